# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = -# Clasificatoria: el resultado cuenta para la `/clasificación-del-juego`. Quien se va queda último.
lobby-unranked = -# Amistosa: el resultado no cambia el nivel de nadie.

## The leaderboard

leaders-title = Clasificación: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partida)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } partidas)
    }
leaders-about = -# Todo el mundo empieza con 1000. Tras { $count } partidas clasificatorias apareces aquí. El nivel es prudente: sube con cada buen resultado.
leaders-none = Nadie tiene todavía { $count } partidas clasificatorias de este juego. `/jugar` abre una mesa.
leaders-you = Tu puesto: **{ $place }**, con { $points }
leaders-not-yet =
    { $missing ->
        [one] Una partida clasificatoria más y apareces en la lista.
       *[other] { $missing } partidas clasificatorias más y apareces en la lista.
    }
leaders-hidden = No apareces aquí. `/mis-ajustes` lo cambia.
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
profile-rating = nivel
profile-provisional = provisional
profile-unrated = aún sin nivel
profile-best = récord
profile-rivals = Más partidas con
profile-nobody = Nadie todavía: hasta ahora, solo bots o personas que prefieren no aparecer.
profile-told =
    { $count ->
        [one] Perfil de { $name }: 1 partida terminada, { $wins } con victoria.
       *[other] Perfil de { $name }: { $count } partidas terminadas, { $wins } con victoria.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 partida. Del primer al cuarto puesto: { $places }. Récord: { $points }.
       *[other] { $game }: { $count } partidas. Del primer al cuarto puesto: { $places }. Récord: { $points }.
    }
profile-told-rating = Nivel en { $game }: { $points }.
profile-told-provisional = Nivel provisional en { $game }: { $points }.
profile-told-rival =
    { $count ->
        [one] Con { $name }: 1 partida, { $ahead } por delante, { $behind } por detrás.
       *[other] Con { $name }: { $count } partidas, { $ahead } por delante, { $behind } por detrás.
    }
profile-only-you = -# Solo tú ves esto. Tu nivel y tu perfil no se muestran a los demás; puedes cambiarlo con `/mis-ajustes`.

## What one person chooses

me-listed-on = **Nivel y perfil:** visibles
    -# Los demás te encuentran en la `/clasificación-del-juego` y pueden ver tu `/perfil-de-juego`.
me-listed-off = **Nivel y perfil:** ocultos
    -# No apareces en ninguna `/clasificación-del-juego`, y nadie más ve tu `/perfil-de-juego`. Tus partidas cuentan igualmente.
button-listed-on = Mostrar mi nivel
button-listed-off = Ocultar mi nivel

## Why something was not done

error-profile-hidden = { $name } prefiere no aparecer en clasificaciones ni perfiles.
error-profile-left = No conozco a esa persona en este servidor. Solo hay perfiles de quienes están aquí.
error-profile-empty = { $name } aún no ha terminado ninguna partida aquí.
error-profile-none = Aún no has terminado ninguna partida aquí. `/jugar` abre una mesa.
