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
