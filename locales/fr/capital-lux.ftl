# Capital Lux. Une couleur porte le nom de sa profession, au pluriel : « Agents ». $colour-word est son mot dans le moteur.
# Une couleur qui vaut ou coûte des points en a au moins 2 : pas de singulier à prévoir pour ceux-là.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Un citoyen rapporte des points dans ta ville, ou te prête son pouvoir dans la Capitale. Mais une couleur plus forte chez toi qu’à la Capitale est perdue.

## Les robots

capital-lux-cast-velora = Sourit à tout le monde et compte les voix.
capital-lux-cast-ostrin = Garde une pièce pour chaque secret.
capital-lux-cast-zephine = Arrive en retard, par la grande porte.
capital-lux-cast-tavik = Connaît un raccourci entre les tours.
capital-lux-cast-drusa = Ne dépasse jamais la limite. Ou presque.
capital-lux-cast-lumo = Brille un peu quand un plan réussit.

## Colors

capital-lux-colour-agent = Agents
capital-lux-colour-cleric = Clercs
capital-lux-colour-scientist = Scientifiques
capital-lux-colour-merchant = Marchands
# Quand une liste de couleurs est vide.
capital-lux-colour-none = rien

## Cards

capital-lux-card-agent = Agent { $value }
capital-lux-card-cleric = Clerc { $value }
capital-lux-card-scientist = Scientifique { $value }
capital-lux-card-merchant = Marchand { $value }

capital-lux-gloss-agent = carte bleue
capital-lux-gloss-cleric = carte rose
capital-lux-gloss-scientist = carte verte
capital-lux-gloss-merchant = carte jaune

capital-lux-effect-agent = { $value } points dans ta ville natale. Dans la Capitale : regarde le modificateur du dessus et pose-le face cachée sur une couleur.
capital-lux-effect-cleric = { $value } points dans ta ville natale. Dans la Capitale : prends une carte bleue, verte ou jaune pour ta ville natale, la plus faible de sa couleur.
capital-lux-effect-scientist = { $value } points dans ta ville natale. Dans la Capitale : pioche une carte.
capital-lux-effect-merchant = { $value } points dans ta ville natale. Dans la Capitale : prends une pièce.

## What happened

# La valeur d’un modificateur, dans une phrase.
capital-lux-modifier =
    { $value ->
        [4] +4
        [2] +2
        [-1] −1
       *[-3] −3
    }
# La limite d’une couleur, dans une phrase. Les modificateurs peuvent la faire passer sous zéro.
capital-lux-limit =
    { $limit ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $limit }
    }
capital-lux-before =
    { $before ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $before }
    }

capital-lux-event-turn =
    { $stage ->
        [setup] La partie commence : une carte ouvre la Capitale, et les modificateurs décident qui jouera en premier.
        [draft] La manche { $round } commence : tout le monde choisit des cartes. { $seat } jouera en premier.
        [second] Manche { $round } : tout le monde choisit à nouveau, parmi les cartes reçues. { $seat } jouera en premier.
        [last] C’est le dernier tour de { $seat } dans cette manche.
        [end] La manche { $round } se termine : on vérifie les limites.
       *[play] C’est à { $seat } de jouer.
    }
capital-lux-event-opened = { $card } ouvre la Capitale.
capital-lux-event-dealt = { $seat } reçoit le modificateur { capital-lux-modifier }.
capital-lux-event-first = { $seat } a le modificateur le plus élevé et commence la première manche.
capital-lux-event-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
capital-lux-event-drew-known =
    { $count ->
        [one] Tu as pioché : { $cards }.
       *[other] Tu as reçu { $count } cartes : { $cards }.
    }
capital-lux-event-picked = { $seat } a choisi.
capital-lux-event-chose = Tu gardes { $cards }.
capital-lux-event-handed =
    { $stays ->
        [no]
            { $count ->
                [one] Tout le monde passe une carte à gauche.
               *[other] Tout le monde passe { $count } cartes à gauche.
            }
       *[yes]
            { $count ->
                [one] Tout le monde passe la dernière carte à gauche, où elle reste.
               *[other] Tout le monde passe les { $count } dernières cartes à gauche, où elles restent.
            }
    }
