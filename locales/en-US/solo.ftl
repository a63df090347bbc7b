# Games of one person against bots, and the daily deal.

command-solo-name = solo
command-solo-about = Play against bots, anywhere and for your eyes only
option-bots-name = bots
option-bots-about = How many bots play with you
option-level-name = level
option-level-about = How well the bots play
error-solo-bots = You can play this against { $least } to { $count } bots.
error-too-many-solo = You have { $count } games against bots going already. `/tables` lists them: finish or end one first.
error-direct-only = I can’t do this here. Send me the same command in a direct message.
button-solo = { $game }
button-daily = { $game }: daily
tables-alone-none = You have no game going here. `/solo` starts one, and `/daily` has the deal of the day.
tables-alone =
    { $count ->
        [one] Your own game against bots
       *[other] Your own { $count } games against bots
    }

## The daily deal

command-daily-name = daily
command-daily-about = The daily deal: one try, with the same cards and dice for everybody
daily-title = Daily deal of { $date }
daily-about = The same cards, dice and bots for everybody. You have one try at each game, which takes about ten minutes. New deals come { $until }.
daily-open = **{ $game }**: waiting for you
daily-running = **{ $game }**: you’re in the middle of it
daily-elsewhere = { $game }: you’re playing it in another server
daily-over = { $game }: you gave up this one
daily-used = { $game }: you’ve had your try today
daily-done = { $game }: ⭐ **{ $points }**, place { $place } of { $count } here
daily-done-alone = { $game }: ⭐ **{ $points }**
daily-streak =
    { $count ->
        [one] 🔥 1 day
       *[other] 🔥 { $count } days in a row
    }
daily-sealed = -# Sealed before anybody plays: { $seal } today, { $then } tomorrow. When a day is over, the record of your game opens its seal.
daily-past = This deal is over.
daily-places = **Today here:** { $places }
daily-places-one = { $place }. { $who } { $points }
daily-sign-b =
    { $count ->
        [one] 1 turn like the strong bot’s
       *[other] { $count } turns like the strong bot’s
    }
daily-sign-n = { $count } almost
daily-sign-l = { $count } weaker
daily-no-signs = I’m still going through your moves. Look again in a minute, and I’ll tell you how good they were.
daily-share = Copy this to share it. It gives nothing away:
daily-posted = { $name } has played the daily deal
daily-message = Tertulia · { $game }, daily deal of { $date }
daily-message-points =
    { $points ->
        [one] ⭐ { $points } point
       *[other] ⭐ { $points } points
    }
daily-message-place =
    { $points ->
        [one] ⭐ { $points } point · place { $place } of { $count }
       *[other] ⭐ { $points } points · place { $place } of { $count }
    }
daily-message-bots = { $count } of { $bots } bots beaten
daily-message-streak = 🔥 { $count } days in a row
daily-message-end = -# Same dice, same cards for all: `/daily`
button-daily-open = Play { $game }
button-daily-running = Go on: { $game }
button-daily-done = { $game }: points
button-daily-result = Your result
button-daily-post = Post it here
button-daily-best = Yesterday’s best game
button-daily-list = Today’s deals
button-daily-too = I’ll play too
error-daily-late = The day of this deal is over. `/daily` has a new one.
error-daily-undo = In the daily deal, what you’ve seen can’t be taken back.
error-daily-hint = No hints in the daily deal: everybody plays it unaided.
error-daily-once = One try a day! There’s another deal tomorrow, and `/solo` as often as you like.
error-daily-elsewhere = You began this deal in a server. Go on there: it’s the same deal everywhere.
error-daily-over = That deal is over. These are today’s:
error-daily-given-up = You gave up that deal. There’s another one tomorrow.
error-daily-not-played = You haven’t finished that deal, so there’s nothing to show.
error-daily-secret = The record would give away today’s deal to those who still play it. You can have it tomorrow.

## Plan ahead

button-plan = Plan ahead
button-withdraw = Withdraw the plan
plan-ask = What do you want to do at your next decision?
plan-about = -# I’ll do it ten seconds after the move before yours, if it is still possible and does the same. Until then nobody sees it.
plan-then = And then?
plan-then-about = -# If you choose nothing here, you decide that in your turn.
plan-nothing = I can’t tell yet what you may do next. Try again after the next move.
plan-changed = The game has moved on. This is how it looks now:
plan-made = 📌 Planned: **{ $action }**
plan-soon = 📌 In a few seconds, as planned: **{ $action }**
plan-done = 📌 Your plan was played: **{ $action }**
plan-withdrawn = Your plan is withdrawn.
plan-over = There is no plan any more: it was carried out, or didn’t fit.
plan-dropped-changed = 📌 Your plan doesn’t fit any more: you decide.
plan-dropped-undone = 📌 A move was taken back, so your plan is off.
error-plan-now = You decide right now: there’s nothing to plan.
