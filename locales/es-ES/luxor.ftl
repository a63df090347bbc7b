# Luxor. Los puntos se llaman PV, que no cambia en plural. Las casillas son números: 0 son las escaleras, 41 la cámara.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Guía a tus aventureros por el templo de Luxor: reúne tesoros, gánate el favor de Horus y alcanza la tumba del Faraón con una llave en la mano. Tus cartas guardan su orden, y solo puedes jugar las de los extremos.

## Options

luxor-option-step-tile = ±1 salta las casillas vacías
luxor-option-step-space = ±1 cuenta también las casillas vacías

## Cards

luxor-card-number = { $number }
luxor-card-plus-minus = ±1
luxor-card-plus-minus-space = ±1
luxor-card-die = Dado
luxor-card-up-to = 1–{ $number }
luxor-card-up-to-die = 1–dado
luxor-card-all = Todos +{ $number }
luxor-card-last = Último → penúltimo
luxor-card-less = { $number } y tesoro fácil

luxor-gloss-number = carta básica
luxor-gloss-plus-minus = carta básica
luxor-gloss-plus-minus-space = carta básica
luxor-gloss-die = carta básica
luxor-gloss-up-to = carta de Horus, nivel { $level }
luxor-gloss-up-to-die = carta de Horus, nivel { $level }
luxor-gloss-all = carta de Horus, nivel { $level }
luxor-gloss-last = carta de Horus, nivel { $level }
luxor-gloss-less = carta de Horus, nivel { $level }

luxor-effect-number =
    { $number ->
        [one] Uno de tus aventureros avanza exactamente 1 loseta.
       *[other] Uno de tus aventureros avanza exactamente { $number } losetas.
    }
luxor-effect-plus-minus = Uno de tus aventureros va 1 loseta hacia delante o hacia atrás.
luxor-effect-plus-minus-space = Uno de tus aventureros se mueve 1 casilla hacia delante o hacia atrás, también a una vacía.
luxor-effect-die = Lanza primero el dado; después, uno de tus aventureros avanza exactamente ese número de losetas.
luxor-effect-up-to = Uno de tus aventureros avanza de 1 a { $number } losetas, como quieras.
luxor-effect-up-to-die = Lanza primero el dado; después, uno de tus aventureros avanza de 1 loseta hasta ese número.
luxor-effect-all =
    { $number ->
        [one] Todos tus aventureros activos avanzan 1 loseta; después realizas la acción de la loseta de uno de ellos.
       *[other] Todos tus aventureros activos avanzan { $number } losetas; después realizas la acción de la loseta de uno de ellos.
    }
luxor-effect-last = Tu aventurero activo más atrasado se une al siguiente de los tuyos, y realizas la acción de la loseta de ahí.
luxor-effect-less =
    { $number ->
        [one] Uno de tus aventureros avanza exactamente 1 loseta; ahí, un tesoro pide un aventurero menos.
       *[other] Uno de tus aventureros avanza exactamente { $number } losetas; ahí, un tesoro pide un aventurero menos.
    }

## What happened

luxor-event-played = { $seat } juega «{ $card }».
luxor-event-discarded = { $seat } no puede mover con ninguna de sus cartas exteriores y descarta «{ $card }».
luxor-event-rolled = { $seat } lanza el dado: { $number }.
luxor-event-stayed = Ningún aventurero de { $seat } puede usar la tirada: nadie se mueve.
luxor-event-chose = Vas a jugar «{ $card }». De momento solo lo sabes tú.
luxor-event-picked =
    { $from ->
        [0] Vas a mover un aventurero de las escaleras. De momento solo lo sabes tú.
       *[other] Vas a mover un aventurero de la casilla { $from }. De momento solo lo sabes tú.
    }
luxor-event-moved =
    { $to ->
        [41]
            { $from ->
                [0] { $seat } mueve un aventurero de las escaleras a la cámara funeraria.
               *[other] { $seat } mueve un aventurero de la { $from } a la cámara funeraria.
            }
       *[other]
            { $from ->
                [0] { $seat } mueve un aventurero de las escaleras a la { $to }.
               *[other] { $seat } mueve un aventurero de la { $from } a la { $to }.
            }
    }
luxor-event-thrown =
    { $to ->
        [41] Osiris lanza { $steps } más adelante al aventurero de { $seat }, de la { $from } a la cámara funeraria.
       *[other] Osiris lanza { $steps } más adelante al aventurero de { $seat }, de la { $from } a la { $to }.
    }