capital-lux-event-received =
    { $count ->
        [one] { $target } te passe une carte : { $cards }.
       *[other] { $target } te passe { $count } cartes : { $cards }.
    }
capital-lux-event-considers = Tu vas jouer { $card } dans la Capitale. Personne d’autre ne le sait encore.
capital-lux-event-played =
    { $place ->
        [home] { $seat } joue { $card } dans sa ville natale, où les { $colour } valent maintenant { $total }.
       *[capital] { $seat } joue { $card } dans la Capitale, où les { $colour } valent maintenant { $total }.
    }
capital-lux-event-took = { $seat } prend { $card } dans la Capitale et l’ajoute à sa ville natale, où les { $colour } valent maintenant { $total }.
capital-lux-event-looked = { $seat } regarde un modificateur.
capital-lux-event-looked-known = Tu regardes un modificateur : { capital-lux-modifier }.
capital-lux-event-laid = { $seat } pose le modificateur face cachée sur les { $colour }.
capital-lux-event-coin = { $seat } prend une pièce et en a maintenant { $count }.
capital-lux-event-idle =
    { $colour-word ->
        [agent] { $seat } ne peut regarder aucun modificateur : il n’en reste plus.
        [cleric] { $seat } ne trouve que des Clercs dans la Capitale et ne prend aucune carte.
        [scientist] { $seat } ne peut rien piocher : la pioche est vide.
       *[merchant] { $seat } ne reçoit aucune pièce : la réserve est vide.
    }
capital-lux-event-closing = { $seat } n’a plus de cartes : tous les autres jouent encore un tour.
capital-lux-event-settled =
    { $count ->
        [one] { $seat } envoie dans sa ville natale la dernière carte de sa main : { $cards }.
       *[other] { $seat } envoie dans sa ville natale les { $count } dernières cartes de sa main : { $cards }.
    }
capital-lux-event-revealed = { $seat } avait posé { capital-lux-modifier } sur les { $colour }.
capital-lux-event-limit = La limite des { $colour } est de { capital-lux-limit }. Leurs cartes dans la Capitale valent { $total }.
capital-lux-event-decided = { $seat } a décidé pour son or.
capital-lux-event-saving =
    { $count ->
        [0] Tu ne vas rien sauver.
        [one] Tu vas sauver avec 1 pièce : { $colours }.
       *[other] Tu vas sauver avec { $count } pièces : { $colours }.
    }
capital-lux-event-saved =
    { $count ->
        [one] { $seat } a { $total } en { $colour } pour une limite de { capital-lux-limit }, et les sauve avec 1 pièce.
       *[other] { $seat } a { $total } en { $colour } pour une limite de { capital-lux-limit }, et les sauve avec { $count } pièces.
    }
capital-lux-event-lost = { $seat } a { $total } en { $colour } pour une limite de { capital-lux-limit }, et perd { $cards }.
capital-lux-event-bonus = { $seat } a le total le plus élevé en { $colour }, { $total }, et gagne { $card } de la Capitale comme carte bonus.
capital-lux-event-missed = { $seat } a le total le plus élevé en { $colour }, { $total }, mais la Capitale n’a plus aucune carte de cette couleur.
capital-lux-event-starts = { $seat } a la ville natale qui vaut le plus ({ $total }) et commence la manche suivante.
capital-lux-event-ended = La partie est finie : les trois manches ont été jouées.
capital-lux-log-round = Manche { $round }

## A turn in one line
# Un tour en une ligne, après le nom de qui joue. Bref, au passé.

capital-lux-story-opened = { $card } ouvre la Capitale
capital-lux-story-first =
    { $you ->
        [seat] tu commences
       *[none] { $seat } commence
    }
capital-lux-story-draft =
    { $stage ->
        [draft] Manche { $round } : tout le monde garde deux cartes
       *[second] Manche { $round } : tout le monde en garde deux de plus
    }
capital-lux-story-played =
    { $place ->
        [home] { $card } en ville, total { $total }
       *[capital] { $card } à la Capitale, total { $total }
    }
