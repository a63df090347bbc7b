# La lección de Capital Lux y los consejos de la primera partida. La posición es fija: cartas y puntos están en los textos.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: a casa
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay =
    { $colour-word ->
        [agent] Azul
        [cleric] Rosa
        [scientist] Verde
       *[merchant] Amarillo
    }
capital-lux-lesson-do-take =
    { $colour-word ->
        [agent] Azul
        [cleric] Rosa
        [scientist] Verde
       *[merchant] Amarillo
    }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] No pagar
       *[other] Pagar 1 moneda
    }
capital-lux-lesson-do-say-two = 2
capital-lux-lesson-do-say-four = 4
capital-lux-lesson-do-say-six = 6
capital-lux-lesson-do-say-you = Tú, con 3
capital-lux-lesson-do-say-drusa = Drusa, con 9
capital-lux-lesson-do-say-neither = Nadie
capital-lux-lesson-do-say-three = El 3
capital-lux-lesson-do-say-five = El 5
capital-lux-lesson-do-say-nothing = Nada

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Gana quien tenga más puntos tras tres rondas. En cada una: de seis cartas quédate dos y pasa cuatro; de las cuatro que llegan, quédate dos; al final llegan otras dos.
    ¿Cuántas de <estas seis|cards> elegiste tú?
capital-lux-lesson-answer-1-say-two = Dos de las seis primeras, y luego otras dos de las cuatro que llegaron.
capital-lux-lesson-answer-1-say-six = Las dos últimas simplemente llegan: no hay nada que elegir.
capital-lux-lesson-said-1-say-four = Eso es: dos, y otras dos. Las dos últimas son lo que dejó Drusa.

capital-lux-lesson-step-2 =
    Tercera ronda: las cartas de antes se quedan. En cada turno juegas una. En casa, tu ciudad natal, vale su número. Con el <Mercader 4|card.m4> tienes 7 amarillos, y caben 7.
    Juégalo en casa.
capital-lux-lesson-answer-2-play-m4-capital = Allí sus cuatro puntos no son de nadie. En casa son tuyos, y caben justo.
capital-lux-lesson-said-2-play-m4-home = +4. Drusa jugó un Agente 3 en la Capital: allí el azul es 8.

capital-lux-lesson-step-3 =
    Al final de la ronda, el total de un color en la Capital es el límite de todo el mundo. El <Mercader 3|card.m3> en casa serían 3 de más: todo el amarillo perdido. En la Capital sube el límite.
    Juégalo allí.
capital-lux-lesson-answer-3-play-m3-home = Tendrías 10 donde caben 7. Si al final sigue así, pierdes los 10.
capital-lux-lesson-said-3-play-m3-capital = +1, una moneda; límite amarillo: 10. Drusa tiene 6 amarillos.

capital-lux-lesson-step-4 =
    En la Capital cada color también hace algo. Los Mercaderes amarillos dan una moneda, los Científicos verdes roban una carta. Tienes 3 en verde, y caben 6.
    ¿Dónde juegas el <Científico 4|card.s4>?
capital-lux-lesson-answer-4-play-s4-home = 3 y 4 son 7, uno más que el límite. En la Capital lo sube y robas una carta.
capital-lux-lesson-said-4-play-s4-capital = Límite verde: 10. Robaste un Clérigo 5. Drusa tiene 9 verdes.

capital-lux-lesson-step-5 =
    En la Capital, un Agente roba a ciegas un modificador (+4, +2, −1, −3) y lo pone boca abajo: al final de la ronda cambia el límite de un color. El de <Drusa|modifiers.cleric> está en el rosa.
    ¿Dónde puede dolerle el tuyo?
capital-lux-lesson-answer-5-play-a2-home = En casa son 2 puntos para ti, y a Drusa no le cuesta nada. Gana 19 a 15.
capital-lux-lesson-said-5-play-a2-capital = Salió −3, y solo tú lo sabes.

capital-lux-lesson-step-6 =
    Al final de la ronda, un límite baja 3, para todo el mundo. Los números muestran cada límite antes y después, tu total y, junto a ◆, el de Drusa.
    ¿Dónde se pasaría Drusa del límite, y tú no?