luxor-event-woke =
    { $statue ->
        [1] { $seat } despierta a su aventurero de la primera estatua de Anubis: ahora está de pie en las escaleras.
        [2] { $seat } despierta a su aventurero de la segunda estatua de Anubis: ahora está de pie en las escaleras.
       *[3] { $seat } despierta a su aventurero de la tercera estatua de Anubis: ahora está de pie en las escaleras.
    }
luxor-event-entered =
    { $points ->
        [0] { $seat } paga una llave por la cámara funeraria; los dos sarcófagos ya tienen dueño.
       *[other] { $seat } paga una llave por la cámara funeraria y gana el sarcófago de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } se lleva la vasija de la { $space }: { $points } PV.
        [jewel] { $seat } se lleva la joya de la { $space }: { $points } PV.
       *[statue] { $seat } se lleva la estatua de la { $space }: { $points } PV.
    }
luxor-event-turned =
    { $tile ->
        [tunnel] Aparece una loseta de templo en la { $space }: un túnel.
        [scarab] Aparece una loseta de templo en la { $space }: un escarabajo.
        [wild] Aparece una loseta de templo en la { $space }: un comodín.
        [scarab-or-wild] Aparece una loseta de templo en la { $space }: un escarabajo o un comodín.
        [eyes-12] Aparece una loseta de templo en la { $space }: favor de Horus, 1 o 2 ojos.
       *[eyes-23] Aparece una loseta de templo en la { $space }: favor de Horus, 2 o 3 ojos.
    }
luxor-event-took-key = { $seat } toma una llave.
luxor-event-took-scarab = { $seat } toma un escarabajo.
luxor-event-took-scarab-known = Tomas un escarabajo: { $points } PV.
luxor-event-took-wild = { $seat } toma un tesoro comodín.
luxor-event-took-horus = { $seat } toma una carta de Horus de nivel { $level }: «{ $card }».
luxor-event-tunnelled = El aventurero de { $seat } cruza el túnel, de la { $from } a la { $to }.
luxor-event-reshuffled = El mazo se ha agotado: la pila de descarte se baraja y ocupa su lugar.
luxor-event-drew = { $seat } roba una carta.
luxor-event-drew-known = Robas «{ $card }», que va al centro de tu mano.
luxor-event-ended =
    { $reason ->
        [tomb] Fin de la partida: hay dos aventureros o más en la cámara funeraria y la ronda ha terminado.
       *[stuck] Fin de la partida: durante una ronda entera nadie ha podido mover.
    }
luxor-event-revealed =
    { $count ->
        [one] { $seat } descubre un escarabajo: { $points } PV.
       *[other] { $seat } descubre { $count } escarabajos: { $points } PV.
    }

## A turn in one line
# Un turno en una línea, tras el nombre de quien juega. Breve, en pasado.

