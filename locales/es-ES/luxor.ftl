# Luxor. Los puntos se llaman PV, que no cambia en plural. Las casillas son números: 0 son las escaleras, 41 la cámara.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Lleva a tus aventureros a la tumba del Faraón, reúne tesoros y gánate el favor de Horus. Solo puedes jugar las cartas de los extremos.

## Los bots

luxor-cast-amina = Lee cada muro antes de dar un paso.
luxor-cast-idris = Primero camina, luego abre el mapa.
luxor-cast-zahra = Tiene un bolsillo para cada escarabajo.
luxor-cast-otto = Jura que la momia le guiñó un ojo.
luxor-cast-selma = No se resiste a ningún túnel.
luxor-cast-tarek = Trajo once maletas y ninguna brújula.

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
luxor-effect-plus-minus = Uno de tus aventureros avanza o retrocede 1 loseta.
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
luxor-event-stayed = { $seat } no puede usar la tirada: nadie se mueve.
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
        [41] Osiris hace avanzar { $steps } más al aventurero de { $seat }, de la { $from } a la cámara funeraria.
       *[other] Osiris hace avanzar { $steps } más al aventurero de { $seat }, de la { $from } a la { $to }.
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
        [3] { $seat } paga una llave por la cámara funeraria y gana el sarcófago de { $points } PV. ¡Esta es la última ronda!
       *[other] { $seat } paga una llave por la cámara funeraria y gana el sarcófago de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } se lleva la vasija de la { $space }: { $points } PV.
        [jewel] { $seat } se lleva la joya de la { $space }: { $points } PV.
       *[statue] { $seat } se lleva la estatua de la { $space }: { $points } PV.
    }
luxor-event-completed = { $seat } completa un conjunto: { $points } PV más.
luxor-event-turned =
    { $tile ->
        [tunnel] Aparece una loseta de templo en la { $space }: un túnel.
        [scarab] Aparece una loseta de templo en la { $space }: un escarabajo.
        [wild] Aparece una loseta de templo en la { $space }: un comodín.
        [scarab-or-wild] Aparece una loseta de templo en la { $space }: un escarabajo o un comodín.
        [eyes-12] Aparece una loseta de templo en la { $space }: favor de Horus, 1 o 2 ojos.
       *[eyes-23] Aparece una loseta de templo en la { $space }: favor de Horus, 2 o 3 ojos.
    }
luxor-event-took-key = { $seat } se lleva una llave.
luxor-event-took-scarab = { $seat } se lleva un escarabajo.
luxor-event-took-scarab-known = Te llevaste un escarabajo: { $points } PV.
luxor-event-took-wild = { $seat } se lleva un tesoro comodín.
luxor-event-took-horus = { $seat } se lleva una carta de Horus de nivel { $level }: «{ $card }».
luxor-event-tunnelled = El aventurero de { $seat } cruza el túnel, de la { $from } a la { $to }.
luxor-event-reshuffled = El mazo se ha agotado: los descartes se barajan y ocupan su lugar.
luxor-event-drew = { $seat } roba una carta.
luxor-event-drew-known = Robaste «{ $card }», que fue al centro de tu mano.
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
luxor-story-discarded =
    { $you ->
        [seat] no pudiste mover y descartaste «{ $card }»
       *[none] no pudo mover y descartó «{ $card }»
    }
luxor-story-rolled =
    { $you ->
        [seat] sacaste un { $number }
       *[none] sacó un { $number }
    }
