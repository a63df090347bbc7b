# Luxor. Les points s’appellent PV, sans pluriel. Les cases sont des nombres : 0 est l’escalier, 41 la chambre funéraire.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Mène tes aventuriers à la chambre funéraire, ramasse des trésors et gagne la faveur d’Horus. Seules se jouent ta carte de gauche et ta carte de droite.

## Les robots

luxor-cast-amina = Lit chaque mur avant de faire un pas.
luxor-cast-idris = Marche d’abord, déplie la carte ensuite.
luxor-cast-zahra = A une poche pour chaque scarabée.
luxor-cast-otto = Jure que la momie lui a fait un clin d’œil.
luxor-cast-selma = Ne résiste à aucun tunnel.
luxor-cast-tarek = Onze valises, et pas de boussole.

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
luxor-event-discarded = { $seat } ne peut bouger ni avec sa carte de gauche ni avec celle de droite, et défausse « { $card } ».
luxor-event-rolled = { $seat } lance le dé : { $number }.
luxor-event-stayed = { $seat } ne peut pas utiliser ce lancer : personne ne bouge.
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
        [41] Osiris fait avancer l’aventurier de { $seat } de { $steps } de plus, de la case { $from } à la chambre funéraire.
       *[other] Osiris fait avancer l’aventurier de { $seat } de { $steps } de plus, de la case { $from } à la case { $to }.
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
        [3] { $seat } paie une clé pour la chambre funéraire et gagne le sarcophage de { $points } PV. C’est le dernier tour de jeu !
       *[other] { $seat } paie une clé pour la chambre funéraire et gagne le sarcophage de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } prend le vase de la case { $space } : { $points } PV.
        [jewel] { $seat } prend le bijou de la case { $space } : { $points } PV.
       *[statue] { $seat } prend la statue de la case { $space } : { $points } PV.
    }
luxor-event-completed = { $seat } complète une série : { $points } PV de plus.
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
luxor-event-took-scarab-known = Tu as pris un scarabée : { $points } PV.
luxor-event-took-wild = { $seat } prend un trésor joker.
luxor-event-took-horus = { $seat } prend une carte Horus de niveau { $level } : « { $card } ».
luxor-event-tunnelled = L’aventurier de { $seat } passe par le tunnel, de la case { $from } à la case { $to }.
luxor-event-reshuffled = La pioche est épuisée : la défausse est mélangée et prend sa place.
luxor-event-drew = { $seat } pioche une carte.
luxor-event-drew-known = Tu as pioché « { $card } », au milieu de ta main.
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
luxor-story-discarded =
    { $you ->
        [seat] tu n’as pas pu bouger et tu as défaussé « { $card } »
       *[none] n’a pas pu bouger, a défaussé « { $card } »
    }
luxor-story-rolled =
    { $you ->
        [seat] tu as fait { $number } au dé
       *[none] a fait { $number } au dé
    }