luxor-story-played = «{ $card }»
luxor-story-discarded = no pudo mover y descartó «{ $card }»
luxor-story-rolled = sacó un { $number }
luxor-story-stayed = nadie pudo moverse
luxor-story-moved =
    { $to ->
        [41]
            { $from ->
                [0] escaleras → tumba
               *[other] { $from } → tumba
            }
       *[other]
            { $from ->
                [0] escaleras → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown =
    { $to ->
        [41] Osiris → tumba
       *[other] Osiris → { $to }
    }
luxor-story-woke = despertó a uno en Anubis { $statue }
luxor-story-entered =
    { $points ->
        [0] sin sarcófago libre
       *[other] sarcófago, { $points } PV
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vasija, { $points } PV
        [jewel] joya, { $points } PV
       *[statue] estatua, { $points } PV
    }
luxor-story-turned =
    { $tile ->
        [tunnel] destapó un túnel
        [scarab] destapó un escarabajo
        [wild] destapó un comodín
        [scarab-or-wild] destapó escarabajo o comodín
        [eyes-12] destapó 1 o 2 ojos
       *[eyes-23] destapó 2 o 3 ojos
    }
luxor-story-took-key = tomó una llave
luxor-story-took-scarab = tomó un escarabajo
luxor-story-took-scarab-known = tomó un escarabajo, { $points } PV
luxor-story-took-wild = tomó un comodín
luxor-story-took-horus = tomó la carta de Horus «{ $card }»
luxor-story-tunnelled = túnel → { $to }
luxor-story-reshuffled = descartes barajados
luxor-story-revealed =
    { $count ->
        [one] { $seat } tenía un escarabajo, { $points } PV
       *[other] { $seat } tenía { $count } escarabajos, { $points } PV
    }

## Questions

luxor-ask-card = ¿Cuál de tus dos cartas exteriores juegas?
luxor-ask-card-none = Ninguna carta exterior puede mover a nadie. ¿Cuál descartas?
luxor-ask-adventurer = Juegas «{ $card }». ¿Qué aventurero mueves?
luxor-ask-adventurer-die = «{ $card }»: has sacado un { $roll }. ¿Qué aventurero mueves?
luxor-ask-move = Juegas «{ $card }». ¿Qué aventurero mueves y adónde?
luxor-ask-move-die = «{ $card }»: has sacado un { $roll }. ¿Qué aventurero mueves y adónde?
luxor-ask-move-from =
    { $from ->
        [0] Juegas «{ $card }». ¿Hasta dónde va el aventurero de las escaleras?
       *[other] Juegas «{ $card }». ¿Hasta dónde va el aventurero de la { $from }?
    }
luxor-ask-move-from-die =
    { $from ->
        [0] «{ $card }»: has sacado un { $roll }. ¿Hasta dónde va el aventurero de las escaleras?
       *[other] «{ $card }»: has sacado un { $roll }. ¿Hasta dónde va el aventurero de la { $from }?
    }
luxor-ask-act = Ya se han movido todos. ¿De qué loseta realizas la acción?
luxor-ask-horus =
    { $level ->
        [one] Loseta de Horus con 1 ojo: ¿qué tomas?
       *[other] Loseta de Horus con { $level } ojos: ¿qué tomas?
    }
luxor-ask-favour = Favor de Horus: ¿qué carta tomas?
luxor-ask-scarab = ¿Qué tomas?

## Buttons and options (80 characters at most)

# Un camino por las casillas, como parte de una opción: «escaleras → Osiris 9 +2 → 11».
luxor-way =
    { $throws ->
        [0] { luxor-start } → { luxor-finish }
        [1] { luxor-start } → Osiris { $chain } → { luxor-finish }
       *[other] { luxor-start } → { $chain } → { luxor-finish }
    }
# Lo mismo sin el comienzo, cuando solo puede moverse un aventurero.
luxor-onward =
    { $throws ->
        [0] → { luxor-finish }
        [1] → Osiris { $chain } → { luxor-finish }
       *[other] → { $chain } → { luxor-finish }
    }
luxor-start =
    { $from ->
        [0] escaleras
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] cámara
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] izq.
       *[right] der.
    }
luxor-treasure =
    { $treasure ->
        [vase] vasija
        [jewel] joya
       *[statue] estatua
    }
# Al final de una opción: aventureros que el movimiento despierta.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , despierta a { $woken }
    }
# Al final de una opción de «avanzar todos».
luxor-tombs =
    { $tombs ->
        [0] { "" }
       *[other] , { $tombs } hasta la cámara
    }
luxor-stay =
    { $stay ->
        [0] { "" }
        [one] , 1 se queda
       *[other] , { $stay } se quedan
    }

luxor-do-play = { $card } ({ luxor-side }): { $count } movimientos posibles
luxor-do-play-die = { $card } ({ luxor-side }): primero, lanzar el dado
luxor-do-play-all =
    { $count ->
        [one] { $card } ({ luxor-side }): avanza 1 aventurero{ luxor-tombs }{ luxor-stay }
       *[other] { $card } ({ luxor-side }): avanzan { $count } aventureros{ luxor-tombs }{ luxor-stay }
    }
luxor-do-discard = { $card } ({ luxor-side }): descartar sin mover
luxor-do-play-nothing = { $card } ({ luxor-side }) { luxor-onward }: ninguna acción{ luxor-wakes }
luxor-do-play-treasure = { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-play-treasure-set =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points }, conj. +{ $set }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureros{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points }, { $have } de { $need }{ luxor-wakes }
    }
luxor-do-play-scarab = { $card } ({ luxor-side }) { luxor-onward }: escarabajo{ luxor-wakes }
luxor-do-play-wild = { $card } ({ luxor-side }) { luxor-onward }: comodín{ luxor-wakes }
luxor-do-play-scarab-or-wild = { $card } ({ luxor-side }) { luxor-onward }: escarabajo o comodín{ luxor-wakes }
luxor-do-play-key = { $card } ({ luxor-side }) { luxor-onward }: llave{ luxor-wakes }
luxor-do-play-key-or-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: llave u Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: llave u Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: llave u Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: carta de Horus a elegir{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: carta de Horus{ luxor-wakes }
    }
