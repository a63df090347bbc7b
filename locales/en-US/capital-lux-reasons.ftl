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

capital-lux-reason-lifts = it lifts the limit of the { $colour } to { $limit }, so your { $total } are safe for now.
capital-lux-reason-draws = it draws you a card: no other play leaves your hand as full.
capital-lux-reason-draws-home = the card you draw goes straight home with the rest of your hand.
capital-lux-reason-coin = { $count ->
        [one] it brings you a coin, which saves one point over a limit.
       *[other] it brings you a coin: { $count } coins save { $count } points over a limit.
    }
capital-lux-reason-fits = it fits at home: { $colour } { $total }, with a limit of { $limit }.
capital-lux-reason-stays-within = nothing goes over a limit; the other would put your { $colour } { $count } over.
capital-lux-reason-traps = it puts { $target } { $count } over the limit of the { $colour }, more than the coins there can save.
capital-lux-reason-saves = it keeps { $points } points: { $colours }.
capital-lux-reason-keeps-pair = two { $colour }: one to keep at home, one to lift their limit.
capital-lux-reason-raises = it raises the limit of the { $colour } from { $before } to { $limit }.
capital-lux-reason-most = it goes over the limit for now, but you would have the most { $colour }: { $total }.
capital-lux-reason-lift-later = it goes over the limit for now, but with { $card } you can still raise the limit of the { $colour }.
capital-lux-reason-coins-save = { $count ->
        [one] it goes over the limit of the { $colour } by 1, and a coin of yours could save them.
       *[other] it goes over the limit of the { $colour } by { $count }, and your coins could save them.
    }
capital-lux-reason-may-rise = { $hidden ->
        [one] it goes over the limit for now, but a hidden modifier on the { $colour } may still raise it.
       *[other] it goes over the limit for now, but { $hidden } hidden modifiers on the { $colour } may still raise it.
    }
capital-lux-reason-lowers = it counts against { $target }, who has { $total } in { $colour }, more than you.
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
capital-lux-reason-over-less = it goes { $count } over the limit; the other would put your { $colour } { $others } over.
capital-lux-reason-worth = { $card } is worth { $points } points if it stays.