luxor-story-stayed = personne n’a pu bouger
luxor-story-moved =
    { $to ->
        [41]
            { $from ->
                [0] escalier → chambre
               *[other] { $from } → chambre
            }
       *[other]
            { $from ->
                [0] escalier → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown =
    { $to ->
        [41] Osiris → chambre
       *[other] Osiris → { $to }
    }
luxor-story-woke = réveil à Anubis { $statue }
luxor-story-entered =
    { $points ->
        [0] plus de sarcophage libre
       *[other] sarcophage, { $points } PV
    }
luxor-story-sarcophagus =
    { $points ->
        [0] dans la chambre
       *[other] chambre, sarcophage
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vase, { $points } PV
        [jewel] bijou, { $points } PV
       *[statue] statue, { $points } PV
    }
luxor-story-treasure = { luxor-treasure }
luxor-story-completed = série complète, +{ $points } PV
luxor-story-turned =
    { $you ->
        [seat]
            { $tile ->
                [tunnel] tu as découvert un tunnel
                [scarab] tu as découvert un scarabée
                [wild] tu as découvert un joker
                [scarab-or-wild] tu as découvert un scarabée ou joker
                [eyes-12] tu as découvert une Faveur d’Horus, 1–2
               *[eyes-23] tu as découvert une Faveur d’Horus, 2–3
            }
       *[none]
            { $tile ->
                [tunnel] a découvert un tunnel
                [scarab] a découvert un scarabée
                [wild] a découvert un joker
                [scarab-or-wild] a découvert un scarabée ou joker
                [eyes-12] a découvert une Faveur d’Horus, 1–2
               *[eyes-23] a découvert une Faveur d’Horus, 2–3
            }
    }
luxor-story-took-key =
    { $you ->
        [seat] tu as pris une clé
       *[none] a pris une clé
    }
luxor-story-took-scarab =
    { $you ->
        [seat] tu as pris un scarabée
       *[none] a pris un scarabée
    }
luxor-story-took-scarab-known =
    { $you ->
        [seat] tu as pris un scarabée, { $points } PV
       *[none] a pris un scarabée, { $points } PV
    }
luxor-story-took-wild =
    { $you ->
        [seat] tu as pris un joker
       *[none] a pris un joker
    }
luxor-story-took-horus =
    { $you ->
        [seat] tu as pris la carte Horus « { $card } »
       *[none] a pris la carte Horus « { $card } »
    }
luxor-story-tunnelled = tunnel → { $to }
luxor-story-reshuffled = défausse mélangée
luxor-story-revealed =
    { $you ->
        [seat]
            { $count ->
                [one] tu avais un scarabée, { $points } PV
               *[other] tu avais { $count } scarabées, { $points } PV
            }
       *[none]
            { $count ->
                [one] avait un scarabée, { $points } PV
               *[other] avait { $count } scarabées, { $points } PV
            }
    }
luxor-coming-tomb = Un aventurier est dans la chambre : le tour de jeu où entre le suivant sera le dernier.
luxor-coming-last-round = **Dernier tour de jeu !**

## Questions

luxor-ask-card = Quelle carte, quel coup ?
luxor-ask-card-none = Ni la carte de gauche ni celle de droite ne déplace quelqu’un. Laquelle défausses-tu ?
luxor-ask-card-last = Ton dernier tour : quelle carte ?
luxor-ask-adventurer = Tu joues « { $card } ». Quel aventurier déplaces-tu ?
luxor-ask-adventurer-die = Le dé : { $roll }. Qui bouge ?
luxor-ask-move = « { $card } » : qui bouge ?
luxor-ask-move-die = Le dé : { $roll }. Qui bouge ?
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

## Buttons and options (34 characters at most)

# Un déplacement le long des cases, dans un libellé.
luxor-way = { luxor-start } → { luxor-finish }
luxor-way-short =
    { $from ->
        [0] { luxor-onward }
       *[other] { luxor-way }
    }
# Le même sans son départ, où un seul aventurier peut bouger.
luxor-onward = → { luxor-finish }
luxor-start =
    { $from ->
        [0] Escalier
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] chambre
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] Gauche
       *[right] Droite
    }
luxor-treasure =
    { $treasure ->
        [vase] vase
        [jewel] bijou
       *[statue] statue
    }
# À la fin d’un libellé : les aventuriers que le déplacement réveille.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , éveille { $woken }
    }

# Ce que fait une carte Horus, dans un libellé.
luxor-does =
    { $effect ->
        [up-to] avance de 1 à { $number }
        [up-to-die] lance, avance jusque-là
        [all] les tiens avancent de { $number }
        [last] dernier → avant-dernier
       *[less] +{ $number }, trésor facile
    }
# La carte d’un déplacement immédiat, dans un libellé.
luxor-played =
    { $value ->
        [0] { luxor-side }
        [-1] { luxor-side } ±1
       *[other] { luxor-side } { $value }
    }
