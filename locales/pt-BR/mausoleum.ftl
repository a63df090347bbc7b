# Guardiões do Mausoléu. As cartas têm o mesmo nome em todos os idiomas e aparecem sem artigo.
# Os pontos destes textos vêm sempre de oito em oito e de quatro em quatro: não precisam de singular.

## Title

mausoleum-title = Guardiões do Mausoléu
mausoleum-title-gloss = Guardiões do Mausoléu
mausoleum-about = Construa seu mausoléu peça por peça: uma base, colunas, uma pirâmide e estátuas formam um conjunto que vale 8 pontos. Terremotos, invasões e roubos ameaçam a obra, e os personagens ajudam você a protegê-la e a fazê-la valer mais.

## Options

mausoleum-option-hand-limit-turn-end = 5 cartas na mão no máximo, no final da vez
mausoleum-option-hand-limit-always = 5 cartas na mão no máximo, a qualquer momento

## Cards

mausoleum-card-base = Base
mausoleum-card-colunas = Colunas
mausoleum-card-piramide = Pirâmide
mausoleum-card-estatuas = Estátuas
mausoleum-card-mausolo = Mausolo
mausoleum-card-artemisia = Artemísia II
mausoleum-card-arquitetos = Arquitetos
mausoleum-card-escultores = Escultores
mausoleum-card-terremoto = Terremoto
mausoleum-card-invasao = Invasão
mausoleum-card-descoberta = Descoberta Arqueológica
mausoleum-card-troca = Troca
mausoleum-card-roubo = Roubo
mausoleum-card-protecao = Proteção

mausoleum-gloss-base = Base
mausoleum-gloss-colunas = Colunas
mausoleum-gloss-piramide = Pirâmide
mausoleum-gloss-estatuas = Estátuas
mausoleum-gloss-mausolo = Mausolo
mausoleum-gloss-artemisia = Artemísia II
mausoleum-gloss-arquitetos = Arquitetos
mausoleum-gloss-escultores = Escultores
mausoleum-gloss-terremoto = Terremoto
mausoleum-gloss-invasao = Invasão
mausoleum-gloss-descoberta = Descoberta Arqueológica
mausoleum-gloss-troca = Troca
mausoleum-gloss-roubo = Roubo
mausoleum-gloss-protecao = Proteção

mausoleum-effect-base = O alicerce: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-colunas = A sustentação: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-piramide = O topo: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-estatuas = O enfeite: uma das quatro peças de um conjunto, que vale 8 pontos.
mausoleum-effect-mausolo = Fica na sua frente e dobra o valor de um conjunto completo seu na contagem final; você só pode jogar esta carta uma vez por partida.
mausoleum-effect-artemisia = Você compra mais duas cartas na hora.
mausoleum-effect-arquitetos = Detém um Terremoto contra você, da mesa ou da mão.
mausoleum-effect-escultores = Detém uma Invasão ou um Roubo contra você, da mesa ou da mão.
mausoleum-effect-terremoto = Alguém à sua escolha descarta uma carta de construção da própria área e decide qual.
mausoleum-effect-invasao = Você toma qualquer carta de construção da área de outra pessoa e a coloca na sua.
mausoleum-effect-descoberta = Você pega qualquer carta do monte de descarte e a leva para a mão.
mausoleum-effect-troca = Você dá a alguém uma carta à sua escolha e recebe outra, ao acaso, da mão dessa pessoa.
mausoleum-effect-roubo = Você pega uma carta ao acaso da mão de outra pessoa.
mausoleum-effect-protecao = Detém um ataque contra você (Terremoto, Invasão, Roubo ou Troca), da mesa ou da mão.

## What happened

mausoleum-event-drew =
    { $count ->
        [one] { $seat } compra uma carta.
       *[other] { $seat } compra { $count } cartas.
    }
mausoleum-event-drew-known =
    { $count ->
        [one] Você compra uma carta: { $cards }.
       *[other] Você compra { $count } cartas: { $cards }.
    }
mausoleum-event-built = { $seat } constrói { $card }.
mausoleum-event-crowned = { $seat } joga Mausolo: um conjunto completo seu vai valer o dobro.
mausoleum-event-shielded = { $seat } coloca { $card } como escudo.
mausoleum-event-summoned = { $seat } joga Artemísia II.
mausoleum-event-attacked = { $seat } joga { $card } contra { $target }.
mausoleum-event-defended =
    { $source ->
        [table] { $seat } se defende de { $against } com { $card }, que já estava na mesa.
       *[hand] { $seat } se defende de { $against } com { $card }, direto da mão.
    }
