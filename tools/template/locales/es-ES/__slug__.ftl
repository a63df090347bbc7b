# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Cada carta que juegues por encima de la anterior enciende un farolillo. Guarda las cartas altas para el momento justo y enciende más farolillos que los demás antes de que se vacíen las manos.

## What happened

__slug__-event-played =
    { $light ->
        [yes] { $seat } juega { $number } y enciende un farolillo.
       *[no] { $seat } juega { $number }. Se queda a oscuras.
    }
__slug__-event-ended = Se acabó la partida: a nadie le quedan cartas en la mano.

## A turn in one line

__slug__-story-played =
    { $light ->
        [yes] { $number }, un farolillo encendido
       *[no] { $number }, sin luz
    }

## Questions

__slug__-ask-first = ¿Qué carta juegas? La primera siempre enciende un farolillo.
__slug__-ask-play = ¿Qué carta juegas? La última es { $number }.

## Buttons and options (80 characters at most)

__slug__-do-light = { $number }: enciende un farolillo
__slug__-do-dark = { $number }: se queda a oscuras

## The result

__slug__-category-lanterns = Farolillos
__slug__-criterion-points = Farolillos
__slug__-criterion-highest = Carta más alta que encendió un farolillo
__slug__-ending-hands = Todas las manos quedaron vacías.
__slug__-decided-points = { $seat } gana con más farolillos.
__slug__-decided-highest = Empate a farolillos: { $seat } gana con la carta más alta que encendió uno.

## Rules

__slug__-rules-goal-body =
    Cada persona empieza con **5 cartas** de una baraja del 1 al 30. En tu turno, juega una de ellas.

    Si es más alta que la carta jugada justo antes, enciende un farolillo: **1 punto** para ti.
__slug__-rules-end-body =
    La partida termina cuando todas las manos están vacías. Gana quien ha encendido más farolillos.

    En caso de empate, gana la carta más alta que encendió un farolillo.

__slug__-ruling-first = Quién empieza se sortea, y la primera carta siempre enciende un farolillo.
__slug__-ruling-left = Las cartas que sobran del reparto quedan ocultas y fuera de la partida.
__slug__-ruling-tie = En caso de empate, gana la carta más alta que encendió un farolillo.
__slug__-ruling-public = Las manos son secretas. Las cartas jugadas, y cuántas tiene cada persona, las ven todos.
