# Capital Lux. A color is called by its profession, in the plural: “Agents”. $colour-word is its word in the engine.
# A color that is worth or costs points has at least 2 of them, so those points need no singular.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Citizens score at home, or lend you their power in the Capital. But no color at home may outgrow the Capital, or all of it is lost.

## The bots

capital-lux-cast-velora = Smiles at everyone and counts the votes.
capital-lux-cast-ostrin = Keeps a coin for every secret.
capital-lux-cast-zephine = Arrives late, always by the best door.
capital-lux-cast-tavik = Knows a shortcut through the towers.
capital-lux-cast-drusa = Never goes over the limit. Almost never.
capital-lux-cast-lumo = Glows a little when a plan works.

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
capital-lux-before =
    { $before ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $before }
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
        [one] You drew { $cards }.
       *[other] You were dealt { $count } cards: { $cards }.
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
capital-lux-event-decided = { $seat } has decided about the gold.
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
capital-lux-story-first =
    { $you ->
        [seat] you start
       *[none] { $seat } starts
    }
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
capital-lux-story-revealed = modifier on the { $colour }: { capital-lux-modifier }
capital-lux-story-saved =
    { $count ->
        [one] saved the { $colour } for 1 coin
       *[other] saved the { $colour } for { $count } coins
    }
capital-lux-story-lost-all = lost { $cards }
capital-lux-story-lost-points = lost { $count }
capital-lux-story-bonus-all = bonus: { $cards }
capital-lux-story-bonus-points = bonus +{ $count }, face down
capital-lux-story-starts = starts the next round
capital-lux-coming-last-turns = { $seat }: no cards left. One last turn for everyone else.

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Which { $count } do you keep? The other goes to { $target }.
       *[other] Which { $count } do you keep? The other { $rest } go to { $target }.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Second choice: which { $count } do you keep? The other goes to { $target }.
       *[other] Second choice: which { $count } do you keep? The other { $rest } go to { $target }.
    }
capital-lux-ask-pick-change = You are keeping { $cards }. You may change that until everybody has chosen.
capital-lux-ask-play = Which card do you play, and where?
capital-lux-ask-play-closing = Your last card! If your hand is empty after it, everybody else has one more turn. Where do you play it?
capital-lux-ask-play-last =
    { $rest ->
        [0] Your last turn of the round! Where do you play your card?
        [one] Your last turn of the round! Which card do you play, and where? The other goes to your hometown.
       *[other] Your last turn of the round! Which card do you play, and where? The other { $rest } go to your hometown.
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
        [one] With your coin you are saving { $colours }. You may change that until everybody has decided.
       *[other] With your { $coins } coins you are saving { $colours }. You may change that until everybody has decided.
    }

## Buttons and options (34 characters at most)

capital-lux-do-pick = { $cards }
capital-lux-do-pick-other = { $card }
# The total in the own hometown, and the limit. “±”: a hidden modifier may still change it.
capital-lux-do-home = { $card } home: { $total }, limit { capital-lux-limit }
capital-lux-do-home-over = { capital-lux-do-home }
capital-lux-do-home-hidden = { capital-lux-do-home }±
capital-lux-do-home-over-hidden = { capital-lux-do-home }±
capital-lux-do-capital = { $card }: Capital { capital-lux-before } → { capital-lux-limit }
capital-lux-do-capital-agent = { capital-lux-do-capital }
capital-lux-do-capital-agent-idle = { capital-lux-do-capital }
capital-lux-do-capital-cleric = { capital-lux-do-capital }
capital-lux-do-capital-cleric-choose = { capital-lux-do-capital }
capital-lux-do-capital-cleric-idle = { capital-lux-do-capital }
capital-lux-do-capital-scientist = { capital-lux-do-capital }
capital-lux-do-capital-scientist-idle = { capital-lux-do-capital }
capital-lux-do-capital-merchant = { capital-lux-do-capital }
capital-lux-do-capital-merchant-idle = { capital-lux-do-capital }
# With the card’s emoji, so the card itself is not named.
capital-lux-do-brief-home =
    { $hidden ->
        [0] Home { $total }, limit { capital-lux-limit }
       *[other] Home { $total }, limit { capital-lux-limit }±
    }
