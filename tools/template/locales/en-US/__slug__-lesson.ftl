# The lesson of __title__. Its position is fixed, so cards stand in the texts.

__slug__-lesson-step-1 =
    Ana has played <14|row>. A higher card lights a lantern: 1 point.
    Which of <15|card.15> and <28|card.28> do you play?
__slug__-lesson-answer-1-play-28 = It shines too, but then your 15 stays dark.
__slug__-lesson-said-1-play-15 = Right: 15 is above 14, +1. The 28 stays for higher cards.
__slug__-lesson-step-2 =
    Ana answers with <21|row>. Only a higher card lights a lantern now, and you have kept one.
    Play <28|card.28>!
__slug__-lesson-said-2-play-28 = +1: 28 is above 21.
__slug__-lesson-step-3 = All hands are empty, so the game is over: four lanterns each. In a tie the highest card that lit one wins: your 28!
__slug__-lesson-tip-1 = Spend the lowest card that still lights a lantern.
__slug__-lesson-tip-2 = A dark card costs nothing: get rid of low cards after a high one.
