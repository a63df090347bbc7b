# Capital Lux’s lesson and the tips of a first game. Its position is fixed, so cards and points stand in the texts.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: home
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay =
    { $colour-word ->
        [agent] Blue
        [cleric] Pink
        [scientist] Green
       *[merchant] Yellow
    }
capital-lux-lesson-do-take =
    { $colour-word ->
        [agent] Blue
        [cleric] Pink
        [scientist] Green
       *[merchant] Yellow
    }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Pay nothing
       *[other] Pay 1 coin
    }
capital-lux-lesson-do-say-two = 2
capital-lux-lesson-do-say-four = 4
capital-lux-lesson-do-say-six = 6
capital-lux-lesson-do-say-you = You, with 3
capital-lux-lesson-do-say-drusa = Drusa, with 9
capital-lux-lesson-do-say-neither = Neither
capital-lux-lesson-do-say-three = The 3
capital-lux-lesson-do-say-five = The 5
capital-lux-lesson-do-say-nothing = Nothing

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Most points after three rounds win. Each round: of six cards keep two, pass four; of the four that come keep two; two more come last.
    How many of <these six|cards> did you choose yourself?
capital-lux-lesson-answer-1-say-two = Two of the first six, and then two more of the four that came.
capital-lux-lesson-answer-1-say-six = The last two simply come to you: there is nothing to choose.
capital-lux-lesson-said-1-say-four = Yes: two, and two more. The last two are what Drusa left.

capital-lux-lesson-step-2 =
    Round three: earlier cards stay. Each turn you play one card. In your hometown it scores its number. Merchants are yellow: with <Merchant 4|card.m4> you have 7, and 7 are allowed.
    Play it home.
capital-lux-lesson-answer-2-play-m4-capital = There its four points belong to no one. At home they are yours, and they fit exactly.
capital-lux-lesson-said-2-play-m4-home = +4. Drusa played a blue Agent 3 to the Capital: blue is 8 there.

capital-lux-lesson-step-3 =
    A color’s total in the Capital is everybody’s limit when the round ends. <Merchant 3|card.m3> at home would be 3 too many: all yellow lost. In the Capital it raises the limit.
    Play it there.
capital-lux-lesson-answer-3-play-m3-home = Then you have 10 where 7 are allowed. If it is still so at the end, all 10 are lost.
capital-lux-lesson-said-3-play-m3-capital = +1, a coin, and yellow’s limit is 10. Drusa has 6 yellow.

capital-lux-lesson-step-4 =
    Each color also does something in the Capital. Yellow Merchants bring a coin, green Scientists draw a card. You have 3 green, and 6 are allowed.
    Where do you play the <Scientist 4|card.s4>?
capital-lux-lesson-answer-4-play-s4-home = 3 and 4 are 7, one more than allowed. In the Capital it raises the limit and draws a card.
capital-lux-lesson-said-4-play-s4-capital = Green’s limit is 10. You drew a Cleric 5. Drusa has 9 green.

capital-lux-lesson-step-5 =
    In the Capital an Agent draws a modifier blind (+4, +2, −1, −3) and lays it face down: it changes a color’s limit at the end. <Drusa’s|modifiers.cleric> lies on pink.
    Where can yours hurt her?
capital-lux-lesson-answer-5-play-a2-home = At home it is 2 points for you, and costs Drusa none. She leads 19 to 15.
capital-lux-lesson-said-5-play-a2-capital = You drew −3, and only you know it.

capital-lux-lesson-step-6 =
    When the round ends, one limit falls by 3 for everybody. The numbers show each limit before and after, your total, and beside ◆ Drusa’s.
    Where would Drusa be over the limit, and you not?
capital-lux-lesson-answer-6-lay-agent = Drusa has 4 blue, and 7 would still be allowed. That hurts no one.
capital-lux-lesson-answer-6-lay-cleric = Drusa has no pink, but you have 4: you would be the one to lose.
capital-lux-lesson-answer-6-lay-merchant = 7 would be allowed: your 7 just fit, and Drusa’s 6 fit too.
capital-lux-lesson-said-6-lay-scientist = Right: her 9 will be 2 too many. She suspects nothing and plays a blue 4 home.

capital-lux-lesson-step-7 =
    A pink Cleric in the Capital takes a card from there home: the lowest of another color you choose. You have 4 pink, and 6 are allowed.
    Where do you play the <Cleric 3|card.c3>?
capital-lux-lesson-answer-7-play-c3-home = 4 and 3 are 7 pink, one more than allowed. In the Capital it brings you a card instead.
capital-lux-lesson-said-7-play-c3-capital = Right. It also raises the pink limit by 3.

capital-lux-lesson-step-8 =
    The card you take scores for you but leaves the Capital: its color’s limit falls by its number. The picture shows your total and the new limit.
    Which color can you take without going over?
capital-lux-lesson-answer-8-take-scientist = You would have 6 green, and your modifier leaves a limit of 4. Too much!
capital-lux-lesson-answer-8-take-merchant = You would have 9 yellow where 8 are allowed. One too many!
capital-lux-lesson-said-8-take-agent = +2. Drusa plays her last card home, a pink 2.

capital-lux-lesson-step-9 =
    Drusa’s hand is empty, so everybody else has one last turn. Then cards left in hand go home. One of <your two|cards> would be too much there.
    Which do you play to the Capital?
capital-lux-lesson-answer-9-play-c5-capital = Then the yellow 5 goes home: 12 where 10 are allowed. All 12 would be lost.
capital-lux-lesson-said-9-play-m5-capital = +6: a coin, and the pink 5 at home.

capital-lux-lesson-step-10 =
    First, each round, too much is lost: <Drusa’s 9 green|home.1.scientist>. Then the most of a color at home takes its highest card from <the Capital|capital.scientist>: a bonus worth its number.
    Who gets the green 4?
capital-lux-lesson-answer-10-say-drusa = Her 9 are lost before the bonus is given: she has no green any more.
capital-lux-lesson-answer-10-say-neither = Your 3 are enough: nobody has more green now.
capital-lux-lesson-said-10-say-you = Yes, 4 points. It leaves the Capital, so next round’s green limit would be 4 lower.

capital-lux-lesson-step-11 =
    <Blue’s 5|capital.agent> goes to Drusa: 8 beat 2. In a tie, the earlier player takes the highest card, the later the next. Drusa began the round.
    With 8 too, what would you get?
capital-lux-lesson-answer-11-say-five = Drusa began this round, so in a tie she comes before you.
capital-lux-lesson-answer-11-say-nothing = In a tie the next one gets the next card, while there are any.
capital-lux-lesson-said-11-say-three = Yes: Drusa the 5, you the 3.

capital-lux-lesson-step-12 =
    Drusa’s −1 lay on pink: <you|home.0.cleric> have 9, the limit is 8. A coin per point too many saves a color, else all is lost. <Each coin|coins.0> kept is a point.
    What do you do?
capital-lux-lesson-answer-12-save-none = All 9 pink points would be gone, and the pink bonus card too: Drusa would win.
capital-lux-lesson-said-12-save-cleric = +12: bonus cards 13, less the coin.

capital-lux-lesson-step-13 =
    You: 21 at home, bonus cards 4, 4 and 5, one coin 1.
    35 to 21: you win!

## Tips at the end

capital-lux-lesson-tip-1 = Coins you keep stay for the next round.
capital-lux-lesson-tip-2 = With four players, five cards each: only one comes last.
