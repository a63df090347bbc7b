# The story of a table: what happened since, one line a turn.

story-line = { $player }: { $told }
story-you = You
story-bot-for = A bot for { $name }
story-then = { $told }; { $then }
story-since = Since your last turn
story-round = Latest turns
story-left-out =
    { $count ->
        [0] More is in the log.
        [one] + 1 more turn: see the log
       *[other] + { $count } more turns: see the log
    }
button-own-turn = Your last turn