capital-lux-story-took =
    { $you ->
        [seat] tu as emporté { $card }
       *[none] a emporté { $card }
    }
capital-lux-story-laid =
    { $you ->
        [seat] tu as posé un modificateur sur les { $colour }
       *[none] a posé un modificateur sur les { $colour }
    }
capital-lux-story-coin =
    { $you ->
        [seat] tu as pris une pièce
       *[none] a pris une pièce
    }
capital-lux-story-drew =
    { $you ->
        [seat] tu as pioché une carte
       *[none] a pioché une carte
    }
capital-lux-story-idle =
    { $colour-word ->
        [agent] plus de modificateur à regarder
        [cleric] rien à emporter
        [scientist] plus de carte à piocher
       *[merchant] plus de pièce à prendre
    }
capital-lux-story-closing = plus de cartes, dernier tour pour les autres
capital-lux-story-limits = Fin de la manche { $round }. Limites : { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-story-settled = dernières cartes en ville : { $cards }
capital-lux-story-revealed = modificateur sur les { $colour } : { capital-lux-modifier }
capital-lux-story-saved =
    { $you ->
        [seat]
            { $count ->
                [one] tu as sauvé les { $colour } pour 1 pièce
               *[other] tu as sauvé les { $colour } pour { $count } pièces
            }
       *[none]
            { $count ->
                [one] a sauvé les { $colour } pour 1 pièce
               *[other] a sauvé les { $colour } pour { $count } pièces
            }
    }
capital-lux-story-lost-all =
    { $you ->
        [seat] tu as perdu { $cards }
       *[none] a perdu { $cards }
    }
capital-lux-story-lost-points =
    { $you ->
        [seat] tu as perdu { $count }
       *[none] a perdu { $count }
    }
capital-lux-story-bonus-all = bonus : { $cards }
capital-lux-story-bonus-points = bonus +{ $count }, face cachée
capital-lux-story-starts =
    { $you ->
        [seat] tu commences la manche suivante
       *[none] commence la manche suivante
    }
capital-lux-coming-last-turns = { $seat } : plus de cartes. Un dernier tour pour les autres.

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Quelles { $count } gardes-tu ? L’autre va à { $target }.
       *[other] Quelles { $count } gardes-tu ? Les { $rest } autres vont à { $target }.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Deuxième choix : quelles { $count } gardes-tu ? L’autre reste à { $target }.
       *[other] Deuxième choix : quelles { $count } gardes-tu ? Les { $rest } autres restent à { $target }.
    }
capital-lux-ask-pick-change = Tu gardes { $cards }. Tu peux changer tant que tout le monde n’a pas choisi.
capital-lux-ask-play = Quelle carte joues-tu, et où ?
capital-lux-ask-play-closing = Ta dernière carte ! Si ta main est vide ensuite, tous les autres jouent encore un tour. Où la joues-tu ?
capital-lux-ask-play-last =
    { $rest ->
        [0] Ton dernier tour de la manche ! Où joues-tu ta carte ?
        [one] Ton dernier tour de la manche ! Quelle carte joues-tu, et où ? L’autre va dans ta ville natale.
       *[other] Ton dernier tour de la manche ! Quelle carte joues-tu, et où ? Les { $rest } autres vont dans ta ville natale.
    }
capital-lux-ask-take = Tu joues { $card } dans la Capitale. Quelle carte y prends-tu pour ta ville natale ?
capital-lux-ask-lay = Le modificateur est { capital-lux-modifier }. Sur quelle couleur le poses-tu, face cachée ?
capital-lux-ask-save =
    { $coins ->
        [one] Tu dépasses la limite et tu as 1 pièce. Que sauves-tu avec ? Ce que tu ne sauves pas est perdu.
       *[other] Tu dépasses la limite et tu as { $coins } pièces. Que sauves-tu avec ? Ce que tu ne sauves pas est perdu.
    }
