# Capital Lux. A color is called by its profession, in the plural: “Agents”. $colour-word is its word in the engine.
# A color that is worth or costs points has at least 2 of them, so those points need no singular.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Every citizen is a dilemma: at home they score points, in the Capital they lend you their power. But no color at home may outgrow the Capital, or all of it is lost. Three quick rounds of choosing, bluffing and walking a fine line.

## Colors

capital-lux-colour-agent = Agents
capital-lux-colour-cleric = Clerics
capital-lux-colour-scientist = Scientists
capital-lux-colour-merchant = Merchants
# Where a list of colors is empty.
capital-lux-colour-none = nothing

## Cards

capital-lux-card-agent = Agent { $value }
capital-lux-card-cleric = Cleric { $value }
capital-lux-card-scientist = Scientist { $value }
capital-lux-card-merchant = Merchant { $value }

capital-lux-gloss-agent = blue card
capital-lux-gloss-cleric = pink card
capital-lux-gloss-scientist = green card
capital-lux-gloss-merchant = yellow card

capital-lux-effect-agent = { $value } points in your hometown. In the Capital: look at the top modifier and lay it face down on a color.
capital-lux-effect-cleric = { $value } points in your hometown. In the Capital: take a blue, green or yellow card from there to your hometown, the lowest of its color.
capital-lux-effect-scientist = { $value } points in your hometown. In the Capital: draw a card.
capital-lux-effect-merchant = { $value } points in your hometown. In the Capital: take a coin.

## What happened

# A modifier’s value, as part of a sentence.
capital-lux-modifier =
    { $value ->
        [4] +4
        [2] +2
        [-1] −1
       *[-3] −3
    }
# A color’s limit, as part of a sentence. Modifiers can push it below zero.
capital-lux-limit =
    { $limit ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $limit }
    }

capital-lux-event-turn =
    { $stage ->
        [setup] The game begins: a card opens the Capital, and the modifiers decide who starts.
        [draft] Round { $round } begins: everybody chooses cards. { $seat } will play first.
        [second] Round { $round }: everybody chooses again, from the cards that arrived. { $seat } will play first.
        [last] It is { $seat }’s last turn of the round.
        [end] Round { $round } ends: now the limits are checked.
       *[play] It is { $seat }’s turn.
    }
capital-lux-event-opened = { $card } opens the Capital.
capital-lux-event-dealt = { $seat } gets the modifier { capital-lux-modifier }.
capital-lux-event-first = { $seat } has the highest modifier and starts the first round.
capital-lux-event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } is dealt { $count } cards.
    }
capital-lux-event-drew-known =
    { $count ->
        [one] You draw a card: { $cards }.
       *[other] You are dealt { $count } cards: { $cards }.
    }
capital-lux-event-picked = { $seat } has chosen.
capital-lux-event-chose = You are keeping { $cards }.
capital-lux-event-handed =
    { $stays ->
        [no]
            { $count ->
                [one] Everybody hands a card to the left.
               *[other] Everybody hands { $count } cards to the left.
            }
       *[yes]
            { $count ->
                [one] Everybody hands the last card to the left, where it stays.
               *[other] Everybody hands the last { $count } cards to the left, where they stay.
            }
    }
capital-lux-event-received =
    { $count ->
        [one] { $target } hands you a card: { $cards }.
       *[other] { $target } hands you { $count } cards: { $cards }.
    }
capital-lux-event-considers = You are about to play { $card } to the Capital. Nobody else knows yet.
capital-lux-event-played =
    { $place ->
        [home] { $seat } plays { $card } to the hometown. { $colour } there: { $total }.
       *[capital] { $seat } plays { $card } to the Capital. { $colour } there: { $total }.
    }
capital-lux-event-took = { $seat } takes { $card } from the Capital to the hometown, which now has { $total } in { $colour }.
capital-lux-event-looked = { $seat } looks at a modifier.
capital-lux-event-looked-known = You look at a modifier: { capital-lux-modifier }.
capital-lux-event-laid = { $seat } lays the modifier face down on the { $colour }.
capital-lux-event-coin = { $seat } takes a coin and now has { $count }.
capital-lux-event-idle =
    { $colour-word ->
        [agent] { $seat } finds no modifier left to look at.
        [cleric] { $seat } finds only Clerics in the Capital and takes no card.
        [scientist] { $seat } finds no card left to draw.
       *[merchant] { $seat } finds no coin left to take.
    }
