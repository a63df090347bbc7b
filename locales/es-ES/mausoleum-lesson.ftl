# La lección de Guardiões do Mausoléu y los consejos de la primera partida. Las cartas llevan el nombre breve de los botones.

## Buttons

mausoleum-lesson-do-play = { $card }
mausoleum-lesson-do-at = { $target }
mausoleum-lesson-do-take = { $card }
mausoleum-lesson-do-lose = { $card }
mausoleum-lesson-do-discard = { $card }
mausoleum-lesson-do-recover = { $card }
mausoleum-lesson-do-pass = Pasar

## Steps, and answers to choices

mausoleum-lesson-step-1 =
    Gana quien tenga más puntos. Base, Columnas, Pirámide y Estatuas son un conjunto: 8 puntos. A <ti|area.0> solo te faltan Estatuas. En cada turno robas una carta y puedes jugar una.
    ¿Qué carta vale 8 puntos ahora?
mausoleum-lesson-answer-1-pass = Puedes no jugar nada. Pero tienes 8 puntos listos en la mano.
mausoleum-lesson-answer-1-play-artemisia = Da dos cartas más: útil pronto. Pero tienes 8 puntos listos en la mano.
mausoleum-lesson-said-1-play-estatuas = +8: tu primer conjunto.

mausoleum-lesson-step-2 =
    <Terremoto|last> de Petra: cae una de <tus piezas|area.0>, y tú eliges cuál. Una defensa adecuada en tu mano lo habría detenido sola.
    Dos de cada dan dos conjuntos. ¿Qué pieza te sobra?
mausoleum-lesson-answer-2-lose-base = Tu conjunto aguantaría. Pero solo tienes dos cartas Base, y un segundo conjunto pide las dos.
mausoleum-lesson-answer-2-lose-estatuas = ¡La única! Sin ella se rompe el conjunto: adiós a 8 puntos.
mausoleum-lesson-answer-2-lose-piramide = Tu conjunto aguantaría. Pero solo tienes dos cartas Pirámide, y un segundo conjunto pide las dos.
mausoleum-lesson-said-2-lose-colunas = Tu conjunto sigue: aún 8. Doros jugó Hallazgo y recuperó tus Columnas de los descartes.

mausoleum-lesson-step-3 =
    <Tus cartas|cards> dicen lo que hacen. Una defensa también funciona desde la mano, sin jugarla. En los descartes no hay nada que necesites ahora.
    ¿Qué carta merece jugarse ahora?
mausoleum-lesson-answer-3-play-arquitetos = Un escudo contra Terremoto. También funciona desde la mano: puede esperar ahí.
mausoleum-lesson-answer-3-play-descoberta = Toma una carta de los descartes. Espera a que haya algo valioso.
mausoleum-lesson-said-3-play-artemisia = Dos cartas más: el mazo pasó de 6 a 4.

mausoleum-lesson-step-4 =
    Al final del turno pueden quedar cinco cartas como máximo. Hay dos Terremotos en el juego: el de Petra está en los descartes, y el otro lo tienes tú.
    ¿Cuál de <tus seis|cards> sobra?
mausoleum-lesson-answer-4-discard-escultores = Hay ladrones cerca: esa te salvará una carta.
mausoleum-lesson-answer-4-discard-invasao = Ay, no: esa la querrás el próximo turno.
mausoleum-lesson-said-4-discard-arquitetos = Eso es: Arquitectos solo detienen Terremoto. Cada persona robó una carta: queda 1 en el mazo.

mausoleum-lesson-step-5 =
    Doros construyó Columnas: dos conjuntos son 16, y 4 más, una sola vez, por tener dos o más: 20. A tu segundo solo le faltan Estatuas.
    ¿Cuál de <tus cartas|cards> puede conseguirlas?
mausoleum-lesson-answer-5-play-descoberta = No hay Estatuas en los descartes. Quítaselas a quien las haya construido.
mausoleum-lesson-answer-5-play-troca = Cambia cartas de la mano, y la que llega es al azar. Las Estatuas están en la mesa.
mausoleum-lesson-said-5-play-invasao = Eso es: toma una pieza que un rival ha construido.