luxor-do-play =
    { $movers ->
        [one] { luxor-side } { $card } : choisis jusqu’où
       *[other] { luxor-side } { $card } : choisis qui avance
    }
luxor-do-play-effect = { luxor-side } : { luxor-does }
luxor-do-play-die = { luxor-side } : { $card } (à lancer d’abord)
luxor-do-play-all =
    { $tombs ->
        [0]
            { $count ->
                [one] { luxor-side } : 1 des tiens avance de { $number }
               *[other] { luxor-side } : { $count } des tiens avancent de { $number }
            }
       *[other] { luxor-side } : tous +{ $number }, { $tombs } à la chambre
    }
luxor-do-discard =
    { $side ->
        [left] Défausser celle de gauche
       *[right] Défausser celle de droite
    }
luxor-do-play-nothing =
    { $woken ->
        [0] { luxor-played } { luxor-onward } : aucune action
       *[other] { luxor-played } { luxor-onward } : rien{ luxor-wakes }
    }
luxor-do-play-treasure =
    { $woken ->
        [0] { luxor-played } → prends { luxor-treasure }, +{ $points }
       *[other] { luxor-played } → { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-play-treasure-set =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points }, série +{ $set }
       *[other] { luxor-played } → { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-played } → { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-play-scarab =
    { $woken ->
        [0] { luxor-played } → scarabée
       *[other] { luxor-played } → scarabée{ luxor-wakes }
    }
luxor-do-play-wild =
    { $woken ->
        [0] { luxor-played } → joker
       *[other] { luxor-played } → joker{ luxor-wakes }
    }
luxor-do-play-scarab-or-wild =
    { $woken ->
        [0] { luxor-played } → scarabée ou joker
       *[other] { luxor-played } → au choix{ luxor-wakes }
    }
luxor-do-play-key =
    { $woken ->
        [0] { luxor-played } → clé
       *[other] { luxor-played } → clé{ luxor-wakes }
    }
luxor-do-play-key-or-horus =
    { $woken ->
        [0] { luxor-played } → clé ou Horus { $level }
       *[other] { luxor-played } → clé/Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $woken ->
        [0] { luxor-played } → Horus { $level }
       *[other] { luxor-played } → Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $woken ->
        [0] { luxor-played } → carte Horus
       *[other] { luxor-played } → carte Horus{ luxor-wakes }
    }
luxor-do-play-tunnel =
    { $woken ->
        [0] { luxor-played } → tunnel → { $end }
       *[other] { luxor-played } → tunnel → { $end }{ luxor-wakes }
    }
luxor-do-play-tunnel-end =
    { $woken ->
        [0] { luxor-played } → tunnel sans issue
       *[other] { luxor-played } → cul-de-sac{ luxor-wakes }
    }
luxor-do-play-tomb =
    { $points ->
        [0] { luxor-played } { luxor-onward } : −1 clé
       *[other] { luxor-played } { luxor-onward } : sarcophage { $points }
    }
luxor-do-walk-nothing =
    { $woken ->
        [0] { luxor-way } : aucune action
       *[other] { luxor-way-short } : rien{ luxor-wakes }
    }
luxor-do-walk-treasure =
    { $woken ->
        [0] { luxor-way } : prends { luxor-treasure }, +{ $points }
       *[other] { luxor-way-short } : { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-walk-treasure-set =
    { $woken ->
        [0] { luxor-way } : { luxor-treasure } { $points }, série +{ $set }
       *[other] { luxor-way-short } : { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-walk-waiting =
    { $woken ->
        [0] { luxor-way } : { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-way-short } : { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-walk-scarab =
    { $woken ->
        [0] { luxor-way } : scarabée
       *[other] { luxor-way-short } : scarabée{ luxor-wakes }
    }
luxor-do-walk-wild =
    { $woken ->
        [0] { luxor-way } : joker
       *[other] { luxor-way-short } : joker{ luxor-wakes }
    }
luxor-do-walk-scarab-or-wild =
    { $woken ->
        [0] { luxor-way } : scarabée ou joker
       *[other] { luxor-way-short } : au choix{ luxor-wakes }
    }
luxor-do-walk-key =
    { $woken ->
        [0] { luxor-way } : clé
       *[other] { luxor-way-short } : clé{ luxor-wakes }
    }
luxor-do-walk-key-or-horus =
    { $woken ->
        [0] { luxor-way } : clé ou Horus { $level }
       *[other] { luxor-way-short } : clé/Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $woken ->
        [0] { luxor-way } : Horus { $level }
       *[other] { luxor-way-short } : Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $woken ->
        [0] { luxor-way } : carte Horus
       *[other] { luxor-way-short } : carte Horus{ luxor-wakes }
    }
luxor-do-walk-tunnel =
    { $woken ->
        [0] { luxor-way } : tunnel → { $end }
       *[other] { luxor-way-short } : tunnel → { $end }{ luxor-wakes }
    }
luxor-do-walk-tunnel-end =
    { $woken ->
        [0] { luxor-way } : tunnel sans issue
       *[other] { luxor-way-short } : cul-de-sac{ luxor-wakes }
    }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way } : −1 clé
       *[other] { luxor-way } : −1 clé, +{ $points } PV
    }
luxor-do-act-treasure = { $space } : prends { luxor-treasure }, +{ $points }
luxor-do-act-treasure-set = { $space } : { luxor-treasure } +{ $points }, série +{ $set }
luxor-do-act-scarab = { $space } : scarabée
luxor-do-act-wild = { $space } : joker
luxor-do-act-scarab-or-wild = { $space } : scarabée ou joker
luxor-do-act-key = { $space } : clé
luxor-do-act-key-or-horus = { $space } : clé ou Horus { $level }
luxor-do-act-horus = { $space } : Horus { $level }
luxor-do-act-favour = { $space } : carte Horus
luxor-do-act-tunnel = { $space } : tunnel → { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0] Escalier
       *[other] Case { $from }
    }
luxor-do-act-none = Aucune action
luxor-do-take-key = Clé : pour la chambre, ou 1 PV
luxor-do-take-horus = Horus { $level } : { luxor-does }
luxor-do-take-scarab = Scarabée : 1–4 PV, en secret
luxor-do-take-wild = Joker : vaut n’importe quel trésor

## Boutons des déplacements à lettre (12 caractères au plus à côté d’un émoji)

luxor-do-lettered-tail = { $letter } { $tail }
luxor-do-lettered-tight = { $letter }{ $tail }
luxor-do-lettered-alone = { $letter }
luxor-do-lettered-wakes = { $letter } réveil { $woken }
luxor-do-lettered-wakes-tail = { $letter } réveil { $woken } · { $tail }
luxor-do-lettered-roll = { $letter } dé
luxor-do-lettered-all = { $letter } tous
luxor-do-lettered-scarab = { $letter } scarabée
luxor-do-lettered-wild = { $letter } joker
luxor-do-lettered-scarab-or-wild = { $letter } scar./joker
luxor-do-lettered-key-or-horus = { $letter } clé/Horus
luxor-do-lettered-horus = { $letter } Horus { $level }
luxor-do-lettered-favour = { $letter } carte Horus
luxor-do-lettered-tunnel = { $letter } tunnel
luxor-do-lettered-tunnel-end = { $letter } impasse
luxor-do-lettered-nothing = { $letter } sans action
luxor-do-lettered-key = { $letter } clé
luxor-do-mover = { $letter } ›
luxor-part-mover = { luxor-do-mover }
luxor-ask-mover = { $letter } : vers où ?
luxor-other-mover = Tous les choix

## Why something cannot be done

luxor-no-card-cannot-move = Cette carte ne peut déplacer aucun de tes aventuriers. Joue la carte de l’autre bout.
luxor-no-must-move = Ta carte de gauche ou de droite peut déplacer un aventurier : tu ne peux pas défausser. Joue celle-là.
luxor-no-nobody-there = Aucun de tes aventuriers ne se trouve là. Choisis-en un parmi ceux qui sont proposés.
luxor-no-cannot-move = Cet aventurier ne peut pas bouger avec cette carte. Choisis-en un parmi ceux qui sont proposés.
luxor-no-another-chosen = Tu as déjà choisi un autre aventurier. Choisis un des coups proposés.
luxor-no-not-with-this-card = Cette carte ne permet pas cette distance. Choisis un des coups proposés.
luxor-no-nothing-behind = Il n’y a pas de tuile derrière cet aventurier. Choisis un des coups proposés.
luxor-no-stairs-behind = Derrière cet aventurier, il n’y a que l’escalier, et on n’y retourne pas. Choisis un des coups proposés.
luxor-no-no-key = Il te faut une clé pour entrer dans la chambre funéraire. Choisis un des coups proposés.
luxor-no-too-far = Ce coup irait au-delà de la chambre funéraire. Choisis un des coups proposés.
luxor-no-no-action-there = Il n’y a pas d’action pour toi sur cette case. Choisis une des tuiles proposées.
luxor-no-not-offered = Tu ne peux pas prendre cela ici. Choisis une des récompenses proposées.

## The result

luxor-category-treasures = Trésors
luxor-category-adventurers = Aventuriers
luxor-category-sarcophagi = Sarcophages
luxor-category-keys = Clés
luxor-category-sets = Séries
luxor-category-scarabs = Scarabées
luxor-trophy = Victoire avec les deux sarcophages
luxor-criterion-sarcophagus = Sarcophage le plus précieux
luxor-ending-tomb = Deux aventuriers étaient dans la chambre funéraire, et le tour de jeu était fini.
luxor-ending-stuck = Pendant un tour de jeu entier, personne n’a pu déplacer d’aventurier.
luxor-decided-sarcophagus = Égalité aux points : { $seat } gagne avec le sarcophage le plus précieux.

## Rules

luxor-rules-sixty-body =
    1. Qui a le plus de **points de victoire** (PV) gagne : trésors et chambre funéraire.
    2. Joue la carte de gauche ou de droite, avance, utilise la tuile, pioche.
    3. Deux dans la chambre : on finit le tour de jeu, et la partie.
    4. Pas d’aventurier seul devant : presque tout trésor en exige deux ou trois.
luxor-rules-goal-body =
    Tu mènes cinq aventuriers de l’**escalier** (0), par 40 cases à tuiles (Trésors, Horus, Osiris), à la **chambre funéraire** du pharaon.

    On joue à 2, 3 ou 4. Seuls les mains, les scarabées et ce qui est face cachée sont secrets.
luxor-rules-turn-body =
    1. **Joue** la carte la plus à gauche ou la plus à droite de ta main et avance.
    2. **Effectue l’action** de la tuile d’arrivée.
    3. **Pioche** une carte au milieu de ta main. Une carte Horus de l’étape 2 y va à sa place.

    Tu finis chaque tour avec **5 cartes**. Leur ordre ne change jamais.

    Si une seule des deux peut déplacer quelqu’un, tu dois la jouer. Si aucune ne le peut, défausse l’une des deux : ni déplacement ni action, seulement une nouvelle carte.

    Si tu dois piocher et que la pioche est vide, on mélange la défausse pour en former une nouvelle, cartes Horus comprises.
luxor-rules-movement-title = Déplacement
luxor-rules-movement-body =
    Seuls les aventuriers **actifs** bougent, ceux qui sont debout.

    - **De tuile en tuile**, même depuis une case vide. { $step ->
        [space] Les cases vides sont sautées et ne comptent pas, sauf pour ±1.
       *[tile] Les cases vides sont sautées et ne comptent jamais.
    } On peut être plusieurs sur une case.
    - **Osiris** (sur 9, 16, 26 et 33) te fait avancer du nombre indiqué ; un autre Osiris, encore. L’action est celle de ton arrivée. On en utilise quatre sur six : 1, 2, 2, 3, 3, 4.
    - **Pour entrer dans la chambre**, un pas après la dernière tuile, il faut le nombre exact et une clé. Un déplacement qui dépasse la chambre ou y entre sans clé n’est pas permis, même par Osiris.
luxor-rules-statues-title = Anubis et les dormeurs
luxor-rules-statues-body =
    Tu commences avec **deux** aventuriers actifs sur l’escalier. Les **trois** autres dorment, un devant chaque statue d’Anubis : entre 7 et 8, 13 et 14, 19 et 20. Personne ne s’y arrête.

    Quand un des tiens passe, par carte, Osiris ou tunnel, le tien qui y dort se réveille, debout sur l’escalier. Il bouge à partir de ton tour suivant, donc pas avec la même carte « Tous ».
luxor-rules-treasures-title = Trésors
luxor-rules-treasures-body =
    30 tuiles : 10 vases, 10 bijoux, 10 statues. De chaque sorte, avec ce qu’elle demande :
    - **1 PV** (1 tuile) : 1 aventurier
    - **3 PV** (4 tuiles) : 2
    - **4 PV** (3 tuiles) : 2
    - **5 PV** (1 tuile) : 3
    - **6 PV** (1 tuile) : 3

    Si tu finis dessus avec assez des tiens, tu dois prendre le trésor : PV aussitôt, et la tuile pour les séries. Sinon, ils attendent.

    Certains cachent un symbole : **cobra** 2, 13, 23, 32 · **faucon** 4, 10, 15, 21, 29, 38 · **lion** 7, 19, 27, 35.
    - **Symbole** : on retourne sa tuile Temple sous ceux qui sont là, sans l’action.
    - **Rien** : la case reste vide. Son mur compte toujours, mais seul « Dernier → avant-dernier » { $step ->
        [space] ou ±1 y mène
       *[tile] y mène
    } désormais.
luxor-rules-horus-title = Tuiles Horus
luxor-rules-horus-body =
    Six **tuiles Horus** : sur 5 et 11 (1 œil), 18 et 24 (2 yeux), 30 et 36 (3 yeux). Finis-y un déplacement et prends
    - une **clé** parmi 20 : elle ouvre la chambre à un aventurier, ou vaut 1 PV à la fin, ou
    - la **première carte** de la pile Horus qui a autant d’yeux, au **milieu de ta main**, au lieu de piocher.

    Si l’un est épuisé, tu reçois l’autre, ou rien.

    Les 24 cartes Horus sont face visible en trois piles de 8. Seules les premières sont publiques.
luxor-rules-temple-title = Tuiles Temple
luxor-rules-temple-body =
    14 tuiles apparaissent sous des trésors : **cobra** 4, **faucon** 6, **lion** 4. Elles restent, pour qui y finit plus tard.
    - **Scarabée** (4, faucon) : prends-en un, en secret. Il y en a 22 : quatre de 1 PV, huit de 2, six de 3, quatre de 4.
    - **Faveur d’Horus** (2, faucon) : la première carte Horus à 1 ou 2 yeux sur une tuile, à 2 ou 3 sur l’autre.
    - **Joker** (3, lion) : vaut n’importe quel trésor dans une série. Il y en a 18.
    - **Scarabée ou joker** (1, lion) : au choix.
    - **Tunnel** (4, cobra) : continue jusqu’au tunnel suivant vers la chambre et arrête-toi. Le dernier ne mène nulle part.

    Si quelque chose est épuisé, tu reçois ce qui reste, ou rien.
luxor-rules-starters-title = Cartes de départ
luxor-rules-starters-body =
    31 cartes, cinq pour chacun.
    - **1** (6 cartes), **2**, **3**, **4**, **5** (4 de chaque) : un aventurier avance d’exactement autant de tuiles.
    - **±1** (5) : { $step ->
        [space] un aventurier va d’une case en avant ou en arrière, même sur une case vide, sans action. La chambre vient après la case 40.
       *[tile] un aventurier va d’une tuile en avant ou en arrière ; les cases vides ne comptent pas.
    }
    - **Dé** (4) : lance-le, et un aventurier avance d’exactement autant ; si aucun ne le peut, personne ne bouge.

    { $step ->
        [space] Personne ne **retourne** sur l’escalier.
       *[tile] Personne ne **retourne** sur l’escalier, ni ne recule depuis la première tuile restante.
    } Osiris lance toujours en avant.
luxor-rules-horus-cards-title = Cartes Horus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6** : un aventurier avance d’autant que tu veux, entre ces deux nombres.
    - **1–dé** : lance, puis choisis jusqu’à ce nombre.
    - **Tous +1**, **Tous +2** : tous les actifs qui le peuvent avancent, le plus proche de la chambre d’abord, avec Osiris, Anubis et la chambre pour chacun. Puis choisis **un** d’eux pour l’action. Entrer dans la chambre était une action : on ne peut pas choisir celui-là.
    - **Dernier → avant-dernier** : un de tes actifs les plus en arrière rejoint le plus proche des tiens sur une case plus avancée et y fait l’action. Une case vide n’en a pas.
    - **1**, **2**, **3 et trésor facile** : exactement autant. Un trésor à l’arrivée, même après Osiris, demande un aventurier de moins.

    Chaque niveau a 1–dé, Dernier → avant-dernier et
    - Niveau 1 : 1–3 (2), 1–4, Tous +1, 1 et trésor facile (2)
    - Niveau 2 : 1–4, 1–5 (2), Tous +1, 2 et trésor facile (2)
    - Niveau 3 : 1–5, 1–6 (2), Tous +2, 3 et trésor facile (2)

    Un **exemple** de Tous +2 : trois partent de la même case vers Osiris +3, qui les lance sur un trésor ; un quatrième arrive à un tunnel. Tu fais une des deux actions.
luxor-rules-tomb-title = La chambre funéraire
luxor-rules-tomb-body =
    Un aventurier entre avec le **nombre exact** de pas et pour **une clé**, qui reste sur le plateau. Personne n’en sort. À l’intérieur, chacun vaut **13 PV** à la fin.

    Le premier à entrer, peu importe à qui il est, gagne le sarcophage de **5 PV** ; le deuxième, celui de **3 PV**. Les suivants paient une clé sans rien gagner.
luxor-rules-scoring-body =
    Aux PV de tes trésors, ajoute
    1. **Aventuriers**, d’après le mur. Endormi ou sur l’escalier **0** · 1–7 : **1** · 8–13 : **2** · 14–19 : **3** · 20–24 : **4** · 25–29 : **5** · 30–33 : **6** · 34–37 : **8** · 38–40 : **10** · chambre funéraire : **13**
    2. **Sarcophages** : 5 et 3
    3. **Clés** : 1 chacune
    4. **Séries** de vase, bijou et statue, toutes ensemble. 1 : **3** · 2 : **7** · 3 : **12** · 4 : **18** · 5 : **25** · 6 : **33** · 7 : **42** · 8 ou plus : **52**. Avec deux jokers au plus par série, on en forme autant que possible.
    5. **Scarabées** : de 1 à 4 chacun

    Deux **exemples** : des aventuriers sur l’escalier, 25, 29, 34 et dans la chambre : 0 + 5 + 5 + 8 + 13 = **31**. Trois séries, dont deux avec jokers, et un joker qui reste : **12**.

    À égalité, le sarcophage le plus précieux des ex æquo l’emporte ; sans sarcophage, ils partagent la victoire.
luxor-rules-end-body =
    Un tour de jeu commence par la personne qui a le drapeau et va dans le sens horaire.

    Le tour de jeu où le **deuxième aventurier** entre dans la chambre est le dernier.

    La partie s’arrête aussi si personne ne peut bouger pendant **un tour de jeu entier**.
luxor-rules-rulings-body =
    « Reconstruction » remplace des images qu’on n’a pas. Le reste, ce sont des règles maison.

luxor-ruling-board = Reconstruction : le couloir, ses tuiles, les statues et les PV du mur.
luxor-ruling-horus-cards = Reconstruction : les cartes Horus de chaque niveau.
luxor-ruling-treasures = Reconstruction : les aventuriers que demandent les trésors.
luxor-ruling-temple-backs = Reconstruction : le dos des tuiles Temple.
luxor-ruling-scarabs = Reconstruction : les valeurs des scarabées.
luxor-ruling-first-player = On tire au sort qui commence.
luxor-ruling-playable-card = Si une seule des deux cartes peut déplacer quelqu’un, tu dois la jouer ; un dé compte si un lancer le permet.
luxor-ruling-step =
    { $step ->
        [space] À cette table, ±1 compte les cases, comme les livrets espagnol et français. La règle maison, ce sont les tuiles, comme le livret portugais.
       *[tile] ±1 compte les tuiles, comme le livret portugais ; la table peut choisir les cases, comme les livrets espagnol et français.
    }
luxor-ruling-backward =
    { $step ->
        [space] Personne ne retourne sur l’escalier.
       *[tile] Personne ne retourne sur l’escalier ni ne recule depuis la première tuile restante.
    }
luxor-ruling-osiris-tomb = Osiris peut mener dans la chambre.
luxor-ruling-overshoot = Un déplacement où Osiris mène au-delà de la chambre, ou dedans sans clé, n’est pas permis.
luxor-ruling-key-space = Une clé payée pour la chambre ne revient pas à la réserve.
luxor-ruling-horus-supply = Si les clés ou les cartes d’une tuile Horus sont épuisées, tu reçois l’autre.
luxor-ruling-supplies = De même pour scarabée ou joker.
luxor-ruling-anubis = Passer devant Anubis, de n’importe quelle façon, réveille ton dormeur.
luxor-ruling-all = Tous : il suffit qu’un puisse bouger. Celui qui entre dans la chambre paie une clé, a fait son action et ne peut pas être choisi.
luxor-ruling-all-woken = Ceux que « Tous » réveille ne bougent qu’au tour suivant.
luxor-ruling-last-none = Dernier → avant-dernier demande un aventurier sur une case plus avancée.
luxor-ruling-last-tomb = S’il est dans la chambre, le dernier y entre et paie une clé.
luxor-ruling-less-osiris = « Trésor facile » vaut aussi après Osiris.
luxor-ruling-all-nothing = Après Tous, tu peux choisir une tuile qui ne fait rien.
luxor-ruling-stuck = Un tour de jeu sans déplacement se compte depuis le premier joueur. Un dé lancé en vain n’est pas un déplacement.
luxor-ruling-reshuffle = On mélange la défausse quand il faut piocher et que la pioche est vide ; les cartes Horus reviennent pour tout le monde.
luxor-ruling-private-play = Les autres ne voient que ton déplacement fini. Le dé est public et ne s’annule pas.
luxor-ruling-single = Tu choisis toujours une carte. Ensuite, une option unique est choisie pour toi.

## Les mélanges d’une partie finie, vérifiés

luxor-verify-done = ✅ Vérifié. Le secret est bien celui que j’ai scellé avant la donne, et chaque mélange et chaque dé en découlent, avec vos clics. Chaque coup suit les règles, et le résultat est juste.
luxor-part-drop = { luxor-do-discard }
luxor-ask-drop = Défausser vraiment cette carte ?
luxor-other-drop = La garder