luxor-story-stayed = nadie pudo moverse
luxor-story-moved = 
    { $to ->
        [41]
            { $from ->
                [0] escaleras → cámara
               *[other] { $from } → cámara
            }
       *[other]
            { $from ->
                [0] escaleras → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown = 
    { $to ->
        [41] Osiris → cámara
       *[other] Osiris → { $to }
    }
luxor-story-woke =
    { $you ->
        [seat] despertaste a uno en Anubis { $statue }
       *[none] despertó a uno en Anubis { $statue }
    }
luxor-story-entered =
    { $points ->
        [0] sin sarcófago libre
       *[other] sarcófago, { $points } PV
    }
luxor-story-sarcophagus =
    { $points ->
        [0] { $you ->
            [seat] entraste en la cámara
           *[none] entró en la cámara
        }
       *[other] cámara, sarcófago
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vasija, { $points } PV
        [jewel] joya, { $points } PV
       *[statue] estatua, { $points } PV
    }
luxor-story-treasure = { luxor-treasure }
luxor-story-completed = conjunto completo, +{ $points } PV
luxor-story-turned =
    { $you ->
        [seat]
            { $tile ->
                [tunnel] destapaste un túnel
                [scarab] destapaste un escarabajo
                [wild] destapaste un comodín
                [scarab-or-wild] destapaste escarabajo o comodín
                [eyes-12] destapaste Favor de Horus, 1–2
               *[eyes-23] destapaste Favor de Horus, 2–3
            }
       *[none]
            { $tile ->
                [tunnel] destapó un túnel
                [scarab] destapó un escarabajo
                [wild] destapó un comodín
                [scarab-or-wild] destapó escarabajo o comodín
                [eyes-12] destapó Favor de Horus, 1–2
               *[eyes-23] destapó Favor de Horus, 2–3
            }
    }
luxor-story-took-key =
    { $you ->
        [seat] te llevaste una llave
       *[none] se llevó una llave
    }
luxor-story-took-scarab =
    { $you ->
        [seat] te llevaste un escarabajo
       *[none] se llevó un escarabajo
    }
luxor-story-took-scarab-known =
    { $you ->
        [seat] te llevaste un escarabajo, { $points } PV
       *[none] se llevó un escarabajo, { $points } PV
    }
luxor-story-took-wild =
    { $you ->
        [seat] te llevaste un comodín
       *[none] se llevó un comodín
    }
luxor-story-took-horus =
    { $you ->
        [seat] te llevaste la carta de Horus «{ $card }»
       *[none] se llevó la carta de Horus «{ $card }»
    }
luxor-story-tunnelled = túnel → { $to }
luxor-story-reshuffled = descartes barajados
luxor-story-revealed =
    { $you ->
        [seat]
            { $count ->
                [one] tenías un escarabajo, { $points } PV
               *[other] tenías { $count } escarabajos, { $points } PV
            }
       *[none]
            { $count ->
                [one] tenía un escarabajo, { $points } PV
               *[other] tenía { $count } escarabajos, { $points } PV
            }
    }
luxor-coming-tomb = Hay un aventurero en la cámara: la ronda en que entre el siguiente es la última.
luxor-coming-last-round = **¡Última ronda!**

## Questions

luxor-ask-card = ¿Qué carta, qué jugada?
luxor-ask-card-none = Ninguna carta exterior puede mover a nadie. ¿Cuál descartas?
luxor-ask-card-last = Tu último turno: ¿qué carta, qué jugada?
luxor-ask-adventurer = Juegas «{ $card }». ¿Qué aventurero mueves?
luxor-ask-adventurer-die = Sacaste un { $roll }. ¿Quién se mueve?
luxor-ask-move = «{ $card }»: ¿quién se mueve?
luxor-ask-move-die = Sacaste un { $roll }. ¿Quién se mueve?
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
        [one] Loseta de Horus con 1 ojo: ¿qué te llevas?
       *[other] Loseta de Horus con { $level } ojos: ¿qué te llevas?
    }
luxor-ask-favour = Favor de Horus: ¿qué carta te llevas?
luxor-ask-scarab = ¿Qué te llevas?

## Buttons and options (34 characters at most)

# Un movimiento por las casillas, como parte de una opción.
luxor-way = { luxor-start } → { luxor-finish }
luxor-way-short =
    { $from ->
        [0] { luxor-onward }
       *[other] { luxor-way }
    }
# Lo mismo sin su comienzo, donde solo un aventurero puede moverse.
luxor-onward = → { luxor-finish }
luxor-start =
    { $from ->
        [0] Escalera
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] cámara
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] Izq.
       *[right] Der.
    }