mausoleum-lesson-step-6 =
    El sol de <Doros|area.2> es un escudo: Protección detiene un ataque cualquiera. La corona de <Petra|area.1> no: Mausolo duplica un conjunto. Iconos claros: ya usados. Línea naranja: última jugada, de Doros.
    ¿A quién atacas?
mausoleum-lesson-answer-6-at-2 = Protección la detendría: se descartan las dos cartas, y tú no ganas nada.
mausoleum-lesson-said-6-at-1 = Eso es: ahora solo te detendría una defensa adecuada en su mano.

mausoleum-lesson-step-7 =
    Ninguna pieza está a salvo, ni en un conjunto completo. Mira lo que te falta y lo que <tiene Petra|area.1>.
    ¿Qué pieza completa tu segundo conjunto y rompe uno suyo?
mausoleum-lesson-answer-7-take-base = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.
mausoleum-lesson-answer-7-take-colunas = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.
mausoleum-lesson-answer-7-take-piramide = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.
mausoleum-lesson-said-7-take-estatuas = +12: 8 por el segundo conjunto, 4 por varios. Pasas de 8 a 20, Petra de 28 a 16.

mausoleum-lesson-step-8 =
    El Robo de Petra quería una carta al azar: Escultores, en tu mano, lo detuvo. El Cambio de Doros: solo lo detiene Protección, y la tenías. El mazo se acabó.
    ¿Cuál de <tus cartas|cards> aún puede dar puntos?
mausoleum-lesson-answer-8-play-terremoto = Hace caer una pieza rival: nada de puntos para ti, y el escudo de Doros lo detendría.
mausoleum-lesson-answer-8-play-troca = Das una carta que eliges y recibes una al azar. Los descartes están a la vista: elige ahí.
mausoleum-lesson-said-8-play-descoberta = Eso es: recupera cualquier carta descartada.

mausoleum-lesson-step-9 =
    Estas son <todas las cartas descartadas|ledger>. Junto al <mazo|pile> vacío, un reloj de arena cuenta los pases: cuando todo el mundo pasa seguido, acaba la partida.
    ¿Qué carta vale 8 puntos para ti?
mausoleum-lesson-answer-9-recover-artemisia = Toma dos cartas, pero el mazo está vacío.
mausoleum-lesson-answer-9-recover-invasao = Un tercer conjunto queda muy lejos. ¿Qué hace que uno de los dos valga el doble?
mausoleum-lesson-said-9-recover-mausolo = Eso es: duplica un conjunto, incluso posterior; solo uno por persona. Petra y Doros pasaron.

mausoleum-lesson-step-10 =
    Si pasas, acaba 20 a 20. El empate es de quien tenga más conjuntos: dos cada uno. Luego, más personajes distintos usados: <Doros|area.2> tres, <tú|area.0> dos.
    ¿Qué haces?
mausoleum-lesson-answer-10-pass = 20 a 20, dos conjuntos cada uno: deciden los personajes, y Doros usó uno más.
mausoleum-lesson-answer-10-play-terremoto = La Protección de Doros lo detendría. Necesitas puntos que nadie pueda detener.
mausoleum-lesson-said-10-play-mausolo = +8: uno de tus conjuntos vale 16. Petra y Doros volvieron a pasar.

mausoleum-lesson-step-11 =
    El <reloj de arena|pile> muestra 2 de 3: Petra y Doros pasaron. Una carta reiniciaría la cuenta. Vas ganando 28 a 20.
    ¿Juegas una carta o pasas?
mausoleum-lesson-answer-11-play-terremoto = Ya vas por delante. Cualquier carta que juegues da otro turno a los demás.
mausoleum-lesson-answer-11-play-troca = Ya vas por delante. Cualquier carta que juegues da otro turno a los demás.
mausoleum-lesson-said-11-pass = Eso es: los tres pasaron.

mausoleum-lesson-step-12 =
    Dos conjuntos 16, varios 4, Mausolo 8. Piezas sueltas y cartas en la mano: nada.
    28 a 20: ¡ganas!

## Tips at the end

mausoleum-lesson-tip-1 = De varias defensas, primero va una de la mesa.
mausoleum-lesson-tip-2 = Ataca a quien va por delante y no tiene escudo.