capital-lux-lesson-answer-6-lay-agent = Drusa tiene 4 en azul, y aún cabrían 7. Eso no le duele a nadie.
capital-lux-lesson-answer-6-lay-cleric = Drusa no tiene rosa, pero tú tienes 4: perderías tú.
capital-lux-lesson-answer-6-lay-merchant = Cabrían 7: tus 7 entran justo, y los 6 de Drusa también.
capital-lux-lesson-said-6-lay-scientist = Eso es: sus 9 serán 2 de más. No sospecha nada y juega un 4 azul en casa.

capital-lux-lesson-step-7 =
    En la Capital, un Clérigo rosa se lleva una carta de allí a tu casa: la más baja de otro color que eliges. Tienes 4 en rosa, y caben 6.
    ¿Dónde juegas el <Clérigo 3|card.c3>?
capital-lux-lesson-answer-7-play-c3-home = 4 y 3 son 7 en rosa, uno más que el límite. En la Capital te trae una carta.
capital-lux-lesson-said-7-play-c3-capital = Eso es. Además sube 3 el límite rosa.

capital-lux-lesson-step-8 =
    La carta que te llevas vale para ti, pero sale de la Capital: el límite de su color baja ese número. La imagen muestra tu total y el nuevo límite.
    ¿Qué color puedes llevarte sin pasarte?
capital-lux-lesson-answer-8-take-scientist = Tendrías 6 en verde, y con tu modificador el límite queda en 4. ¡Demasiado!
capital-lux-lesson-answer-8-take-merchant = Tendrías 9 en amarillo donde caben 8. ¡Uno de más!
capital-lux-lesson-said-8-take-agent = +2. Drusa juega en casa su última carta, un 2 rosa.

capital-lux-lesson-step-9 =
    Drusa no tiene cartas: los demás tienen un último turno. Después, lo que quede en la mano va a casa. Una de <tus dos|cards> sería demasiado allí.
    ¿Cuál juegas en la Capital?
capital-lux-lesson-answer-9-play-c5-capital = Entonces el 5 amarillo va a casa: 12 donde caben 10. Se perderían los 12.
capital-lux-lesson-said-9-play-m5-capital = +6: una moneda, y el 5 rosa en casa.

capital-lux-lesson-step-10 =
    Cada ronda se pierde primero lo que pasa del límite: <los 9 verdes de Drusa|home.1.scientist>. Luego, quien más tiene de un color gana su carta más alta de la <Capital|capital.scientist>.
    ¿Quién gana el 4 verde?
capital-lux-lesson-answer-10-say-drusa = Sus 9 se pierden antes de la bonificación: ya no tiene verde.
capital-lux-lesson-answer-10-say-neither = Tus 3 bastan: ahora nadie tiene más verde.
capital-lux-lesson-said-10-say-you = Sí, 4 puntos. Sale de la Capital: la próxima ronda, el límite verde sería 4 menos.

capital-lux-lesson-step-11 =
    <El 5 azul|capital.agent> es de Drusa: 8 superan 2. En empate, quien juega antes se lleva la carta más alta, y el siguiente, la próxima. Drusa abrió esta ronda.
    Con 8 también, ¿qué te llevarías?
capital-lux-lesson-answer-11-say-five = Drusa abrió esta ronda: en empate va antes que tú.
capital-lux-lesson-answer-11-say-nothing = En empate, el siguiente se lleva la próxima carta, mientras haya.
capital-lux-lesson-said-11-say-three = Sí: el 5 para Drusa, el 3 para ti.

capital-lux-lesson-step-12 =
    El −1 de Drusa estaba en el rosa: <tienes|home.0.cleric> 9, el límite es 8. Una moneda por punto de más salva un color; si no, se pierde todo. <Cada moneda|coins.0> guardada es un punto.
    ¿Qué haces?
capital-lux-lesson-answer-12-save-none = Se perderían los 9 puntos rosas, y también la bonificación rosa: ganaría Drusa.
capital-lux-lesson-said-12-save-cleric = +12: bonificaciones 13, menos la moneda.

capital-lux-lesson-step-13 =
    Tú: 21 en casa, bonificaciones 4, 4 y 5, una moneda 1.
    35 a 21: ¡ganas!

## Tips at the end

capital-lux-lesson-tip-1 = Las monedas guardadas siguen en la ronda siguiente.
capital-lux-lesson-tip-2 = Con cuatro personas, cinco cartas cada una: solo una llega al final.
