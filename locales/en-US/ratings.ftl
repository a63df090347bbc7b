# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = -# Ranked: the result counts for `/board-ranking`. Who leaves comes in last.
lobby-unranked = -# Unranked: the result changes nobody’s rating.

## The leaderboard

leaders-title = Leaderboard: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 game)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } games)
    }
leaders-about = -# Everyone starts at 1000. After { $count } ranked games you’re listed. The rating is cautious: it rises with every good result.
leaders-none = Nobody has played { $count } ranked games of this yet. `/play` opens a table.
leaders-you = Your place: **{ $place }**, with { $points }
leaders-not-yet =
    { $missing ->
        [one] One more ranked game, and you are listed here.
       *[other] { $missing } more ranked games, and you are listed here.
    }
leaders-hidden = You are hidden here. `/my-settings` changes that.
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
profile-rating = rating
profile-provisional = provisional
profile-unrated = no rating yet
profile-best = best score
profile-rivals = Most games with
profile-nobody = Nobody yet: only bots so far, or people who stay hidden.
profile-told =
    { $count ->
        [one] Profile of { $name }: 1 game finished, { $wins } won.
       *[other] Profile of { $name }: { $count } games finished, { $wins } won.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 game. First to fourth places: { $places }. Best score: { $points }.
       *[other] { $game }: { $count } games. First to fourth places: { $places }. Best score: { $points }.
    }
profile-told-rating = Rating in { $game }: { $points }.
profile-told-provisional = Rating in { $game }, provisional: { $points }.
profile-told-rival =
    { $count ->
        [one] With { $name }: 1 game, { $ahead } ahead, { $behind } behind.
       *[other] With { $name }: { $count } games, { $ahead } ahead, { $behind } behind.
    }
profile-only-you = -# Only you see this. Your ratings and your profile are hidden from others; `/my-settings` changes that.

## What one person chooses

me-listed-on = **Ratings and profile:** shown
    -# Others find you in `/board-ranking` and can look at your `/board-profile`.
me-listed-off = **Ratings and profile:** hidden
    -# You are in no `/board-ranking`, and nobody else sees your `/board-profile`. Your games are rated all the same.
button-listed-on = Show my ratings
button-listed-off = Hide my ratings

## Why something was not done

error-profile-hidden = { $name } prefers not to be shown in ratings and profiles.
error-profile-left = I don’t see that member in this server. Only people who are here have a profile.
error-profile-empty = { $name } hasn’t finished a game here yet.
error-profile-none = You haven’t finished a game here yet. `/play` opens a table.
