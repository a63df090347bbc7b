# Guardiões do Mausoléu. Cards keep their Portuguese names in every language and stand without an article.
# Points in these texts always come in eights and fours, so they need no singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardians of the Mausoleum
mausoleum-about = Build your mausoleum piece by piece: a base, columns, a pyramid and statues make a set worth 8 points. Earthquakes, invasions and thieves threaten your work, and the characters help you guard it and make it worth more.

## Options

mausoleum-option-hand-limit-turn-end = 5-card hand limit at the end of a turn
mausoleum-option-hand-limit-always = 5-card hand limit at any time

## Cards

mausoleum-card-base = Base
mausoleum-card-colunas = Colunas
mausoleum-card-piramide = Pirâmide
mausoleum-card-estatuas = Estátuas
mausoleum-card-mausolo = Mausolo
mausoleum-card-artemisia = Artemísia II
mausoleum-card-arquitetos = Arquitetos
mausoleum-card-escultores = Escultores
mausoleum-card-terremoto = Terremoto
mausoleum-card-invasao = Invasão
mausoleum-card-descoberta = Descoberta Arqueológica
mausoleum-card-troca = Troca
mausoleum-card-roubo = Roubo
mausoleum-card-protecao = Proteção

mausoleum-gloss-base = Base
mausoleum-gloss-colunas = Columns
mausoleum-gloss-piramide = Pyramid
mausoleum-gloss-estatuas = Statues
mausoleum-gloss-mausolo = Mausolus
mausoleum-gloss-artemisia = Artemisia II
mausoleum-gloss-arquitetos = Architects
mausoleum-gloss-escultores = Sculptors
mausoleum-gloss-terremoto = Earthquake
mausoleum-gloss-invasao = Invasion
mausoleum-gloss-descoberta = Archaeological Find
mausoleum-gloss-troca = Swap
mausoleum-gloss-roubo = Theft
mausoleum-gloss-protecao = Protection

mausoleum-effect-base = The foundation: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-colunas = What holds it all up: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-piramide = The top: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-estatuas = The ornament: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-mausolo = Stays in front of you and doubles one of your complete sets when the points are counted; you can play it only once per game.
mausoleum-effect-artemisia = You draw two more cards at once.
mausoleum-effect-arquitetos = Stops one Terremoto aimed at you, from the table or from your hand.
mausoleum-effect-escultores = Stops one Invasão or Roubo aimed at you, from the table or from your hand.
mausoleum-effect-terremoto = An opponent you choose discards one construction card from their area and decides which.
mausoleum-effect-invasao = You take any construction card from an opponent’s area and add it to your own.
mausoleum-effect-descoberta = You take any card from the discard pile into your hand.
mausoleum-effect-troca = You give an opponent a card of your choice and get a random one from their hand.
mausoleum-effect-roubo = You take a random card from an opponent’s hand.
mausoleum-effect-protecao = Stops one Terremoto, Invasão, Roubo or Troca aimed at you, from the table or from your hand.

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] You draw a card: { $cards }.
       *[other] You draw { $count } cards: { $cards }.
    }
mausoleum-event-built = { $seat } builds { $card }.
mausoleum-event-crowned = { $seat } plays Mausolo: one of their complete sets will count double.
mausoleum-event-shielded = { $seat } sets up { $card } as a shield.
mausoleum-event-summoned = { $seat } plays Artemísia II.
mausoleum-event-attacked = { $seat } plays { $card } on { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } stops { $against } with { $card }, ready on the table.
       *[hand] { $seat } stops { $against } with { $card }, straight from the hand.
    }
mausoleum-event-lost = { $seat } loses { $card }.
mausoleum-event-captured = { $seat } takes { $card } from { $target }’s area.
mausoleum-event-robbed = { $seat } takes a random card from { $target }’s hand.
mausoleum-event-robbed-known = { $seat } takes { $card } from { $target }’s hand.
mausoleum-event-swapped = { $seat } and { $target } swap a card.
mausoleum-event-swapped-known = { $seat } gives { $gave } to { $target } and gets { $got } in return.
mausoleum-event-recovered = { $seat } plays Descoberta Arqueológica and takes { $card } from the discard pile.
mausoleum-event-passed = { $seat } plays nothing.
mausoleum-event-discarded = { $seat } discards { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] The game is over: the draw pile is empty and everybody passed.
       *[hands] The game is over: nobody has a card left.
    }

