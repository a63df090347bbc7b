# Words on the pictures of __title__, and their alternative texts.

__slug__-alt-board = Mesa de __title__, rodada { $round }.
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } lanterna.
       *[other] { $symbol } { $name }: { $points } lanternas.
    }
__slug__-alt-shown = Reveladas por último: { $cards }.
__slug__-alt-hand = Na sua mão: { $cards }.
__slug__-alt-chosen = Você escolheu: { $cards }.
__slug__-alt-score = Placar final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name }: { $lanterns } lanterna, { $total } no total.
       *[other] { $place }. { $symbol } { $name }: { $lanterns } lanternas, { $total } no total.
    }
__slug__-alt-cover = __title__: lanternas de papel à noite. Na mesa: { $names }.
__slug__-alt-rules-goal = Três pares: 12 e 14 são os mais próximos, duas lanternas. 21 e 30 têm a maior soma, uma lanterna. 3 e 9 ficam no escuro.
__slug__-alt-rules-end = O fim: uma pessoa tem dez lanternas, as outras têm seis, oito e três.
