# Games of one person against bots, and the daily deal.

command-solo-name = solo
command-solo-about = Play against bots, anywhere and for your eyes only
option-bots-name = bots
option-bots-about = How many bots play with you
option-level-name = level
option-level-about = How well the bots play
error-solo-bots =
    { $least ->
        [1] { $most ->
            [1] This game is for one bot and you.
           *[other] This game is for 1 to { $most } bots and you.
        }
       *[other] This game is for { $least } to { $most } bots and you.
    }
error-too-many-solo = You have { $count } games against bots going already. `/tables` lists them: finish or end one first.
error-direct-only = I can’t do this here. Send me the same command in a direct message.
button-solo = { $game }
button-daily = { $game }, daily deal
tables-alone =
    { $count ->
        [one] Your own game against bots
       *[other] Your own { $count } games against bots
    }
