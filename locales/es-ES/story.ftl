# La historia de la mesa: lo ocurrido desde entonces, una línea por turno.

story-line = { $player }: { $told }
story-you = Tú
story-then = { $told }; { $then }
story-since = Desde tu último turno
story-round = Últimas jugadas
story-earlier =
    { $count ->
        [0] Los turnos anteriores están en el historial.
        [one] + 1 turno anterior: mira el historial
       *[other] + { $count } turnos anteriores: mira el historial
    }
button-own-turn = Tu último turno
