# Palabras en las imágenes de Luxor y sus textos alternativos.

## En las imágenes

# The table from a chair: how near the end is, and the choices beside the cards.
luxor-picture-over = La partida ha acabado
luxor-picture-last-round = Última ronda: { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
luxor-picture-in-tomb =
    { $count ->
        [0] Nadie en la tumba aún
       *[other] 1 de 2: el siguiente acaba la partida
    }
luxor-picture-at = en { $from }
luxor-picture-roll = tira el dado
luxor-picture-all = todos avanzan
luxor-picture-empty = Tu mano está vacía
luxor-picture-treasures = Tesoros
luxor-picture-adventurers = Aventureros
luxor-picture-sarcophagi = Sarcófagos
luxor-picture-keys = Llaves
luxor-picture-sets = Conjuntos
luxor-picture-scarabs = Escarabajos
luxor-picture-lay = carta exterior, mover
luxor-picture-act = acción de la loseta
luxor-picture-draw = robar hacia el centro
luxor-picture-move-skip = las casillas vacías no cuentan
luxor-picture-move-back = una loseta adelante o atrás
luxor-picture-move-back-space = una casilla adelante o atrás
luxor-picture-move-osiris = Osiris te lanza, y otro Osiris vuelve a lanzar
luxor-picture-move-tomb = el número exacto y una llave
luxor-picture-move-barred = demasiado lejos o sin llave: no vale
luxor-picture-wake-pass = un aventurero pasa ante Anubis
luxor-picture-wake-own = solo despierta el tuyo que duerme ahí
luxor-picture-wake-stairs = en las escaleras, listo para tu siguiente turno
luxor-picture-end-tomb = se acaba la ronda y se puntúa
luxor-picture-end-stuck = nadie puede mover: se puntúa
luxor-picture-tile-tunnel = hasta el próximo túnel
luxor-picture-tile-scarab = puntos secretos
luxor-picture-tile-eyes-12 = carta con 1 o 2 ojos
luxor-picture-tile-eyes-23 = carta con 2 o 3 ojos
luxor-picture-tile-wild = vale por cualquier tesoro
luxor-picture-tile-scarab-or-wild = uno de los dos
luxor-picture-sixty-want = Tesoros por el camino y luego un lugar en la cámara
luxor-picture-sixty-turn = Juega una carta exterior, mueve, usa la loseta, roba otra
luxor-picture-sixty-end = Con dos en la cámara, se acaba la ronda y se cuenta
luxor-picture-sixty-mistake = Adelantarse con uno solo: los tesoros suelen pedir dos o tres
luxor-picture-symbols-treasures = Tesoros
luxor-picture-symbols-acts = Losetas con acción
luxor-picture-symbols-temple = Templo y puntos
luxor-picture-symbols-cards = Cartas y turnos
luxor-picture-symbol-vase = Vasija
luxor-picture-symbol-jewel = Joya
luxor-picture-symbol-statue = Estatua
luxor-picture-symbol-wild = Comodín: un tesoro
luxor-picture-symbol-sets = Uno de cada: conjunto
luxor-picture-symbol-need = Aventureros que pide
luxor-picture-symbol-horus = Horus: llave o carta
luxor-picture-symbol-osiris = Osiris: 3 más
luxor-picture-symbol-tunnel = Al próximo túnel
luxor-picture-symbol-scarab = Escarabajo: PV secretos
luxor-picture-symbol-scarab-or-wild = Escarabajo o comodín
luxor-picture-symbol-eyes = Carta de nivel 1 o 2
luxor-picture-symbol-below = Loseta de templo debajo
luxor-picture-symbol-cobra = Cobra: un túnel
luxor-picture-symbol-falcon = Halcón: carta o escarabajo
luxor-picture-symbol-lion = León: un comodín
luxor-picture-symbol-adventurer = Aventurero
luxor-picture-symbol-several = Tres de una persona
luxor-picture-symbol-asleep = Duerme junto a Anubis
luxor-picture-symbol-stairs = Escaleras, casilla 0
luxor-picture-symbol-number = Número de la casilla
luxor-picture-symbol-points = PV de un lugar
luxor-picture-symbol-first = Primero en la cámara: 5
luxor-picture-symbol-second = Segundo: 3
luxor-picture-symbol-key = Llave de la cámara
luxor-picture-symbol-ghost = Estaba aquí antes
luxor-picture-symbol-way = Camino del último turno
luxor-picture-symbol-left = Carta izquierda
luxor-picture-symbol-right = Carta derecha
luxor-picture-symbol-pile = Mazo
luxor-picture-symbol-plus-minus = 1 adelante o atrás
luxor-picture-symbol-die = Tira el dado y mueve
luxor-picture-symbol-up-to = De 1 a 4, a elegir
luxor-picture-symbol-all = Todos los tuyos: 1 más
luxor-picture-symbol-last = Último al siguiente
luxor-picture-symbol-less = 2, y pide uno menos
luxor-picture-symbol-torch = De quién es el turno
luxor-picture-symbol-flag = Quien empieza
luxor-picture-symbol-crown = Ha ganado

## Textos alternativos

luxor-alt-board = Luxor, ronda { $round }. Losetas en el templo: { $tiles }. Mazo: { $pile }.
luxor-alt-top = Última carta: { $card }.
luxor-alt-first = Empieza la ronda: { $name }.
luxor-alt-last = ¡Última ronda! Aún juegan: { $names }.
luxor-alt-won = Sarcófagos ganados por: { $names }.
luxor-alt-seat =
    { $points ->
        [one] { $symbol } { $name }: { $points } punto; llaves { $key }, vasijas { $vase }, joyas { $jewel }, estatuas { $statue }, comodines { $wild }, escarabajos { $scarab }. Aventureros: { $where }.
       *[other] { $symbol } { $name }: { $points } puntos; llaves { $key }, vasijas { $vase }, joyas { $jewel }, estatuas { $statue }, comodines { $wild }, escarabajos { $scarab }. Aventureros: { $where }.
    }
luxor-alt-asleep = dormido ante Anubis { $number }
luxor-alt-stairs = escaleras
luxor-alt-tomb = cámara funeraria
luxor-alt-hand = Tu mano, de izquierda a derecha: { $cards }.
luxor-alt-empty = Tu mano está vacía.
luxor-alt-scarabs = Tus escarabajos: { $values }.
luxor-alt-discard = Nadie puede mover; puedes descartar: { $cards }.
luxor-alt-card = Carta: { $card }.
luxor-alt-die = Dado: { $number }.
luxor-alt-left = Carta izquierda, { $card }: { $moves }.
luxor-alt-right = Carta derecha, { $card }: { $moves }.
luxor-alt-roll = { $letter }: tirar el dado
luxor-alt-there = { $have }/{ $need }
luxor-alt-some = varios
luxor-alt-move = { $letter }: { $from } → { $to }, { $what }
luxor-alt-mover = { $letter }: { $from } → { $ends }
luxor-alt-complete = completo
luxor-alt-thrown = vía Osiris en { $spaces }
luxor-alt-waking = despierta a { $count }
luxor-alt-tunnel = túnel hasta la { $end }
luxor-alt-tunnel-end = túnel sin salida
luxor-alt-nothing = no queda nada que coger
luxor-alt-prize =
    { $points ->
        [0] cuesta una llave, no queda sarcófago
       *[other] cuesta una llave, sarcófago de { $points } PV
    }
luxor-alt-act = Losetas con acción posible: { $where }.
luxor-alt-rewards = Puedes llevarte: { $rewards }.
luxor-alt-reward-key = una llave
luxor-alt-reward-scarab = un escarabajo
luxor-alt-reward-wild = un comodín
luxor-alt-card-number = { $number }
luxor-alt-card-plus-minus = ±1
luxor-alt-card-die = dado
luxor-alt-card-up-to = 1–{ $number } (Horus { $level })
luxor-alt-card-up-to-die = 1–dado (Horus { $level })
luxor-alt-card-all = todos avanzan { $number } (Horus { $level })
luxor-alt-card-last = el último hasta el penúltimo (Horus { $level })
luxor-alt-card-less = { $number } y tesoro fácil (Horus { $level })
luxor-alt-tile-empty = casilla vacía
luxor-alt-tile-vase = vasija, { $points } PV
luxor-alt-tile-jewel = joya, { $points } PV
luxor-alt-tile-statue = estatua, { $points } PV
luxor-alt-tile-osiris = Osiris +{ $steps }
luxor-alt-tile-horus-1 = llave u Horus 1
luxor-alt-tile-horus-2 = llave u Horus 2
luxor-alt-tile-horus-3 = llave u Horus 3
luxor-alt-tile-tunnel = túnel
luxor-alt-tile-scarab = escarabajo
luxor-alt-tile-eyes-12 = Horus 1 o 2
luxor-alt-tile-eyes-23 = Horus 2 o 3
luxor-alt-tile-wild = comodín
luxor-alt-tile-scarab-or-wild = escarabajo o comodín
luxor-alt-score = Puntuación final de Luxor.
luxor-alt-place = { $place }. { $symbol } { $name }: tesoros { $treasures }, aventureros { $adventurers }, sarcófagos { $sarcophagi }, llaves { $keys }, conjuntos { $sets }, escarabajos { $scarabs }; { $total } en total.
luxor-alt-cover = Luxor: la puerta de un templo de noche, guardada por dos estatuas de Anubis. En la mesa: { $names }.
luxor-alt-rules-sixty = En sesenta segundos. Tu meta: una vasija, una joya, una estatua y, al final del camino, un sarcófago. Tu turno: una de las dos cartas de los extremos, de cinco, un aventurero va a una loseta, una carta nueva. El final: dos aventureros junto a los dos sarcófagos. Error de novato: un aventurero solo en tesoros que piden tres y dos.
luxor-alt-rules-goal = Aventureros de cuatro colores reúnen vasijas, joyas y estatuas camino de los dos sarcófagos.
luxor-alt-rules-turn = Un turno: jugar la carta exterior izquierda o derecha y mover; hacer la acción de la loseta; robar una carta hacia el centro de la mano.
luxor-alt-rules-movement = Una carta 2: una casilla vacía en el camino no cuenta. ±1: una loseta adelante o atrás, también saltando una casilla vacía. Una carta 1 hasta Osiris +2, que lanza hasta Osiris +1, que vuelve a lanzar. La cámara funeraria: el número exacto y una llave; demasiado lejos o sin llave no está permitido. Losetas de Osiris: una de +1, dos de +2, dos de +3, una de +4.
luxor-alt-rules-movement-step-space = Una carta 2: una casilla vacía en el camino no cuenta. ±1: una casilla adelante o atrás, también a una casilla vacía. Una carta 1 hasta Osiris +2, que lanza hasta Osiris +1, que vuelve a lanzar. La cámara funeraria: el número exacto y una llave; demasiado lejos o sin llave no está permitido. Losetas de Osiris: una de +1, dos de +2, dos de +3, una de +4.
luxor-alt-rules-statues = Un aventurero va de la 6 a la 8 pasando ante la estatua de Anubis: el compañero que dormía ahí despierta, los demás siguen durmiendo; ahora está de pie en las escaleras. Las estatuas están entre la 7 y la 8, la 13 y la 14, la 19 y la 20.
luxor-alt-rules-treasures = Vasijas, joyas y estatuas: 1 PV exige un aventurero (1 de cada tipo), 3 PV dos (4), 4 PV dos (3), 5 PV tres (1), 6 PV tres (1). Cobra, halcón y león descubren una loseta de templo.
luxor-alt-rules-horus = Losetas de Horus, dos de cada con uno, dos y tres ojos: una llave o la carta superior del mazo con ese número de ojos.
luxor-alt-rules-temple = Losetas de templo. Cobra: 4 túneles. Halcón: 4 escarabajos, 1 carta de Horus con 1 o 2 ojos, 1 con 2 o 3 ojos. León: 3 comodines, 1 escarabajo o comodín.
luxor-alt-rules-starters = El mazo inicial: seis cartas 1, cuatro de cada de 2, 3, 4 y 5, cinco ±1, cuatro dados.
luxor-alt-rules-horus-cards = Las cartas de Horus, ocho de cada nivel: 1 hasta un número, 1 hasta el dado, todos avanzan, el último hasta el penúltimo, un aventurero menos.
luxor-alt-rules-tomb = Cada aventurero que entra en la cámara funeraria paga una llave; el primero gana el sarcófago de 5 PV, el segundo el de 3 PV; cada uno vale allí 13 PV.
luxor-alt-rules-scoring = Ejemplos de puntuación: tesoros 3 + 4 + 5 = 12; aventureros 0 + 5 + 5 + 8 + 13 = 31; sarcófagos 5 y 3; 1 por llave; de uno a ocho conjuntos 3, 7, 12, 18, 25, 33, 42, 52; escarabajos 4 + 2 + 2 + 1 = 9.
luxor-alt-rules-end = El final: ganados los dos sarcófagos, se acaba la ronda y se puntúa; o nadie pudo mover en una ronda entera.

## El tablero en palabras

luxor-words-horus = Cartas de Horus: { $stacks }.
luxor-words-stack = nivel { $level }, quedan { $count }, arriba «{ $card }»
luxor-words-stack-none = nivel { $level }, ninguna
luxor-words-discard = Pila de descartes: { $cards }.
luxor-words-supply = Reserva: llaves { $key }, escarabajos { $scarab }, comodines { $wild }. Losetas de templo boca abajo: cobra { $cobra }, halcón { $falcon }, león { $lion }.
luxor-words-legend = Las casillas en orden; en un tesoro, sus PV / cuántos aventureros pide, luego el dios que hay debajo, si lo hay; entre paréntesis, quién está ahí.
luxor-words-part = **{ $first }–{ $last }** (pared { $points } PV): { $spaces }
luxor-words-asleep = Dormidos ante Anubis { $number }: { $who }
luxor-words-treasure = { luxor-treasure } { $points }/{ $need }
luxor-words-treasure-over = { luxor-treasure } { $points }/{ $need } { $back }
luxor-words-cobra = cobra
luxor-words-falcon = halcón
luxor-words-lion = león
luxor-words-tomb = **Cámara funeraria** ({ $points } PV): { $sarcophagi }
luxor-words-sarcophagus = sarcófago { $points } PV
luxor-words-sarcophagus-won = sarcófago { $points } PV ganado por { $name }
