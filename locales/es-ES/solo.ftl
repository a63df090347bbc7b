# Partidas de una persona contra bots, y la partida del día.

command-solo-name = solo
command-solo-about = Juega contra bots, donde sea y solo para ti
option-bots-name = bots
option-bots-about = Cuántos bots juegan contigo
option-level-name = nivel
option-level-about = Lo bien que juegan los bots
error-solo-bots = Aquí juegan contigo de { $least } a { $count } bots.
error-too-many-solo = Ya tienes { $count } partidas contra bots en marcha. `/mesas` las muestra: termina o cierra una primero.
error-direct-only = Aquí no puedo hacer esto. Mándame el mismo comando en un mensaje directo.
button-solo = { $game }
button-daily = { $game }: del día
tables-alone-none = No tienes ninguna partida en marcha aquí. `/solo` empieza una y `/diaria` trae la partida del día.
tables-alone =
    { $count ->
        [one] Tu partida contra bots
       *[other] Tus { $count } partidas contra bots
    }

## La partida del día

command-daily-name = diaria
command-daily-about = La partida del día: un solo intento, con las mismas cartas y dados para todos
daily-title = Partida del día { $date }
daily-about = Las mismas cartas, dados y bots para todos. Tienes un intento en cada juego, de unos diez minutos. Hay partidas nuevas { $until }.
daily-open = **{ $game }**: te espera
daily-running = **{ $game }**: la tienes a medias
daily-elsewhere = { $game }: la estás jugando en otro servidor
daily-over = { $game }: esta la dejaste
daily-used = { $game }: tu intento de hoy ya está gastado
daily-done = { $game }: ⭐ **{ $points }**, puesto { $place } de { $count } aquí
daily-done-alone = { $game }: ⭐ **{ $points }**
daily-streak =
    { $count ->
        [one] 🔥 1 día
       *[other] 🔥 { $count } días seguidos
    }
daily-sealed = -# Selladas antes de que nadie juegue: { $seal } hoy, { $then } mañana. Cuando acaba el día, el registro de tu partida abre su sello.
daily-past = Esta partida ya ha acabado.
daily-places = **Hoy aquí:** { $places }
daily-places-one = { $place }. { $who } { $points }
daily-sign-b =
    { $count ->
        [one] 1 turno como el bot fuerte
       *[other] { $count } turnos como el bot fuerte
    }
daily-sign-n = { $count } casi
daily-sign-l = { $count } por debajo
daily-no-signs = Todavía estoy mirando tus jugadas. Vuelve en un minuto y te cuento qué tal fueron.
daily-share = Para compartirlo, copia esto. No desvela nada:
daily-posted = { $name } ha jugado la partida del día
daily-message = Tertulia · { $game }, partida del día { $date }
daily-message-points =
    { $points ->
        [one] ⭐ { $points } punto
       *[other] ⭐ { $points } puntos
    }
daily-message-place =
    { $points ->
        [one] ⭐ { $points } punto · puesto { $place } de { $count }
       *[other] ⭐ { $points } puntos · puesto { $place } de { $count }
    }
daily-message-bots = { $count } de { $bots } bots superados
daily-message-streak = 🔥 { $count } días seguidos
daily-message-end = -# Los mismos dados y cartas para todos: `/diaria`
button-daily-open = Jugar a { $game }
button-daily-running = Seguir: { $game }
button-daily-done = { $game }: puntos
button-daily-result = Tu resultado
button-daily-post = Publicarlo aquí
button-daily-best = La mejor partida de ayer
button-daily-list = Las partidas de hoy
button-daily-too = Yo también juego
error-daily-late = El día de esta partida ha acabado. `/diaria` tiene otra.
error-daily-undo = En la partida del día no se deshace lo que ya has visto.
error-daily-hint = En la partida del día no hay pistas: todos la juegan sin ayuda.
error-daily-once = ¡Un intento al día! Mañana hay otra, y `/solo` tantas veces como quieras.
error-daily-elsewhere = Empezaste esta partida en un servidor. Sigue allí: es la misma en todas partes.
error-daily-over = Esa partida ya ha acabado. Estas son las de hoy:
error-daily-given-up = Dejaste esa partida. Mañana hay otra.
error-daily-not-played = No has terminado esa partida, así que no hay nada que enseñar.
error-daily-secret = El registro desvelaría la partida de hoy a quien aún la juega. Mañana lo tienes.

## Dejarlo preparado

button-plan = Preparar jugada
button-withdraw = Quitar la jugada preparada
plan-ask = ¿Qué quieres hacer en tu próxima decisión?
plan-about = -# Lo haré diez segundos después de la jugada anterior a la tuya, si aún se puede y hace lo mismo. Hasta entonces nadie lo ve.
plan-then = ¿Y después?
plan-then-about = -# Si aquí no eliges nada, eso lo decides en tu turno.
plan-nothing = Aún no puedo saber qué podrás hacer. Prueba después de la próxima jugada.
plan-changed = La partida ha avanzado. Ahora está así:
plan-made = 📌 Preparado: **{ $action }**
plan-soon = 📌 En unos segundos, como lo preparaste: **{ $action }**
plan-done = 📌 He jugado lo que tenías preparado: **{ $action }**
plan-withdrawn = He quitado la jugada preparada.
plan-over = Ya no hay jugada preparada: se hizo, o ya no encajaba.
plan-dropped-changed = 📌 Lo que habías preparado ya no se puede tal cual, así que decides tú.
plan-dropped-undone = 📌 Se ha deshecho una jugada, así que la que habías preparado ya no vale.
error-plan-now = Te toca decidir ahora mismo: no hay nada que preparar.
