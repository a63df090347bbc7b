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
luxor-the-one = { $from ->
        [0] the one on the stairs
       *[other] the one on { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } on { $space } ({ $points } VP)
luxor-reason-set = it takes { luxor-the-treasure } now, { $points } VP, and completes a set: { $set } VP more.
luxor-reason-treasure = it takes { luxor-the-treasure } now: { $points } VP.
luxor-reason-treasure-more = it takes { luxor-the-treasure } for { $points } VP; the other move takes one for { $others }.
luxor-reason-kind = you have { $count } of its kind so far and { $others } of the other: a set needs all three.
luxor-reason-tomb = { $points ->
        [0] it brings one of yours into the tomb.
       *[other] it brings one of yours into the tomb, for the sarcophagus worth { $points } VP.
    }
luxor-reason-last-tomb = it starts the last round while you lead { $points } to { $others }, scarabs not counted.
luxor-reason-wakes = { $awake ->
        [5]
            { $woken ->
                [one] it wakes your last sleeping adventurer: then all five can move.
               *[other] it wakes your last { $woken } sleeping adventurers: then all five can move.
            }
       *[other]
            { $woken ->
                [one] it wakes one of your sleeping adventurers: { $awake } of your five can then move.
               *[other] it wakes { $woken } of your sleeping adventurers: { $awake } of your five can then move.
            }
    }
luxor-reason-first-key = you have no key yet, and nobody enters the tomb without one.
luxor-reason-joins = { $followers ->
        [0] { luxor-the-treasure-there } then needs only { $missing } more of yours.
       *[other] { luxor-the-treasure-there } then needs { $missing } more of yours, and { $followers } can still come from behind.
    }
luxor-reason-next = next turn your “{ $card }” can take { luxor-the-treasure-there } with { luxor-the-one }, if it is still there.
luxor-reason-sooner = { luxor-the-treasure-there } then needs only { $missing } more of yours; the treasure on { $beside } would need { $more }.
luxor-reason-followed = { $fewer ->
        [0] { $followers } of yours can still come to { luxor-the-treasure-there } from behind, none to the treasure on { $beside }.
       *[other] { $followers } of yours can still come to { luxor-the-treasure-there } from behind, only { $fewer } to the treasure on { $beside }.
    }
luxor-reason-better = both treasures would need { $missing } more of yours, and { luxor-the-treasure-there } is worth more than the one on { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] you get a key right away: 1 VP, or a way into the tomb. The other move takes nothing.
        [scarab] you get a scarab right away, 1 to 4 VP. The other move takes nothing.
        [wild] you get a wild treasure right away. The other move takes nothing.
        [scarab-or-wild] you get a scarab or a wild treasure right away. The other move takes nothing.
        [key-or-horus] you get a key or a Horus card right away. The other move takes nothing.
       *[other] you get a Horus card right away. The other move takes nothing.
    }
luxor-reason-next-key = each adventurer needs a key of its own for the tomb: you have { $keys } for the { $awake } awake.
luxor-reason-key-waits = a key can wait: your first adventurer is still { $spaces } spaces from the tomb.
luxor-reason-wild-set = a wild treasure makes your sets worth { $set } VP more.
luxor-reason-wild = a wild treasure can stand for any one that your sets lack.
luxor-reason-scarab = a scarab is worth points at the end, and only you know how many.
luxor-reason-horus-takes = as you stand, “{ $card }” could take { luxor-the-treasure-there } with { luxor-the-one }.
luxor-reason-horus-all = “{ $card }” moves { $count } of yours in one turn.
luxor-reason-horus-last = “{ $card }” would bring { luxor-the-one } straight to { $space }.
luxor-reason-horus-less = “{ $card }” takes treasures with one adventurer fewer: two where it says three.
luxor-reason-horus-choice = with “{ $card }” you choose how far to go, so it can hit the exact tile.
luxor-reason-tunnel = the tunnel leads straight on to { $end }, { $ahead } spaces further.
luxor-reason-together = it moves { $count } of your adventurers at once.
luxor-reason-rear = { $from ->
        [0] it gets one going from the stairs: treasures need two or three of yours together.
       *[other] it brings up your rearmost, from { $from }: treasures need two or three of yours together.
    }
luxor-reason-stays-back = { $beside ->
        [0] both end there, and the one on the stairs can still stop at everything before it.
       *[other] both end there, and the one on { $beside } can still stop at what lies before it.
    }
luxor-reason-die-takes = { $rolls ->
        [one] one number in six takes a treasure, { $points } VP; the other card takes none now.
       *[other] { $rolls } numbers in six take a treasure, up to { $points } VP; the other card takes none now.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] one number in six wakes a sleeping adventurer; the other card wakes none.
       *[other] { $rolls } numbers in six wake a sleeping adventurer; the other card wakes none.
    }
luxor-reason-keeps-free = you keep “{ $card }” for a turn where it matters how far you go.