mausoleum-event-lost = { $seat } perde { $card }.
mausoleum-event-captured = { $seat } toma { $card } da área de { $target }.
mausoleum-event-robbed = { $seat } pega uma carta ao acaso da mão de { $target }.
mausoleum-event-robbed-known = { $seat } pega { $card } da mão de { $target }.
mausoleum-event-swapped = { $seat } e { $target } trocam uma carta.
mausoleum-event-swapped-known = { $seat } dá { $gave } a { $target } e recebe { $got } em troca.
mausoleum-event-recovered = { $seat } joga Descoberta Arqueológica e pega { $card } do monte de descarte.
mausoleum-event-passed = { $seat } não joga nada.
mausoleum-event-discarded = { $seat } descarta { $card }.
mausoleum-event-ended =
    { $reason ->
        [passes] Fim da partida: o monte acabou e todo mundo passou.
       *[hands] Fim da partida: ninguém tem mais cartas.
    }

## A turn in one line
# Um turno em uma linha, depois do nome de quem joga. Curto, no passado.

mausoleum-story-built = construiu { $card }
mausoleum-story-crowned = { $card }: um conjunto vai valer o dobro
mausoleum-story-shielded = preparou { $card }
mausoleum-story-summoned =
    { $count ->
        [0] { $card }, mas o monte acabou
        [one] { $card }: mais uma carta
       *[other] { $card }: mais { $count } cartas
    }
mausoleum-story-attacked =
    { $you ->
        [target] { $card } contra você
       *[nobody] { $card } contra { $target }
    }
mausoleum-story-defended =
    { $you ->
        [target] { $against } contra você; você segurou com { $card }
       *[nobody] { $against } contra { $target }, que segurou com { $card }
    }
mausoleum-story-lost =
    { $you ->
        [target] { $against } contra você: você perdeu { $card }
       *[nobody] { $against } contra { $target }, que perdeu { $card }
    }
mausoleum-story-captured =
    { $you ->
        [target] { $against }: tomou { $card } de você
       *[nobody] { $against }: tomou { $card } de { $target }
    }
mausoleum-story-robbed = { $against }: pegou uma carta de { $target }
mausoleum-story-robbed-known =
    { $you ->
        [target] { $against }: pegou { $card } de você
       *[nobody] { $against }: pegou { $card } de { $target }
    }
mausoleum-story-swapped = { $against } com { $target }
mausoleum-story-swapped-known =
    { $you ->
        [target] { $against } com você: você deu { $got } e recebeu { $gave }
       *[nobody] { $against } com { $target }: deu { $gave }, recebeu { $got }
    }
mausoleum-story-recovered = { $card }: recuperou { $got }
mausoleum-story-passed = passou
mausoleum-story-passed-without-cards = { $seat } não tem cartas e passa
mausoleum-story-discarded-all = descartou { $cards }

## Questions

mausoleum-ask-play = Que carta você joga? Também dá para não jogar nada.
mausoleum-ask-target = Contra quem você joga { $card }?
mausoleum-ask-take = Que carta você toma de { $target }?
mausoleum-ask-give = Que carta você dá a { $target }?
mausoleum-ask-recover = Que carta você pega do monte de descarte?
mausoleum-ask-lose = { $seat } joga Terremoto contra você. Qual das suas cartas de construção cai?
mausoleum-ask-discard =
    { $count ->
        [one] Você tem uma carta a mais. Qual você descarta?
       *[other] Você tem { $count } cartas a mais. Qual você descarta primeiro?
    }
mausoleum-ask-discard-first =
    { $count ->
        [one] Você tem uma carta a mais. Qual você descarta antes de jogar?
       *[other] Você tem { $count } cartas a mais. Qual você descarta primeiro, antes de jogar?
    }

## Buttons and options (80 characters at most)

mausoleum-do-build = { $card }: mais uma peça
mausoleum-do-build-set = { $card }: completa um conjunto, +{ $points } pontos
mausoleum-do-crown = Mausolo: dobra um conjunto, +{ $points } pontos
mausoleum-do-crown-later = Mausolo: vai dobrar um conjunto quando você tiver um
mausoleum-do-summon =
    { $count ->
        [one] Artemísia II: comprar mais uma carta
       *[other] Artemísia II: comprar mais { $count } cartas
    }
