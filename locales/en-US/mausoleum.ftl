# Guardiões do Mausoléu. A card’s translation leads and its Portuguese name follows. Names stand without an article.
# Points in these texts always come in eights and fours, so they need no singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardians of the Mausoleum
mausoleum-about = Build your mausoleum piece by piece: four different pieces make a set worth 8 points. Guard it against earthquakes, invasions and thieves.
mausoleum-credits = School project, ETECAMP, Brazil 2024

## The bots

mausoleum-cast-kallia = Measures twice, builds once.
mausoleum-cast-doros = Sleeps with one eye on the columns.
mausoleum-cast-ianthe = Talks to the statues. They answer.
mausoleum-cast-petra = Feels an earthquake a day early.
mausoleum-cast-lykos = Borrows stones. Never gives them back.
mausoleum-cast-eirene = Guards the door and forgets no face.

## Options

mausoleum-option-hand-limit-turn-end = 5-card hand limit at the end of a turn
mausoleum-option-hand-limit-always = 5-card hand limit at any time

## Cards

mausoleum-card-base = { mausoleum-gloss-base }
mausoleum-card-colunas = { mausoleum-gloss-colunas } (Colunas)
mausoleum-card-piramide = { mausoleum-gloss-piramide } (Pirâmide)
mausoleum-card-estatuas = { mausoleum-gloss-estatuas } (Estátuas)
mausoleum-card-mausolo = { mausoleum-gloss-mausolo } (Mausolo)
mausoleum-card-artemisia = { mausoleum-gloss-artemisia }
mausoleum-card-arquitetos = { mausoleum-gloss-arquitetos } (Arquitetos)
mausoleum-card-escultores = { mausoleum-gloss-escultores } (Escultores)
mausoleum-card-terremoto = { mausoleum-gloss-terremoto } (Terremoto)
mausoleum-card-invasao = { mausoleum-gloss-invasao } (Invasão)
mausoleum-card-descoberta = { mausoleum-gloss-descoberta } (Descoberta Arqueológica)
mausoleum-card-troca = { mausoleum-gloss-troca } (Troca)
mausoleum-card-roubo = { mausoleum-gloss-roubo } (Roubo)
mausoleum-card-protecao = { mausoleum-gloss-protecao } (Proteção)

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

# For narrow places.
mausoleum-brief-descoberta = Find
mausoleum-brief-troca = Swap

mausoleum-effect-base = The foundation: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-colunas = What holds it all up: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-piramide = The top: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-estatuas = The ornament: one of the four pieces of a set, which is worth 8 points.
mausoleum-effect-mausolo = Stays in front of you and doubles one of your complete sets when the points are counted; you can play it only once per game.
mausoleum-effect-artemisia = You draw two more cards at once.
mausoleum-effect-arquitetos = Stops one Earthquake (Terremoto) aimed at you, from the table or from your hand.
mausoleum-effect-escultores = Stops one Invasion (Invasão) or Theft (Roubo) aimed at you, from the table or from your hand.
mausoleum-effect-terremoto = An opponent you choose discards one construction card from their area and decides which.
mausoleum-effect-invasao = You take any construction card from an opponent’s area and add it to your own.
mausoleum-effect-descoberta = You take any card from the discard pile into your hand.
mausoleum-effect-troca = You give an opponent a card of your choice and get a random one from their hand.
mausoleum-effect-roubo = You take a random card from an opponent’s hand.
mausoleum-effect-protecao = Stops one attack aimed at you, from the table or from your hand: Earthquake (Terremoto), Invasion (Invasão), Theft (Roubo) or Swap (Troca).

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] You drew { $cards }.
       *[other] You drew { $count } cards: { $cards }.
    }
mausoleum-event-built = { $seat } builds { $card }.
mausoleum-event-completed =
    { $count ->
        [one] { $seat } completes the first set.
       *[other] { $seat } completes another set: { $count } now.
    }
