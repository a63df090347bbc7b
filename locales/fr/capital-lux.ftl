# Capital Lux. Une couleur porte le nom de sa profession, au pluriel : « Agents ». $colour-word est son mot dans le moteur.
# Une couleur qui vaut ou coûte des points en a au moins 2 : pas de singulier à prévoir pour ceux-là.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Chaque citoyen est un dilemme : dans ta ville natale, il rapporte des points ; dans la Capitale, il te prête son pouvoir. Mais si une couleur vaut plus chez toi que dans la Capitale, tu la perds tout entière. Trois manches rapides pour choisir, bluffer et jouer les funambules.

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
        [one] Tu pioches une carte : { $cards }.
       *[other] Tu reçois { $count } cartes : { $cards }.
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
capital-lux-event-decided = { $seat } a décidé quoi faire de son or.
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
capital-lux-story-first = { $seat } commence
capital-lux-story-draft =
    { $stage ->
        [draft] Manche { $round } : tout le monde garde deux cartes
       *[second] Manche { $round } : tout le monde en garde deux de plus
    }
capital-lux-story-played =
    { $place ->
        [home] { $card } à la maison, total { $total }
       *[capital] { $card } à la Capitale, total { $total }
    }
capital-lux-story-took = a emporté { $card }
capital-lux-story-laid = a posé un modificateur sur les { $colour }
capital-lux-story-coin = a pris une pièce
capital-lux-story-drew = a pioché une carte
capital-lux-story-idle =
    { $colour-word ->
        [agent] plus de modificateur à regarder
        [cleric] rien à emporter
        [scientist] plus de carte à piocher
       *[merchant] plus de pièce à prendre
    }
capital-lux-story-closing = plus de cartes, dernier tour pour les autres
capital-lux-story-limits = Fin de la manche { $round }. Limites : { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-story-settled = dernières cartes à la maison : { $cards }
capital-lux-story-revealed = avait posé { capital-lux-modifier } sur les { $colour }
capital-lux-story-saved =
    { $count ->
        [one] a sauvé les { $colour } pour 1 pièce
       *[other] a sauvé les { $colour } pour { $count } pièces
    }
capital-lux-story-lost-all = a perdu { $cards }
capital-lux-story-bonus-all = a gagné { $cards }
capital-lux-story-starts = commence la manche suivante

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Manche { $round } : quelles { $count } cartes gardes-tu ? L’autre part à gauche.
       *[other] Manche { $round } : quelles { $count } cartes gardes-tu ? Les { $rest } autres partent à gauche.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Manche { $round }, deuxième choix : quelles { $count } cartes gardes-tu ? L’autre part à gauche et y reste.
       *[other] Manche { $round }, deuxième choix : quelles { $count } cartes gardes-tu ? Les { $rest } autres partent à gauche et y restent.
    }
capital-lux-ask-pick-change = Tu gardes { $cards }. Tant que tout le monde n’a pas choisi, tu peux changer d’avis. Lesquelles préfères-tu garder ?
capital-lux-ask-play = Quelle carte joues-tu, et où ?
capital-lux-ask-play-closing = Ta dernière carte ! Si ta main est vide ensuite, tous les autres jouent encore un tour. Où la joues-tu ?
capital-lux-ask-play-last =
    { $rest ->
        [0] { $target } n’a plus de cartes : c’est ton dernier tour de la manche. Où joues-tu ta carte ?
        [one] { $target } n’a plus de cartes : c’est ton dernier tour de la manche. Quelle carte joues-tu, et où ? L’autre va dans ta ville natale.
       *[other] { $target } n’a plus de cartes : c’est ton dernier tour de la manche. Quelle carte joues-tu, et où ? Les { $rest } autres vont dans ta ville natale.
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
        [one] Ce que tu sauves pour l’instant avec ta pièce : { $colours }. Tant que tout le monde n’a pas décidé, tu peux changer d’avis. Que préfères-tu sauver ?
       *[other] Ce que tu sauves pour l’instant avec tes { $coins } pièces : { $colours }. Tant que tout le monde n’a pas décidé, tu peux changer d’avis. Que préfères-tu sauver ?
    }

## Buttons and options (80 characters at most)

capital-lux-do-pick = Garder { $cards }
# « 11 sur 14 » : le total dans sa propre ville natale, et la limite.
capital-lux-do-home = { $card } → ville natale : { $total } sur { capital-lux-limit }
capital-lux-do-home-over = { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop
capital-lux-do-home-hidden =
    { $hidden ->
        [one] { $card } → ville natale : { $total } sur { capital-lux-limit }, 1 modificateur caché
       *[other] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $hidden } modificateurs cachés
    }
