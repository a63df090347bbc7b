# Partidas de una persona contra bots, y la partida del día.

command-solo-name = solo
command-solo-about = Juega contra bots, donde sea y solo para tus ojos
option-bots-name = bots
option-bots-about = Cuántos bots juegan contigo
option-level-name = nivel
option-level-about = Lo bien que juegan los bots
error-solo-bots =
    { $least ->
        [1] { $most ->
            [1] Este juego es para un bot y tú.
           *[other] Este juego es para 1 a { $most } bots y tú.
        }
       *[other] Este juego es para { $least } a { $most } bots y tú.
    }
error-too-many-solo = Ya tienes { $count } partidas contra bots en marcha. `/mesas` las muestra: termina o cierra una primero.
error-direct-only = Aquí no puedo hacer esto. Mándame el mismo comando en un mensaje directo.
button-solo = { $game }
button-daily = { $game }, partida del día
tables-alone =
    { $count ->
        [one] Tu partida contra bots
       *[other] Tus { $count } partidas contra bots
    }
