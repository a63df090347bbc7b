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
    Base, Colunas, Pirâmide e Estátuas formam um conjunto: 8 pontos. A <você|area.0> só faltam <Estátuas|card.estatuas>. Em cada turno você pode jogar uma carta.
    Construa Estátuas.
mausoleum-lesson-answer-1-pass = Você pode não jogar nada. Mas há 8 pontos prontos na sua mão.

mausoleum-lesson-step-2 =
    <Terremoto|last> de Petra: cai uma das <suas peças|area.0>, e você escolhe qual. Uma defesa certa na sua mão o teria detido sozinha.
    Duas de cada dão dois conjuntos. Que peça você tem de sobra?
mausoleum-lesson-answer-2-lose-base = Seu conjunto ficaria de pé. Mas você só tem duas cartas Base, e um segundo conjunto pede as duas.
mausoleum-lesson-answer-2-lose-estatuas = A sua única! Sem ela o conjunto se desfaz: lá se vão 8 pontos.
mausoleum-lesson-answer-2-lose-piramide = Seu conjunto ficaria de pé. Mas você só tem duas cartas Pirâmide, e um segundo conjunto pede as duas.

mausoleum-lesson-step-3 =
    Com Descoberta, Doros pegou suas Colunas do descarte. Todo turno começa com uma carta comprada: a sua já está na mão. <Suas cartas|cards> dizem o que fazem.
    Qual delas traz mais duas cartas?
mausoleum-lesson-answer-3-play-arquitetos = Um escudo contra Terremoto. Também funciona da mão: pode esperar ali.
mausoleum-lesson-answer-3-play-descoberta = Ela pega uma carta do descarte. Espere até haver algo precioso lá.

mausoleum-lesson-step-4 =
    No fim do turno só podem ficar cinco cartas. Arquitetos detém apenas Terremoto. Há dois deles: um já foi jogado, e o outro está com você.
    Qual das <suas seis|cards> pode ir?
mausoleum-lesson-answer-4-discard-escultores = Há ladrões por perto: essa vai salvar uma carta sua.
mausoleum-lesson-answer-4-discard-invasao = Ah, não: essa você vai querer no próximo turno.

mausoleum-lesson-step-5 =
    Doros tem dois conjuntos: 8, 8 e mais 4 por ter vários. Ao seu segundo só faltam Estátuas.
    Qual das <suas cartas|cards> a toma de alguém?
mausoleum-lesson-answer-5-play-descoberta = Não há Estátuas no descarte. Tome-a de quem já construiu.
mausoleum-lesson-answer-5-play-troca = Ela troca cartas da mão, e a que vem é ao acaso. As Estátuas estão na mesa.

mausoleum-lesson-step-6 =
    Um escudo na mesa detém um ataque; depois as duas cartas são descartadas. O de <Doros|area.2> detém qualquer um. Seus ícones claros são personagens já usados. <Petra|area.1> não tem escudo.
    Quem você ataca?
mausoleum-lesson-answer-6-at-2 = Proteção a deteria: as duas cartas se vão, e você não ganha nada.

mausoleum-lesson-step-7 =
    Nenhuma peça está a salvo, nem num conjunto completo. Veja o que falta pra você e o que <Petra tem|area.1>.
    Que peça completa o seu segundo conjunto e desfaz um dela?
mausoleum-lesson-answer-7-take-base = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.
mausoleum-lesson-answer-7-take-colunas = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.
mausoleum-lesson-answer-7-take-piramide = Isso desfaz um conjunto de Petra, mas ainda faltam Estátuas a você.

mausoleum-lesson-step-8 =
    O Roubo de Petra queria uma carta sua ao acaso: Escultores, na sua mão, o deteve. A Troca de Doros: só Proteção a detém, e você a tinha. Tudo foi para o descarte.
    Qual das <suas cartas|cards> traz uma de volta?
mausoleum-lesson-answer-8-play-terremoto = Ele derruba uma peça rival. Petra está atrás de você, e o escudo de Doros o deteria.
mausoleum-lesson-answer-8-play-troca = Você receberia uma carta ao acaso. O descarte está aberto: escolha lá.

mausoleum-lesson-step-9 =
    Estas são <todas as cartas descartadas|ledger>. Mausolo dobra um conjunto completo. Cada pessoa só joga um, por isso o segundo não servia para Petra.
    Que carta vale 8 pontos para você?
mausoleum-lesson-answer-9-recover-artemisia = O monte acabou: não há mais nada para comprar.
mausoleum-lesson-answer-9-recover-invasao = Um terceiro conjunto está longe demais. O que faz um dos seus dois valer o dobro?

mausoleum-lesson-step-10 =
    Se você também passar, acaba 20 a 20. No empate, ganha quem tem mais conjuntos completos: dois cada. Depois decidem os personagens diferentes usados: <Doros|area.2> três, <você|area.0> dois.
    O que você faz?
mausoleum-lesson-answer-10-pass = 20 a 20, dois conjuntos cada: aí decidem os personagens, e Doros usou um a mais.
mausoleum-lesson-answer-10-play-terremoto = A Proteção de Doros o deteria. Você precisa de pontos que ninguém detenha.

mausoleum-lesson-step-11 =
    O <monte|pile> acabou: a partida termina quando todos passam em seguida. A ampulheta conta quem passou, e você lidera por 28 a 20.
    Jogar uma carta, ou passar?
mausoleum-lesson-answer-11-play-terremoto = Você já lidera. Qualquer carta que jogar dá outro turno aos demais.
mausoleum-lesson-answer-11-play-troca = Você já lidera. Qualquer carta que jogar dá outro turno aos demais.

mausoleum-lesson-step-12 =
    Dois conjuntos 16, vários conjuntos 4, Mausolo 8. Peças soltas e cartas na mão não valem nada.
    28 a 20: você venceu!

## Tips at the end

mausoleum-lesson-tip-1 = Se várias defesas servem, uma da mesa vai primeiro; depois, a que detém menos ataques.
mausoleum-lesson-tip-2 = Ataque quem está na frente e sem escudo.
