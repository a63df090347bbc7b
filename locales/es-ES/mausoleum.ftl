# Guardiões do Mausoléu. Las cartas conservan su nombre portugués en todos los idiomas y van sin artículo.
# Los puntos de estos textos van siempre de ocho en ocho y de cuatro en cuatro: no necesitan singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardianes del Mausoleo
mausoleum-about = Construye tu mausoleo pieza a pieza: una base, columnas, una pirámide y estatuas forman un conjunto que vale 8 puntos. Terremotos, invasiones y robos amenazan la obra, y los personajes te ayudan a protegerla y a darle más valor.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartas en la mano como máximo, al final del turno
mausoleum-option-hand-limit-always = 5 cartas en la mano como máximo, en todo momento

## Cards

mausoleum-card-base = Base
mausoleum-card-colunas = Colunas
mausoleum-card-piramide = Pirâmide
mausoleum-card-estatuas = Estátuas
mausoleum-card-mausolo = Mausolo
mausoleum-card-artemisia = Artemísia II
mausoleum-card-arquitetos = Arquitetos
mausoleum-card-escultores = Escultores
mausoleum-card-terremoto = Terremoto
mausoleum-card-invasao = Invasão
mausoleum-card-descoberta = Descoberta Arqueológica
mausoleum-card-troca = Troca
mausoleum-card-roubo = Roubo
mausoleum-card-protecao = Proteção

mausoleum-gloss-base = Base
mausoleum-gloss-colunas = Columnas
mausoleum-gloss-piramide = Pirámide
mausoleum-gloss-estatuas = Estatuas
mausoleum-gloss-mausolo = Mausolo
mausoleum-gloss-artemisia = Artemisia II
mausoleum-gloss-arquitetos = Arquitectos
mausoleum-gloss-escultores = Escultores
mausoleum-gloss-terremoto = Terremoto
mausoleum-gloss-invasao = Invasión
mausoleum-gloss-descoberta = Hallazgo arqueológico
mausoleum-gloss-troca = Intercambio
mausoleum-gloss-roubo = Robo
mausoleum-gloss-protecao = Protección

mausoleum-effect-base = Los cimientos: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-colunas = El sostén: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-piramide = El remate: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-estatuas = El adorno: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-mausolo = Se queda delante de ti y duplica uno de tus conjuntos completos en el recuento final; solo puedes jugar esta carta una vez por partida.
mausoleum-effect-artemisia = Tomas dos cartas más del mazo en el acto.
mausoleum-effect-arquitetos = Detiene un Terremoto contra ti, desde la mesa o desde la mano.
mausoleum-effect-escultores = Detiene una Invasão o un Roubo contra ti, desde la mesa o desde la mano.
mausoleum-effect-terremoto = Alguien a tu elección descarta una carta de construcción de su zona y decide cuál.
mausoleum-effect-invasao = Le quitas a otra persona cualquier carta de construcción de su zona y la pones en la tuya.
mausoleum-effect-descoberta = Tomas cualquier carta de la pila de descartes y te la llevas a la mano.
mausoleum-effect-troca = Le das a otra persona la carta que quieras y recibes una al azar de su mano.
mausoleum-effect-roubo = Le quitas a otra persona una carta al azar de la mano.
mausoleum-effect-protecao = Detiene un ataque contra ti (Terremoto, Invasão, Roubo o Troca), desde la mesa o desde la mano.

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } toma una carta del mazo.
       *[other] { $seat } toma { $count } cartas del mazo.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Tomas una carta del mazo: { $cards }.
       *[other] Tomas { $count } cartas del mazo: { $cards }.
    }
mausoleum-event-built = { $seat } construye { $card }.
mausoleum-event-crowned = { $seat } juega Mausolo: uno de sus conjuntos completos valdrá el doble.
mausoleum-event-shielded = { $seat } coloca { $card } como escudo.
mausoleum-event-summoned = { $seat } juega Artemísia II.
mausoleum-event-attacked = { $seat } juega { $card } contra { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } se defiende de { $against } con { $card }, que ya estaba en la mesa.
       *[hand] { $seat } se defiende de { $against } con { $card }, directamente desde la mano.
    }