mausoleum-do-summon-empty = Artemísia II: não há mais o que comprar
mausoleum-do-shield-arquitetos = Arquitetos: vai deter um Terremoto
mausoleum-do-shield-escultores = Escultores: vai deter uma Invasão ou um Roubo
mausoleum-do-shield-protecao = Proteção: vai deter um ataque, seja qual for
mausoleum-do-attack = { $card }: escolher o alvo
mausoleum-do-attack-terremoto = Terremoto: { $target } perde uma carta de construção
mausoleum-do-attack-invasao = Invasão: tomar { $card } de { $target }
mausoleum-do-attack-invasao-choose = Invasão: escolher o que tomar de { $target }
mausoleum-do-attack-roubo = Roubo: pegar uma carta ao acaso de { $target }
mausoleum-do-attack-troca = Troca: trocar { $card } com { $target }
mausoleum-do-attack-troca-choose = Troca: escolher o que dar a { $target }
mausoleum-do-dig = Descoberta Arqueológica: escolher do descarte
mausoleum-do-dig-card = Descoberta Arqueológica: pegar { $card }
mausoleum-do-pass = Não jogar nada
mausoleum-do-pass-last = Não jogar nada: a partida acaba
mausoleum-do-target-terremoto =
    { $count ->
        [one] { $target }: uma carta de construção
       *[other] { $target }: { $count } cartas de construção
    }
mausoleum-do-target-invasao =
    { $count ->
        [one] { $target }: uma carta de construção
       *[other] { $target }: { $count } cartas de construção
    }
mausoleum-do-target-roubo =
    { $count ->
        [one] { $target }: uma carta na mão
       *[other] { $target }: { $count } cartas na mão
    }
mausoleum-do-target-troca =
    { $count ->
        [one] { $target }: uma carta na mão
       *[other] { $target }: { $count } cartas na mão
    }
mausoleum-do-take = { $card }: mais uma peça
mausoleum-do-take-set = { $card }: completa um conjunto, +{ $points } pontos
mausoleum-do-take-break = { $card }: desfaz um conjunto, −{ $points } pontos para o alvo
mausoleum-do-take-both = { $card }: +{ $points } pontos para você, −{ $broken } para o alvo
mausoleum-do-give = { $card }
mausoleum-do-recover = { $card }
mausoleum-do-lose = { $card }: não desfaz nenhum conjunto
mausoleum-do-lose-set = { $card }: desfaz um conjunto, −{ $points } pontos
mausoleum-do-discard = { $card }

## Why something cannot be done

mausoleum-no-no-target = No momento, ninguém pode ser alvo desta carta. Escolha outra, ou não jogue nada.
mausoleum-no-empty-discard = O monte de descarte está vazio: não há o que pegar. Escolha outra carta, ou não jogue nada.
mausoleum-no-second-mausolo = Você já jogou Mausolo, que só vale uma vez por partida. Escolha outra carta, ou não jogue nada.
mausoleum-no-nothing-to-give = Você não tem outra carta para dar em troca. Escolha outra jogada, ou não jogue nada.
mausoleum-no-not-there = Essa carta não está ali. Escolha uma das que aparecem.
mausoleum-no-no-such-target = Não dá para escolher esse alvo. Escolha um dos que aparecem.

## The result

mausoleum-category-sets = Conjuntos completos
mausoleum-category-several = Vários conjuntos
mausoleum-category-mausolo = Mausolo
mausoleum-criterion-sets = Conjuntos completos
mausoleum-criterion-characters = Personagens diferentes usados
mausoleum-ending-passes = O monte estava vazio e ninguém jogou uma carta durante uma rodada inteira.
mausoleum-ending-hands = O monte estava vazio e ninguém tinha mais cartas na mão.
mausoleum-decided-sets = Empate em pontos: { $seat } vence por ter mais conjuntos completos.
mausoleum-decided-characters = Empate em pontos e conjuntos: { $seat } vence por ter usado mais personagens diferentes.

## Rules

