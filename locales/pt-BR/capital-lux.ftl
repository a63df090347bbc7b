# Capital Lux. Cada cor se chama pela profissão, no plural: “Agentes”. $colour-word é a palavra dela no motor.
# Uma cor que vale ou custa pontos tem pelo menos 2: esses pontos não precisam de singular.

## Title

capital-lux-title = Capital Lux
capital-lux-title-gloss = Capital Lux
capital-lux-about = Cada cidadão é um dilema: em casa ele vale pontos, na Capital ele empresta seu poder a você. Mas nenhuma cor pode crescer mais em casa do que na Capital, senão você perde tudo dela. Três rodadas rápidas de escolhas, blefes e passos no fio da navalha.

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
        [one] Você compra uma carta: { $cards }.
       *[other] Você recebe { $count } cartas: { $cards }.
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
capital-lux-event-decided = { $seat } já decidiu o que fazer com o ouro.
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
capital-lux-story-first = { $seat } começa
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
capital-lux-story-revealed = tinha posto { capital-lux-modifier } nos { $colour }
capital-lux-story-saved =
    { $count ->
        [one] salvou os { $colour } por 1 moeda
       *[other] salvou os { $colour } por { $count } moedas
    }
capital-lux-story-lost-all = perdeu { $cards }
capital-lux-story-bonus-all = ganhou { $cards }
capital-lux-story-starts = começa a próxima rodada

## Questions

capital-lux-ask-pick =
    { $rest ->
        [one] Rodada { $round }: com que { $count } cartas você fica? A outra vai para a esquerda.
       *[other] Rodada { $round }: com que { $count } cartas você fica? As outras { $rest } vão para a esquerda.
    }
capital-lux-ask-pick-again =
    { $rest ->
        [one] Rodada { $round }, segunda escolha: com que { $count } cartas você fica? A outra vai para a esquerda e fica lá.
       *[other] Rodada { $round }, segunda escolha: com que { $count } cartas você fica? As outras { $rest } vão para a esquerda e ficam lá.
    }
capital-lux-ask-pick-change = Você fica com { $cards }. Enquanto alguém ainda escolhe, dá para mudar de ideia. Quais você prefere?
capital-lux-ask-play = Que carta você joga, e onde?
capital-lux-ask-play-closing = Sua última carta! Se a mão ficar vazia depois dela, as outras pessoas têm mais um turno cada. Onde você joga?
capital-lux-ask-play-last =
    { $rest ->
        [0] { $target } ficou sem cartas: este é o seu último turno na rodada. Onde você joga a sua carta?
        [one] { $target } ficou sem cartas: este é o seu último turno na rodada. Que carta você joga, e onde? A outra vai para a sua Cidade Natal.
       *[other] { $target } ficou sem cartas: este é o seu último turno na rodada. Que carta você joga, e onde? As outras { $rest } vão para a sua Cidade Natal.
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
        [one] Com a sua moeda você salva: { $colours }. Enquanto alguém ainda decide, dá para mudar de ideia. O que você prefere salvar?
       *[other] Com as suas { $coins } moedas você salva: { $colours }. Enquanto alguém ainda decide, dá para mudar de ideia. O que você prefere salvar?
    }

## Buttons and options (80 characters at most)

capital-lux-do-pick = Ficar com { $cards }
# “11 de 14”: o total na própria Cidade Natal e o limite.
capital-lux-do-home = { $card } → Cidade Natal: { $total } de { capital-lux-limit }
capital-lux-do-home-over = { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima
capital-lux-do-home-hidden =
    { $hidden ->
        [one] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, 1 modificador oculto
       *[other] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $hidden } modificadores ocultos
    }
capital-lux-do-home-over-hidden =
    { $hidden ->
        [one] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima, 1 modificador oculto
       *[other] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima, { $hidden } modificadores ocultos
    }
capital-lux-do-capital-agent =
    { $count ->
        [one] { $card } → Capital: limite { capital-lux-limit }, olhar e colocar o último modificador
       *[other] { $card } → Capital: limite { capital-lux-limit }, olhar e colocar 1 de { $count } modificadores
    }