mausoleum-event-lost = { $seat } pierde { $card }.
mausoleum-event-captured = { $seat } se lleva { $card } de la zona de { $target }.
mausoleum-event-robbed = { $seat } le quita a { $target } una carta al azar de la mano.
mausoleum-event-robbed-known = { $seat } le quita { $card } de la mano a { $target }.
mausoleum-event-swapped = { $seat } y { $target } intercambian una carta.
mausoleum-event-swapped-known = { $seat } le da { $gave } a { $target } y recibe { $got } a cambio.
mausoleum-event-recovered = { $seat } juega Descoberta Arqueológica y toma { $card } de la pila de descartes.
mausoleum-event-passed = { $seat } no juega nada.
mausoleum-event-discarded = { $seat } descarta { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] Fin de la partida: el mazo está vacío y todo el mundo ha pasado.
       *[hands] Fin de la partida: a nadie le quedan cartas.
    }

## A turn in one line
# Un turno en una línea, tras el nombre de quien juega. Breve, en pasado.

mausoleum-story-built = construyó { $card }
mausoleum-story-crowned = { $card }: un conjunto valdrá el doble
mausoleum-story-shielded = preparó { $card }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, pero el mazo está vacío
        [one] { $card }: una carta más
       *[other] { $card }: { $count } cartas más
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contra ti
       *[nobody] { $card } contra { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contra ti; te defendiste con { $card }
       *[nobody] { $against } contra { $target }, que se defendió con { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contra ti: perdiste { $card }
       *[nobody] { $against } contra { $target }, que perdió { $card }
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against }: te quitó { $card }
       *[nobody] { $against }: le quitó { $card } a { $target }
    }
mausoleum-story-robbed = { $against }: le quitó una carta a { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against }: te quitó { $card }
       *[nobody] { $against }: le quitó { $card } a { $target }
    }
mausoleum-story-swapped = { $against } con { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } contigo: diste { $got } y recibiste { $gave }
       *[nobody] { $against } con { $target }: dio { $gave }, recibió { $got }
    }
mausoleum-story-recovered = { $card }: recuperó { $got }
mausoleum-story-passed = pasó
mausoleum-story-passed-without-cards = { $seat } no tiene cartas y pasa
mausoleum-story-discarded-all = descartó { $cards }

## Questions

mausoleum-ask-play = ¿Qué carta juegas? También puedes no jugar nada.
mausoleum-ask-target = ¿Contra quién juegas { $card }?
mausoleum-ask-take = ¿Qué carta le quitas a { $target }?
mausoleum-ask-give = ¿Qué carta le das a { $target }?
mausoleum-ask-recover = ¿Qué carta tomas de la pila de descartes?
mausoleum-ask-lose = { $seat } juega Terremoto contra ti. ¿Cuál de tus cartas de construcción cae?
mausoleum-ask-discard =
    { $count ->
        [one] Te sobra una carta. ¿Cuál descartas?
       *[other] Te sobran { $count } cartas. ¿Cuál descartas primero?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] Te sobra una carta. ¿Cuál descartas antes de jugar?
       *[other] Te sobran { $count } cartas. ¿Cuál descartas primero, antes de jugar?
    }

## Buttons and options (80 characters at most)

mausoleum-do-build = { $card }: una pieza más
mausoleum-do-build-set = { $card }: completa un conjunto, +{ $points } puntos
mausoleum-do-crown = Mausolo: duplica un conjunto, +{ $points } puntos
mausoleum-do-crown-later = Mausolo: duplicará un conjunto cuando tengas uno
mausoleum-do-summon =
    { $count ->
        [one] Artemísia II: tomar una carta más
       *[other] Artemísia II: tomar { $count } cartas más
    }
