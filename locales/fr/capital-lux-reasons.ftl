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

capital-lux-reason-lifts = la limite des { $colour } monte à { $limit }, et tes { $total } tiennent, pour l’instant.
capital-lux-reason-draws = tu pioches une carte, et ta main ne diminue pas.
capital-lux-reason-draws-home = tu pioches une carte, et elle va aussitôt dans ta ville.
capital-lux-reason-coin = tu gagnes une pièce : 1 point à la fin, ou le prix d’1 point au-dessus d’une limite.
capital-lux-reason-coin-saves = avec cette pièce, tu paies ce que tes { $colour } ont en trop.
capital-lux-reason-cheaper = { $colour-word ->
        [merchant] chaque Marchand te donne une pièce, et { $against } vaut plus dans ta ville.
       *[scientist] chaque Savant pioche une carte, et { $against } vaut plus dans ta ville.
    }
capital-lux-reason-lifts-more = { $colour-word ->
        [merchant] chaque Marchand te donne une pièce, et celui-ci monte plus la limite, à { $limit }.
       *[scientist] chaque Savant pioche une carte, et celui-ci monte plus la limite, à { $limit }.
    }
capital-lux-reason-fits = { $card } vaut { $points } dans ta ville et tient dans la limite : { $total } sur { $limit }.
capital-lux-reason-fits-more = les deux tiennent, et { $card } vaut { $points } points, l’autre { $others }.
capital-lux-reason-fits-hidden = { $hidden ->
        [one] { $card } tient dans ta ville, sauf si le modificateur caché des { $colour } baisse trop la limite.
       *[other] { $card } tient dans ta ville, sauf si les { $hidden } modificateurs cachés des { $colour } baissent trop la limite.
    }
capital-lux-reason-stays-within = aucune couleur de plus ne dépasse ; le meilleur autre coup ferait dépasser les { $colour } de { $count }.
capital-lux-reason-traps = { $coins ->
        [0] { $target } dépasse alors de { $count } la limite des { $colour }, sans pièce pour payer.
       *[other] { $target } dépasse alors de { $count } la limite des { $colour }, avec des pièces pour { $coins } seulement.
    }
capital-lux-reason-costs-less = { $points ->
        [one] avec les limites actuelles, tu perds un point de moins quand le reste de ta main va dans ta ville.
       *[other] avec les limites actuelles, tu perds { $points } points de moins quand le reste de ta main va dans ta ville.
    }
capital-lux-reason-saves = tu gardes les { $points } points de tes { $colours }.
capital-lux-reason-pair-fits = { $card } tient dans ta ville avec { $against } à la Capitale : { $total }, pour une limite de { $limit }.
capital-lux-reason-would-lift = { $card } à la Capitale monterait la limite des { $colour } à { $limit }, et tu en as { $total }.
capital-lux-reason-most = tu aurais le plus de { $colour }, { $total }, et gagnerais une de leurs cartes de la Capitale ; tes pièces paient l’excès.
capital-lux-reason-lift-later = avec { $card } à la Capitale, la limite des { $colour } serait de { $limit }, et tes { $total } tiennent.
capital-lux-reason-coins-save = { $count ->
        [one] c’est 1 au-dessus de la limite des { $colour }, et une pièce le paie.
       *[other] c’est { $count } au-dessus de la limite des { $colour }, et tes pièces peuvent le payer.
    }
capital-lux-reason-may-rise = sur les { $others } modificateurs que tu ne connais pas, { $count } monteraient assez la limite des { $colour }.
capital-lux-reason-lowers = { $target } dépasse alors de { $count } la limite des { $colour }.
capital-lux-reason-lifts-own = tes { $colour }, { $total }, dépassaient la limite ; avec { $limit }, ils tiennent.
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
capital-lux-reason-over-less = les deux dépassent une limite, mais celle-ci moins : { $count } au lieu de { $others } ({ $colour }).
capital-lux-reason-worth = { $card } vaut { $points } points, l’autre { $others }, et aucune ne tient encore.
