# Guardiões do Mausoléu. Primero va la traducción de una carta y después su nombre portugués. Los nombres van sin artículo.
# Los puntos de estos textos van siempre de ocho en ocho y de cuatro en cuatro: no necesitan singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardianes del Mausoleo
mausoleum-about = Construye tu mausoleo pieza a pieza: cuatro distintas forman un conjunto de 8 puntos. Protégelo de terremotos, invasiones y robos.
mausoleum-credits = Proyecto escolar, ETECAMP, Brasil 2024

## Los bots

mausoleum-cast-kallia = Mide dos veces, construye una.
mausoleum-cast-doros = Duerme con un ojo en las columnas.
mausoleum-cast-ianthe = Habla con las estatuas. Le contestan.
mausoleum-cast-petra = Siente un terremoto un día antes.
mausoleum-cast-lykos = Toma piedras prestadas. Nunca las devuelve.
mausoleum-cast-eirene = Guarda la puerta y no olvida una cara.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartas en la mano como máximo, al final del turno
mausoleum-option-hand-limit-always = 5 cartas en la mano como máximo, en todo momento

## Cards

mausoleum-card-base = { mausoleum-gloss-base }
mausoleum-card-colunas = { mausoleum-gloss-colunas } (Colunas)
mausoleum-card-piramide = { mausoleum-gloss-piramide }
mausoleum-card-estatuas = { mausoleum-gloss-estatuas }
mausoleum-card-mausolo = { mausoleum-gloss-mausolo }
mausoleum-card-artemisia = { mausoleum-gloss-artemisia }
mausoleum-card-arquitetos = { mausoleum-gloss-arquitetos } (Arquitetos)
mausoleum-card-escultores = { mausoleum-gloss-escultores }
mausoleum-card-terremoto = { mausoleum-gloss-terremoto }
mausoleum-card-invasao = { mausoleum-gloss-invasao } (Invasão)
mausoleum-card-descoberta = { mausoleum-gloss-descoberta } (Descoberta Arqueológica)
mausoleum-card-troca = { mausoleum-gloss-troca } (Troca)
mausoleum-card-roubo = { mausoleum-gloss-roubo } (Roubo)
mausoleum-card-protecao = { mausoleum-gloss-protecao } (Proteção)

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

# Para sitios estrechos.
mausoleum-brief-descoberta = Hallazgo
mausoleum-brief-troca = Cambio

mausoleum-effect-base = Los cimientos: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-colunas = El sostén: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-piramide = El remate: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-estatuas = El adorno: una de las cuatro piezas de un conjunto, que vale 8 puntos.
mausoleum-effect-mausolo = Se queda delante de ti y duplica uno de tus conjuntos completos en el recuento final; solo puedes jugar esta carta una vez por partida.
mausoleum-effect-artemisia = Robas dos cartas más del mazo en el acto.
mausoleum-effect-arquitetos = Detiene un Terremoto contra ti, desde la mesa o desde la mano.
mausoleum-effect-escultores = Detiene una Invasión (Invasão) o un Robo (Roubo) contra ti, desde la mesa o desde la mano.
mausoleum-effect-terremoto = Alguien a tu elección descarta una carta de construcción de su zona y decide cuál.
mausoleum-effect-invasao = Le quitas a otra persona cualquier carta de construcción de su zona y la pones en la tuya.
mausoleum-effect-descoberta = Recuperas para tu mano cualquier carta de la pila de descartes.
mausoleum-effect-troca = Le das a otra persona la carta que quieras y recibes una al azar de su mano.
mausoleum-effect-roubo = Le quitas a otra persona una carta al azar de la mano.
mausoleum-effect-protecao = Detiene un ataque contra ti, desde la mesa o desde la mano: Terremoto, Invasión (Invasão), Robo (Roubo) o Intercambio (Troca).

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } roba una carta del mazo.
       *[other] { $seat } roba { $count } cartas del mazo.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Robaste { $cards } del mazo.
       *[other] Robaste { $count } cartas del mazo: { $cards }.
    }
