# Capital Lux. Cada cor se chama pela profissão, no plural: “Agentes”. $colour-word é a palavra dela no motor.
# Uma cor que vale ou custa pontos tem pelo menos 2: esses pontos não precisam de singular.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Um cidadão vale pontos em casa, ou empresta seu poder na Capital. Mas a cor que vale mais em casa do que na Capital se perde inteira.

## Os robôs

capital-lux-cast-velora = Sorri para todo mundo e conta os votos.
capital-lux-cast-ostrin = Guarda uma moeda para cada segredo.
capital-lux-cast-zephine = Chega tarde, sempre pela melhor porta.
capital-lux-cast-tavik = Conhece um atalho entre as torres.
capital-lux-cast-drusa = Nunca passa do limite. Quase nunca.
capital-lux-cast-lumo = Brilha um pouco quando um plano dá certo.

## Colors

capital-lux-colour-agent = Agentes
capital-lux-colour-cleric = Clérigos
capital-lux-colour-scientist = Cientistas
capital-lux-colour-merchant = Mercadores
# Onde uma lista de cores está vazia.
capital-lux-colour-none = nada

## Cards

capital-lux-card-agent = Agente { $value }
capital-lux-card-cleric = Clérigo { $value }
capital-lux-card-scientist = Cientista { $value }
capital-lux-card-merchant = Mercador { $value }

capital-lux-gloss-agent = carta azul
capital-lux-gloss-cleric = carta rosa
capital-lux-gloss-scientist = carta verde
capital-lux-gloss-merchant = carta amarela

capital-lux-effect-agent = { $value } pontos na sua Cidade Natal. Na Capital: olhe o modificador de cima da pilha e coloque-o virado para baixo numa cor.
capital-lux-effect-cleric = { $value } pontos na sua Cidade Natal. Na Capital: leve de lá para a sua Cidade Natal uma carta azul, verde ou amarela, a menor da cor.
capital-lux-effect-scientist = { $value } pontos na sua Cidade Natal. Na Capital: compre uma carta.
capital-lux-effect-merchant = { $value } pontos na sua Cidade Natal. Na Capital: pegue uma moeda.

## What happened

# O valor de um modificador, como parte de uma frase.
capital-lux-modifier =
    { $value ->
        [4] +4
        [2] +2
        [-1] −1
       *[-3] −3
    }
# O limite de uma cor, como parte de uma frase. Modificadores podem levá-lo abaixo de zero.
capital-lux-limit =
    { $limit ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $limit }
    }
capital-lux-before =
    { $before ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $before }
    }

capital-lux-event-turn =
    { $stage ->
        [setup] A partida começa: uma carta abre a Capital, e os modificadores decidem quem começa.
        [draft] Começa a rodada { $round }: todo mundo escolhe cartas. Quem joga primeiro é { $seat }.
        [second] Rodada { $round }: todo mundo escolhe de novo, entre as cartas que chegaram. Quem joga primeiro é { $seat }.
        [last] É o último turno de { $seat } nesta rodada.
        [end] A rodada { $round } termina: é hora de verificar os limites.
       *[play] É a vez de { $seat }.
    }
capital-lux-event-opened = { $card } abre a Capital.
capital-lux-event-dealt = { $seat } recebe o modificador { capital-lux-modifier }.
capital-lux-event-first = { $seat } tem o maior modificador e começa a primeira rodada.
capital-lux-event-drew =
    { $count ->
        [one] { $seat } compra uma carta.
       *[other] { $seat } recebe { $count } cartas.
    }
capital-lux-event-drew-known =
    { $count ->
        [one] Você comprou: { $cards }.
       *[other] Você recebeu { $count } cartas: { $cards }.
    }
capital-lux-event-picked = { $seat } já escolheu.
capital-lux-event-chose = Você fica com { $cards }.
capital-lux-event-handed =
    { $stays ->
        [no]
            { $count ->
                [one] Todo mundo passa uma carta para a esquerda.
               *[other] Todo mundo passa { $count } cartas para a esquerda.
            }
       *[yes]
            { $count ->
                [one] Todo mundo passa a última carta para a esquerda, e lá ela fica.
               *[other] Todo mundo passa as últimas { $count } cartas para a esquerda, e lá elas ficam.
            }
    }
capital-lux-event-received =
    { $count ->
        [one] { $target } passa uma carta para você: { $cards }.
       *[other] { $target } passa { $count } cartas para você: { $cards }.
    }
