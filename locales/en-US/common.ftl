# What the bot itself says: buttons, lobby, board, hand, score, refusals.
# $player and $who are ready names with their shape, $link is an address, $game a title.

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-cancel = End table
button-confirm-cancel = Yes, end it for everybody
button-rules = Rules
button-hand = Play / My hand
button-your-move = Your move
button-next-table = Next table
button-more = More
button-log = Log
button-text = Board in words
button-rematch = Rematch
button-join-rematch = Join the rematch
button-options = Options
button-back = Previous
button-next = Next
select-action = Choose…
select-change = Change…
select-page = Pages

## The lobby

lobby-seat-host = { $player } (host)
lobby-free =
    { $count ->
        [one] { $count } free
       *[other] { $count } free
    }
lobby-waiting =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-ready = Everybody here? Then **{ $host }** can press **{ button-start }**.
leave-done = You’ve left the table.
table-cancelled = This table was ended without a result. Open a new one with `/play`.

## The board

board-deciding =
    { $count ->
        [one] { $who }’s turn
       *[other] Waiting for { $who }
    }
board-answering = { $target }’s turn · { $who } has to answer
board-moved = This board has moved. [Here it is]({ $link })
board-is-there = [The board is here.]({ $link })
error-board-limit = You have brought boards down { $count } times in a short while. You can do it again { $until }. [The board is here.]({ $link })
error-undos-limit = You have taken back { $count } moves in an hour. You can do it again { $until }.
error-games-limit = You have begun { $count } games in a day: that’s as many as I host for one person. You can begin the next one { $until }.
error-rematch-players = The rematch belongs to those who played: one of them can open it, and then you can join. `/play` opens a table of your own.
ping-move = 
    { $count ->
        [one] { $who }, it’s your move. [To the board]({ $link })
       *[other] { $who }, it’s your move. [To the board]({ $link })
    }
picture-missing = -# I couldn’t draw the picture this time. The game goes on all the same.
picture-follows = -# I’m still drawing the picture. It’ll be here in a moment.
picture-unnamed = -# In the picture: { $names }

## The score

score-winner =
    { $count ->
        [one] { $who } wins!
       *[other] Shared victory: { $who }
    }
score-is-there = [See the score]({ $link })
score-line =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } point
       *[other] **{ $place }** · { $player } — { $points } points
    }
score-line-behind =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } point ({ $behind })
       *[other] **{ $place }** · { $player } — { $points } points ({ $behind })
    }
score-short = { $place }. { $player } { $points }
score-short-behind = { $place }. { $player } { $points } ({ $behind })
score-tie = -# Tie: { $ahead } ahead of { $behind } · { $what }: { $numbers }
score-tie-shared = -# Tie: { $who } share place { $place }
score-decisive = How it was decided
rematch-joined = You are in. The new table is here: { $link }
rematch-offer = You did not play this one, but there is a seat for you in the next.

## The end, as one player reads it
# $who are other players, $count points, $ahead and $behind games.

ending-won =
    { $count ->
        [one] You won! 1 point ahead of { $who }
       *[other] You won! { $count } points ahead of { $who }
    }
ending-won-level = You won! Level on points with { $who }
ending-shared = You share the victory with { $who }
ending-place =
    { $count ->
        [one] Place { $place } of { $seats }, 1 point behind { $who }
       *[other] Place { $place } of { $seats }, { $count } points behind { $who }
    }
ending-place-level = Place { $place } of { $seats }, level on points with { $who }
ending-rating = Your rating: { $before } → { $after }
ending-rating-provisional = Your rating: { $before } → { $after }. It is provisional until you have played { $settled } ranked games (so far: { $games }).
ending-series = Your games so far: { $against }
ending-against = you { $ahead }–{ $behind } { $who }

## More

more-table = **{ $game }** · table { $number }
more-players = Players: { $players }
phase-finished = This game is over.
phase-cancelled = This table was ended without a result.
error-reading = I’m still opening the log for you. One moment.
log-empty = Nothing has happened yet.
words-pair = { $name }: { $value }
words-hand = Your hand
cancel-sure = End this game for everybody, without a result? There’s no way back.

## Help

help-title = Tertulia
help-body =
    Board games in your channel, in good company, in a few minutes or over several days.
    1. Type `/play`, choose a game, let the others press **{ button-join }**, then press **{ button-start }**.
    2. The board is a picture in the channel. **{ button-hand }** shows you, and you alone, your hand and what you can do.
    3. Every move is saved at once. If your hand has scrolled away, the button or `/hand` brings it back.
    4. Nobody there? The host of a table can add bots of three strengths. **{ button-hint }** under your hand suggests a move.
    5. On your own? `/solo` is a game against bots, anywhere. `/daily` is the deal of the day.

    `/board` brings the board down, `/rules` explains a game with pictures, `/table cancel` ends a table, `/tables` lists yours, `/notify` lets me call you when one opens.
    `/board-ranking` and `/board-profile` show who plays how well; `/my-settings` holds your language and preferences, `/table-settings` those of the server, `/privacy` what is stored about you.
    In the menu of a member, **Apps** → **{ menu-challenge-name }** opens a table and invites them. In that of a board, it has **{ menu-hand-name }** and **{ menu-words-name }**.
    When a game is over, **{ button-more }** has its log and replay.

    ### Games