luxor-do-play-tunnel = { $card } ({ luxor-side }) { luxor-onward }: túnel hasta la { $end }{ luxor-wakes }
luxor-do-play-tunnel-end = { $card } ({ luxor-side }) { luxor-onward }: túnel sin salida{ luxor-wakes }
luxor-do-play-tomb =
    { $points ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: −1 llave, sin sarcófago{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: −1 llave, sarcófago { $points } PV{ luxor-wakes }
    }
luxor-do-walk-nothing = { luxor-way }: ninguna acción{ luxor-wakes }
luxor-do-walk-treasure = { luxor-way }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-walk-treasure-set = { luxor-way }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
luxor-do-walk-waiting =
    { $throws ->
        [0] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureros{ luxor-wakes }
        [1] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureros{ luxor-wakes }
       *[other] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need }{ luxor-wakes }
    }
luxor-do-walk-scarab = { luxor-way }: escarabajo{ luxor-wakes }
luxor-do-walk-wild = { luxor-way }: comodín{ luxor-wakes }
luxor-do-walk-scarab-or-wild = { luxor-way }: escarabajo o comodín{ luxor-wakes }
luxor-do-walk-key = { luxor-way }: llave{ luxor-wakes }
luxor-do-walk-key-or-horus =
    { $throws ->
        [0] { luxor-way }: llave u Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: llave u Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $throws ->
        [0] { luxor-way }: Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $throws ->
        [0] { luxor-way }: Horus ({ $cards }){ luxor-wakes }
       *[other] { luxor-way }: carta de Horus a elegir{ luxor-wakes }
    }
luxor-do-walk-tunnel = { luxor-way }: túnel hasta la { $end }{ luxor-wakes }
luxor-do-walk-tunnel-end = { luxor-way }: túnel sin salida{ luxor-wakes }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 llave, sin sarcófago{ luxor-wakes }
       *[other] { luxor-way }: −1 llave, sarcófago { $points } PV{ luxor-wakes }
    }
luxor-do-act-treasure = { $space }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
luxor-do-act-scarab = { $space }: escarabajo{ luxor-wakes }
luxor-do-act-wild = { $space }: comodín{ luxor-wakes }
luxor-do-act-scarab-or-wild = { $space }: escarabajo o comodín{ luxor-wakes }
luxor-do-act-key = { $space }: llave{ luxor-wakes }
luxor-do-act-key-or-horus = { $space }: llave u Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-horus = { $space }: Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-favour = { $space }: Horus ({ $cards }){ luxor-wakes }
luxor-do-act-tunnel = { $space }: túnel hasta la { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0]
            { $count ->
                [one] Escaleras: 1 movimiento posible
               *[other] Escaleras: { $count } movimientos posibles
            }
       *[other]
            { $count ->
                [one] Casilla { $from }: 1 movimiento posible
               *[other] Casilla { $from }: { $count } movimientos posibles
            }
    }
luxor-do-act-none = Ninguna acción
luxor-do-take-key = Llave: abre la cámara funeraria, o vale 1 PV al final
luxor-do-take-horus = Horus { $level }: { $card }, en vez de robar una carta
luxor-do-take-scarab = Escarabajo: de 1 a 4 PV, que solo tú ves
luxor-do-take-wild = Tesoro comodín: sustituye a cualquier tesoro en un conjunto

## Why something cannot be done

luxor-no-card-cannot-move = Esa carta no puede mover a ninguno de tus aventureros. Juega la otra carta exterior.
luxor-no-must-move = Una de tus cartas exteriores puede mover a un aventurero, así que no puedes descartar. Juega una que mueva a alguien.
luxor-no-nobody-there = Ahí no hay ningún aventurero tuyo. Elige uno de los que aparecen.
luxor-no-cannot-move = Ese aventurero no puede moverse con esta carta. Elige uno de los que aparecen.
luxor-no-another-chosen = Ya has elegido otro aventurero. Elige uno de los movimientos que aparecen.
luxor-no-not-with-this-card = Esta carta no permite esa distancia. Elige uno de los movimientos que aparecen.
luxor-no-nothing-behind = No hay ninguna loseta detrás de ese aventurero. Elige uno de los movimientos que aparecen.
luxor-no-stairs-behind = Detrás de ese aventurero solo están las escaleras, y a ellas no se vuelve. Elige uno de los movimientos que aparecen.
luxor-no-no-key = Necesitas una llave para entrar en la cámara funeraria. Elige uno de los movimientos que aparecen.
luxor-no-too-far = Ese movimiento se pasaría de la cámara funeraria. Elige uno de los movimientos que aparecen.
luxor-no-no-action-there = No hay ninguna acción para ti en esa casilla. Elige una de las losetas que aparecen.
luxor-no-not-offered = Eso no se puede tomar aquí. Elige una de las recompensas que aparecen.

