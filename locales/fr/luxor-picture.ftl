# Mots sur les images de Luxor et leurs textes alternatifs.

## Sur les images

# The table from a chair: how near the end is, and the choices beside the cards.
luxor-picture-over = La partie est finie
luxor-picture-last-round = Dernier tour : encore { $count }
luxor-picture-in-tomb =
    { $count ->
        [0] Personne au tombeau
       *[other] 1 sur 2 : le prochain finit la partie
    }
luxor-picture-at = case { $from }
luxor-picture-roll = lance le dé
luxor-picture-all = tous bougent
luxor-picture-empty = Ta main est vide
luxor-picture-treasures = Trésors
luxor-picture-adventurers = Aventuriers
luxor-picture-sarcophagi = Sarcophages
luxor-picture-keys = Clés
luxor-picture-sets = Séries
luxor-picture-scarabs = Scarabées
luxor-picture-lay = gauche ou droite, avancer
luxor-picture-act = action de la tuile
luxor-picture-draw = piocher au milieu
luxor-picture-move-skip = les cases vides ne comptent pas
luxor-picture-move-back = une tuile en avant ou en arrière
luxor-picture-move-back-space = une case en avant ou en arrière
luxor-picture-move-osiris = Osiris lance en avant, un autre Osiris encore
luxor-picture-move-tomb = le nombre exact et une clé
luxor-picture-move-barred = trop loin ou sans clé : interdit
luxor-picture-wake-pass = un aventurier passe devant Anubis
luxor-picture-wake-own = seul le tien qui y dort se réveille
luxor-picture-wake-stairs = sur l’escalier, il bouge dès ton tour suivant
luxor-picture-end-tomb = fin du tour de jeu, puis décompte
luxor-picture-end-stuck = personne ne peut bouger : décompte
luxor-picture-tile-tunnel = jusqu’au prochain tunnel
luxor-picture-tile-scarab = points secrets
luxor-picture-tile-eyes-12 = carte à 1 ou 2 yeux
luxor-picture-tile-eyes-23 = carte à 2 ou 3 yeux
luxor-picture-tile-wild = vaut n’importe quel trésor
luxor-picture-tile-scarab-or-wild = l’un des deux
luxor-picture-sixty-want = Des trésors en chemin, puis une place dans la chambre
luxor-picture-sixty-turn = Joue à gauche ou à droite, avance, utilise la tuile, pioche
luxor-picture-sixty-end = Deux dans la chambre : on finit le tour de jeu et on compte
luxor-picture-sixty-mistake = Un seul devant : presque tout trésor en exige deux ou trois
luxor-picture-symbols-treasures = Trésors
luxor-picture-symbols-acts = Tuiles à action
luxor-picture-symbols-temple = Temple et points
luxor-picture-symbols-cards = Cartes et tours
luxor-picture-symbol-vase = Vase
luxor-picture-symbol-jewel = Bijou
luxor-picture-symbol-statue = Statue
luxor-picture-symbol-wild = Joker : tout trésor
luxor-picture-symbol-sets = Un de chaque : une série
luxor-picture-symbol-need = Aventuriers exigés
luxor-picture-symbol-horus = Horus : clé ou carte
luxor-picture-symbol-osiris = Osiris : 3 de plus
luxor-picture-symbol-tunnel = Au prochain tunnel
luxor-picture-symbol-scarab = Scarabée : PV secrets
luxor-picture-symbol-scarab-or-wild = Scarabée ou joker
luxor-picture-symbol-eyes = Carte de niveau 1 ou 2
luxor-picture-symbol-below = Tuile Temple dessous
luxor-picture-symbol-cobra = Cobra : un tunnel
luxor-picture-symbol-falcon = Faucon : scarabée, carte
luxor-picture-symbol-lion = Lion : un joker
luxor-picture-symbol-adventurer = Aventurier
luxor-picture-symbol-several = Trois du même joueur
luxor-picture-symbol-asleep = Dort près d’Anubis
luxor-picture-symbol-stairs = Escalier, case 0
luxor-picture-symbol-number = Numéro de la case
luxor-picture-symbol-points = PV d’une place
luxor-picture-symbol-first = Premier arrivé : 5
luxor-picture-symbol-second = Second : 3
luxor-picture-symbol-key = Clé de la chambre
luxor-picture-symbol-ghost = Était ici avant
luxor-picture-symbol-way = Chemin du dernier tour
luxor-picture-symbol-left = Carte de gauche
luxor-picture-symbol-right = Carte de droite
luxor-picture-symbol-pile = Pioche
luxor-picture-symbol-plus-minus = 1 en avant ou en arrière
luxor-picture-symbol-die = Lance le dé, avance
luxor-picture-symbol-up-to = De 1 à 4, au choix
luxor-picture-symbol-all = Tous les tiens : 1 de plus
luxor-picture-symbol-last = Dernier au suivant
luxor-picture-symbol-less = 2, un de moins exigé
luxor-picture-symbol-torch = À qui le tour
luxor-picture-symbol-flag = Premier joueur
luxor-picture-symbol-crown = A gagné