luxor-treasure =
    { $treasure ->
        [vase] vasija
        [jewel] joya
       *[statue] estatua
    }
# Al final de una opción: aventureros que el movimiento activa.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , activa { $woken }
    }

# Lo que hace una carta de Horus, como parte de una opción.
luxor-does =
    { $effect ->
        [up-to] mueve de 1 a { $number }
        [up-to-die] lanza y mueve hasta eso
        [all] los tuyos avanzan { $number }
        [last] último → penúltimo
       *[less] mueve { $number }, tesoro fácil
    }
# La carta de un movimiento que empieza al momento, como parte de una opción.
luxor-played =
    { $value ->
        [0] { luxor-side }
        [-1] { luxor-side } ±1
       *[other] { luxor-side } { $value }
    }
luxor-do-play =
    { $movers ->
        [one] { luxor-side } { $card }: elige hasta dónde
       *[other] { luxor-side } { $card }: elige quién va
    }
luxor-do-play-effect = { luxor-side }: { luxor-does }
luxor-do-play-die = { luxor-side } { $card }: lanza y elige
luxor-do-play-all =
    { $tombs ->
        [0]
            { $count ->
                [one] { luxor-side }: 1 de los tuyos avanza { $number }
               *[other] { luxor-side }: { $count } de los tuyos avanzan { $number }
            }
       *[other] { luxor-side }: avanzan { $number }, { $tombs } a la cámara
    }
luxor-do-discard =
    { $side ->
        [left] Descartar la de la izquierda
       *[right] Descartar la de la derecha
    }
luxor-do-play-nothing =
    { $woken ->
        [0] { luxor-played } { luxor-onward }: ninguna acción
       *[other] { luxor-played } { luxor-onward }: nada{ luxor-wakes }
    }
