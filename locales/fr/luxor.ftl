# Luxor. Les points s’appellent PV, sans pluriel. Les cases sont des nombres : 0 est l’escalier, 41 la chambre funéraire.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Mène tes aventuriers à travers le temple de Luxor : ramasse des trésors, gagne la faveur d’Horus et atteins la tombe du pharaon, une clé à la main. Tes cartes gardent leur ordre, et tu ne peux jouer que celles des deux extrémités.

## Options

luxor-option-step-tile = ±1 saute les cases vides
luxor-option-step-space = ±1 compte aussi les cases vides

## Cards

luxor-card-number = { $number }
luxor-card-plus-minus = ±1
luxor-card-plus-minus-space = ±1
luxor-card-die = Dé
luxor-card-up-to = 1–{ $number }
luxor-card-up-to-die = 1–dé
luxor-card-all = Tous +{ $number }
luxor-card-last = Dernier → avant-dernier
luxor-card-less = { $number } et trésor facile

luxor-gloss-number = carte de départ
luxor-gloss-plus-minus = carte de départ
luxor-gloss-plus-minus-space = carte de départ
luxor-gloss-die = carte de départ
luxor-gloss-up-to = carte Horus, niveau { $level }
luxor-gloss-up-to-die = carte Horus, niveau { $level }
luxor-gloss-all = carte Horus, niveau { $level }
luxor-gloss-last = carte Horus, niveau { $level }
luxor-gloss-less = carte Horus, niveau { $level }

luxor-effect-number =
    { $number ->
        [one] Un de tes aventuriers avance d’exactement 1 tuile.
       *[other] Un de tes aventuriers avance d’exactement { $number } tuiles.
    }
luxor-effect-plus-minus = Un de tes aventuriers se déplace d’1 tuile en avant ou en arrière.
luxor-effect-plus-minus-space = Un de tes aventuriers avance ou recule de 1 case, même sur une case vide.
luxor-effect-die = Lance d’abord le dé ; ensuite, un de tes aventuriers avance d’exactement ce nombre de tuiles.
luxor-effect-up-to = Un de tes aventuriers avance de 1 à { $number } tuiles, à ton choix.
luxor-effect-up-to-die = Lance d’abord le dé ; ensuite, un de tes aventuriers avance de 1 tuile jusqu’à ce nombre.
luxor-effect-all =
    { $number ->
        [one] Tous tes aventuriers actifs avancent de 1 tuile ; ensuite, tu effectues l’action de la tuile de l’un d’eux.
       *[other] Tous tes aventuriers actifs avancent de { $number } tuiles ; ensuite, tu effectues l’action de la tuile de l’un d’eux.
    }
luxor-effect-last = Ton aventurier actif le plus en arrière rejoint le suivant des tiens, et tu effectues l’action de la tuile.
luxor-effect-less =
    { $number ->
        [one] Un de tes aventuriers avance d’exactement 1 tuile ; un trésor y demande un aventurier de moins.
       *[other] Un de tes aventuriers avance d’exactement { $number } tuiles ; un trésor y demande un aventurier de moins.
    }

## What happened

luxor-event-played = { $seat } joue « { $card } ».
luxor-event-discarded = { $seat } ne peut bouger avec aucune de ses cartes extérieures et défausse « { $card } ».
luxor-event-rolled = { $seat } lance le dé : { $number }.
luxor-event-stayed = Aucun aventurier de { $seat } ne peut utiliser ce lancer : personne ne bouge.
luxor-event-chose = Tu vas jouer « { $card } ». Personne d’autre ne le sait encore.
luxor-event-picked =
    { $from ->
        [0] Tu vas déplacer un aventurier de l’escalier. Personne d’autre ne le sait encore.
       *[other] Tu vas déplacer un aventurier de la case { $from }. Personne d’autre ne le sait encore.
    }
luxor-event-moved =
    { $to ->
        [41]
            { $from ->
                [0] { $seat } déplace un aventurier de l’escalier à la chambre funéraire.
               *[other] { $seat } déplace un aventurier de la case { $from } à la chambre funéraire.
            }
       *[other]
            { $from ->
                [0] { $seat } déplace un aventurier de l’escalier à la case { $to }.
               *[other] { $seat } déplace un aventurier de la case { $from } à la case { $to }.
            }
    }
luxor-event-thrown =
    { $to ->
        [41] Osiris lance l’aventurier de { $seat } de { $steps } en avant, de la case { $from } à la chambre funéraire.
       *[other] Osiris lance l’aventurier de { $seat } de { $steps } en avant, de la case { $from } à la case { $to }.
    }