## Textes alternatifs

luxor-alt-board = Luxor, tour de jeu { $round }. Tuiles dans le temple : { $tiles }. Pioche : { $pile }.
luxor-alt-top = Dernière carte : { $card }.
luxor-alt-first = Commence le tour de jeu : { $name }.
luxor-alt-last = Dernier tour de jeu ! Encore à jouer : { $names }.
luxor-alt-won = Sarcophages gagnés par : { $names }.
luxor-alt-seat =
    { $points ->
        [one] { $symbol } { $name } : { $points } point ; clés { $key }, vases { $vase }, bijoux { $jewel }, statues { $statue }, jokers { $wild }, scarabées { $scarab }. Aventuriers : { $where }.
       *[other] { $symbol } { $name } : { $points } points ; clés { $key }, vases { $vase }, bijoux { $jewel }, statues { $statue }, jokers { $wild }, scarabées { $scarab }. Aventuriers : { $where }.
    }
luxor-alt-asleep = endormi à Anubis { $number }
luxor-alt-stairs = escalier
luxor-alt-tomb = chambre funéraire
luxor-alt-hand = Ta main, de gauche à droite : { $cards }.
luxor-alt-empty = Ta main est vide.
luxor-alt-scarabs = Tes scarabées : { $values }.
luxor-alt-discard = Personne ne peut bouger ; tu peux défausser : { $cards }.
luxor-alt-card = Carte : { $card }.
luxor-alt-die = Dé : { $number }.
luxor-alt-left = Carte de gauche, { $card } : { $moves }.
luxor-alt-right = Carte de droite, { $card } : { $moves }.
luxor-alt-roll = { $letter } : lancer le dé
luxor-alt-there = { $have }/{ $need }
luxor-alt-some = plusieurs
luxor-alt-move = { $letter } : { $from } → { $to }, { $what }
luxor-alt-mover = { $letter } : { $from } → { $ends }
luxor-alt-complete = complet
luxor-alt-thrown = via Osiris en { $spaces }
luxor-alt-waking = en réveille { $count }
luxor-alt-tunnel = tunnel vers { $end }
luxor-alt-tunnel-end = tunnel sans issue
luxor-alt-nothing = plus rien à prendre
luxor-alt-prize =
    { $points ->
        [0] coûte une clé, plus de sarcophage
       *[other] coûte une clé, sarcophage à { $points } PV
    }