luxor-do-play-treasure =
    { $woken ->
        [0] { luxor-played } → llévate { luxor-treasure }, +{ $points }
       *[other] { luxor-played } → { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-play-treasure-set =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points }, conj. +{ $set }
       *[other] { luxor-played } → { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-played } → { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-play-scarab =
    { $woken ->
        [0] { luxor-played } → escarabajo
       *[other] { luxor-played } → escarabajo{ luxor-wakes }
    }
luxor-do-play-wild =
    { $woken ->
        [0] { luxor-played } → comodín
       *[other] { luxor-played } → comodín{ luxor-wakes }
    }
luxor-do-play-scarab-or-wild =
    { $woken ->
        [0] { luxor-played } → escarabajo/comodín
       *[other] { luxor-played } → a elegir{ luxor-wakes }
    }
luxor-do-play-key =
    { $woken ->
        [0] { luxor-played } → llave
       *[other] { luxor-played } → llave{ luxor-wakes }
    }
luxor-do-play-key-or-horus =
    { $woken ->
        [0] { luxor-played } → llave u Horus { $level }
       *[other] { luxor-played } → llave/Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $woken ->
        [0] { luxor-played } → Horus { $level }
       *[other] { luxor-played } → Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $woken ->
        [0] { luxor-played } → carta de Horus
       *[other] { luxor-played } → carta de Horus{ luxor-wakes }
    }
luxor-do-play-tunnel =
    { $woken ->
        [0] { luxor-played } → túnel → { $end }
       *[other] { luxor-played } → túnel → { $end }{ luxor-wakes }
    }
luxor-do-play-tunnel-end =
    { $woken ->
        [0] { luxor-played } → túnel sin salida
       *[other] { luxor-played } → sin salida{ luxor-wakes }
    }
luxor-do-play-tomb =
    { $points ->
        [0] { luxor-played } { luxor-onward }: −1 llave
       *[other] { luxor-played } { luxor-onward }: sarcófago { $points }
    }
luxor-do-walk-nothing =
    { $woken ->
        [0] { luxor-way }: ninguna acción
       *[other] { luxor-way-short }: nada{ luxor-wakes }
    }
luxor-do-walk-treasure =
    { $woken ->
        [0] { luxor-way }: llévate { luxor-treasure }, +{ $points }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-walk-treasure-set =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } { $points }, conj. +{ $set }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-walk-waiting =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-way-short }: { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-walk-scarab =
    { $woken ->
        [0] { luxor-way }: escarabajo
       *[other] { luxor-way-short }: escarabajo{ luxor-wakes }
    }
luxor-do-walk-wild =
    { $woken ->
        [0] { luxor-way }: comodín
       *[other] { luxor-way-short }: comodín{ luxor-wakes }
    }
luxor-do-walk-scarab-or-wild =
    { $woken ->
        [0] { luxor-way }: escarabajo/comodín
       *[other] { luxor-way-short }: a elegir{ luxor-wakes }
    }
luxor-do-walk-key =
    { $woken ->
        [0] { luxor-way }: llave
       *[other] { luxor-way-short }: llave{ luxor-wakes }
    }
luxor-do-walk-key-or-horus =
    { $woken ->
        [0] { luxor-way }: llave u Horus { $level }
       *[other] { luxor-way-short }: llave/Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $woken ->
        [0] { luxor-way }: Horus { $level }
       *[other] { luxor-way-short }: Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $woken ->
        [0] { luxor-way }: carta de Horus
       *[other] { luxor-way-short }: carta de Horus{ luxor-wakes }
    }
luxor-do-walk-tunnel =
    { $woken ->
        [0] { luxor-way }: túnel → { $end }
       *[other] { luxor-way-short }: túnel → { $end }{ luxor-wakes }
    }
luxor-do-walk-tunnel-end =
    { $woken ->
        [0] { luxor-way }: túnel sin salida
       *[other] { luxor-way-short }: sin salida{ luxor-wakes }
    }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 llave
       *[other] { luxor-way }: −1 llave, +{ $points } PV
    }
luxor-do-act-treasure = { $space }: llévate { luxor-treasure }, +{ $points }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } +{ $points }, conj. +{ $set }
luxor-do-act-scarab = { $space }: escarabajo
luxor-do-act-wild = { $space }: comodín
luxor-do-act-scarab-or-wild = { $space }: escarabajo/comodín
luxor-do-act-key = { $space }: llave
luxor-do-act-key-or-horus = { $space }: llave u Horus { $level }
luxor-do-act-horus = { $space }: Horus { $level }
luxor-do-act-favour = { $space }: carta de Horus
luxor-do-act-tunnel = { $space }: túnel → { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0] Escaleras
       *[other] Casilla { $from }
    }
luxor-do-act-none = Ninguna acción
luxor-do-take-key = Llave: abre la cámara, o vale 1 PV
luxor-do-take-horus = Horus { $level }: { luxor-does }
luxor-do-take-scarab = Escarabajo: 1–4 PV, solo tú lo ves
luxor-do-take-wild = Comodín: vale cualquier tesoro

## Botones de movimientos con letra (12 caracteres como máximo junto a un emoji)

luxor-do-lettered-tail = { $letter } { $tail }
luxor-do-lettered-tight = { $letter }{ $tail }
luxor-do-lettered-alone = { $letter }
luxor-do-lettered-wakes = { $letter } despierta { $woken }
luxor-do-lettered-wakes-tail = { $letter } despierta { $woken } · { $tail }
luxor-do-lettered-roll = { $letter } dado
luxor-do-lettered-all = { $letter } todos
luxor-do-lettered-scarab = { $letter } escarabajo
luxor-do-lettered-wild = { $letter } comodín
luxor-do-lettered-scarab-or-wild = { $letter } esc./comodín
luxor-do-lettered-key-or-horus = { $letter } llave/Horus
luxor-do-lettered-horus = { $letter } Horus { $level }
luxor-do-lettered-favour = { $letter } carta Horus
luxor-do-lettered-tunnel = { $letter } túnel
luxor-do-lettered-tunnel-end = { $letter } sin salida
luxor-do-lettered-nothing = { $letter } sin acción
luxor-do-lettered-key = { $letter } llave
luxor-do-mover = { $letter } ›
luxor-part-mover = { luxor-do-mover }
luxor-ask-mover = { $letter }: ¿adónde?
luxor-other-mover = Todas las jugadas