capital-lux-do-capital-agent-idle = { $card } → Capital: limite { capital-lux-limit }, não há mais modificador
capital-lux-do-capital-cleric = { $card } → Capital: limite { capital-lux-limit }, levar { $got } para casa (lá: { $total })
capital-lux-do-capital-cleric-choose = { $card } → Capital: limite { capital-lux-limit }, levar 1 de { $count } cartas para casa
capital-lux-do-capital-cleric-idle = { $card } → Capital: limite { capital-lux-limit }, nenhuma carta para levar
capital-lux-do-capital-scientist =
    { $count ->
        [one] { $card } → Capital: limite { capital-lux-limit }, comprar a última carta
       *[other] { $card } → Capital: limite { capital-lux-limit }, comprar 1 de { $count } cartas
    }
capital-lux-do-capital-scientist-idle = { $card } → Capital: limite { capital-lux-limit }, não há mais carta para comprar
capital-lux-do-capital-merchant = { $card } → Capital: limite { capital-lux-limit }, +1 moeda (você terá { $count })
capital-lux-do-capital-merchant-idle = { $card } → Capital: limite { capital-lux-limit }, não há mais moeda
capital-lux-do-take = { $card } → Cidade Natal: { $total } de { capital-lux-limit }
capital-lux-do-take-over = { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima
capital-lux-do-take-hidden =
    { $hidden ->
        [one] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, 1 modificador oculto
       *[other] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $hidden } modificadores ocultos
    }
capital-lux-do-take-over-hidden =
    { $hidden ->
        [one] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima, 1 modificador oculto
       *[other] { $card } → Cidade Natal: { $total } de { capital-lux-limit }, { $count } acima, { $hidden } modificadores ocultos
    }
capital-lux-do-lay = { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }
capital-lux-do-lay-over = { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }, { $count } acima
capital-lux-do-lay-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }, 1 modificador oculto
       *[other] { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }, { $hidden } modificadores ocultos
    }
capital-lux-do-lay-over-hidden =
    { $hidden ->
        [one] { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }, { $count } acima, 1 modificador oculto
       *[other] { capital-lux-modifier } → { $colour }: você tem { $total } de { capital-lux-limit }, { $count } acima, { $hidden } modificadores ocultos
    }
capital-lux-do-save-all =
    { $count ->
        [one] Salvar { $colours }: { $points } pontos, −1 moeda, saldo { $rest }
       *[other] Salvar { $colours }: { $points } pontos, −{ $count } moedas, saldo { $rest }
    }
capital-lux-do-save-some =
    { $count ->
        [one] Salvar { $colours }: { $points } pontos, perde { $loss }, −1 moeda, saldo { $rest }
       *[other] Salvar { $colours }: { $points } pontos, perde { $loss }, −{ $count } moedas, saldo { $rest }
    }
capital-lux-do-save-none =
    { $rest ->
        [one] Não salvar nada: perde { $loss } pontos, fica com 1 moeda
       *[other] Não salvar nada: perde { $loss } pontos, fica com { $rest } moedas
    }

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
capital-lux-criterion-sixes = Cartas de valor 6
capital-lux-criterion-fives = Cartas de valor 5
capital-lux-criterion-fours = Cartas de valor 4
capital-lux-criterion-threes = Cartas de valor 3
capital-lux-criterion-twos = Cartas de valor 2
capital-lux-ending-rounds = As três rodadas tinham sido jogadas.
capital-lux-decided-sixes = Empate em pontos: { $seat } vence por ter mais cartas de valor 6.
capital-lux-decided-fives = Empate em pontos e em cartas 6: { $seat } vence por ter mais cartas de valor 5.
capital-lux-decided-fours = Empate em pontos e em cartas 6 e 5: { $seat } vence por ter mais cartas de valor 4.
capital-lux-decided-threes = Empate em pontos e em cartas 6, 5 e 4: { $seat } vence por ter mais cartas de valor 3.
capital-lux-decided-twos = Empate em pontos e em todas as cartas até o 3: { $seat } vence por ter mais cartas de valor 2.

## Rules

