# La lección de Guardiões do Mausoléu y los consejos de la primera partida. Las cartas llevan el nombre breve de los botones.

## Steps, and answers to choices

mausoleum-lesson-step-1 = Base, Columnas, Pirámide, Estatuas: una de cada es un conjunto y vale 8 puntos. Cada turno tomas una carta y puedes jugar una. Solo te falta Estatuas: ¡constrúyela!
mausoleum-lesson-answer-1-pass = Puedes no jugar nada. Pero tienes 8 puntos listos en la mano.
mausoleum-lesson-answer-1-play-artemisia = Más cartas vienen bien. Pero tienes 8 puntos listos en la mano.
mausoleum-lesson-answer-1-play-descoberta = Hoy ninguna carta de los descartes completa un conjunto.
mausoleum-lesson-answer-1-play-escultores = Buen escudo. Pero primero construye algo que merezca protección.
mausoleum-lesson-answer-1-play-invasao = Podrías quitarle Estatuas a Ana. Pero ya la tienes en la mano: guarda Invasión para después.

mausoleum-lesson-step-2 = ¡Terremoto! Ana lo juega contra ti: cae una de tus piezas, y tú eliges cuál. Dos de cada darían dos conjuntos. ¿Qué te sobra?
mausoleum-lesson-answer-2-lose-base = Tu conjunto aguantaría. Pero solo tienes dos cartas Base, y un segundo conjunto pide las dos.
mausoleum-lesson-answer-2-lose-estatuas = ¡La única! Sin ella se rompe el conjunto: adiós a 8 puntos.
mausoleum-lesson-answer-2-lose-piramide = Tu conjunto aguantaría. Pero solo tienes dos cartas Pirámide, y un segundo conjunto pide las dos.

mausoleum-lesson-step-3 = Qué listo: con Hallazgo arqueológico, Bruno tomó tus Columnas de los descartes. Tu turno, y ya has tomado una carta. La reina Artemisia II te da dos más: juégala.
mausoleum-lesson-answer-3-pass = Se puede. Pero dos cartas más son dos oportunidades más.
mausoleum-lesson-answer-3-play-arquitetos = Un escudo contra Terremoto. También funciona desde la mano.
mausoleum-lesson-answer-3-play-descoberta = Tomarías una carta de los descartes. Espera a que haya algo valioso.
mausoleum-lesson-answer-3-play-escultores = Un escudo contra Invasión y Robo. También funciona desde la mano.
mausoleum-lesson-answer-3-play-invasao = ¡El próximo turno! Primero mira qué te trae Artemisia II.

mausoleum-lesson-step-4 = Seis cartas, y al final del turno solo pueden quedar cinco. Guarda Invasión, Escultores y Hallazgo arqueológico. De las otras tres, descarta la que quieras.
mausoleum-lesson-answer-4-discard-descoberta = Guárdala: recupera cualquier carta de los descartes.
mausoleum-lesson-answer-4-discard-escultores = Hay ladrones cerca: esa te salvará una carta.
mausoleum-lesson-answer-4-discard-invasao = Ay, no: esa la querrás el próximo turno.
mausoleum-lesson-said-4-discard-arquitetos = Bien: solo detiene Terremoto, y uno de los dos lo tienes tú.
mausoleum-lesson-said-4-discard-terremoto = Bien: alguien perdería una pieza, pero elegiría cuál.
mausoleum-lesson-said-4-discard-troca = Bien: cambia una carta que eliges por otra al azar.

mausoleum-lesson-step-5 = Ana descartó un segundo Mausolo: cada persona solo juega uno. Bruno tiene dos conjuntos: 8, 8 y 4 más por tener varios. A tu segundo le falta Estatuas: ¡quítala con Invasión!
mausoleum-lesson-answer-5-pass = Bruno te lleva 12 puntos. Ahora es el momento.
mausoleum-lesson-answer-5-play-arquitetos = También te protege desde la mano. ¡Ahora ataca!
mausoleum-lesson-answer-5-play-descoberta = Traería Mausolo, que luego vale 8 puntos. Invasión da 12 ahora: eso primero.
mausoleum-lesson-answer-5-play-escultores = También te protege desde la mano. ¡Ahora ataca!
mausoleum-lesson-answer-5-play-protecao = También te protege desde la mano. ¡Ahora ataca!
mausoleum-lesson-answer-5-play-terremoto = Tu rival elegiría qué cae, y tú no ganarías nada.
mausoleum-lesson-answer-5-play-troca = Recibirías una carta al azar. Con Invasión eliges tú: Estatuas.

