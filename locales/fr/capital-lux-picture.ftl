# Mots sur les images de Capital Lux et leurs textes alternatifs.

## Sur les images

capital-lux-picture-empty-over = La partie est finie
capital-lux-picture-empty-gold = Rien à décider : les autres réfléchissent encore à leur or
capital-lux-picture-empty-closer = Ta main est vide : les autres jouent encore un tour
capital-lux-picture-empty-played = Ta main est vide : la manche se termine
capital-lux-picture-step-modifiers = Révéler
capital-lux-picture-step-limits = Limites
capital-lux-picture-step-gold = Or
capital-lux-picture-step-lost = Pertes
capital-lux-picture-step-bonus = Bonus
capital-lux-picture-step-starts = Début
capital-lux-picture-step-score = Score
capital-lux-picture-sixty-want = De bons citoyens dans ta ville, aucune couleur hors limite
capital-lux-picture-sixty-turn = Une carte : dans ta ville (points) ou à la Capitale (pouvoir)
capital-lux-picture-sixty-end = Une main vide : derniers tours, puis limites. Trois manches
capital-lux-picture-sixty-mistake = Tout garder en ville : hors limite, la couleur est perdue
capital-lux-picture-symbols-cards = Citoyens
capital-lux-picture-symbols-powers = Dans la Capitale, une carte peut …
capital-lux-picture-symbols-limits = Limites
capital-lux-picture-symbols-table = Table
capital-lux-picture-symbol-agent = Agent
capital-lux-picture-symbol-cleric = Clerc
capital-lux-picture-symbol-scientist = Scientifique
capital-lux-picture-symbol-merchant = Marchand
capital-lux-picture-symbol-value = Carte de valeur 5
capital-lux-picture-symbol-new = Vient d’être jouée
capital-lux-picture-symbol-power-agent = Regarder un modificateur
capital-lux-picture-symbol-power-cleric = Prendre une carte basse
capital-lux-picture-symbol-power-scientist = Piocher une carte
capital-lux-picture-symbol-power-merchant = Prendre une pièce
capital-lux-picture-symbol-modifier = Modificateur caché
capital-lux-picture-symbol-known = Modificateur connu
capital-lux-picture-symbol-limit = Limite de la Capitale
capital-lux-picture-symbol-within = Sous la limite
capital-lux-picture-symbol-above = Au-delà de la limite
capital-lux-picture-symbol-unknown = Limite encore inconnue
capital-lux-picture-symbol-over = Au-delà, pour l’instant
capital-lux-picture-symbol-lost = Perdue
capital-lux-picture-symbol-payable = 2 pièces la sauvent
capital-lux-picture-symbol-unpayable = 2 pièces, pas assez
capital-lux-picture-symbol-arrow = Avant, après
capital-lux-picture-symbol-home = Ville natale
capital-lux-picture-symbol-capital = Capitale
capital-lux-picture-symbol-coin = Pièce : 1 point
capital-lux-picture-symbol-hand = Cartes en main
capital-lux-picture-symbol-deck = Pioche
capital-lux-picture-symbol-bonus = Cartes bonus
capital-lux-picture-symbol-flag = Ouvre la manche
capital-lux-picture-symbol-check = A choisi
capital-lux-picture-symbol-hourglass = Doit choisir
capital-lux-picture-symbol-round = Manche 2 sur 3
capital-lux-picture-symbol-lock = Main vide : derniers tours
capital-lux-picture-symbol-play = À qui le tour

## Textes alternatifs

