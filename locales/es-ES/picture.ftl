# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Jugador { $number }
picture-empty-table = nadie todavía
picture-free = libre
picture-optional = opcional
picture-wins = Victoria: { $name }
picture-shared = Victoria compartida
picture-total = Total
picture-tie = Empate
alt-level = Empate: { $ahead } por delante de { $behind } · { $what }: { $numbers }
alt-level-shared = Empate: { $who } comparten el puesto { $place }
picture-sixty-want = Tu meta
picture-sixty-turn = Tu turno
picture-sixty-end = El final
picture-sixty-mistake = Error de novato
picture-lesson-step = Paso { $step } de { $steps }.

## The card of a daily deal

picture-day = Partida del día
picture-day-place =
    { $form ->
       *[other] { $place }.º
    }
picture-day-of = de { $count } aquí
picture-day-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
picture-day-streak =
    { $count ->
        [one] día
       *[other] días seguidos
    }
picture-day-best = como el bot fuerte
picture-day-nearly = casi
picture-day-lost = por debajo
picture-day-waiting = El bot aún está mirando tus jugadas
day-told =
    { $count ->
        [one] { $game }, partida del día { $date }: { $count } punto.
       *[other] { $game }, partida del día { $date }: { $count } puntos.
    }
day-told-place = Puesto { $place } de { $count } en este servidor.
day-told-streak =
    { $count ->
        [one] { $count } día.
       *[other] { $count } días seguidos.
    }
day-told-signs = Jugada a jugada: { $signs }. { $best } como el bot fuerte, { $nearly } casi, { $lost } por debajo.
picture-review = Cómo se decidió
picture-review-none = Sin gran error, sin gran regalo
picture-review-move = Jugada: { $name }
picture-review-played = jugado
picture-review-best = bot fuerte
picture-review-gains = ganó
