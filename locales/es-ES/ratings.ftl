# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = clasificatoria: sin pistas
lobby-full-ranked = Clasificatoria, para la `/clasificación-del-juego`: sin pistas; quien se va, en último lugar.
lobby-unranked = amistosa, con pistas
lobby-full-unranked = Amistosa: no cambia el nivel de nadie, y hay pistas.
opened-unranked = Tu mesa es amistosa, para que puedas pedir pistas: aún no has terminado una partida con otros aquí. En **{ button-more }**, **{ button-options }**, la haces clasificatoria.

## The leaderboard

leaders-title = Clasificación: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partida)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } partidas)
    }
leaders-about = -# Todo el mundo empieza con 1000. Con { $count } clasificatorias apareces aquí. Si pasas tres meses sin ninguna, dejas de salir hasta la próxima.
leaders-none = Ahora mismo nadie aparece aquí. Hacen falta { $count } clasificatorias, la última hace menos de tres meses. `/jugar` abre una mesa.
leaders-you = Tu puesto: **{ $place }**, con { $points }
leaders-not-yet =
    { $missing ->
        [one] Una partida clasificatoria más y apareces en la lista.
       *[other] { $missing } partidas clasificatorias más y apareces en la lista.
    }
leaders-hidden = No apareces aquí. `/mis-ajustes` lo cambia.
leaders-none-then = Nadie aparecía en este juego en esa clasificación.
leaders-ladder = -# Clasificación { $number } de { $count }
leaders-inactive = No apareces: tu última clasificatoria fue hace más de tres meses. Tu nivel sigue guardado, y con una partida más vuelves a la lista.
button-ladder = Clasificación { $number }
select-game = Otro juego

## The profile

profile-games =
    { $count ->
        [one] partida
       *[other] partidas
    }
profile-wins =
    { $count ->
        [one] victoria
       *[other] victorias
    }
profile-days =
    { $count ->
        [one] día
       *[other] días
    }
profile-unrated = aún sin nivel
profile-nobody = Nadie todavía: hasta ahora, solo bots o personas que prefieren no aparecer.
profile-told =
    { $count ->
        [one] Perfil de { $name }: { $count } partida terminada, ganadas: { $wins }.
       *[other] Perfil de { $name }: { $count } partidas terminadas, ganadas: { $wins }.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 partida. Del primer al cuarto puesto: { $places }. Récord: { $points }.
       *[other] { $game }: { $count } partidas. Del primer al cuarto puesto: { $places }. Récord: { $points }.
    }
profile-told-won =
    { $count ->
        [one] { $game }: { $count } partida, ganadas: { $wins }.
       *[other] { $game }: { $count } partidas, ganadas: { $wins }.
    }
profile-told-rating = Nivel en { $game }: { $points }.
profile-told-provisional = Nivel provisional en { $game }: { $points }.
profile-told-rival =
    { $count ->
        [one] Con { $name }: 1 partida, { $ahead } por delante, { $behind } por detrás.
       *[other] Con { $name }: { $count } partidas, { $ahead } por delante, { $behind } por detrás.
    }
profile-told-days =
    { $count ->
        [one] Partida del día: { $count } día.
       *[other] Partida del día: { $count } días seguidos.
    }
profile-told-duel = { $game }: { $ahead } por delante, { $behind } por detrás.
profile-told-trophies = Trofeos: { $trophies }.
profile-told-missing = Aún por llegar: { $trophies }.
profile-trophy = 🏆 { $trophy } · { $date }
profile-trophies-missing = -# Aún por llegar: { $trophies }
profile-none-alone = Aún no has terminado ninguna partida tuya. `/solo` empieza una.
trophy-tie = Victoria por desempate
trophy-days = Siete días seguidos en la partida del día
trophy-week = Victoria en todos los juegos en una semana
profile-told-completion = Termina { $finished } de { $count } partidas con otras personas.
profile-only-you = -# Solo tú ves esto. Tu nivel y tu perfil no se muestran a los demás; puedes cambiarlo con `/mis-ajustes`.

## What one person chooses

me-listed-on = **Nivel y perfil:** visibles
    -# Los demás te encuentran en la `/clasificación-del-juego` y pueden ver tu `/perfil-de-juego`.
me-listed-off = **Nivel y perfil:** ocultos
    -# No apareces en ninguna `/clasificación-del-juego`, y nadie más ve tu `/perfil-de-juego`. Tus partidas cuentan igualmente.
button-listed-on = Mostrar mi nivel
button-listed-off = Ocultar mi nivel

## What moderators do

button-strike = Quitar de la clasificación
button-confirm-strike = Sí, quitarla
button-no-strike = No, cuenta
button-count-again = Volver a contar esta partida
strike-sure = ¿Quitar esta partida de la clasificación? Así no cambia el nivel de nadie, y vuelvo a calcular todos los siguientes. Se puede deshacer en **{ button-more }**.
strike-done = Hecho: esta partida ya no cuenta. He vuelto a calcular los niveles.
count-again-done = Esta partida vuelve a contar. He vuelto a calcular los niveles.
table-struck = -# Esta partida no cuenta: la moderación la ha quitado de la clasificación.
button-new-ladder = Empezar otra clasificación
button-confirm-ladder = Sí, empezar otra
button-keep-ladder = No, seguir con esta
new-ladder-sure = ¿Empezar otra clasificación? Todo el mundo vuelve a 1000 en todos los juegos. La anterior queda en `/clasificación-del-juego`. No se deshace.
settings-ladder = **Clasificación:** número { $number }

## Why something was not done

error-not-judge = Solo quien tiene el permiso **Gestionar servidor** puede quitar una partida de la clasificación o volver a contarla.
error-not-rated = Esta partida no cambió el nivel de nadie, así que no hay nada que quitar.
error-ladder-new = Nadie tiene nivel todavía en la clasificación actual, así que otra no cambiaría nada.
error-profile-hidden = { $name } prefiere no aparecer en clasificaciones ni perfiles.
error-profile-left = No conozco a esa persona en este servidor. Solo hay perfiles de quienes están aquí.
error-profile-alone = Aquí solo puedo mostrar tu propio perfil. Para ver el de otra persona, usa el comando en un servidor en el que estemos todos.
error-profile-empty = { $name } aún no ha terminado ninguna partida aquí.
error-profile-none = Aún no has terminado ninguna partida aquí. `/jugar` abre una mesa.