## Why something cannot be done

luxor-no-card-cannot-move = Esa carta no puede mover a ninguno de tus aventureros. Juega la otra carta exterior.
luxor-no-must-move = Una de tus cartas exteriores puede mover a un aventurero, así que no puedes descartar. Juega una que mueva a alguien.
luxor-no-nobody-there = Ahí no hay ningún aventurero tuyo. Elige uno de los que aparecen.
luxor-no-cannot-move = Ese aventurero no puede moverse con esta carta. Elige uno de los que aparecen.
luxor-no-another-chosen = Ya has elegido otro aventurero. Elige uno de los movimientos que aparecen.
luxor-no-not-with-this-card = Esta carta no permite esa distancia. Elige uno de los movimientos que aparecen.
luxor-no-nothing-behind = No hay ninguna loseta detrás de ese aventurero. Elige uno de los movimientos que aparecen.
luxor-no-stairs-behind = Detrás de ese aventurero solo están las escaleras, y nadie vuelve a ellas. Elige uno de los movimientos que aparecen.
luxor-no-no-key = Necesitas una llave para entrar en la cámara funeraria. Elige uno de los movimientos que aparecen.
luxor-no-too-far = Ese movimiento se pasaría de la cámara funeraria. Elige uno de los movimientos que aparecen.
luxor-no-no-action-there = No hay ninguna acción para ti en esa casilla. Elige una de las losetas que aparecen.
luxor-no-not-offered = No puedes llevarte eso aquí. Elige una de las recompensas que aparecen.

## The result

luxor-category-treasures = Tesoros
luxor-category-adventurers = Aventureros
luxor-category-sarcophagi = Sarcófagos
luxor-category-keys = Llaves
luxor-category-sets = Conjuntos
luxor-category-scarabs = Escarabajos
luxor-trophy = Victoria con los dos sarcófagos
luxor-criterion-sarcophagus = Sarcófago más valioso
luxor-ending-tomb = Dos aventureros habían llegado a la cámara funeraria, y la ronda terminó.
luxor-ending-stuck = Durante una ronda entera nadie pudo mover un aventurero.
luxor-decided-sarcophagus = Empate a puntos: { $seat } gana por tener el sarcófago más valioso.

## Rules

luxor-rules-sixty-body =
    1. Gana quien tenga más **puntos de victoria** (PV): de los tesoros y la cámara.
    2. Juega una carta exterior, avanza, usa la loseta y roba otra.
    3. Con dos en la cámara acaba la ronda, y la partida.
    4. No corras con uno solo: los tesoros suelen pedir dos o tres.
luxor-rules-goal-body =
    Llevas a cinco aventureros desde las **escaleras** (0), por 40 casillas con losetas (tesoros, Horus, Osiris), hasta la **cámara funeraria** del Faraón.

    Juegan de 2 a 4 personas. Solo las manos, los escarabajos y lo que está boca abajo son secretos.
luxor-rules-turn-body =
    1. **Juega** la carta de la izquierda o de la derecha de tu mano y avanza.
    2. **Realiza la acción** de la loseta donde termina el movimiento.
    3. **Roba** una carta para el centro de la mano. Una carta de Horus del paso 2 va ahí en su lugar.

    Terminas cada turno con **5 cartas**. Su orden no cambia nunca.

    Si solo una carta exterior puede mover a alguien, tienes que jugarla. Si ninguna puede, descarta una de las dos: sin movimiento ni acción, solo una carta nueva.

    Si tienes que robar y el mazo está vacío, los descartes se barajan y forman uno nuevo, con las cartas de Horus.
