# Words on the pictures of Guardiões do Mausoléu, and their alternative texts.

## On the pictures

mausoleum-picture-discard = Descarte
mausoleum-picture-passed = Pasa
mausoleum-picture-empty = Tu mano está vacía
mausoleum-picture-sets = Conjuntos
mausoleum-picture-bonus = Extra
mausoleum-picture-over =
    { $count ->
        [one] Descarta 1 carta
       *[other] Descarta { $count } cartas
    }
mausoleum-picture-give = Una carta para { $name }
mausoleum-picture-target = ¿Quién?
mausoleum-picture-take = llévate 1 pieza
mausoleum-picture-recover = recupera 1 carta
mausoleum-picture-lose = pierde 1 pieza
mausoleum-picture-keep = en juego
mausoleum-picture-new = nueva
mausoleum-picture-blocks = lo para
mausoleum-picture-last = Mazo vacío: { $passes } de { $seats } pasaron
mausoleum-picture-no-no-target = sin objetivo
mausoleum-picture-no-empty-discard = descarte vacío
mausoleum-picture-no-second-mausolo = solo uno
mausoleum-picture-no-nothing-to-give = nada que dar
mausoleum-picture-draw = roba 1
mausoleum-picture-play = juega 0–1
mausoleum-picture-limit = máximo 5
mausoleum-picture-sixty-want = Las cuatro piezas, una de cada, valen 8 puntos
mausoleum-picture-sixty-turn = Roba una carta, juega una: construye, defiéndete o ataca
mausoleum-picture-sixty-end = Sin mazo y todos pasan, o nadie tiene cartas en la mano
mausoleum-picture-sixty-mistake = Construir sin escudo: los ataques rompen tus conjuntos
mausoleum-picture-symbols-construction = Construcción
mausoleum-picture-symbols-characters = Personajes
mausoleum-picture-symbols-events = Eventos y acciones
mausoleum-picture-symbols-table = Mesa
mausoleum-picture-symbol-points = Puntos
mausoleum-picture-symbol-crown = Un conjunto vale doble
mausoleum-picture-symbol-missing = Pieza que falta
mausoleum-picture-symbol-waiting = Escudo en espera
mausoleum-picture-symbol-spent = Personaje ya usado
mausoleum-picture-symbol-played = Recién jugada
mausoleum-picture-symbol-hand = Cartas en la mano
mausoleum-picture-symbol-pile = Mazo
mausoleum-picture-symbol-discard = Descartes
mausoleum-picture-symbol-passing = Pasa
mausoleum-picture-symbol-swap = Han cambiado cartas

## What a card does, in a few words

mausoleum-picture-effect-base = Las cuatro piezas valen 8 puntos
mausoleum-picture-effect-colunas = Las cuatro piezas valen 8 puntos
mausoleum-picture-effect-piramide = Las cuatro piezas valen 8 puntos
mausoleum-picture-effect-estatuas = Las cuatro piezas valen 8 puntos
mausoleum-picture-effect-mausolo = Un conjunto completo vale el doble
mausoleum-picture-effect-artemisia = Roba dos cartas más
mausoleum-picture-effect-arquitetos = Escudo contra Terremoto
mausoleum-picture-effect-escultores = Escudo contra Invasión y Robo
mausoleum-picture-effect-terremoto = Un rival pierde una construcción
mausoleum-picture-effect-invasao = Quita una construcción a un rival
mausoleum-picture-effect-descoberta = Recupera 1 carta del descarte
mausoleum-picture-effect-troca = Da una carta, recibe otra al azar
mausoleum-picture-effect-roubo = Quita una carta al azar
mausoleum-picture-effect-protecao = Escudo contra el próximo golpe

## Alternative texts

mausoleum-alt-board = Tablero de Guardiões do Mausoléu. Mazo: { $pile }. Descarte: { $discard }.
mausoleum-alt-top = Encima: { $card }.
mausoleum-alt-seat = { $symbol } { $name }: { $points } puntos, { $hand } en la mano; Base { $base }, Columnas { $colunas }, Pirámide { $piramide }, Estatuas { $estatuas }.
mausoleum-alt-shields = Escudos en la mesa: { $cards }.
mausoleum-alt-crown = Mausolo cuenta doble un conjunto completo.
mausoleum-alt-used = Usados: { $cards }.
mausoleum-alt-hand = Tu mano: { $cards }.
mausoleum-alt-gain = { $points } puntos
mausoleum-alt-missing = luego falta { $cards }
mausoleum-alt-more =
    { $count ->
        [one] 1 carta más
       *[other] { $count } cartas más
    }
mausoleum-alt-stops = { $symbol } lo para con { $card }
mausoleum-alt-holds =
    { $count ->
        [one] { $symbol } 1 carta
       *[other] { $symbol } { $count } cartas
    }
mausoleum-alt-takes = { $card }: { $symbol } { $loss }, tú { $gain }
mausoleum-alt-loses = { $symbol } { $loss }
mausoleum-alt-empty = Tu mano está vacía.
mausoleum-alt-score = Puntuación final de Guardiões do Mausoléu.
mausoleum-alt-place = { $place }. { $symbol } { $name }: { $sets } por conjuntos, { $several } de bonificación, { $mausolo } por Mausolo, { $total } en total.
mausoleum-alt-cover = Guardiões do Mausoléu: un mausoleo de mármol sobre el puerto al amanecer. En la mesa: { $names }.
mausoleum-alt-rules-sixty = En sesenta segundos. Tu meta: un mausoleo completo, 8 puntos. Tu turno: una carta del mazo, luego una pieza, un escudo, una ayuda o un ataque. El final: el mazo está vacío y todo el mundo pasa. Error de novato: un ataque se lleva las estatuas de un mausoleo sin escudo.
mausoleum-alt-rules-goal = Un mausoleo completo hecho de Base, Columnas (Colunas), Pirámide y Estatuas: 8 puntos.
mausoleum-alt-rules-turn = Un turno: roba una carta, juega una o ninguna, quédate con cinco como máximo.
mausoleum-alt-rules-turn-hand-limit-always = Un turno: roba una carta, quédate con cinco como máximo, juega una o ninguna.
mausoleum-alt-rules-construction = Las cuatro cartas de construcción, seis de cada: Base, Columnas (Colunas), Pirámide, Estatuas.
mausoleum-alt-rules-characters = Los cuatro personajes, tres de cada: Mausolo, Artemisia II, Arquitectos (Arquitetos), Escultores.
mausoleum-alt-rules-events = Los eventos: dos Terremoto, tres Invasión (Invasão), tres Hallazgo arqueológico (Descoberta Arqueológica).
mausoleum-alt-rules-actions = Las acciones: tres Intercambio (Troca), tres Robo (Roubo), dos Protección (Proteção).
mausoleum-alt-rules-defence = Qué detiene qué: Terremoto con Arquitectos (Arquitetos) o Protección (Proteção); Invasión (Invasão) y Robo (Roubo) con Escultores o Protección; Intercambio (Troca) con Protección.
mausoleum-alt-rules-scoring = Ejemplos: un conjunto, 8 puntos; dos conjuntos, 16 + 4; dos conjuntos con Mausolo, 16 + 4 + 8.
mausoleum-alt-rules-end = El final: el mazo está vacío y todos han pasado seguidos, o todas las manos están vacías.

## El tablero en palabras

mausoleum-words-passes = Pases seguidos: { $passes }. Con { $count }, la partida termina.
mausoleum-words-discard = En la pila de descartes: { $cards }.