mausoleum-event-built = { $seat } construye { $card }.
mausoleum-event-completed =
    { $count ->
        [one] { $seat } completa su primer conjunto.
       *[other] { $seat } completa otro conjunto: ya son { $count }.
    }
mausoleum-event-broken = Un conjunto de { $seat } queda roto.
mausoleum-event-crowned = { $seat } juega Mausolo: uno de sus conjuntos completos valdrá el doble.
mausoleum-event-shielded = { $seat } coloca { $card } como escudo.
mausoleum-event-summoned = { $seat } juega Artemisia II.
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
mausoleum-event-recovered = { $seat } juega Hallazgo arqueológico (Descoberta Arqueológica) y recupera { $card } de la pila de descartes.
mausoleum-event-passed = { $seat } pasa.
mausoleum-event-discarded = { $seat } descarta { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] Fin de la partida: el mazo está vacío y todo el mundo ha pasado.
       *[hands] Fin de la partida: a nadie le quedan cartas.
    }

## A turn in one line
# Un turno en una línea, tras el nombre de quien juega. Breve, en pasado.

mausoleum-story-built =
    { $you ->
        [seat] construiste { $card }
       *[none] construyó { $card }
    }
mausoleum-story-completed =
    { $count ->
        [one] primer conjunto completo
       *[other] { $count } conjuntos completos
    }
mausoleum-story-broken =
    { $you ->
        [target] tu conjunto queda roto
       *[none] un conjunto de { $target } queda roto
    }
mausoleum-story-crowned = { $card }: un conjunto valdrá el doble
mausoleum-story-shielded =
    { $you ->
        [seat] preparaste { $card }
       *[none] preparó { $card }
    }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, pero el mazo está vacío
        [one] { $card }: una carta más
       *[other] { $card }: { $count } cartas más
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contra ti
       *[none] { $card } contra { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contra ti; te defendiste con { $card }
       *[none] { $against } contra { $target }, que se defendió con { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contra ti: perdiste { $card }
       *[none] { $against } contra { $target }, que perdió { $card }
    }
mausoleum-story-captured =
    { $you ->
        [seat] { $against }: le quitaste { $card } a { $target }
        [target] { $against }: te quitó { $card }
       *[none] { $against }: le quitó { $card } a { $target }
    }
mausoleum-story-robbed =
    { $you ->
        [seat] { $against }: le quitaste una carta a { $target }
       *[none] { $against }: le quitó una carta a { $target }
    }
mausoleum-story-robbed-known =
    { $you ->
        [seat] { $against }: le quitaste { $card } a { $target }
        [target] { $against }: te quitó { $card }
       *[none] { $against }: le quitó { $card } a { $target }
    }
mausoleum-story-swapped = { $against } con { $target }
mausoleum-story-swapped-known =
    { $you ->
        [seat] { $against } con { $target }: diste { $gave }, recibiste { $got }
        [target] { $against } contigo: diste { $got } y recibiste { $gave }
       *[none] { $against } con { $target }: dio { $gave }, recibió { $got }
    }
mausoleum-story-recovered =
    { $you ->
        [seat] { $card }: recuperaste { $got }
       *[none] { $card }: recuperó { $got }
    }
mausoleum-story-passed =
    { $you ->
        [seat] pasaste
       *[none] pasó
    }
mausoleum-coming-pile = El mazo se acabó: nadie roba. Cuando pasen todos seguidos, termina la partida.
mausoleum-coming-passes =
    { $count ->
        [one] Sin mazo: { $count } de { $seats } ha pasado. Cuando pasen todos seguidos, se acaba.
       *[other] Sin mazo: { $count } de { $seats } han pasado seguidos. Cuando pasen todos, se acaba.
    }
mausoleum-story-passed-without-cards =
    { $you ->
        [seat] no tienes cartas y pasas
       *[none] { $seat } no tiene cartas y pasa
    }
mausoleum-story-discarded-all =
    { $you ->
        [seat] descartaste { $cards }
       *[none] descartó { $cards }
    }

## Questions

mausoleum-ask-play = Juega una carta o pasa.
mausoleum-ask-target = ¿Contra quién juegas { $card }?
mausoleum-ask-take = ¿Qué carta le quitas a { $target }?
mausoleum-ask-give = ¿Qué carta le das a { $target }?
mausoleum-ask-recover = ¿Qué carta recuperas de la pila de descartes?
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

## Buttons and options (34 characters at most)

mausoleum-do-build = { $card }
mausoleum-do-build-set = { $card }: conjunto completo, +{ $points }
mausoleum-do-crown = Mausolo: duplica un conjunto, +{ $points }
mausoleum-do-crown-later = Mausolo: para un conjunto futuro
mausoleum-do-summon =
    { $count ->
        [one] Artemisia II: una carta más
       *[other] Artemisia II: { $count } cartas más
    }
mausoleum-do-summon-empty = Artemisia II: el mazo está vacío
mausoleum-do-shield-arquitetos = Arquitectos: contra Terremoto
mausoleum-do-shield-escultores = Escultores: contra Invasión y Robo
mausoleum-do-shield-protecao = Protección: contra todo ataque
mausoleum-do-attack = { $card }: elegir rival
mausoleum-do-attack-terremoto = Terremoto contra { $target }
mausoleum-do-attack-invasao = Invasión: { $card } de { $target }
mausoleum-do-attack-invasao-choose = Invasión contra { $target }
mausoleum-do-attack-roubo = Robo: una carta de { $target }
mausoleum-do-attack-troca = Cambio: { $card } → { $target }
mausoleum-do-attack-troca-choose = Cambio con { $target }
mausoleum-do-dig = Hallazgo: elegir un descarte
mausoleum-do-dig-card = Hallazgo: recuperar { $card }
mausoleum-do-pass = Pasar
mausoleum-do-pass-last = Pasar: termina la partida
mausoleum-do-target-terremoto =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 pieza, sin escudo
               *[other] { $target }: { $count } piezas, sin escudo
            }
       *[other]
            { $count ->
                [one] { $target }: 1 pieza, con escudo
               *[other] { $target }: { $count } piezas, con escudo
            }
    }