luxor-rules-movement-title = Movimiento
luxor-rules-movement-body =
    Solo se mueven los aventureros **activos**, los que están de pie.

    - **De loseta en loseta**, también desde una casilla vacía. { $step ->
        [space] Las casillas vacías se saltan y no cuentan, salvo para ±1.
       *[tile] Las casillas vacías se saltan y no cuentan nunca.
    } Varios pueden compartir casilla.
    - **Osiris** (en las 9, 16, 26 y 33) te hace avanzar lo que muestra; otro Osiris, otra vez. La acción es la de donde terminas. Se usan cuatro de seis: 1, 2, 2, 3, 3, 4.
    - **Para entrar en la cámara**, un paso después de la última loseta, necesitas el número exacto y una llave. No vale un movimiento que se pase o que entre sin llave, ni por Osiris.
luxor-rules-statues-title = Anubis y quienes duermen
luxor-rules-statues-body =
    Empiezas con **dos** aventureros activos en las escaleras. Los otros **tres** duermen, uno en cada estatua de Anubis: entre 7 y 8, 13 y 14, 19 y 20. Nadie se detiene ahí.

    Cuando pasa un aventurero tuyo, con carta, Osiris o túnel, el tuyo que duerme ahí despierta y se pone de pie en las escaleras. Se mueve a partir de tu siguiente turno, así que no con la misma carta «Todos».
luxor-rules-treasures-title = Tesoros
luxor-rules-treasures-body =
    30 losetas: 10 vasijas, 10 joyas, 10 estatuas. De cada tipo, con lo que pide:
    - **1 PV** (1 loseta): 1 aventurero
    - **3 PV** (4 losetas): 2
    - **4 PV** (3 losetas): 2
    - **5 PV** (1 loseta): 3
    - **6 PV** (1 loseta): 3

    Si terminas ahí con suficientes aventureros tuyos, tienes que llevártelo: PV en el acto, y la loseta para los conjuntos. Si no, esperan.

    Algunos están sobre un icono: **cobra** 2, 13, 23, 32 · **halcón** 4, 10, 15, 21, 29, 38 · **león** 7, 19, 27, 35.
    - **Icono**: se descubre la loseta de templo de esa pila bajo quienes están ahí, sin su acción.
    - **Ninguno**: la casilla queda vacía. Su pared sigue contando, pero ya solo «Último → penúltimo» { $step ->
        [space] y ±1 llevan
       *[tile] lleva
    } hasta ella.
luxor-rules-horus-title = Losetas de Horus
luxor-rules-horus-body =
    Seis **losetas de Horus**: en las 5 y 11 (1 ojo), 18 y 24 (2 ojos), 30 y 36 (3 ojos). Termina ahí un movimiento y llévate
    - una **llave** de las 20: abre la cámara a un aventurero, o vale 1 PV al final, o
    - la **carta superior** del mazo de Horus con el mismo número de ojos, al **centro de tu mano**, en vez de robar.

    Si algo se ha agotado, recibes lo otro, o nada.

    Las 24 cartas de Horus están boca arriba en tres mazos de 8. Solo las superiores son públicas.
luxor-rules-temple-title = Losetas de templo
luxor-rules-temple-body =
    14 losetas aparecen bajo tesoros: **cobra** 4, **halcón** 6, **león** 4. Se quedan, para movimientos que terminen ahí después.
    - **Escarabajo** (4, halcón): llévate uno, en secreto. Hay 22: cuatro de 1 PV, ocho de 2, seis de 3, cuatro de 4.
    - **Favor de Horus** (2, halcón): una carta de Horus superior, de 1 o 2 ojos en una loseta, de 2 o 3 en la otra.
    - **Comodín** (3, león): vale por cualquier tesoro en un conjunto. Hay 18.
    - **Escarabajo o comodín** (1, león): tú eliges.
    - **Túnel** (4, cobra): sigue hasta el siguiente túnel hacia la cámara y detente. El último no lleva a ninguna parte.

    Si algo se ha agotado, recibes lo que quede, o nada.
