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
        [take-key] llévate una llave
        [take-scarab] llévate un escarabajo
        [take-wild] llévate un comodín
       *[other] llévate la carta { $card }, Horus { $level }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] la vasija
        [jewel] la joya
       *[statue] la estatua
    }
luxor-of-its-kind = { $treasure ->
        [vase] vasijas
        [jewel] joyas
       *[statue] estatuas
    }
luxor-of-the-other = { $beside ->
        [vase] vasijas
        [jewel] joyas
       *[statue] estatuas
    }
luxor-the-one = { $from ->
        [0] el de las escaleras
       *[other] el de la { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } de la { $space } ({ $points } PV)
luxor-reason-set = te llevas { luxor-the-treasure } ya, { $points } PV, y completas un conjunto: { $set } PV más.
luxor-reason-treasure = te llevas { luxor-the-treasure } ya: { $points } PV.
luxor-reason-treasure-first = te llevas { luxor-the-treasure } de { $points } PV antes que { $target }, que también está ahí.
luxor-reason-treasure-towards = { $lacking ->
        [vase] te llevas { luxor-the-treasure } de { $points } PV, y para un conjunto solo te falta una vasija.
        [jewel] te llevas { luxor-the-treasure } de { $points } PV, y para un conjunto solo te falta una joya.
       *[statue] te llevas { luxor-the-treasure } de { $points } PV, y para un conjunto solo te falta una estatua.
    }
luxor-reason-treasure-more = te llevas { luxor-the-treasure } de { $points } PV; la segunda mejor jugada se lleva un tesoro de { $others }.
luxor-reason-kind = hasta ahora tienes { luxor-of-its-kind }: { $count }, { luxor-of-the-other }: { $others }; un conjunto pide uno de cada.
luxor-reason-tomb = { $points ->
        [0] mete a uno de los tuyos en la cámara, que vale 13 PV en la pared.
        [5] el primero en la cámara se lleva el sarcófago de 5 PV; el siguiente, solo 3.
       *[other] este es el último sarcófago: después no queda ninguno.
    }
luxor-reason-last-tomb = empieza la última ronda cuando vas ganando { $points } a { $others }, sin contar los escarabajos.
luxor-reason-wakes = { $awake ->
        [5]
            { $woken ->
                [one] despierta al último dormido: ya pueden moverse los cinco.
               *[other] despierta a tus últimos { $woken } dormidos: ya pueden moverse los cinco.
            }
       *[other]
            { $woken ->
                [one] despierta a uno de tus aventureros: ya pueden moverse { $awake } de los cinco.
               *[other] despierta a { $woken } de tus aventureros: ya pueden moverse { $awake } de los cinco.
            }
    }
luxor-reason-first-key = no tienes llave, y sin llave nadie entra en la cámara.
luxor-reason-joins = { luxor-the-treasure-there } necesitará { $missing } más de los tuyos, y cerca por detrás hay { $followers }.
luxor-reason-next = en tu próximo turno, { luxor-the-one } puede llevarse { luxor-the-treasure-there } con «{ $card }», si nadie se adelanta.
luxor-reason-next-tomb = { $points ->
        [0] en tu próximo turno, { luxor-the-one } puede entrar en la cámara con «{ $card }»: 13 PV en el muro.
       *[other] en tu próximo turno, { luxor-the-one } puede entrar en la cámara con «{ $card }»: 13 PV en el muro y un sarcófago de { $points }.
    }
luxor-reason-sooner = así { luxor-the-treasure-there } solo necesita { $missing } más de los tuyos; el tesoro de la { $beside } necesitaría { $more }.
luxor-reason-followed = { luxor-the-treasure-there } necesitará { $missing } más, y cerca por detrás hay { $followers } de los tuyos; para el tesoro de la { $beside }, no hay bastantes.
luxor-reason-better = los dos tesoros necesitarían { $missing } más de los tuyos, y { luxor-the-treasure-there } vale más que el tesoro de la { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] una llave vale 1 PV o mete a uno de los tuyos en la cámara.
        [scarab] un escarabajo vale de 1 a 4 PV al final, casi siempre 2 o 3.
        [wild] un comodín vale por lo que les falte a tus conjuntos.
        [scarab-or-wild] eliges: un escarabajo de 1 a 4 PV o un comodín para tus conjuntos.
        [key-or-horus] eliges: una llave para la cámara o una carta de Horus.
       *[other] una carta de Horus es más fuerte que las que robas.
    }
luxor-reason-next-key = { $keys ->
        [1] tienes una llave, y otra mete a otro de los tuyos en la cámara.
       *[other] tienes { $keys } llaves, y otra mete a otro de los tuyos en la cámara.
    }
luxor-reason-key-waits = la llave puede esperar: tu primero aún está a { $spaces } casillas de la cámara.
luxor-reason-wild-set = un tesoro comodín hace que tus conjuntos valgan { $set } PV más.
luxor-reason-wild = un tesoro comodín vale por cualquiera que les falte a tus conjuntos.
luxor-reason-scarab = un escarabajo vale de 1 a 4 PV, casi siempre 2 o 3.
luxor-reason-scarab-sure = un escarabajo son de 1 a 4 PV seguros; un comodín aún no completaría ningún conjunto.
luxor-reason-gift = { $gift ->
        [scarab] un escarabajo vale de 1 a 4 PV al final, casi siempre 2 o 3.
       *[other] un comodín vale por lo que les falte a tus conjuntos.
    }
luxor-reason-same = las dos cartas son iguales; si juegas esta, «{ $card }» queda en el extremo para tu próximo turno.
luxor-reason-horus-takes = en el extremo de tu mano, { luxor-the-one } se llevaría con ella { luxor-the-treasure-there }.
luxor-reason-horus-all = «{ $card }» mueve a { $count } de los tuyos en un turno.
luxor-reason-horus-last = con «{ $card }», { luxor-the-one } iría directo a la { $space }.
luxor-reason-horus-less = «{ $card }» se lleva tesoros con un aventurero menos: dos donde piden tres.
luxor-reason-horus-choice = con «{ $card }» eliges hasta dónde ir y das en la loseta exacta.
luxor-reason-tunnel = el túnel lleva directo a la { $end }, { $ahead } casillas más allá.
luxor-reason-together = mueve a { $count } de tus aventureros a la vez.
luxor-reason-rear = { $from ->
        [0] acerca a uno de las escaleras a los demás: casi todos los tesoros piden dos o tres.
       *[other] acerca a tu último, el de la { $from }, a los demás: casi todos los tesoros piden dos o tres.
    }
luxor-reason-stays-back = { $beside ->
        [0] el de las escaleras también llegaría, pero aún puede parar antes; el de la { $from } ya ha pasado.
       *[other] el de la { $beside } también llegaría, pero aún puede parar antes; el de la { $from } ya ha pasado.
    }
luxor-reason-die-takes = { $rolls ->
        [one] 1 de los 6 números se lleva un tesoro, { $points } PV; la otra carta no se lleva ninguno ahora.
       *[other] { $rolls } de los 6 números se llevan un tesoro, hasta { $points } PV; la otra carta no se lleva ninguno ahora.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] 1 de los 6 números despierta a uno de los tuyos; la otra carta, a ninguno.
       *[other] { $rolls } de los 6 números despiertan a uno de los tuyos; la otra carta, a ninguno.
    }
luxor-reason-keeps-free = te guardas «{ $card }», con la que eliges hasta dónde ir.
luxor-reason-keeps-back = te guardas «{ $card }», que también puede retroceder.