capital-lux-ask-save-change =
    { $coins ->
        [one] Avec ta pièce, tu sauves pour l’instant : { $colours }. Tu peux changer tant que tout le monde n’a pas décidé.
       *[other] Avec tes { $coins } pièces, tu sauves pour l’instant : { $colours }. Tu peux changer tant que tout le monde n’a pas décidé.
    }

## Buttons and options (34 characters at most)

capital-lux-do-pick = { $cards }
capital-lux-do-pick-other = { $card }
# Le total dans sa propre ville natale, et la limite. « ± » : un modificateur caché peut encore la changer.
capital-lux-do-home = { $card } : ville { $total }, max { capital-lux-limit }
capital-lux-do-home-over = { capital-lux-do-home }
capital-lux-do-home-hidden = { capital-lux-do-home }±
capital-lux-do-home-over-hidden = { capital-lux-do-home }±
capital-lux-do-capital = { $card } : Capitale { capital-lux-before } → { capital-lux-limit }
capital-lux-do-capital-agent = { capital-lux-do-capital }
capital-lux-do-capital-agent-idle = { capital-lux-do-capital }
capital-lux-do-capital-cleric = { capital-lux-do-capital }
capital-lux-do-capital-cleric-choose = { capital-lux-do-capital }
capital-lux-do-capital-cleric-idle = { capital-lux-do-capital }
capital-lux-do-capital-scientist = { capital-lux-do-capital }
capital-lux-do-capital-scientist-idle = { capital-lux-do-capital }
capital-lux-do-capital-merchant = { capital-lux-do-capital }
capital-lux-do-capital-merchant-idle = { capital-lux-do-capital }
# Avec l’emoji de la carte, donc sans son nom.
capital-lux-do-brief-home =
    { $hidden ->
        [0] Ville { $total }, limite { capital-lux-limit }
       *[other] Ville { $total }, limite { capital-lux-limit }±
    }
capital-lux-do-brief-capital = Capitale { capital-lux-before } → { capital-lux-limit }
# Une fois la carte choisie.
capital-lux-do-long-home = Ville : { $total }, limite { capital-lux-limit }
capital-lux-do-long-home-over = Ville : { $total }, limite { capital-lux-limit } ({ $count } de trop)
capital-lux-do-long-home-hidden = Ville : { $total }, limite { capital-lux-limit } ± caché
capital-lux-do-long-home-over-hidden = Ville : { $total }, limite { capital-lux-limit } ± ({ $count } ?)
capital-lux-do-long-capital =
    { $power ->
        [agent] { capital-lux-do-brief-capital }, changer 1 limite
        [cleric] { capital-lux-do-brief-capital }, prendre 1 carte
        [scientist] { capital-lux-do-brief-capital }, piocher 1 carte
        [merchant] { capital-lux-do-brief-capital }, prendre 1 pièce
       *[idle] { capital-lux-do-brief-capital }, sans effet
    }
capital-lux-do-take = { capital-lux-do-home }
capital-lux-do-take-over = { capital-lux-do-home-over }
capital-lux-do-take-hidden = { capital-lux-do-home-hidden }
capital-lux-do-take-over-hidden = { capital-lux-do-home-over-hidden }
capital-lux-do-lay = { $colour } : { capital-lux-before } → { capital-lux-limit } (toi { $total })
capital-lux-do-lay-over = { capital-lux-do-lay }
capital-lux-do-lay-hidden = { capital-lux-do-lay }±
capital-lux-do-lay-over-hidden = { capital-lux-do-lay }±
capital-lux-do-save-all =
    { $count ->
        [one] Sauver les { $colours }, 1 pièce
       *[other] Sauver les { $colours }, { $count } pièces
    }
capital-lux-do-save-some =
    { $count ->
        [one] Sauver les { $colours }, 1 pièce
       *[other] Sauver les { $colours }, { $count } pièces
    }
capital-lux-do-save-everything =
    { $count ->
        [one] Tout sauver pour 1 pièce
       *[other] Tout sauver pour { $count } pièces
    }
capital-lux-do-save-but = Tout sauf les { $colour } : { $count }
# Quelques-unes de plusieurs couleurs, et leur prix en pièces.
capital-lux-do-save-list = { $colours } (−{ $count })
capital-lux-do-save-none = Ne rien sauver : −{ $loss } points
capital-lux-costly = Boutons gris : au-dessus de la limite.