capital-lux-do-home-over-hidden =
    { $hidden ->
        [one] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop, 1 modificateur caché
       *[other] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop, { $hidden } modificateurs cachés
    }
capital-lux-do-capital-agent =
    { $count ->
        [one] { $card } → Capitale : limite { capital-lux-limit }, regarder et poser le dernier modificateur
       *[other] { $card } → Capitale : limite { capital-lux-limit }, regarder et poser 1 des { $count } modificateurs
    }
capital-lux-do-capital-agent-idle = { $card } → Capitale : limite { capital-lux-limit }, aucun modificateur à poser
capital-lux-do-capital-cleric = { $card } → Capitale : limite { capital-lux-limit }, prendre { $got } (chez toi : { $total })
capital-lux-do-capital-cleric-choose = { $card } → Capitale : limite { capital-lux-limit }, prendre 1 carte sur { $count } chez toi
capital-lux-do-capital-cleric-idle = { $card } → Capitale : limite { capital-lux-limit }, aucune carte à prendre
capital-lux-do-capital-scientist =
    { $count ->
        [one] { $card } → Capitale : limite { capital-lux-limit }, piocher la dernière carte
       *[other] { $card } → Capitale : limite { capital-lux-limit }, piocher 1 des { $count } cartes
    }
capital-lux-do-capital-scientist-idle = { $card } → Capitale : limite { capital-lux-limit }, aucune carte à piocher
capital-lux-do-capital-merchant = { $card } → Capitale : limite { capital-lux-limit }, +1 pièce (tu en auras { $count })
capital-lux-do-capital-merchant-idle = { $card } → Capitale : limite { capital-lux-limit }, aucune pièce à prendre
capital-lux-do-take = { $card } → ville natale : { $total } sur { capital-lux-limit }
capital-lux-do-take-over = { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop
capital-lux-do-take-hidden =
    { $hidden ->
        [one] { $card } → ville natale : { $total } sur { capital-lux-limit }, 1 modificateur caché
       *[other] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $hidden } modificateurs cachés
    }
capital-lux-do-take-over-hidden =
    { $hidden ->
        [one] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop, 1 modificateur caché
       *[other] { $card } → ville natale : { $total } sur { capital-lux-limit }, { $count } de trop, { $hidden } modificateurs cachés
    }
capital-lux-do-lay = { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }
capital-lux-do-lay-over = { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }, { $count } de trop
capital-lux-do-lay-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }, 1 modificateur caché
       *[other] { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }, { $hidden } modificateurs cachés
    }
capital-lux-do-lay-over-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }, { $count } de trop, 1 modificateur caché
       *[other] { capital-lux-modifier } → { $colour } : tu as { $total } sur { capital-lux-limit }, { $count } de trop, { $hidden } modificateurs cachés
    }
capital-lux-do-save-all =
    { $count ->
        [one] Sauver { $colours } : { $points } pts, −1 pièce (reste { $rest })
       *[other] Sauver { $colours } : { $points } pts, −{ $count } pièces (reste { $rest })
    }
capital-lux-do-save-some =
    { $count ->
        [one] Sauver { $colours } : { $points } pts, perdre { $loss }, −1 pièce (reste { $rest })
       *[other] Sauver { $colours } : { $points } pts, perdre { $loss }, −{ $count } pièces (reste { $rest })
    }
capital-lux-do-save-none =
    { $rest ->
        [one] Ne rien sauver : perdre { $loss } pts, garder 1 pièce
       *[other] Ne rien sauver : perdre { $loss } pts, garder { $rest } pièces
    }

## Why something cannot be done

capital-lux-no-draft-closed = Tout le monde a choisi : tu ne peux plus changer les cartes que tu gardes.
capital-lux-no-wrong-count = On garde exactement deux cartes à la fois. Choisis-en deux.
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
capital-lux-criterion-sixes = Cartes de valeur 6
capital-lux-criterion-fives = Cartes de valeur 5
capital-lux-criterion-fours = Cartes de valeur 4
capital-lux-criterion-threes = Cartes de valeur 3
capital-lux-criterion-twos = Cartes de valeur 2
capital-lux-ending-rounds = Les trois manches avaient été jouées.
capital-lux-decided-sixes = Égalité aux points : { $seat } gagne avec plus de cartes de valeur 6.
capital-lux-decided-fives = Égalité aux points et aux 6 : { $seat } gagne avec plus de cartes de valeur 5.
capital-lux-decided-fours = Égalité aux points, aux 6 et aux 5 : { $seat } gagne avec plus de cartes de valeur 4.
capital-lux-decided-threes = Égalité aux points, aux 6, aux 5 et aux 4 : { $seat } gagne avec plus de cartes de valeur 3.
capital-lux-decided-twos = Égalité aux points et à toutes les cartes de 6 à 3 : { $seat } gagne avec plus de cartes de valeur 2.

