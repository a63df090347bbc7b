# Luxor’s lesson and the tips of a first game. Its position is fixed, so spaces and points stand in the texts.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] A key
       *[other] The card
    }
luxor-lesson-do-say-two = 2
luxor-lesson-do-say-three = 3
luxor-lesson-do-say-four = 4
luxor-lesson-do-say-five = 5
luxor-lesson-do-say-twelve = 12

## Steps, and answers to choices

luxor-lesson-step-1 =
    The most points win, and <Amina|seat.1> leads 35 to 28. Each turn you play one card of your five: only the <left|card.first> or the <right|card.last> one.
    Play the 2, on the left.
luxor-lesson-answer-1-play-right = First the 2: it wins a jewel.
luxor-lesson-said-1-play-left = A number moves one of your adventurers that many tiles ahead.

luxor-lesson-step-2 =
    The jewel on <12|tile.12>, 3 points, needs two of your adventurers; rivals do not count. You also stand on <7|tile.7> and <10|tile.10>. Moves count tiles and skip empty spaces.
    Which move wins the jewel?
luxor-lesson-answer-2-move-12-2 = That one would leave the jewel. It waits there for a second one of yours.
luxor-lesson-answer-2-move-7-2 = That one would stop on 10, where a statue needs three. The jewel is on 12.
luxor-lesson-said-2-move-10-2 = +7: 3 for the jewel, and 4 because it completes your second set.

luxor-lesson-step-3 =
    A jewel, vase and statue are a set: 3 points, two 7, three 12. <You|seat.0> have two. Amina’s die card won a scarab: 1 to 4 secret points.
    What would a third set add?
luxor-lesson-answer-3-say-three = That is what the first one brings. Here 7 points become 12.
luxor-lesson-answer-3-say-twelve = All three together are 12, and you have 7 of them already.
luxor-lesson-said-3-say-five = Yes: 12 instead of 7.

luxor-lesson-step-4 =
    Your new card went to the middle. A tunnel leads on to the next one, from <13|tile.13> to <32|tile.32>.
    Which <card|card.first card.last> enters the tunnel?
luxor-lesson-answer-4-play-right = Blue moves your rearmost to the next: 7 to 12.
luxor-lesson-said-4-play-left = Yes, the 1. Now choose who moves.

luxor-lesson-step-5 =
    Two of yours sleep beside Anubis statues, <here|statue.2> and <here|statue.3>. Passing one, also by tunnel, wakes your sleeper: it stands on the stairs, and may move from your next turn on.
    Which move wakes both?
luxor-lesson-answer-5-move-7-1 = Osiris throws that one from 9 to 10. It passes one statue, but yours there is awake already.
luxor-lesson-said-5-move-12-1 = +4: the wall gives 6 there and gave 2 before. Both sleepers woke.

luxor-lesson-step-6 =
    At the end adventurers score their side’s wall number: 2 from 8 to 13, 6 from 30 to 33. Amina’s ±1, ahead or back, took a key on <18|tile.18>.
    What does 18 score?
luxor-lesson-answer-6-say-two = The 2 is the right side’s, from 8 to 13. Space 18 lies on the lower side.
luxor-lesson-answer-6-say-four = The 4 is the left side’s, from 20 to 24. Space 18 lies on the lower side.
luxor-lesson-said-6-say-three = Yes, 3: all of 14 to 19.

luxor-lesson-step-7 =
    The vase on <7|tile.7> needs two, and one waits there. Blue moves your rearmost up to the next of yours.
    Which <card|card.first card.last> wins the vase?
luxor-lesson-answer-7-play-left = From the stairs the 1 ends on 2, not on 7.
luxor-lesson-said-7-play-right = +5: the vase 4, the wall 1.

luxor-lesson-step-8 =
    <Amina|tomb> is in the tomb. It takes a key, as on <36|tile.36>. Osiris on <33|tile.33> throws you 3 tiles on.
    Which <card|card.first card.last> gets you that key?
luxor-lesson-answer-8-play-right = From 32 the 3 ends on 35, without a key.
luxor-lesson-said-8-play-left = Yes, the 1. Now choose who moves.

luxor-lesson-step-9 =
    Only a move’s last tile acts; from Osiris it goes on. Under your vase on 7 lay a wild treasure, which replaces any other. Whoever lands there takes one.
    Which move ends at the <key|tile.36>?
luxor-lesson-answer-9-move-12-1 = Through the tunnel again, to 32. There is no key.
luxor-lesson-answer-9-move-7-1 = Osiris on 9 throws that one on by 1, to 10. There is no key.
luxor-lesson-said-9-move-32-1 = +2: the wall gives 8 there and gave 6 before.

luxor-lesson-step-10 =
    Horus gives <a key or this card|choice> instead of your draw: 1–6 moves one adventurer one to six tiles, your choice. A key lets one adventurer into the tomb.
    What do you take?
luxor-lesson-answer-10-take-horus3 = A fine card. But without a key the tomb stays shut, and there the points are.
luxor-lesson-said-10-take-key = +1: a key kept is a point.

luxor-lesson-step-11 =
    <Amina|seat.1> took the wild: a set. Into the <tomb|tomb> the number must fit exactly; empty spaces do not count.
    Which <card|card.first card.last> fits from <36|tile.36>?
luxor-lesson-answer-11-play-left = Too much: 38, 40, tomb are three tiles.
luxor-lesson-said-11-play-right = Yes: 38, 40, tomb. Now choose who moves 3 tiles.

luxor-lesson-step-12 =
    The tomb’s wall is 13, the <sarcophagus|sarcophagi> left there 3 more. The second adventurer inside, no matter whose, ends the game: the round is still finished.
    Which move brings the most points?
luxor-lesson-answer-12-move-0-3 = That one reaches Horus on 5: a key and the wall, 1 point each. There is better.
luxor-lesson-answer-12-move-7-3 = That one reaches Horus on 11: a key, and 1 more at the wall. There is better.
luxor-lesson-said-12-move-36-3 = +7: the wall 5, the sarcophagus 3, the key −1.

luxor-lesson-step-13 =
    Amina finished the round; then all was counted.
    54 to 48: you win!

## Tips at the end

luxor-lesson-tip-1 = A card moves all your adventurers? Only one of the tiles they reach acts: you choose.
luxor-lesson-tip-2 = If only one of the two outer cards can move somebody, you must play that one.
