# Replays: a finished game page by page, and as an animated picture.
# $game is a title, $players are ready names, $count the number of pictures, $percent how much of them is done.

## Page by page

button-replay = Replay
button-first = First
button-last = Last
replay-deal = The game begins.
refusal-no-replay = Only a finished game can be shown again.
refusal-replay-page = This game has no such page. Press **Replay** under **More** on its board to begin with the first.
refusal-replay-old-rules = This game was played under earlier rules and can no longer be shown here. Its record still tells all of it: press **Record** under **More**.
refusal-replay-newer-rules = This game was played with a newer version of Tertulia. It can be shown again once the bot is updated: please tell whoever runs it.
refusal-replay-broken = The stored decisions of this game do not fit the rules, so it cannot be shown again. Press **Verify** under **More** to learn where.

## The animated picture

button-film = Animated
film-waiting = 🎞️ Your animated picture is next: another one is being made. It will be shown here.
film-making = 🎞️ The animated picture is being made: { $percent } %
film-done = The whole game in { $count } pictures.
film-smaller = -# It was too large for Discord, so it is smaller than usual and may skip some turns. **Replay** shows them all.
film-alt = An animated picture of a whole game of { $game }, in { $count } pictures from the deal to the score sheet. Players: { $players }. Replay tells each turn in words as well.
refusal-film-in-making = Your animated picture is still being made. It will be shown where you see how far it is; ask for the next one when it is there.
refusal-film-queue = Many animated pictures are being made just now. Please try again in a minute.
refusal-film-too-large = This game is too long for an animated picture that Discord would take. **Replay** shows every turn.
