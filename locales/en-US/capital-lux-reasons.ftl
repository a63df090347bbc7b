# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = it lifts the limit of the { $colour } to { $limit }, so your { $total } are safe for now.
capital-lux-reason-draws = it draws you a card.
capital-lux-reason-coin = { $count ->
        [one] it brings you a coin, which saves one point over a limit.
       *[other] it brings you a coin: { $count } coins save { $count } points over a limit.
    }
capital-lux-reason-fits = it fits at home: { $colour } { $total }, with a limit of { $limit }.
capital-lux-reason-stays-within = nothing goes over a limit; the other would put your { $colour } { $count } over.
capital-lux-reason-traps = it puts { $target } { $count } over the limit of the { $colour }, more than the coins there can save.
capital-lux-reason-saves = it keeps { $points } points: { $colours }.
capital-lux-reason-keeps-pair = two { $colour }: one to keep at home, one to lift their limit.