capital-lux-event-considers = Você está prestes a jogar { $card } na Capital. Ninguém mais sabe ainda.
capital-lux-event-played =
    { $place ->
        [home] { $seat } joga { $card } na Cidade Natal. { $colour } lá: { $total }.
       *[capital] { $seat } joga { $card } na Capital. { $colour } lá: { $total }.
    }
capital-lux-event-took = { $seat } leva { $card } da Capital para a Cidade Natal, que agora tem { $total } em { $colour }.
capital-lux-event-looked = { $seat } olha um modificador.
capital-lux-event-looked-known = Você olha um modificador: { capital-lux-modifier }.
capital-lux-event-laid = { $seat } coloca o modificador virado para baixo nos { $colour }.
capital-lux-event-coin = { $seat } pega uma moeda e agora tem { $count }.
capital-lux-event-idle =
    { $colour-word ->
        [agent] { $seat } não encontra mais nenhum modificador.
        [cleric] { $seat } só encontra Clérigos na Capital e não leva nenhuma carta.
        [scientist] { $seat } não encontra mais nenhuma carta para comprar.
       *[merchant] { $seat } não encontra mais nenhuma moeda.
    }
capital-lux-event-closing = { $seat } ficou sem cartas: as outras pessoas têm mais um turno cada.
capital-lux-event-settled =
    { $count ->
        [one] { $seat } manda para a Cidade Natal a última carta da mão: { $cards }.
       *[other] { $seat } manda para a Cidade Natal as últimas { $count } cartas da mão: { $cards }.
    }
capital-lux-event-revealed = { $seat } tinha colocado { capital-lux-modifier } nos { $colour }.
capital-lux-event-limit = O limite dos { $colour } é { capital-lux-limit }. As cartas deles na Capital somam { $total }.
capital-lux-event-decided = { $seat } já decidiu sobre o ouro.
capital-lux-event-saving =
    { $count ->
        [0] Você não salva nada.
        [one] Você salva com 1 moeda: { $colours }.
       *[other] Você salva com { $count } moedas: { $colours }.
    }
capital-lux-event-saved =
    { $count ->
        [one] { $seat } tem { $total } em { $colour }, com limite { capital-lux-limit }, e salva essas cartas com 1 moeda.
       *[other] { $seat } tem { $total } em { $colour }, com limite { capital-lux-limit }, e salva essas cartas com { $count } moedas.
    }
capital-lux-event-lost = { $seat } tem { $total } em { $colour }, com limite { capital-lux-limit }, e perde { $cards }.
capital-lux-event-bonus = { $seat } tem o maior total em { $colour }, { $total }, e ganha { $card } da Capital como carta bônus.
capital-lux-event-missed = { $seat } tem o maior total em { $colour }, { $total }, mas na Capital não sobrou nenhum para ganhar.
capital-lux-event-starts = { $seat } tem a Cidade Natal mais valiosa ({ $total }) e começa a próxima rodada.
capital-lux-event-ended = Fim da partida: as três rodadas foram jogadas.
capital-lux-log-round = Rodada { $round }

## A turn in one line
# Um turno em uma linha, depois do nome de quem joga. Curto, no passado.

capital-lux-story-opened = { $card } abre a Capital
capital-lux-story-first =
    { $you ->
        [seat] você começa
       *[none] { $seat } começa
    }
capital-lux-story-draft =
    { $stage ->
        [draft] Rodada { $round }: todo mundo fica com duas cartas
       *[second] Rodada { $round }: todo mundo fica com mais duas
    }
capital-lux-story-played =
    { $place ->
        [home] { $card } em casa, agora { $total }
       *[capital] { $card } na Capital, agora { $total }
    }
capital-lux-story-took = levou { $card } para casa
capital-lux-story-laid = pôs um modificador nos { $colour }
capital-lux-story-coin = pegou uma moeda
capital-lux-story-drew = comprou uma carta
capital-lux-story-idle =
    { $colour-word ->
        [agent] sem modificador para olhar
        [cleric] sem carta para levar
        [scientist] sem carta para comprar
       *[merchant] sem moeda para pegar
    }
capital-lux-story-closing = ficou sem cartas, último turno das outras pessoas
capital-lux-story-limits = Fim da rodada { $round }. Limites: { capital-lux-colour-agent } { $agent }, { capital-lux-colour-cleric } { $cleric }, { capital-lux-colour-scientist } { $scientist }, { capital-lux-colour-merchant } { $merchant }
capital-lux-story-settled = últimas cartas para casa: { $cards }
capital-lux-story-revealed = modificador nos { $colour }: { capital-lux-modifier }
capital-lux-story-saved =
    { $count ->
        [one] salvou os { $colour } por 1 moeda
       *[other] salvou os { $colour } por { $count } moedas
    }
