# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = keep { $cards }
capital-lux-move-play =
    { $to ->
        [home] play { $card } at home
       *[capital] play { $card } to the Capital
    }
capital-lux-move-take = take { $card }
capital-lux-move-lay = lay it on the { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] save nothing
       *[other] save the { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = it raises the limit of the { $colour } to { $limit }, so your { $total } fit, for now.
capital-lux-reason-draws = you draw a card, so your hand doesn’t get smaller.
capital-lux-reason-draws-home = you draw a card, and it goes straight home.
capital-lux-reason-coin = it earns you a coin: that is 1 point at the end, or pays for 1 point above a limit.
capital-lux-reason-coin-saves = with that coin you can pay for what your { $colour } are above the limit.
capital-lux-reason-cheaper = { $colour-word ->
        [merchant] either Merchant earns you a coin, and { $against } scores more at home.
       *[scientist] either Scientist draws you a card, and { $against } scores more at home.
    }
capital-lux-reason-lifts-more = { $colour-word ->
        [merchant] either Merchant earns you a coin, and this one raises the limit more, to { $limit }.
       *[scientist] either Scientist draws you a card, and this one raises the limit more, to { $limit }.
    }
capital-lux-reason-fits = { $card } counts { $points } at home and stays within the limit: { $total } of { $limit }.
capital-lux-reason-fits-more = both fit, and { $card } is worth { $points } points, the other { $others }.
capital-lux-reason-fits-hidden = { $hidden ->
        [one] { $card } fits at home, unless the hidden modifier on the { $colour } lowers the limit too far.
       *[other] { $card } fits at home, unless the { $hidden } hidden modifiers on the { $colour } lower the limit too far.
    }
capital-lux-reason-stays-within = it puts no more colors above a limit; the next best would put the { $colour } { $count } above.
capital-lux-reason-traps = { $coins ->
        [0] it puts { $target } { $count } above the limit of the { $colour }, without a coin to pay.
       *[other] it puts { $target } { $count } above the limit of the { $colour }, with coins for only { $coins }.
    }
capital-lux-reason-costs-less = { $points ->
        [one] as the limits stand, you lose one point less when the rest of your hand goes home.
       *[other] as the limits stand, you lose { $points } points less when the rest of your hand goes home.
    }
capital-lux-reason-saves = you keep the { $points } points of your { $colours }.
capital-lux-reason-pair-fits = { $card } fits at home once { $against } is in the Capital: { $total }, with a limit of { $limit }.
capital-lux-reason-would-lift = { $card } in the Capital would raise the limit of the { $colour } to { $limit }, and you have { $total }.
capital-lux-reason-most = you would have the most { $colour }, { $total }, which wins a card of theirs from the Capital; coins pay for what is above.
capital-lux-reason-lift-later = with { $card } in the Capital the limit of the { $colour } would be { $limit }, and your { $total } fit.
capital-lux-reason-coins-save = { $count ->
        [one] it is 1 above the limit of the { $colour }, and one coin pays for that.
       *[other] it is { $count } above the limit of the { $colour }, and your coins can pay for that.
    }
capital-lux-reason-may-rise = of the { $others } modifiers you don’t know, { $count } would raise the limit of the { $colour } far enough.
capital-lux-reason-lowers = it leaves { $target } { $count } above the limit of the { $colour }.
capital-lux-reason-lifts-own = your { $colour }, { $total }, were above the limit; with { $limit } they fit.
capital-lux-reason-keeps-coins = { $rest ->
        [one] you keep a coin, which is a point.
       *[other] you keep { $rest } coins, and each is a point.
    }
capital-lux-reason-room = { $card } fits at home right away: { $total }, with a limit of { $limit }.
capital-lux-reason-power = { $colour-word ->
        [agent] { $card } can go to the Capital and let you lay a modifier.
        [cleric] { $card } can go to the Capital and bring you a card from there.
        [scientist] { $card } can go to the Capital and draw you a card.
       *[merchant] { $card } can go to the Capital and bring you a coin.
    }
capital-lux-reason-higher = the cards are worth { $points } points together; { $cards } would be worth { $others }.
capital-lux-reason-over-less = both go above a limit, but this one less: { $count } instead of { $others } ({ $colour }).
capital-lux-reason-worth = { $card } is worth { $points } points, the other { $others }, and neither fits yet.