## Which card first

capital-lux-part-where = { $card }
capital-lux-ask-where = { $card } : ville ou Capitale ?
capital-lux-other-where = Reposer { $card }
capital-lux-part-pair = { $card }
capital-lux-ask-pair = { $card }, et quelle autre carte ?
capital-lux-other-pair = Reposer { $card }

## Why something cannot be done

capital-lux-no-draft-closed = Tout le monde a choisi : tu ne peux plus changer les cartes que tu gardes.
capital-lux-no-wrong-count = Tu gardes exactement deux cartes à la fois. Choisis-en deux.
capital-lux-no-not-in-hand = Tu n’as pas cela en main. Choisis parmi les cartes que tu as.
capital-lux-no-same-choice = C’est déjà ce que tu as choisi. Garde ce choix ou fais-en un autre.
capital-lux-no-own-colour = Un Clerc ne prend jamais un autre Clerc. Choisis une carte d’une autre couleur.
capital-lux-no-not-there = Il n’y a pas de carte de cette couleur dans la Capitale. Choisis-en une parmi celles qui sont proposées.
capital-lux-no-within-limit = Tu ne peux sauver qu’une couleur qui dépasse sa limite. Choisis une des options proposées.
capital-lux-no-too-few-coins = Tu n’as pas assez de pièces pour cela. Choisis une des options proposées.

## The result

capital-lux-category-hometown = Ville natale
capital-lux-category-bonus = Cartes bonus
capital-lux-category-coins = Pièces
capital-lux-trophy = Victoire avec une couleur sauvée par une pièce à la fin
capital-lux-criterion-sixes = Cartes de valeur 6
capital-lux-criterion-fives = Cartes de valeur 5
capital-lux-criterion-fours = Cartes de valeur 4
capital-lux-criterion-threes = Cartes de valeur 3
capital-lux-criterion-twos = Cartes de valeur 2
capital-lux-ending-rounds = Après trois manches, on a compté villes, cartes bonus et pièces.
capital-lux-decided-sixes = Égalité aux points : { $seat } gagne avec plus de cartes de valeur 6.
capital-lux-decided-fives = Égalité aux points et aux 6 : { $seat } gagne avec plus de cartes de valeur 5.
capital-lux-decided-fours = Égalité aux points, aux 6 et aux 5 : { $seat } gagne avec plus de cartes de valeur 4.
capital-lux-decided-threes = Égalité aux points, aux 6, aux 5 et aux 4 : { $seat } gagne avec plus de cartes de valeur 3.
capital-lux-decided-twos = Égalité aux points et à toutes les cartes de 6 à 3 : { $seat } gagne avec plus de cartes de valeur 2.

## Rules

capital-lux-rules-sixty-body =
    1. Qui a le plus de points gagne : remplis ta **ville natale** sans dépasser les limites.
    2. Joue une carte : dans ta ville pour ses points, ou à la **Capitale** pour son pouvoir.
    3. Une main vide termine la manche ; la partie dure trois manches.
    4. Ne garde pas tout dans ta ville : la Capitale fixe les limites.
capital-lux-rules-goal-body =
    Tes cartes sont des citoyens de quatre professions et couleurs : **Agents** (bleu), **Clercs** (rose), **Scientifiques** (vert) et **Marchands** (jaune).

    À la fin d’une manche, aucune couleur ne doit valoir plus dans ta ville natale qu’à la Capitale, au centre.

    On joue à 2, 3 ou 4, en **3 manches**. Seuls les mains, les cartes bonus et les modificateurs cachés sont secrets.
