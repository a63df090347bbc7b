# La lección de Luxor y los consejos de la primera partida. La posición es fija: casillas y puntos están en los textos.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Una llave
       *[other] La carta
    }
luxor-lesson-do-say-two = 2
luxor-lesson-do-say-three = 3
luxor-lesson-do-say-four = 4
luxor-lesson-do-say-five = 5
luxor-lesson-do-say-twelve = 12

## Steps, and answers to choices

luxor-lesson-step-1 =
    Gana quien tenga más puntos; <Amina|seat.1> tiene 35, tú 28. Por turno juegas una de tus cinco cartas: solo la <izquierda|card.first> o la <derecha|card.last>.
    Juega el 2, a la izquierda.
luxor-lesson-answer-1-play-right = Primero el 2: da una joya.
luxor-lesson-said-1-play-left = Un número mueve a uno de tus aventureros tantas losetas.

luxor-lesson-step-2 =
    La joya de la <12|tile.12>, 3 puntos, pide dos de tus aventureros; los rivales no cuentan. También estás en la <7|tile.7> y la <10|tile.10>. Se cuentan losetas y se saltan casillas vacías.
    ¿Qué movimiento gana la joya?
luxor-lesson-answer-2-move-12-2 = Ese se alejaría de la joya. Ahí espera a un segundo de los tuyos.
luxor-lesson-answer-2-move-7-2 = Ese se detendría en la 10, donde una estatua pide tres. La joya está en la 12.
luxor-lesson-said-2-move-10-2 = +7: 3 por la joya, y 4 porque completa tu segundo conjunto.

luxor-lesson-step-3 =
    Joya, vasija y estatua son un conjunto: 3 puntos; dos son 7, tres son 12. <Tú|seat.0> tienes dos. La carta de dado de Amina ganó un escarabajo: 1 a 4 puntos secretos.
    ¿Cuánto más daría un tercer conjunto?
luxor-lesson-answer-3-say-three = Eso es lo que da el primero. Aquí 7 puntos pasan a 12.
luxor-lesson-answer-3-say-twelve = Los tres juntos son 12, y 7 ya los tienes.
luxor-lesson-said-3-say-five = Eso es: 12 en vez de 7.

luxor-lesson-step-4 =
    Tu carta nueva fue al centro. Un túnel lleva al túnel siguiente, de la <13|tile.13> a la <32|tile.32>.
    ¿Qué <carta|card.first card.last> entra en el túnel?
luxor-lesson-answer-4-play-right = La azul lleva a tu último hasta el siguiente tuyo: de la 7 a la 12.
luxor-lesson-said-4-play-left = Eso es, el 1. Ahora elige quién avanza.

luxor-lesson-step-5 =
    Dos de los tuyos duermen junto a estatuas de Anubis, <aquí|statue.2> y <aquí|statue.3>. Quien pasa, también por túnel, despierta al suyo: va a la escalera y puede moverse desde el turno siguiente.
    ¿Qué movimiento despierta a los dos?
luxor-lesson-answer-5-move-7-1 = Osiris lanza a ese de la 9 a la 10. Pasa una estatua, pero el tuyo de ahí ya despertó.
luxor-lesson-said-5-move-12-1 = +4: el muro da 6 ahí, y antes daba 2. Los dos despertaron.

luxor-lesson-step-6 =
    Al final, cada aventurero vale el número del muro de su lado: 2 de la 8 a la 13, 6 de la 30 a la 33. El ±1 de Amina, adelante o atrás, ganó una llave en <18|tile.18>.
    ¿Cuánto vale la 18?
luxor-lesson-answer-6-say-two = El 2 es del lado derecho, de la 8 a la 13. La 18 está en el lado de abajo.
luxor-lesson-answer-6-say-four = El 4 es del lado izquierdo, de la 20 a la 24. La 18 está en el lado de abajo.
luxor-lesson-said-6-say-three = Sí, 3: de la 14 a la 19.

luxor-lesson-step-7 =
    La vasija de la <7|tile.7> pide dos, y uno espera ahí. La azul lleva a tu último hasta el siguiente tuyo.
    ¿Qué <carta|card.first card.last> gana la vasija?
luxor-lesson-answer-7-play-left = Desde la escalera, el 1 acaba en la 2.
luxor-lesson-said-7-play-right = +5: la vasija 4, el muro 1.

luxor-lesson-step-8 =
    <Amina|tomb> está en la tumba. Pide una llave, como la de la <36|tile.36>. Osiris, en la <33|tile.33>, lanza 3 losetas más.
    ¿Qué <carta|card.first card.last> lleva a la llave?
luxor-lesson-answer-8-play-right = Desde la 32, el 3 acaba en la 35, sin llave.
luxor-lesson-said-8-play-left = Eso es, el 1. Ahora elige quién avanza.

luxor-lesson-step-9 =
    Solo actúa la última loseta del movimiento; desde Osiris sigue. Bajo tu vasija, en la 7, había un comodín por cualquier tesoro. Quien cae ahí toma uno.
    ¿Qué movimiento acaba en la <llave|tile.36>?
luxor-lesson-answer-9-move-12-1 = Otra vez por el túnel, hasta la 32. Ahí no hay llave.
luxor-lesson-answer-9-move-7-1 = Osiris, en la 9, lanza a ese 1 más allá, a la 10. Ahí no hay llave.
luxor-lesson-said-9-move-32-1 = +2: el muro da 8 ahí, y antes daba 6.

luxor-lesson-step-10 =
    Horus da <una llave o esta carta|choice>, en lugar de la que robarías: 1–6 mueve a un aventurero las losetas que quieras, hasta seis. Una llave deja entrar a un aventurero en la tumba.
    ¿Qué te llevas?
luxor-lesson-answer-10-take-horus3 = Buena carta. Pero sin llave la tumba sigue cerrada, y ahí están los puntos.
luxor-lesson-said-10-take-key = +1: cada llave guardada.

luxor-lesson-step-11 =
    <Amina|seat.1> se llevó el comodín: un conjunto. En la <cámara|tomb>, solo el número exacto, sin casillas vacías.
    ¿Qué <carta|card.first card.last> va desde la <36|tile.36>?
luxor-lesson-answer-11-play-left = Demasiado: 38, 40 y tumba son tres.
luxor-lesson-said-11-play-right = Eso es: 38, 40, tumba. Ahora elige quién avanza 3 losetas.

luxor-lesson-step-12 =
    El muro de la tumba es 13, y el <sarcófago|sarcophagi> que queda, 3 más. El segundo aventurero dentro, sea de quien sea, acaba la partida: solo se termina la ronda.
    ¿Qué movimiento da más puntos?
luxor-lesson-answer-12-move-0-3 = Ese llega a Horus en la 5: una llave y el muro, 1 punto cada uno. Hay algo mejor.
luxor-lesson-answer-12-move-7-3 = Ese llega a Horus en la 11: una llave, y 1 más en el muro. Hay algo mejor.
luxor-lesson-said-12-move-36-3 = +7: el muro 5, el sarcófago 3, la llave −1.

luxor-lesson-step-13 =
    Amina cerró la ronda; luego se contó todo.
    54 a 48: ¡ganas!

## Tips at the end

luxor-lesson-tip-1 = ¿Una carta mueve a todos tus aventureros? Solo actúa una de las losetas alcanzadas: tú eliges.
luxor-lesson-tip-2 = Si solo una de las dos cartas de los extremos puede mover a alguien, debes jugar esa.
