# Capital Lux’s lesson and the tips of a first game. Its position is fixed, so cards and points stand in the texts.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: home
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay = { $colour }
capital-lux-lesson-do-take = { $colour }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Pay nothing
       *[other] Pay 1 coin
    }

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    The last of three rounds: earlier cards stay. Each turn you play one card. In your hometown it scores its number. <Merchant 4|card.m4> makes your yellow 7, and 7 are allowed.
    Play it home.
capital-lux-lesson-answer-1-play-m4-capital = There its four points belong to nobody. At home they are yours, and they fit exactly.

capital-lux-lesson-step-2 =
    A color’s total in the Capital is everybody’s limit. <Merchant 3|card.m3> at home would be 3 too many: all your yellow lost. In the Capital it raises the limit.
    Play it to the Capital.
capital-lux-lesson-answer-2-play-m3-home = Then you have 10 where 7 are allowed. If it stays so, you lose all 10.

capital-lux-lesson-step-3 =
    In the Capital each color also does something: your yellow brought a coin, green draws a card. You have 3 green, and 6 are allowed.
    Where do you play the <Scientist 4|card.s4>?
capital-lux-lesson-answer-3-play-s4-home = 3 and 4 are 7, one more than allowed. In the Capital it raises the limit and draws a card.

capital-lux-lesson-step-4 =
    Drusa’s blue Agent laid a <modifier|modifiers.cleric> on pink, face down. When the round ends, it changes that limit. Only she knows how. In the Capital, your Agent does the same.
    Where do you play it?
capital-lux-lesson-answer-4-play-a2-home = That would be two points. A secret modifier can cost Drusa far more.

capital-lux-lesson-step-5 =
    It is −3: when the round ends, this color’s limit falls by 3, for everybody. ◆ is Drusa: where is she close to the limit, and you are not?
    Which color do you lay it on?
capital-lux-lesson-answer-5-lay-agent = Drusa has 4 blue there and stays far below the limit. That hurts nobody.
capital-lux-lesson-answer-5-lay-cleric = Drusa has no pink, but you do: you would be the one to lose.
capital-lux-lesson-answer-5-lay-merchant = You have 7 yellow: that would just fit, but Drusa’s 6 fit too. Green hurts her more.

capital-lux-lesson-step-6 =
    Drusa suspects nothing. Pink in the Capital takes a card out of it, into your hometown: the lowest of another color.
    Where do you play the <Cleric 3|card.c3>?
capital-lux-lesson-answer-6-play-c3-home = 4 and 3 are 7 pink, one more than allowed. In the Capital it brings you a card instead.

capital-lux-lesson-step-7 =
    The card you take scores for you, but it also leaves the Capital: that color’s limit falls. The numbers show your total and the new limit.
    Which color can you take without going over?
capital-lux-lesson-answer-7-take-scientist = You would have 6 green, and your modifier leaves a limit of 4. Too much!
capital-lux-lesson-answer-7-take-merchant = You would have 9 yellow where 8 are allowed. One too many!

capital-lux-lesson-step-8 =
    Drusa has no card left, so this is your last turn. The card you keep goes home by itself. One of <your two|cards> would be too much there.
    Which do you play to the Capital?
capital-lux-lesson-answer-8-play-c5-capital = Then the yellow 5 goes home: 12 where 10 are allowed. All 12 would be lost.

capital-lux-lesson-step-9 =
    Modifiers are turned over. Drusa’s is −1: <your pink|home.0.cleric> is 9, the limit 8. One of <your coins|coins.0> for each extra point saves a color, else it is lost.
    What do you do?
capital-lux-lesson-answer-9-save-none = All 9 pink points would be gone, and its bonus card too: Drusa would win.

capital-lux-lesson-step-10 =
    Drusa lost her 9 green. Most of a color wins its highest Capital card as a bonus; in a tie, the earlier player.
    35 to 21: you win!

## Tips at the end

capital-lux-lesson-tip-1 = Each round starts with a draft: keep two cards, pass on the rest, then keep two more.
capital-lux-lesson-tip-2 = With three or four players nothing changes: the limits hold for all.
