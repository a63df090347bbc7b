# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Todos eligen dos cartas en secreto y luego se enseñan a la vez. ¿Serán las tuyas las más cercanas, o las de mayor suma? Enciende diez farolillos antes que nadie.

## What happened

__slug__-event-chose = { $seat } elige { $number } en secreto.
__slug__-event-ready = { $seat } ya ha elegido.
__slug__-event-shown = Se enseñan todas las cartas: { $pairs }. Las más cercanas: { $close }. La mayor suma: { $high }.
__slug__-event-ended = Se acabó la partida: alguien ha encendido diez farolillos.

## A turn in one line

__slug__-story-shown = las más cercanas { $close }, la mayor suma { $high }

## Questions

__slug__-ask-first = ¿Qué dos cartas eliges? Toma la primera. Los demás aún no ven nada.
__slug__-ask-second = ¿Qué carta va con tu { $number }?

## Buttons and options (80 characters at most)

__slug__-do-first = { $number }: elegir en secreto
__slug__-do-second = { $number }: distancia { $gap }, suma { $sum }

## The result

__slug__-category-lanterns = Farolillos
__slug__-criterion-points = Farolillos
__slug__-criterion-sum = Suma en la última ronda
__slug__-ending-target = Alguien había encendido diez farolillos.
__slug__-decided-points = { $seat } gana con más farolillos.
__slug__-decided-sum = Empate a farolillos: { $seat } gana con la mayor suma en la última ronda.

## Rules

__slug__-rules-goal-body =
    En cada ronda todos reciben **5 cartas** de una baraja del 1 al 30 y eligen dos en secreto. Luego se enseñan todas.

    Las dos cartas más cercanas entre sí encienden **2 farolillos** para quien las eligió; la mayor suma enciende **1**.
__slug__-rules-end-body =
    La partida termina con la ronda en la que alguien llega a **10 farolillos**. Gana quien tiene más farolillos.

    En caso de empate, gana la mayor suma en la última ronda.

__slug__-ruling-match = Todas las cartas se barajan de nuevo en cada ronda. La última ronda cuenta entera, para todos.
__slug__-ruling-secret = Lo elegido queda en secreto hasta que elige la última persona. Todos ven quién ha elegido ya.
__slug__-ruling-equal = Las parejas igual de cercanas, o con la misma suma, encienden todas sus farolillos.
__slug__-ruling-tie = En caso de empate, gana la mayor suma en la última ronda.
