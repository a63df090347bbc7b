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
