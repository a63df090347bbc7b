# The story of a table: what happened since, one line a turn.

story-line = { $player }: { $told }
story-you = You
story-then = { $told }; { $then }
story-since = Since your last turn
story-round = Latest turns
story-earlier =
    { $count ->
        [0] Earlier turns are in the log.
        [one] + 1 earlier turn: see the log
       *[other] + { $count } earlier turns: see the log
    }
button-own-turn = Your last turn
