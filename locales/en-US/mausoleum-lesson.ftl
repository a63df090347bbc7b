# The lesson of Guardiões do Mausoléu and the tips of a first game. Cards have the short names of their buttons.

## Buttons

mausoleum-lesson-do-play = { $card }
mausoleum-lesson-do-at = { $target }
mausoleum-lesson-do-take = { $card }
mausoleum-lesson-do-lose = { $card }
mausoleum-lesson-do-discard = { $card }
mausoleum-lesson-do-recover = { $card }
mausoleum-lesson-do-pass = Pass

## Steps, and answers to choices

mausoleum-lesson-step-1 =
    Base, Columns, Pyramid and Statues, one of each, are a set: 8 points. <You|area.0> lack only <Statues|card.estatuas>. Each turn you may play one card.
    Build Statues.
mausoleum-lesson-answer-1-pass = You may play nothing. But 8 points lie ready in your hand.

mausoleum-lesson-step-2 =
    Petra’s <Earthquake|last>: one of <your pieces|area.0> falls, and you choose which. A fitting defense in your hand would have stopped it by itself.
    Two of each make two sets. Which piece can you spare?
mausoleum-lesson-answer-2-lose-base = Your set would stand. But you have only two Bases, and a second set needs both.
mausoleum-lesson-answer-2-lose-estatuas = Your only one! Without it the set is broken: 8 points gone.
mausoleum-lesson-answer-2-lose-piramide = Your set would stand. But you have only two Pyramids, and a second set needs both.

mausoleum-lesson-step-3 =
    Doros’s Find took your Columns out of the discard pile. Each turn starts with a drawn card: you have yours. <Your cards|cards> say what they do.
    Which one brings you two more cards?
mausoleum-lesson-answer-3-play-arquitetos = A shield against Earthquake. It works from your hand too, so it can wait there.
mausoleum-lesson-answer-3-play-descoberta = That takes a card from the discard pile. Wait until something precious lies there.

mausoleum-lesson-step-4 =
    Only five cards may stay when your turn ends. Architects stop nothing but Earthquakes. There are two of those: one is played, and you hold the other.
    Which of <your six|cards> can go?
mausoleum-lesson-answer-4-discard-escultores = Thieves are about: that one will save you a card.
mausoleum-lesson-answer-4-discard-invasao = Oh no, you will want that one next turn.

mausoleum-lesson-step-5 =
    Doros has two sets: 8, 8, and 4 more for having several. Your second lacks only Statues.
    Which of <your cards|cards> takes them from somebody?
mausoleum-lesson-answer-5-play-descoberta = No Statues lie in the discard pile. Take them from somebody who has built them.
mausoleum-lesson-answer-5-play-troca = That swaps cards of hands, and you get a random one. Statues stand in front of the others.

mausoleum-lesson-step-6 =
    A shield on the table stops one attack; then both cards are discarded. <Doros’s|area.2> stops any. His pale icons are characters used before. <Petra|area.1> has no shield.
    Whom do you attack?
mausoleum-lesson-answer-6-at-2 = Protection would stop it: both cards are gone, and you have gained nothing.

mausoleum-lesson-step-7 =
    No piece is safe, not even in a complete set. Look at what you lack, and at <what Petra has|area.1>.
    Which piece completes your second set and breaks one of hers?
mausoleum-lesson-answer-7-take-base = That breaks a set of Petra’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-colunas = That breaks a set of Petra’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-piramide = That breaks a set of Petra’s, but you still lack Statues.

mausoleum-lesson-step-8 =
    Petra’s Theft wanted a random card of yours: Sculptors in your hand stopped it. Doros’s Swap: only Protection stops that, and you had it. All are discarded now.
    Which of <your cards|cards> brings one back?
mausoleum-lesson-answer-8-play-terremoto = That makes a rival’s piece fall. Petra is behind you, and Doros’s shield would stop it.
mausoleum-lesson-answer-8-play-troca = You would get a random card of a hand. The discard pile lies open: choose there.

mausoleum-lesson-step-9 =
    These are <all discarded cards|ledger>. Mausolus doubles one complete set. Everybody may play only one, so Petra had no use for her second.
    Which card is worth 8 points to you?
mausoleum-lesson-answer-9-recover-artemisia = The draw pile is empty: there is nothing left to draw.
mausoleum-lesson-answer-9-recover-invasao = A third set is out of reach. What makes one of your two worth double?

mausoleum-lesson-step-10 =
    If you pass too, it ends 20 to 20. A tie goes to more complete sets: two each. Then different characters used decide: <Doros|area.2> three, <you|area.0> two.
    What do you do?
mausoleum-lesson-answer-10-pass = 20 each, two sets each: then the characters decide, and Doros has used one more.
mausoleum-lesson-answer-10-play-terremoto = Doros’s Protection would stop it. You need points that nobody can stop.

mausoleum-lesson-step-11 =
    The <draw pile|pile> is empty: the game ends when all pass in a row. The hourglass counts the passes, and you lead 28 to 20.
    Play a card, or pass?
mausoleum-lesson-answer-11-play-terremoto = You lead already. Any card you play gives the others another turn.
mausoleum-lesson-answer-11-play-troca = You lead already. Any card you play gives the others another turn.

mausoleum-lesson-step-12 =
    Two sets 16, several sets 4, Mausolus 8. Loose pieces and cards in hand count nothing.
    28 to 20: you win!

## Tips at the end

mausoleum-lesson-tip-1 = If several defenses fit, one on the table goes first, then the one that stops the fewest attacks.
mausoleum-lesson-tip-2 = Attack whoever is ahead and has no shield.