mausoleum-do-target-invasao = { mausoleum-do-target-terremoto }
mausoleum-do-target-roubo =
    { $guarded ->
        [0]
            { $count ->
                [one] { $target }: 1 carta, sin escudo
               *[other] { $target }: { $count } cartas, sin escudo
            }
       *[other]
            { $count ->
                [one] { $target }: 1 carta, con escudo
               *[other] { $target }: { $count } cartas, con escudo
            }
    }
mausoleum-do-target-troca = { mausoleum-do-target-roubo }
mausoleum-do-take = { $card }
mausoleum-do-take-set = { $card }: conjunto completo, +{ $points }
mausoleum-do-take-break = { $card }: −{ $points } puntos para tu rival
mausoleum-do-take-break-then = { $card }: rival −{ $points }, luego +{ $then }
mausoleum-do-take-both = { $card }: tú +{ $points }, rival −{ $broken }
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: no rompe ningún conjunto
mausoleum-do-lose-set = { $card }: rompe un conjunto, −{ $points }
mausoleum-do-discard = Descartar { $card }
mausoleum-do-drop = { $card }

## Why something cannot be done

mausoleum-no-no-target = Ahora mismo nadie puede ser objetivo de esta carta. Elige otra, o pasa.
mausoleum-no-empty-discard = La pila de descartes está vacía: no hay nada que recuperar. Elige otra carta, o pasa.
mausoleum-no-second-mausolo = Ya has jugado Mausolo, que solo vale una vez por partida. Elige otra carta, o pasa.
mausoleum-no-nothing-to-give = No tienes otra carta que dar a cambio. Elige otra jugada, o pasa.
mausoleum-no-not-there = Esa carta no está ahí. Elige una de las que aparecen.
mausoleum-no-no-such-target = No puedes elegir ese objetivo. Elige uno de los que aparecen.