luxor-event-woke =
    { $statue ->
        [1] { $seat } réveille son aventurier de la première statue d’Anubis : le voici debout sur l’escalier.
        [2] { $seat } réveille son aventurier de la deuxième statue d’Anubis : le voici debout sur l’escalier.
       *[3] { $seat } réveille son aventurier de la troisième statue d’Anubis : le voici debout sur l’escalier.
    }
luxor-event-entered =
    { $points ->
        [0] { $seat } paie une clé pour la chambre funéraire ; les deux sarcophages sont déjà pris.
       *[other] { $seat } paie une clé pour la chambre funéraire et gagne le sarcophage de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } prend le vase de la case { $space } : { $points } PV.
        [jewel] { $seat } prend le bijou de la case { $space } : { $points } PV.
       *[statue] { $seat } prend la statue de la case { $space } : { $points } PV.
    }
luxor-event-turned =
    { $tile ->
        [tunnel] Une tuile Temple apparaît sur la case { $space } : un tunnel.
        [scarab] Une tuile Temple apparaît sur la case { $space } : un scarabée.
        [wild] Une tuile Temple apparaît sur la case { $space } : un joker.
        [scarab-or-wild] Une tuile Temple apparaît sur la case { $space } : un scarabée ou un joker.
        [eyes-12] Une tuile Temple apparaît sur la case { $space } : faveur d’Horus, 1 ou 2 yeux.
       *[eyes-23] Une tuile Temple apparaît sur la case { $space } : faveur d’Horus, 2 ou 3 yeux.
    }
luxor-event-took-key = { $seat } prend une clé.
luxor-event-took-scarab = { $seat } prend un scarabée.
luxor-event-took-scarab-known = Tu prends un scarabée : { $points } PV.
luxor-event-took-wild = { $seat } prend un trésor joker.
luxor-event-took-horus = { $seat } prend une carte Horus de niveau { $level } : « { $card } ».
luxor-event-tunnelled = L’aventurier de { $seat } passe par le tunnel, de la case { $from } à la case { $to }.
luxor-event-reshuffled = La pioche est épuisée : la défausse est mélangée et prend sa place.
luxor-event-drew = { $seat } pioche une carte.
luxor-event-drew-known = Tu pioches « { $card } », qui va au milieu de ta main.
luxor-event-ended =
    { $reason ->
        [tomb] La partie est finie : au moins deux aventuriers sont dans la chambre funéraire et le tour de jeu est terminé.
       *[stuck] La partie est finie : pendant un tour de jeu entier, personne n’a pu bouger.
    }
luxor-event-revealed =
    { $count ->
        [one] { $seat } révèle un scarabée : { $points } PV.
       *[other] { $seat } révèle { $count } scarabées : { $points } PV.
    }

## A turn in one line
# Un tour en une ligne, après le nom de qui joue. Bref, au passé.

