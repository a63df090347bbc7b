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

capital-lux-reason-lifts = it raises the limit of the { $colour } to { $limit }, so your { $total } are within it again, for now.
capital-lux-reason-draws = you draw a card, so your hand doesn’t get smaller.
capital-lux-reason-draws-home = the card you draw goes straight home with the rest of your hand.
capital-lux-reason-coin = a coin pays for 1 point above a limit, or is 1 point at the end.
capital-lux-reason-coin-saves = with that coin you can pay for what your { $colour } are above the limit.
capital-lux-reason-cheaper = both cards do the same in the Capital, and { $against } is worth more at home.
capital-lux-reason-lifts-more = both cards do the same in the Capital, and this one raises the limit more, to { $limit }.
capital-lux-reason-fits = { $card } counts { $points } at home and stays within the limit: { $total } of { $limit }.
capital-lux-reason-fits-more = both fit, and { $card } is worth { $points } points, the other { $others }.
capital-lux-reason-fits-hidden = { $hidden ->
        [one] { $card } fits at home, unless the hidden modifier on the { $colour } lowers the limit too far.
       *[other] { $card } fits at home, unless the { $hidden } hidden modifiers on the { $colour } lower the limit too far.
    }
capital-lux-reason-stays-within = nothing goes above a limit; the next best would put your { $colour } { $count } above.
capital-lux-reason-traps = { $coins ->
        [0] it puts { $target } { $count } above the limit of the { $colour }, without a coin to pay.
       *[other] it puts { $target } { $count } above the limit of the { $colour }, with coins for only { $coins }.
    }
capital-lux-reason-costs-less = { $points ->
        [one] as the limits stand, you lose one point less when the rest of your hand goes home.
       *[other] as the limits stand, you lose { $points } points less when the rest of your hand goes home.
    }
capital-lux-reason-saves = it keeps { $points } points: { $colours }.
capital-lux-reason-keeps-pair = two { $colour }: one for your hometown, one for the Capital, to raise the limit.
capital-lux-reason-pair-fits = { $card } fits at home once { $against } is in the Capital: { $total }, with a limit of { $limit }.
capital-lux-reason-would-lift = { $card } in the Capital would raise the limit of the { $colour } to { $limit }, and you have { $total }.
capital-lux-reason-raises = it raises the limit of the { $colour } from { $before } to { $limit }.
capital-lux-reason-most = you would have the most { $colour }, { $total }, which wins a card of theirs from the Capital; coins pay for what is above.
capital-lux-reason-lift-later = with { $card } in the Capital the limit of the { $colour } would be { $limit }, and your { $total } fit.
capital-lux-reason-coins-save = { $count ->
        [one] it is 1 above the limit of the { $colour }, and one coin pays for that.
       *[other] it is { $count } above the limit of the { $colour }, and your coins can pay for that.
    }
capital-lux-reason-may-rise = a hidden modifier lies on the { $colour }; of those you don’t know, { $count } raise the limit and { $others } lower it.
capital-lux-reason-lowers = it leaves { $target } { $count } above the limit of the { $colour }.
capital-lux-reason-lifts-own = it raises the limit of the { $colour } to { $limit }, and yours make { $total }.
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
capital-lux-reason-over-less = it goes { $count } above the limit; the next best would put your { $colour } { $others } above.
capital-lux-reason-worth = { $card } is worth { $points } points, the other { $others }, and neither fits yet.