## The result

mausoleum-category-sets = Conjuntos completos
mausoleum-category-several = Varios conjuntos
mausoleum-category-mausolo = Mausolo
mausoleum-trophy = Tres conjuntos completos en una partida
mausoleum-criterion-sets = Conjuntos completos
mausoleum-criterion-characters = Personajes distintos usados
mausoleum-ending-passes = El mazo estaba vacío y todo el mundo pasó.
mausoleum-ending-hands = El mazo estaba vacío y a nadie le quedaban cartas en la mano.
mausoleum-decided-sets = Empate a puntos: { $seat } gana por tener más conjuntos completos.
mausoleum-decided-characters = Empate a puntos y a conjuntos: { $seat } gana por haber usado más personajes distintos.

## Rules

mausoleum-rules-sixty-body =
    1. Gana quien tenga más puntos: un conjunto de las cuatro piezas vale 8.
    2. Roba una carta, juega una: construye, defiéndete o ataca.
    3. El mazo se acaba y todos pasan: es el final.
    4. No construyas sin escudo: los ataques rompen tus conjuntos.
mausoleum-rules-goal-body =
    Un conjunto completo: **Base**, **Columnas** (Colunas), **Pirámide** y **Estatuas**, una de cada.

    Juegan de 2 a 4 personas, con **5 cartas** cada una al empezar; el resto de las 52 forma el mazo. Solo las manos y el mazo son secretos.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Roba** una carta del mazo, mientras queden.
            2. **Descarta** hasta quedarte con **5 cartas**. Tú eliges cuáles.
            3. **Juega** una carta, o pasa. Si con ella pasas de 5, descartas otra vez al instante.

            Después juega la siguiente persona, en sentido horario.
       *[turn_end]
            1. **Roba** una carta del mazo, mientras queden.
            2. **Juega** una carta, o pasa.
            3. **Descarta** hasta quedarte con **5 cartas**. Tú eliges cuáles.

            Durante tu turno puedes tener más. Después juega la siguiente persona, en sentido horario.
    }
mausoleum-rules-construction-title = Construcción
mausoleum-rules-construction-body =
    24 cartas, 6 de cada:
    - **Base**
    - **Columnas** (Colunas)
    - **Pirámide**
    - **Estatuas**

    Juégalas en tu zona, en cualquier orden. Dos conjuntos piden dos de cada. Terremoto e Invasión (Invasão) pueden romper hasta un conjunto completo.
mausoleum-rules-characters-title = Personajes
mausoleum-rules-characters-body =
    12 cartas, 3 de cada:
    - **Mausolo** se queda delante de ti y al final duplica un conjunto completo. Solo uno por persona y partida.
    - **Artemisia II**: roba dos cartas más en el acto.
    - **Arquitectos** (Arquitetos): escudo contra un Terremoto.
    - **Escultores**: escudo contra una Invasión (Invasão) o un Robo (Roubo).

    Solo Mausolo da puntos, pero usar personajes distintos desempata.
mausoleum-rules-events-title = Eventos
mausoleum-rules-events-body =
    8 cartas, que no dan puntos:
    - **Terremoto** (2): alguien a tu elección descarta una de sus cartas de construcción y decide cuál.
    - **Invasión** (Invasão, 3): pasa cualquier carta de construcción de la zona de otra persona a la tuya.
    - **Hallazgo arqueológico** (Descoberta Arqueológica, 3): recupera cualquier otra carta de los descartes. No puedes construirla este turno: esta ha sido tu jugada.
mausoleum-rules-actions-title = Acciones
mausoleum-rules-actions-body =
    8 cartas:
    - **Intercambio** (Troca, 3): da a alguien la carta que quieras y recibe una al azar de su mano.
    - **Robo** (Roubo, 3): quita a alguien una carta al azar de la mano.
    - **Protección** (Proteção, 2): escudo contra un ataque de cualquier tipo.

    Los eventos y acciones usados van a los descartes.
