# Luxor’s lesson and the tips of a first game. Its position is fixed, so spaces and points stand in the texts.

## Steps, and answers to choices

luxor-lesson-step-1 = Treasures bring points, and your adventurers score more the closer they get to the tomb. You may only play the leftmost or rightmost card. Play the 2: that jewel needs two adventurers.
luxor-lesson-answer-1-play-right = That card brings your rearmost one from 7 to 10: two would stand there, and that statue needs three.

luxor-lesson-step-2 = Move the one on 10: two tiles ahead, another waits on the jewel. Two are enough, and it is yours! Vase, jewel and statue make a set, now your second.
luxor-lesson-answer-2-move-12-2 = That one would leave the jewel, and the one on 10 could not take it alone.
luxor-lesson-answer-2-move-7-2 = That one would stop on 10, where the statue needs three. The jewel would stay where it is.

luxor-lesson-step-3 = Three points, and four more at the end for the set! Your new card went to the middle: it must wait. Ana rolled a die and took a scarab: secret points. Play the 1.
luxor-lesson-answer-3-play-right = It would bring the one on 7 to 12, which is empty now. Nothing to take there.

luxor-lesson-step-4 = Without the jewel, 12 is empty; both stay there. One step ahead is a tunnel: it leads to the next one, on 32! Passing a statue of Anubis wakes your sleeper there. Two at once!
luxor-lesson-answer-4-move-7-1 = Osiris on 9 would throw that one on to 10, alone. And nobody would wait at the vase any more.

luxor-lesson-step-5 = Both sleepers stand on the stairs now, ready to go. Ana stepped back with ±1 and took a key. Your right card brings the rearmost to the next, where a vase needs two.
luxor-lesson-answer-5-play-left = A fine plan too: the 1 leads to a key. But take the vase first; you keep the 1.

luxor-lesson-step-6 = Ana is in the tomb: 13 points, and 5 for being first. The second one in ends the game! You need the key on 36. Play the 1; from there, the 3 fits exactly.
luxor-lesson-answer-6-play-right = The 3 takes your front adventurer only to 35: no key there. And you need that 3 for the tomb.

luxor-lesson-step-7 = Who goes? One step from 32 lies Osiris. Nobody rests there: he throws you on by as many tiles as he shows, here 3, right to Horus.
luxor-lesson-answer-7-move-0-1 = That one would stand alone at the jewel on 2, which needs two. No key there.
luxor-lesson-answer-7-move-12-1 = Through the tunnel again, to 32: nice, but there is no key there.
luxor-lesson-answer-7-move-7-1 = Osiris on 9 would throw that one on to 10, where the statue needs three. No key there.

luxor-lesson-step-8 = Horus offers a key, or the top card of his stack, for the middle of your hand. Without a key nobody enters the tomb. Which do you take?
luxor-lesson-answer-8-take-horus3 = 1–6 is a fine card: any number of steps up to six. But without a key the tomb stays shut.

luxor-lesson-step-9 = Under your vase lay a wild treasure, which stands for any other: Ana took one. Now the tomb: the number must be exact. Empty spaces don’t count: 38, 40, tomb. Which card?
luxor-lesson-answer-9-play-left = The 5 is too much from 36: to enter the tomb, the number must be exact.

luxor-lesson-step-10 = In you go, from 36! It costs the key. In the tomb you score 13 instead of 8, and the second sarcophagus brings 3 more. The round is played out, then the game ends.
luxor-lesson-answer-10-move-0-3 = Another key, from Horus on 5. But you have one: use it while a sarcophagus is left.
luxor-lesson-answer-10-move-12-3 = That one would stand alone on 15, where the jewel needs two. The tomb is worth far more.
luxor-lesson-answer-10-move-7-3 = Another key, from Horus on 11. But you have one: use it while a sarcophagus is left.

luxor-lesson-step-11 = Ana had a last turn, to finish the round. Treasures 27, adventurers 17, sarcophagus 3, sets 7: 54 to 48! Without the jewel, or without the tomb, Ana would have won.

## Tips at the end

luxor-lesson-tip-1 = Look at both ends of your hand and at the cards behind them: you always know what comes next.
luxor-lesson-tip-2 = Wake your sleepers early. Five adventurers take treasures that two cannot.
luxor-lesson-tip-3 = The last key lies on 36: take one on your way. Whoever reaches the tomb without one only waits.