## The result

luxor-category-treasures = Tesoros
luxor-category-adventurers = Aventureros
luxor-category-sarcophagi = Sarcófagos
luxor-category-keys = Llaves
luxor-category-sets = Conjuntos
luxor-category-scarabs = Escarabajos
luxor-criterion-sarcophagus = Sarcófago más valioso
luxor-ending-tomb = Dos aventureros habían llegado a la cámara funeraria, y la ronda terminó.
luxor-ending-stuck = Durante una ronda entera nadie pudo mover un aventurero.
luxor-decided-sarcophagus = Empate a puntos: { $seat } gana por tener el sarcófago más valioso.

## Rules

luxor-rules-goal-body =
    Llevas a cinco aventureros por un largo pasadizo, desde las **escaleras**, por 40 casillas, hasta la **cámara funeraria** del Faraón. Las casillas están numeradas: las escaleras son la 0. Al empezar hay una loseta en cada una: tesoro, Horus u Osiris. Por el camino tus aventureros reúnen tesoros, escarabajos, llaves y cartas de Horus. Gana quien tenga más **puntos de victoria** (PV).

    Los puntos vienen
    - de los tesoros, en cuanto los tomas,
    - de los conjuntos de vasija, joya y estatua,
    - de lo lejos que haya llegado cada aventurero,
    - de los sarcófagos, las llaves y los escarabajos.

    Pueden jugar de 2 a 4 personas. Cuando dos aventureros, sean de quien sean, han entrado en la cámara funeraria, se termina la ronda y se cuentan los puntos.

    Solo tú ves tu mano y el valor de tus escarabajos. Lo demás está a la vista: el templo, las llaves, los tesoros, cuántas cartas y escarabajos tiene cada persona, la pila de descarte y la carta de Horus superior de cada mazo.
luxor-rules-turn-body =
    1. **Juega** la carta de más a la izquierda o de más a la derecha de tu mano y mueve según indique.
    2. **Realiza la acción** de la loseta donde termina el movimiento.
    3. **Roba** una carta. Va al centro de la mano: de las cuatro que quedan, dos a cada lado.

    Una carta de Horus tomada en el paso 2 va al centro en su lugar, y no robas nada. Así terminas cada turno con **5 cartas**. Su orden no cambia nunca.

    Si puedes mover, tienes que mover. Si solo una de tus cartas exteriores puede mover a alguien, es la que tienes que jugar. Si ninguna puede, descartas una de las dos: sin movimiento ni acción, solo con una carta nueva.

    La carta jugada va a la pila de descarte. Cuando el mazo se agota, la pila de descarte se baraja y ocupa su lugar, con las cartas de Horus que haya en ella.
luxor-rules-movement-title = Movimiento
luxor-rules-movement-body =
    Mueves a tus aventureros **activos**, los que están de pie. Quien duerme en una estatua no se puede mover, y nadie sale de la cámara funeraria.

    - **De loseta en loseta.** { $step ->
        [space] Las casillas sin loseta se saltan y no cuentan; solo cuentan para la carta ±1.
       *[tile] Las casillas sin loseta se saltan y no cuentan nunca.
    } Desde una casilla vacía, el primer paso lleva a la siguiente loseta. Varios aventureros pueden compartir casilla.
    - **Osiris** lanza al instante hacia delante a quien cae ahí, tantas losetas como muestra. Otra loseta de Osiris vuelve a lanzar. Hay cuatro, en la 9, la 16, la 26 y la 33, elegidas al azar entre las seis, que muestran 1, 2, 2, 3, 3 y 4. Nadie se queda en Osiris; la acción es la de la loseta donde termina el movimiento.
    - **Para entrar en la cámara** hacen falta el número exacto y una llave: cuenta como un paso después de la última loseta. No está permitido un movimiento que se pase de ella o que entre sin llave. Eso vale también para los lanzamientos de Osiris.

    Pasar por **Anubis** despierta al aventurero tuyo que duerme ahí.
