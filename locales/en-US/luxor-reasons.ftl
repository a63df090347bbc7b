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
       *[other] take the Horus { $level } card { $card }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] the vase
        [jewel] the jewel
       *[statue] the statue
    }
luxor-of-its-kind = { $treasure ->
        [vase] vases
        [jewel] jewels
       *[statue] statues
    }
luxor-of-the-other = { $beside ->
        [vase] vases
        [jewel] jewels
       *[statue] statues
    }
luxor-the-one = { $from ->
        [0] the one on the stairs
       *[other] the one on { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } on { $space } ({ $points } VP)
luxor-reason-set = it takes { luxor-the-treasure } now, { $points } VP, and completes a set: { $set } VP more.
luxor-reason-treasure = it takes { luxor-the-treasure } now: { $points } VP.
luxor-reason-treasure-first = it takes { luxor-the-treasure } for { $points } VP before { $target }, who stands there too.
luxor-reason-treasure-towards = { $lacking ->
        [vase] it takes { luxor-the-treasure } for { $points } VP, and for a set you then lack only a vase.
        [jewel] it takes { luxor-the-treasure } for { $points } VP, and for a set you then lack only a jewel.
       *[statue] it takes { luxor-the-treasure } for { $points } VP, and for a set you then lack only a statue.
    }
luxor-reason-treasure-more = it takes { luxor-the-treasure } for { $points } VP; the next best move takes a treasure for { $others }.
luxor-reason-kind = so far you have { $count } { luxor-of-its-kind } and { $others } { luxor-of-the-other }: a set needs one of each.
luxor-reason-tomb = { $points ->
        [0] it brings one of yours into the tomb, which is 13 VP on the wall.
        [5] the first in the tomb gets the sarcophagus worth 5 VP, the next only 3.
       *[other] this is the last sarcophagus: later ones get none.
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
luxor-reason-first-key = you have no key, and nobody enters the tomb without one.
luxor-reason-joins = { $followers ->
        [one] { luxor-the-treasure-there } then needs { $missing } more, and one of yours is close behind.
       *[other] { luxor-the-treasure-there } then needs { $missing } more, and { $followers } of yours are close behind.
    }
luxor-reason-next = next turn { luxor-the-one } can reach { luxor-the-treasure-there } with your “{ $card }”, unless somebody takes it first.
luxor-reason-next-tomb = { $points ->
        [0] next turn { luxor-the-one } can enter the tomb with your “{ $card }”: 13 VP for the tomb.
       *[other] next turn { luxor-the-one } can enter the tomb with your “{ $card }”: 13 VP for the tomb and a sarcophagus worth { $points }.
    }
luxor-reason-sooner = { luxor-the-treasure-there } then needs only { $missing } more of yours; the treasure on { $beside } would need { $more }.
luxor-reason-followed = { $followers ->
        [one] { luxor-the-treasure-there } then needs { $missing } more, and one of yours is close behind; the treasure on { $beside } has too few of yours nearby.
       *[other] { luxor-the-treasure-there } then needs { $missing } more, and { $followers } of yours are close behind; the treasure on { $beside } has too few of yours nearby.
    }
luxor-reason-better = both treasures would need { $missing } more of yours, and { luxor-the-treasure-there } is worth more than the treasure on { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] a key is 1 VP, or lets one of yours into the tomb.
        [scarab] a scarab is worth 1 to 4 VP at the end, most often 2 or 3.
        [wild] a wild treasure stands in for whatever your sets lack.
        [scarab-or-wild] you choose: a scarab for 1 to 4 VP, or a wild treasure for your sets.
        [key-or-horus] you choose: a key for the tomb, or a Horus card.
       *[other] a Horus card is stronger than those you draw.
    }
luxor-reason-next-key = { $keys ->
        [1] you have one key, and a second lets another of yours into the tomb.
       *[other] you have { $keys } keys, and one more lets another of yours into the tomb.
    }
luxor-reason-key-waits = a key can wait: your foremost adventurer is still { $spaces } spaces from the tomb.
luxor-reason-wild-set = a wild treasure makes your sets worth { $set } VP more.
luxor-reason-wild = a wild treasure can stand for any one that your sets lack.
luxor-reason-scarab = a scarab is worth 1 to 4 VP, most often 2 or 3.
luxor-reason-scarab-sure = a scarab is 1 to 4 VP for sure; a wild treasure would complete no set yet.
luxor-reason-gift = { $gift ->
        [scarab] a scarab is worth 1 to 4 VP at the end, most often 2 or 3.
       *[other] a wild treasure stands in for whatever your sets lack.
    }
luxor-reason-same = both cards are alike; playing this one puts your “{ $card }” at the end for next turn.
luxor-reason-horus-takes = at the edge of your hand, it lets { luxor-the-one } take { luxor-the-treasure-there } as things stand.
luxor-reason-horus-all = “{ $card }” moves { $count } of yours in one turn.
luxor-reason-horus-last = “{ $card }” would bring { luxor-the-one } straight to { $space }.
luxor-reason-horus-less = “{ $card }” takes treasures with one adventurer fewer: two where it says three.
luxor-reason-horus-choice = with “{ $card }” you choose how far to go, so it can hit the exact tile.
luxor-reason-tunnel = the tunnel leads straight on to { $end }, { $ahead } spaces further.
luxor-reason-together = it moves { $count } of your adventurers at once.
luxor-reason-rear = { $from ->
        [0] it brings one from the stairs closer to the others: most treasures need two or three.
       *[other] it brings your last adventurer, on { $from }, closer to the others: most treasures need two or three.
    }
luxor-reason-stays-back = { $beside ->
        [0] the one on the stairs could go there too, but can still stop earlier; the one on { $from } has passed those tiles.
       *[other] the one on { $beside } could go there too, but can still stop earlier; the one on { $from } has passed those tiles.
    }
luxor-reason-die-takes = { $rolls ->
        [one] 1 of the 6 numbers takes a treasure, { $points } VP; the other card takes none now.
       *[other] { $rolls } of the 6 numbers take a treasure, up to { $points } VP; the other card takes none now.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] 1 of the 6 numbers wakes one of your sleepers; the other card wakes none.
       *[other] { $rolls } of the 6 numbers wake one of your sleepers; the other card wakes none.
    }
luxor-reason-keeps-free = you keep “{ $card }”, with which you choose how far to go.
luxor-reason-keeps-back = you keep “{ $card }”, which can also go back.
