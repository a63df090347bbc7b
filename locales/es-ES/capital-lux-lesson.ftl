# La lección de Capital Lux y los consejos de la primera partida. La posición es fija: cartas y puntos están en los textos.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: a casa
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay = { $colour }
capital-lux-lesson-do-take = { $colour }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] No pagar
       *[other] Pagar 1 moneda
    }

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Última de tres rondas: las cartas de antes se quedan. En cada turno juegas una. En tu ciudad natal, en casa, vale su número. Con el <Mercader 4|card.m4> tu amarillo llega a 7, y se permiten 7.
    Juégalo en casa.
capital-lux-lesson-answer-1-play-m4-capital = Allí sus cuatro puntos no son de nadie. En casa son tuyos, y caben justo.

capital-lux-lesson-step-2 =
    El total de un color en la Capital es el límite de todo el mundo. El <Mercader 3|card.m3> en casa serían 3 de más: perderías todo tu amarillo. En la Capital sube el límite.
    Juégalo en la Capital.
capital-lux-lesson-answer-2-play-m3-home = Tendrías 10 donde caben 7. Si se queda así, pierdes los 10.

capital-lux-lesson-step-3 =
    En la Capital cada color también hace algo: tu amarillo dio una moneda, el verde roba una carta. Tienes 3 en verde, y el límite es 6.
    ¿Dónde juegas el <Científico 4|card.s4>?
capital-lux-lesson-answer-3-play-s4-home = 3 y 4 son 7, uno más que el límite. En la Capital lo sube y robas una carta.

capital-lux-lesson-step-4 =
    El Agente azul de Drusa puso un <modificador|modifiers.cleric> boca abajo en el rosa. Al final de la ronda cambia ese límite, y solo ella sabe cómo. En la Capital, tu Agente hace lo mismo.
    ¿Dónde lo juegas?
capital-lux-lesson-answer-4-play-a2-home = Serían dos puntos. Un modificador secreto puede costarle a Drusa mucho más.

capital-lux-lesson-step-5 =
    Es −3: al final de la ronda, el límite de este color baja 3, para todo el mundo. ◆ es Drusa: ¿dónde está cerca del límite, y tú no?
    ¿En qué color lo pones?
capital-lux-lesson-answer-5-lay-agent = Drusa tiene 4 en azul, muy por debajo del límite. Eso no le duele a nadie.
capital-lux-lesson-answer-5-lay-cleric = Drusa no tiene rosa, pero tú sí: perderías tú.
capital-lux-lesson-answer-5-lay-merchant = Tus 7 en amarillo cabrían justo, pero los 6 de Drusa también. En verde le duele más.

capital-lux-lesson-step-6 =
    Drusa no sospecha nada. El rosa, en la Capital, se lleva una carta de allí a tu ciudad natal: la más baja de otro color.
    ¿Dónde juegas el <Clérigo 3|card.c3>?
capital-lux-lesson-answer-6-play-c3-home = 4 y 3 son 7 en rosa, uno más que el límite. En la Capital te trae una carta.

capital-lux-lesson-step-7 =
    La carta que te llevas vale para ti, pero sale de la Capital: el límite de ese color baja. Los números muestran tu total y el nuevo límite.
    ¿Qué color puedes llevarte sin pasarte?
capital-lux-lesson-answer-7-take-scientist = Tendrías 6 en verde, y con tu modificador el límite queda en 4. ¡Demasiado!
capital-lux-lesson-answer-7-take-merchant = Tendrías 9 en amarillo donde caben 8. ¡Uno de más!

capital-lux-lesson-step-8 =
    Drusa se ha quedado sin cartas: es tu último turno. La carta que guardes irá sola a casa. Una de <tus dos|cards> sería demasiado allí.
    ¿Cuál juegas en la Capital?
capital-lux-lesson-answer-8-play-c5-capital = Entonces el 5 amarillo va a casa: 12 donde caben 10. Se perderían los 12.

capital-lux-lesson-step-9 =
    Se revelan los modificadores. El de Drusa es −1: <tu rosa|home.0.cleric> está en 9, el límite en 8. Una de <tus monedas|coins.0> por punto de más salva un color; si no, se pierde entero.
    ¿Qué haces?
capital-lux-lesson-answer-9-save-none = Se perderían los 9 puntos rosas y su carta de bonificación: ganaría Drusa.

capital-lux-lesson-step-10 =
    Drusa perdió sus 9 en verde. Quien más tiene de un color gana su carta más alta de la Capital; en empate, quien juega antes.
    35 a 21: ¡ganas!

## Tips at the end

capital-lux-lesson-tip-1 = Cada ronda empieza con una elección: quédate dos cartas, pasa el resto, y quédate otras dos.
capital-lux-lesson-tip-2 = Con tres o cuatro personas nada cambia: los límites valen para todo el mundo.
