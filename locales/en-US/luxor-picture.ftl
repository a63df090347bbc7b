# Words on the pictures of Luxor, and their alternative texts.

## On the pictures

# The table from a chair: how near the end is, and the choices beside the cards.
luxor-picture-over = The game is over
luxor-picture-last-round = Last round: { $count } to play
luxor-picture-in-tomb =
    { $count ->
        [0] Nobody in the tomb yet
       *[other] 1 of 2 in: the next ends the game
    }
luxor-picture-at = at { $from }
luxor-picture-roll = roll the die
luxor-picture-all = all move
luxor-picture-empty = Your hand is empty
luxor-picture-treasures = Treasures
luxor-picture-adventurers = Adventurers
luxor-picture-sarcophagi = Sarcophagi
luxor-picture-keys = Keys
luxor-picture-sets = Sets
luxor-picture-scarabs = Scarabs
luxor-picture-lay = outer card, move
luxor-picture-act = do the tile’s action
luxor-picture-draw = draw to the middle
luxor-picture-move-skip = empty spaces are not counted
luxor-picture-move-back = one tile forward or back
luxor-picture-move-back-space = one space forward or back
luxor-picture-move-osiris = Osiris throws on, and another Osiris again
luxor-picture-move-tomb = the exact number and a key
luxor-picture-move-barred = too far or without a key: not allowed
luxor-picture-wake-pass = an adventurer passes Anubis
luxor-picture-wake-own = only your own sleeper there wakes
luxor-picture-wake-stairs = on the stairs, to move from your next turn on
luxor-picture-end-tomb = finish the round, then score
luxor-picture-end-stuck = nobody can move: score
luxor-picture-tile-tunnel = on to the next tunnel
luxor-picture-tile-scarab = secret points
luxor-picture-tile-eyes-12 = card with 1 or 2 eyes
luxor-picture-tile-eyes-23 = card with 2 or 3 eyes
luxor-picture-tile-wild = stands for any treasure
luxor-picture-tile-scarab-or-wild = one of the two
luxor-picture-sixty-want = Treasures on the way, then a place in the tomb
luxor-picture-sixty-turn = Play an outer card, move, use the tile, draw a card
luxor-picture-sixty-end = When two are in the tomb, finish the round and count
luxor-picture-sixty-mistake = Running ahead alone: most treasures need two or three
luxor-picture-symbols-treasures = Treasures
luxor-picture-symbols-acts = Tiles that act
luxor-picture-symbols-temple = Temple and points
luxor-picture-symbols-cards = Cards and turns
luxor-picture-symbol-vase = Vase
luxor-picture-symbol-jewel = Jewel
luxor-picture-symbol-statue = Statue
luxor-picture-symbol-wild = Wild: any treasure
luxor-picture-symbol-sets = One of each: a set
luxor-picture-symbol-need = Adventurers needed
luxor-picture-symbol-horus = Horus: key or card
luxor-picture-symbol-osiris = Osiris: 3 further
luxor-picture-symbol-tunnel = To the next tunnel
luxor-picture-symbol-scarab = Scarab: secret VP
luxor-picture-symbol-scarab-or-wild = Scarab or wild
luxor-picture-symbol-eyes = Card of level 1 or 2
luxor-picture-symbol-below = Temple tile below
luxor-picture-symbol-cobra = Cobra: a tunnel
luxor-picture-symbol-falcon = Falcon: scarab or card
luxor-picture-symbol-lion = Lion: a wild treasure
luxor-picture-symbol-adventurer = Adventurer
luxor-picture-symbol-several = Three of one player
luxor-picture-symbol-asleep = Asleep at Anubis
luxor-picture-symbol-stairs = Stairs, space 0
luxor-picture-symbol-number = Number of a space
luxor-picture-symbol-points = VP of a place
luxor-picture-symbol-first = First in the tomb: 5
luxor-picture-symbol-second = Second: 3
luxor-picture-symbol-key = Key, for the tomb
luxor-picture-symbol-ghost = Was here before
luxor-picture-symbol-way = This way, last turn
luxor-picture-symbol-left = Left card
luxor-picture-symbol-right = Right card
luxor-picture-symbol-pile = Draw pile
luxor-picture-symbol-plus-minus = 1 forward or back
luxor-picture-symbol-die = Roll, then move
luxor-picture-symbol-up-to = 1 to 4, as you like
luxor-picture-symbol-all = All of yours, 1 forward
luxor-picture-symbol-last = Last to the next one
luxor-picture-symbol-less = 2, one fewer needed
luxor-picture-symbol-torch = Whose turn
luxor-picture-symbol-flag = First player
luxor-picture-symbol-crown = Has won

