# Replays: a finished game page by page, and as an animated picture.
# $game is a title, $players are ready names, $count the number of pictures, $percent how much of them is done.

## Page by page

button-replay = Replay
button-first = First
button-last = Last
replay-deal = The game begins.
error-no-replay = You can watch a replay once the game is over.
error-replay-page = This game has no such page. Press **{ button-replay }** under **{ button-more }** on its board to start with the first.
error-replay-old-rules = This game was played with earlier rules, so I can no longer show it here. Its record still tells all of it: press **{ button-record }** under **{ button-more }**.
error-replay-newer-rules = This game was played with a newer version of Tertulia. I can show it again once the bot is updated: please tell whoever runs it.
error-replay-broken = The stored moves of this game don’t fit the rules, so I can’t show it again. Press **{ button-verify }** under **{ button-more }** to learn where.

## The animated picture

button-film = Watch as animation
animation-waiting = 🎞️ Your animated picture is next: another one is being made. It will be shown here.
animation-making = 🎞️ The animated picture is being made: { $percent } %
animation-done = The whole game in { $count } pictures.
animation-smaller = -# It was too large for Discord, so it is smaller than usual and may skip some turns. **{ button-replay }** shows them all.
animation-alt = An animated picture of a whole game of { $game }, in { $count } pictures from the deal to the score sheet. Players: { $players }. Replay tells each turn in words as well.
error-in-making = The last one you asked for is still being made. It’ll be where you see how far it is; ask for the next one then.
error-making-queue = There’s quite a queue just now. Please try again in a minute.
error-animation-too-large = This game is too long for an animated picture that Discord would take. **{ button-replay }** shows every turn.

## The review

button-review = Review
review-waiting = 🔎 Your review is next: another one is being made. It will be shown here.
review-making = 🔎 I’m going through the game again: { $percent }%
review-told = How a game of { $game } was decided.
review-told-seat = { $place }. { $player } ({ $points }). Chance of winning, from start to end: { $chances }%
review-told-mistake = { $player }: “{ $played }” ({ $change }%)
review-told-gift = { $player }: “{ $played }” ({ $change }% for { $who })
review-mistake = { $player } chose “{ $played }” ({ $after }%). The strong bot: “{ $best }” ({ $before }%).
review-gift = { $player } chose “{ $played }”. The chance of { $who } leapt from { $before }% to { $after }%.
review-note = -# A minus is the chance of winning that a move cost its player, by what that player could know. A plus is what somebody else gained.
review-hint = 💡 The strong bot’s hint to { $player }: { $reason }
error-review-stopped = I was restarted in the middle of this review. Please press **{ button-review }** once more.
error-review-point = This review has no such turning point. Press **{ button-review }** under **{ button-more }** on its board to see it again.

## Sharing

button-share = Share the result
button-share-film = Share the animation
shared-by = Shared by { $who }
shared = Shared in the channel.
error-share-not-played = Only the people who played this game can share it.
error-shared-already = It was shared here just now. You can share it again in a few minutes.
error-may-not-write = You may not write in this channel, so I cannot post for you here.
