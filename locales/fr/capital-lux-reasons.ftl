# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = la limite des { $colour } monte à { $limit }, et tes { $total } sont à l’abri pour l’instant.
capital-lux-reason-draws = tu pioches une carte.
capital-lux-reason-coin = { $count ->
        [one] tu gagnes une pièce, qui sauve un point au-dessus d’une limite.
       *[other] tu gagnes une pièce : { $count } pièces sauvent { $count } points au-dessus d’une limite.
    }
capital-lux-reason-fits = ça tient chez toi : { $colour } { $total }, pour une limite de { $limit }.
capital-lux-reason-stays-within = rien ne dépasse ; l’autre coup mettrait tes { $colour } { $count } au-dessus.
capital-lux-reason-traps = { $target } se retrouve { $count } au-dessus de la limite des { $colour }, plus que ses pièces n’en sauvent.
capital-lux-reason-saves = tu gardes { $points } points : { $colours }.
capital-lux-reason-keeps-pair = deux { $colour } : un pour chez toi, un pour monter leur limite.