mausoleum-lesson-step-6 = ¿A quién? Bruno tiene un escudo delante: Protección detiene cualquier ataque, una vez. Ana no tiene ninguno.
mausoleum-lesson-answer-6-at-2 = Protección la detendría: las dos cartas se van, y tú no ganas nada.

mausoleum-lesson-step-7 = Ninguna pieza está a salvo, ni en un conjunto completo. ¿Cuál de las de Ana completa tu segundo conjunto y rompe uno suyo?
mausoleum-lesson-answer-7-take-base = Eso rompe un conjunto de Ana, pero te sigue faltando Estatuas.
mausoleum-lesson-answer-7-take-colunas = Eso rompe un conjunto de Ana, pero te sigue faltando Estatuas.
mausoleum-lesson-answer-7-take-piramide = Eso rompe un conjunto de Ana, pero te sigue faltando Estatuas.

mausoleum-lesson-step-8 = ¡Tú 20, Bruno 20, Ana 16! El Robo de Ana buscaba una carta tuya, pero Escultores, en tu mano, lo detuvo solo. Bruno y Ana intercambiaron una carta. Mazo vacío: juega Hallazgo arqueológico.
mausoleum-lesson-answer-8-pass = Así solo compartes el primer puesto con Bruno. Hay algo bueno en los descartes…
mausoleum-lesson-answer-8-play-arquitetos = Un escudo no supera los 20 de Bruno. Mira los descartes.
mausoleum-lesson-answer-8-play-protecao = Un escudo no supera los 20 de Bruno. Mira los descartes.
mausoleum-lesson-answer-8-play-terremoto = La Protección de Bruno lo detendría, y Ana ya va por detrás.
mausoleum-lesson-answer-8-play-troca = Recibirías una carta al azar. Mejor elige una tú.

mausoleum-lesson-step-9 = Aquí están todas las cartas descartadas, y puedes tomar una. ¿Cuál no le servía a Ana, pero a ti sí?
mausoleum-lesson-answer-9-other = Esa no da puntos. ¿Qué haría que uno de tus conjuntos valiera el doble?
mausoleum-lesson-answer-9-recover-invasao = Un tercer conjunto queda muy lejos. ¿Qué haría que uno de los dos valiera el doble?

mausoleum-lesson-step-10 = Han pasado los dos. Si pasas tú también, acaba 20 a 20 y gana Bruno: usó más personajes distintos. Pero Mausolo duplica uno de tus conjuntos. ¡Juégalo!
mausoleum-lesson-answer-10-pass = 20 a 20, dos conjuntos cada uno: deciden los personajes distintos usados. Bruno usó tres, tú dos.
mausoleum-lesson-answer-10-play-arquitetos = Los escudos no valen nada al final. Mausolo vale 8.
mausoleum-lesson-answer-10-play-protecao = Los escudos no valen nada al final. Mausolo vale 8.
mausoleum-lesson-answer-10-play-terremoto = La Protección de Bruno lo detendría. Mausolo son 8 puntos seguros.
mausoleum-lesson-answer-10-play-troca = Un intercambio es una apuesta. Mausolo son 8 puntos seguros.

mausoleum-lesson-step-11 = ¡28! Los dos vuelven a pasar. Con el mazo vacío, la partida acaba cuando todo el mundo pasa seguido. Vas por delante: no juegues nada y gana.
mausoleum-lesson-answer-11-other = Ganas 28 a 20. Cualquier carta que juegues da otro turno a los demás.

mausoleum-lesson-step-12 = Dos conjuntos 16, varios conjuntos 4, Mausolo 8: ¡28! Bruno tiene 20, Ana 16. Piezas sueltas y cartas en la mano no valen nada. Construiste, protegiste y ganaste.

## Tips at the end

mausoleum-lesson-tip-1 = Las defensas también funcionan desde la mano. Pon una en la mesa si tienes la mano llena, o como aviso.
mausoleum-lesson-tip-2 = Ataca a quien va por delante sin protección: mira antes los escudos.
mausoleum-lesson-tip-3 = Mira los descartes antes de jugar Hallazgo arqueológico, y guárdalo hasta que haya algo valioso.
