# Capital Lux’s lesson and the tips of a first game. Its position is fixed, so cards and points stand in the texts.

## Steps, and answers to choices

capital-lux-lesson-step-1 = Last of three rounds. Everybody keeps two cards and hands on the rest. Keep the green Scientist and the yellow Merchant: in the Capital, they bring a card and a coin. Leave Ana the sixes.
capital-lux-lesson-answer-1-pick-a6-c6 = Tempting! But blue stands at 5 in the Capital: a 6 at home is already too much. Try the powers.
capital-lux-lesson-answer-1-pick-a6-m3 = Blue stands at 5 in the Capital: a 6 at home is already too much. Rather keep the green one.
capital-lux-lesson-answer-1-pick-a6-s4 = Blue stands at 5 in the Capital: a 6 at home is already too much. Rather keep the yellow one.
capital-lux-lesson-answer-1-pick-c6-m3 = Not bad: the pink 6 would fit exactly. But today, try both powers: green and yellow.
capital-lux-lesson-answer-1-pick-c6-s4 = Not bad: the pink 6 would fit exactly. But today, try both powers: green and yellow.

capital-lux-lesson-step-2 = Your turn: play one card, to your hometown, where it scores, or to the Capital, for its power. Send the Merchant 5 home. Higher than the Capital, like Ana’s blue? Fine until the round ends.
capital-lux-lesson-answer-2-play-m5-capital = There its five points belong to nobody. Your best yellow should score for you.

capital-lux-lesson-step-3 = Yellow: you have 9, the Capital 6. Its total is everybody’s limit: raise it with your Merchant 3. Exactly 9 is fine, and in the Capital a Merchant earns you a coin.
capital-lux-lesson-answer-3-play-m3-home = Then you have 12 where 6 are allowed. If it stays so, all your yellow is lost.

capital-lux-lesson-step-4 = See the face-down modifier on green? Ana’s Agent laid it: it will change that limit, and only she knows how. Play your Scientist 4 to the Capital: there it draws a card.
capital-lux-lesson-answer-4-play-s4-home = You would have 6 in green where 3 are allowed, and only Ana knows what the modifier does.

capital-lux-lesson-step-5 = You drew a green 5. Now look at Ana’s blue: 10, and the limit is 8. Play your Agent to the Capital: it lets you look at a modifier, in secret.
capital-lux-lesson-answer-5-play-a2-home = That would be two points. The secret modifier is worth far more, as you will see.

capital-lux-lesson-step-6 = It is −3, and only you know! Lay it face down on a color: when the round ends, that limit falls by 3, for everybody. Where does it hurt Ana, and not you?
capital-lux-lesson-answer-6-lay-cleric = That would threaten Ana’s pink 6. Her blue is 10, so there is more to lose.
capital-lux-lesson-answer-6-lay-merchant = Your own yellow is 9 of 9. It would be 3 too high.
capital-lux-lesson-answer-6-lay-scientist = You hold a green 5 yourself. And Ana has only 5 to lose there, not 10.

capital-lux-lesson-step-7 = Ana suspects nothing. Your Cleric has a cheeky power: played to the Capital, it takes the lowest card of another color from there, home to you.
capital-lux-lesson-answer-7-play-c3-home = Three points, safe and sound. But in the Capital it brings a card home and can spoil Ana’s limit.

capital-lux-lesson-step-8 = Which one? The card goes to your hometown, and that color’s limit falls for everybody. Think of Ana’s blue, and of your own colors.
capital-lux-lesson-answer-8-take-merchant = You would have 11 in yellow with a limit of 7. Four too many!
capital-lux-lesson-answer-8-take-scientist = Green’s limit would fall to 4, and you would have 5 there.

capital-lux-lesson-step-9 = Ana has no cards left, so this is your last turn. A card that stays in your hand then goes home by itself. Which one would be too much? Send it to the Capital.
capital-lux-lesson-answer-9-play-m4-home = Yellow would be 13, and the limit is 9. All 13 would be lost.
capital-lux-lesson-answer-9-play-s5-capital = You would draw a card, but the yellow 4 goes home by itself: 13 of 9, all lost.
capital-lux-lesson-answer-9-play-s5-home = The yellow 4 then goes home by itself: 13, and the limit is 9. All 13 would be lost.

capital-lux-lesson-step-10 = The modifiers are turned over! Ana’s blue: 10, limit 5, no gold: all lost. Hers was −1: your green is 7 of 6. One coin for each point too many saves a color.
capital-lux-lesson-answer-10-save-none = All 7 green points would be gone, the green bonus too, and Ana would win 37 to 31.

capital-lux-lesson-step-11 = Ana’s blue is gone. Whoever has the most of a color wins its highest card from the Capital: blue, green and yellow are yours. Hometown 18, bonus 22, coin 1: 41 to 33!

## Tips at the end

capital-lux-lesson-tip-1 = Half of your cards belong in the Capital: what you put there carries what you keep at home.
capital-lux-lesson-tip-2 = Keep a coin or two for the end: a single hidden modifier never lowers a limit by more than 3.
capital-lux-lesson-tip-3 = Watch who is about to run out of cards. What is in your hand then goes home, wanted or not.
