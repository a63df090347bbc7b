# A lição de Guardiões do Mausoléu e as dicas da primeira partida. As cartas têm o nome dos botões.

## Steps, and answers to choices

mausoleum-lesson-step-1 = Base, Colunas, Pirâmide, Estátuas: uma de cada é um conjunto e vale 8 pontos. A cada turno você compra uma carta e pode jogar uma. Só falta Estátuas: construa!
mausoleum-lesson-answer-1-pass = Você pode não jogar nada. Mas há 8 pontos prontos na sua mão.
mausoleum-lesson-answer-1-play-artemisia = Mais cartas são uma boa. Mas há 8 pontos prontos na sua mão.
mausoleum-lesson-answer-1-play-descoberta = Hoje nenhuma carta do descarte completa um conjunto.
mausoleum-lesson-answer-1-play-escultores = Um bom escudo. Mas primeiro construa algo que valha a pena proteger.
mausoleum-lesson-answer-1-play-invasao = Dava para tomar Estátuas de Ana. Mas você já tem na mão: guarde Invasão para depois.

mausoleum-lesson-step-2 = Terremoto! Ana o joga contra você: uma das suas peças cai, e você escolhe qual. Duas de cada dariam dois conjuntos. O que você tem de sobra?
mausoleum-lesson-answer-2-lose-base = Seu conjunto ficaria de pé. Mas você só tem duas cartas Base, e um segundo conjunto pede as duas.
mausoleum-lesson-answer-2-lose-estatuas = A sua única! Sem ela o conjunto se desfaz: lá se vão 8 pontos.
mausoleum-lesson-answer-2-lose-piramide = Seu conjunto ficaria de pé. Mas você só tem duas cartas Pirâmide, e um segundo conjunto pede as duas.

mausoleum-lesson-step-3 = Esperto: com Descoberta Arqueológica, Bruno pegou suas Colunas do descarte. Sua vez, e você já comprou uma carta. A rainha Artemísia II deixa comprar mais duas: jogue-a.
mausoleum-lesson-answer-3-pass = Pode. Mas mais duas cartas são mais duas chances.
mausoleum-lesson-answer-3-play-arquitetos = Um escudo contra Terremoto. Ele também funciona da mão.
mausoleum-lesson-answer-3-play-descoberta = Você pegaria uma carta do descarte. Espere até haver algo precioso lá.
mausoleum-lesson-answer-3-play-escultores = Um escudo contra Invasão e Roubo. Ele também funciona da mão.
mausoleum-lesson-answer-3-play-invasao = No próximo turno! Primeiro veja o que Artemísia II traz.

mausoleum-lesson-step-4 = Seis cartas, e só cinco podem ficar no fim do turno. Guarde Invasão, Escultores e Descoberta Arqueológica. Das outras três, descarte a que quiser.
mausoleum-lesson-answer-4-discard-descoberta = Guarde: ela traz de volta qualquer carta do descarte.
mausoleum-lesson-answer-4-discard-escultores = Há ladrões por perto: essa vai salvar uma carta sua.
mausoleum-lesson-answer-4-discard-invasao = Ah, não: essa você vai querer no próximo turno.
mausoleum-lesson-said-4-discard-arquitetos = Tudo bem: só detém Terremoto, e um dos dois está na sua mão.
mausoleum-lesson-said-4-discard-terremoto = Tudo bem: alguém perderia uma peça, mas escolheria qual.
mausoleum-lesson-said-4-discard-troca = Tudo bem: ela troca uma carta que você escolhe por uma ao acaso.

mausoleum-lesson-step-5 = Ana descartou um segundo Mausolo: cada pessoa só joga um. Bruno tem dois conjuntos: 8, 8 e mais 4 por ter vários. Para o seu segundo falta Estátuas: tome-a com Invasão!
mausoleum-lesson-answer-5-pass = Bruno está 12 pontos na sua frente. A hora é agora.
mausoleum-lesson-answer-5-play-arquitetos = Na mão, ela também protege você. Agora ataque!
mausoleum-lesson-answer-5-play-descoberta = Ela traria Mausolo, que depois vale 8 pontos. Invasão dá 12 agora: ela primeiro.
mausoleum-lesson-answer-5-play-escultores = Na mão, ela também protege você. Agora ataque!
mausoleum-lesson-answer-5-play-protecao = Na mão, ela também protege você. Agora ataque!
mausoleum-lesson-answer-5-play-terremoto = O alvo escolheria o que cai, e você não ganharia nada.
mausoleum-lesson-answer-5-play-troca = Você receberia uma carta ao acaso. Com Invasão você escolhe: Estátuas.