luxor-alt-act = Tuiles dont l’action est possible : { $where }.
luxor-alt-rewards = Tu peux prendre : { $rewards }.
luxor-alt-reward-key = une clé
luxor-alt-reward-scarab = un scarabée
luxor-alt-reward-wild = un joker
luxor-alt-card-number = { $number }
luxor-alt-card-plus-minus = ±1
luxor-alt-card-die = dé
luxor-alt-card-up-to = 1–{ $number } (Horus { $level })
luxor-alt-card-up-to-die = 1–dé (Horus { $level })
luxor-alt-card-all = tous avancent de { $number } (Horus { $level })
luxor-alt-card-last = le dernier rejoint l’avant-dernier (Horus { $level })
luxor-alt-card-less = { $number } et trésor facile (Horus { $level })
luxor-alt-tile-empty = case vide
luxor-alt-tile-vase = vase, { $points } PV
luxor-alt-tile-jewel = bijou, { $points } PV
luxor-alt-tile-statue = statue, { $points } PV
luxor-alt-tile-osiris = Osiris +{ $steps }
luxor-alt-tile-horus-1 = clé ou Horus 1
luxor-alt-tile-horus-2 = clé ou Horus 2
luxor-alt-tile-horus-3 = clé ou Horus 3
luxor-alt-tile-tunnel = tunnel
luxor-alt-tile-scarab = scarabée
luxor-alt-tile-eyes-12 = Horus 1 ou 2
luxor-alt-tile-eyes-23 = Horus 2 ou 3
luxor-alt-tile-wild = joker
luxor-alt-tile-scarab-or-wild = scarabée ou joker
luxor-alt-score = Score final de Luxor.
luxor-alt-place = { $place }. { $symbol } { $name } : trésors { $treasures }, aventuriers { $adventurers }, sarcophages { $sarcophagi }, clés { $keys }, séries { $sets }, scarabées { $scarabs } ; { $total } en tout.
luxor-alt-cover = Luxor : la porte d’un temple la nuit, gardée par deux statues d’Anubis. À la table : { $names }.
luxor-alt-rules-sixty = En soixante secondes. Ton but : un vase, un bijou, une statue et, au bout du chemin, un sarcophage. Ton tour : la carte de gauche ou celle de droite, sur cinq, un aventurier va sur une tuile, une nouvelle carte. La fin : deux aventuriers à côté des deux sarcophages. Erreur de débutant : un aventurier seul sur des trésors qui en exigent trois et deux.
luxor-alt-rules-goal = Des aventuriers de quatre couleurs rassemblent vases, bijoux et statues en chemin vers les deux sarcophages.
luxor-alt-rules-turn = Un tour : jouer la carte la plus à gauche ou la plus à droite et avancer ; faire l’action de la tuile ; piocher une carte au milieu de la main.
luxor-alt-rules-movement = Une carte 2 : une case vide en chemin ne compte pas. ±1 : une tuile en avant ou en arrière, là aussi par-dessus une case vide. Une carte 1 jusqu’à Osiris +2, qui lance jusqu’à Osiris +1, qui lance encore. La chambre funéraire : le nombre exact et une clé ; trop loin ou sans clé, c’est interdit. Tuiles Osiris : une de +1, deux de +2, deux de +3, une de +4.
luxor-alt-rules-movement-step-space = Une carte 2 : une case vide en chemin ne compte pas. ±1 : une case en avant ou en arrière, même sur une case vide. Une carte 1 jusqu’à Osiris +2, qui lance jusqu’à Osiris +1, qui lance encore. La chambre funéraire : le nombre exact et une clé ; trop loin ou sans clé, c’est interdit. Tuiles Osiris : une de +1, deux de +2, deux de +3, une de +4.
luxor-alt-rules-statues = Un aventurier va de 6 à 8 en passant devant la statue d’Anubis : son compagnon qui y dormait se réveille, les autres dorment toujours ; il est maintenant debout sur l’escalier. Les statues sont entre 7 et 8, 13 et 14, 19 et 20.
luxor-alt-rules-treasures = Vases, bijoux et statues : 1 PV demande un aventurier (1 de chaque sorte), 3 PV deux (4), 4 PV deux (3), 5 PV trois (1), 6 PV trois (1). Cobra, faucon et lion révèlent une tuile Temple.
luxor-alt-rules-horus = Tuiles Horus, deux de chaque à un, deux et trois yeux : une clé ou la première carte de la pile au même nombre d’yeux.
luxor-alt-rules-temple = Tuiles Temple. Cobra : 4 tunnels. Faucon : 4 scarabées, 1 carte Horus à 1 ou 2 yeux, 1 à 2 ou 3 yeux. Lion : 3 jokers, 1 scarabée ou joker.
luxor-alt-rules-starters = Les cartes de départ : six cartes 1, quatre de chaque pour 2, 3, 4 et 5, cinq ±1, quatre dés.
luxor-alt-rules-horus-cards = Les cartes Horus, huit de chaque niveau : de 1 à un nombre, de 1 au dé, tous avancent, le dernier rejoint l’avant-dernier, un aventurier de moins.
luxor-alt-rules-tomb = Chaque aventurier qui entre dans la chambre funéraire paie une clé ; le premier gagne le sarcophage à 5 PV, le deuxième celui à 3 PV ; chacun y vaut 13 PV.
luxor-alt-rules-scoring = Exemples de décompte : trésors 3 + 4 + 5 = 12 ; aventuriers 0 + 5 + 5 + 8 + 13 = 31 ; sarcophages 5 et 3 ; 1 par clé ; une à huit séries 3, 7, 12, 18, 25, 33, 42, 52 ; scarabées 4 + 2 + 2 + 1 = 9.
luxor-alt-rules-end = La fin : les deux sarcophages gagnés, on finit le tour de jeu, puis on compte les points ; ou personne n’a pu bouger pendant un tour de jeu entier.

## Le plateau en mots

luxor-words-horus = Cartes Horus : { $stacks }.
luxor-words-stack = niveau { $level }, il en reste { $count }, la première « { $card } »
luxor-words-stack-none = niveau { $level }, épuisé
luxor-words-discard = Défausse : { $cards }.
luxor-words-supply = Réserve : clés { $key }, scarabées { $scarab }, jokers { $wild }. Tuiles Temple face cachée : cobra { $cobra }, faucon { $falcon }, lion { $lion }.
luxor-words-legend = Les cases dans l’ordre ; pour un trésor, ses PV / le nombre d’aventuriers qu’il demande, puis le symbole dessous, s’il y en a un ; entre parenthèses, qui s’y trouve.
luxor-words-part = **{ $first }–{ $last }** (mur { $points } PV) : { $spaces }
luxor-words-asleep = Endormis devant Anubis { $number } : { $who }
luxor-words-treasure = { luxor-treasure } { $points }/{ $need }
luxor-words-treasure-over = { luxor-treasure } { $points }/{ $need } { $back }
luxor-words-cobra = cobra
luxor-words-falcon = faucon
luxor-words-lion = lion
luxor-words-tomb = **Chambre funéraire** ({ $points } PV) : { $sarcophagi }
luxor-words-sarcophagus = sarcophage { $points } PV
luxor-words-sarcophagus-won = sarcophage { $points } PV gagné par { $name }