capital-lux-rules-goal-body =
    Suas cartas são cidadãos de quatro profissões, cada uma com sua cor: **Agentes** (azul), **Clérigos** (rosa), **Cientistas** (verde) e **Mercadores** (amarelo). Você joga cada carta
    - na sua **Cidade Natal**, onde ela vale no fim os pontos que mostra, ou
    - na **Capital**, no centro da mesa, onde você usa na hora a ação especial dela.

    O dilema: no fim de uma rodada, nenhuma cor pode valer mais na sua Cidade Natal do que na Capital. Se valer, você perde todas as suas cartas dessa cor, a não ser que pague com ouro.

    De 2 a 4 pessoas jogam **3 rodadas**. Em cada uma, vocês escolhem cartas, jogam essas cartas e verificam os limites. Vence quem tiver mais pontos.

    Só você vê a sua mão, as suas cartas bônus e os modificadores que colocou. Tudo o que está virado para cima é visível para todo mundo, assim como as moedas e o número de cartas em cada mão.
capital-lux-rules-draft-title = Preparação e escolha das cartas
capital-lux-rules-draft-body =
    No **começo da partida**, uma carta é comprada e colocada virada para cima na Capital. Cada pessoa recebe um dos quatro modificadores, à vista de todo mundo: quem tem o maior começa a primeira rodada. Depois todos os modificadores são embaralhados e formam uma pilha virada para baixo. As 8 moedas formam a reserva.

    Cada **rodada** começa com a escolha das cartas:
    1. Cada pessoa recebe **6 cartas** (com 2 ou 3 pessoas) ou **5 cartas** (com 4).
    2. Você fica com **2** e passa o resto para a esquerda, a quem joga depois de você.
    3. Das cartas que chegam, você fica de novo com **2** e passa o resto para a esquerda.
    4. O que chega agora fica com você. De novo são 6 ou 5 cartas: a sua mão.

    Todo mundo escolhe ao mesmo tempo. Enquanto alguém ainda não escolheu, dá para mudar de ideia.

    Se a pilha não bastar na terceira rodada, todo mundo recebe o mesmo número de cartas, o maior possível.
capital-lux-rules-turn-body =
    Quem começa a rodada joga primeiro, e a vez passa em sentido horário. Na sua vez você precisa jogar **uma carta** virada para cima:
    - **Na sua Cidade Natal.** Ela se junta às suas cartas da mesma cor. Nada mais acontece.
    - **Na Capital.** Ela se junta às cartas da cor dela e aumenta o limite dessa cor para todo mundo. Depois você precisa fazer a **ação especial** dela, se for possível.

    O **limite** de uma cor é o valor de todas as cartas dela na Capital, com os modificadores que estão nela. Ele só precisa ser respeitado no fim da rodada: até lá, você pode passar dele.

    As opções dizem como você está. “Agente 4 → Cidade Natal: 11 de 14” quer dizer: com essa carta você terá 11 em Agentes, e o limite agora é 14. “1 modificador oculto” quer dizer que um modificador cujo valor você não conhece ainda vai mudar esse limite.
capital-lux-rules-agent-title = Agente (azul)
capital-lux-rules-agent-body =
    Jogue um Agente na Capital e **olhe o modificador de cima** da pilha. Ninguém mais o vê. Depois coloque-o **virado para baixo numa cor** à sua escolha: qualquer uma das quatro, até nos Agentes.

    Os modificadores são **+4**, **+2**, **−1** e **−3**. No fim da rodada, cada um muda o limite da cor em que está, para todo mundo. Até lá, só você sabe o que colocou.

    Uma cor pode ter qualquer número de modificadores; todos contam.

    Se a pilha estiver vazia, nada acontece. A cada rodada, os quatro modificadores são embaralhados de novo.

    Depois de olhar, não dá para voltar atrás.
