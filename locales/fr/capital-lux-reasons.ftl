# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = garde { $cards }
capital-lux-move-play =
    { $to ->
        [home] joue { $card } dans ta ville
       *[capital] joue { $card } à la Capitale
    }
capital-lux-move-take = prends { $card }
capital-lux-move-lay = pose-le sur les { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] ne sauve rien
       *[other] sauve les { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = la limite des { $colour } monte à { $limit }, et tes { $total } sont à l’abri pour l’instant.
capital-lux-reason-draws = tu pioches une carte : aucun autre coup ne laisse ta main aussi pleine.
capital-lux-reason-draws-home = la carte piochée rentre aussitôt, avec le reste de ta main.
capital-lux-reason-coin = { $count ->
        [one] tu gagnes une pièce, qui sauve un point au-dessus d’une limite.
       *[other] tu gagnes une pièce : { $count } pièces sauvent { $count } points au-dessus d’une limite.
    }
capital-lux-reason-fits = ça tient dans ta ville : { $colour } { $total }, pour une limite de { $limit }.
capital-lux-reason-stays-within = rien ne dépasse ; l’autre coup mettrait tes { $colour } { $count } au-dessus.
capital-lux-reason-traps = { $target } se retrouve { $count } au-dessus de la limite des { $colour }, et ses pièces ne suffisent pas.
capital-lux-reason-saves = tu gardes { $points } points : { $colours }.
capital-lux-reason-keeps-pair = deux { $colour } : un pour ta ville, un pour monter leur limite.
capital-lux-reason-raises = ça monte la limite des { $colour } de { $before } à { $limit }.
capital-lux-reason-most = ça dépasse la limite pour l’instant, mais tu aurais le plus de { $colour } : { $total }.
capital-lux-reason-lift-later = ça dépasse la limite pour l’instant, mais avec { $card } tu peux encore monter celle des { $colour }.
capital-lux-reason-coins-save = { $count ->
        [one] ça dépasse de 1 la limite des { $colour }, et une pièce à toi pourrait les sauver.
       *[other] ça dépasse de { $count } la limite des { $colour }, et tes pièces pourraient les sauver.
    }
capital-lux-reason-may-rise = { $hidden ->
        [one] ça dépasse la limite pour l’instant, mais un modificateur caché sur les { $colour } peut encore la monter.
       *[other] ça dépasse la limite pour l’instant, mais { $hidden } modificateurs cachés sur les { $colour } peuvent encore la monter.
    }
capital-lux-reason-lowers = ça pèse sur { $target }, qui a { $total } en { $colour }, plus que toi.
capital-lux-reason-lifts-own = ça monte la limite des { $colour } à { $limit }, et les tiens font { $total }.
capital-lux-reason-keeps-coins = { $rest ->
        [one] tu gardes une pièce, qui vaut un point.
       *[other] tu gardes { $rest } pièces, et chacune vaut un point.
    }
capital-lux-reason-room = { $card } tient déjà dans ta ville : { $total }, pour une limite de { $limit }.
capital-lux-reason-power = { $colour-word ->
        [agent] { $card } peut aller à la Capitale et te faire poser un modificateur.
        [cleric] { $card } peut aller à la Capitale et te rapporter une carte.
        [scientist] { $card } peut aller à la Capitale et te faire piocher une carte.
       *[merchant] { $card } peut aller à la Capitale et te rapporter une pièce.
    }
capital-lux-reason-higher = ensemble, ces cartes valent { $points } points ; { $cards } en vaudraient { $others }.
capital-lux-reason-over-less = ça dépasse de { $count } ; l’autre coup mettrait tes { $colour } { $others } au-dessus.
capital-lux-reason-worth = { $card } vaut { $points } points si elle reste.