capital-lux-story-lost-all = perdeu { $cards }
capital-lux-story-lost-points = perdeu { $count }
capital-lux-story-bonus-all = bônus: { $cards }
capital-lux-story-bonus-points = bônus +{ $count }, virado para baixo
capital-lux-story-starts = começa a próxima rodada
capital-lux-coming-last-turns = { $seat }: sem cartas. Um último turno para os outros.

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Com que { $count } você fica? A outra vai para { $target }.
       *[other] Com que { $count } você fica? As outras { $rest } vão para { $target }.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Segunda escolha: com que { $count } você fica? A outra fica com { $target }.
       *[other] Segunda escolha: com que { $count } você fica? As outras { $rest } ficam com { $target }.
    }
capital-lux-ask-pick-change = Você fica com { $cards }. Dá para trocar até todo mundo escolher.
capital-lux-ask-play = Que carta você joga, e onde?
capital-lux-ask-play-closing = Sua última carta! Se a mão ficar vazia depois dela, as outras pessoas têm mais um turno cada. Onde você joga?
capital-lux-ask-play-last =
    { $rest ->
        [0] Seu último turno na rodada! Onde você joga a sua carta?
        [one] Seu último turno na rodada! Que carta você joga, e onde? A outra vai para a sua Cidade Natal.
       *[other] Seu último turno na rodada! Que carta você joga, e onde? As outras { $rest } vão para a sua Cidade Natal.
    }
capital-lux-ask-take = Você joga { $card } na Capital. Que carta você leva de lá para a sua Cidade Natal?
capital-lux-ask-lay = O modificador é { capital-lux-modifier }. Em que cor você o coloca, virado para baixo?
capital-lux-ask-save =
    { $coins ->
        [one] Você passou do limite e tem 1 moeda. O que você salva com ela? As cores que você não salvar se perdem.
       *[other] Você passou do limite e tem { $coins } moedas. O que você salva com elas? As cores que você não salvar se perdem.
    }
capital-lux-ask-save-change =
    { $coins ->
        [one] Com a sua moeda você salva: { $colours }. Dá para trocar até todo mundo decidir.
       *[other] Com as suas { $coins } moedas você salva: { $colours }. Dá para trocar até todo mundo decidir.
    }

## Buttons and options (34 characters at most)

capital-lux-do-pick = { $cards }
capital-lux-do-pick-other = { $card }
# O total na própria Cidade Natal e o limite. “±”: um modificador oculto ainda pode mudar isso.
capital-lux-do-home = { $card } casa: { $total }, limite { capital-lux-limit }
capital-lux-do-home-over = { capital-lux-do-home }
capital-lux-do-home-hidden = { capital-lux-do-home }±
capital-lux-do-home-over-hidden = { capital-lux-do-home }±
capital-lux-do-capital = { $card }: Capital { capital-lux-before } → { capital-lux-limit }
capital-lux-do-capital-agent = { capital-lux-do-capital }
capital-lux-do-capital-agent-idle = { capital-lux-do-capital }
capital-lux-do-capital-cleric = { capital-lux-do-capital }
capital-lux-do-capital-cleric-choose = { capital-lux-do-capital }
capital-lux-do-capital-cleric-idle = { capital-lux-do-capital }
capital-lux-do-capital-scientist = { capital-lux-do-capital }
capital-lux-do-capital-scientist-idle = { capital-lux-do-capital }
capital-lux-do-capital-merchant = { capital-lux-do-capital }
capital-lux-do-capital-merchant-idle = { capital-lux-do-capital }
# Com o emoji da carta, por isso sem o nome dela.
capital-lux-do-brief-home =
    { $hidden ->
        [0] Casa { $total }, limite { capital-lux-limit }
       *[other] Casa { $total }, limite { capital-lux-limit }±
    }