luxor-story-played = « { $card } »
luxor-story-discarded = n’a pas pu bouger, a défaussé « { $card } »
luxor-story-rolled = a fait { $number } au dé
luxor-story-stayed = personne n’a pu bouger
luxor-story-moved =
    { $to ->
        [41]
            { $from ->
                [0] escalier → tombe
               *[other] { $from } → tombe
            }
       *[other]
            { $from ->
                [0] escalier → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown =
    { $to ->
        [41] Osiris → tombe
       *[other] Osiris → { $to }
    }
luxor-story-woke = réveil à Anubis { $statue }
luxor-story-entered =
    { $points ->
        [0] plus de sarcophage libre
       *[other] sarcophage, { $points } PV
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vase, { $points } PV
        [jewel] bijou, { $points } PV
       *[statue] statue, { $points } PV
    }
luxor-story-turned =
    { $tile ->
        [tunnel] a découvert un tunnel
        [scarab] a découvert un scarabée
        [wild] a découvert un joker
        [scarab-or-wild] a découvert scarabée ou joker
        [eyes-12] a découvert 1 ou 2 yeux
       *[eyes-23] a découvert 2 ou 3 yeux
    }
luxor-story-took-key = a pris une clé
luxor-story-took-scarab = a pris un scarabée
luxor-story-took-scarab-known = a pris un scarabée, { $points } PV
luxor-story-took-wild = a pris un joker
luxor-story-took-horus = a pris la carte Horus « { $card } »
luxor-story-tunnelled = tunnel → { $to }
luxor-story-reshuffled = défausse mélangée
luxor-story-revealed =
    { $count ->
        [one] { $seat } avait un scarabée, { $points } PV
       *[other] { $seat } avait { $count } scarabées, { $points } PV
    }

## Questions

luxor-ask-card = Laquelle de tes deux cartes extérieures joues-tu ?
luxor-ask-card-none = Aucune carte extérieure ne peut déplacer qui que ce soit. Laquelle défausses-tu ?
luxor-ask-adventurer = Tu joues « { $card } ». Quel aventurier déplaces-tu ?
luxor-ask-adventurer-die = « { $card } » : tu as fait { $roll }. Quel aventurier déplaces-tu ?
luxor-ask-move = Tu joues « { $card } ». Quel aventurier déplaces-tu, et où ?
luxor-ask-move-die = « { $card } » : tu as fait { $roll }. Quel aventurier déplaces-tu, et où ?
luxor-ask-move-from =
    { $from ->
        [0] Tu joues « { $card } ». Jusqu’où va l’aventurier de l’escalier ?
       *[other] Tu joues « { $card } ». Jusqu’où va l’aventurier de la case { $from } ?
    }
luxor-ask-move-from-die =
    { $from ->
        [0] « { $card } » : tu as fait { $roll }. Jusqu’où va l’aventurier de l’escalier ?
       *[other] « { $card } » : tu as fait { $roll }. Jusqu’où va l’aventurier de la case { $from } ?
    }
luxor-ask-act = Tes déplacements sont faits. De quelle tuile effectues-tu l’action ?
luxor-ask-horus =
    { $level ->
        [one] Tuile Horus à 1 œil : que prends-tu ?
       *[other] Tuile Horus à { $level } yeux : que prends-tu ?
    }
luxor-ask-favour = Faveur d’Horus : quelle carte prends-tu ?
luxor-ask-scarab = Que prends-tu ?

## Buttons and options (80 characters at most)

# Un chemin le long des cases, partie d’un libellé : « escalier → Osiris 9 +2 → 11 ».
luxor-way =
    { $throws ->
        [0] { luxor-start } → { luxor-finish }
        [1] { luxor-start } → Osiris { $chain } → { luxor-finish }
       *[other] { luxor-start } → { $chain } → { luxor-finish }
    }
# Le même sans son départ, quand un seul aventurier peut bouger.
luxor-onward =
    { $throws ->
        [0] → { luxor-finish }
        [1] → Osiris { $chain } → { luxor-finish }
       *[other] → { $chain } → { luxor-finish }
    }
luxor-start =
    { $from ->
        [0] escalier
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] tombe
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] gauche
       *[right] droite
    }
luxor-treasure =
    { $treasure ->
        [vase] vase
        [jewel] bijou
       *[statue] statue
    }
# À la fin d’un libellé : les aventuriers que le déplacement réveille.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , réveille { $woken }
    }
# À la fin d’un libellé pour « avancer tous ».
luxor-tombs =
    { $tombs ->
        [0] { "" }
       *[other] , { $tombs } à la tombe
    }
luxor-stay =
    { $stay ->
        [0] { "" }
        [one] , 1 reste
       *[other] , { $stay } restent
    }

luxor-do-play = { $card } ({ luxor-side }) : { $count } coups possibles
luxor-do-play-die = { $card } ({ luxor-side }) : lancer d’abord le dé
luxor-do-play-all =
    { $count ->
        [one] { $card } ({ luxor-side }) : 1 aventurier avance{ luxor-tombs }{ luxor-stay }
       *[other] { $card } ({ luxor-side }) : { $count } aventuriers avancent{ luxor-tombs }{ luxor-stay }
    }
luxor-do-discard = { $card } ({ luxor-side }) : défausser sans bouger
luxor-do-play-nothing = { $card } ({ luxor-side }) { luxor-onward } : aucune action{ luxor-wakes }
luxor-do-play-treasure = { $card } ({ luxor-side }) { luxor-onward } : { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-play-treasure-set =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward } : { luxor-treasure } { $points } PV, séries +{ $set }{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : { luxor-treasure } { $points }, série +{ $set }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward } : { luxor-treasure } { $points } PV, { $have } des { $need } aventuriers{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : { luxor-treasure } { $points }, { $have } des { $need }{ luxor-wakes }
    }
luxor-do-play-scarab = { $card } ({ luxor-side }) { luxor-onward } : scarabée{ luxor-wakes }
luxor-do-play-wild = { $card } ({ luxor-side }) { luxor-onward } : joker{ luxor-wakes }
luxor-do-play-scarab-or-wild = { $card } ({ luxor-side }) { luxor-onward } : scarabée ou joker{ luxor-wakes }
luxor-do-play-key = { $card } ({ luxor-side }) { luxor-onward } : clé{ luxor-wakes }
luxor-do-play-key-or-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward } : clé ou Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward } : clé ou Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : clé ou Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward } : Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward } : Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward } : carte Horus au choix{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : carte Horus{ luxor-wakes }
    }