capital-lux-rules-cleric-title = Clérigo (rosa)
capital-lux-rules-cleric-body =
    Jogue um Clérigo na Capital e **leve uma carta da Capital**. Escolha azul, verde ou amarelo: você leva a **menor** carta dessa cor. Ela vai virada para cima direto para a sua **Cidade Natal**, não para a mão, e a ação especial dela não acontece.

    Você ganha pontos, e o limite dessa cor cai para todo mundo, inclusive para você.

    Se houver carta para levar, você precisa levar uma, mas nunca um Clérigo. Se, além do rosa, só houver uma cor na Capital, você leva a menor carta dela, sem precisar escolher. Se não houver nenhuma, nada acontece.
capital-lux-rules-scientist-title = Cientista (verde)
capital-lux-rules-scientist-body =
    Jogue um Cientista na Capital e **compre a carta de cima** da pilha para a sua mão. Assim você tem mais uma carta para jogar nesta rodada.

    Mesmo que o Cientista fosse a sua última carta, você não encerra a rodada: a carta comprada está na sua mão.

    Se a pilha estiver vazia, você não compra nada. Nesse caso, um Cientista que era a última carta encerra a rodada.
capital-lux-rules-merchant-title = Mercador (amarelo)
capital-lux-rules-merchant-body =
    Jogue um Mercador na Capital e **pegue uma moeda de ouro** da reserva.

    Com moedas, você pode salvar cores que passaram do limite no fim de uma rodada. Uma moeda que você ainda tiver no fim da partida vale 1 ponto.

    Há **8 moedas**. Se a reserva estiver vazia, você não recebe nada. Moedas gastas voltam para a reserva.
capital-lux-rules-round-end-title = Final da rodada
capital-lux-rules-round-end-body =
    Assim que alguém está **sem cartas na mão** no fim do próprio turno, cada uma das outras pessoas tem **mais um turno**. Depois:

    1. **Mãos.** As cartas que restam nas mãos vão para as Cidades Natais de quem as tem.
    2. **Modificadores.** Todos são revelados. Agora o limite de cada cor é certo.
    3. **Limites.** Em cada cor, compare a sua Cidade Natal com o limite. Chegar exatamente a ele não tem problema. Se tiver mais, você perde **todas as cartas** dessa cor, ou paga com ouro. Cartas perdidas nunca voltam.
    4. **Bônus.** Em cada cor, a Cidade Natal de maior total ganha uma carta da Capital.

    Depois da terceira rodada vem a pontuação final. Antes disso, todas as cartas da Capital e das Cidades Natais **ficam** para a próxima rodada, e os quatro modificadores são embaralhados de novo.

    Quem tem a Cidade Natal mais valiosa, somando todas as cores, começa a próxima rodada. Se houver empate, conta-se em sentido horário a partir de quem começou esta rodada, a começar por essa pessoa: quem aparecer primeiro entre as pessoas empatadas começa.
capital-lux-rules-gold-title = Ouro
capital-lux-rules-gold-body =
    Se você passou do limite numa cor, pode salvá-la: **1 moeda por ponto acima**. Assim você mantém todas as suas cartas dessa cor. Isso só vale para esta rodada: no fim da próxima, o limite conta de novo.

    Uma cor se salva inteira ou não se salva. Se você não puder pagar por todas, escolhe quais.

    As moedas gastas voltam para a reserva; as outras ficam com você. Quem pode salvar algo decide ao mesmo tempo, e tudo é revelado quando a última pessoa decide.

    Um **exemplo**:
    - Capital: Agentes 9, Clérigos 3, Cientistas 9, Mercadores 12
    - Sua Cidade Natal: Agentes 11, Clérigos 4, Cientistas 6, Mercadores 13
    - Você paga 2 moedas pelos Agentes e 1 pelos Mercadores e mantém todos. Os Clérigos se perdem: uma quarta moeda os teria salvado. Os Cientistas estão dentro do limite.