mausoleum-event-broken = A set of { $seat }’s is broken.
mausoleum-event-crowned = { $seat } plays Mausolus (Mausolo): one of their complete sets will count double.
mausoleum-event-shielded = { $seat } sets up { $card } as a shield.
mausoleum-event-summoned = { $seat } plays Artemisia II.
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
mausoleum-event-recovered = { $seat } plays Archaeological Find (Descoberta Arqueológica) and takes { $card } from the discard pile.
mausoleum-event-passed = { $seat } passes.
mausoleum-event-discarded = { $seat } discards { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] The game is over: the draw pile is empty and everybody passed.
       *[hands] The game is over: nobody has a card left.
    }

## A turn in one line
# A turn in one line, after the player’s name. Short, past tense.

mausoleum-story-built = built { $card }
mausoleum-story-completed =
    { $count ->
        [one] first set complete
       *[other] { $count } sets complete
    }
mausoleum-story-broken =
    { $you ->
        [target] your set is broken
       *[none] a set of { $target }’s is broken
    }
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
       *[none] { $card } on { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } on you; your { $card } stopped it
       *[none] { $against } on { $target }, stopped by { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } on you: your { $card } fell
       *[none] { $against } on { $target }: { $card } fell
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against }: took your { $card }
       *[none] { $against }: took { $card } from { $target }
    }
mausoleum-story-robbed = { $against }: took a card from { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against }: took { $card } from you
       *[none] { $against }: took { $card } from { $target }
    }
mausoleum-story-swapped = { $against } with { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } with you: you gave { $got }, got { $gave }
       *[none] { $against } with { $target }: gave { $gave }, got { $got }
    }
mausoleum-story-recovered = { $card }: took back { $got }
mausoleum-story-passed = passed
mausoleum-coming-pile = The pile is empty: nobody draws. When all pass in a row, the game ends.
mausoleum-coming-passes =
    { $count ->
        [one] No pile: { $count } of { $seats } has passed. When all have in a row, the game ends.
       *[other] No pile: { $count } of { $seats } have passed in a row. When all have, the game ends.
    }
mausoleum-story-passed-without-cards =
    { $you ->
        [seat] you have no cards and pass
       *[none] { $seat } has no cards and passes
    }
mausoleum-story-discarded-all = discarded { $cards }

## Questions

mausoleum-ask-play = Play a card, or pass.
mausoleum-ask-target = Who do you play { $card } on?
mausoleum-ask-take = Which card do you take from { $target }?
mausoleum-ask-give = Which card do you give to { $target }?
mausoleum-ask-recover = Which card do you take from the discard pile?
mausoleum-ask-lose = { $seat } plays Earthquake (Terremoto) on you. Which of your construction cards falls?
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

## Buttons and options (34 characters at most)

mausoleum-do-build = { $card }
mausoleum-do-build-set = { $card }: full set, +{ $points }
mausoleum-do-crown = Mausolus: doubles a set, +{ $points }
mausoleum-do-crown-later = Mausolus: for a later set
mausoleum-do-summon =
    { $count ->
        [one] Artemisia II: draw 1 card
       *[other] Artemisia II: draw { $count } cards
    }
mausoleum-do-summon-empty = Artemisia II: nothing left to draw
mausoleum-do-shield-arquitetos = Architects: against Earthquake
mausoleum-do-shield-escultores = Sculptors: against Invasion, Theft
mausoleum-do-shield-protecao = Protection: against any attack
mausoleum-do-attack = { $card }: choose an opponent
mausoleum-do-attack-terremoto = Earthquake on { $target }
mausoleum-do-attack-invasao = Invasion: { $target }’s { $card }
mausoleum-do-attack-invasao-choose = Invasion on { $target }
mausoleum-do-attack-roubo = Theft: a card from { $target }
mausoleum-do-attack-troca = Swap: { $card } → { $target }
mausoleum-do-attack-troca-choose = Swap with { $target }
mausoleum-do-dig = Find: from the discard pile
mausoleum-do-dig-card = Find: take { $card }
mausoleum-do-pass = Pass
mausoleum-do-pass-last = Pass: the game ends
mausoleum-do-target-terremoto =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 piece, no shield
               *[other] { $target }: { $count } pieces, no shield
            }
       *[other]
            { $count ->
                [one] { $target }: 1 piece, shield up
               *[other] { $target }: { $count } pieces, shield up
            }
    }
