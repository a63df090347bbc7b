# Words on the pictures of __title__, and their alternative texts.

__slug__-alt-board = Board of __title__, round { $round }.
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } lantern.
       *[other] { $symbol } { $name }: { $points } lanterns.
    }
__slug__-alt-shown = Last shown: { $cards }.
__slug__-alt-hand = In your hand: { $cards }.
__slug__-alt-chosen = You have chosen: { $cards }.
__slug__-alt-score = Final score of __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } lantern, { $total } in all.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } lanterns, { $total } in all.
    }
__slug__-alt-cover = __title__: paper lanterns at night. At the table: { $names }.
__slug__-alt-rules-goal = Three pairs: 12 and 14 lie closest together, two lanterns. 21 and 30 have the highest sum, one lantern. 3 and 9 stay dark.
__slug__-alt-rules-end = The end: one player has ten lanterns, the others have six, eight and three.
