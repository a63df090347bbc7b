# Words on the pictures of __title__, and their alternative texts.

__slug__-picture-empty = Sua mão está vazia

__slug__-alt-board =
    { $count ->
        [0] Mesa de __title__. Nenhuma carta foi jogada ainda.
       *[other] Mesa de __title__. Cartas jogadas: { $count }. A última carta: { $last }.
    }
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } lanterna, { $hand } na mão.
       *[other] { $symbol } { $name }: { $points } lanternas, { $hand } na mão.
    }
__slug__-alt-lit = Acesas com: { $cards }.
__slug__-alt-hand = Sua mão: { $cards }.
__slug__-alt-empty = Sua mão está vazia.
__slug__-alt-score = Placar final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } lanterna, { $total } no total.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } lanternas, { $total } no total.
    }
__slug__-alt-cover = __title__: lanternas de papel à noite. Na mesa: { $names }.
__slug__-alt-rules-goal = Seis cartas em fila: 12, 17, 5, 21, 29, 3. Todas menos 5 e 3 brilham, porque são maiores que a carta anterior.
__slug__-alt-rules-end = O fim: cada mão vai de cinco cartas a nenhuma.
__slug__-words-row = Cartas na ordem em que foram jogadas: { $cards }.