## Alternative texts

luxor-alt-board = Luxor, round { $round }. Tiles in the temple: { $tiles }. Draw pile: { $pile }.
luxor-alt-top = Last card: { $card }.
luxor-alt-first = First player: { $name }.
luxor-alt-last = Last round! Still to play: { $names }.
luxor-alt-won = Sarcophagi won by: { $names }.
luxor-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } point; keys { $key }, vases { $vase }, jewels { $jewel }, statues { $statue }, wild treasures { $wild }, scarabs { $scarab }. Adventurers: { $where }.
       *[other] { $symbol } { $name }: { $points } points; keys { $key }, vases { $vase }, jewels { $jewel }, statues { $statue }, wild treasures { $wild }, scarabs { $scarab }. Adventurers: { $where }.
    }
luxor-alt-asleep = asleep at Anubis { $number }
luxor-alt-stairs = stairs
luxor-alt-tomb = tomb
luxor-alt-hand = Your hand from left to right: { $cards }.
luxor-alt-empty = Your hand is empty.
luxor-alt-scarabs = Your scarabs: { $values }.
luxor-alt-discard = Nobody can move; you may discard: { $cards }.
luxor-alt-card = Card: { $card }.
luxor-alt-die = Die: { $number }.
luxor-alt-left = Left card { $card }: { $moves }.
luxor-alt-right = Right card { $card }: { $moves }.
luxor-alt-roll = { $letter }: roll the die
luxor-alt-there = { $have }/{ $need }
luxor-alt-some = several
luxor-alt-move = { $letter }: { $from } → { $to }, { $what }
luxor-alt-mover = { $letter }: { $from } → { $ends }
luxor-alt-complete = complete
luxor-alt-thrown = via Osiris on { $spaces }
luxor-alt-waking = wakes { $count }
luxor-alt-tunnel = tunnel to { $end }
luxor-alt-tunnel-end = dead-end tunnel
luxor-alt-nothing = nothing left to take
luxor-alt-prize =
    { $points ->
        [0] costs a key, no sarcophagus left
       *[other] costs a key, sarcophagus worth { $points } VP
    }
