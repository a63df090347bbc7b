# Bots: in the lobby, hints, and, when the game is over, why they played as they did.
# $player is a ready name with its shape, $action and $other are labels of choices, $level how strong a bot plays, $chance and $less per cent.

name-bot-easy = Easy bot
name-bot-normal = Normal bot
name-bot-hard = Hard bot
seat-bot = { $player } ({ $level } bot)
bot-easy = easy
bot-normal = normal
bot-hard = hard

## In the lobby

lobby-bots = -# Too few? The host can add bots; latecomers still get a seat.
lobby-practice = practice: no ratings
lobby-full-practice = Practice: against bots alone, the result changes nobody’s rating.
button-bots = + Bot
button-add-easy = + Easy
button-add-normal = + Normal
button-add-hard = + Hard
button-remove-computer = − Bot
error-not-host-bots = Only the host, { $host }, can add or remove bots.
error-no-bot = There’s no bot at this table.

## Hints

button-hint = Hint
hint-only = 💡 There’s only one thing you can do: **{ $action }**
hint-reason = 💡 **{ $action }** – { $reason }
hint-equal = 💡 **{ $action }**, or “{ $other }”: as far as I can see, both are equally good.
hint-unclear = no single reason: it won most often when I played it out.
hint-close = but it’s close: “{ $other }” is about as good.
hint-numbers = -# The numbers: ||about { $chance }% of the games won, and { $less }% with “{ $other }”. { hint-basis }||
hint-basis = { $deals ->
        [one] Tried one possible deal. No peeking at hidden cards.
       *[other] Tried { $deals } possible deals. No peeking at hidden cards.
    }
error-thinking = I’m still thinking about your last hint. One moment.
error-no-hint = You have nothing to decide right now, so there’s nothing to suggest.

## Why, in the log of a finished game