mausoleum-rules-goal-body =
    Você constrói um mausoléu, e as outras pessoas também. **Base**, **Colunas**, **Pirâmide** e **Estátuas**, uma de cada, formam um conjunto completo, que vale **8 pontos**. Proteja seus conjuntos, atrapalhe a obra alheia e chegue ao fim com mais pontos.

    Podem jogar de 2 a 4 pessoas. Cada uma começa com **5 cartas**; o resto das 52 forma o monte de compras.

    Só você vê a sua mão. As áreas, os escudos em espera, o monte de descarte e o número de cartas em cada mão são visíveis para todo mundo.
mausoleum-rules-turn-body =
    { $hand_limit ->
        [always]
            1. **Compre** uma carta. Quando o monte acaba, não se compra mais nada.
            2. **Descarte** até ficar com **5 cartas**, se agora tiver mais. Você escolhe quais.
            3. **Jogue** uma carta, ou nenhuma.

            Depois é a vez da próxima pessoa. O limite de 5 cartas vale a qualquer momento: se a carta que você joga faz você passar dele, você descarta de novo na hora.
       *[turn_end]
            1. **Compre** uma carta. Quando o monte acaba, não se compra mais nada.
            2. **Jogue** uma carta, ou nenhuma.
            3. **Descarte** até ficar com **5 cartas**, se tiver mais. Você escolhe quais.

            Depois é a vez da próxima pessoa. Durante a sua vez você pode ter mais de 5 cartas: o limite só vale no final dela.
    }
mausoleum-rules-construction-title = Construção
mausoleum-rules-construction-body =
    24 cartas, 6 de cada:
    - **Base**
    - **Colunas**
    - **Pirâmide**
    - **Estátuas**

    Jogue-as abertas na sua área, em qualquer ordem. Uma de cada forma um conjunto completo. As repetidas servem para outros conjuntos: para ter dois, é preciso ter duas de cada.

    Nada na sua área está seguro para sempre: Terremoto e Invasão podem desfazer até um conjunto completo.
mausoleum-rules-characters-title = Personagens
mausoleum-rules-characters-body =
    12 cartas, 3 de cada:
    - **Mausolo** fica na sua frente. Na contagem final, um conjunto completo seu vale o dobro. Você só pode jogar esta carta uma vez por partida.
    - **Artemísia II**: você compra mais duas cartas na hora, ou seja, três naquele turno. Depois ela vai para o monte de descarte.
    - **Arquitetos** espera na sua frente como escudo e detém um Terremoto.
    - **Escultores** espera na sua frente como escudo e detém uma Invasão ou um Roubo.

    Usar personagens diferentes também ajuda a desempatar.
mausoleum-rules-events-title = Eventos
mausoleum-rules-events-body =
    8 cartas:
    - **Terremoto** (2): escolha alguém, que descarta uma carta de construção da própria área. Essa pessoa decide qual.
    - **Invasão** (3): tome qualquer carta de construção da área de outra pessoa e coloque-a na sua.
    - **Descoberta Arqueológica** (3): leve para a mão qualquer carta do monte de descarte, menos esta mesma.

    Um evento usado vai para o monte de descarte. Se não houver carta para atingir ou pegar, ele não pode ser jogado.
mausoleum-rules-actions-title = Ações
mausoleum-rules-actions-body =
    8 cartas:
    - **Troca** (3): dê a alguém uma carta da sua mão, à sua escolha, e receba outra, ao acaso, da mão dessa pessoa. As duas mãos precisam ter uma carta para trocar.
    - **Roubo** (3): pegue uma carta ao acaso da mão de outra pessoa, se ela tiver alguma.
    - **Proteção** (2) espera na sua frente como escudo e detém um Terremoto, uma Invasão, um Roubo ou uma Troca.

    Depois de usada, uma ação vai para o monte de descarte.
mausoleum-rules-defence-title = Defesa
mausoleum-rules-defence-body =
    - Contra **Terremoto**: Arquitetos ou Proteção.
    - Contra **Invasão** e **Roubo**: Escultores ou Proteção.
    - Contra **Troca**: só Proteção.

    A defesa cancela o ataque inteiro, e as duas cartas vão para o monte de descarte.

    Ela funciona da mesa, se você a jogou antes, ou direto da mão. Ninguém pergunta nada: primeiro vale um escudo da mesa, depois uma carta da mão, e em cada lugar Proteção fica sempre por último.
