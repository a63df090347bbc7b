# What a hint suggests to do. Several actions are listed, separated by commas.

mausoleum-move-play =
    { $note ->
        [summon-empty] play { $card }, with nothing left to draw
       *[other] play { $card }
    }
mausoleum-move-at = choose { $target }
mausoleum-move-take = take { $card }
mausoleum-move-give = give { $card }
mausoleum-move-recover = take { $card }
mausoleum-move-lose = give up { $card }
mausoleum-move-discard = discard { $card }
mausoleum-move-pass = pass

# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-burns = { $target }’s open { $card } stops it, and is used up by that.
mausoleum-reason-completes = it completes a set: { $points } points more make { $total }, and the best of the others has { $others }.
mausoleum-reason-completes-unless = it completes a set: { $points } points, unless { $target } stops it with a hidden card.
mausoleum-reason-completes-and-breaks = it completes a set of yours, { $points } points more, and breaks one of { $target }’s, who loses { $broken }.
mausoleum-reason-completes-and-breaks-unless = it completes a set of yours (+{ $points }) and breaks one of { $target }’s (−{ $broken }), unless a hidden card stops it.
mausoleum-reason-breaks = it breaks a set: { $target } loses { $points } points.
mausoleum-reason-breaks-unless = it breaks a set: { $target } loses { $points } points, unless a hidden card stops it.
mausoleum-reason-breaks-any = { $target } has no spare piece: whatever falls, { $points } points are lost, unless a hidden card stops it.
mausoleum-reason-costs-nothing = it breaks no set; { $card } would cost you { $points } points.
mausoleum-reason-unguarded = { $target } has no shield against it; { $seat } would stop you with { $card }.
mausoleum-reason-doubles = he doubles one of your sets: { $points } points more make { $total }, and the best of the others has { $others }.
mausoleum-reason-fetches = { $card } brings you { $points } points as soon as you play it.
mausoleum-reason-draws = { $count ->
        [one] one more card, and with your hand your next set lacks only { $cards }.
       *[other] { $count } more cards, and with your hand your next set lacks only { $cards }.
    }
mausoleum-reason-draws-any = { $count ->
        [one] one more card to choose from.
       *[other] { $count } more cards to choose from.
    }
mausoleum-reason-ends-ahead = it ends the game while you lead { $points } to { $others }.
mausoleum-reason-spare-falls = { $card } is a spare one: none of your sets needs it.
mausoleum-reason-hits-leader = { $target } has the most points of the others: { $points }.
mausoleum-reason-seeks = with your hand, your next set lacks only { $cards }, which somebody may hold.
mausoleum-reason-hits-nearest = { $target } needs only { $cards } for a set.
mausoleum-reason-hope = { $count ->
        [one] with your hand, your next set lacks only { $cards }, and { $target } holds a card that may help.
       *[other] with your hand, your next set lacks only { $cards }, which may be among { $target }’s { $count } cards.
    }
mausoleum-reason-hits-pieces = { $count ->
        [one] { $target } has the most pieces on the table: one.
       *[other] { $target } has the most pieces on the table: { $count }.
    }
mausoleum-reason-hits-open = { $target } has no open shield against it.
mausoleum-reason-safe-early = on the table he is safe from { $cards }, and he doubles a set once you have one.
mausoleum-reason-needs = your next set needs { $card }.
mausoleum-reason-second-set = with the { $card } in your hand, that makes two: one for the set after this one.
mausoleum-reason-can-break = with { $card } you can break a set of { $target }’s, who has no open shield against it.
mausoleum-reason-again = with { $card } you can take yet another card from the discard pile.
mausoleum-reason-tie-break = { $card } would be one more different character, which counts in a tie.
mausoleum-reason-nears = { $hand ->
        [yes] after that, with your hand, your next set lacks only { $cards }.
       *[no] after that, your next set lacks only { $cards }.
    }
mausoleum-reason-begins = it begins your next set; { $cards } are still missing.
mausoleum-reason-readies = you hold the rest of that set: { $cards }.
mausoleum-reason-spare = a spare { $card }: if one falls, the other stands.
mausoleum-reason-backed = you have another { $card } in hand, should this one fall.
mausoleum-reason-guards = on the table it is a shield against { $cards }, and a place in your hand is free.
mausoleum-reason-guards-later = from your hand or on the table, { $card } guards you against { $cards }.
mausoleum-reason-guards-twice = one more open shield against { $cards }: the first one is used up when it helps.
mausoleum-reason-takes-needed = you need { $card } for a set, and { $target } then has one piece fewer.
mausoleum-reason-never-again = you have played { $card } already, and a second one cannot be played.
mausoleum-reason-no-gift = you have played { $card } already, and { $target } too: it is of no use to either of you.
mausoleum-reason-one-only = you may play only one { $card } in a game, and you have two.
mausoleum-reason-another-one = you have another { $card } in hand.
mausoleum-reason-least-needed = your next set doesn’t need { $card }.
mausoleum-reason-keeps = { $use ->
        [part] you keep { $card }, which your next set needs.
        [mausolo] you keep { $card }, who doubles a set.
        [artemisia] you keep { $card }, who draws two cards more.
        [arquitetos] you keep { $card }: from your hand they stop an Earthquake too.
        [escultores] you keep { $card }: from your hand they stop Invasion and Theft too.
        [protecao] you keep { $card }: from your hand it stops every attack too.
        [terremoto] you keep { $card }, which destroys a piece of somebody’s.
        [invasao] you keep { $card }, which takes a piece off somebody’s table.
        [descoberta] you keep { $card }, which brings back any card from the discard pile.
        [troca] you keep { $card }, to turn a card you don’t need into another one.
       *[roubo] you keep { $card }, which takes a card out of somebody’s hand.
    }
mausoleum-reason-stops-more = { $card } stops { $count } kinds of attack, { $against } only { $others }.
mausoleum-reason-no-use = no attack that { $card } stops can come any more.
mausoleum-reason-safe-in-hand = in your hand, no Earthquake and no Invasion can touch { $card }.
mausoleum-reason-hidden-guard = from your hand { $card } would help just as well, and nobody sees it there.
mausoleum-reason-leads-waits = you lead { $points } to { $others }, and nothing has to change.
