# A história da mesa: o que aconteceu desde então, uma linha por turno.

story-line = { $player }: { $told }
story-you = Você
story-bot-for = Um robô no lugar de { $name }
story-then = { $told }; { $then }
story-since = Desde o seu último turno
story-round = Últimas jogadas
story-left-out =
    { $count ->
        [0] O resto está no histórico.
        [one] + 1 turno: veja o histórico
       *[other] + { $count } turnos: veja o histórico
    }
button-own-turn = Seu último turno