## Rules

capital-lux-rules-goal-body =
    Tes cartes sont des citoyens de quatre professions, chacune avec sa couleur : **Agents** (bleu), **Clercs** (rose), **Scientifiques** (vert) et **Marchands** (jaune). Tu joues chaque carte
    - dans ta **ville natale**, où elle rapporte à la fin autant de points que sa valeur, ou
    - dans la **Capitale**, au centre, où tu utilises aussitôt son pouvoir.

    Le dilemme : à la fin d’une manche, aucune couleur ne doit valoir plus dans ta ville natale que dans la Capitale. Sinon, tu perds toutes tes cartes de cette couleur, à moins de payer en or.

    On joue à 2, 3 ou 4, en **3 manches**. À chaque manche, on choisit des cartes, on les joue, puis on vérifie les limites. Le plus de points l’emporte.

    Personne d’autre que toi ne voit ta main, tes cartes bonus ni les modificateurs que tu as posés. Tout ce qui est face visible est connu de tout le monde, comme les pièces et le nombre de cartes de chaque main.
capital-lux-rules-draft-title = Mise en place et choix des cartes
capital-lux-rules-draft-body =
    Au **début de la partie**, on pioche une carte et on la pose face visible dans la Capitale. Chaque personne reçoit un des quatre modificateurs, à la vue de tout le monde : la personne qui a le plus élevé commence la première manche. Ensuite, on mélange tous les modificateurs, qui forment une pile face cachée. Les 8 pièces forment la réserve.

    Chaque **manche** commence par le choix des cartes :
    1. Chaque personne reçoit **6 cartes** (à 2 ou 3) ou **5 cartes** (à 4).
    2. Tu en gardes **2** et tu passes le reste à ta gauche, à la personne qui joue après toi.
    3. Des cartes qui arrivent, tu gardes encore **2** et tu passes le reste à ta gauche.
    4. Celles qui arrivent maintenant, tu les gardes. Tu as de nouveau 6 ou 5 cartes : ta main.

    Tout le monde choisit en même temps. Tant qu’il reste quelqu’un à choisir, tu peux changer d’avis.

    Si, à la troisième manche, la pioche ne suffit plus, tout le monde reçoit le même nombre de cartes, le plus grand possible.
capital-lux-rules-turn-body =
    La personne qui commence la manche joue en premier, puis on joue dans le sens des aiguilles d’une montre. À ton tour, tu dois jouer **une carte** face visible :
    - **Dans ta ville natale.** Elle rejoint tes cartes de la même couleur. Il ne se passe rien d’autre.
    - **Dans la Capitale.** Elle y rejoint les cartes de sa couleur et augmente la limite de cette couleur pour tout le monde. Ensuite, tu dois utiliser son **pouvoir**, si c’est possible.

    La **limite** d’une couleur est la valeur de toutes ses cartes dans la Capitale, avec les modificateurs posés dessus. Il ne faut la respecter qu’à la fin de la manche : d’ici là, tu peux la dépasser.

    Les options te disent où tu en es. « Agent 4 → ville natale : 11 sur 14 » veut dire qu’avec cette carte tu auras 11 en Agents, et que la limite est de 14 pour l’instant. « 1 modificateur caché » veut dire qu’un modificateur dont tu ne connais pas la valeur changera encore cette limite.
capital-lux-rules-agent-title = Agent (bleu)
capital-lux-rules-agent-body =
    Joue un Agent dans la Capitale, et tu **regardes le modificateur du dessus** de la pile. Personne d’autre ne le voit. Ensuite, tu le poses **face cachée sur une couleur** de ton choix : n’importe laquelle des quatre, y compris les Agents.

    Les modificateurs sont **+4**, **+2**, **−1** et **−3**. À la fin de la manche, chacun change la limite de la couleur où il est posé, pour tout le monde. D’ici là, personne d’autre que toi ne sait ce que tu as posé.

    Une même couleur peut recevoir n’importe quel nombre de modificateurs ; tous comptent.

    Si la pile est vide, il ne se passe rien. On mélange de nouveau les quatre modificateurs pour chaque manche.

    Une fois le modificateur regardé, tu ne peux plus reprendre ta carte.