capital-lux-event-closing = { $seat } has no cards left: everybody else has one more turn.
capital-lux-event-settled =
    { $count ->
        [one] { $seat } sends the last card in hand home: { $cards }.
       *[other] { $seat } sends the last { $count } cards in hand home: { $cards }.
    }
capital-lux-event-revealed = { $seat } laid { capital-lux-modifier } on the { $colour }.
capital-lux-event-limit = The limit for the { $colour } is { capital-lux-limit }. Their cards in the Capital make { $total }.
capital-lux-event-decided = { $seat } has decided what to do with the gold.
capital-lux-event-saving =
    { $count ->
        [0] You are saving nothing.
        [one] You are saving { $colours } for 1 coin.
       *[other] You are saving { $colours } for { $count } coins.
    }
capital-lux-event-saved =
    { $count ->
        [one] { $seat } has { $total } in { $colour } with a limit of { capital-lux-limit }, and saves them for 1 coin.
       *[other] { $seat } has { $total } in { $colour } with a limit of { capital-lux-limit }, and saves them for { $count } coins.
    }
capital-lux-event-lost = { $seat } has { $total } in { $colour } with a limit of { capital-lux-limit }, and loses { $cards }.
capital-lux-event-bonus = { $seat } has the most in { $colour }, { $total }, and wins { $card } from the Capital as a bonus card.
capital-lux-event-missed = { $seat } has the most in { $colour }, { $total }, but the Capital holds no more of them.
capital-lux-event-starts = { $seat } has the most valuable hometown ({ $total }) and starts the next round.
capital-lux-event-ended = The game is over: all three rounds have been played.
capital-lux-log-round = Round { $round }

## A turn in one line
# A turn in one line, after the player’s name. Short, past tense.

capital-lux-story-opened = { $card } opens the Capital
capital-lux-story-first = { $seat } starts
capital-lux-story-draft =
    { $stage ->
        [draft] Round { $round }: everyone keeps two cards
       *[second] Round { $round }: everyone keeps two more
    }
capital-lux-story-played =
    { $place ->
        [home] { $card } home, now { $total }
       *[capital] { $card } to the Capital, now { $total }
    }
capital-lux-story-took = took { $card } home
capital-lux-story-laid = laid a modifier on the { $colour }
capital-lux-story-coin = took a coin
capital-lux-story-drew = drew a card
capital-lux-story-idle =
    { $colour-word ->
        [agent] no modifier left
        [cleric] no card to take
        [scientist] no card left to draw
       *[merchant] no coin left
    }
capital-lux-story-closing = out of cards, one last turn for the others
capital-lux-story-limits = Round { $round } ends. Limits: { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-story-settled = last cards home: { $cards }
capital-lux-story-revealed = had laid { capital-lux-modifier } on the { $colour }
capital-lux-story-saved =
    { $count ->
        [one] saved the { $colour } for 1 coin
       *[other] saved the { $colour } for { $count } coins
    }
capital-lux-story-lost-all = lost { $cards }
capital-lux-story-bonus-all = won { $cards }
capital-lux-story-starts = starts the next round

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Round { $round }: which { $count } cards do you keep? The other goes to the left.
       *[other] Round { $round }: which { $count } cards do you keep? The other { $rest } go to the left.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Round { $round }, second choice: which { $count } cards do you keep? The other goes to the left and stays there.
       *[other] Round { $round }, second choice: which { $count } cards do you keep? The other { $rest } go to the left and stay there.
    }
