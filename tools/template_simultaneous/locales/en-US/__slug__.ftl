# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Everybody secretly chooses two cards, then all are shown at once. Will yours lie closest together, or have the highest sum? Light ten lanterns first.

## What happened

__slug__-event-chose = { $seat } secretly chooses { $number }.
__slug__-event-ready = { $seat } has chosen.
__slug__-event-shown = All cards are shown: { $pairs }. Closest together: { $close }. Highest sum: { $high }.
__slug__-event-ended = The match is over: somebody has lit ten lanterns.

## A turn in one line

__slug__-story-shown = closest together { $close }, highest sum { $high }

## Questions

__slug__-ask-first = Which two cards do you choose? Take the first one. The others see nothing yet.
__slug__-ask-second = Which card goes with your { $number }?

## Buttons and options (80 characters at most)

__slug__-do-first = { $number }: choose it in secret
__slug__-do-second = { $number }: { $gap } apart, sum { $sum }

## The result

__slug__-category-lanterns = Lanterns
__slug__-criterion-points = Lanterns
__slug__-criterion-sum = Sum in the last round
__slug__-ending-target = Somebody had lit ten lanterns.
__slug__-decided-points = { $seat } wins with the most lanterns.
__slug__-decided-sum = Tied on lanterns: { $seat } wins with the higher sum in the last round.

## Rules

__slug__-rules-goal-body =
    In each round everybody gets **5 cards** of a deck from 1 to 30, and secretly chooses two of them. Then all are shown.

    The two cards that lie closest together light **2 lanterns** for their player, the highest sum lights **1**.
__slug__-rules-end-body =
    The match ends with the round in which somebody reaches **10 lanterns**. The most lanterns win.

    In a tie, the higher sum in the last round wins.

__slug__-ruling-match = All cards are shuffled again for each round. The last round counts in full, for everybody.
__slug__-ruling-secret = A choice stays secret until the last one is made. Everybody sees who has chosen.
__slug__-ruling-equal = Pairs that are equally close, or equally high, all light their lanterns.
__slug__-ruling-tie = In a tie, the higher sum in the last round wins.
