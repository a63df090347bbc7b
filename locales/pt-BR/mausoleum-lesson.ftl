# A lição de Guardiões do Mausoléu e as dicas da primeira partida. As cartas têm o nome dos botões.

## Buttons

mausoleum-lesson-do-play = { $card }
mausoleum-lesson-do-at = { $target }
mausoleum-lesson-do-take = { $card }
mausoleum-lesson-do-lose = { $card }
mausoleum-lesson-do-discard = { $card }
mausoleum-lesson-do-recover = { $card }
mausoleum-lesson-do-pass = Passar

## Steps, and answers to choices

mausoleum-lesson-step-1 =
    Vence quem tem mais pontos. Base, Colunas, Pirâmide e Estátuas são um conjunto: 8 pontos. A <você|area.0> só faltam Estátuas. Em cada turno você compra uma carta e pode jogar uma.
    Que carta vale 8 pontos agora?
mausoleum-lesson-answer-1-pass = Você pode não jogar nada. Mas há 8 pontos prontos na sua mão.
mausoleum-lesson-answer-1-play-artemisia = Ela compra mais duas cartas: útil logo mais. Mas há 8 pontos prontos na sua mão.
mausoleum-lesson-said-1-play-estatuas = +8: seu primeiro conjunto.

mausoleum-lesson-step-2 =
    <Terremoto|last> de Petra: cai uma das <suas peças|area.0>, e você escolhe qual. Uma defesa certa na sua mão o teria detido sozinha.
    Duas de cada dão dois conjuntos. Que peça você tem de sobra?
mausoleum-lesson-answer-2-lose-base = Você só tem duas cartas Base, e um segundo conjunto pede as duas.
mausoleum-lesson-answer-2-lose-estatuas = A sua única! Sem ela o conjunto se desfaz: lá se vão 8 pontos.
mausoleum-lesson-answer-2-lose-piramide = Você só tem duas cartas Pirâmide, e um segundo conjunto pede as duas.
mausoleum-lesson-said-2-lose-colunas = Seu conjunto fica: ainda 8. Doros jogou Descoberta e pegou suas Colunas do descarte.

mausoleum-lesson-step-3 =
    <Suas cartas|cards> dizem o que fazem. Uma defesa também funciona da mão, sem ser jogada. No descarte não há nada de que você precise agora.
    Qual carta vale jogar agora?
mausoleum-lesson-answer-3-play-arquitetos = Um escudo contra Terremoto. Também funciona da mão: pode esperar ali.
mausoleum-lesson-answer-3-play-descoberta = Ela pega uma carta do descarte. Espere até haver algo precioso lá.
mausoleum-lesson-said-3-play-artemisia = Mais duas cartas: o monte foi de 6 a 4.

mausoleum-lesson-step-4 =
    No fim do turno podem ficar no máximo cinco cartas. Há dois Terremotos no jogo: o de Petra está no descarte, e o outro está com você.
    Qual das <suas seis|cards> pode ir?
mausoleum-lesson-answer-4-discard-escultores = Há ladrões por perto: essa vai salvar uma carta sua.
mausoleum-lesson-answer-4-discard-invasao = Ah, não: essa você vai querer no próximo turno.
mausoleum-lesson-said-4-discard-arquitetos = Isso: Arquitetos só detêm Terremoto. Cada pessoa comprou uma carta: o monte está em 1.

mausoleum-lesson-step-5 =
    Doros construiu Colunas: dois conjuntos são 16, e mais 4, uma só vez, por ter dois ou mais: 20. Ao seu segundo só faltam Estátuas.
    Qual das <suas cartas|cards> pode consegui-las?
mausoleum-lesson-answer-5-play-descoberta = Não há Estátuas no descarte. Tome-as de quem já construiu.
mausoleum-lesson-answer-5-play-troca = Ela troca cartas da mão, e a que vem é ao acaso. As Estátuas estão na mesa.
mausoleum-lesson-said-5-play-invasao = Isso: ela toma uma peça que um rival construiu.