luxor-do-play-tunnel = { $card } ({ luxor-side }) { luxor-onward } : tunnel jusqu’à { $end }{ luxor-wakes }
luxor-do-play-tunnel-end = { $card } ({ luxor-side }) { luxor-onward } : tunnel sans issue{ luxor-wakes }
luxor-do-play-tomb =
    { $points ->
        [0] { $card } ({ luxor-side }) { luxor-onward } : −1 clé, pas de sarcophage{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward } : −1 clé, sarcophage { $points } PV{ luxor-wakes }
    }
luxor-do-walk-nothing = { luxor-way } : aucune action{ luxor-wakes }
luxor-do-walk-treasure = { luxor-way } : { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-walk-treasure-set = { luxor-way } : { luxor-treasure } { $points } PV, séries +{ $set }{ luxor-wakes }
luxor-do-walk-waiting =
    { $throws ->
        [0] { luxor-way } : { luxor-treasure } { $points } PV, { $have } des { $need } aventuriers{ luxor-wakes }
        [1] { luxor-way } : { luxor-treasure } { $points } PV, { $have } des { $need } aventuriers{ luxor-wakes }
       *[other] { luxor-way } : { luxor-treasure } { $points } PV, { $have } des { $need }{ luxor-wakes }
    }
luxor-do-walk-scarab = { luxor-way } : scarabée{ luxor-wakes }
luxor-do-walk-wild = { luxor-way } : joker{ luxor-wakes }
luxor-do-walk-scarab-or-wild = { luxor-way } : scarabée ou joker{ luxor-wakes }
luxor-do-walk-key = { luxor-way } : clé{ luxor-wakes }
luxor-do-walk-key-or-horus =
    { $throws ->
        [0] { luxor-way } : clé ou Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way } : clé ou Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $throws ->
        [0] { luxor-way } : Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way } : Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $throws ->
        [0] { luxor-way } : Horus ({ $cards }){ luxor-wakes }
       *[other] { luxor-way } : carte Horus au choix{ luxor-wakes }
    }
luxor-do-walk-tunnel = { luxor-way } : tunnel jusqu’à { $end }{ luxor-wakes }
luxor-do-walk-tunnel-end = { luxor-way } : tunnel sans issue{ luxor-wakes }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way } : −1 clé, pas de sarcophage{ luxor-wakes }
       *[other] { luxor-way } : −1 clé, sarcophage { $points } PV{ luxor-wakes }
    }
luxor-do-act-treasure = { $space } : { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-act-treasure-set = { $space } : { luxor-treasure } { $points } PV, séries +{ $set }{ luxor-wakes }
luxor-do-act-scarab = { $space } : scarabée{ luxor-wakes }
luxor-do-act-wild = { $space } : joker{ luxor-wakes }
luxor-do-act-scarab-or-wild = { $space } : scarabée ou joker{ luxor-wakes }
luxor-do-act-key = { $space } : clé{ luxor-wakes }
luxor-do-act-key-or-horus = { $space } : clé ou Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-horus = { $space } : Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-favour = { $space } : Horus ({ $cards }){ luxor-wakes }
luxor-do-act-tunnel = { $space } : tunnel jusqu’à { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0]
            { $count ->
                [one] Escalier : 1 coup possible
               *[other] Escalier : { $count } coups possibles
            }
       *[other]
            { $count ->
                [one] Case { $from } : 1 coup possible
               *[other] Case { $from } : { $count } coups possibles
            }
    }
luxor-do-act-none = Aucune action
luxor-do-take-key = Clé : ouvre la chambre funéraire, ou vaut 1 PV à la fin
luxor-do-take-horus = Horus { $level } : { $card }, au lieu de piocher une carte
luxor-do-take-scarab = Scarabée : de 1 à 4 PV, que personne d’autre ne voit
luxor-do-take-wild = Trésor joker : remplace n’importe quel trésor dans une série

## Why something cannot be done

luxor-no-card-cannot-move = Cette carte ne peut déplacer aucun de tes aventuriers. Joue l’autre carte extérieure.
luxor-no-must-move = Une de tes cartes extérieures peut déplacer un aventurier : tu ne peux donc pas défausser. Joue une carte qui en déplace un.
luxor-no-nobody-there = Aucun de tes aventuriers ne se trouve là. Choisis-en un parmi ceux qui sont proposés.
luxor-no-cannot-move = Cet aventurier ne peut pas bouger avec cette carte. Choisis-en un parmi ceux qui sont proposés.
luxor-no-another-chosen = Tu as déjà choisi un autre aventurier. Choisis un des coups proposés.
luxor-no-not-with-this-card = Cette carte ne permet pas cette distance. Choisis un des coups proposés.
luxor-no-nothing-behind = Il n’y a pas de tuile derrière cet aventurier. Choisis un des coups proposés.
luxor-no-stairs-behind = Derrière cet aventurier, il n’y a que l’escalier, et on n’y retourne pas. Choisis un des coups proposés.
luxor-no-no-key = Il faut une clé pour entrer dans la chambre funéraire. Choisis un des coups proposés.
luxor-no-too-far = Ce coup irait au-delà de la chambre funéraire. Choisis un des coups proposés.
luxor-no-no-action-there = Il n’y a pas d’action pour toi sur cette case. Choisis une des tuiles proposées.
luxor-no-not-offered = On ne peut pas prendre cela ici. Choisis une des récompenses proposées.