## A turn in one line
# A turn in one line, after the player’s name. Short, past tense.

mausoleum-story-built = built { $card }
mausoleum-story-crowned = { $card }: a set will count double
mausoleum-story-shielded = set up { $card }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, but nothing left to draw
        [one] { $card }: one more card
       *[other] { $card }: { $count } more cards
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } on you
       *[nobody] { $card } on { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } on you; your { $card } stopped it
       *[nobody] { $against } on { $target }, stopped by { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } on you: your { $card } fell
       *[nobody] { $against } on { $target }: { $card } fell
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against }: took your { $card }
       *[nobody] { $against }: took { $card } from { $target }
    }
mausoleum-story-robbed = { $against }: took a card from { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against }: took { $card } from you
       *[nobody] { $against }: took { $card } from { $target }
    }
mausoleum-story-swapped = { $against } with { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } with you: you gave { $got }, got { $gave }
       *[nobody] { $against } with { $target }: gave { $gave }, got { $got }
    }
mausoleum-story-recovered = { $card }: took back { $got }
mausoleum-story-passed = passed
mausoleum-story-passed-without-cards = { $seat } has no cards and passes
mausoleum-story-discarded-all = discarded { $cards }

## Questions

mausoleum-ask-play = Which card do you play? You may also play nothing.
mausoleum-ask-target = Who do you play { $card } on?
mausoleum-ask-take = Which card do you take from { $target }?
mausoleum-ask-give = Which card do you give to { $target }?
mausoleum-ask-recover = Which card do you take from the discard pile?
mausoleum-ask-lose = { $seat } plays Terremoto on you. Which of your construction cards falls?
mausoleum-ask-discard =
    { $count ->
        [one] You have one card too many. Which one do you discard?
       *[other] You have { $count } cards too many. Which one do you discard first?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] You have one card too many. Which one do you discard before you play?
       *[other] You have { $count } cards too many. Which one do you discard first, before you play?
    }

## Buttons and options (80 characters at most)

mausoleum-do-build = { $card }: adds a piece
mausoleum-do-build-set = { $card }: completes a set, +{ $points } points
mausoleum-do-crown = Mausolo: doubles a set, +{ $points } points
mausoleum-do-crown-later = Mausolo: will double a set once you have one
mausoleum-do-summon =
    { $count ->
        [one] Artemísia II: draw one more card
       *[other] Artemísia II: draw { $count } more cards
    }
mausoleum-do-summon-empty = Artemísia II: nothing left to draw
mausoleum-do-shield-arquitetos = Arquitetos: will stop one Terremoto
mausoleum-do-shield-escultores = Escultores: will stop one Invasão or Roubo
mausoleum-do-shield-protecao = Proteção: will stop one attack of any kind
mausoleum-do-attack = { $card }: choose an opponent
mausoleum-do-attack-terremoto = Terremoto: { $target } loses a construction card
mausoleum-do-attack-invasao = Invasão: take { $card } from { $target }
mausoleum-do-attack-invasao-choose = Invasão: choose what to take from { $target }
mausoleum-do-attack-roubo = Roubo: take a random card from { $target }
mausoleum-do-attack-troca = Troca: swap { $card } with { $target }
mausoleum-do-attack-troca-choose = Troca: choose what to give to { $target }
mausoleum-do-dig = Descoberta Arqueológica: choose from the discard pile
mausoleum-do-dig-card = Descoberta Arqueológica: take { $card }
mausoleum-do-pass = Play nothing
mausoleum-do-pass-last = Play nothing: the game ends
mausoleum-do-target-terremoto =
    { $count ->
        [one] { $target }: one construction card
       *[other] { $target }: { $count } construction cards
    }
mausoleum-do-target-invasao =
    { $count ->
        [one] { $target }: one construction card
       *[other] { $target }: { $count } construction cards
    }
mausoleum-do-target-roubo =
    { $count ->
        [one] { $target }: one card in hand
       *[other] { $target }: { $count } cards in hand
    }
mausoleum-do-target-troca =
    { $count ->
        [one] { $target }: one card in hand
       *[other] { $target }: { $count } cards in hand
    }