capital-lux-rules-cleric-title = Clerc (rose)
capital-lux-rules-cleric-body =
    Joue un Clerc dans la Capitale, et tu **prends une carte de la Capitale**. Choisis bleu, vert ou jaune : tu prends la carte **la plus faible** de cette couleur. Elle va directement, face visible, dans ta **ville natale**, pas dans ta main, et son pouvoir ne sert pas.

    Tu gagnes des points, et la limite de cette couleur baisse pour tout le monde, y compris pour toi.

    Si tu peux prendre une carte, tu le dois, mais jamais un Clerc. Si, à part le rose, il n’y a qu’une couleur dans la Capitale, tu prends sa carte la plus faible sans qu’on te demande rien. S’il n’y en a aucune, il ne se passe rien.
capital-lux-rules-scientist-title = Scientifique (vert)
capital-lux-rules-scientist-body =
    Joue un Scientifique dans la Capitale, et tu **pioches la carte du dessus**, qui va dans ta main. Tu as donc une carte de plus à jouer dans cette manche.

    Même si le Scientifique était ta dernière carte, tu ne mets pas fin à la manche : la carte piochée est dans ta main.

    Si la pioche est vide, tu ne pioches rien. Dans ce cas, un Scientifique joué comme dernière carte met bien fin à la manche.
capital-lux-rules-merchant-title = Marchand (jaune)
capital-lux-rules-merchant-body =
    Joue un Marchand dans la Capitale, et tu **prends une pièce d’or** dans la réserve.

    Avec des pièces, tu peux sauver les couleurs qui dépassent leur limite à la fin d’une manche. Chaque pièce qu’il te reste à la fin de la partie vaut 1 point.

    Il y a **8 pièces**. Si la réserve est vide, tu ne reçois rien. Les pièces dépensées reviennent à la réserve.
capital-lux-rules-round-end-title = Fin d’une manche
capital-lux-rules-round-end-body =
    Dès que quelqu’un n’a **plus de cartes en main** à la fin de son tour, tous les autres jouent **encore un tour**. Ensuite :

    1. **Mains.** Toutes les cartes encore en main vont dans la ville natale de la personne qui les tient.
    2. **Modificateurs.** On les révèle. La limite de chaque couleur est maintenant connue.
    3. **Limites.** Pour chaque couleur, compare ta ville natale à la limite. Si tu l’égales, tout va bien. Si tu la dépasses, tu perds **toutes tes cartes** de cette couleur, ou tu paies en or. Les cartes perdues ne reviennent jamais.
    4. **Bonus.** Dans chaque couleur, la ville natale au total le plus élevé gagne une carte de la Capitale.

    Après la troisième manche, on compte les points. Après les deux autres, toutes les cartes de la Capitale et des villes natales **restent** pour la manche suivante, et on mélange de nouveau les quatre modificateurs.

    La personne dont la ville natale vaut le plus, toutes couleurs confondues, commence la manche suivante. En cas d’égalité, on compte dans le sens des aiguilles d’une montre à partir de la personne qui a commencé cette manche, elle comprise : la première personne à égalité commence.
capital-lux-rules-gold-title = Or
capital-lux-rules-gold-body =
    Si tu dépasses la limite d’une couleur, tu peux la sauver : tu paies **1 pièce par point de trop** et tu gardes toutes tes cartes de cette couleur. Cela ne vaut que pour cette manche : à la fin de la suivante, la limite compte de nouveau.

    Une couleur se sauve en entier ou pas du tout. Si tu ne peux pas payer pour toutes, tu choisis lesquelles.

    Les pièces dépensées reviennent à la réserve ; les autres restent à toi. Toutes les personnes qui peuvent sauver quelque chose décident en même temps, et on révèle tout quand la dernière a décidé.

    Un **exemple** :
    - Capitale : Agents 9, Clercs 3, Scientifiques 9, Marchands 12
    - Ta ville natale : Agents 11, Clercs 4, Scientifiques 6, Marchands 13
    - Tu paies 2 pièces pour les Agents et 1 pour les Marchands, et tu les gardes tous. Les Clercs sont perdus : une quatrième pièce les aurait sauvés. Les Scientifiques ne dépassent pas leur limite.