## The result

luxor-category-treasures = Trésors
luxor-category-adventurers = Aventuriers
luxor-category-sarcophagi = Sarcophages
luxor-category-keys = Clés
luxor-category-sets = Séries
luxor-category-scarabs = Scarabées
luxor-criterion-sarcophagus = Sarcophage le plus précieux
luxor-ending-tomb = Deux aventuriers avaient atteint la chambre funéraire, et le tour de jeu s’est terminé.
luxor-ending-stuck = Pendant un tour de jeu entier, personne n’a pu déplacer d’aventurier.
luxor-decided-sarcophagus = Égalité aux points : { $seat } gagne avec le sarcophage le plus précieux.

## Rules

luxor-rules-goal-body =
    Tu mènes cinq aventuriers le long d’un couloir, de l’**escalier**, par 40 cases, à la **chambre funéraire** du pharaon. Les cases sont numérotées : l’escalier est 0. Au début, il y a une tuile sur chacune : Trésor, Horus ou Osiris. En chemin, tes aventuriers ramassent des trésors, des scarabées, des clés et des cartes Horus. Qui a le plus de **points de victoire** (PV) l’emporte.

    Les points viennent
    - des trésors, dès que tu les prends,
    - des séries de vase, bijou et statue,
    - du chemin parcouru par chaque aventurier,
    - des sarcophages, des clés et des scarabées.

    On joue à 2, 3 ou 4. Quand deux aventuriers, peu importe à qui, sont entrés dans la chambre funéraire, on finit le tour de jeu et on compte les points.

    Personne d’autre que toi ne voit ta main ni la valeur de tes scarabées. Le reste est visible par tout le monde : le temple, les clés, les trésors, combien de cartes et de scarabées chaque personne possède, la défausse et la première carte Horus de chaque pile.
luxor-rules-turn-body =
    1. **Joue** la carte la plus à gauche ou la plus à droite de ta main et fais le déplacement qu’elle indique.
    2. **Effectue l’action** de la tuile où le déplacement se termine.
    3. **Pioche** une carte. Elle va au milieu de ta main : sur les quatre qui restent, deux de chaque côté.

    Une carte Horus prise à l’étape 2 va au milieu à sa place, et tu ne pioches rien. Tu finis donc chaque tour avec **5 cartes**. Leur ordre ne change jamais.

    Si tu peux bouger, tu le dois. Si une seule de tes cartes extérieures peut déplacer quelqu’un, c’est celle-là que tu dois jouer. Si aucune ne le peut, tu défausses l’une des deux : ni déplacement ni action, seulement une nouvelle carte.

    La carte jouée va à la défausse. Quand la pioche est épuisée, la défausse est mélangée et prend sa place, avec les cartes Horus qui s’y trouvent.
luxor-rules-movement-title = Déplacement
luxor-rules-movement-body =
    Tu déplaces tes aventuriers **actifs**, ceux qui sont debout. On ne peut pas déplacer ceux qui dorment devant une statue, et personne ne sort de la chambre funéraire.

    - **De tuile en tuile.** { $step ->
        [space] Les cases sans tuile sont sautées et ne comptent pas ; elles ne comptent que pour la carte ±1.
       *[tile] Les cases sans tuile sont sautées et ne comptent jamais.
    } Depuis une case vide, le premier pas mène à la tuile suivante. Plusieurs aventuriers peuvent partager une case.
    - **Osiris** lance aussitôt en avant l’aventurier qui arrive là, d’autant de tuiles qu’il en indique. Une autre tuile Osiris lance encore. Il y en a quatre, sur 9, 16, 26 et 33, au hasard parmi les six, qui montrent 1, 2, 2, 3, 3 et 4. Personne ne reste sur Osiris ; l’action est celle de la tuile où le déplacement se termine.
    - **Pour entrer dans la chambre**, il faut le nombre exact et une clé : elle compte comme un pas après la dernière tuile. Un déplacement qui la dépasserait, ou qui y entrerait sans clé, n’est pas permis. Cela vaut aussi pour les lancers d’Osiris.

    Passer devant **Anubis** réveille ton propre aventurier qui y dort.
