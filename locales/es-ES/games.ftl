# Texts that every game shares. A game that wants other words has a key of its own: `<game>-no-over`.

## Authors and publishers

game-credits = { $credits }

## What happened

game-event-turn = Es el turno de { $seat }.
game-event-round = Ronda { $round }: todos eligen a la vez.
game-event-table-left = { $seat } se ha ido, y sigue un bot.
game-event-table-returned = { $seat } ha vuelto.
game-event-table-taken = { $seat } ocupa el sitio libre y continúa la partida.
game-event-table-computer = Un bot juega por { $seat } hasta que vuelva.
game-event-table-undone = { $seat } deshace una jugada.
game-log-round = Ronda { $round }

## Points in a line of the story

game-story-scored =
    { $after ->
        [one] { $before } → { $after } punto
       *[other] { $before } → { $after } puntos
    }
game-story-gained =
    { $after ->
        [one] { $gain } → { $after } punto
       *[other] { $gain } → { $after } puntos
    }
game-story-stays =
    { $after ->
        [one] { $after } punto
       *[other] { $after } puntos
    }
game-story-stays-other =
    { $you ->
        [seat] tú { $after }
       *[none] { $seat } { $after }
    }
game-story-scored-other =
    { $you ->
        [seat] tú { $before } → { $after }
       *[none] { $seat } { $before } → { $after }
    }
game-story-leads =
    { $you ->
        [seat] te pones en cabeza
       *[none] se pone en cabeza
    }
game-story-leads-other =
    { $you ->
        [seat] te pones en cabeza
       *[none] { $seat } se pone en cabeza
    }
game-story-unled =
    { $you ->
        [seat] pierdes la delantera: ahora no va nadie delante
       *[none] pierde la delantera: ahora no va nadie delante
    }
game-story-unled-other =
    { $you ->
        [seat] pierdes la delantera: ahora no va nadie delante
       *[none] { $seat } pierde la delantera: ahora no va nadie delante
    }
game-story-level =
    { $you ->
        [seat] alcanzas a { $target }
        [target] te alcanza
       *[none] alcanza a { $target }
    }
game-story-level-other =
    { $you ->
        [seat] alcanzas a { $target }
        [target] { $seat } te alcanza
       *[none] { $seat } alcanza a { $target }
    }

## Why something cannot be done

game-no-over = Esta partida ya ha terminado. Para volver a jugar, empieza otra.
game-no-not-now = No es el momento de hacer eso. Elige una de las opciones que aparecen.
game-no-not-in-hand = No tienes esa carta en la mano. Elige una de las que tienes.

## The result

game-criterion-points = Puntos
game-decided-points = { $seat } gana por puntos.
game-decided-shared = Nada deshace el empate: la victoria es compartida.

## Rules

game-rules-sixty-title = En sesenta segundos
game-rules-goal-title = Objetivo
game-rules-turn-title = Tu turno
game-rules-scoring-title = Puntuación
game-rules-end-title = Fin de la partida
game-rules-symbols-title = Símbolos
game-rules-symbols-body = Qué significa cada símbolo.
game-alt-rules-symbols = Todos los signos de las imágenes de este juego, cada uno con su nombre.
game-rules-rulings-title = Reglas de la casa
game-rules-rulings-body = El reglamento deja abiertos estos puntos. Aquí jugamos así:

## El barajado de una partida terminada, comprobado

game-verify-done = ✅ Comprobado. El secreto es el que sellé antes del reparto, y cada barajado sale de él y de vuestros clics. Cada jugada sigue las reglas, y el resultado es correcto.

## En el texto alternativo de cada imagen

game-alt-turn = Esperando a { $names }.

## Why a hint is good
# Each text follows the suggested action and a dash.

game-reason-wins = con eso ganas.
game-reason-shares = con eso compartes la victoria.
game-reason-ends-lost = la otra opción acaba la partida, y perderías.
game-reason-gains = { $points ->
        [one] te da un punto al momento.
       *[other] te da { $points } puntos al momento.
    }
game-reason-costs = { $points ->
        [one] le cuesta un punto a { $target }.
       *[other] le cuesta { $points } puntos a { $target }.
    }
game-reason-leads = te pones en cabeza.

## Playing cards, for games without words of their own
# The texts of cards get a rank and a suit. Suits are colours.

game-card-french =
    { $rank ->
        [a] As
        [j] Jota
        [q] Reina
        [k] Rey
       *[other] { $rank }
    } de { $suit ->
        [hearts] corazones
        [diamonds] diamantes
        [clubs] tréboles
       *[spades] picas
    }
game-brief-french =
    { $rank ->
        [a] A
        [j] J
        [q] Q
        [k] K
       *[other] { $rank }
    }{ $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }
game-card-latin =
    { $rank ->
        [1] As
        [8] Sota
        [9] Caballo
        [10] Rey
       *[other] { $rank }
    } de { $suit ->
        [cups] copas
        [coins] oros
        [swords] espadas
       *[batons] bastos
    }
game-colour-hearts = corazones
game-colour-diamonds = diamantes
game-colour-clubs = tréboles
game-colour-spades = picas
game-colour-cups = copas
game-colour-coins = oros
game-colour-swords = espadas
game-colour-batons = bastos
game-event-dealt = Se reparten las cartas.
game-event-trick = { $seat } se lleva la baza.
game-story-trick = se llevó la baza
game-story-trick-other =
    { $you ->
        [seat] te llevaste la baza
       *[none] { $seat } se llevó la baza
    }
game-no-follow-suit = Mientras puedas, sigue el palo: juega una carta de ese palo.
