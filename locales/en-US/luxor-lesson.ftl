# Luxor’s lesson and the tips of a first game. Its position is fixed, so spaces and points stand in the texts.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] A key
       *[other] The card
    }

## Steps, and answers to choices

luxor-lesson-step-1 =
    Amina leads 35 to 28. Each turn you play one card, only the <left|card.first> or the <right|card.last> one. A number moves one adventurer that many tiles ahead.
    Play the 2, on the left.
luxor-lesson-answer-1-play-right = That card moves your rearmost adventurer to 10: two would stand there, and that statue needs three.

luxor-lesson-step-2 =
    Treasures bring points. The jewel on <12|tile.12> needs two adventurers, and only yours count: one waits there. Two tiles behind stands another, on <10|tile.10>.
    Send that one to the jewel.
luxor-lesson-answer-2-move-12-2 = That one would leave the jewel, and the one on 10 could not take it alone.
luxor-lesson-answer-2-move-7-2 = That one would stop on 10, where the statue needs three. The jewel would stay where it is.

luxor-lesson-step-3 =
    Jewel, vase and statue make a set: more points. Your new card went to the middle. The tunnel on <13|tile.13> leads ahead to <32|tile.32>.
    Which <card|card.first card.last> leads from <12|tile.12> into it?
luxor-lesson-answer-3-play-right = The blue card moves your rearmost one up to the next ahead, from 7 to 12. Nobody reaches the tunnel.

luxor-lesson-step-4 =
    Two of yours sleep at statues of Anubis, <here|statue.2> and <here|statue.3>. Passing one, also by tunnel, wakes your sleeper: next turn it may start from the stairs.
    Which move passes both Anubis statues?
luxor-lesson-answer-4-move-7-1 = Osiris on 9 throws that one on to 10. It passes no Anubis.

luxor-lesson-step-5 =
    New: <±1|card.middle>, one tile forward or back. The blue card moves your rearmost one up to the next. The vase on <7|tile.7> needs one more.
    Which <card|card.first card.last> gets the vase?
luxor-lesson-answer-5-play-left = No 1 ends on 7: from the stairs it leads to 2, where a jewel needs two.

luxor-lesson-step-6 =
    Amina is in the <tomb|tomb>. To follow, you need the key on <36|tile.36>. Osiris on <33|tile.33> throws whoever lands there 3 tiles on.
    Which <card|card.first card.last> leads from 32 to the key?
luxor-lesson-answer-6-play-right = From 32 the 3 stops on 35, past Osiris: no key there. And later that 3 fits the tomb.

luxor-lesson-step-7 =
    At the end each adventurer scores what the wall beside it shows: 6 on <32|tile.32>, 8 on <36|tile.36>, 13 in the <tomb|tomb>. Scarabs are 1 to 4 secret points.
    Which one goes for the key?
luxor-lesson-answer-7-move-12-1 = Through the tunnel again, to 32: nice, but there is no key there.
luxor-lesson-answer-7-move-7-1 = Osiris on 9 would throw that one on to 10, where the statue needs three. No key there.

luxor-lesson-step-8 =
    Horus gives a key, or this card instead of the one you would draw. A key lets one adventurer into the tomb. The second to enter ends the game.
    Which do you take?
luxor-lesson-answer-8-take-horus3 = 1–6 is a fine card: any number of steps up to six. But without a key the tomb stays shut.

luxor-lesson-step-9 =
    Under your vase lay a <wild treasure|tile.7>, good for any: Amina took one. Into the <tomb|tomb> the number must fit exactly. Empty spaces don’t count.
    Which <card|card.first card.last> fits from <36|tile.36>?
luxor-lesson-answer-9-play-left = From 36 the 5 is too much: 38, 40, tomb are three tiles.

luxor-lesson-step-10 =
    A key that you keep is 1 point. The <tomb|tomb> is worth 13, and the <sarcophagus|sarcophagi> still there 3 more. Then the game ends with this round.
    Who moves 3 tiles?
luxor-lesson-answer-10-move-0-3 = Another key, from Horus on 5. But you have one: use it while a sarcophagus is left.
luxor-lesson-answer-10-move-7-3 = Another key, from Horus on 11. But you have one: use it while a sarcophagus is left.

luxor-lesson-step-11 =
    You paid the key and are in. Amina still had a turn, to finish the round; then all points were counted.
    54 to 48: you win!

## Tips at the end

luxor-lesson-tip-1 = A card moves all your adventurers? Only one of the tiles they reach acts: you choose.
luxor-lesson-tip-2 = If only one of the two outer cards can move somebody, you must play that one.