mausoleum-do-target-invasao = { mausoleum-do-target-terremoto }
mausoleum-do-target-roubo =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 card, no shield
               *[other] { $target }: { $count } cards, no shield
            }
       *[other]
            { $count ->
                [one] { $target }: 1 card, shield up
               *[other] { $target }: { $count } cards, shield up
            }
    }
mausoleum-do-target-troca = { mausoleum-do-target-roubo }
mausoleum-do-take = { $card }
mausoleum-do-take-set = { $card }: full set, +{ $points }
mausoleum-do-take-break = { $card }: −{ $points } points for them
mausoleum-do-take-break-then = { $card }: −{ $points } them, +{ $then } next turn
mausoleum-do-take-both = { $card }: you +{ $points }, they −{ $broken }
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: breaks no set
mausoleum-do-lose-set = { $card }: breaks a set, −{ $points }
mausoleum-do-discard = Discard { $card }
mausoleum-do-drop = { $card }

## Why something cannot be done

mausoleum-no-no-target = Nobody can be the target of this card right now. Choose another card, or pass.
mausoleum-no-empty-discard = The discard pile is empty, so there’s nothing to take from it. Choose another card, or pass.
mausoleum-no-second-mausolo = You’ve already played Mausolus (Mausolo), and it works only once per game. Choose another card, or pass.
mausoleum-no-nothing-to-give = You have no other card to give in return. Choose another card, or pass.
mausoleum-no-not-there = That card isn’t there. Choose one of the cards on offer.
mausoleum-no-no-such-target = You can’t choose that target. Choose one of the players on offer.

## The result

mausoleum-category-sets = Complete sets
mausoleum-category-several = Several sets
mausoleum-category-mausolo = Mausolus
mausoleum-trophy = Three complete sets in one game
mausoleum-criterion-sets = Complete sets
mausoleum-criterion-characters = Different characters used
mausoleum-ending-passes = The draw pile was empty and everybody passed.
mausoleum-ending-hands = The draw pile was empty and nobody had a card left in hand.
mausoleum-decided-sets = Tied on points: { $seat } wins with more complete sets.
mausoleum-decided-characters = Tied on points and sets: { $seat } wins with more different characters used.

## Rules

mausoleum-rules-sixty-body =
    1. The most points win: all four parts score 8.
    2. Draw a card, play one: build, defend or attack.
    3. Pile empty and everybody passes: the end.
    4. Don’t build without a shield: attacks break your sets.
mausoleum-rules-goal-body =
    A complete set: **Base**, **Columns** (Colunas), **Pyramid** (Pirâmide) and **Statues** (Estátuas), one of each.

    2 to 4 people play, with **5 cards** each to start; the rest of the 52 form the draw pile. Only hands and the draw pile are secret.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Draw** a card, while there are any.
            2. **Discard** down to **5 cards**. You choose which.
            3. **Play** a card, or pass. If it brings you above 5, you discard again at once.

            Then it is the next person’s turn, clockwise.
       *[turn_end]
            1. **Draw** a card, while there are any.
            2. **Play** a card, or pass.
            3. **Discard** down to **5 cards**. You choose which.

            During your turn you may hold more. Then it is the next person’s turn, clockwise.
    }
mausoleum-rules-construction-title = Construction
mausoleum-rules-construction-body =
    24 cards, 6 of each:
    - **Base**
    - **Columns** (Colunas)
    - **Pyramid** (Pirâmide)
    - **Statues** (Estátuas)

    Play them into your area, in any order. Two sets take two of each. Earthquake (Terremoto) and Invasion (Invasão) can break even a complete one.
mausoleum-rules-characters-title = Characters
mausoleum-rules-characters-body =
    12 cards, 3 of each:
    - **Mausolus** (Mausolo) stays in front of you and doubles one complete set at the end. You may play only one per game.
    - **Artemisia II**: draw two more cards at once.
    - **Architects** (Arquitetos): a shield against one Earthquake (Terremoto).
    - **Sculptors** (Escultores): a shield against one Invasion (Invasão) or Theft (Roubo).

    Only Mausolus brings points, but using different characters breaks ties.