luxor-rules-statues-title = Anubis et les dormeurs
luxor-rules-statues-body =
    Tu commences avec **deux** aventuriers actifs sur l’escalier. Les **trois** autres dorment, un devant chaque statue d’Anubis : entre 7 et 8, 13 et 14, 19 et 20. Les statues ne sont pas des cases : personne ne s’y arrête.

    Dès qu’un de tes aventuriers passe devant une statue, le tien qui y dort se réveille et se retrouve debout sur l’escalier. Peu importe comment il passe : par une carte, par Osiris ou par un tunnel. Un seul déplacement peut en réveiller plusieurs.

    L’aventurier réveillé peut bouger à partir de ton tour suivant, donc pas avec la même carte « Tous ». Les aventuriers des autres continuent de dormir.

    Endormi ou sur l’escalier, un aventurier vaut 0 PV à la fin.
luxor-rules-treasures-title = Trésors
luxor-rules-treasures-body =
    30 tuiles : 10 vases, 10 bijoux, 10 statues. De chaque sorte :
    - **1 PV** (1 tuile) : demande 1 aventurier
    - **3 PV** (4 tuiles) : en demande 2
    - **4 PV** (3 tuiles) : en demande 2
    - **5 PV** (1 tuile) : en demande 3
    - **6 PV** (1 tuile) : en demande 3

    Quand un de tes aventuriers y termine son déplacement, compte les tiens sur la tuile, pas ceux des autres. S’ils suffisent, tu prends le trésor : ses PV sont aussitôt à toi, et tu le gardes pour les séries. Impossible de refuser. S’ils ne sont pas assez, rien ne se passe, et ils attendent du renfort.

    Qu’y a-t-il dessous ? **Cobra** sur 2, 13, 23 et 32, **faucon** sur 4, 10, 15, 21, 29 et 38, **lion** sur 7, 19, 27 et 35.
    - **Un de ces symboles** : la première tuile Temple de cette pile est retournée sur la case. Ceux qui sont là restent dessus, mais personne n’effectue l’action maintenant.
    - **Rien** : la case est vide désormais. Ceux qui sont là restent, et les PV du mur comptent toujours, mais plus aucun déplacement ne peut s’y terminer, sauf par « Dernier → avant-dernier ».
luxor-rules-horus-title = Tuiles Horus
luxor-rules-horus-body =
    Il y a six **tuiles Horus** : sur 5 et 11 (1 œil), 18 et 24 (2 yeux), 30 et 36 (3 yeux). Quand tu y termines un déplacement, tu prends au choix :
    - une **clé** de la réserve de 20, ou
    - la **première carte** de la pile Horus qui a autant d’yeux.

    Si l’une des deux est épuisée, tu reçois l’autre ; si les deux le sont, rien. La tuile reste où elle est.

    Une carte Horus va au **milieu de ta main**, et tu ne pioches pas de carte ce tour-là.

    Une **clé** fait entrer un aventurier dans la chambre funéraire. Chaque clé gardée vaut 1 PV à la fin.

    Les 24 cartes Horus sont face visible en trois piles de 8 : niveaux 1, 2 et 3. Tout le monde voit la première carte de chacune.
luxor-rules-temple-title = Tuiles Temple
luxor-rules-temple-body =
    14 tuiles apparaissent sous les trésors : **cobra** 4, **faucon** 6, **lion** 4. Elles restent, et celui qui y termine plus tard un déplacement effectue leur action.
    - **Scarabée** (4, faucon) : prends-en un, face cachée. Personne d’autre que toi ne connaît sa valeur avant la fin. Il y en a 22 : quatre de 1 PV, huit de 2, six de 3, quatre de 4.
    - **Faveur d’Horus** (2, faucon) : prends la première carte d’une de deux piles : 1 ou 2 yeux sur une tuile, 2 ou 3 yeux sur l’autre. Elle va au milieu de ta main, et tu ne pioches rien.
    - **Joker** (3, lion) : prends un trésor joker. Il remplace n’importe quel trésor dans une série. Il y en a 18.
    - **Scarabée ou joker** (1, lion) : au choix.
    - **Tunnel** (4, cobra) : l’aventurier doit continuer jusqu’au tunnel suivant vers la chambre, et n’y fait rien de plus. Le dernier tunnel ne mène nulle part.

    Si quelque chose est épuisé, tu reçois ce qui reste, ou rien.
