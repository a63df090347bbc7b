# La lección de Luxor y los consejos de la primera partida. La posición es fija: casillas y puntos están en los textos.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Una llave
       *[other] La carta
    }

## Steps, and answers to choices

luxor-lesson-step-1 =
    Amina gana 35 a 28. En cada turno juegas una carta, solo la de la <izquierda|card.first> o la de la <derecha|card.last>. Un número mueve a un aventurero tantas losetas adelante.
    Juega el 2, a la izquierda.
luxor-lesson-answer-1-play-right = Esa carta lleva al más atrasado a la 10: serían dos, y esa estatua pide tres.

luxor-lesson-step-2 =
    Los tesoros dan puntos. La joya de la <12|tile.12> pide dos aventureros, y solo cuentan los tuyos: uno ya espera ahí. Dos losetas más atrás hay otro, en la <10|tile.10>.
    Llévalo hasta la joya.
luxor-lesson-answer-2-move-12-2 = Ese se alejaría de la joya, y el de la 10 no podría llevársela solo.
luxor-lesson-answer-2-move-7-2 = Ese se detendría en la 10, donde la estatua pide tres. La joya seguiría donde está.

luxor-lesson-step-3 =
    Joya, vasija y estatua forman un conjunto: más puntos. Tu carta nueva fue al centro. El túnel de la <13|tile.13> lleva adelante, a la <32|tile.32>.
    ¿Qué <carta|card.first card.last> lleva de la <12|tile.12> a él?
luxor-lesson-answer-3-play-right = La carta azul lleva al más atrasado hasta el siguiente, de la 7 a la 12. Nadie llega al túnel.

luxor-lesson-step-4 =
    Dos de los tuyos duermen junto a estatuas de Anubis, <aquí|statue.2> y <aquí|statue.3>. Quien pasa, también por túnel, despierta al suyo: al turno siguiente puede salir de la escalera.
    ¿Qué movimiento pasa ante las dos estatuas de Anubis?
luxor-lesson-answer-4-move-7-1 = Osiris, en la 9, lanza a ese a la 10. No pasa ante ninguna estatua.

luxor-lesson-step-5 =
    Nueva: <±1|card.middle>, una loseta adelante o atrás. La azul lleva al más atrasado hasta el siguiente. La vasija de la <7|tile.7> pide uno más.
    ¿Qué <carta|card.first card.last> gana la vasija?
luxor-lesson-answer-5-play-left = Ningún 1 acaba en la 7: desde la escalera lleva a la 2, donde una joya pide dos. Guárdalo.

luxor-lesson-step-6 =
    Amina está en la <tumba|tomb>. Para seguirla necesitas la llave de la <36|tile.36>. Osiris, en la <33|tile.33>, lanza a quien cae ahí 3 losetas adelante.
    ¿Qué <carta|card.first card.last> va de la 32 a la llave?
luxor-lesson-answer-6-play-right = Desde la 32, el 3 pasa de Osiris a la 35: sin llave. Y ese 3 servirá para la tumba.

luxor-lesson-step-7 =
    Al final, cada aventurero vale lo que muestra el muro a su lado: 6 en la <32|tile.32>, 8 en la <36|tile.36>, 13 en la <tumba|tomb>. Los escarabajos son 1 a 4 puntos secretos.
    ¿Cuál va por la llave?
luxor-lesson-answer-7-move-12-1 = Otra vez por el túnel, hasta la 32: bien, pero ahí no hay llave.
luxor-lesson-answer-7-move-7-1 = Osiris, en la 9, lanzaría a ese a la 10, donde la estatua pide tres. Y sin llave.

luxor-lesson-step-8 =
    Horus da una llave, o esta carta en lugar de la que robarías. Una llave deja entrar a un aventurero en la tumba. Cuando entra el segundo, acaba la partida.
    ¿Qué tomas?
luxor-lesson-answer-8-take-horus3 = 1–6 es buena carta: los pasos que quieras, hasta seis. Pero sin llave la tumba sigue cerrada.

luxor-lesson-step-9 =
    Bajo tu vasija había un <comodín|tile.7>, por cualquier tesoro: Amina tomó uno. En la <tumba|tomb>, el número debe ser exacto. Las casillas vacías no cuentan.
    ¿Qué <carta|card.first card.last> encaja desde la <36|tile.36>?
luxor-lesson-answer-9-play-left = Desde la 36, el 5 es demasiado: 38, 40 y tumba son tres losetas.

luxor-lesson-step-10 =
    Una llave guardada es 1 punto. La <tumba|tomb> vale 13, y el <sarcófago|sarcophagi> que queda da 3 más. Después la partida acaba con esta ronda.
    ¿Quién avanza 3 losetas?
luxor-lesson-answer-10-move-0-3 = Otra llave, la de Horus en la 5. Pero ya tienes una: úsala mientras quede un sarcófago.
luxor-lesson-answer-10-move-7-3 = Otra llave, la de Horus en la 11. Pero ya tienes una: úsala mientras quede un sarcófago.

luxor-lesson-step-11 =
    Pagaste la llave y entraste. Amina tuvo otro turno, para cerrar la ronda; luego se contaron los puntos.
    54 a 48: ¡ganas!

## Tips at the end

luxor-lesson-tip-1 = ¿Una carta mueve a todos tus aventureros? Solo actúa una de las losetas alcanzadas: tú eliges.
luxor-lesson-tip-2 = Si solo una de las dos cartas de los extremos puede mover a alguien, debes jugar esa.