capital-lux-rules-draft-title = Mise en place et choix des cartes
capital-lux-rules-draft-body =
    Au **début**, une carte ouvre la Capitale. Chacun reçoit un des quatre modificateurs, face visible : le plus élevé commence la première manche. Puis on les mélange en une pile face cachée. La réserve compte 8 pièces.

    À **chaque manche**, tu choisis ta main :
    1. Tu reçois **6 cartes** (à 2 ou 3) ou **5** (à 4).
    2. Gardes-en **2** et passe le reste à gauche.
    3. Sur celles qui arrivent, gardes-en encore **2** et passe le reste.
    4. Ce qui arrive maintenant est à toi.

    Tout le monde choisit en même temps, et tu peux changer d’avis jusqu’au dernier choix. Si la pioche ne suffit pas à la manche 3, chacun reçoit le même nombre de cartes, le plus grand possible.
capital-lux-rules-turn-body =
    On joue dans le sens horaire. Joue **une carte** face visible :
    - **Dans ta ville natale** : il ne se passe rien d’autre.
    - **Dans la Capitale** : la limite de sa couleur monte pour tout le monde, et tu dois utiliser son **pouvoir**, si possible.

    La **limite** d’une couleur est son total dans la Capitale, avec ses modificateurs. Elle ne compte qu’à la fin de la manche : d’ici là, tu peux la dépasser.

    « Ville : 11, limite 14 » : tu auras 11, et la limite est de 14 pour l’instant. Un modificateur caché (±) peut encore la changer.
capital-lux-rules-agent-title = Agent (bleu)
capital-lux-rules-agent-body =
    Dans la Capitale, un Agent te laisse **regarder le modificateur du dessus** : **+4**, **+2**, **−1** ou **−3**. Tu le poses **face cachée sur une couleur** : n’importe laquelle, même les Agents, et il peut y en avoir plusieurs.

    À la fin de la manche, il change la limite de cette couleur pour tout le monde. D’ici là, personne d’autre ne connaît sa valeur.

    Une fois regardé, pas de retour en arrière. Si la pile est vide, il ne se passe rien. À chaque manche, on mélange de nouveau les quatre.
capital-lux-rules-cleric-title = Clerc (rose)
capital-lux-rules-cleric-body =
    Dans la Capitale, un Clerc **prend une carte sur place** : choisis bleu, vert ou jaune, et la carte **la plus faible** va face visible droit dans ta **ville natale**, pas dans ta main. Son pouvoir ne sert pas.

    Tu gagnes des points, et la limite de cette couleur baisse pour tout le monde. Si tu peux prendre une carte, tu le dois, mais jamais un Clerc.
capital-lux-rules-scientist-title = Scientifique (vert)
capital-lux-rules-scientist-body =
    Dans la Capitale, un Scientifique te laisse **piocher une carte** dans ta main.

    Même comme dernière carte, il ne met donc pas fin à la manche. Si la pioche est vide, tu ne pioches rien, et la manche finit.
capital-lux-rules-merchant-title = Marchand (jaune)
capital-lux-rules-merchant-body =
    Dans la Capitale, un Marchand te rapporte une **pièce d’or**. Il y en a **8** ; si la réserve est vide, tu n’as rien.

    Les pièces sauvent les couleurs au-dessus de leur limite. À la fin, chaque pièce qui te reste vaut 1 point.
capital-lux-rules-round-end-title = Fin d’une manche
capital-lux-rules-round-end-body =
    Quand quelqu’un finit son tour **sans carte en main**, tous les autres jouent **encore un tour**. Ensuite :

    1. **Mains** : les cartes restantes vont dans la ville natale de leur propriétaire.
    2. **Modificateurs** : on les révèle.
    3. **Limites** : au-dessus de la limite d’une couleur, tu perds pour de bon **toutes tes cartes** de cette couleur, ou tu paies en or. L’atteindre est permis.
    4. **Bonus** : dans chaque couleur, la ville natale la plus haute gagne une carte de la Capitale.

    Les autres cartes **restent** pour la manche suivante.

    La ville natale la plus précieuse commence la manche suivante. À égalité, on part de la personne qui a commencé cette manche, dans le sens horaire : la première à égalité commence.