mausoleum-lesson-step-6 =
    O sol de <Doros|area.2> é um escudo: Proteção detém um ataque qualquer. A coroa de <Petra|area.1> não é: Mausolo dobra um conjunto. Ícones claros: já usados. Linha laranja: última jogada, de Doros.
    Quem você ataca?
mausoleum-lesson-answer-6-at-2 = Proteção a deteria: as duas cartas são descartadas, e você não ganha nada.
mausoleum-lesson-said-6-at-1 = Isso: agora só uma defesa certa na mão dela deteria você.

mausoleum-lesson-step-7 =
    Nenhuma peça está a salvo, nem num conjunto completo. Veja o que falta pra você e o que <Petra tem|area.1>.
    Que peça completa o seu segundo conjunto e desfaz um dela?
mausoleum-lesson-answer-7-take-base = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.
mausoleum-lesson-answer-7-take-colunas = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.
mausoleum-lesson-answer-7-take-piramide = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.
mausoleum-lesson-said-7-take-estatuas = +12: 8 pelo segundo conjunto, 4 por ter vários. Você vai de 8 a 20, Petra de 28 a 16.

mausoleum-lesson-step-8 =
    O Roubo de Petra queria uma carta ao acaso: Escultores, na sua mão, o deteve. A Troca de Doros: só Proteção a detém, e você a tinha. O monte acabou.
    Qual das <suas cartas|cards> ainda pode dar pontos?
mausoleum-lesson-answer-8-play-terremoto = Ele derruba uma peça rival: nada de pontos para você, e o escudo de Doros o deteria.
mausoleum-lesson-answer-8-play-troca = Você dá uma carta que escolhe e recebe uma ao acaso. O descarte está aberto: escolha lá.
mausoleum-lesson-said-8-play-descoberta = Isso: traz de volta qualquer carta.

mausoleum-lesson-step-9 =
    Estas são <todas as cartas descartadas|ledger>. Junto ao <monte|pile> vazio, uma ampulheta conta quem passa: todos em seguida, e a partida acaba.
    Que carta vale 8 pontos para você?
mausoleum-lesson-answer-9-recover-artemisia = Ela compra duas cartas, mas o monte acabou.
mausoleum-lesson-answer-9-recover-invasao = Um terceiro conjunto está longe demais. O que faz um dos seus dois valer o dobro?
mausoleum-lesson-said-9-recover-mausolo = Isso: dobra um conjunto, mesmo posterior; um por pessoa.

mausoleum-lesson-step-10 =
    Se você passar, acaba 20 a 20. No empate vence quem tem mais conjuntos: dois cada. Depois, mais personagens diferentes usados: <Doros|area.2> três, <você|area.0> dois.
    O que você faz?
mausoleum-lesson-answer-10-pass = 20 a 20, dois conjuntos cada: aí decidem os personagens, e Doros usou um a mais.
mausoleum-lesson-answer-10-play-terremoto = A Proteção de Doros o deteria. Você precisa de pontos que ninguém detenha.
mausoleum-lesson-said-10-play-mausolo = +8: um dos seus conjuntos vale 16. Petra e Doros passaram de novo.

mausoleum-lesson-step-11 =
    A <ampulheta|pile> mostra 2 de 3: Petra e Doros passaram. Uma carta recomeçaria a conta. Você lidera por 28 a 20.
    Jogar uma carta, ou passar?
mausoleum-lesson-answer-11-play-terremoto = Você já lidera. Qualquer carta que jogar dá outro turno aos demais.
mausoleum-lesson-answer-11-play-troca = Você já lidera. Qualquer carta que jogar dá outro turno aos demais.
mausoleum-lesson-said-11-pass = Isso: os três passaram.

mausoleum-lesson-step-12 =
    Dois conjuntos 16, vários 4, Mausolo 8. Peças soltas e cartas na mão: nada.
    28 a 20: você venceu!

## Tips at the end

mausoleum-lesson-tip-1 = De várias defesas, uma da mesa vai primeiro.
mausoleum-lesson-tip-2 = Ataque quem está na frente e sem escudo.
