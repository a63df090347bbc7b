# Words on the pictures of Capital Lux, and their alternative texts.

## On the pictures

capital-lux-picture-empty-over = The game is over
capital-lux-picture-empty-gold = Nothing to decide: the others are still thinking about their gold
capital-lux-picture-empty-closer = Your hand is empty: everybody else has one more turn
capital-lux-picture-empty-played = Your hand is empty: the round is about to end
capital-lux-picture-step-modifiers = Reveal
capital-lux-picture-step-limits = Limits
capital-lux-picture-step-gold = Gold
capital-lux-picture-step-lost = Lost
capital-lux-picture-step-bonus = Bonus
capital-lux-picture-step-starts = Starts
capital-lux-picture-step-score = Score
capital-lux-picture-sixty-want = Valuable citizens at home, no color above its limit
capital-lux-picture-sixty-turn = One card: home for points, or Capital for its power
capital-lux-picture-sixty-end = A hand is empty: last turns, then limits. Three rounds
capital-lux-picture-sixty-mistake = Filling only your home: a color above its limit is lost
capital-lux-picture-symbols-cards = Citizens
capital-lux-picture-symbols-powers = In the Capital a card also …
capital-lux-picture-symbols-limits = Limits
capital-lux-picture-symbols-table = Table
capital-lux-picture-symbol-agent = Agent
capital-lux-picture-symbol-cleric = Cleric
capital-lux-picture-symbol-scientist = Scientist
capital-lux-picture-symbol-merchant = Merchant
capital-lux-picture-symbol-value = Card of value 5
capital-lux-picture-symbol-new = Played just now
capital-lux-picture-symbol-power-agent = Looks at a modifier
capital-lux-picture-symbol-power-cleric = Takes a lowest card
capital-lux-picture-symbol-power-scientist = Draws a card
capital-lux-picture-symbol-power-merchant = Takes a coin
capital-lux-picture-symbol-modifier = Modifier, face down
capital-lux-picture-symbol-known = Modifier you know
capital-lux-picture-symbol-limit = Limit from the Capital
capital-lux-picture-symbol-within = Within the limit
capital-lux-picture-symbol-above = Above the limit
capital-lux-picture-symbol-unknown = Limit not yet known
capital-lux-picture-symbol-over = Over for now
capital-lux-picture-symbol-lost = Lost
capital-lux-picture-symbol-payable = 2 coins save it
capital-lux-picture-symbol-unpayable = 2 coins, not enough
capital-lux-picture-symbol-arrow = Before, after
capital-lux-picture-symbol-home = Hometown
capital-lux-picture-symbol-capital = Capital
capital-lux-picture-symbol-coin = Coin: 1 point
capital-lux-picture-symbol-hand = Cards in hand
capital-lux-picture-symbol-deck = Draw pile
capital-lux-picture-symbol-bonus = Bonus cards
capital-lux-picture-symbol-flag = Starts the round
capital-lux-picture-symbol-check = Has decided
capital-lux-picture-symbol-hourglass = Still to decide
capital-lux-picture-symbol-round = Round 2 of 3
capital-lux-picture-symbol-lock = Hand empty: last turns
capital-lux-picture-symbol-play = Whose turn

## Alternative texts

