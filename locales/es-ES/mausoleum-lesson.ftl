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
    Base, Columnas, Pirámide y Estatuas son un conjunto: 8 puntos. Solo <te|area.0> faltan <Estatuas|card.estatuas>. En tu turno puedes jugar una carta.
    Construye Estatuas.
mausoleum-lesson-answer-1-pass = Puedes no jugar nada. Pero tienes 8 puntos listos en la mano.

mausoleum-lesson-step-2 =
    <Terremoto|last> de Petra: cae una de <tus piezas|area.0>, y tú eliges cuál. Una defensa adecuada en tu mano lo habría detenido sola.
    Dos de cada dan dos conjuntos. ¿Qué pieza te sobra?
mausoleum-lesson-answer-2-lose-base = Tu conjunto aguantaría. Pero solo tienes dos cartas Base, y un segundo conjunto pide las dos.
mausoleum-lesson-answer-2-lose-estatuas = ¡La única! Sin ella se rompe el conjunto: adiós a 8 puntos.
mausoleum-lesson-answer-2-lose-piramide = Tu conjunto aguantaría. Pero solo tienes dos cartas Pirámide, y un segundo conjunto pide las dos.

mausoleum-lesson-step-3 =
    Con Hallazgo, Doros tomó tus Columnas de los descartes. Cada turno empieza tomando una carta: ya tienes la tuya. <Tus cartas|cards> dicen lo que hacen.
    ¿Cuál te da dos cartas más?
mausoleum-lesson-answer-3-play-arquitetos = Un escudo contra Terremoto. También funciona desde la mano: puede esperar ahí.
mausoleum-lesson-answer-3-play-descoberta = Toma una carta de los descartes. Espera a que haya algo valioso.

mausoleum-lesson-step-4 =
    Al final del turno solo pueden quedar cinco cartas. Arquitectos solo detiene Terremoto. Hay dos: uno ya se jugó, y el otro lo tienes tú.
    ¿Cuál de <tus seis|cards> sobra?
mausoleum-lesson-answer-4-discard-escultores = Hay ladrones cerca: esa te salvará una carta.
mausoleum-lesson-answer-4-discard-invasao = Ay, no: esa la querrás el próximo turno.

mausoleum-lesson-step-5 =
    Doros tiene dos conjuntos: 8, 8 y 4 más por tener varios. A tu segundo solo le faltan Estatuas.
    ¿Cuál de <tus cartas|cards> se la quita a alguien?
mausoleum-lesson-answer-5-play-descoberta = No hay Estatuas en los descartes. Quítasela a quien la haya construido.
mausoleum-lesson-answer-5-play-troca = Cambia cartas de la mano, y la que llega es al azar. Las Estatuas están en la mesa.

mausoleum-lesson-step-6 =
    Un escudo en la mesa detiene un ataque; luego se descartan las dos cartas. El de <Doros|area.2> detiene cualquiera. Sus iconos claros son personajes ya usados. <Petra|area.1> no tiene escudo.
    ¿A quién atacas?
mausoleum-lesson-answer-6-at-2 = Protección la detendría: las dos cartas se van, y tú no ganas nada.

mausoleum-lesson-step-7 =
    Ninguna pieza está a salvo, ni en un conjunto completo. Mira lo que te falta y lo que <tiene Petra|area.1>.
    ¿Qué pieza completa tu segundo conjunto y rompe uno suyo?
mausoleum-lesson-answer-7-take-base = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.
mausoleum-lesson-answer-7-take-colunas = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.
mausoleum-lesson-answer-7-take-piramide = Eso rompe un conjunto de Petra, pero te siguen faltando Estatuas.

mausoleum-lesson-step-8 =
    El Robo de Petra buscaba una carta tuya al azar: Escultores, en tu mano, lo detuvo. El Cambio de Doros: solo lo detiene Protección, y la tenías. Todo está descartado.
    ¿Cuál de <tus cartas|cards> recupera una?
mausoleum-lesson-answer-8-play-terremoto = Hace caer una pieza rival. Petra va por detrás, y el escudo de Doros lo detendría.
mausoleum-lesson-answer-8-play-troca = Recibirías una carta al azar. Los descartes están a la vista: elige ahí.

mausoleum-lesson-step-9 =
    Estas son <todas las cartas descartadas|ledger>. Mausolo duplica un conjunto completo. Cada persona solo juega uno, así que a Petra no le servía el segundo.
    ¿Qué carta vale 8 puntos para ti?
mausoleum-lesson-answer-9-recover-artemisia = El mazo está vacío: no queda nada que tomar.
mausoleum-lesson-answer-9-recover-invasao = Un tercer conjunto queda muy lejos. ¿Qué hace que uno de los dos valga el doble?

mausoleum-lesson-step-10 =
    Si pasas tú también, acaba 20 a 20. El empate es de quien tenga más conjuntos completos: dos cada uno. Luego deciden los personajes distintos usados: <Doros|area.2> tres, <tú|area.0> dos.
    ¿Qué haces?
mausoleum-lesson-answer-10-pass = 20 a 20, dos conjuntos cada uno: deciden los personajes, y Doros usó uno más.
mausoleum-lesson-answer-10-play-terremoto = La Protección de Doros lo detendría. Necesitas puntos que nadie pueda detener.

mausoleum-lesson-step-11 =
    El <mazo|pile> está vacío: la partida acaba cuando todo el mundo pasa seguido. El reloj de arena cuenta los pases, y vas ganando 28 a 20.
    ¿Juegas una carta o pasas?
mausoleum-lesson-answer-11-play-terremoto = Ya vas por delante. Cualquier carta que juegues da otro turno a los demás.
mausoleum-lesson-answer-11-play-troca = Ya vas por delante. Cualquier carta que juegues da otro turno a los demás.

mausoleum-lesson-step-12 =
    Dos conjuntos 16, varios conjuntos 4, Mausolo 8. Piezas sueltas y cartas en la mano no valen nada.
    28 a 20: ¡ganas!

## Tips at the end

mausoleum-lesson-tip-1 = Si sirven varias defensas, primero va una de la mesa; después, la que detiene menos ataques.
mausoleum-lesson-tip-2 = Ataca a quien va por delante y no tiene escudo.