luxor-rules-starters-title = Cartas básicas
luxor-rules-starters-body =
    31 cartas, cinco para cada persona.
    - **1** (6 cartas), **2**, **3**, **4**, **5** (4 de cada): un aventurero avanza exactamente ese número de losetas.
    - **±1** (5): { $step ->
        [space] un aventurero avanza o retrocede una casilla, también a una vacía, donde no hay acción. La cámara viene después de la casilla 40.
       *[tile] un aventurero avanza o retrocede una loseta; las casillas vacías no cuentan.
    }
    - **Dado** (4): lánzalo, y un aventurero avanza exactamente eso; si ninguno puede, nadie se mueve.

    { $step ->
        [space] Nadie **vuelve** a las escaleras.
       *[tile] Nadie **vuelve** a las escaleras, ni retrocede desde la primera loseta que queda.
    } Osiris siempre lanza hacia delante.
luxor-rules-horus-cards-title = Cartas de Horus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: un aventurero avanza cuanto quieras, dentro de esos números.
    - **1–dado**: lanza y elige hasta ese número.
    - **Todos +1**, **Todos +2**: avanzan todos los activos que pueden, primero el más cercano a la cámara, con Osiris, Anubis y cámara para cada uno. Después elige a **uno** de ellos para la acción. Entrar en la cámara ya fue su acción: quien entró no se puede elegir.
    - **Último → penúltimo**: uno de tus activos más atrasados se une al tuyo más cercano en una casilla más adelante y realiza ahí la acción. Una casilla vacía no tiene.
    - **1**, **2**, **3 y tesoro fácil**: exactamente eso. Un tesoro ahí, incluso tras Osiris, pide un aventurero menos.

    Cada nivel tiene 1–dado, Último → penúltimo y
    - Nivel 1: 1–3 (2), 1–4, Todos +1, 1 y tesoro fácil (2)
    - Nivel 2: 1–4, 1–5 (2), Todos +1, 2 y tesoro fácil (2)
    - Nivel 3: 1–5, 1–6 (2), Todos +2, 3 y tesoro fácil (2)

    Un **ejemplo** de Todos +2: tres van de la misma casilla a Osiris +3, que los lanza a un tesoro; un cuarto llega a un túnel. Realizas una de las dos acciones.
luxor-rules-tomb-title = La cámara funeraria
luxor-rules-tomb-body =
    Un aventurero entra con el **número exacto** de pasos y por **una llave**, que se queda en el tablero. Nadie sale. Ahí dentro, cada uno vale **13 PV** al final.

    El primero en entrar, sea de quien sea, gana el sarcófago de **5 PV**; el segundo, el de **3 PV**. Los siguientes pagan una llave y no ganan ninguno.
luxor-rules-scoring-body =
    A los PV de tus tesoros, suma
    1. **Aventureros**, según la pared. Dormido o en las escaleras **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · cámara funeraria: **13**
    2. **Sarcófagos**: 5 y 3
    3. **Llaves**: 1 cada una
    4. **Conjuntos** de vasija, joya y estatua, todos juntos. 1: **3** · 2: **7** · 3: **12** · 4: **18** · 5: **25** · 6: **33** · 7: **42** · 8 o más: **52**. Con dos comodines por conjunto como máximo, se forman tantos como sea posible.
    5. **Escarabajos**: de 1 a 4 cada uno

    Dos **ejemplos**: aventureros en las escaleras, la 25, 29, 34 y la cámara: 0 + 5 + 5 + 8 + 13 = **31**. Tres conjuntos, dos con comodines, y un comodín que sobra: **12**.

    En un empate gana el sarcófago más valioso entre quienes empatan; sin ninguno, comparten la victoria.
