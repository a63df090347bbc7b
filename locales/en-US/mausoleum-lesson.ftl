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
    Most points win. Base, Columns, Pyramid and Statues make a set: 8 points. <You|area.0> lack only Statues. Each turn you draw a card and may play one.
    Which card is worth 8 points now?
mausoleum-lesson-answer-1-pass = You may play nothing. But 8 points lie ready in your hand.
mausoleum-lesson-answer-1-play-artemisia = That draws two more cards: useful soon. But 8 points lie ready in your hand.
mausoleum-lesson-said-1-play-estatuas = +8: your first set.

mausoleum-lesson-step-2 =
    Petra’s <Earthquake|last>: one of <your pieces|area.0> falls, and you choose which. The right defense in your hand would have stopped it by itself.
    Two of each make two sets. Which piece can you spare?
mausoleum-lesson-answer-2-lose-base = Your set would stand. But you have only two Bases, and a second set needs both.
mausoleum-lesson-answer-2-lose-estatuas = Your only one! Without it the set is broken: 8 points gone.
mausoleum-lesson-answer-2-lose-piramide = Your set would stand. But you have only two Pyramids, and a second set needs both.
mausoleum-lesson-said-2-lose-colunas = Your set stands: still 8. Doros played Find and took your Columns out of the discard pile.

mausoleum-lesson-step-3 =
    <Your cards|cards> say what they do. A defense works unplayed, too, from your hand. The discard pile holds nothing that you need now.
    Which card is worth playing now?
mausoleum-lesson-answer-3-play-arquitetos = A shield against Earthquake. It works from your hand too, so it can wait there.
mausoleum-lesson-answer-3-play-descoberta = That takes a card from the discard pile. Wait until something precious lies there.
mausoleum-lesson-said-3-play-artemisia = Two more cards: the draw pile went from 6 to 4.

mausoleum-lesson-step-4 =
    At most five cards may stay when your turn ends. The game has two Earthquakes: Petra’s lies in the discard pile, and you hold the other.
    Which of <your six|cards> can go?
mausoleum-lesson-answer-4-discard-escultores = Thieves are about: that one will save you a card.
mausoleum-lesson-answer-4-discard-invasao = Oh no, you will want that one next turn.
mausoleum-lesson-said-4-discard-arquitetos = Yes: Architects stop only Earthquakes. Each of you drew one card: the draw pile is at 1.

mausoleum-lesson-step-5 =
    Doros built Columns: two sets are 16, and 4 more, once, for two or more sets: 20. Your second set lacks only Statues.
    Which of <your cards|cards> can get them?
mausoleum-lesson-answer-5-play-descoberta = No Statues lie in the discard pile. Take them from somebody who has built them.
mausoleum-lesson-answer-5-play-troca = That swaps cards of hands, and you get a random one. Statues stand in front of the others.
mausoleum-lesson-said-5-play-invasao = Yes: it takes a piece that a rival has built.

mausoleum-lesson-step-6 =
    <Doros’s|area.2> sun is a shield: Protection stops any one attack. <Petra’s|area.1> crown is none: Mausolus doubles one set. Pale icons are used up. The orange line is Doros’s last move.
    Whom do you attack?
mausoleum-lesson-answer-6-at-2 = Protection would stop it: both cards are discarded, and you have gained nothing.
mausoleum-lesson-said-6-at-1 = Yes: now only a fitting defense in her hand could stop you.

mausoleum-lesson-step-7 =
    No piece is safe, not even in a complete set. Look at what you lack, and at <what Petra has|area.1>.
    Which piece completes your second set and breaks one of hers?
mausoleum-lesson-answer-7-take-base = That breaks a set of Petra’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-colunas = That breaks a set of Petra’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-piramide = That breaks a set of Petra’s, but you still lack Statues.
mausoleum-lesson-said-7-take-estatuas = +12: 8 for your second set, 4 for several. You go from 8 to 20, Petra from 28 to 16.

mausoleum-lesson-step-8 =
    Petra’s Theft wanted a random card: Sculptors in your hand stopped it. Doros’s Swap: only Protection stops that, and you had it. The draw pile ran out.
    Which of <your cards|cards> can still bring points?
mausoleum-lesson-answer-8-play-terremoto = That makes a rival’s piece fall: no points for you, and Doros’s shield would stop it.
mausoleum-lesson-answer-8-play-troca = You give a card that you choose, for a random one. The discard pile lies open: choose there.
mausoleum-lesson-said-8-play-descoberta = Yes: it brings back any discarded card.

mausoleum-lesson-step-9 =
    These are <all discarded cards|ledger>. Beside the empty <draw pile|pile> an hourglass counts passes: when all of you pass in a row, the game ends.
    Which card is worth 8 points to you?
mausoleum-lesson-answer-9-recover-artemisia = It draws two cards, but the draw pile is empty.
mausoleum-lesson-answer-9-recover-invasao = A third set is out of reach. What makes one of your two worth double?
mausoleum-lesson-said-9-recover-mausolo = Yes: it doubles one set, even a later one; only one each. Petra and Doros passed.

mausoleum-lesson-step-10 =
    If you pass, it ends 20 to 20. A tie goes to more complete sets: two each. Then to more different characters used: <Doros|area.2> three, <you|area.0> two.
    What do you do?
mausoleum-lesson-answer-10-pass = 20 each, two sets each: then the characters decide, and Doros has used one more.
mausoleum-lesson-answer-10-play-terremoto = Doros’s Protection would stop it. You need points that nobody can stop.
mausoleum-lesson-said-10-play-mausolo = +8: one of your sets counts 16. Petra and Doros passed again.

mausoleum-lesson-step-11 =
    The <hourglass|pile> shows 2 of 3: Petra and Doros passed. A card would start the count again. You lead 28 to 20.
    Play a card, or pass?
mausoleum-lesson-answer-11-play-terremoto = You lead already. Any card you play gives the others another turn.
mausoleum-lesson-answer-11-play-troca = You lead already. Any card you play gives the others another turn.
mausoleum-lesson-said-11-pass = Yes: all three passed.

mausoleum-lesson-step-12 =
    Two sets 16, several 4, Mausolus 8. Loose pieces and cards in hand: nothing.
    28 to 20: you win!

## Tips at the end

mausoleum-lesson-tip-1 = Of several defenses, one on the table goes first.
mausoleum-lesson-tip-2 = Attack whoever is ahead and has no shield.