luxor-rules-statues-title = Anubis y quienes duermen
luxor-rules-statues-body =
    Empiezas con **dos** aventureros activos en las escaleras. Los otros **tres** duermen, uno en cada estatua de Anubis: entre la 7 y la 8, la 13 y la 14, la 19 y la 20. Las estatuas no son casillas: nadie se detiene ahí.

    En cuanto uno de tus aventureros pasa por una estatua, el tuyo que duerme ahí despierta y se pone de pie en las escaleras. No importa cómo pase: con una carta, por Osiris o por un túnel. Un solo movimiento puede despertar a varios.

    Quien despierta puede moverse a partir de tu siguiente turno, así que no con la misma carta «Todos». Los aventureros ajenos siguen durmiendo.

    Dormido o en las escaleras, un aventurero vale 0 PV al final.
luxor-rules-treasures-title = Tesoros
luxor-rules-treasures-body =
    30 losetas: 10 vasijas, 10 joyas y 10 estatuas. De cada tipo:
    - **1 PV** (1 loseta): pide 1 aventurero
    - **3 PV** (4 losetas): pide 2
    - **4 PV** (3 losetas): pide 2
    - **5 PV** (1 loseta): pide 3
    - **6 PV** (1 loseta): pide 3

    Cuando un aventurero tuyo termina ahí su movimiento, cuenta los tuyos en la loseta, no los ajenos. Si son suficientes, te llevas el tesoro: los PV son tuyos en el acto, y lo guardas para los conjuntos. No puedes rechazarlo. Si son pocos, no pasa nada, y esperan a que lleguen más.

    ¿Qué hay debajo? **Cobra** en la 2, 13, 23 y 32, **halcón** en la 4, 10, 15, 21, 29 y 38, **león** en la 7, 19, 27 y 35.
    - **Uno de estos iconos**: la loseta de templo superior de esa pila se descubre en la casilla. Quienes están ahí se quedan sobre ella, pero nadie realiza ahora su acción.
    - **Nada**: la casilla queda vacía desde entonces. Quienes están ahí se quedan, y los PV de la pared siguen contando, pero ningún otro movimiento puede terminar ahí, salvo con «Último → penúltimo».
luxor-rules-horus-title = Losetas de Horus
luxor-rules-horus-body =
    Hay seis **losetas de Horus**: en la 5 y la 11 (1 ojo), la 18 y la 24 (2 ojos), la 30 y la 36 (3 ojos). Quien termina ahí un movimiento toma una de estas cosas:
    - una **llave** de la reserva de 20, o
    - la **carta superior** del mazo de Horus con el mismo número de ojos.

    Si una de ellas se ha agotado, recibes la otra; si ambas, nada. La loseta se queda donde está.

    Una carta de Horus va al **centro de tu mano**, y ese turno no robas carta.

    Una **llave** deja entrar a un aventurero en la cámara funeraria. Cada llave que conserves vale 1 PV al final.

    Las 24 cartas de Horus están boca arriba en tres mazos de 8: niveles 1, 2 y 3. Todo el mundo ve la carta superior de cada uno.
luxor-rules-temple-title = Losetas de templo
luxor-rules-temple-body =
    14 losetas aparecen bajo los tesoros: **cobra** 4, **halcón** 6, **león** 4. Se quedan en el templo, y quien termine ahí un movimiento más tarde realiza su acción.
    - **Escarabajo** (4, halcón): toma uno boca abajo. Solo tú conoces su valor hasta el final. Hay 22: cuatro de 1 PV, ocho de 2, seis de 3, cuatro de 4.
    - **Favor de Horus** (2, halcón): toma la carta superior de uno de dos mazos, de 1 o 2 ojos en una loseta, de 2 o 3 ojos en la otra. Va al centro de tu mano, y no robas nada.
    - **Comodín** (3, león): toma un tesoro comodín. Sustituye a cualquier tesoro en un conjunto. Hay 18.
    - **Escarabajo o comodín** (1, león): tú eliges.
    - **Túnel** (4, cobra): el aventurero tiene que seguir hasta el siguiente túnel hacia la cámara, y ahí no hace nada más. El último túnel no lleva a ninguna parte.

    Si algo se ha agotado, recibes lo que quede, o nada.