capital-lux-rules-gold-title = Or
capital-lux-rules-gold-body =
    Si tu dépasses la limite d’une couleur, tu peux la sauver pour cette manche : **1 pièce par point de trop**. Une couleur se sauve entièrement ou pas du tout. Si tu ne peux pas tout payer, tu choisis.

    Les pièces dépensées retournent à la réserve. Tout le monde décide en même temps.

    Un **exemple** :
    - Capitale : Agents 9, Clercs 3, Scientifiques 9, Marchands 12
    - Ta ville natale : Agents 11, Clercs 4, Scientifiques 6, Marchands 13
    - Avec 3 pièces, tu sauves les Agents pour 2 et les Marchands pour 1. Les Clercs sont perdus.
capital-lux-rules-bonus-title = Cartes bonus
capital-lux-rules-bonus-body =
    Après les pertes, la ville natale avec le **plus grand total** d’une couleur gagne la **plus forte carte** de cette couleur dans la Capitale.

    Elle reste face cachée devant toi et rapporte sa valeur à la fin. Elle ne fait pas partie de ta ville natale. La Capitale ne l’a plus : la limite de cette couleur baisse à la manche suivante.

    À **égalité**, chacun gagne une carte tant qu’il y en a, de la plus forte à la plus faible, dans l’ordre du tour depuis la personne qui a commencé. Un total de 0 ne gagne rien.

    Un **exemple** : Ana a commencé. Elle, Bruno et Carla ont chacun 9 en Marchands ; la Capitale a un 6 et un 4. Ana gagne le 6, Bruno le 4, Carla rien.
capital-lux-rules-scoring-body =
    Après la **troisième manche**, additionne
    - toutes les cartes de ta **ville natale**,
    - toutes tes **cartes bonus**,
    - **1 point** par **pièce**.

    À égalité, le plus de cartes de valeur 6 l’emporte, ville natale et bonus compris ; puis de 5, 4, 3 et 2. Ensuite, on partage la victoire.
capital-lux-rules-cards-title = Toutes les cartes
capital-lux-rules-cards-body =
    Il y a **72 citoyens**, 18 de chaque : **Agent**, **Clerc**, **Scientifique** et **Marchand** :
    - **2** : 3 cartes
    - **3** : 4 cartes
    - **4** : 4 cartes
    - **5** : 4 cartes
    - **6** : 3 cartes

    Il y a aussi **4 modificateurs**, +4, +2, −1 et −3, et **8 pièces d’or**.

capital-lux-ruling-short-draft = Si la pioche ne suffit pas, tu gardes 2 de tes cartes, puis jusqu’à 2 de celles qui arrivent. Avec 4 cartes ou moins, il n’y a rien à choisir la seconde fois.
capital-lux-ruling-agent = Les modificateurs se posent sur n’importe quelle couleur, même à plusieurs. Seule la personne qui en pose un connaît sa valeur jusqu’à la fin de la manche.
capital-lux-ruling-green-last = Un Scientifique joué en dernier ne met fin à la manche que s’il n’y avait rien à piocher.
capital-lux-ruling-gold = Une couleur se sauve entièrement ou pas du tout. Tout le monde décide en même temps ; si tu ne peux rien sauver, on ne te demande rien.
capital-lux-ruling-negative = Une limite peut passer sous zéro : avec 5 dans ta ville natale et une limite de −2, sauver la couleur coûte 7. Sans carte d’une couleur, tu ne perds rien.
capital-lux-ruling-bonus = Les bonus viennent après les pertes ; à égalité, dans l’ordre du tour depuis la personne qui a commencé. Un total de 0 ne gagne rien.
capital-lux-ruling-starter = La ville natale la plus précieuse, sans les bonus, commence la manche suivante ; à égalité, dans le sens horaire depuis la personne qui a commencé.
capital-lux-ruling-tie = À égalité : le plus de 6, bonus compris, puis de 5, 4, 3 et 2 ; ensuite, victoire partagée.
capital-lux-ruling-together = Un choix fait en même temps que les autres peut changer jusqu’au dernier choix. Les autres voient seulement qui choisit encore.
capital-lux-ruling-private-play = La couleur d’un Clerc se choisit en secret. Un Agent est joué dès que tu regardes le modificateur.
capital-lux-ruling-single = S’il n’y a qu’une option, elle est choisie pour toi.