mausoleum-rules-scoring-body =
    - Cada conjunto completo: **8 pontos**
    - Dois conjuntos ou mais: **4 pontos**, uma vez só
    - Mausolo: um conjunto completo vale o dobro, ou seja, mais **8 pontos**

    Peças soltas e cartas na mão não valem nada. Dois conjuntos com Mausolo somam 8 + 8 + 4 + 8 = **28**.

    Em caso de empate em pontos, vence quem tem mais conjuntos completos; depois, quem usou mais personagens diferentes. Se o empate continuar, a vitória é compartilhada.
mausoleum-rules-end-body =
    Quando o monte acaba, a partida continua com as cartas que cada pessoa tem. Ela termina
    - quando, durante uma rodada inteira, todo mundo passa, isto é, não joga nada, ou
    - quando ninguém tem mais cartas na mão.

    Se alguém joga uma carta, a contagem recomeça. Sem cartas na mão, você passa automaticamente.

mausoleum-ruling-seats = Podem jogar de 2 a 4 pessoas.
mausoleum-ruling-first = Um sorteio decide quem começa.
mausoleum-ruling-hand-limit = { $hand_limit ->
        [always] Nesta mesa, o limite de cinco cartas vale a qualquer momento: com seis depois da compra, você descarta antes de jogar. A regra da casa é que ele valha no final da vez.
       *[turn_end] O limite de cinco cartas vale no final da vez; a mesa pode escolher que ele valha a qualquer momento: com seis depois da compra, você descarta antes de jogar.
    }
mausoleum-ruling-artemisia = Artemísia II permite comprar mais duas cartas: três ao todo naquele turno, com a do começo.
mausoleum-ruling-mausolo = Mausolo fica na sua frente. No fim, um conjunto completo vale o dobro, 16 pontos, e cada pessoa só pode jogar esta carta uma vez por partida.
mausoleum-ruling-shields = Arquitetos, Escultores e Proteção, uma vez na mesa, esperam com a face para cima na sua frente, como escudo de um só uso.
mausoleum-ruling-reaction = Uma defesa na mão é usada automaticamente. Primeiro vale um escudo da mesa; depois, a carta que detém menos tipos de ataque.
mausoleum-ruling-answers = Arquitetos detém Terremoto. Escultores detém Invasão e Roubo. Proteção detém Terremoto, Invasão, Roubo e Troca.
mausoleum-ruling-discarded = Tanto as cartas usadas quanto as canceladas vão para o monte de descarte.
mausoleum-ruling-characters = Um personagem conta como usado quando sua habilidade funciona: Mausolo e Artemísia II ao serem jogados, Arquitetos e Escultores ao deterem algo, mesmo direto da mão.
mausoleum-ruling-terremoto = Quem sofre Terremoto escolhe a carta que descarta. Se todas forem iguais, não há pergunta.
mausoleum-ruling-invasao = Invasão toma qualquer carta de construção, até de um conjunto completo.
mausoleum-ruling-descoberta = Descoberta Arqueológica pega qualquer carta descartada, menos ela mesma; outra cópia pode. Com o monte de descarte vazio, não pode ser jogada.
mausoleum-ruling-roubo = Roubo pega uma carta ao acaso.
mausoleum-ruling-troca = Com Troca, você escolhe a carta que dá; a que recebe vem ao acaso.
mausoleum-ruling-no-target = Uma carta sem alvo possível não pode ser jogada.
mausoleum-ruling-quiet = Com o monte de compras vazio, pegar uma Descoberta Arqueológica com outra não muda nada: é como se você tivesse passado.
mausoleum-ruling-several = Dois ou mais conjuntos completos dão 4 pontos uma única vez, por mais que sejam.
mausoleum-ruling-end = A partida termina quando o monte está vazio e todo mundo passou em sequência, ou quando todas as mãos estão vazias. Passar só conta depois que o monte acaba; sem cartas na mão, você então passa automaticamente.
mausoleum-ruling-tie = No empate, vence quem tem mais conjuntos completos; depois, quem usou mais personagens diferentes; por fim, a vitória é compartilhada.
mausoleum-ruling-public = As mãos e a ordem do monte de compras são secretas. O número de cartas de cada mão, as áreas, os escudos e o descarte ficam à vista de todo mundo.
mausoleum-ruling-private-play = Você prepara a jogada em segredo: as outras pessoas só a veem quando acontece.
mausoleum-ruling-single = Onde só existe uma opção, ela é escolhida para você.