capital-lux-do-brief-capital = Capital { capital-lux-before } → { capital-lux-limit }
# Depois de escolhida a carta.
capital-lux-do-long-home = Casa: { $total }, limite { capital-lux-limit }
capital-lux-do-long-home-over = Casa: { $total }, limite { capital-lux-limit } ({ $count } a mais)
capital-lux-do-long-home-hidden = Casa: { $total }, limite { capital-lux-limit } ± oculto
capital-lux-do-long-home-over-hidden = Casa: { $total }, limite { capital-lux-limit } ± ({ $count } a mais?)
capital-lux-do-long-capital =
    { $power ->
        [agent] { capital-lux-do-brief-capital }, pôr modificador
        [cleric] { capital-lux-do-brief-capital }, levar 1 carta
        [scientist] { capital-lux-do-brief-capital }, comprar 1 carta
        [merchant] { capital-lux-do-brief-capital }, pegar 1 moeda
       *[idle] { capital-lux-do-brief-capital }, sem efeito
    }
capital-lux-do-take = { capital-lux-do-home }
capital-lux-do-take-over = { capital-lux-do-home-over }
capital-lux-do-take-hidden = { capital-lux-do-home-hidden }
capital-lux-do-take-over-hidden = { capital-lux-do-home-over-hidden }
capital-lux-do-lay = { $colour }: { capital-lux-before } → { capital-lux-limit } (você: { $total })
capital-lux-do-lay-over = { capital-lux-do-lay }
capital-lux-do-lay-hidden = { capital-lux-do-lay }±
capital-lux-do-lay-over-hidden = { capital-lux-do-lay }±
capital-lux-do-save-all =
    { $count ->
        [one] Salvar { $colours } por 1 moeda
       *[other] Salvar { $colours } por { $count } moedas
    }
capital-lux-do-save-some =
    { $count ->
        [one] Salvar { $colours } por 1 moeda
       *[other] Salvar { $colours } por { $count } moedas
    }
capital-lux-do-save-everything =
    { $count ->
        [one] Salvar tudo por 1 moeda
       *[other] Salvar tudo por { $count } moedas
    }
capital-lux-do-save-but = Tudo menos { $colour }: { $count } moedas
# Algumas de várias cores, e o preço em moedas.
capital-lux-do-save-list = { $colours } (−{ $count })
capital-lux-do-save-none = Não salvar nada: −{ $loss } pontos
capital-lux-costly = Botões cinza: acima do limite.

## Which card first

capital-lux-part-where = { $card }
capital-lux-ask-where = { $card }: casa ou Capital?
capital-lux-other-where = Devolver { $card }
capital-lux-part-pair = { $card }
capital-lux-ask-pair = { $card }, e que outra carta?
capital-lux-other-pair = Devolver { $card }

## Why something cannot be done

capital-lux-no-draft-closed = Todo mundo já escolheu: não dá mais para mudar as cartas com que você fica.
capital-lux-no-wrong-count = Você fica com exatamente duas cartas por vez. Escolha duas.
capital-lux-no-not-in-hand = Isso não está na sua mão. Escolha entre as cartas que você tem.
capital-lux-no-same-choice = É o que você já tinha escolhido. Deixe como está, ou escolha outra coisa.
capital-lux-no-own-colour = Um Clérigo nunca leva outro Clérigo. Escolha uma carta de outra cor.
capital-lux-no-not-there = Não há carta dessa cor na Capital. Escolha uma das que aparecem.
capital-lux-no-within-limit = Só dá para salvar uma cor que passou do limite. Escolha uma das opções que aparecem.
capital-lux-no-too-few-coins = Suas moedas não bastam para isso. Escolha uma das opções que aparecem.

## The result

capital-lux-category-hometown = Cidade Natal
capital-lux-category-bonus = Cartas bônus
capital-lux-category-coins = Moedas
capital-lux-trophy = Vitória com uma cor salva no fim por 1 moeda
capital-lux-criterion-sixes = Cartas de valor 6
capital-lux-criterion-fives = Cartas de valor 5
capital-lux-criterion-fours = Cartas de valor 4
capital-lux-criterion-threes = Cartas de valor 3
capital-lux-criterion-twos = Cartas de valor 2
capital-lux-ending-rounds = Depois de três rodadas, somamos cidades, cartas bônus e moedas.
capital-lux-decided-sixes = Empate em pontos: { $seat } vence por ter mais cartas de valor 6.
capital-lux-decided-fives = Empate em pontos e em cartas 6: { $seat } vence por ter mais cartas de valor 5.
capital-lux-decided-fours = Empate em pontos e em cartas 6 e 5: { $seat } vence por ter mais cartas de valor 4.
capital-lux-decided-threes = Empate em pontos e em cartas 6, 5 e 4: { $seat } vence por ter mais cartas de valor 3.
capital-lux-decided-twos = Empate em pontos e em todas as cartas até o 3: { $seat } vence por ter mais cartas de valor 2.

## Rules