capital-lux-rules-bonus-title = Cartas bônus
capital-lux-rules-bonus-body =
    Depois que as cartas perdidas saem, cada cor dá um bônus: quem tem nela o **maior total** na Cidade Natal ganha a **maior carta** dessa cor da Capital.

    Ela fica virada para baixo à sua frente e soma seu valor no fim da partida. Não faz parte da sua Cidade Natal: não conta para limites, nem para outros bônus, nem para decidir quem começa. Na Capital, ela faz falta daí em diante.

    Se houver **empate**, todas as pessoas empatadas ganham uma carta, enquanto houver: a maior é da primeira em ordem de turno, a partir de quem começou esta rodada, a seguinte é da segunda, e assim por diante. Com um total de 0, ninguém ganha nada.

    Um **exemplo**: Ana começou a rodada. Ela, Bruno e Carla têm 9 em Mercadores; na Capital há um Mercador 6 e um Mercador 4. Ana ganha o 6, Bruno o 4, e Carla fica sem nada.
capital-lux-rules-scoring-body =
    Depois do final da **terceira rodada**, some
    - o valor de todas as cartas da sua **Cidade Natal**,
    - o valor de todas as suas **cartas bônus**,
    - **1 ponto** por **moeda**.

    Vence quem tiver mais pontos.

    Em caso de empate, vence quem tem mais cartas de valor 6, contando Cidade Natal e cartas bônus; depois, de valor 5, 4, 3 e 2. Se tudo isso empatar também, a vitória é compartilhada.
capital-lux-rules-cards-title = Todas as cartas
capital-lux-rules-cards-body =
    São **72 cidadãos**, 18 de cada cor:
    - valor **2**: 3 cartas
    - valor **3**: 4 cartas
    - valor **4**: 4 cartas
    - valor **5**: 4 cartas
    - valor **6**: 3 cartas

    O que fazem na Capital:
    - **Agente** (azul): olhe um modificador e coloque-o virado para baixo numa cor.
    - **Clérigo** (rosa): leve a menor carta de outra cor para a sua Cidade Natal.
    - **Cientista** (verde): compre uma carta.
    - **Mercador** (amarelo): pegue uma moeda.

    Há também **4 modificadores**, +4, +2, −1 e −3, e **8 moedas de ouro**.

capital-lux-ruling-short-draft = Se a pilha não basta, você fica com 2 das cartas que recebe, passa o resto, fica com até 2 das que chegam e passa o que sobrar. Com 4 cartas ou menos por pessoa, não há o que escolher na segunda vez.
capital-lux-ruling-agent = Um modificador pode ficar em qualquer cor, até nos Agentes, e uma cor pode ter vários. Só quem o colocou sabe o valor dele até o fim da rodada.
capital-lux-ruling-green-last = Um Cientista jogado na Capital como última carta não encerra a rodada se uma carta foi comprada. Se a pilha estava vazia, encerra.
capital-lux-ruling-gold = Uma cor se salva inteira ou não se salva. Quem pode salvar algo decide ao mesmo tempo, e tudo é revelado junto; quem não pode salvar nada não precisa decidir.
capital-lux-ruling-negative = Modificadores podem levar um limite abaixo de zero. As moedas contam a partir daí: com 5 na Cidade Natal e limite −2, salvar a cor custa 7. Sem cartas de uma cor, não há o que perder.
capital-lux-ruling-bonus = As cartas bônus são dadas depois dos descartes. Quem empata pega as maiores cartas que restam, em ordem de turno, a partir de quem começou a rodada. Com um total de 0, ninguém recebe.
capital-lux-ruling-starter = Quem tem a Cidade Natal mais valiosa começa a próxima rodada; cartas bônus não contam. Se houver empate, conta-se em sentido horário a partir de quem começou a última rodada, a começar por essa pessoa: quem aparecer primeiro entre as pessoas empatadas começa.
capital-lux-ruling-tie = No empate em pontos, vence quem tem mais cartas de valor 6, contando Cidade Natal e cartas bônus; depois 5, 4, 3 e 2. Por fim, a vitória é compartilhada.
capital-lux-ruling-together = O que todo mundo escolhe ao mesmo tempo pode mudar até a última pessoa escolher. As outras pessoas só veem quem ainda está escolhendo.
capital-lux-ruling-private-play = Com um Clérigo, você escolhe a cor antes que as outras pessoas vejam a carta. Um Agente fica na Capital assim que você olha o modificador, e não dá para voltar atrás.
capital-lux-ruling-single = Onde só existe uma opção, ela é escolhida para você.