capital-lux-rules-bonus-title = Cartes bonus
capital-lux-rules-bonus-body =
    Une fois les cartes perdues retirées, il y a un bonus par couleur : la personne qui a le **total le plus élevé** dans sa ville natale gagne la carte **la plus forte** de cette couleur dans la Capitale.

    Elle reste face cachée devant toi et rapporte sa valeur à la fin de la partie. Elle ne fait pas partie de ta ville natale : elle ne compte ni pour les limites, ni pour d’autres bonus, ni pour savoir qui commence. Et désormais, elle manque dans la Capitale.

    En cas d’**égalité**, chaque personne à égalité gagne une carte, tant qu’il y en a, dans l’ordre du tour à partir de celle qui a commencé la manche : la première prend la plus forte, la deuxième la suivante, et ainsi de suite. Avec un total de 0, on ne gagne rien.

    Un **exemple** : Ana a commencé la manche. Bruno, Carla et elle ont chacun 9 en Marchands ; dans la Capitale, il y a un Marchand 6 et un Marchand 4. Ana gagne le 6, Bruno le 4, et Carla repart les mains vides.
capital-lux-rules-scoring-body =
    À la fin de la **troisième manche**, ajoute
    - la valeur de toutes les cartes de ta **ville natale**,
    - la valeur de toutes tes **cartes bonus**,
    - **1 point** par **pièce**.

    Le plus de points l’emporte.

    En cas d’égalité aux points, le plus grand nombre de cartes de valeur 6 l’emporte, ville natale et cartes bonus comprises ; puis de valeur 5, 4, 3 et 2. Si l’égalité demeure, la victoire est partagée.
capital-lux-rules-cards-title = Toutes les cartes
capital-lux-rules-cards-body =
    Il y a **72 citoyens**, 18 de chaque couleur :
    - valeur **2** : 3 cartes
    - valeur **3** : 4 cartes
    - valeur **4** : 4 cartes
    - valeur **5** : 4 cartes
    - valeur **6** : 3 cartes

    Ce qu’ils font dans la Capitale :
    - **Agent** (bleu) : regarde un modificateur et pose-le face cachée sur une couleur.
    - **Clerc** (rose) : prends la carte la plus faible d’une autre couleur pour ta ville natale.
    - **Scientifique** (vert) : pioche une carte.
    - **Marchand** (jaune) : prends une pièce.

    Il y a aussi **4 modificateurs**, +4, +2, −1 et −3, et **8 pièces d’or**.

capital-lux-ruling-short-draft = Si la pioche ne suffit pas, tu gardes 2 des cartes que tu reçois, tu passes le reste, puis tu gardes jusqu’à 2 de celles qui arrivent et tu passes ce qui reste. Avec 4 cartes ou moins par personne, il n’y a rien à choisir la deuxième fois.
capital-lux-ruling-agent = Un modificateur peut aller sur n’importe quelle couleur, y compris les Agents, et une couleur peut en recevoir plusieurs. Seule la personne qui l’a posé connaît sa valeur jusqu’à la fin de la manche.
capital-lux-ruling-green-last = Un Scientifique joué dans la Capitale comme dernière carte ne met pas fin à la manche si une carte a été piochée. Si la pioche était vide, il y met fin.
capital-lux-ruling-gold = Une couleur se sauve en entier ou pas du tout. Toutes les personnes qui peuvent sauver quelque chose décident en même temps, et on révèle tout ensemble ; si tu ne peux rien sauver, on ne te demande rien.
capital-lux-ruling-negative = Les modificateurs peuvent faire passer une limite sous zéro. Les pièces se comptent à partir de là : avec 5 dans ta ville natale et une limite de −2, sauver la couleur coûte 7. Sans cartes d’une couleur, tu n’as rien à perdre.
capital-lux-ruling-bonus = Les cartes bonus sont données une fois les cartes perdues défaussées. Les ex æquo prennent les cartes les plus fortes qui restent, dans l’ordre du tour à partir de la personne qui a commencé la manche. Avec un total de 0, on n’en gagne pas.
capital-lux-ruling-starter = La personne dont la ville natale vaut le plus commence la manche suivante ; les cartes bonus ne comptent pas. En cas d’égalité, on compte dans le sens des aiguilles d’une montre à partir de la personne qui a commencé la dernière manche, elle comprise : la première personne à égalité commence.
capital-lux-ruling-tie = À égalité de points, le plus grand nombre de cartes de valeur 6 l’emporte, ville natale et cartes bonus comprises ; puis de 5, 4, 3 et 2. Après cela, la victoire est partagée.
capital-lux-ruling-together = Ce que tout le monde choisit en même temps peut être changé tant qu’il reste quelqu’un à choisir. Les autres voient seulement qui n’a pas encore choisi.
capital-lux-ruling-private-play = Avec un Clerc, tu choisis la couleur avant que les autres voient la carte. Un Agent est dans la Capitale dès que tu regardes le modificateur, et tu ne peux plus le reprendre.
capital-lux-ruling-single = Quand il n’y a qu’un choix possible, il est fait pour toi.
