# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-completes = it completes a set: { $points } points.
mausoleum-reason-completes-and-breaks = it completes a set of yours and breaks one of { $target }’s: { $points } points more for you, { $broken } fewer over there.
mausoleum-reason-breaks = it breaks a set of { $target }’s: { $points } points fewer over there.
mausoleum-reason-costs-nothing = it breaks no set; { $card } would cost you { $points } points.
mausoleum-reason-unguarded = { $target } has no shield against it; { $seat } would stop you with { $card }.
mausoleum-reason-doubles = it doubles one of your sets: { $points } points more.
mausoleum-reason-fetches = { $card } is worth { $points } points to you.
mausoleum-reason-draws = { $count ->
        [one] one more card, one more chance.
       *[other] { $count } more cards, { $count } more chances.
    }
mausoleum-reason-ends-ahead = it ends the game while you lead { $points } to { $others }.