help-body-alone =
    Board games against bots, for you alone: here, or wherever you are on Discord.
    1. Type `/solo` and choose a game. Nobody else sees your board and your hand.
    2. Every move is saved at once. `/tables` lists your games and brings them back.
    3. **{ button-hint }** under your hand suggests a move.
    4. `/daily` is the deal of the day: the same for everybody, with one try.
    5. New to a game? `/learn` teaches it in a few minutes, `/rules` explains it with pictures.

    `/board-profile` shows how your games went, `/my-settings` holds your language and preferences, `/privacy` what is stored about you.
    With friends you play in a server: whoever manages one can add me there.

    ### Games
help-rules = Rules: { $game }
rules-credits = { $credits } · Tertulia is unofficial: not made or endorsed by the game’s authors or publishers.

## Why something was not done

error-already-seated = You already have a seat at this table. To give it up, press **{ button-leave }** under **{ button-more }**.
error-already-playing = You already have a seat at this table. To give it up, press **{ button-quit }** under **{ button-more }**.
error-table-full = All { $seats } seats are taken. Open another table with `/play` in another channel.
error-not-seated = You have no seat at this table, but you can watch, or open a table of your own with `/play`.
error-no-hand = You are not playing at this table, so you have no hand here. You are welcome to watch the board.
error-not-host = Only the host, { $host }, can start the game. Anyone seated can { $at }, if nothing happens here.
error-not-host-cancel = Only the host, { $host }, can end this table, or someone with **Manage Messages** or a role that this server chose for it.
error-not-host-options = Only the host, { $host }, can choose the options of this game.
error-too-few =
    { $missing ->
        [one] One more player is needed: this game is for { $least } or more.
       *[other] { $missing } more players are needed: this game is for { $least } or more.
    }
error-already-started = The game has already started. Watch the board, or open another table with `/play` in another channel.
error-not-started = The game hasn’t started yet. The host can press **{ button-start }**.
error-finished = This game is over. Press **{ button-rematch }** below the score, or open a new table with `/play`.
error-not-finished = This game isn’t over yet. Finish it first, then press **{ button-rematch }**.
error-cancelled = This table was ended. Open a new one with `/play`.
error-stale = That button belongs to an earlier moment. This is how things stand now.
error-unreadable = That button is broken or from another version. Press **{ button-hand }** on the board for new ones.
error-old-button = I no longer know that button. `/hand` and `/board` bring you new ones.
error-old-command = That command has changed. Wait a minute or reload Discord, then try again.
error-not-your-decision = It’s not your turn. The board shows whose it is.
error-unknown-table = There’s no such table here any more. `/play` opens a new one.
error-unknown-game = I don’t know that game. `/table-help` lists the ones I have.
error-unknown-option = I don’t know that option. Choose one of those in the lobby.
error-unknown-page = The rules have no such page. Choose one of those I suggest.
error-newer-rules = This game was started with a newer version of Tertulia. It’s safe and goes on once the bot is updated: please tell whoever runs it.
error-channel-busy = There’s already a table in this channel: { $link }. Finish it, end it with `/table cancel`, or play in another channel.
error-too-many-lobbies = You already host { $count } tables here that haven’t started: { $links }. Start or end one of them, then open the next.
error-too-many-tables = You already run { $count } tables here. These are some of them: { $links }. Finish or end one, then open the next.
error-no-table = There’s no table in this channel. `/play` opens one.
error-table-elsewhere = 
    { $count ->
        [one] There’s no table in this channel. Yours is here: { $links }
       *[other] There’s no table in this channel. Yours are here: { $links }
    }
error-server-only = We play at tables in the channels of a server. Use this command there, or add me to your server: { $link } Here you can play on your own: `/solo`, `/daily`.
error-not-installed = I am not a member of this server, so I can’t host games here. Someone who may manage it can add me: { $link }
error-permissions = 
    { $count ->
        [one] I need a permission in this channel: **{ $missing }**. Someone who may edit the channel can give it to me under Edit Channel → Permissions.
       *[other] I need these permissions in this channel: **{ $missing }**. Someone who may edit the channel can give them to me under Edit Channel → Permissions.
    }
error-store = My database failed just now, so nothing has changed. Please try again. If it happens again, give this code to whoever runs the bot: { $number }
error-store-unknown = My database broke off while saving, so I don’t know whether that counts. Your hand shows it in a minute. If not, give this code to whoever runs the bot: { $number }
error-stopping = I’m restarting. Nothing is lost: please try again in a minute.
error-moved = I couldn’t save that: someone moved the file with all my games, and I have to stop. Please tell whoever runs the bot. This code leads to the details: { $number }
error-unknown = Something went wrong on my side. Nothing is lost: `/hand` shows how things stand. If it happens again, give this code to whoever runs the bot: { $number }

## Permissions, in the words of Discord's channel settings

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