luxor-rules-end-body =
    Una ronda empieza con quien tiene la bandera de jugador inicial y sigue en sentido horario.

    La ronda en la que el **segundo aventurero** entra en la cámara es la última.

    La partida también acaba si nadie puede mover durante **una ronda entera**.
luxor-rules-rulings-body =
    «Reconstrucción» suple imágenes que no tenemos. Lo demás son reglas de la casa.

luxor-ruling-board = Reconstrucción: el pasadizo, sus losetas, las estatuas y los PV de la pared.
luxor-ruling-horus-cards = Reconstrucción: las cartas de Horus de cada nivel.
luxor-ruling-treasures = Reconstrucción: los aventureros que pide cada tesoro.
luxor-ruling-temple-backs = Reconstrucción: el dorso de las losetas de templo.
luxor-ruling-scarabs = Reconstrucción: los valores de los escarabajos.
luxor-ruling-first-player = Un sorteo decide quién empieza.
luxor-ruling-playable-card = Si solo una carta exterior puede mover a alguien, tienes que jugarla; un dado cuenta si alguna tirada podría.
luxor-ruling-step =
    { $step ->
        [space] En esta mesa, ±1 cuenta casillas, como los reglamentos en español y francés. La regla de la casa son losetas, como el reglamento en portugués.
       *[tile] ±1 cuenta losetas, como el reglamento en portugués; la mesa puede elegir casillas, como los reglamentos en español y francés.
    }
luxor-ruling-backward =
    { $step ->
        [space] Nadie vuelve a las escaleras.
       *[tile] Nadie vuelve a las escaleras ni retrocede desde la primera loseta que queda.
    }
luxor-ruling-osiris-tomb = Osiris puede lanzar a la cámara.
luxor-ruling-overshoot = No vale un movimiento en el que Osiris lanza más allá de la cámara, o a ella sin llave.
luxor-ruling-key-space = Una llave pagada por la cámara no vuelve a la reserva.
luxor-ruling-horus-supply = Si las llaves o cartas de una loseta de Horus se han agotado, recibes lo otro.
luxor-ruling-supplies = Lo mismo vale para escarabajo o comodín.
luxor-ruling-anubis = Pasar por Anubis de cualquier modo despierta al tuyo que duerme.
luxor-ruling-all = Todos: basta con que pueda uno. Cada uno que entra en la cámara paga una llave, ya ha hecho su acción y no se puede elegir.
luxor-ruling-all-woken = Quien despierta con «Todos» espera al turno siguiente.
luxor-ruling-last-none = Último → penúltimo pide un aventurero en una casilla más adelante.
luxor-ruling-last-tomb = Si ese está en la cámara, el último entra y paga una llave.
luxor-ruling-less-osiris = «Tesoro fácil» también vale tras Osiris.
luxor-ruling-all-nothing = Después de Todos puedes elegir una loseta que no hace nada.
luxor-ruling-stuck = Una ronda sin movimiento se cuenta desde el jugador inicial. Un dado lanzado en vano no es un movimiento.
luxor-ruling-reshuffle = Los descartes se barajan cuando hay que robar y el mazo está vacío; las cartas de Horus vuelven para cualquiera.
luxor-ruling-private-play = El resto solo ve tu movimiento terminado. El dado es público y no se deshace.
luxor-ruling-single = Siempre eliges una carta. Después, si solo hay una opción, se elige sola.

## El barajado de una partida terminada, comprobado

luxor-verify-done = ✅ Comprobado. El secreto es el que sellé antes del reparto, y cada barajado y cada dado salen de él y de vuestros clics. Cada jugada sigue las reglas, y el resultado es correcto.
luxor-part-drop = { luxor-do-discard }
luxor-ask-drop = ¿Descartas de verdad esta carta?
luxor-other-drop = Quedármela