mausoleum-do-summon-empty = Artemísia II: ya no quedan cartas que tomar
mausoleum-do-shield-arquitetos = Arquitetos: detendrá un Terremoto
mausoleum-do-shield-escultores = Escultores: detendrá una Invasão o un Roubo
mausoleum-do-shield-protecao = Proteção: detendrá un ataque, sea cual sea
mausoleum-do-attack = { $card }: elegir rival
mausoleum-do-attack-terremoto = Terremoto: { $target } pierde una carta de construcción
mausoleum-do-attack-invasao = Invasão: quitar { $card } a { $target }
mausoleum-do-attack-invasao-choose = Invasão: elegir qué quitar a { $target }
mausoleum-do-attack-roubo = Roubo: quitar una carta al azar a { $target }
mausoleum-do-attack-troca = Troca: cambiar { $card } con { $target }
mausoleum-do-attack-troca-choose = Troca: elegir qué dar a { $target }
mausoleum-do-dig = Descoberta Arqueológica: elegir de los descartes
mausoleum-do-dig-card = Descoberta Arqueológica: tomar { $card }
mausoleum-do-pass = No jugar nada
mausoleum-do-pass-last = No jugar nada: termina la partida
mausoleum-do-target-terremoto =
    { $count ->
        [one] { $target }: una carta de construcción
       *[other] { $target }: { $count } cartas de construcción
    }
mausoleum-do-target-invasao =
    { $count ->
        [one] { $target }: una carta de construcción
       *[other] { $target }: { $count } cartas de construcción
    }
mausoleum-do-target-roubo =
    { $count ->
        [one] { $target }: una carta en la mano
       *[other] { $target }: { $count } cartas en la mano
    }
mausoleum-do-target-troca =
    { $count ->
        [one] { $target }: una carta en la mano
       *[other] { $target }: { $count } cartas en la mano
    }
mausoleum-do-take = { $card }: una pieza más
mausoleum-do-take-set = { $card }: completa un conjunto, +{ $points } puntos
mausoleum-do-take-break = { $card }: rompe un conjunto, −{ $points } puntos para tu rival
mausoleum-do-take-both = { $card }: +{ $points } puntos para ti, −{ $broken } para tu rival
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: no rompe ningún conjunto
mausoleum-do-lose-set = { $card }: rompe un conjunto, −{ $points } puntos
mausoleum-do-discard = { $card }

## Why something cannot be done

mausoleum-no-no-target = Ahora mismo nadie puede ser objetivo de esta carta. Elige otra, o no juegues nada.
mausoleum-no-empty-discard = La pila de descartes está vacía: no hay nada que tomar. Elige otra carta, o no juegues nada.
mausoleum-no-second-mausolo = Ya has jugado Mausolo, que solo vale una vez por partida. Elige otra carta, o no juegues nada.
mausoleum-no-nothing-to-give = No tienes otra carta que dar a cambio. Elige otra jugada, o no juegues nada.
mausoleum-no-not-there = Esa carta no está ahí. Elige una de las que aparecen.
mausoleum-no-no-such-target = Ese objetivo no es posible. Elige uno de los que aparecen.

## The result

mausoleum-category-sets = Conjuntos completos
mausoleum-category-several = Varios conjuntos
mausoleum-category-mausolo = Mausolo
mausoleum-criterion-sets = Conjuntos completos
mausoleum-criterion-characters = Personajes distintos usados
mausoleum-ending-passes = El mazo estaba vacío y nadie jugó una carta durante una ronda entera.
mausoleum-ending-hands = El mazo estaba vacío y a nadie le quedaban cartas en la mano.
mausoleum-decided-sets = Empate a puntos: { $seat } gana por tener más conjuntos completos.
mausoleum-decided-characters = Empate a puntos y a conjuntos: { $seat } gana por haber usado más personajes distintos.

## Rules