luxor-rules-starters-title = Cartes de départ
luxor-rules-starters-body =
    31 cartes. Chaque personne en reçoit cinq ; les autres forment la pioche.
    - **1** (6 cartes), **2**, **3**, **4**, **5** (4 de chaque) : un de tes aventuriers avance d’exactement autant de tuiles.
    - **±1** (5) : { $step ->
        [space] un de tes aventuriers va d’une case en avant ou en arrière, même sur une case vide, où il n’y a pas d’action. La chambre funéraire vient juste après la case 40 et demande une clé, comme toujours.
       *[tile] un de tes aventuriers va d’une tuile en avant ou en arrière.
    }
    - **Dé** (4) : lance-le d’abord. Ensuite, un de tes aventuriers avance d’exactement autant de tuiles que le dé en indique. Si aucun ne le peut, personne ne bouge.

    { $step ->
        [space] Aller **en arrière** mène à la case précédente, jamais à l’escalier : depuis la case 1, on ne peut pas reculer.
       *[tile] Aller **en arrière** mène à la tuile précédente, jamais à l’escalier. Sur la première tuile restante, ou avant elle, on ne peut pas reculer.
    } Osiris lance en avant même si l’on arrive en reculant.

    Le lancer est public et ne peut pas être annulé.
luxor-rules-horus-cards-title = Cartes Horus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6** : un aventurier avance d’autant de tuiles que tu veux, entre ces deux nombres.
    - **1–dé** : lance d’abord. Puis un aventurier avance de 1 au résultat.
    - **Tous +1**, **Tous +2** : tous tes aventuriers actifs avancent d’autant, le plus proche de la chambre d’abord. Ceux qui ne peuvent pas restent ; il faut qu’au moins un puisse bouger. Osiris, Anubis et la chambre valent pour chacun. Puis tu choisis **un** de ceux qui ont bougé, et seule l’action de sa tuile est effectuée.
    - **Dernier → avant-dernier** : ton aventurier actif le plus en arrière rejoint le plus proche des tiens sur une case plus avancée et y effectue l’action de la tuile. Si plusieurs partagent la dernière place, un seul part. Sur une case vide, pas d’action. Sans personne devant, la carte ne déplace personne.
    - **1**, **2**, **3 et trésor facile** : un aventurier avance d’exactement autant. S’il finit sur un trésor, même après Osiris, il faut un aventurier de moins pour le prendre.

    Chaque niveau a 8 cartes :
    - Niveau 1 : 1–3 (2), 1–4, 1–dé, Tous +1, Dernier → avant-dernier, 1 et trésor facile (2)
    - Niveau 2 : 1–4, 1–5 (2), 1–dé, Tous +1, Dernier → avant-dernier, 2 et trésor facile (2)
    - Niveau 3 : 1–5, 1–6 (2), 1–dé, Tous +2, Dernier → avant-dernier, 3 et trésor facile (2)
luxor-rules-tomb-title = La chambre funéraire
luxor-rules-tomb-body =
    Un aventurier entre avec le **nombre exact** de pas, et tu paies **une clé** pour chacun qui entre. La clé reste sur le plateau et ne revient pas à la réserve. Sans clé, impossible d’entrer.

    - Le premier à entrer, peu importe à qui il est, gagne le sarcophage de **5 PV**.
    - Le deuxième gagne celui de **3 PV**. Les deux peuvent être à toi.
    - Ceux qui entrent ensuite, au dernier tour de jeu, paient aussi une clé et n’en gagnent pas.

    Chaque aventurier dans la chambre vaut **13 PV** à la fin. Il n’y a pas d’action, et personne n’en sort.
luxor-rules-scoring-body =
    Les PV des trésors sont à toi depuis que tu les as pris. À la fin, ajoute
    1. **Aventuriers** : pour chacun, les PV de la plaque bleue de sa partie du mur. Escalier **0** · 1–7 : **1** · 8–13 : **2** · 14–19 : **3** · 20–24 : **4** · 25–29 : **5** · 30–33 : **6** · 34–37 : **8** · 38–40 : **10** · chambre funéraire : **13**
    2. **Sarcophages** : 5 et 3
    3. **Clés** : 1 pour chacune qu’il te reste
    4. **Séries** de vase, bijou et statue
    5. **Scarabées** : de 1 à 4 chacun

    Ce que valent ensemble toutes tes séries :
    - 1 série : **3** · 2 : **7** · 3 : **12** · 4 : **18**
    - 5 : **25** · 6 : **33** · 7 : **42** · 8 ou plus : **52**

    Un joker remplace n’importe quel trésor, mais une série en contient deux au plus. On forme pour toi autant de séries que possible.

    Des aventuriers sur l’escalier, sur 25, 29 et 34 et dans la chambre funéraire : 0 + 5 + 5 + 8 + 13 = **31**.

    En cas d’égalité aux points, le sarcophage le plus précieux parmi les ex æquo l’emporte. Si personne parmi eux n’en a, la victoire est partagée.