mausoleum-do-take = { $card }: adds a piece
mausoleum-do-take-set = { $card }: completes a set, +{ $points } points
mausoleum-do-take-break = { $card }: breaks their set, −{ $points } points for them
mausoleum-do-take-both = { $card }: +{ $points } points for you, −{ $broken } for them
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: costs you no set
mausoleum-do-lose-set = { $card }: breaks a set, −{ $points } points
mausoleum-do-discard = { $card }

## Why something cannot be done

mausoleum-no-no-target = Nobody can be the target of this card right now. Choose another card, or play nothing.
mausoleum-no-empty-discard = The discard pile is empty, so there is nothing to take from it. Choose another card, or play nothing.
mausoleum-no-second-mausolo = You have already played Mausolo, and it works only once per game. Choose another card, or play nothing.
mausoleum-no-nothing-to-give = You have no other card to give in return. Choose another card, or play nothing.
mausoleum-no-not-there = That card isn’t there. Choose one of the cards on offer.
mausoleum-no-no-such-target = You can’t choose that target. Choose one of the players on offer.

## The result

mausoleum-category-sets = Complete sets
mausoleum-category-several = Several sets
mausoleum-category-mausolo = Mausolo
mausoleum-criterion-sets = Complete sets
mausoleum-criterion-characters = Different characters used
mausoleum-ending-passes = The draw pile was empty and nobody played a card for a whole round.
mausoleum-ending-hands = The draw pile was empty and nobody had a card left in hand.
mausoleum-decided-sets = Tied on points: { $seat } wins with more complete sets.
mausoleum-decided-characters = Tied on points and sets: { $seat } wins with more different characters used.

## Rules

mausoleum-rules-goal-body =
    You build a mausoleum, and so does everybody else. **Base**, **Colunas**, **Pirâmide** and **Estátuas**, one of each, make a complete set worth **8 points**. Guard your sets, make trouble for the others, and finish with the most points.

    2 to 4 people can play. Each of you starts with **5 cards**; the rest of the 52 form the draw pile.

    Only you see your hand. Areas, waiting shields, the discard pile and how many cards each hand holds are open to all.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Draw** one card. Once the draw pile is empty, you draw nothing.
            2. **Discard** down to **5 cards** if you now have more. You choose which.
            3. **Play** one card, or none.

            Then the next person goes. The limit of 5 cards holds at any time: if the card you play takes you above it, you discard again at once.
       *[turn_end]
            1. **Draw** one card. Once the draw pile is empty, you draw nothing.
            2. **Play** one card, or none.
            3. **Discard** down to **5 cards** if you have more. You choose which.

            Then the next person goes. During your turn you may hold more than 5 cards: the limit applies only at its end.
    }
mausoleum-rules-construction-title = Construction
mausoleum-rules-construction-body =
    24 cards, 6 of each:
    - **Base** (base)
    - **Colunas** (columns)
    - **Pirâmide** (pyramid)
    - **Estátuas** (statues)

    Play them face up into your area, in any order. One of each makes a complete set. Extra copies count towards further sets: two sets take two of each.

    Nothing in your area is safe for good: Terremoto and Invasão can break even a complete set.
mausoleum-rules-characters-title = Characters
mausoleum-rules-characters-body =
    12 cards, 3 of each:
    - **Mausolo** (Mausolus) stays in front of you. When the points are counted, one of your complete sets counts double. You can play only one per game.
    - **Artemísia II**: you draw two more cards at once, so three in that turn. The card then goes to the discard pile.
    - **Arquitetos** (architects) wait in front of you as a shield and stop one Terremoto.
    - **Escultores** (sculptors) wait in front of you as a shield and stop one Invasão or Roubo.

    Using different characters also helps to break ties.
mausoleum-rules-events-title = Events
mausoleum-rules-events-body =
    8 cards:
    - **Terremoto** (earthquake, 2): an opponent of your choice discards a construction card from their area. They choose which.
    - **Invasão** (invasion, 3): take any construction card from an opponent’s area and add it to yours.
    - **Descoberta Arqueológica** (archaeological find, 3): take any card from the discard pile into your hand, except this one.

    A used event goes to the discard pile. Without a card to hit or take, you can’t play it.
