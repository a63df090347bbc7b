# La lección de Luxor y los consejos de la primera partida. La posición es fija: casillas y puntos están en los textos.

## Steps, and answers to choices

luxor-lesson-step-1 = Los tesoros dan puntos, y tus aventureros valen más cuanto más cerca de la tumba. De tu mano solo puedes jugar las cartas de los extremos. Juega el 2: esa joya pide dos aventureros.
luxor-lesson-answer-1-play-right = Esa carta lleva al más atrasado de la 7 a la 10: serían dos, y esa estatua pide tres.

luxor-lesson-step-2 = Mueve al de la 10: dos losetas más allá, otro espera en la joya. Con dos basta, ¡y es tuya! Vasija, joya y estatua forman un conjunto: ya es el segundo.
luxor-lesson-answer-2-move-12-2 = Ese se alejaría de la joya, y el de la 10 no podría llevársela solo.
luxor-lesson-answer-2-move-7-2 = Ese se detendría en la 10, donde la estatua pide tres. La joya seguiría donde está.

luxor-lesson-step-3 = ¡Tres puntos, y cuatro más al final por el conjunto! Tu carta nueva va al centro: tendrá que esperar. Ana lanzó el dado y tomó un escarabajo: puntos secretos. Juega el 1.
luxor-lesson-answer-3-play-right = Llevaría al de la 7 a la 12, que ahora está vacía. Ahí no hay nada que tomar.

luxor-lesson-step-4 = Sin la joya, la 12 queda vacía; los dos siguen ahí. Un paso más allá hay un túnel: ¡lleva al siguiente, en la 32! Pasar ante Anubis despierta al tuyo que duerme. ¡Dos de golpe!
luxor-lesson-answer-4-move-7-1 = Osiris, en la 9, lanzaría a ese a la 10, sin compañía. Y nadie esperaría ya en la vasija.

luxor-lesson-step-5 = Los que despertaron están en las escaleras, listos para andar. Ana retrocedió con ±1 y tomó una llave. Tu carta de la derecha lleva al más atrasado hasta el siguiente: ahí, la vasija pide dos.
luxor-lesson-answer-5-play-left = Buen plan también: el 1 lleva a una llave. Pero primero la vasija; el 1 se queda en tu mano.

luxor-lesson-step-6 = Ana está en la tumba: 13 puntos, y 5 por ser la primera. ¡Con otro acaba la partida! Necesitas una llave: hay una en la 36. Juega el 1; desde ahí, el 3 va justo.
luxor-lesson-answer-6-play-right = El 3 lleva al de delante solo hasta la 35, sin llave. Y te hará falta para la tumba.

luxor-lesson-step-7 = ¿Quién va? A un paso de la 32 está Osiris. Nadie se queda ahí: te lanza adelante tantas losetas como muestra, aquí 3, justo hasta Horus.
luxor-lesson-answer-7-move-0-1 = Ese se quedaría solo en la joya de la 2, que pide dos. Y ahí no hay llave.
luxor-lesson-answer-7-move-12-1 = Otra vez por el túnel, hasta la 32: bien, pero ahí no hay llave.
luxor-lesson-answer-7-move-7-1 = Osiris, en la 9, lanzaría a ese a la 10, donde la estatua pide tres. Y sin llave.

luxor-lesson-step-8 = Horus te ofrece una llave, o la carta superior de su mazo, para el centro de tu mano. Sin llave, nadie entra en la tumba. ¿Qué tomas?
luxor-lesson-answer-8-take-horus3 = 1–6 es buena carta: los pasos que quieras, hasta seis. Pero sin llave la tumba sigue cerrada.

luxor-lesson-step-9 = Bajo tu vasija había un comodín, que vale por cualquier tesoro: Ana tomó uno. Ahora la tumba, con el número exacto. Las casillas vacías no cuentan: 38, 40, tumba. ¿Qué carta?
luxor-lesson-answer-9-play-left = Desde la 36, el 5 es demasiado: para entrar en la tumba, el número tiene que ser exacto.

luxor-lesson-step-10 = ¡Adentro con el de la 36! Cuesta la llave. La tumba da 13 en vez de 8, y el segundo sarcófago, 3 más. Se juega la ronda hasta el final y acaba la partida.
luxor-lesson-answer-10-move-0-3 = Otra llave, la de Horus en la 5. Pero ya tienes una: úsala mientras quede un sarcófago.
luxor-lesson-answer-10-move-12-3 = Ese se quedaría solo en la 15, donde la joya pide dos. La tumba vale mucho más.
luxor-lesson-answer-10-move-7-3 = Otra llave, la de Horus en la 11. Pero ya tienes una: úsala mientras quede un sarcófago.

luxor-lesson-step-11 = Ana tuvo un último turno, para cerrar la ronda. Tesoros 27, aventureros 17, sarcófago 3, conjuntos 7: ¡54 a 48! Sin la joya, o sin la tumba, habría ganado Ana.

## Tips at the end

luxor-lesson-tip-1 = Mira los dos extremos de tu mano y las cartas de detrás: siempre sabes lo que viene.
luxor-lesson-tip-2 = Despierta pronto a los que duermen. Cinco aventureros se llevan tesoros que dos no pueden.
luxor-lesson-tip-3 = La última llave está en la 36: toma una por el camino. Ante la tumba, sin llave, solo se espera.
