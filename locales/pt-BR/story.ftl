# A história da mesa: o que aconteceu desde então, uma linha por turno.

story-line = { $player }: { $told }
story-you = Você
story-then = { $told }; { $then }
story-since = Desde o seu último turno
story-round = Últimas jogadas
story-earlier =
    { $count ->
        [0] Os turnos anteriores estão no histórico.
        [one] + 1 turno anterior: veja o histórico
       *[other] + { $count } turnos anteriores: veja o histórico
    }
button-own-turn = Seu último turno