mausoleum-rules-defence-title = Defensa
mausoleum-rules-defence-body =
    - **Terremoto**: Arquitectos (Arquitetos) o Protección (Proteção)
    - **Invasión** (Invasão), **Robo** (Roubo): Escultores o Protección
    - **Intercambio** (Troca): solo Protección

    Un escudo espera boca arriba y sirve una vez. Una defensa en la mano también sirve. Nadie te pregunta: la mesa va antes que la mano, así que Protección en la mesa se usa antes que Escultores en la mano. En el mismo sitio, Protección va al final.

    Ataque y defensa van a los descartes.
mausoleum-rules-scoring-body =
    - Cada conjunto completo: **8 puntos**
    - Dos conjuntos o más: **4 puntos**, una sola vez
    - Mausolo: **8 puntos** más por un conjunto completo

    Nada más da puntos.

    En un empate gana quien tenga más conjuntos completos; después, quien haya usado más personajes distintos. Si no, la victoria se comparte.
mausoleum-rules-end-body =
    Cuando el mazo se agota, se sigue con las cartas que quedan. La partida termina
    - cuando todo el mundo pasa por turno, sin que nadie juegue, o
    - cuando todas las manos están vacías.

    Sin cartas en la mano, pasas automáticamente.

mausoleum-ruling-seats = Pueden jugar de 2 a 4 personas.
mausoleum-ruling-first = Un sorteo decide quién empieza.
mausoleum-ruling-hand-limit =
    { $hand_limit ->
        [always] En esta mesa, el límite de la mano vale en todo momento: con seis después de robar, descartas antes. El reglamento también dice «al final del turno», lo habitual.
       *[turn_end] El límite de la mano vale al final del turno. El reglamento también dice «en todo momento»: la mesa puede elegirlo.
    }
mausoleum-ruling-artemisia = Artemisia II: dos cartas más, tres en ese turno.
mausoleum-ruling-mausolo = Mausolo duplica un conjunto, una vez por persona y partida.
mausoleum-ruling-scoring = Los demás personajes y los eventos no dan puntos, diga lo que diga la introducción.
mausoleum-ruling-shields = Arquitectos (Arquitetos), Escultores y Protección (Proteção) son escudos de un solo uso.
mausoleum-ruling-reaction = Las defensas actúan solas: primero la mesa, luego la que detiene menos ataques.
mausoleum-ruling-answers = Qué detiene qué: mira «Defensa».
mausoleum-ruling-discarded = Las cartas usadas y anuladas se descartan.
mausoleum-ruling-characters = Un personaje cuenta como usado al jugarse; Arquitectos y Escultores, al detener algo.
mausoleum-ruling-invasao = Invasión (Invasão) puede romper un conjunto completo.
mausoleum-ruling-descoberta = Hallazgo arqueológico (Descoberta Arqueológica) no se recupera a sí mismo, pero sí otra copia.
mausoleum-ruling-roubo = Robo (Roubo) es al azar.
mausoleum-ruling-troca = Con Intercambio (Troca) eliges lo que das; lo que recibes es al azar.
mausoleum-ruling-no-target = Sin objetivo, una carta no se puede jugar.
mausoleum-ruling-quiet = Con el mazo vacío, recuperar un Hallazgo arqueológico con otro cuenta como pasar.
mausoleum-ruling-several = Dos conjuntos o más dan 4 puntos una sola vez.
mausoleum-ruling-end = Pasar cuenta solo con el mazo vacío; cada carta jugada reinicia la cuenta.
mausoleum-ruling-private-play = Los demás ven tu jugada solo cuando sucede.
mausoleum-ruling-single = Si solo hay una opción, se elige sola.
mausoleum-part-drop = { $card }
mausoleum-ask-drop =
    { $card }: ¿la descartas de verdad?{ $why ->
        [part] { " " }La necesita tu próximo conjunto.
        [shield] { " " }Te protege.
        [crown] { " " }Con ella, un conjunto vale el doble.
       *[other] { "" }
    }
mausoleum-other-drop = Quedarme con { $card }
