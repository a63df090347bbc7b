# Words on the pictures of __title__, and their alternative texts.

__slug__-alt-board = Mesa de __title__, ronda { $round }.
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } farolillo.
       *[other] { $symbol } { $name }: { $points } farolillos.
    }
__slug__-alt-shown = Enseñó al final: { $cards }.
__slug__-alt-hand = En tu mano: { $cards }.
__slug__-alt-chosen = Has elegido: { $cards }.
__slug__-alt-score = Puntuación final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } farolillo, { $total } en total.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } farolillos, { $total } en total.
    }
__slug__-alt-cover = __title__: farolillos de papel en la noche. En la mesa: { $names }.
__slug__-alt-rules-goal = Tres parejas: 12 y 14 son las más cercanas, dos farolillos. 21 y 30 tienen la mayor suma, un farolillo. 3 y 9 se quedan a oscuras.
__slug__-alt-rules-end = El final: alguien tiene diez farolillos, los demás tienen seis, ocho y tres.
