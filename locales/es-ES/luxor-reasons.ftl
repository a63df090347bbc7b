# What a hint suggests to do. Several actions are listed, separated by commas.

luxor-move-play =
    { $side ->
        [left] juega la carta izquierda
       *[right] juega la carta derecha
    }
luxor-move-discard =
    { $side ->
        [left] descarta la carta izquierda
       *[right] descarta la carta derecha
    }
luxor-move-from =
    { $from ->
        [0] sal de las escaleras
       *[other] sal de la { $from }
    }
luxor-move-move =
    { $from ->
        [0]
            { $to ->
                [41] ve de las escaleras a la cámara
               *[other] ve de las escaleras a la { $to }
            }
       *[other]
            { $to ->
                [41] ve de la { $from } a la cámara
               *[other] ve de la { $from } a la { $to }
            }
    }
luxor-move-act =
    { $note ->
        [act-none] no uses ninguna loseta
       *[other] usa la loseta de la { $space }
    }
luxor-move-take =
    { $note ->
        [take-key] toma una llave
        [take-scarab] toma un escarabajo
        [take-wild] toma un comodín
       *[other] toma la carta { $card }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] la vasija
        [jewel] la joya
       *[statue] la estatua
    }
luxor-reason-set = te llevas { luxor-the-treasure } ya, { $points } PV, y tus conjuntos suben { $set } PV.
luxor-reason-treasure = te llevas { luxor-the-treasure } ya: { $points } PV.
luxor-reason-tomb = { $points ->
        [0] mete a uno de los tuyos en la cámara.
       *[other] mete a uno de los tuyos en la cámara, con el sarcófago de { $points } PV.
    }
luxor-reason-last-tomb = empieza la última ronda mientras ganas { $points } a { $others }, sin contar los escarabajos.
luxor-reason-wakes = { $woken ->
        [one] despierta a uno de tus aventureros.
       *[other] despierta a { $woken } de tus aventureros.
    }
luxor-reason-first-key = aún no tienes llave, y sin llave nadie entra en la cámara.
luxor-reason-joins = { $missing ->
        [one] después solo falta uno más de los tuyos para { luxor-the-treasure } de { $points } PV.
       *[other] después solo faltan { $missing } más de los tuyos para { luxor-the-treasure } de { $points } PV.
    }
luxor-reason-reward = ganas algo en el acto; con la otra jugada, no.
luxor-reason-next-key = { $keys ->
        [one] cada aventurero necesita su llave para la cámara, y tienes una.
       *[other] cada aventurero necesita su llave para la cámara, y tienes { $keys }.
    }
luxor-reason-wild-set = un tesoro comodín hace que tus conjuntos valgan { $set } PV más.
luxor-reason-wild = un tesoro comodín vale por cualquiera que les falte a tus conjuntos.
luxor-reason-scarab = un escarabajo vale puntos al final, y solo tú sabes cuántos.
luxor-reason-horus = «{ $card }» llega a tu mano.
luxor-reason-tunnel = el túnel sigue hasta la { $end }.
luxor-reason-together = mueve a { $count } de tus aventureros a la vez.
luxor-reason-rear = { $from ->
        [0] pone en marcha a uno de las escaleras, tu último.
       *[other] adelanta a tu último aventurero, desde la { $from }.
    }
luxor-reason-keeps-card = te guardas «{ $card }», la carta del otro extremo.
