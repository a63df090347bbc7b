# Words on the pictures of __title__, and their alternative texts.

__slug__-picture-empty = Your hand is empty

__slug__-alt-board =
    { $count ->
        [0] Board of __title__. No card has been played yet.
       *[other] Board of __title__. Cards played: { $count }. The last card: { $last }.
    }
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } lantern, { $hand } in hand.
       *[other] { $symbol } { $name }: { $points } lanterns, { $hand } in hand.
    }
__slug__-alt-lit = Lit with: { $cards }.
__slug__-alt-hand = Your hand: { $cards }.
__slug__-alt-empty = Your hand is empty.
__slug__-alt-score = Final score of __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } lantern, { $total } in all.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } lanterns, { $total } in all.
    }
__slug__-alt-cover = __title__: paper lanterns at night. At the table: { $names }.
__slug__-alt-rules-goal = Six cards in a row: 12, 17, 5, 21, 29, 3. All but 5 and 3 shine, because they are higher than the card before.
__slug__-alt-rules-end = The end: every hand goes from five cards to none.
__slug__-words-row = Cards in the order played: { $cards }.