luxor-rules-end-body =
    Un tour de jeu commence par la personne qui joue en premier et dure jusqu’à ce que tout le monde ait joué.

    Quand le **deuxième aventurier** est entré dans la chambre funéraire, on termine le tour de jeu en cours. Ainsi, tout le monde a joué autant de fois. Ensuite, on compte les points.

    Dans le cas rare où, pendant **un tour de jeu entier**, personne ne peut déplacer d’aventurier, la partie s’arrête aussi, aussitôt.
luxor-rules-rulings-body = Les livrets laissent des points ouverts, et certains détails ne sont que sur des images que nous n’avons pas. Les points marqués « Reconstruction » remplacent ces images ; tous les autres sont des règles maison.

luxor-ruling-board = Reconstruction : le tracé du couloir, ce qu’il y a sur chaque case, les statues et les PV du mur.
luxor-ruling-horus-cards = Reconstruction : chaque niveau a 1–dé, Tous et Dernier → avant-dernier une fois, « trésor facile » deux fois (1, 2 ou 3 tuiles selon le niveau) et trois cartes au choix : 1–3, 1–3, 1–4 ; 1–4, 1–5, 1–5 ; 1–5, 1–6, 1–6. Tous vaut +1, +1, +2.
luxor-ruling-treasures = Reconstruction : 1 PV demande 1 aventurier, 3 et 4 PV en demandent 2, 5 et 6 PV en demandent 3.
luxor-ruling-temple-backs = Reconstruction : les cobras sont les tunnels ; les faucons, les scarabées et faveurs d’Horus ; les lions, les jokers et la tuile au choix.
luxor-ruling-scarabs = Reconstruction : 4 scarabées de 1 PV, 8 de 2, 6 de 3, 4 de 4.
luxor-ruling-first-player = La personne qui commence est tirée au sort.
luxor-ruling-playable-card = Si une seule carte extérieure peut déplacer quelqu’un, il faut la jouer. Une carte dé compte si un des lancers possibles peut déplacer quelqu’un.
luxor-ruling-step = { $step ->
        [space] À cette table, ±1 compte les cases, vides comprises, comme les livrets espagnol et français. La règle maison est de compter les tuiles, comme le livret portugais.
       *[tile] ±1 compte les tuiles, comme le livret portugais ; la table peut choisir de compter les cases, vides comprises, comme les livrets espagnol et français.
    }
luxor-ruling-backward = { $step ->
        [space] Reculer ne mène jamais à l’escalier : depuis la case 1, on ne peut pas reculer.
       *[tile] Reculer ne mène jamais à l’escalier ; sur la première tuile restante, ou avant elle, on ne peut pas reculer.
    }
luxor-ruling-osiris-tomb = Osiris peut lancer un aventurier dans la chambre funéraire, avec le nombre exact et une clé.
luxor-ruling-overshoot = Un déplacement où Osiris lancerait quelqu’un au-delà de la chambre funéraire, ou dedans sans clé, n’est pas permis.
luxor-ruling-key-space = Une clé payée pour la chambre funéraire ne revient pas à la réserve.
luxor-ruling-horus-supply = Sur une tuile Horus, si les clés ou cette pile sont épuisées, on prend l’autre ; si les deux le sont, rien.
luxor-ruling-supplies = Sur la tuile scarabée ou joker, si l’un est épuisé, on prend l’autre ; si les deux le sont, rien.
luxor-ruling-anubis = Passer devant Anubis, par carte, Osiris ou tunnel, réveille ton aventurier, qui peut bouger à ton tour suivant.
luxor-ruling-all = Tous : ceux qui ne peuvent pas bouger restent, et chacun qui entre dans la chambre paie une clé. Il suffit qu’un puisse bouger pour la jouer.
luxor-ruling-all-woken = Ceux que Tous réveille ne bougent pas dans le même tour.
luxor-ruling-last-none = Dernier → avant-dernier ne peut pas être jouée si tu n’as pas d’aventurier sur une case plus avancée.
luxor-ruling-last-tomb = Si l’avant-dernier est dans la chambre, le dernier y entre et paie une clé.
luxor-ruling-less-osiris = « Trésor facile » vaut aussi pour un trésor atteint grâce à Osiris.
luxor-ruling-all-nothing = Après Tous, tu peux choisir un aventurier dont la tuile ne fait rien et te passer d’action.
luxor-ruling-stuck = Un tour de jeu où personne n’a pu bouger se compte de la première à la dernière personne. Un dé lancé en vain n’est pas un déplacement.
luxor-ruling-reshuffle = Quand on mélange la défausse, les cartes Horus jouées en font partie et reviennent pour tout le monde.
luxor-ruling-private-play = Tu choisis carte et déplacement en secret ; les autres ne voient que le déplacement. Le dé est public et ne s’annule pas.
luxor-ruling-single = Tu choisis toujours une carte. Ensuite, quand il n’y a qu’un choix possible, il est fait pour toi.