mausoleum-rules-events-title = Events
mausoleum-rules-events-body =
    8 cards, worth no points:
    - **Earthquake** (Terremoto, 2): an opponent discards one of their construction cards, of their own choice.
    - **Invasion** (Invasão, 3): move any construction card from an opponent’s area to yours.
    - **Archaeological Find** (Descoberta Arqueológica, 3): take any other card from the discard pile. You can’t build it this turn: this was your play.
mausoleum-rules-actions-title = Actions
mausoleum-rules-actions-body =
    8 cards:
    - **Swap** (Troca, 3): give an opponent a card of your choice for a random one of theirs.
    - **Theft** (Roubo, 3): take a random card from an opponent’s hand.
    - **Protection** (Proteção, 2): a shield against one attack of any kind.

    Used events and actions go to the discard pile.
mausoleum-rules-defence-title = Defense
mausoleum-rules-defence-body =
    - **Earthquake** (Terremoto): Architects (Arquitetos) or Protection (Proteção)
    - **Invasion** (Invasão), **Theft** (Roubo): Sculptors (Escultores) or Protection
    - **Swap** (Troca): only Protection

    A shield waits face up and works once. A defense in your hand works too. Nobody asks you: the table goes before the hand, so Protection on the table is used before Sculptors in hand. In the same place, Protection goes last.

    Attack and defense are both discarded.
mausoleum-rules-scoring-body =
    - Each complete set: **8 points**
    - Two or more sets: **4 points**, once
    - Mausolus (Mausolo): **8 points** more for one complete set

    Nothing else scores.

    Ties go to the most complete sets, then to the most different characters used. Then you share the victory.
mausoleum-rules-end-body =
    Once the draw pile is empty, you play on with the cards you hold. The game ends
    - when everybody in turn has passed once in a row, or
    - when all hands are empty.

    With no cards in hand, you pass automatically.

mausoleum-ruling-seats = 2 to 4 people can play.
mausoleum-ruling-first = The first player is drawn at random.
mausoleum-ruling-hand-limit =
    { $hand_limit ->
        [always] At this table the hand limit holds at any time: with six after the draw, you discard first. The rulebook also says “at the end of a turn”, the usual choice.
       *[turn_end] The hand limit holds at the end of a turn. The rulebook also says “at any time”: the table can choose that.
    }
mausoleum-ruling-artemisia = Artemisia II: two more cards, three in that turn.
mausoleum-ruling-mausolo = Mausolus (Mausolo) counts one set double, once per player and game.
mausoleum-ruling-scoring = Other characters and events score nothing, whatever the rulebook’s introduction promises.
mausoleum-ruling-shields = Architects (Arquitetos), Sculptors (Escultores) and Protection (Proteção) are shields for one use.
mausoleum-ruling-reaction = Defenses work by themselves: the table first, then the one that stops the fewest attacks.
mausoleum-ruling-answers = What stops what: see “Defense”.
mausoleum-ruling-discarded = Used and cancelled cards are discarded.
mausoleum-ruling-characters = A character counts as used when played, Architects and Sculptors when they stop something.
mausoleum-ruling-invasao = Invasion (Invasão) may break a complete set.
mausoleum-ruling-descoberta = Archaeological Find (Descoberta Arqueológica) can’t take itself, but another copy.
mausoleum-ruling-roubo = Theft (Roubo) is random.
mausoleum-ruling-troca = With Swap (Troca) you choose what you give; what you get is random.
mausoleum-ruling-no-target = Without a target, a card can’t be played.
mausoleum-ruling-quiet = With the draw pile empty, taking one Archaeological Find with another counts as a pass.
mausoleum-ruling-several = Two or more sets give 4 points once.
mausoleum-ruling-end = Passes count once the pile is empty; any card played restarts the count.
mausoleum-ruling-private-play = Others see your play only when it happens.
mausoleum-ruling-single = A single option is chosen for you.
mausoleum-part-drop = { $card }
mausoleum-ask-drop =
    { $card }: discard it for good?{ $why ->
        [part] { " " }Your next set still needs it.
        [shield] { " " }It protects you.
        [crown] { " " }With it, a set counts double.
       *[other] { "" }
    }
mausoleum-other-drop = Keep { $card }