capital-lux-rules-sixty-body =
    1. Vence quem tem mais pontos: encha a sua **Cidade Natal**, sem passar do limite de nenhuma cor.
    2. Jogue uma carta: em casa por pontos, ou na **Capital** pela ação especial.
    3. Quando alguém fica sem cartas, a rodada acaba. São três rodadas.
    4. Não encha só a sua casa: é a Capital que dá os limites.
capital-lux-rules-goal-body =
    Suas cartas são cidadãos de quatro profissões e cores: **Agentes** (azul), **Clérigos** (rosa), **Cientistas** (verde) e **Mercadores** (amarelo).

    No fim de uma rodada, nenhuma cor pode valer mais na sua Cidade Natal do que na Capital, no centro.

    De 2 a 4 pessoas jogam **3 rodadas**. Só as mãos, as cartas bônus e os modificadores ocultos são secretos.
capital-lux-rules-draft-title = Preparação e escolha das cartas
capital-lux-rules-draft-body =
    No **começo**, uma carta abre a Capital. Cada pessoa recebe um dos quatro modificadores, aberto: o maior começa a primeira rodada. Depois eles são embaralhados numa pilha virada para baixo. A reserva tem 8 moedas.

    A **cada rodada** você escolhe sua mão:
    1. Você recebe **6 cartas** (com 2 ou 3 pessoas) ou **5** (com 4).
    2. Fique com **2** e passe o resto para a esquerda.
    3. Do que chega, fique com mais **2** e passe o resto.
    4. O que chega agora é seu.

    Todo mundo escolhe junto e pode mudar de ideia até a última pessoa escolher. Se a pilha não bastar na rodada 3, todo mundo recebe o mesmo número de cartas, o maior possível.
capital-lux-rules-turn-body =
    Joga-se no sentido horário. Jogue **uma carta** aberta:
    - **Na sua Cidade Natal**: nada mais acontece.
    - **Na Capital**: o limite da cor dela sobe para todo mundo, e você faz a **ação especial** dela, se for possível.

    O **limite** de uma cor é o total dela na Capital, com os modificadores. Ele só conta no fim da rodada: até lá, você pode passar dele.

    “Casa: 11, limite 14” num botão: você terá 11, e por enquanto o limite é 14. Um modificador oculto (±) ainda pode mudá-lo.
capital-lux-rules-agent-title = Agente (azul)
capital-lux-rules-agent-body =
    Na Capital, um Agente deixa você **olhar o modificador de cima**: **+4**, **+2**, **−1** ou **−3**. Coloque-o **virado para baixo numa cor**: qualquer uma das quatro, até nos Agentes, e pode haver vários na mesma.

    No fim da rodada, ele muda o limite dessa cor para todo mundo. Até lá, só você sabe o valor.

    Depois de olhar, não dá para voltar atrás. Se a pilha estiver vazia, nada acontece. A cada rodada os quatro são embaralhados de novo.
capital-lux-rules-cleric-title = Clérigo (rosa)
capital-lux-rules-cleric-body =
    Na Capital, um Clérigo **leva uma carta de lá**: escolha azul, verde ou amarelo, e a **menor** carta dessa cor vai aberta direto para a sua **Cidade Natal**, não para a mão. A ação especial dela não acontece.

    Você ganha pontos, e o limite dessa cor cai para todo mundo. Se der para levar uma carta, você leva, mas nunca um Clérigo.
capital-lux-rules-scientist-title = Cientista (verde)
capital-lux-rules-scientist-body =
    Na Capital, um Cientista deixa você **comprar uma carta** para a mão.

    Por isso, nem como última carta ele encerra a rodada. Se a pilha estiver vazia, você não compra nada; aí, sim.
capital-lux-rules-merchant-title = Mercador (amarelo)
capital-lux-rules-merchant-body =
    Na Capital, um Mercador rende a você uma **moeda de ouro**. São **8**; se a reserva estiver vazia, você não ganha nada.

    Moedas salvam cores acima do limite. No fim, cada moeda que você ainda tem vale 1 ponto.
capital-lux-rules-round-end-title = Final da rodada
capital-lux-rules-round-end-body =
    Quando alguém termina seu turno **sem cartas na mão**, as outras pessoas têm **mais um turno**. Depois:

    1. **Mãos**: as cartas que sobram vão para a Cidade Natal de quem as tem.
    2. **Modificadores**: são revelados.
    3. **Limites**: acima do limite de uma cor, você perde para sempre **todas as suas cartas** dela, ou paga com ouro. Ficar no limite pode.
    4. **Bônus**: em cada cor, a maior Cidade Natal ganha uma carta da Capital.

    As outras cartas **ficam** para a próxima rodada.

    A Cidade Natal mais valiosa começa a próxima rodada. No empate, começa a primeira pessoa empatada, no sentido horário, a partir de quem começou esta, inclusive.
