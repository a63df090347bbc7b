# La lección de Capital Lux y los consejos de la primera partida. La posición es fija: cartas y puntos están en los textos.

## Steps, and answers to choices

capital-lux-lesson-step-1 = Última de tres rondas. Cada cual elige dos cartas y pasa el resto. Quédate con el Científico verde y el Mercader amarillo: en la Capital dan una carta y una moneda. Los seises, para Ana.
capital-lux-lesson-answer-1-pick-a6-c6 = ¡Tentador! Pero el azul está en 5 en la Capital: un 6 en casa ya es demasiado. Prueba los poderes.
capital-lux-lesson-answer-1-pick-a6-m3 = El azul está en 5 en la Capital: un 6 en casa ya es demasiado. Mejor la verde.
capital-lux-lesson-answer-1-pick-a6-s4 = El azul está en 5 en la Capital: un 6 en casa ya es demasiado. Mejor la amarilla.
capital-lux-lesson-answer-1-pick-c6-m3 = No está mal: el 6 rosa encajaría justo. Pero prueba hoy los dos poderes: verde y amarillo.
capital-lux-lesson-answer-1-pick-c6-s4 = No está mal: el 6 rosa encajaría justo. Pero prueba hoy los dos poderes: verde y amarillo.

capital-lux-lesson-step-2 = Tu turno: juega una carta en tu ciudad natal, por puntos, o en la Capital, por su poder. Manda a casa el Mercader 5. ¿Demasiado, como el azul de Ana? Hasta acabar la ronda, vale.
capital-lux-lesson-answer-2-play-m5-capital = Allí sus cinco puntos no son de nadie. Tu mejor amarilla debe puntuar para ti.

capital-lux-lesson-step-3 = Amarillo: tienes 9, la Capital 6. Su total es el límite de todo el mundo: súbelo con el Mercader 3. Justo 9 vale, y en la Capital un Mercader te da una moneda.
capital-lux-lesson-answer-3-play-m3-home = Tendrías 12 donde caben 6. Si sigue así, se pierde todo tu amarillo.

capital-lux-lesson-step-4 = ¿Ves el modificador boca abajo en el verde? Lo puso el Agente de Ana: cambiará ese límite, y solo ella sabe cómo. Juega el Científico 4 en la Capital: allí roba una carta.
capital-lux-lesson-answer-4-play-s4-home = Tendrías 6 en verde donde caben 3, y solo Ana sabe qué hace el modificador.

capital-lux-lesson-step-5 = Has robado un 5 verde. Ahora mira el azul de Ana: 10, y el límite es 8. Juega tu Agente en la Capital: te deja mirar un modificador, en secreto.
capital-lux-lesson-answer-5-play-a2-home = Serían dos puntos. El modificador secreto vale mucho más, ya verás.

capital-lux-lesson-step-6 = ¡Es −3, y solo tú lo sabes! Colócalo boca abajo sobre un color: al final de la ronda, ese límite baja 3, para todo el mundo. ¿Dónde le duele a Ana, y no a ti?
capital-lux-lesson-answer-6-lay-cleric = Eso amenazaría el 6 rosa de Ana. En azul tiene 10: hay más que perder.
capital-lux-lesson-answer-6-lay-merchant = Tu propio amarillo está en 9 de 9. Quedaría 3 por encima.
capital-lux-lesson-answer-6-lay-scientist = Tú también tienes un 5 verde en la mano. Y ahí Ana solo perdería 5, no 10.

capital-lux-lesson-step-7 = Ana no sospecha nada. Tu Clérigo tiene un poder descarado: jugado en la Capital, se lleva de allí a tu ciudad natal la carta de menor valor de otro color.
capital-lux-lesson-answer-7-play-c3-home = Tres puntos seguros. Pero en la Capital te trae una carta a casa y puede estropear el límite de Ana.

capital-lux-lesson-step-8 = ¿Cuál? La carta va a tu ciudad natal, y el límite de ese color baja para todo el mundo. Piensa en el azul de Ana y en tus colores.
capital-lux-lesson-answer-8-take-merchant = Tendrías 11 en amarillo, con un límite de 7. ¡Cuatro de más!
capital-lux-lesson-answer-8-take-scientist = El límite del verde bajaría a 4, y tú tendrías 5.

capital-lux-lesson-step-9 = Ana se ha quedado sin cartas: es tu último turno. La carta que quede en tu mano irá sola a casa. ¿Cuál sería demasiado allí? Manda esa a la Capital.
capital-lux-lesson-answer-9-play-m4-home = El amarillo quedaría en 13, y el límite es 9. Se perderían los 13.
capital-lux-lesson-answer-9-play-s5-capital = Robarías una carta, pero el 4 amarillo iría solo a casa: 13 de 9, todo perdido.
capital-lux-lesson-answer-9-play-s5-home = El 4 amarillo iría solo a casa: 13, y el límite es 9. Se perderían los 13.

capital-lux-lesson-step-10 = ¡Se revelan los modificadores! Azul de Ana: 10, límite 5, sin oro: todo perdido. El suyo era −1: tu verde está en 7 de 6. Una moneda por punto de más salva un color.
capital-lux-lesson-answer-10-save-none = Se perderían los 7 puntos verdes y su bonificación, y Ana ganaría 37 a 31.

capital-lux-lesson-step-11 = Ana perdió el azul. En cada color, quien más tiene gana la carta más alta de la Capital: azul, verde y amarillo son tuyos. Ciudad natal 18, bonificación 22, moneda 1: ¡41 a 33!

## Tips at the end

capital-lux-lesson-tip-1 = La mitad de tus cartas es para la Capital: lo que pones allí sostiene lo que tienes en casa.
capital-lux-lesson-tip-2 = Guarda una o dos monedas para el último momento: un solo modificador oculto nunca quita más de 3.
capital-lux-lesson-tip-3 = Fíjate en quién se queda sin cartas. Lo que tengas en la mano irá a casa, quieras o no.