capital-lux-alt-totals = { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-alt-board = Capital Lux, round { $round } of { $rounds }. Draw pile: { $pile }. Coins in the supply: { $coins }. Modifiers in the pile: { $modifiers }.
capital-lux-alt-draft = Draft, pick { $number } of { $count }.
capital-lux-alt-closing = Last turns. Out of cards: { $name }.
capital-lux-alt-capital = Capital: { capital-lux-alt-totals }.
capital-lux-alt-hidden = Hidden modifiers: { $colours }.
capital-lux-alt-seat = { $symbol } { $name }: { capital-lux-alt-totals }; coins { $coins }, hand { $hand }, bonus cards { $bonus }.
capital-lux-alt-over = Above the limit: { $colours }.
capital-lux-alt-packet = Draft, pick { $number } of { $count }, from: { $cards }.
capital-lux-alt-chosen = Chosen now: { $cards }.
capital-lux-alt-kept = Kept before: { $cards }.
capital-lux-alt-hand = Your hand: { $cards }.
capital-lux-alt-empty = Your hand is empty.
capital-lux-alt-looked = The modifier you lay: { $value }.
capital-lux-alt-card =
    { $over ->
        [0] { $card }: home { $home }; { capital-lux-do-long-capital }.
       *[other] { $card }: home { $home }, { $over } too many; { capital-lux-do-long-capital }.
    }
capital-lux-alt-take =
    { $over ->
        [0] { $card }: home { $home }.
       *[other] { $card }: home { $home }, { $over } too many.
    }
capital-lux-alt-lay =
    { $over ->
        [0] { $colour }: { capital-lux-before } → { capital-lux-limit }, you { $home }.
       *[other] { $colour }: { capital-lux-before } → { capital-lux-limit }, you { $home }, { $over } too many.
    }
capital-lux-alt-lay-over = Then over the limit: { $seats }.
capital-lux-alt-cleric = The Cleric may take: { $cards }.
capital-lux-alt-laid = Modifiers you laid: { $where }.
capital-lux-alt-bonus = Your bonus cards: { $cards }.
capital-lux-alt-saving = You are saving with gold so far: { $colours }.
capital-lux-alt-end = End of round { $round }. Limits: { capital-lux-alt-totals }.
capital-lux-alt-revealed = Modifiers revealed: { $where }.
capital-lux-alt-end-seat = { $symbol } { $name }: hometown { $total }.
capital-lux-alt-end-saved = Saved with coins: { $colours }.
capital-lux-alt-end-lost = Lost: { $colours }.
capital-lux-alt-end-bonus = Bonus cards won: { $cards }.
capital-lux-alt-next = First in the next round: { $name }.
capital-lux-alt-score = Final score of Capital Lux.
capital-lux-alt-place = { $place }. { $symbol } { $name }: hometown { $hometown }, bonus cards { $bonus }, coins { $coins }; { $total } in all.
capital-lux-alt-cover = Capital Lux: the luminous towers of four guilds by night, mirrored in the water under a ring of light. At the table: { $names }.
capital-lux-alt-rules-sixty = In sixty seconds. You want: a hometown with 5, 4, 6 and 3, together 18. Your turn: a card goes up to the Capital for its power, or down to your hometown. The end: three rounds; a hand without cards, then the check. Beginner’s mistake: at home 11 in Clerics, in the Capital 4: all of them are lost.
capital-lux-alt-rules-goal = At the top the Capital, at the bottom a hometown. Agents 9 of 11, Clerics 9 of 14 and Merchants 6 of 10 are within the limit; Scientists 9 of 7 are lost.
capital-lux-alt-rules-draft = The draft: of six cards keep two, hand four to the left; of those that arrive keep two, hand two to the left; keep what arrives.
capital-lux-alt-rules-turn = A turn: one card, up to the Capital for its power, or down to your hometown for its points.
capital-lux-alt-rules-agent = The Agent in the Capital: look at the top modifier, +4, +2, −1 or −3, and lay it face down on any of the four colors.
capital-lux-alt-rules-cleric = The Cleric in the Capital: choose blue, green or yellow, and take the lowest card of that color from there into your hometown.
capital-lux-alt-rules-scientist = The Scientist in the Capital: draw the top card into your hand.
capital-lux-alt-rules-merchant = The Merchant in the Capital: take one of the eight gold coins. A coin is a point, or it saves a color that is one above its limit.
capital-lux-alt-rules-round-end = The end of a round: somebody has no card left, everybody else has one more turn, remaining hands go to the hometowns, modifiers are revealed, limits are checked.
capital-lux-alt-rules-gold = An example: limits 9, 3, 9 and 12, hometown 11, 4, 6 and 13. Three coins save the Agents and the Merchants; the Clerics are lost.
capital-lux-alt-rules-bonus = An example: three players are tied with 9. In turn order, counted from whoever started the round, the first takes the Capital’s 6, the second its 4, the third gets nothing.
capital-lux-alt-rules-scoring = Scoring: hometown 31, bonus cards 11, two coins 2, together 44. A tie is decided by the most sixes, then fives, fours, threes, twos.
capital-lux-alt-rules-cards = The box: in each of four colors three cards of 2, four of 3, four of 4, four of 5, three of 6; modifiers +4, +2, −1, −3; eight gold coins.

## The table in words

capital-lux-words-starter = First in this round: { $name }.
capital-lux-words-discard = Lost cards, out of the game: { $cards }.
capital-lux-words-capital = Capital, with its cards: { $colours }.
capital-lux-words-known = Modifiers you know: { $colours }.
capital-lux-words-seat = { $symbol } { $name }: { $colours }; coins { $coins }, hand { $hand }, bonus cards { $bonus }.