mausoleum-rules-goal-body =
    Tú construyes un mausoleo, y el resto también. **Base**, **Colunas**, **Pirâmide** y **Estátuas**, una de cada, forman un conjunto completo, que vale **8 puntos**. Protege tus conjuntos, estorba las obras ajenas y llega al final con más puntos que nadie.

    Pueden jugar de 2 a 4 personas. Cada una empieza con **5 cartas**; el resto de las 52 forma el mazo.

    Solo tú ves tu mano. Las zonas, los escudos en espera, la pila de descartes y el número de cartas de cada mano están a la vista.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Toma** una carta del mazo. Cuando el mazo se agota, ya no tomas ninguna.
            2. **Descarta** hasta quedarte con **5 cartas**, si ahora tienes más. Tú eliges cuáles.
            3. **Juega** una carta, o ninguna.

            Después le toca a la siguiente persona. El límite de 5 cartas cuenta en todo momento: si la carta que juegas te hace pasarlo, vuelves a descartar al instante.
       *[turn_end]
            1. **Toma** una carta del mazo. Cuando el mazo se agota, ya no tomas ninguna.
            2. **Juega** una carta, o ninguna.
            3. **Descarta** hasta quedarte con **5 cartas**, si tienes más. Tú eliges cuáles.

            Después le toca a la siguiente persona. Durante tu turno puedes tener más de 5 cartas: el límite solo cuenta al final.
    }
mausoleum-rules-construction-title = Construcción
mausoleum-rules-construction-body =
    24 cartas, 6 de cada:
    - **Base** (base)
    - **Colunas** (columnas)
    - **Pirâmide** (pirámide)
    - **Estátuas** (estatuas)

    Juégalas boca arriba en tu zona, en cualquier orden. Una de cada forma un conjunto completo. Las repetidas sirven para otros conjuntos: para tener dos, necesitas dos de cada.

    Nada de lo que hay en tu zona está a salvo para siempre: Terremoto e Invasão pueden romper hasta un conjunto completo.
mausoleum-rules-characters-title = Personajes
mausoleum-rules-characters-body =
    12 cartas, 3 de cada:
    - **Mausolo** se queda delante de ti. En el recuento final, uno de tus conjuntos completos vale el doble. Solo puedes jugar esta carta una vez por partida.
    - **Artemísia II**: tomas en el acto dos cartas más, es decir, tres en ese turno. Luego va a la pila de descartes.
    - **Arquitetos** (arquitectos) espera delante de ti como escudo y detiene un Terremoto.
    - **Escultores** espera delante de ti como escudo y detiene una Invasão o un Roubo.

    Usar personajes distintos también ayuda a desempatar.
mausoleum-rules-events-title = Eventos
mausoleum-rules-events-body =
    8 cartas:
    - **Terremoto** (2): elige a alguien, que descarta una carta de construcción de su zona. Esa persona decide cuál.
    - **Invasão** (invasión, 3): quítale a otra persona cualquier carta de construcción de su zona y ponla en la tuya.
    - **Descoberta Arqueológica** (hallazgo arqueológico, 3): llévate a la mano cualquier carta de la pila de descartes, menos esta misma.

    Un evento usado va a la pila de descartes. Si no hay ninguna carta que alcanzar o tomar, no puedes jugarlo.
mausoleum-rules-actions-title = Acciones
mausoleum-rules-actions-body =
    8 cartas:
    - **Troca** (intercambio, 3): dale a otra persona la carta de tu mano que quieras y recibe una al azar de la suya. En las dos manos tiene que haber una carta que cambiar.
    - **Roubo** (robo, 3): quítale a otra persona una carta al azar de la mano, si tiene alguna.
    - **Proteção** (protección, 2) espera delante de ti como escudo y detiene un Terremoto, una Invasão, un Roubo o una Troca.

    Una vez usada, una acción va a la pila de descartes.
mausoleum-rules-defence-title = Defensa
mausoleum-rules-defence-body =
    - Contra **Terremoto**: Arquitetos o Proteção.
    - Contra **Invasão** y **Roubo**: Escultores o Proteção.
    - Contra **Troca**: solo Proteção.

    La defensa anula todo el ataque, y las dos cartas van a la pila de descartes.

    Funciona desde la mesa, si ya la habías jugado, o directamente desde la mano. Nadie te pregunta: primero se usa un escudo de la mesa, luego una carta de la mano, y en cada sitio Proteção se guarda siempre para el final.
mausoleum-rules-scoring-body =
    - Cada conjunto completo: **8 puntos**
    - Dos conjuntos o más: **4 puntos**, una sola vez
    - Mausolo: un conjunto completo vale el doble, es decir, **8 puntos** más

    Las piezas sueltas y las cartas de la mano no valen nada. Dos conjuntos con Mausolo suman 8 + 8 + 4 + 8 = **28**.

    Si hay empate a puntos, gana quien tenga más conjuntos completos; después, quien haya usado más personajes distintos. Si el empate sigue, la victoria es compartida.