capital-lux-do-brief-capital = Capital { capital-lux-before } → { capital-lux-limit }
# After the card was chosen.
capital-lux-do-long-home = Home: { $total }, limit { capital-lux-limit }
capital-lux-do-long-home-over = Home: { $total }, limit { capital-lux-limit } ({ $count } too many)
capital-lux-do-long-home-hidden = Home: { $total }, limit { capital-lux-limit } ± hidden
capital-lux-do-long-home-over-hidden = Home: { $total }, limit { capital-lux-limit } ± ({ $count } over?)
capital-lux-do-long-capital =
    { $power ->
        [agent] { capital-lux-do-brief-capital }, lay a modifier
        [cleric] { capital-lux-do-brief-capital }, take a card
        [scientist] { capital-lux-do-brief-capital }, draw a card
        [merchant] { capital-lux-do-brief-capital }, take a coin
       *[idle] { capital-lux-do-brief-capital }, no effect
    }
capital-lux-do-take = { capital-lux-do-home }
capital-lux-do-take-over = { capital-lux-do-home-over }
capital-lux-do-take-hidden = { capital-lux-do-home-hidden }
capital-lux-do-take-over-hidden = { capital-lux-do-home-over-hidden }
capital-lux-do-lay = { $colour }: { capital-lux-before } → { capital-lux-limit } (you: { $total })
capital-lux-do-lay-over = { capital-lux-do-lay }
capital-lux-do-lay-hidden = { capital-lux-do-lay }±
capital-lux-do-lay-over-hidden = { capital-lux-do-lay }±
capital-lux-do-save-all =
    { $count ->
        [one] Save { $colours } for 1 coin
       *[other] Save { $colours } for { $count } coins
    }
capital-lux-do-save-some =
    { $count ->
        [one] Save { $colours } for 1 coin
       *[other] Save { $colours } for { $count } coins
    }
capital-lux-do-save-everything =
    { $count ->
        [one] Save all for 1 coin
       *[other] Save all for { $count } coins
    }
capital-lux-do-save-but = All but { $colour } for { $count } coins
# Some of several colors, and their cost in coins.
capital-lux-do-save-list = { $colours } (−{ $count })
capital-lux-do-save-none = Save nothing: lose { $loss } points
capital-lux-costly = Gray buttons: over the limit for now.

## Which card first

capital-lux-part-where = { $card }
capital-lux-ask-where = { $card }: home or Capital?
capital-lux-other-where = Put { $card } back
capital-lux-part-pair = { $card }
capital-lux-ask-pair = { $card }, and which other card?
capital-lux-other-pair = Put { $card } back

## Why something cannot be done

capital-lux-no-draft-closed = Everybody has chosen, so you can’t change the cards you keep any more.
capital-lux-no-wrong-count = You keep exactly two cards at a time. Choose two.
capital-lux-no-not-in-hand = You don’t have that in your hand. Choose from the cards you have.
capital-lux-no-same-choice = You’ve already chosen that. Leave it as it is, or choose something else.
capital-lux-no-own-colour = A Cleric never takes a Cleric. Choose a card of another color.
capital-lux-no-not-there = There’s no card of that color in the Capital. Choose one of those on offer.
capital-lux-no-within-limit = You can only save a color that is above its limit. Choose one of the options on offer.
capital-lux-no-too-few-coins = You don’t have enough coins for that. Choose one of the options on offer.

## The result