capital-lux-alt-totals = { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-alt-board = Capital Lux, manche { $round } sur { $rounds }. Pioche : { $pile }. Pièces dans la réserve : { $coins }. Modificateurs dans la pile : { $modifiers }.
capital-lux-alt-draft = Choix des cartes, { $number } sur { $count }.
capital-lux-alt-closing = Derniers tours. Sans cartes : { $name }.
capital-lux-alt-capital = Capitale : { capital-lux-alt-totals }.
capital-lux-alt-hidden = Modificateurs cachés : { $colours }.
capital-lux-alt-seat = { $symbol } { $name } : { capital-lux-alt-totals } ; pièces { $coins }, main { $hand }, cartes bonus { $bonus }.
capital-lux-alt-over = Au-dessus de la limite : { $colours }.
capital-lux-alt-packet = Choix des cartes, { $number } sur { $count }, parmi : { $cards }.
capital-lux-alt-chosen = Choisies pour l’instant : { $cards }.
capital-lux-alt-kept = Gardées auparavant : { $cards }.
capital-lux-alt-hand = Ta main : { $cards }.
capital-lux-alt-empty = Ta main est vide.
capital-lux-alt-looked = Le modificateur que tu poses : { $value }.
capital-lux-alt-card =
    { $over ->
        [0] { $card } : ville { $home } ; { capital-lux-do-long-capital }.
       *[other] { $card } : ville { $home }, { $over } de trop ; { capital-lux-do-long-capital }.
    }
capital-lux-alt-take =
    { $over ->
        [0] { $card } : ville { $home }.
       *[other] { $card } : ville { $home }, { $over } de trop.
    }
capital-lux-alt-lay =
    { $over ->
        [0] { $colour } : { capital-lux-before } → { capital-lux-limit }, toi { $home }.
       *[other] { $colour } : { capital-lux-before } → { capital-lux-limit }, toi { $home }, { $over } de trop.
    }
capital-lux-alt-lay-over = Dépassent alors la limite : { $seats }.
capital-lux-alt-cleric = Le Clerc peut prendre : { $cards }.
capital-lux-alt-laid = Modificateurs que tu as posés : { $where }.
capital-lux-alt-bonus = Tes cartes bonus : { $cards }.
capital-lux-alt-saving = Pour l’instant, tu sauves avec de l’or : { $colours }.
capital-lux-alt-end = Fin de la manche { $round }. Limites : { capital-lux-alt-totals }.
capital-lux-alt-revealed = Modificateurs révélés : { $where }.
capital-lux-alt-end-seat = { $symbol } { $name } : ville natale { $total }.
capital-lux-alt-end-saved = Sauvés avec des pièces : { $colours }.
capital-lux-alt-end-lost = Perdus : { $colours }.
capital-lux-alt-end-bonus = Cartes bonus gagnées : { $cards }.
capital-lux-alt-next = Commence la prochaine manche : { $name }.
capital-lux-alt-score = Score final de Capital Lux.
capital-lux-alt-place = { $place }. { $symbol } { $name } : ville natale { $hometown }, cartes bonus { $bonus }, pièces { $coins } ; { $total } en tout.
capital-lux-alt-cover = Capital Lux : les tours lumineuses de quatre guildes, la nuit, reflétées dans l’eau sous un anneau de lumière. À la table : { $names }.
capital-lux-alt-rules-sixty = En soixante secondes. Ton but : une ville natale avec 5, 4, 6 et 3, en tout 18. Ton tour : une carte monte à la Capitale pour son pouvoir, ou descend dans ta ville natale. La fin : trois manches ; une main sans carte, puis la vérification. Erreur de débutant : chez toi 11 en Clercs, à la Capitale 4 : tous sont perdus.
capital-lux-alt-rules-goal = En haut, la Capitale ; en bas, une ville natale. Agents 9 sur 11, Clercs 9 sur 14 et Marchands 6 sur 10 respectent la limite ; Scientifiques 9 sur 7 sont perdus.
capital-lux-alt-rules-draft = Le choix : de six cartes, gardes-en deux et passes-en quatre à gauche ; de celles qui arrivent, gardes-en deux et passes-en deux à gauche ; garde celles qui arrivent ensuite.
capital-lux-alt-rules-turn = Un tour : une carte, en haut dans la Capitale pour son pouvoir, ou en bas dans ta ville natale pour ses points.
capital-lux-alt-rules-agent = L’Agent dans la Capitale : regarde le modificateur du dessus, +4, +2, −1 ou −3, et pose-le face cachée sur l’une des quatre couleurs.
capital-lux-alt-rules-cleric = Le Clerc dans la Capitale : choisis bleu, vert ou jaune, et prends-y la carte la plus faible de cette couleur pour ta ville natale.
capital-lux-alt-rules-scientist = Le Scientifique dans la Capitale : pioche la carte du dessus dans ta main.
capital-lux-alt-rules-merchant = Le Marchand dans la Capitale : prends l’une des huit pièces d’or. Une pièce vaut un point, ou sauve une couleur qui dépasse sa limite de 1.
capital-lux-alt-rules-round-end = La fin d’une manche : quelqu’un n’a plus de cartes, tous les autres jouent encore un tour, les cartes encore en main vont dans les villes natales, les modificateurs sont révélés, les limites vérifiées.
capital-lux-alt-rules-gold = Un exemple : limites 9, 3, 9 et 12, ville natale 11, 4, 6 et 13. Trois pièces sauvent les Agents et les Marchands ; les Clercs sont perdus.
capital-lux-alt-rules-bonus = Un exemple : trois personnes sont à égalité avec 9. Dans l’ordre du tour, à partir de celle qui a commencé la manche, la première prend le 6 de la Capitale, la deuxième le 4, la troisième rien.
capital-lux-alt-rules-scoring = Décompte : ville natale 31, cartes bonus 11, deux pièces 2, en tout 44. En cas d’égalité, le plus grand nombre de cartes de valeur 6 l’emporte, puis de 5, 4, 3 et 2.
capital-lux-alt-rules-cards = La boîte : dans chacune des quatre couleurs trois cartes 2, quatre 3, quatre 4, quatre 5 et trois 6 ; modificateurs +4, +2, −1, −3 ; huit pièces d’or.

## La table en mots

capital-lux-words-starter = Commence cette manche : { $name }.
capital-lux-words-discard = Cartes perdues, hors du jeu : { $cards }.
capital-lux-words-capital = Capitale, avec ses cartes : { $colours }.
capital-lux-words-known = Modificateurs que tu connais : { $colours }.
capital-lux-words-seat = { $symbol } { $name } : { $colours } ; pièces { $coins }, main { $hand }, cartes bonus { $bonus }.
