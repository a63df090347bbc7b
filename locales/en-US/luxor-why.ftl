# Why not: what a beginner of Luxor expects and the rules forbid now.

luxor-why-inner = **Your inner cards**: only the two outer ones can be played.
luxor-why-card =
    { $side ->
        [left] **Left, { $card }**: moves none of your adventurers.
       *[right] **Right, { $card }**: moves none of your adventurers.
    }
luxor-why-must-move = **Discard**: your other outer card moves somebody, so it must be played.
luxor-why-asleep = **Those asleep**: pass their Anubis statue to wake them.
luxor-why-exact = **Fewer than { $count } tiles**: a number is exact.
luxor-why-no-key = **{ luxor-do-from } → tomb**: you need a key to enter.
luxor-why-too-far = **{ luxor-do-from }**: would go beyond the tomb, which takes the exact number.
luxor-why-back = **{ luxor-do-from }, back**: there’s nothing behind to go back to.
luxor-why-no-action = **{ $space }**: nothing there that you can do now.
luxor-why-none-left =
    { $reward ->
        [key] **A key**: there are none left.
        [scarab] **A scarab**: there are none left.
        [wild] **A wild treasure**: there are none left.
       *[horus] **Horus { $level }**: that stack is empty.
    }
