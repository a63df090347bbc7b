# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Player { $number }
picture-empty-table = nobody yet
picture-free = free
picture-optional = optional
picture-wins = Winner: { $name }
picture-shared = Shared victory
picture-total = Total
picture-tie = Tie
alt-level = Tie: { $ahead } ahead of { $behind } · { $what }: { $numbers }
alt-level-shared = Tie: { $who } share place { $place }
picture-sixty-want = You want
picture-sixty-turn = Your turn
picture-sixty-end = The end
picture-sixty-mistake = Beginner’s mistake
picture-lesson-step = Step { $step } of { $steps }.

## The card of a daily deal

picture-day = Daily deal
picture-day-place =
    { $form ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
picture-day-of = of { $count } here
picture-day-points =
    { $count ->
        [one] point
       *[other] points
    }
picture-day-streak =
    { $count ->
        [one] day
       *[other] days in a row
    }
picture-day-best = as the strong bot
picture-day-nearly = almost
picture-day-lost = weaker
picture-day-waiting = The bot is still looking at your turns
day-told =
    { $count ->
        [one] { $game }, daily deal of { $date }: { $count } point.
       *[other] { $game }, daily deal of { $date }: { $count } points.
    }
day-told-place = Place { $place } of { $count } in this server.
day-told-streak =
    { $count ->
        [one] { $count } day.
       *[other] { $count } days in a row.
    }
day-told-signs = Turn by turn: { $signs }. { $best } as the strong bot, { $nearly } almost, { $lost } weaker.
picture-review = How it was decided
picture-review-none = No great mistake, no great gift
picture-review-move = Move: { $name }
picture-review-played = played
picture-review-best = strong bot
picture-review-gains = gained