mausoleum-rules-end-body =
    Cuando el mazo se agota, la partida sigue con las cartas que tenga cada persona. Termina
    - cuando, durante una ronda entera, todo el mundo pasa, es decir, no juega nada, o
    - cuando a nadie le quedan cartas en la mano.

    Si alguien juega una carta, la cuenta vuelve a empezar. Sin cartas en la mano, pasas automáticamente.

mausoleum-ruling-seats = Pueden jugar de 2 a 4 personas.
mausoleum-ruling-first = Quien empieza se decide por sorteo.
mausoleum-ruling-hand-limit = { $hand_limit ->
        [always] En esta mesa, el límite de cinco cartas cuenta en todo momento: con seis después de tomar, descartas antes de jugar. La regla de la casa es que cuente al final del turno.
       *[turn_end] El límite de cinco cartas cuenta al final del turno; la mesa puede elegir que cuente en todo momento: con seis después de tomar, descartas antes de jugar.
    }
mausoleum-ruling-artemisia = Artemísia II te deja tomar dos cartas más: tres en total ese turno, con la del principio.
mausoleum-ruling-mausolo = Mausolo se queda delante de ti. Al final, un conjunto completo vale el doble, 16 puntos, y cada persona solo puede jugar esta carta una vez por partida.
mausoleum-ruling-shields = Arquitetos, Escultores y Proteção, una vez en juego, esperan boca arriba delante de ti como escudo de un solo uso.
mausoleum-ruling-reaction = Una defensa en la mano se usa automáticamente. Primero va un escudo de la mesa; después, la carta que detiene menos tipos de ataque.
mausoleum-ruling-answers = Arquitetos detiene Terremoto. Escultores detiene Invasão y Roubo. Proteção detiene Terremoto, Invasão, Roubo y Troca.
mausoleum-ruling-discarded = Tanto las cartas usadas como las anuladas van a la pila de descartes.
mausoleum-ruling-characters = Un personaje cuenta como usado cuando su habilidad funciona: Mausolo y Artemísia II al jugarse, Arquitetos y Escultores al detener algo, también desde la mano.
mausoleum-ruling-terremoto = Quien sufre Terremoto elige la carta que descarta. Si todas son iguales, no se pregunta.
mausoleum-ruling-invasao = Invasão se lleva cualquier carta de construcción, incluso de un conjunto completo.
mausoleum-ruling-descoberta = Descoberta Arqueológica toma cualquier carta descartada menos ella misma; otra copia sí vale. Con la pila de descartes vacía, no se puede jugar.
mausoleum-ruling-roubo = Roubo quita una carta al azar.
mausoleum-ruling-troca = Con Troca eliges la carta que das; la que recibes sale al azar.
mausoleum-ruling-no-target = Una carta sin objetivo posible no se puede jugar.
mausoleum-ruling-quiet = Con el mazo vacío, tomar una Descoberta Arqueológica con otra no cambia nada: es como si hubieras pasado.
mausoleum-ruling-several = Dos o más conjuntos completos dan 4 puntos una sola vez, por muchos que sean.
mausoleum-ruling-end = La partida termina cuando el mazo está vacío y todo el mundo ha pasado de forma consecutiva, o cuando todas las manos están vacías. Pasar solo cuenta desde que se agota el mazo; sin cartas en la mano, entonces pasas automáticamente.
mausoleum-ruling-tie = En un empate gana quien tenga más conjuntos completos; después, quien haya usado más personajes distintos; al final, la victoria es compartida.
mausoleum-ruling-public = Las manos y el orden del mazo son secretos. El número de cartas de cada mano, las áreas, los escudos y el descarte están a la vista de todo el mundo.
mausoleum-ruling-private-play = Preparas tu jugada en secreto: el resto solo la ve cuando sucede.
mausoleum-ruling-single = Donde solo hay una opción, se elige por ti.