luxor-alt-act = Tiles that can act: { $where }.
luxor-alt-rewards = You may take: { $rewards }.
luxor-alt-reward-key = a key
luxor-alt-reward-scarab = a scarab
luxor-alt-reward-wild = a wild treasure
luxor-alt-card-number = { $number }
luxor-alt-card-plus-minus = ±1
luxor-alt-card-die = dice
luxor-alt-card-up-to = 1–{ $number } (Horus { $level })
luxor-alt-card-up-to-die = 1–dice (Horus { $level })
luxor-alt-card-all = all advance { $number } (Horus { $level })
luxor-alt-card-last = last to second to last (Horus { $level })
luxor-alt-card-less = { $number } & easier treasure (Horus { $level })
luxor-alt-tile-empty = empty space
luxor-alt-tile-vase = vase, { $points } VP
luxor-alt-tile-jewel = jewel, { $points } VP
luxor-alt-tile-statue = statue, { $points } VP
luxor-alt-tile-osiris = Osiris +{ $steps }
luxor-alt-tile-horus-1 = key or Horus 1
luxor-alt-tile-horus-2 = key or Horus 2
luxor-alt-tile-horus-3 = key or Horus 3
luxor-alt-tile-tunnel = tunnel
luxor-alt-tile-scarab = scarab
luxor-alt-tile-eyes-12 = Horus 1 or 2
luxor-alt-tile-eyes-23 = Horus 2 or 3
luxor-alt-tile-wild = wild treasure
luxor-alt-tile-scarab-or-wild = scarab or wild treasure
luxor-alt-score = Final score of Luxor.
luxor-alt-place = { $place }. { $symbol } { $name }: treasures { $treasures }, adventurers { $adventurers }, sarcophagi { $sarcophagi }, keys { $keys }, sets { $sets }, scarabs { $scarabs }; { $total } in all.
luxor-alt-cover = Luxor: the gate of a temple by night, guarded by two statues of Anubis. At the table: { $names }.
luxor-alt-rules-sixty = In sixty seconds. You want: a vase, a jewel, a statue, and at the end of the way a sarcophagus. Your turn: one of the two outer cards of five, an adventurer moves to a tile, one new card. The end: two adventurers beside the two sarcophagi. Beginner’s mistake: an adventurer alone on treasures that need three and two.
luxor-alt-rules-goal = Adventurers of four colors gather vases, jewels and statues on their way to the two sarcophagi.
luxor-alt-rules-turn = A turn: play the left or right outer card and move; do the tile’s action; draw a card into the middle of the hand.
luxor-alt-rules-movement = A card 2: an empty space on the way is not counted. ±1: one tile forward, or back, here too past an empty space. A card 1 to Osiris +2, which throws on to Osiris +1, which throws again. The tomb chamber: the exact number and a key; too far or without a key is not allowed. Osiris tiles: +1 once, +2 and +3 twice each, +4 once.
luxor-alt-rules-movement-step-space = A card 2: an empty space on the way is not counted. ±1: one space forward, or back, also onto an empty space. A card 1 to Osiris +2, which throws on to Osiris +1, which throws again. The tomb chamber: the exact number and a key; too far or without a key is not allowed. Osiris tiles: +1 once, +2 and +3 twice each, +4 once.
luxor-alt-rules-statues = An adventurer goes from 6 past the Anubis statue to 8: its own sleeper there wakes, the others sleep on; it now stands on the stairs. The statues are between 7 and 8, 13 and 14, 19 and 20.
luxor-alt-rules-treasures = Vases, jewels and statues: 1 VP needs one adventurer (1 of each kind), 3 VP two (4), 4 VP two (3), 5 VP three (1), 6 VP three (1). Cobra, falcon and lion turn up a temple tile.
luxor-alt-rules-horus = Horus tiles, two each with one, two and three eyes: a key or the top card of the stack with as many eyes.
luxor-alt-rules-temple = Temple tiles. Cobra: 4 tunnels. Falcon: 4 scarabs, 1 Horus card with 1 or 2 eyes, 1 with 2 or 3 eyes. Lion: 3 wild treasures, 1 scarab or wild treasure.
luxor-alt-rules-starters = The starter deck: six cards 1, four each of 2, 3, 4 and 5, five ±1, four dice.
luxor-alt-rules-horus-cards = The Horus cards, eight of each level: 1 to a number, 1 to a die, all advance, last to second to last, one adventurer less.
luxor-alt-rules-tomb = Each adventurer that enters the tomb pays a key; the first wins the sarcophagus worth 5 VP, the second the one worth 3 VP; each scores 13 VP there.
luxor-alt-rules-scoring = Scoring examples: treasures 3 + 4 + 5 = 12; adventurers 0 + 5 + 5 + 8 + 13 = 31; sarcophagi 5 and 3; 1 per key; one to eight sets 3, 7, 12, 18, 25, 33, 42, 52; scarabs 4 + 2 + 2 + 1 = 9.
luxor-alt-rules-end = The end: once both sarcophagi are won the round is finished and scored; or nobody could move in a whole round.

## The board in words

luxor-words-horus = Horus cards: { $stacks }.
luxor-words-stack = level { $level }, { $count } left, on top “{ $card }”
luxor-words-stack-none = level { $level }, none left
luxor-words-discard = Discard pile: { $cards }.
luxor-words-supply = Supply: keys { $key }, scarabs { $scarab }, wild treasures { $wild }. Temple tiles face down: cobra { $cobra }, falcon { $falcon }, lion { $lion }.
luxor-words-legend = Spaces in order; for a treasure its VP / how many adventurers it needs, then the god beneath it, if any; in brackets who stands there.
luxor-words-part = **{ $first }–{ $last }** (wall { $points } VP): { $spaces }
luxor-words-asleep = Asleep at Anubis { $number }: { $who }
luxor-words-treasure = { luxor-treasure } { $points }/{ $need }
luxor-words-treasure-over = { luxor-treasure } { $points }/{ $need } { $back }
luxor-words-cobra = cobra
luxor-words-falcon = falcon
luxor-words-lion = lion
luxor-words-tomb = **Tomb chamber** ({ $points } VP): { $sarcophagi }
luxor-words-sarcophagus = sarcophagus { $points } VP
luxor-words-sarcophagus-won = sarcophagus { $points } VP won by { $name }
