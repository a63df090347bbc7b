# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = ranked: no hints
lobby-full-ranked = Ranked, for `/board-ranking`: no hints, and who leaves comes in last.
lobby-unranked = unranked, with hints
lobby-full-unranked = Unranked: nobody’s rating changes, and there are hints.
opened-unranked = Your table is unranked, so that you can ask for hints: you haven’t finished a game with others here yet. **{ button-options }** under **{ button-more }** makes it ranked.

## The leaderboard

leaders-title = Leaderboard: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 game)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } games)
    }
leaders-about = -# Everyone starts at 1000; after { $count } ranked games you’re listed. Three months without one, and you aren’t until the next.
leaders-none = Nobody is listed for this game right now. That takes { $count } ranked games, the last one in the past three months. `/play` opens a table.
leaders-you = Your place: **{ $place }**, with { $points }
leaders-not-yet =
    { $missing ->
        [one] One more ranked game, and you are listed here.
       *[other] { $missing } more ranked games, and you are listed here.
    }
leaders-hidden = You are hidden here. `/my-settings` changes that.
leaders-none-then = Nobody was listed for this game on that ladder.
leaders-ladder = -# Ladder { $number } of { $count }
leaders-inactive = You’re not listed: your last ranked game of this was more than three months ago. Your rating is kept, and one more game brings you back.
button-ladder = Ladder { $number }
select-game = Another game

## The profile

profile-games =
    { $count ->
        [one] game
       *[other] games
    }
profile-wins =
    { $count ->
        [one] win
       *[other] wins
    }
profile-days =
    { $count ->
        [one] day
       *[other] days
    }
profile-unrated = no rating yet
profile-nobody = Nobody yet: only bots so far, or people who stay hidden.
profile-told =
    { $count ->
        [one] Profile of { $name }: { $count } game finished, { $wins } won.
       *[other] Profile of { $name }: { $count } games finished, { $wins } won.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 game. First to fourth places: { $places }. Best score: { $points }.
       *[other] { $game }: { $count } games. First to fourth places: { $places }. Best score: { $points }.
    }
profile-told-won =
    { $count ->
        [one] { $game }: { $count } game, { $wins } won.
       *[other] { $game }: { $count } games, { $wins } won.
    }
profile-told-rating = Rating in { $game }: { $points }.
profile-told-provisional = Rating in { $game }, provisional: { $points }.
profile-told-rival =
    { $count ->
        [one] With { $name }: 1 game, { $ahead } ahead, { $behind } behind.
       *[other] With { $name }: { $count } games, { $ahead } ahead, { $behind } behind.
    }
profile-told-days =
    { $count ->
        [one] Daily deal: { $count } day.
       *[other] Daily deal: { $count } days in a row.
    }
profile-told-duel = { $game }: { $ahead } ahead, { $behind } behind.
profile-told-trophies = Trophies: { $trophies }.
profile-told-missing = Still to come: { $trophies }.
profile-trophy = 🏆 { $trophy } · { $date }
profile-trophies-missing = -# Still to come: { $trophies }
profile-none-alone = You haven’t finished a game of your own yet. `/solo` begins one.
trophy-tie = Won by the tie-break
trophy-days = Seven days in a row at the daily deal
trophy-week = Every game won within a week
profile-told-completion = Finishes { $finished } of { $count } games with other people.
profile-only-you = -# Only you see this. Your ratings and your profile are hidden from others; `/my-settings` changes that.

## What one person chooses

me-listed-on = **Ratings and profile:** shown
    -# Others find you in `/board-ranking` and can look at your `/board-profile`.
me-listed-off = **Ratings and profile:** hidden
    -# You are in no `/board-ranking`, and nobody else sees your `/board-profile`. Your games are rated all the same.
button-listed-on = Show my ratings
button-listed-off = Hide my ratings

## What moderators do

button-strike = Strike from the ladder
button-confirm-strike = Yes, strike it
button-no-strike = No, it counts
button-count-again = Let this game count again
strike-sure = Strike this game from the ladder? It then changes nobody’s rating, and I work out all later ones again. You can take that back under **{ button-more }**.
strike-done = Struck: this game no longer counts. I have worked out the ratings again.
count-again-done = This game counts again. I have worked out the ratings again.
table-struck = -# This game doesn’t count: a moderator has struck it from the ladder.
button-new-ladder = Start a new ladder
button-confirm-ladder = Yes, start a new one
button-keep-ladder = No, keep this one
new-ladder-sure = Start a new ladder? Everyone begins at 1000 again, in every game. The old one stays in `/board-ranking`. There’s no way back.
settings-ladder = **Ladder:** number { $number }

## Why something was not done

error-not-judge = Only people with the permission **Manage Server** can strike a game from the ladder, or let it count again.
error-not-rated = This game changed nobody’s rating, so there is nothing to strike.
error-ladder-new = Nobody has a rating on the present ladder yet, so a new one would change nothing.
error-profile-hidden = { $name } prefers not to be shown in ratings and profiles.
error-profile-left = I don’t see that member in this server. Only people who are here have a profile.
error-profile-alone = Here I can only show your own profile. To look at somebody else’s, use the command in a server where we all are.
error-profile-empty = { $name } hasn’t finished a game here yet.
error-profile-none = You haven’t finished a game here yet. `/play` opens a table.