mausoleum-lesson-step-6 = De quem? Bruno tem um escudo à frente: Proteção detém qualquer ataque, uma vez. Ana não tem nenhum.
mausoleum-lesson-answer-6-at-2 = Proteção a deteria: as duas cartas se vão, e você não ganha nada.

mausoleum-lesson-step-7 = Nenhuma peça está a salvo, nem num conjunto completo. Qual das de Ana completa o seu segundo conjunto e desfaz um dela?
mausoleum-lesson-answer-7-take-base = Isso desfaz um conjunto de Ana, mas ainda falta Estátuas a você.
mausoleum-lesson-answer-7-take-colunas = Isso desfaz um conjunto de Ana, mas ainda falta Estátuas a você.
mausoleum-lesson-answer-7-take-piramide = Isso desfaz um conjunto de Ana, mas ainda falta Estátuas a você.

mausoleum-lesson-step-8 = Você 20, Bruno 20, Ana 16! O Roubo de Ana queria uma carta sua, mas Escultores, na sua mão, o deteve sozinho. Bruno e Ana trocaram uma carta. O monte acabou: jogue Descoberta Arqueológica.
mausoleum-lesson-answer-8-pass = Aí você só divide a liderança com Bruno. Há coisa boa no descarte…
mausoleum-lesson-answer-8-play-arquitetos = Um escudo não vence os 20 de Bruno. Olhe o descarte.
mausoleum-lesson-answer-8-play-protecao = Um escudo não vence os 20 de Bruno. Olhe o descarte.
mausoleum-lesson-answer-8-play-terremoto = A Proteção de Bruno o deteria, e Ana já está atrás de você.
mausoleum-lesson-answer-8-play-troca = Você receberia uma carta ao acaso. Melhor escolher uma.

mausoleum-lesson-step-9 = Todas as cartas descartadas estão aqui, e você pode pegar uma. Qual não servia para Ana, mas serve para você?
mausoleum-lesson-answer-9-other = Essa não dá pontos. O que faria um dos seus conjuntos valer o dobro?
mausoleum-lesson-answer-9-recover-invasao = Um terceiro conjunto está longe demais. O que faria um dos seus dois valer o dobro?

mausoleum-lesson-step-10 = Os dois passaram. Se você passar também, acaba em 20 a 20, e Bruno vence: usou mais personagens diferentes. Mas Mausolo dobra um dos seus conjuntos. Jogue!
mausoleum-lesson-answer-10-pass = 20 a 20, dois conjuntos cada: decidem os personagens diferentes usados. Bruno usou três, você dois.
mausoleum-lesson-answer-10-play-arquitetos = Escudos não valem nada no fim. Mausolo vale 8.
mausoleum-lesson-answer-10-play-protecao = Escudos não valem nada no fim. Mausolo vale 8.
mausoleum-lesson-answer-10-play-terremoto = A Proteção de Bruno o deteria. Mausolo são 8 pontos certos.
mausoleum-lesson-answer-10-play-troca = Uma troca é uma aposta. Mausolo são 8 pontos certos.

mausoleum-lesson-step-11 = 28! Os dois passam de novo. Com o monte vazio, a partida acaba quando todo mundo passa em seguida. Você está na frente: não jogue nada e vença.
mausoleum-lesson-answer-11-other = Você lidera por 28 a 20. Qualquer carta que você jogue dá mais um turno aos outros.

mausoleum-lesson-step-12 = Dois conjuntos 16, vários conjuntos 4, Mausolo 8: 28! Bruno tem 20, Ana 16. Peças soltas e cartas na mão não valem nada. Você construiu, protegeu e venceu.

## Tips at the end

mausoleum-lesson-tip-1 = As defesas também funcionam da mão. Ponha uma na mesa se a mão estiver cheia, ou como aviso.
mausoleum-lesson-tip-2 = Ataque quem está na frente e sem escudo: olhe os escudos primeiro.
mausoleum-lesson-tip-3 = Veja o descarte antes de jogar Descoberta Arqueológica, e guarde-a até haver algo precioso lá.
