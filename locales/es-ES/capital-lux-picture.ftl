# Palabras en las imágenes de Capital Lux y sus textos alternativos.

## En las imágenes

capital-lux-picture-empty-over = La partida ha terminado
capital-lux-picture-empty-gold = Nada que decidir: el resto aún piensa en su oro
capital-lux-picture-empty-closer = Tu mano está vacía: el resto juega un turno más
capital-lux-picture-empty-played = Tu mano está vacía: la ronda está acabando
capital-lux-picture-step-modifiers = Revelar
capital-lux-picture-step-limits = Límites
capital-lux-picture-step-gold = Oro
capital-lux-picture-step-lost = Perdido
capital-lux-picture-step-bonus = Bonus
capital-lux-picture-step-starts = Inicio
capital-lux-picture-step-score = Puntos
capital-lux-picture-sixty-want = Ciudadanos valiosos en casa, ningún color sobre su límite
capital-lux-picture-sixty-turn = Una carta: en casa por puntos o en la Capital por su poder
capital-lux-picture-sixty-end = Mano vacía: últimos turnos, luego límites. Tres rondas
capital-lux-picture-sixty-mistake = Llenar solo tu casa: un color sobre su límite se pierde
capital-lux-picture-symbols-cards = Ciudadanos
capital-lux-picture-symbols-powers = En la Capital, una carta además …
capital-lux-picture-symbols-limits = Límites
capital-lux-picture-symbols-table = Mesa
capital-lux-picture-symbol-agent = Agente
capital-lux-picture-symbol-cleric = Clérigo
capital-lux-picture-symbol-scientist = Científico
capital-lux-picture-symbol-merchant = Mercader
capital-lux-picture-symbol-value = Carta de valor 5
capital-lux-picture-symbol-new = Recién jugada
capital-lux-picture-symbol-power-agent = Mira un modificador
capital-lux-picture-symbol-power-cleric = Se lleva la más baja
capital-lux-picture-symbol-power-scientist = Roba una carta
capital-lux-picture-symbol-power-merchant = Gana una moneda
capital-lux-picture-symbol-modifier = Modificador oculto
capital-lux-picture-symbol-known = Modificador conocido
capital-lux-picture-symbol-limit = Límite de la Capital
capital-lux-picture-symbol-within = Dentro del límite
capital-lux-picture-symbol-above = Sobre el límite
capital-lux-picture-symbol-unknown = Límite aún incierto
capital-lux-picture-symbol-over = Por encima, de momento
capital-lux-picture-symbol-lost = Perdida
capital-lux-picture-symbol-payable = 2 monedas la salvan
capital-lux-picture-symbol-unpayable = 2 monedas, no bastan
capital-lux-picture-symbol-arrow = Antes, después
capital-lux-picture-symbol-home = Ciudad natal
capital-lux-picture-symbol-capital = Capital
capital-lux-picture-symbol-coin = Moneda: 1 punto
capital-lux-picture-symbol-hand = Cartas en la mano
capital-lux-picture-symbol-deck = Mazo
capital-lux-picture-symbol-bonus = Cartas de bonificación
capital-lux-picture-symbol-flag = Abre la ronda
capital-lux-picture-symbol-check = Ya ha decidido
capital-lux-picture-symbol-hourglass = Aún decide
capital-lux-picture-symbol-round = Ronda 2 de 3
capital-lux-picture-symbol-lock = Mano vacía: últimos turnos
capital-lux-picture-symbol-play = De quién es el turno

## Textos alternativos