capital-lux-category-hometown = Hometown
capital-lux-category-bonus = Bonus cards
capital-lux-category-coins = Coins
capital-lux-trophy = Won after one coin saved a guild at the end
capital-lux-criterion-sixes = Cards of value 6
capital-lux-criterion-fives = Cards of value 5
capital-lux-criterion-fours = Cards of value 4
capital-lux-criterion-threes = Cards of value 3
capital-lux-criterion-twos = Cards of value 2
capital-lux-ending-rounds = After three rounds, hometowns, bonus cards and coins were counted.
capital-lux-decided-sixes = Tied on points: { $seat } wins with more cards of value 6.
capital-lux-decided-fives = Tied on points and 6s: { $seat } wins with more cards of value 5.
capital-lux-decided-fours = Tied on points, 6s and 5s: { $seat } wins with more cards of value 4.
capital-lux-decided-threes = Tied on points, 6s, 5s and 4s: { $seat } wins with more cards of value 3.
capital-lux-decided-twos = Tied on points and on all cards down to 3: { $seat } wins with more cards of value 2.

## Rules

capital-lux-rules-sixty-body =
    1. The most points win: fill your **hometown**, no color above its limit.
    2. Play one card: home for its points, or to the **Capital** for its power.
    3. Empty hands end a round; three rounds end the game.
    4. Don’t fill only your home: the Capital sets limits.
capital-lux-rules-goal-body =
    Your cards are citizens of four professions and colors: **Agents** (blue), **Clerics** (pink), **Scientists** (green) and **Merchants** (yellow).

    At the end of a round, no color in your hometown may be worth more than in the Capital in the middle.

    2 to 4 people play **3 rounds**. Only hands, bonus cards and hidden modifiers are secret.
capital-lux-rules-draft-title = Setup and choosing cards
capital-lux-rules-draft-body =
    At the **start**, a card opens the Capital. Everybody gets one of the four modifiers, face up: the highest starts the first round. Then they are shuffled into a face-down pile. The supply holds 8 coins.

    In **each round** you choose your hand:
    1. You get **6 cards** (2 or 3 players) or **5** (4 players).
    2. Keep **2** and hand the rest to the left.
    3. From what arrives, keep **2** more and hand on the rest.
    4. What arrives now is yours.

    All choose at the same time, and you may change your mind until the last one has chosen. If the pile runs short in round 3, everybody gets the same number of cards, as many as possible.
capital-lux-rules-turn-body =
    Turns go clockwise. Play **one card** face up:
    - **To your hometown**: nothing else happens.
    - **To the Capital**: the limit of its color goes up for everybody, and you must use its **power** if you can.

    The **limit** of a color is its total in the Capital, with its modifiers. It counts only at the end of the round: until then you may be above it.

    “Home: 11, limit 14” on a button: you will have 11, and the limit is 14 for now. A hidden modifier (±) can still change it.
capital-lux-rules-agent-title = Agent (blue)
capital-lux-rules-agent-body =
    Played to the Capital, an Agent lets you **look at the top modifier**: **+4**, **+2**, **−1** or **−3**. You lay it **face down on a color**: any of the four, Agents too, and any number may lie on one.

    At the end of the round it changes that color’s limit for everybody. Until then, only you know its value.

    Once you have looked, there is no way back. If the pile is empty, nothing happens. Each round all four are shuffled again.
capital-lux-rules-cleric-title = Cleric (pink)
capital-lux-rules-cleric-body =
    Played to the Capital, a Cleric **takes a card from there**: choose blue, green or yellow, and its **lowest** card goes face up straight to your **hometown**, not to your hand. Its power isn’t used.

    You gain points, and that color’s limit falls for everybody. You must take a card if you can, but never a Cleric.
capital-lux-rules-scientist-title = Scientist (green)
capital-lux-rules-scientist-body =
    Played to the Capital, a Scientist lets you **draw a card** into your hand.

    So a Scientist doesn’t end the round, even as your last card. If the pile is empty, you draw nothing; then it does.
capital-lux-rules-merchant-title = Merchant (yellow)
capital-lux-rules-merchant-body =
    Played to the Capital, a Merchant earns you a **gold coin**. There are **8**; if the supply is empty, you get nothing.

    Coins save colors that are above their limit. At the end, each coin you still have is worth 1 point.