luxor-rules-starters-title = Cartas básicas
luxor-rules-starters-body =
    Son 31 cartas. Cada persona recibe cinco; las demás forman el mazo de robo.
    - **1** (6 cartas), **2**, **3**, **4**, **5** (4 de cada): uno de tus aventureros avanza exactamente ese número de losetas.
    - **±1** (5): { $step ->
        [space] uno de tus aventureros va una casilla hacia delante o hacia atrás, también a una vacía, donde no hay acción. La cámara viene justo después de la casilla 40 y, como siempre, pide una llave.
       *[tile] uno de tus aventureros va una loseta hacia delante o hacia atrás.
    }
    - **Dado** (4): lánzalo primero. Después, uno de tus aventureros avanza exactamente tantas losetas como haya salido. Si ninguno puede, nadie se mueve.

    { $step ->
        [space] Ir **hacia atrás** lleva a la casilla anterior, nunca a las escaleras: quien está en la casilla 1 no puede retroceder.
       *[tile] Ir **hacia atrás** lleva a la loseta anterior, nunca a las escaleras. Quien está en la primera loseta que queda, o antes de ella, no puede retroceder.
    } Osiris lanza hacia delante aunque se llegue retrocediendo.

    La tirada es pública y no se puede deshacer.
luxor-rules-horus-cards-title = Cartas de Horus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: un aventurero avanza las losetas que quieras, dentro de esos números.
    - **1–dado**: lanza primero. Después, un aventurero avanza entre 1 y el resultado.
    - **Todos +1**, **Todos +2**: todos tus aventureros activos avanzan ese número de losetas, empezando por el más cercano a la cámara. Quien no puede se queda; al menos uno tiene que poder. Osiris, Anubis y la cámara valen para cada uno. Después eliges a **uno** de los que se han movido, y solo se realiza la acción de su loseta.
    - **Último → penúltimo**: tu aventurero activo más atrasado se une al más cercano de los tuyos en una casilla más adelante y realiza ahí la acción de la loseta. Si varios comparten el último lugar, va uno. En una casilla vacía no hay acción. Si no hay nadie delante, la carta no mueve a nadie.
    - **1**, **2**, **3 y tesoro fácil**: un aventurero avanza exactamente ese número. Si termina en un tesoro, incluso tras Osiris, hace falta un aventurero menos para tomarlo.

    Cada nivel tiene 8 cartas:
    - Nivel 1: 1–3 (2), 1–4, 1–dado, Todos +1, Último → penúltimo, 1 y tesoro fácil (2)
    - Nivel 2: 1–4, 1–5 (2), 1–dado, Todos +1, Último → penúltimo, 2 y tesoro fácil (2)
    - Nivel 3: 1–5, 1–6 (2), 1–dado, Todos +2, Último → penúltimo, 3 y tesoro fácil (2)
luxor-rules-tomb-title = La cámara funeraria
luxor-rules-tomb-body =
    Un aventurero entra con el **número exacto** de pasos, y pagas **una llave** por cada uno que entra. La llave se queda en el tablero y no vuelve a la reserva. Sin llave no hay forma de entrar.

    - El primero en entrar, sea de quien sea, gana el sarcófago de **5 PV**.
    - El segundo gana el de **3 PV**. Los dos pueden ser tuyos.
    - Los que entran después, en la última ronda, también pagan una llave y no ganan ninguno.

    Cada uno en la cámara vale **13 PV** al final. Ahí no hay acción, y nadie sale.
luxor-rules-scoring-body =
    Los PV de los tesoros ya son tuyos desde que los tomaste. Al final, suma
    1. **Aventureros**: por cada uno, los PV de la placa azul de su tramo de pared. Escaleras **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · cámara funeraria: **13**
    2. **Sarcófagos**: 5 y 3
    3. **Llaves**: 1 por cada una que conserves
    4. **Conjuntos** de vasija, joya y estatua
    5. **Escarabajos**: de 1 a 4 cada uno

    Lo que valen juntos todos tus conjuntos:
    - 1 conjunto: **3** · 2: **7** · 3: **12** · 4: **18**
    - 5: **25** · 6: **33** · 7: **42** · 8 o más: **52**

    Un comodín sustituye a cualquier tesoro, pero en un conjunto caben dos como máximo. Se forman automáticamente tantos conjuntos como sea posible.

    Aventureros en las escaleras, en la 25, la 29, la 34 y la cámara funeraria: 0 + 5 + 5 + 8 + 13 = **31**.

    Si hay empate a puntos, decide el sarcófago más valioso entre quienes empatan. Si ninguno de ellos tiene uno, la victoria es compartida.
luxor-rules-end-body =
    Una ronda empieza con quien juega primero y dura hasta que todo el mundo ha tenido un turno.

    Cuando el **segundo aventurero** entra en la cámara funeraria, la ronda en curso se juega hasta el final. Así, todo el mundo tiene el mismo número de turnos. Después se cuentan los puntos.

    En el caso raro de que durante **una ronda entera** nadie pueda mover un aventurero, la partida también termina en el acto.
