# Words on the pictures of __title__, and their alternative texts.

__slug__-picture-empty = Tu mano está vacía

__slug__-alt-board =
    { $count ->
        [0] Mesa de __title__. Todavía no se ha jugado ninguna carta.
       *[other] Mesa de __title__. Cartas jugadas: { $count }. La última carta: { $last }.
    }
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } farolillo, { $hand } en la mano.
       *[other] { $symbol } { $name }: { $points } farolillos, { $hand } en la mano.
    }
__slug__-alt-lit = Encendidos con: { $cards }.
__slug__-alt-hand = Tu mano: { $cards }.
__slug__-alt-empty = Tu mano está vacía.
__slug__-alt-score = Puntuación final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } farolillo, { $total } en total.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } farolillos, { $total } en total.
    }
__slug__-alt-cover = __title__: farolillos de papel en la noche. En la mesa: { $names }.
__slug__-alt-rules-goal = Seis cartas en fila: 12, 17, 5, 21, 29, 3. Todas menos 5 y 3 brillan, porque son más altas que la carta anterior.
__slug__-alt-rules-end = El final: cada mano pasa de cinco cartas a ninguna.
__slug__-words-row = Cartas en el orden en que se jugaron: { $cards }.