capital-lux-ask-pick-change = You are keeping { $cards }. Until everybody has chosen, you may change your mind. Which ones would you rather keep?
capital-lux-ask-play = Which card do you play, and where?
capital-lux-ask-play-closing = Your last card! If your hand is empty after it, everybody else has one more turn. Where do you play it?
capital-lux-ask-play-last =
    { $rest ->
        [0] { $target } has no cards left: this is your last turn of the round. Where do you play your card?
        [one] { $target } has no cards left: this is your last turn of the round. Which card do you play, and where? The other goes to your hometown.
       *[other] { $target } has no cards left: this is your last turn of the round. Which card do you play, and where? The other { $rest } go to your hometown.
    }
capital-lux-ask-take = You play { $card } to the Capital. Which card do you take from there to your hometown?
capital-lux-ask-lay = The modifier is { capital-lux-modifier }. Which color do you lay it on, face down?
capital-lux-ask-save =
    { $coins ->
        [one] You are above the limit and have 1 coin. What do you save with it? The colors you don’t save are lost.
       *[other] You are above the limit and have { $coins } coins. What do you save with them? The colors you don’t save are lost.
    }
capital-lux-ask-save-change =
    { $coins ->
        [one] With your coin you are saving { $colours }. Until everybody has decided, you may change your mind. What would you rather save?
       *[other] With your { $coins } coins you are saving { $colours }. Until everybody has decided, you may change your mind. What would you rather save?
    }

## Buttons and options (80 characters at most)