luxor-rules-rulings-body = Los reglamentos dejan abiertos algunos puntos, y algunos detalles solo están en imágenes que no tenemos. Los puntos marcados «Reconstrucción» suplen esas imágenes; todos los demás son reglas de la casa.

luxor-ruling-board = Reconstrucción: el trazado del pasadizo, lo que hay en cada casilla, las estatuas y los PV de la pared.
luxor-ruling-horus-cards = Reconstrucción: cada nivel tiene 1–dado, Todos y Último → penúltimo una vez, «tesoro fácil» dos veces (1, 2 o 3 losetas según el nivel) y tres de elegir: 1–3, 1–3, 1–4; 1–4, 1–5, 1–5; 1–5, 1–6, 1–6. Todos es +1, +1, +2.
luxor-ruling-treasures = Reconstrucción: 1 PV pide 1 aventurero, 3 y 4 PV piden 2, 5 y 6 PV piden 3.
luxor-ruling-temple-backs = Reconstrucción: las cobras son los túneles; los halcones, los escarabajos y favores de Horus; los leones, los comodines y la loseta con elección.
luxor-ruling-scarabs = Reconstrucción: 4 escarabajos de 1 PV, 8 de 2, 6 de 3, 4 de 4.
luxor-ruling-first-player = Quien empieza se decide por sorteo.
luxor-ruling-playable-card = Si solo una carta exterior puede mover a alguien, hay que jugarla. Una carta de dado cuenta si alguna tirada puede mover a alguien.
luxor-ruling-step = { $step ->
        [space] En esta mesa, ±1 cuenta casillas, también las vacías, como los reglamentos en español y francés. La regla de la casa es contar losetas, como el reglamento en portugués.
       *[tile] ±1 cuenta losetas, como el reglamento en portugués; la mesa puede elegir contar casillas, también las vacías, como los reglamentos en español y francés.
    }
luxor-ruling-backward = { $step ->
        [space] Ir hacia atrás nunca lleva a las escaleras: desde la casilla 1 no se puede retroceder.
       *[tile] Ir hacia atrás nunca lleva a las escaleras; en la primera loseta que queda, o antes de ella, no se puede retroceder.
    }
luxor-ruling-osiris-tomb = Osiris puede lanzar a un aventurero a la cámara funeraria, con el número exacto y una llave.
luxor-ruling-overshoot = No está permitido un movimiento en el que Osiris lanzaría a alguien más allá de la cámara funeraria, o a ella sin llave.
luxor-ruling-key-space = Una llave pagada por la cámara funeraria no vuelve a la reserva.
luxor-ruling-horus-supply = En una loseta de Horus, si las llaves o ese mazo se han agotado, tomas lo otro; si ambas cosas, nada.
luxor-ruling-supplies = En la loseta de escarabajo o comodín, si uno se ha agotado, tomas el otro; si ambos, nada.
luxor-ruling-anubis = Pasar por Anubis de cualquier modo (carta, Osiris, túnel) despierta a tu aventurero, que puede moverse en tu siguiente turno.
luxor-ruling-all = Todos: quien no puede moverse se queda, y cada uno que entra en la cámara paga una llave. Basta con que pueda uno para jugarla.
luxor-ruling-all-woken = Quien despierta por Todos no se mueve en el mismo turno.
luxor-ruling-last-none = Último → penúltimo no se puede jugar si no tienes ningún aventurero en una casilla más adelante.
luxor-ruling-last-tomb = Si el penúltimo está en la cámara, el último entra en ella y paga una llave.
luxor-ruling-less-osiris = «Tesoro fácil» vale también para un tesoro al que se llega por Osiris.
luxor-ruling-all-nothing = Después de Todos puedes elegir a un aventurero cuya loseta no hace nada y quedarte sin acción.
luxor-ruling-stuck = Una ronda en la que nadie pudo mover se cuenta del primer turno al último. Un dado lanzado en vano no es un movimiento.
luxor-ruling-reshuffle = Cuando se baraja la pila de descarte, las cartas de Horus jugadas entran en ella y vuelven para cualquiera.
luxor-ruling-private-play = Eliges carta y movimiento en secreto; el resto solo ve el movimiento. El dado es público y no se deshace.
luxor-ruling-single = Siempre eliges una carta. Después, donde solo hay una opción, se elige automáticamente.