mausoleum-rules-actions-title = Actions
mausoleum-rules-actions-body =
    8 cards:
    - **Troca** (swap, 3): give an opponent a card of your choice from your hand and get a random one from theirs. Each of you needs a card to swap.
    - **Roubo** (theft, 3): take a random card from an opponent’s hand, if they have any.
    - **Proteção** (protection, 2) waits in front of you as a shield and stops one Terremoto, Invasão, Roubo or Troca.

    Once used, an action goes to the discard pile.
mausoleum-rules-defence-title = Defense
mausoleum-rules-defence-body =
    - **Terremoto** is stopped by Arquitetos or Proteção.
    - **Invasão** and **Roubo** are stopped by Escultores or Proteção.
    - **Troca** is stopped only by Proteção.

    A defense cancels the whole attack, and both cards go to the discard pile.

    It works from the table, if you played it earlier, or straight from your hand. You aren’t asked: a shield on the table goes first, then a card in your hand, and Proteção is always kept for last in either place.
mausoleum-rules-scoring-body =
    - Each complete set: **8 points**
    - Two or more sets: **4 points**, once
    - Mausolo: one complete set counts double, so **8 points** more

    Loose pieces and cards in hand are worth nothing. Two sets with Mausolo make 8 + 8 + 4 + 8 = **28**.

    If points are tied, the most complete sets win; then the most different characters used. If that is tied too, the victory is shared.
mausoleum-rules-end-body =
    When the draw pile runs out, you go on playing with the cards you have. The game then ends
    - when everybody in turn has passed, that is, played nothing, for a whole round, or
    - when all hands are empty.

    As soon as somebody plays a card, the passes are counted afresh. With no cards in hand, you pass automatically.

mausoleum-ruling-seats = The game is for 2 to 4 players.
mausoleum-ruling-first = The first player is drawn at random.
mausoleum-ruling-hand-limit = { $hand_limit ->
        [always] At this table the limit of five cards holds at any time: with six after the draw, you discard before you play. The house ruling is that it holds at the end of a turn.
       *[turn_end] The limit of five cards holds at the end of a turn; the table can choose that it holds at any time: with six after the draw, you discard before you play.
    }
mausoleum-ruling-artemisia = Artemísia II lets you draw two more cards: three in all that turn, counting the one at its start.
mausoleum-ruling-mausolo = Mausolo stays in front of you. At the end one complete set counts double, 16 points, and each player can play only one per game.
mausoleum-ruling-shields = Arquitetos, Escultores and Proteção wait face up in front of you once played, as a shield that is used once.
mausoleum-ruling-reaction = A defense in your hand is used automatically. A shield on the table goes first, then the card that stops the fewest kinds of attack.
mausoleum-ruling-answers = Arquitetos stops Terremoto. Escultores stops Invasão and Roubo. Proteção stops Terremoto, Invasão, Roubo and Troca.
mausoleum-ruling-discarded = Used cards and cancelled cards both go to the discard pile.
mausoleum-ruling-characters = A character counts as used when its ability works: Mausolo and Artemísia II when played, Arquitetos and Escultores when they stop something, also from the hand.
mausoleum-ruling-terremoto = Whoever is hit by Terremoto chooses the card to discard. If all are alike, nobody is asked.
mausoleum-ruling-invasao = Invasão takes any construction card, even from a complete set.
mausoleum-ruling-descoberta = Descoberta Arqueológica takes any discarded card but itself; another copy is fine. With an empty discard pile, it can’t be played.
mausoleum-ruling-roubo = Roubo takes a card at random.
mausoleum-ruling-troca = With Troca you choose the card you give; the one you get is random.
mausoleum-ruling-no-target = A card without a legal target can’t be played.
mausoleum-ruling-quiet = With the draw pile empty, taking one Descoberta Arqueológica back with another changes nothing, so that turn counts as a pass.
mausoleum-ruling-several = Two or more complete sets give 4 points once, however many there are.
mausoleum-ruling-end = The game ends once the draw pile is empty and everybody has passed once in a row, or all hands are empty. Passes count from the moment the pile is empty, and with an empty hand you then pass automatically.
mausoleum-ruling-tie = In a tie, the most complete sets win, then the most different characters used; after that the victory is shared.
mausoleum-ruling-public = Hands and the order of the draw pile are secret. The number of cards in a hand, areas, shields and the discard pile are open to all.
mausoleum-ruling-private-play = You put your play together in private: the others see it when it happens.
mausoleum-ruling-single = Where there is only one choice, it is made for you.
