# What a hint suggests to do. Several actions are listed, separated by commas.

luxor-move-play =
    { $side ->
        [left] play the left card
       *[right] play the right card
    }
luxor-move-discard =
    { $side ->
        [left] discard the left card
       *[right] discard the right card
    }
luxor-move-from =
    { $from ->
        [0] set off from the stairs
       *[other] set off from { $from }
    }
luxor-move-move =
    { $from ->
        [0]
            { $to ->
                [41] go from the stairs into the tomb
               *[other] go from the stairs to { $to }
            }
       *[other]
            { $to ->
                [41] go from { $from } into the tomb
               *[other] go from { $from } to { $to }
            }
    }
luxor-move-act =
    { $note ->
        [act-none] use no tile
       *[other] use the tile on { $space }
    }
luxor-move-take =
    { $note ->
        [take-key] take a key
        [take-scarab] take a scarab
        [take-wild] take a wild treasure
       *[other] take the card { $card }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] the vase
        [jewel] the jewel
       *[statue] the statue
    }
luxor-reason-set = it takes { luxor-the-treasure } now, { $points } VP, and your sets grow by { $set } VP.
luxor-reason-treasure = it takes { luxor-the-treasure } now: { $points } VP.
luxor-reason-tomb = { $points ->
        [0] it brings one of yours into the tomb.
       *[other] it brings one of yours into the tomb, for the sarcophagus worth { $points } VP.
    }
luxor-reason-last-tomb = it starts the last round while you lead { $points } to { $others }, scarabs not counted.
luxor-reason-wakes = { $woken ->
        [one] it wakes one of your sleeping adventurers.
       *[other] it wakes { $woken } of your sleeping adventurers.
    }
luxor-reason-first-key = you have no key yet, and nobody enters the tomb without one.
luxor-reason-joins = { $missing ->
        [one] then { luxor-the-treasure } worth { $points } VP needs only one more of yours.
       *[other] then { luxor-the-treasure } worth { $points } VP needs only { $missing } more of yours.
    }
luxor-reason-reward = you get something right away; with the other move you don’t.
luxor-reason-next-key = { $keys ->
        [one] each adventurer needs a key of its own for the tomb, and you have one.
       *[other] each adventurer needs a key of its own for the tomb, and you have { $keys }.
    }
luxor-reason-wild-set = a wild treasure makes your sets worth { $set } VP more.
luxor-reason-wild = a wild treasure can stand for any one that your sets lack.
luxor-reason-scarab = a scarab is worth points at the end, and only you know how many.
luxor-reason-horus = you get “{ $card }” in your hand.
luxor-reason-tunnel = the tunnel leads on to { $end }.
luxor-reason-together = it moves { $count } of your adventurers at once.
luxor-reason-rear = { $from ->
        [0] it gets one going from the stairs, your rearmost.
       *[other] it brings up your rearmost adventurer, from { $from }.
    }
luxor-reason-keeps-card = you keep “{ $card }”, the card at the other end.
