# The lesson of Guardiões do Mausoléu and the tips of a first game. Cards have the short names of their buttons.

## Steps, and answers to choices

mausoleum-lesson-step-1 = Base, Columns, Pyramid, Statues: one of each is a set, worth 8 points. Each turn you draw a card and may play one. You only lack Statues: build them!
mausoleum-lesson-answer-1-pass = You may play nothing. But 8 points lie ready in your hand.
mausoleum-lesson-answer-1-play-artemisia = More cards are good. But 8 points lie ready in your hand.
mausoleum-lesson-answer-1-play-descoberta = No card in the discard pile completes a set today.
mausoleum-lesson-answer-1-play-escultores = A fine shield. But first build something worth guarding.
mausoleum-lesson-answer-1-play-invasao = You could take Statues from Ana. But you hold some yourself: keep Invasion for later.

mausoleum-lesson-step-2 = Ana plays Earthquake on you: one of your pieces falls, and you choose which. Two of each would make two sets. What do you have too many of?
mausoleum-lesson-answer-2-lose-base = Your set would stand. But you have only two Bases, and a second set needs both.
mausoleum-lesson-answer-2-lose-estatuas = Your only one! Without it the set is broken: 8 points gone.
mausoleum-lesson-answer-2-lose-piramide = Your set would stand. But you have only two Pyramids, and a second set needs both.

mausoleum-lesson-step-3 = Clever: with Archaeological Find, Bruno took your Columns from the discard pile. Your turn, and you have drawn a card. Queen Artemisia II lets you draw two more: play her.
mausoleum-lesson-answer-3-pass = Allowed. But two more cards are two more chances.
mausoleum-lesson-answer-3-play-arquitetos = A shield against Earthquake. It works from your hand as well.
mausoleum-lesson-answer-3-play-descoberta = You would take a card back. Wait until something precious lies there.
mausoleum-lesson-answer-3-play-escultores = A shield against Invasion and Theft. It works from your hand as well.
mausoleum-lesson-answer-3-play-invasao = Next turn! First see what Artemisia II brings you.

mausoleum-lesson-step-4 = Six cards, and only five may stay when your turn ends. Keep Invasion, Sculptors and Archaeological Find. Of the other three, discard whichever you like.
mausoleum-lesson-answer-4-discard-descoberta = Keep it: it brings back any discarded card.
mausoleum-lesson-answer-4-discard-escultores = Thieves are about: that one will save you a card.
mausoleum-lesson-answer-4-discard-invasao = Oh no, you will want that one next turn.
mausoleum-lesson-said-4-discard-arquitetos = Fine: it only stops Earthquake, and you hold one of the two yourself.
mausoleum-lesson-said-4-discard-terremoto = Fine: it makes somebody lose a piece, but they choose which.
mausoleum-lesson-said-4-discard-troca = Fine: it swaps a card of your choice for a random one.

mausoleum-lesson-step-5 = Ana discarded a second Mausolus: everybody may play only one. Bruno has two sets: 8, 8, and 4 for several. For your second you lack Statues: take them with Invasion!
mausoleum-lesson-answer-5-pass = Bruno is 12 points ahead of you. Now is the time to act.
mausoleum-lesson-answer-5-play-arquitetos = They also guard you while they are in your hand. Now attack!
mausoleum-lesson-answer-5-play-descoberta = It could fetch Mausolus, worth 8 points later. Invasion brings 12 now: that first.
mausoleum-lesson-answer-5-play-escultores = They also guard you while they are in your hand. Now attack!
mausoleum-lesson-answer-5-play-protecao = It also guards you while it is in your hand. Now attack!
mausoleum-lesson-answer-5-play-terremoto = Your target would choose what falls, and you would gain nothing.
mausoleum-lesson-answer-5-play-troca = You would get a random card. With Invasion you choose: Statues.

mausoleum-lesson-step-6 = From whom? Bruno has a shield in front of him: Protection stops any attack, once. Ana has none.
mausoleum-lesson-answer-6-at-2 = Protection would stop it: both cards are gone, and you have gained nothing.

mausoleum-lesson-step-7 = No piece is safe, not even in a complete set. Which one of Ana’s completes your second set and breaks one of hers?
mausoleum-lesson-answer-7-take-base = That breaks a set of Ana’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-colunas = That breaks a set of Ana’s, but you still lack Statues.
mausoleum-lesson-answer-7-take-piramide = That breaks a set of Ana’s, but you still lack Statues.

mausoleum-lesson-step-8 = You 20, Bruno 20, Ana 16! Ana’s Theft reached for a card of yours, but Sculptors in your hand stopped it by themselves. Bruno and Ana swapped a card. Empty pile: play Archaeological Find.
mausoleum-lesson-answer-8-pass = Then you only share the lead with Bruno. Something good lies in the discard pile…
mausoleum-lesson-answer-8-play-arquitetos = A shield does not beat Bruno’s 20. Look among the discarded cards.
mausoleum-lesson-answer-8-play-protecao = A shield does not beat Bruno’s 20. Look among the discarded cards.
mausoleum-lesson-answer-8-play-terremoto = Bruno’s Protection would stop it, and Ana is behind you already.
mausoleum-lesson-answer-8-play-troca = You would get a random card. Better choose one yourself.

mausoleum-lesson-step-9 = All discarded cards lie here, and you may take one. Which one was useless to Ana, but not to you?
mausoleum-lesson-answer-9-other = That one brings no points. What could make one of your sets worth double?
mausoleum-lesson-answer-9-recover-invasao = A third set is out of reach. What could make one of your two worth double?

mausoleum-lesson-step-10 = Both passed. If you pass too, the game ends 20 to 20, and Bruno wins the tie: he used more different characters. But Mausolus doubles one of your sets. Play it!
mausoleum-lesson-answer-10-pass = 20 each, two sets each: then different characters used decide. Bruno used three, you two.
mausoleum-lesson-answer-10-play-arquitetos = Shields are worth nothing at the end. Mausolus is worth 8.
mausoleum-lesson-answer-10-play-protecao = Shields are worth nothing at the end. Mausolus is worth 8.
mausoleum-lesson-answer-10-play-terremoto = Bruno’s Protection would stop it. Mausolus is a sure 8.
mausoleum-lesson-answer-10-play-troca = A swap is a gamble. Mausolus is a sure 8.

mausoleum-lesson-step-11 = 28! Both pass again. With the pile empty, the game ends when everybody passes in a row. You are ahead: play nothing, and win.
mausoleum-lesson-answer-11-other = You lead 28 to 20. Any card you play gives the others another turn.

mausoleum-lesson-step-12 = Two sets 16, several sets 4, Mausolus 8: 28! Bruno has 20, Ana 16. Loose pieces and cards in hand count nothing. You built, you guarded, you won.

## Tips at the end

mausoleum-lesson-tip-1 = Defenses work from your hand too. Set one up when your hand is full, or to warn the others.
mausoleum-lesson-tip-2 = Attack whoever is ahead and unguarded: look at the shields first.
mausoleum-lesson-tip-3 = Read the discard pile before you play Archaeological Find, and keep it until something precious lies there.