capital-lux-do-pick = Keep { $cards }
# “11 of 14”: the total in the own hometown, and the limit.
capital-lux-do-home = { $card } → hometown: { $total } of { capital-lux-limit }
capital-lux-do-home-over = { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high
capital-lux-do-home-hidden =
    { $hidden ->
        [one] { $card } → hometown: { $total } of { capital-lux-limit }, 1 modifier hidden
       *[other] { $card } → hometown: { $total } of { capital-lux-limit }, { $hidden } modifiers hidden
    }
capital-lux-do-home-over-hidden =
    { $hidden ->
        [one] { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high, 1 modifier hidden
       *[other] { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high, { $hidden } modifiers hidden
    }
capital-lux-do-capital-agent =
    { $count ->
        [one] { $card } → Capital: limit { capital-lux-limit }, look at the last modifier and lay it
       *[other] { $card } → Capital: limit { capital-lux-limit }, look at 1 of { $count } modifiers and lay it
    }
capital-lux-do-capital-agent-idle = { $card } → Capital: limit { capital-lux-limit }, no modifier left to lay
capital-lux-do-capital-cleric = { $card } → Capital: limit { capital-lux-limit }, take { $got } home ({ $total } then)
capital-lux-do-capital-cleric-choose = { $card } → Capital: limit { capital-lux-limit }, take 1 of { $count } cards home
capital-lux-do-capital-cleric-idle = { $card } → Capital: limit { capital-lux-limit }, no card to take
capital-lux-do-capital-scientist =
    { $count ->
        [one] { $card } → Capital: limit { capital-lux-limit }, draw the last card
       *[other] { $card } → Capital: limit { capital-lux-limit }, draw 1 of { $count } cards
    }
capital-lux-do-capital-scientist-idle = { $card } → Capital: limit { capital-lux-limit }, no card left to draw
capital-lux-do-capital-merchant = { $card } → Capital: limit { capital-lux-limit }, +1 coin ({ $count } then)
capital-lux-do-capital-merchant-idle = { $card } → Capital: limit { capital-lux-limit }, no coin left to take
capital-lux-do-take = { $card } → hometown: { $total } of { capital-lux-limit }
capital-lux-do-take-over = { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high
capital-lux-do-take-hidden =
    { $hidden ->
        [one] { $card } → hometown: { $total } of { capital-lux-limit }, 1 modifier hidden
       *[other] { $card } → hometown: { $total } of { capital-lux-limit }, { $hidden } modifiers hidden
    }
capital-lux-do-take-over-hidden =
    { $hidden ->
        [one] { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high, 1 modifier hidden
       *[other] { $card } → hometown: { $total } of { capital-lux-limit }, { $count } too high, { $hidden } modifiers hidden
    }
capital-lux-do-lay = { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }
capital-lux-do-lay-over = { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }, { $count } too high
capital-lux-do-lay-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }, 1 modifier hidden
       *[other] { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }, { $hidden } modifiers hidden
    }
capital-lux-do-lay-over-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }, { $count } too high, 1 modifier hidden
       *[other] { capital-lux-modifier } → { $colour }: you have { $total } of { capital-lux-limit }, { $count } too high, { $hidden } modifiers hidden
    }
capital-lux-do-save-all =
    { $count ->
        [one] Save { $colours }: keep { $points } points, −1 coin ({ $rest } left)
       *[other] Save { $colours }: keep { $points } points, −{ $count } coins ({ $rest } left)
    }
capital-lux-do-save-some =
    { $count ->
        [one] Save { $colours }: keep { $points } points, lose { $loss }, −1 coin ({ $rest } left)
       *[other] Save { $colours }: keep { $points } points, lose { $loss }, −{ $count } coins ({ $rest } left)
    }
capital-lux-do-save-none =
    { $rest ->
        [one] Save nothing: lose { $loss } points, keep 1 coin
       *[other] Save nothing: lose { $loss } points, keep { $rest } coins
    }

## Why something cannot be done

capital-lux-no-draft-closed = Everybody has chosen, so the cards you keep can’t be changed any more.
capital-lux-no-wrong-count = You keep exactly two cards at a time. Choose two.
capital-lux-no-not-in-hand = That is not in your hand. Choose from the cards you have.
capital-lux-no-same-choice = That is what you have already chosen. Leave it as it is, or choose something else.
capital-lux-no-own-colour = A Cleric never takes a Cleric. Choose a card of another color.
capital-lux-no-not-there = There is no card of that color in the Capital. Choose one of those on offer.
capital-lux-no-within-limit = You can only save a color that is above its limit. Choose one of the options on offer.
capital-lux-no-too-few-coins = You don’t have enough coins for that. Choose one of the options on offer.

## The result

capital-lux-category-hometown = Hometown
capital-lux-category-bonus = Bonus cards
capital-lux-category-coins = Coins
capital-lux-criterion-sixes = Cards of value 6
capital-lux-criterion-fives = Cards of value 5
capital-lux-criterion-fours = Cards of value 4
capital-lux-criterion-threes = Cards of value 3
capital-lux-criterion-twos = Cards of value 2
capital-lux-ending-rounds = All three rounds had been played.
capital-lux-decided-sixes = Tied on points: { $seat } wins with more cards of value 6.
capital-lux-decided-fives = Tied on points and 6s: { $seat } wins with more cards of value 5.
capital-lux-decided-fours = Tied on points, 6s and 5s: { $seat } wins with more cards of value 4.
capital-lux-decided-threes = Tied on points, 6s, 5s and 4s: { $seat } wins with more cards of value 3.
capital-lux-decided-twos = Tied on points and on all cards down to 3: { $seat } wins with more cards of value 2.

## Rules

capital-lux-rules-goal-body =
    Your cards are citizens of four professions, each with its own color: **Agents** (blue), **Clerics** (pink), **Scientists** (green) and **Merchants** (yellow). You play each of them
    - to your **hometown**, where it is worth its value in points at the end, or
    - to the **Capital** in the middle, where you use its power at once.

    The dilemma: at the end of a round, no color in your hometown may be worth more than that color in the Capital. If it is, you lose all your cards of the color, unless you pay with gold.

    2 to 4 people play **3 rounds**. In each round you choose cards, play them, and check the limits. The most points win.

    Only you see your hand, your bonus cards and the modifiers that you have laid. Everything that lies face up is open to all, as are coins and the number of cards in each hand.
capital-lux-rules-draft-title = Setup and choosing cards
capital-lux-rules-draft-body =
    At the **start of the game** one card is drawn and laid face up in the Capital. Everybody gets one of the four modifiers, for all to see: the highest starts the first round. Then all modifiers are shuffled and form a face-down pile. The 8 coins form the supply.

    Each **round** begins with the choice of cards:
    1. Everybody is dealt **6 cards** (2 or 3 players) or **5 cards** (4 players).
    2. You keep **2** and hand the rest to your left, to whoever plays after you.
    3. Of the cards you are handed, you again keep **2** and hand the rest to your left.
    4. What you are handed now stays with you. You have 6 or 5 cards again: your hand.

    All choose at the same time. Until the last one has chosen, you may change your mind.

    If the draw pile is too small in the third round, all are dealt the same number of cards, as many as possible.
capital-lux-rules-turn-body =
    Whoever starts the round plays first, then the others in turn, clockwise. On your turn you must play **one card** face up:
    - **To your hometown.** It joins your cards of the same color. Nothing else happens.
    - **To the Capital.** It joins the cards of its color there and raises their limit for everybody. Then you must use its **power**, if you can.

    The **limit** of a color is the value of all its cards in the Capital, with the modifiers that lie on it. It only has to be kept at the end of the round: until then you may be above it.

    Your choices tell you where you stand. “Agent 4 → hometown: 11 of 14” means: with that card you will have 11 in Agents, and the limit is 14 right now. “1 modifier hidden” means that a modifier whose value you don’t know will still change that limit.
capital-lux-rules-agent-title = Agent (blue)
capital-lux-rules-agent-body =
    Play an Agent to the Capital, and you **look at the top modifier** of the pile. Nobody else sees it. Then you lay it **face down on a color** of your choice: on any of the four, on the Agents too.

    The modifiers are **+4**, **+2**, **−1** and **−3**. At the end of the round each changes the limit of the color it lies on, for everybody. Until then only you know what you have laid.

    Any number of modifiers may lie on the same color; all of them count.

    If the pile is empty, nothing happens. All four modifiers are shuffled again for each round.

    Once you have looked, you can’t take the card back.
capital-lux-rules-cleric-title = Cleric (pink)
capital-lux-rules-cleric-body =
    Play a Cleric to the Capital, and you **take a card from the Capital**. Choose blue, green or yellow: you get the **lowest** card of that color. It goes face up straight to your **hometown**, not to your hand, and its power is not used.

    You win points, and the limit of that color falls for everybody, for you too.

    You must take a card if you can, but never a Cleric. If the Capital holds only one color besides pink, you get its lowest card without being asked. If it holds none, nothing happens.
capital-lux-rules-scientist-title = Scientist (green)
capital-lux-rules-scientist-body =
    Play a Scientist to the Capital, and you **draw the top card** of the pile into your hand. So you have one card more to play in this round.

    Even if the Scientist was your last card, you don’t end the round: the card you have drawn is in your hand.

    If the draw pile is empty, you draw nothing. Then a Scientist that was your last card does end the round.
capital-lux-rules-merchant-title = Merchant (yellow)
capital-lux-rules-merchant-body =
    Play a Merchant to the Capital, and you **take a gold coin** from the supply.

    With coins you can save colors that are above their limit at the end of a round. A coin you still have at the end of the game is worth 1 point.

    There are **8 coins**. If the supply is empty, you get nothing. Coins that are spent go back to the supply.
capital-lux-rules-round-end-title = End of a round
capital-lux-rules-round-end-body =
    As soon as somebody has **no cards in hand** at the end of a turn, everybody else has **one more turn**. Then:

    1. **Hands.** All cards still in hands go to their owners’ hometowns.
    2. **Modifiers.** They are revealed. Now the limit of every color is certain.
    3. **Limits.** For each color, compare your hometown with the limit. As much as the limit is fine. If you have more, you lose **all your cards** of that color, or pay gold. Lost cards never come back.
    4. **Bonus.** In each color, the highest hometown wins a card from the Capital.

    After the third round the game is scored. Otherwise all cards in the Capital and the hometowns **stay** for the next round, and the four modifiers are shuffled again.

    Whoever has the most valuable hometown, over all colors, starts the next round. In a tie, count clockwise from whoever started this round, beginning with that player: the first who is tied starts.
capital-lux-rules-gold-title = Gold
capital-lux-rules-gold-body =
    If you are above the limit of a color, you can save it: **1 coin for each point above**. Then you keep all your cards of that color. This holds for one round only: at the end of the next, the limit counts anew.

    A color is saved completely or not at all. If you can’t pay for all of them, you choose which.

    Spent coins go back to the supply; the others stay with you. All who can save something decide at the same time, and it is told when the last one has decided.

    An **example**:
    - Capital: Agents 9, Clerics 3, Scientists 9, Merchants 12
    - Your hometown: Agents 11, Clerics 4, Scientists 6, Merchants 13
    - You pay 2 coins for the Agents and 1 for the Merchants and keep them all. The Clerics are lost: a fourth coin would have saved them. The Scientists are within their limit.
capital-lux-rules-bonus-title = Bonus cards
capital-lux-rules-bonus-body =
    When lost cards are gone, each color has a bonus: whoever has the **highest total** of it in their hometown wins the **highest card** of that color from the Capital.

    It lies face down in front of you and is worth its value at the end of the game. It is not part of your hometown: it counts neither for limits nor for later bonuses, nor for who starts. In the Capital it is missing from now on.

    In a **tie** everybody tied wins a card, as long as there are any: the highest for the first in turn order, counted from whoever started this round, the next highest for the second, and so on. With a total of 0 you win nothing.

    An **example**: Ana started the round. She, Bruno and Carla each have 9 in Merchants; in the Capital lie a Merchant 6 and a Merchant 4. Ana wins the 6, Bruno the 4, and Carla goes empty-handed.
capital-lux-rules-scoring-body =
    After the end of the **third round** you add up
    - the value of all cards in your **hometown**,
    - the value of all your **bonus cards**,
    - **1 point** for each **coin**.

    The most points win.

    If points are tied, whoever has the most cards of value 6 wins, counting hometown and bonus cards; then of value 5, 4, 3 and 2. If that is all tied too, the victory is shared.
capital-lux-rules-cards-title = All the cards
capital-lux-rules-cards-body =
    There are **72 citizens**, 18 of each color:
    - value **2**: 3 cards
    - value **3**: 4 cards
    - value **4**: 4 cards
    - value **5**: 4 cards
    - value **6**: 3 cards

    What they do in the Capital:
    - **Agent** (blue): look at a modifier and lay it face down on a color.
    - **Cleric** (pink): take the lowest card of another color to your hometown.
    - **Scientist** (green): draw a card.
    - **Merchant** (yellow): take a coin.

    There are **4 modifiers**, +4, +2, −1 and −3, and **8 gold coins**.

capital-lux-ruling-short-draft = If the draw pile is too small, you keep 2 of the cards you are dealt, hand on the rest, then keep up to 2 and hand on what is left. If everybody is dealt 4 cards or fewer, there is nothing to choose the second time.
capital-lux-ruling-agent = A modifier may lie on any color, on the Agents too, and several may lie on one. Only whoever laid it knows its value until the round ends.
capital-lux-ruling-green-last = A Scientist played to the Capital as the last card doesn’t end the round if a card was drawn. If the pile was empty, it does.
capital-lux-ruling-gold = A color is saved completely or not at all. All who can save something decide at the same time and are revealed together; whoever can save nothing is not asked.
capital-lux-ruling-negative = Modifiers can push a limit below zero. The coins are counted from there: with 5 in your hometown and a limit of −2, saving the color costs 7. Without cards of a color you have nothing to lose.
capital-lux-ruling-bonus = Bonus cards are given after the discards. Those tied take the highest cards left, in turn order from whoever started the round. With a total of 0 nobody gets one.
capital-lux-ruling-starter = Whoever has the most valuable hometown starts the next round; bonus cards don’t count. In a tie, count clockwise from whoever started the last round, beginning with that player: the first who is tied starts.
capital-lux-ruling-tie = In a tie on points, the most cards of value 6 win, counting hometown and bonus cards; then 5, 4, 3 and 2. After that the victory is shared.
capital-lux-ruling-together = What all choose at the same time can be changed until the last one has chosen. Others see only who is still choosing.
capital-lux-ruling-private-play = With a Cleric you choose the color before others see the card. An Agent lies in the Capital as soon as you look at the modifier and can’t be taken back.
capital-lux-ruling-single = Where there is only one option, it is chosen for you.