capital-lux-rules-gold-title = Ouro
capital-lux-rules-gold-body =
    Se você passa do limite de uma cor, pode salvá-la nesta rodada: **1 moeda por ponto a mais**. Uma cor é salva inteira ou não é salva. Se não dá para pagar todas, você escolhe quais.

    As moedas gastas voltam para a reserva. Todo mundo decide ao mesmo tempo.

    Um **exemplo**:
    - Capital: Agentes 9, Clérigos 3, Cientistas 9, Mercadores 12
    - Sua Cidade Natal: Agentes 11, Clérigos 4, Cientistas 6, Mercadores 13
    - Com 3 moedas, você salva os Agentes por 2 e os Mercadores por 1. Os Clérigos se perdem.
capital-lux-rules-bonus-title = Cartas bônus
capital-lux-rules-bonus-body =
    Depois das perdas, a Cidade Natal com o **maior total** de uma cor ganha a **maior carta** dessa cor na Capital.

    Ela fica virada para baixo na sua frente e vale seu número no fim. Não faz parte da sua Cidade Natal. A Capital fica sem ela, e por isso o limite dessa cor é menor na próxima rodada.

    No **empate**, quem empatou ganha uma carta cada, enquanto houver, da maior para a menor, na ordem do turno a partir de quem começou a rodada. Com um total de 0 não se ganha nada.

    Um **exemplo**: Ana começou. Ela, Bruno e Carla têm 9 em Mercadores; na Capital há um 6 e um 4. Ana ganha o 6, Bruno o 4, Carla nada.
capital-lux-rules-scoring-body =
    Depois da **terceira rodada**, some
    - todas as cartas da sua **Cidade Natal**,
    - todas as suas **cartas bônus**,
    - **1 ponto** por **moeda**.

    No empate, vence quem tem mais cartas de valor 6, na Cidade Natal e no bônus; depois, de 5, 4, 3 e 2. Por fim, a vitória é compartilhada.
capital-lux-rules-cards-title = Todas as cartas
capital-lux-rules-cards-body =
    São **72 cidadãos**, 18 de cada: **Agente**, **Clérigo**, **Cientista** e **Mercador**:
    - **2**: 3 cartas
    - **3**: 4 cartas
    - **4**: 4 cartas
    - **5**: 4 cartas
    - **6**: 3 cartas

    Há também **4 modificadores**, +4, +2, −1 e −3, e **8 moedas de ouro**.

capital-lux-ruling-short-draft = Se a pilha não bastar, você fica com 2 das suas cartas e depois com até 2 das que chegam. Com 4 cartas ou menos, não há o que escolher na segunda vez.
capital-lux-ruling-agent = Modificadores podem ficar em qualquer cor, vários na mesma. Só quem colocou um sabe o valor até o fim da rodada.
capital-lux-ruling-green-last = Um Cientista como última carta só encerra a rodada se não havia carta para comprar.
capital-lux-ruling-gold = Uma cor é salva inteira ou não é salva. Todo mundo decide ao mesmo tempo; se você não pode salvar nada, ninguém pergunta.
capital-lux-ruling-negative = Um limite pode cair abaixo de zero: com 5 na Cidade Natal e um limite de −2, salvar a cor custa 7. Sem cartas de uma cor, você não perde nada.
capital-lux-ruling-bonus = As cartas bônus vêm depois das perdas; empates, na ordem do turno a partir de quem começou a rodada. Um total de 0 não ganha nada.
capital-lux-ruling-starter = A Cidade Natal mais valiosa, sem cartas bônus, começa a próxima rodada; empates, no sentido horário, a partir de quem começou a última.
capital-lux-ruling-tie = No empate: mais 6, com as cartas bônus; depois 5, 4, 3 e 2; por fim, vitória compartilhada.
capital-lux-ruling-together = O que todo mundo escolhe junto pode mudar até a última pessoa escolher. Os outros só veem quem ainda está escolhendo.
capital-lux-ruling-private-play = A cor de um Clérigo se escolhe em segredo. Um Agente está jogado assim que você olha o modificador.
capital-lux-ruling-single = Uma única opção é escolhida para você.