capital-lux-rules-round-end-title = End of a round
capital-lux-rules-round-end-body =
    When somebody ends a turn with **no cards in hand**, everybody else has **one more turn**. Then:

    1. **Hands**: cards left go to their owners’ hometowns.
    2. **Modifiers** are revealed.
    3. **Limits**: above the limit of a color, you lose **all your cards** of it for good, or pay gold. Being at the limit is fine.
    4. **Bonus**: in each color, the highest hometown wins a card from the Capital.

    All other cards **stay** for the next round.

    The most valuable hometown starts the next round. In a tie, it is the first of the tied, clockwise, beginning with the player who started this one.
capital-lux-rules-gold-title = Gold
capital-lux-rules-gold-body =
    If you are above the limit of a color, you can save it for this round: **1 coin for each point above**. A color is saved completely or not at all. If you can’t pay for all, you choose which.

    Spent coins go back to the supply. All decide at the same time.

    An **example**:
    - Capital: Agents 9, Clerics 3, Scientists 9, Merchants 12
    - Your hometown: Agents 11, Clerics 4, Scientists 6, Merchants 13
    - With 3 coins you save the Agents for 2 and the Merchants for 1. The Clerics are lost.
capital-lux-rules-bonus-title = Bonus cards
capital-lux-rules-bonus-body =
    After the losses, the hometown with the **highest total** of a color wins the **highest card** of that color from the Capital.

    It lies face down in front of you and scores its value at the end. It isn’t part of your hometown. The Capital no longer has it, so that color’s limit is lower in the next round.

    In a **tie**, all tied win a card while there are any, the highest first, in turn order from the player who started the round. A total of 0 wins nothing.

    An **example**: Ana started. She, Bruno and Carla each have 9 in Merchants; the Capital has a 6 and a 4. Ana wins the 6, Bruno the 4, Carla nothing.
capital-lux-rules-scoring-body =
    After the **third round** you add up
    - all cards in your **hometown**,
    - all your **bonus cards**,
    - **1 point** for each **coin**.

    In a tie, the most cards of value 6 win, hometown and bonus together; then of 5, 4, 3 and 2. After that you share the victory.
capital-lux-rules-cards-title = All the cards
capital-lux-rules-cards-body =
    There are **72 citizens**, 18 each of **Agent**, **Cleric**, **Scientist** and **Merchant**:
    - **2**: 3 cards
    - **3**: 4 cards
    - **4**: 4 cards
    - **5**: 4 cards
    - **6**: 3 cards

    There are also **4 modifiers**, +4, +2, −1 and −3, and **8 gold coins**.

capital-lux-ruling-short-draft = If the pile is too small, you keep 2 of your cards, then up to 2 of those that arrive. With 4 cards or fewer, there is nothing to choose the second time.
capital-lux-ruling-agent = Modifiers may lie on any color, several on one. Only the one who laid it knows a value until the round ends.
capital-lux-ruling-green-last = A Scientist as the last card ends the round only if there was no card to draw.
capital-lux-ruling-gold = A color is saved completely or not at all. All decide at the same time; you aren’t asked if you can save nothing.
capital-lux-ruling-negative = A limit can fall below zero: with 5 in your hometown and a limit of −2, saving the color costs 7. Without cards of a color, you lose nothing.
capital-lux-ruling-bonus = Bonus cards come after the losses, ties in turn order from the player who started the round. A total of 0 wins none.
capital-lux-ruling-starter = The most valuable hometown, without bonus cards, starts the next round; ties go clockwise, the last starter first.
capital-lux-ruling-tie = In a tie: the most 6s, bonus cards included, then 5s, 4s, 3s and 2s; then shared.
capital-lux-ruling-together = What all choose at once can be changed until the last one has chosen. Others see only who is still choosing.
capital-lux-ruling-private-play = You choose a Cleric’s color in private. An Agent is played once you look at the modifier.
capital-lux-ruling-single = A single option is chosen for you.
