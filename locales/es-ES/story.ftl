# La historia de la mesa: lo ocurrido desde entonces, una línea por turno.

story-line = { $player }: { $told }
story-you = Tú
story-bot-for = Un bot por { $name }
story-then = { $told }; { $then }
story-since = Desde tu último turno
story-round = Últimas jugadas
story-left-out =
    { $count ->
        [0] El resto está en el historial.
        [one] + 1 turno: mira el historial
       *[other] + { $count } turnos: mira el historial
    }
button-own-turn = Tu último turno