capital-lux-alt-totals = { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-alt-board = Capital Lux, ronda { $round } de { $rounds }. Mazo: { $pile }. Monedas en la reserva: { $coins }. Modificadores en la pila: { $modifiers }.
capital-lux-alt-draft = Elección de cartas, { $number } de { $count }.
capital-lux-alt-closing = Últimos turnos. Sin cartas: { $name }.
capital-lux-alt-capital = Capital: { capital-lux-alt-totals }.
capital-lux-alt-hidden = Modificadores ocultos: { $colours }.
capital-lux-alt-seat = { $symbol } { $name }: { capital-lux-alt-totals }; monedas { $coins }, mano { $hand }, bonificaciones { $bonus }.
capital-lux-alt-over = Por encima del límite: { $colours }.
capital-lux-alt-packet = Elección de cartas, { $number } de { $count }, entre: { $cards }.
capital-lux-alt-chosen = Elegidas ahora: { $cards }.
capital-lux-alt-kept = Ya te has quedado con: { $cards }.
capital-lux-alt-hand = Tu mano: { $cards }.
capital-lux-alt-empty = Tu mano está vacía.
capital-lux-alt-looked = El modificador que colocas: { $value }.
capital-lux-alt-card =
    { $over ->
        [0] { $card }: casa { $home }; { capital-lux-do-long-capital }.
       *[other] { $card }: casa { $home }, { $over } de más; { capital-lux-do-long-capital }.
    }
capital-lux-alt-take =
    { $over ->
        [0] { $card }: casa { $home }.
       *[other] { $card }: casa { $home }, { $over } de más.
    }
capital-lux-alt-lay =
    { $over ->
        [0] { $colour }: { capital-lux-before } → { capital-lux-limit }, tú { $home }.
       *[other] { $colour }: { capital-lux-before } → { capital-lux-limit }, tú { $home }, { $over } de más.
    }
capital-lux-alt-lay-over = Pasan entonces del límite: { $seats }.
capital-lux-alt-cleric = El Clérigo puede llevarse: { $cards }.
capital-lux-alt-laid = Modificadores que colocaste: { $where }.
capital-lux-alt-bonus = Tus cartas de bonificación: { $cards }.
capital-lux-alt-saving = Por ahora salvas con oro: { $colours }.
capital-lux-alt-end = Final de la ronda { $round }. Límites: { capital-lux-alt-totals }.
capital-lux-alt-revealed = Modificadores revelados: { $where }.
capital-lux-alt-end-seat = { $symbol } { $name }: ciudad natal { $total }.
capital-lux-alt-end-saved = Salvados con monedas: { $colours }.
capital-lux-alt-end-lost = Perdidos: { $colours }.
capital-lux-alt-end-bonus = Cartas de bonificación ganadas: { $cards }.
capital-lux-alt-next = Empieza la próxima ronda: { $name }.
capital-lux-alt-score = Puntuación final de Capital Lux.
capital-lux-alt-place = { $place }. { $symbol } { $name }: ciudad natal { $hometown }, cartas de bonificación { $bonus }, monedas { $coins }; { $total } en total.
capital-lux-alt-cover = Capital Lux: las torres luminosas de cuatro gremios de noche, reflejadas en el agua bajo un anillo de luz. En la mesa: { $names }.
capital-lux-alt-rules-sixty = En sesenta segundos. Tu meta: una ciudad natal con 5, 4, 6 y 3, en total 18. Tu turno: una carta sube a la Capital por su poder, o baja a tu ciudad natal. El final: tres rondas; una mano sin cartas, luego la comprobación. Error de novato: en casa 11 en Clérigos, en la Capital 4: se pierden todos.
capital-lux-alt-rules-goal = Arriba, la Capital; abajo, una ciudad natal. Agentes 9 de 11, Clérigos 9 de 14 y Mercaderes 6 de 10 están dentro del límite; Científicos 9 de 7 se pierden.
capital-lux-alt-rules-draft = La elección: de seis cartas, quédate con dos y pasa cuatro a la izquierda; de las que llegan, quédate con dos y pasa dos a la izquierda; quédate con las que llegan después.
capital-lux-alt-rules-turn = Un turno: una carta, arriba, en la Capital, por su poder, o abajo, en tu ciudad natal, por sus puntos.
capital-lux-alt-rules-agent = El Agente en la Capital: mira el modificador superior, +4, +2, −1 o −3, y colócalo boca abajo sobre cualquiera de los cuatro colores.
capital-lux-alt-rules-cleric = El Clérigo en la Capital: elige azul, verde o amarillo y llévate de allí a tu ciudad natal la carta de menor valor de ese color.
capital-lux-alt-rules-scientist = El Científico en la Capital: roba la carta superior del mazo y añádela a tu mano.
capital-lux-alt-rules-merchant = El Mercader en la Capital: gana una de las ocho monedas de oro. Una moneda vale un punto, o salva un color que supera su límite en 1.
capital-lux-alt-rules-round-end = El final de la ronda: alguien se queda sin cartas, el resto juega un turno más, las cartas que quedan en las manos van a las ciudades natales, se revelan los modificadores, se comprueban los límites.
capital-lux-alt-rules-gold = Un ejemplo: límites 9, 3, 9 y 12, ciudad natal 11, 4, 6 y 13. Tres monedas salvan a los Agentes y a los Mercaderes; los Clérigos se pierden.
capital-lux-alt-rules-bonus = Un ejemplo: tres personas empatan a 9. En orden de turno, a partir de quien empezó la ronda, la primera se lleva el 6 de la Capital; la segunda, el 4; la tercera, nada.
capital-lux-alt-rules-scoring = Puntuación: ciudad natal 31, cartas de bonificación 11, dos monedas 2, en total 44. En caso de empate, gana quien tenga más cartas de valor 6; después, de 5, 4, 3 y 2.
capital-lux-alt-rules-cards = La caja: en cada uno de los cuatro colores tres cartas de 2, cuatro de 3, cuatro de 4, cuatro de 5 y tres de 6; modificadores +4, +2, −1, −3; ocho monedas de oro.

## La mesa en palabras

capital-lux-words-starter = Primer turno de esta ronda: { $name }.
capital-lux-words-discard = Cartas perdidas, fuera de la partida: { $cards }.
capital-lux-words-capital = Capital, con sus cartas: { $colours }.
capital-lux-words-known = Modificadores que conoces: { $colours }.
capital-lux-words-seat = { $symbol } { $name }: { $colours }; monedas { $coins }, mano { $hand }, bonificaciones { $bonus }.
