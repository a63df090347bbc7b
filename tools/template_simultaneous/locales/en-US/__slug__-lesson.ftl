# The lesson of __title__. Its position is fixed, so cards stand in the texts.

__slug__-lesson-step-1 =
    Everybody secretly chooses two cards. The closest pair lights 2 lanterns, the highest sum 1.
    Which card has a close neighbour: <4|card.4>, <12|card.12> or <29|card.29>?
__slug__-lesson-answer-1-other = Its neighbours in your hand are too far away.
__slug__-lesson-said-1-choose-12 = Right: its neighbour 14 is only 2 away.
__slug__-lesson-step-2 =
    You have 12, and Ana sees nothing of it. She chooses two cards as well.
    Which card lies closest to your <12|card.12>? Choose <14|card.14>!
__slug__-lesson-answer-2-choose-29 = That makes 41, and Ana beats it with 47. Close cards light more lanterns.
__slug__-lesson-answer-2-other = Your 14 lies closer to 12.
__slug__-lesson-said-2-choose-14 = Right: 12 and 14 are 2 apart, closer than Ana’s 21 and 26: +2.
__slug__-lesson-step-3 = All cards are shown: yours lie closest, Ana’s have the highest sum. Ten lanterns end the match, and you win! In a tie, the higher sum in the last round would have won.
__slug__-lesson-do-choose = { $number }
__slug__-lesson-tip-1 = Look for neighbours: two close cards bring the most.
__slug__-lesson-tip-2 = Without neighbours, go for the highest sum.
