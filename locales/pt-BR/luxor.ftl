# Luxor. Os pontos se chamam PV, que não muda no plural. Os espaços são números: 0 são as escadas, 41 a câmara da tumba.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Conduza seus aventureiros pelo templo de Luxor: junte tesouros, conquiste o favor de Hórus e alcance a tumba do Faraó com uma chave na mão. Suas cartas ficam em ordem, e só as das pontas podem ser jogadas.

## Options

luxor-option-step-tile = ±1 pula os espaços vazios
luxor-option-step-space = ±1 conta também os espaços vazios

## Cards

luxor-card-number = { $number }
luxor-card-plus-minus = ±1
luxor-card-plus-minus-space = ±1
luxor-card-die = Dado
luxor-card-up-to = 1–{ $number }
luxor-card-up-to-die = 1–dado
luxor-card-all = Todos +{ $number }
luxor-card-last = Último → penúltimo
luxor-card-less = { $number } e tesouro fácil

luxor-gloss-number = carta básica
luxor-gloss-plus-minus = carta básica
luxor-gloss-plus-minus-space = carta básica
luxor-gloss-die = carta básica
luxor-gloss-up-to = carta de Hórus, nível { $level }
luxor-gloss-up-to-die = carta de Hórus, nível { $level }
luxor-gloss-all = carta de Hórus, nível { $level }
luxor-gloss-last = carta de Hórus, nível { $level }
luxor-gloss-less = carta de Hórus, nível { $level }

luxor-effect-number =
    { $number ->
        [one] Um dos seus aventureiros avança exatamente 1 peça.
       *[other] Um dos seus aventureiros avança exatamente { $number } peças.
    }
luxor-effect-plus-minus = Um dos seus aventureiros vai 1 peça para frente ou para trás.
luxor-effect-plus-minus-space = Um dos seus aventureiros anda 1 espaço para a frente ou para trás, também para um vazio.
luxor-effect-die = Role o dado primeiro; depois, um dos seus aventureiros avança exatamente esse número de peças.
luxor-effect-up-to = Um dos seus aventureiros avança de 1 a { $number } peças, como você quiser.
luxor-effect-up-to-die = Role o dado primeiro; depois, um dos seus aventureiros avança de 1 peça até esse número.
luxor-effect-all =
    { $number ->
        [one] Todos os seus aventureiros ativos avançam 1 peça; depois, você faz a ação da peça de um deles.
       *[other] Todos os seus aventureiros ativos avançam { $number } peças; depois, você faz a ação da peça de um deles.
    }
luxor-effect-last = Seu aventureiro ativo mais atrasado se junta ao seu próximo à frente, e você faz a ação da peça que está ali.
luxor-effect-less =
    { $number ->
        [one] Um dos seus aventureiros avança exatamente 1 peça; ali, um tesouro pede um aventureiro a menos.
       *[other] Um dos seus aventureiros avança exatamente { $number } peças; ali, um tesouro pede um aventureiro a menos.
    }

## What happened

luxor-event-played = { $seat } joga “{ $card }”.
luxor-event-discarded = { $seat } não pode mover com nenhuma das cartas das pontas e descarta “{ $card }”.
luxor-event-rolled = { $seat } rola o dado: { $number }.
luxor-event-stayed = Nenhum aventureiro de { $seat } pode usar o resultado do dado: ninguém se move.
luxor-event-chose = Você vai jogar “{ $card }”. Só você sabe disso por enquanto.
luxor-event-picked =
    { $from ->
        [0] Você vai mover um aventureiro das escadas. Só você sabe disso por enquanto.
       *[other] Você vai mover um aventureiro do espaço { $from }. Só você sabe disso por enquanto.
    }
luxor-event-moved =
    { $to ->
        [41]
            { $from ->
                [0] { $seat } move um aventureiro das escadas para a câmara da tumba.
               *[other] { $seat } move um aventureiro do { $from } para a câmara da tumba.
            }
       *[other]
            { $from ->
                [0] { $seat } move um aventureiro das escadas para o { $to }.
               *[other] { $seat } move um aventureiro do { $from } para o { $to }.
            }
    }
luxor-event-thrown =
    { $to ->
        [41] Osíris lança o aventureiro de { $seat } mais { $steps } para frente, do { $from } para a câmara da tumba.
       *[other] Osíris lança o aventureiro de { $seat } mais { $steps } para frente, do { $from } para o { $to }.
    }
luxor-event-woke =
    { $statue ->
        [1] { $seat } desperta seu aventureiro da primeira estátua de Anúbis: agora ele está de pé nas escadas.
        [2] { $seat } desperta seu aventureiro da segunda estátua de Anúbis: agora ele está de pé nas escadas.
       *[3] { $seat } desperta seu aventureiro da terceira estátua de Anúbis: agora ele está de pé nas escadas.
    }
luxor-event-entered =
    { $points ->
        [0] { $seat } paga uma chave pela câmara da tumba; os dois sarcófagos já têm dono.
       *[other] { $seat } paga uma chave pela câmara da tumba e ganha o sarcófago de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } pega o vaso do { $space }: { $points } PV.
        [jewel] { $seat } pega a joia do { $space }: { $points } PV.
       *[statue] { $seat } pega a estátua do { $space }: { $points } PV.
    }
luxor-event-turned =
    { $tile ->
        [tunnel] Uma peça de templo aparece no { $space }: um túnel.
        [scarab] Uma peça de templo aparece no { $space }: um escaravelho.
        [wild] Uma peça de templo aparece no { $space }: um coringa.
        [scarab-or-wild] Uma peça de templo aparece no { $space }: um escaravelho ou um coringa.
        [eyes-12] Uma peça de templo aparece no { $space }: favor de Hórus, 1 ou 2 olhos.
       *[eyes-23] Uma peça de templo aparece no { $space }: favor de Hórus, 2 ou 3 olhos.
    }
luxor-event-took-key = { $seat } pega uma chave.
luxor-event-took-scarab = { $seat } pega um escaravelho.
luxor-event-took-scarab-known = Você pega um escaravelho: { $points } PV.
luxor-event-took-wild = { $seat } pega um tesouro coringa.
luxor-event-took-horus = { $seat } pega uma carta de Hórus de nível { $level }: “{ $card }”.
luxor-event-tunnelled = O aventureiro de { $seat } passa pelo túnel, do { $from } para o { $to }.
luxor-event-reshuffled = O baralho acabou: a pilha de descarte é embaralhada e toma seu lugar.
luxor-event-drew = { $seat } compra uma carta.
luxor-event-drew-known = Você compra “{ $card }”, que vai para o meio da sua mão.
luxor-event-ended =
    { $reason ->
        [tomb] Fim da partida: há dois aventureiros ou mais na câmara da tumba e a rodada terminou.
       *[stuck] Fim da partida: durante uma rodada inteira ninguém pôde mover.
    }
luxor-event-revealed =
    { $count ->
        [one] { $seat } revela um escaravelho: { $points } PV.
       *[other] { $seat } revela { $count } escaravelhos: { $points } PV.
    }

## A turn in one line
# Um turno em uma linha, depois do nome de quem joga. Curto, no passado.

luxor-story-played = “{ $card }”
luxor-story-discarded = não pôde mover e descartou “{ $card }”
luxor-story-rolled = tirou { $number } no dado
luxor-story-stayed = ninguém pôde mover
luxor-story-moved =
    { $to ->
        [41]
            { $from ->
                [0] escadas → tumba
               *[other] { $from } → tumba
            }
       *[other]
            { $from ->
                [0] escadas → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown =
    { $to ->
        [41] Osíris → tumba
       *[other] Osíris → { $to }
    }
luxor-story-woke = despertou um em Anúbis { $statue }
luxor-story-entered =
    { $points ->
        [0] sem sarcófago livre
       *[other] sarcófago, { $points } PV
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vaso, { $points } PV
        [jewel] joia, { $points } PV
       *[statue] estátua, { $points } PV
    }
luxor-story-turned =
    { $tile ->
        [tunnel] revelou um túnel
        [scarab] revelou um escaravelho
        [wild] revelou um coringa
        [scarab-or-wild] revelou escaravelho ou coringa
        [eyes-12] revelou 1 ou 2 olhos
       *[eyes-23] revelou 2 ou 3 olhos
    }
luxor-story-took-key = pegou uma chave
luxor-story-took-scarab = pegou um escaravelho
luxor-story-took-scarab-known = pegou um escaravelho, { $points } PV
luxor-story-took-wild = pegou um coringa
luxor-story-took-horus = pegou a carta de Hórus “{ $card }”
luxor-story-tunnelled = túnel → { $to }
luxor-story-reshuffled = descarte embaralhado
luxor-story-revealed =
    { $count ->
        [one] { $seat } tinha um escaravelho, { $points } PV
       *[other] { $seat } tinha { $count } escaravelhos, { $points } PV
    }

## Questions

luxor-ask-card = Qual das suas duas cartas das pontas você joga?
luxor-ask-card-none = Nenhuma das cartas das pontas move alguém. Qual você descarta?
luxor-ask-adventurer = Você joga “{ $card }”. Qual aventureiro você move?
luxor-ask-adventurer-die = “{ $card }”: você tirou { $roll }. Qual aventureiro você move?
luxor-ask-move = Você joga “{ $card }”. Qual aventureiro você move, e para onde?
luxor-ask-move-die = “{ $card }”: você tirou { $roll }. Qual aventureiro você move, e para onde?
luxor-ask-move-from =
    { $from ->
        [0] Você joga “{ $card }”. Até onde vai o aventureiro das escadas?
       *[other] Você joga “{ $card }”. Até onde vai o aventureiro do { $from }?
    }
luxor-ask-move-from-die =
    { $from ->
        [0] “{ $card }”: você tirou { $roll }. Até onde vai o aventureiro das escadas?
       *[other] “{ $card }”: você tirou { $roll }. Até onde vai o aventureiro do { $from }?
    }
luxor-ask-act = Todos já se moveram. A ação de qual peça você faz?
luxor-ask-horus =
    { $level ->
        [one] Peça de Hórus com 1 olho: o que você pega?
       *[other] Peça de Hórus com { $level } olhos: o que você pega?
    }
luxor-ask-favour = Favor de Hórus: qual carta você pega?
luxor-ask-scarab = O que você pega?

## Buttons and options (80 characters at most)

# Um caminho pelos espaços, como parte de uma opção: “escadas → Osíris 9 +2 → 11”.
luxor-way =
    { $throws ->
        [0] { luxor-start } → { luxor-finish }
        [1] { luxor-start } → Osíris { $chain } → { luxor-finish }
       *[other] { luxor-start } → { $chain } → { luxor-finish }
    }
# O mesmo sem o começo, quando só um aventureiro pode se mover.
luxor-onward =
    { $throws ->
        [0] → { luxor-finish }
        [1] → Osíris { $chain } → { luxor-finish }
       *[other] → { $chain } → { luxor-finish }
    }
luxor-start =
    { $from ->
        [0] escadas
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] tumba
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] esq.
       *[right] dir.
    }
luxor-treasure =
    { $treasure ->
        [vase] vaso
        [jewel] joia
       *[statue] estátua
    }
# No fim de uma opção: aventureiros que o movimento desperta.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , desperta { $woken }
    }
# No fim de uma opção de “avançar todos”.
luxor-tombs =
    { $tombs ->
        [0] { "" }
       *[other] , { $tombs } até a tumba
    }
luxor-stay =
    { $stay ->
        [0] { "" }
        [one] , 1 fica
       *[other] , { $stay } ficam
    }

luxor-do-play = { $card } ({ luxor-side }): { $count } movimentos possíveis
luxor-do-play-die = { $card } ({ luxor-side }): primeiro rolar o dado
luxor-do-play-all =
    { $count ->
        [one] { $card } ({ luxor-side }): avança 1 aventureiro{ luxor-tombs }{ luxor-stay }
       *[other] { $card } ({ luxor-side }): avançam { $count } aventureiros{ luxor-tombs }{ luxor-stay }
    }
luxor-do-discard = { $card } ({ luxor-side }): descartar sem mover
luxor-do-play-nothing = { $card } ({ luxor-side }) { luxor-onward }: nenhuma ação{ luxor-wakes }
luxor-do-play-treasure = { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-play-treasure-set =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, conj. +{ $set }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureiros{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } PV, { $have } de { $need }{ luxor-wakes }
    }
luxor-do-play-scarab = { $card } ({ luxor-side }) { luxor-onward }: escaravelho{ luxor-wakes }
luxor-do-play-wild = { $card } ({ luxor-side }) { luxor-onward }: coringa{ luxor-wakes }
luxor-do-play-scarab-or-wild = { $card } ({ luxor-side }) { luxor-onward }: escaravelho ou coringa{ luxor-wakes }
luxor-do-play-key = { $card } ({ luxor-side }) { luxor-onward }: chave{ luxor-wakes }
luxor-do-play-key-or-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: chave ou Hórus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: chave ou Hórus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: chave ou Hórus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: Hórus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: Hórus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: Hórus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: carta de Hórus à escolha{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: carta de Hórus{ luxor-wakes }
    }
luxor-do-play-tunnel = { $card } ({ luxor-side }) { luxor-onward }: túnel até o { $end }{ luxor-wakes }
luxor-do-play-tunnel-end = { $card } ({ luxor-side }) { luxor-onward }: túnel sem saída{ luxor-wakes }
luxor-do-play-tomb =
    { $points ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: −1 chave, sem sarcófago{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: −1 chave, sarcófago { $points } PV{ luxor-wakes }
    }
luxor-do-walk-nothing = { luxor-way }: nenhuma ação{ luxor-wakes }
luxor-do-walk-treasure = { luxor-way }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-walk-treasure-set = { luxor-way }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
luxor-do-walk-waiting =
    { $throws ->
        [0] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureiros{ luxor-wakes }
        [1] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need } aventureiros{ luxor-wakes }
       *[other] { luxor-way }: { luxor-treasure } { $points } PV, { $have } de { $need }{ luxor-wakes }
    }
luxor-do-walk-scarab = { luxor-way }: escaravelho{ luxor-wakes }
luxor-do-walk-wild = { luxor-way }: coringa{ luxor-wakes }
luxor-do-walk-scarab-or-wild = { luxor-way }: escaravelho ou coringa{ luxor-wakes }
luxor-do-walk-key = { luxor-way }: chave{ luxor-wakes }
luxor-do-walk-key-or-horus =
    { $throws ->
        [0] { luxor-way }: chave ou Hórus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: chave ou Hórus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $throws ->
        [0] { luxor-way }: Hórus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: Hórus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $throws ->
        [0] { luxor-way }: Hórus ({ $cards }){ luxor-wakes }
       *[other] { luxor-way }: carta de Hórus à escolha{ luxor-wakes }
    }
luxor-do-walk-tunnel = { luxor-way }: túnel até o { $end }{ luxor-wakes }
luxor-do-walk-tunnel-end = { luxor-way }: túnel sem saída{ luxor-wakes }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 chave, sem sarcófago{ luxor-wakes }
       *[other] { luxor-way }: −1 chave, sarcófago { $points } PV{ luxor-wakes }
    }
luxor-do-act-treasure = { $space }: { luxor-treasure } { $points } PV{ luxor-wakes }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } { $points } PV, conjuntos +{ $set }{ luxor-wakes }
luxor-do-act-scarab = { $space }: escaravelho{ luxor-wakes }
luxor-do-act-wild = { $space }: coringa{ luxor-wakes }
luxor-do-act-scarab-or-wild = { $space }: escaravelho ou coringa{ luxor-wakes }
luxor-do-act-key = { $space }: chave{ luxor-wakes }
luxor-do-act-key-or-horus = { $space }: chave ou Hórus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-horus = { $space }: Hórus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-favour = { $space }: Hórus ({ $cards }){ luxor-wakes }
luxor-do-act-tunnel = { $space }: túnel até o { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0]
            { $count ->
                [one] Escadas: 1 movimento possível
               *[other] Escadas: { $count } movimentos possíveis
            }
       *[other]
            { $count ->
                [one] Espaço { $from }: 1 movimento possível
               *[other] Espaço { $from }: { $count } movimentos possíveis
            }
    }
luxor-do-act-none = Nenhuma ação
luxor-do-take-key = Chave: abre a câmara da tumba, ou vale 1 PV no fim
luxor-do-take-horus = Hórus { $level }: { $card }, em vez de comprar uma carta
luxor-do-take-scarab = Escaravelho: de 1 a 4 PV, que só você vê
luxor-do-take-wild = Tesouro coringa: substitui qualquer tesouro num conjunto

## Why something cannot be done

luxor-no-card-cannot-move = Essa carta não move nenhum aventureiro seu. Jogue a carta da outra ponta.
luxor-no-must-move = Uma das cartas das pontas pode mover um aventureiro, então não dá para descartar. Jogue uma carta que mova alguém.
luxor-no-nobody-there = Não há nenhum aventureiro seu ali. Escolha um dos que aparecem.
luxor-no-cannot-move = Esse aventureiro não pode se mover com esta carta. Escolha um dos que aparecem.
luxor-no-another-chosen = Você já escolheu outro aventureiro. Escolha um dos movimentos que aparecem.
luxor-no-not-with-this-card = Esta carta não permite essa distância. Escolha um dos movimentos que aparecem.
luxor-no-nothing-behind = Não há peça atrás desse aventureiro. Escolha um dos movimentos que aparecem.
luxor-no-stairs-behind = Atrás desse aventureiro só há as escadas, e ninguém volta para lá. Escolha um dos movimentos que aparecem.
luxor-no-no-key = É preciso ter uma chave para entrar na câmara da tumba. Escolha um dos movimentos que aparecem.
luxor-no-too-far = Esse movimento passaria da câmara da tumba. Escolha um dos movimentos que aparecem.
luxor-no-no-action-there = Não há ação para você nesse espaço. Escolha uma das peças que aparecem.
luxor-no-not-offered = Isso não pode ser pego aqui. Escolha uma das recompensas que aparecem.

## The result

luxor-category-treasures = Tesouros
luxor-category-adventurers = Aventureiros
luxor-category-sarcophagi = Sarcófagos
luxor-category-keys = Chaves
luxor-category-sets = Conjuntos
luxor-category-scarabs = Escaravelhos
luxor-criterion-sarcophagus = Sarcófago mais valioso
luxor-ending-tomb = Dois aventureiros tinham chegado à câmara da tumba, e a rodada terminou.
luxor-ending-stuck = Durante uma rodada inteira ninguém pôde mover um aventureiro.
luxor-decided-sarcophagus = Empate em pontos: { $seat } vence por ter o sarcófago mais valioso.

## Rules

luxor-rules-goal-body =
    Você leva cinco aventureiros por um corredor sinuoso, das **escadas**, por 40 espaços, até a **câmara da tumba** do Faraó. Os espaços são numerados: as escadas são o 0. No começo há uma peça em cada um: tesouro, Hórus ou Osíris. No caminho seus aventureiros juntam tesouros, escaravelhos, chaves e cartas de Hórus. Vence quem tiver mais **pontos de vitória** (PV).

    Os pontos vêm
    - dos tesouros, assim que são pegos,
    - dos conjuntos de vaso, joia e estátua,
    - da distância percorrida por cada aventureiro,
    - dos sarcófagos, das chaves e dos escaravelhos.

    Podem jogar de 2 a 4 pessoas. Quando dois aventureiros, de quem quer que sejam, tiverem entrado na câmara da tumba, a rodada vai até o fim e os pontos são contados.

    Só você vê a sua mão e o valor dos seus escaravelhos. O resto é visível para todo mundo: o templo, as chaves, os tesouros, quantas cartas e escaravelhos cada pessoa tem, a pilha de descarte e a carta de Hórus de cima de cada pilha.
luxor-rules-turn-body =
    1. **Jogue** a carta da ponta esquerda ou da ponta direita da sua mão e mova como ela diz.
    2. **Faça a ação** da peça onde o movimento termina.
    3. **Compre** uma carta. Ela vai para o meio da mão: das quatro que restam, ficam duas de cada lado.

    Uma carta de Hórus pega no passo 2 vai para o meio no lugar dela, e você não compra nada. Assim, você termina cada turno com **5 cartas**. A ordem delas nunca muda.

    Se você pode mover, precisa mover. Se só uma das cartas das pontas move alguém, é essa que você tem de jogar. Se nenhuma move, você descarta uma das duas: sem movimento e sem ação, só com uma carta nova.

    A carta jogada vai para a pilha de descarte. Quando o baralho acaba, a pilha de descarte é embaralhada e toma seu lugar, com as cartas de Hórus que estiverem nela.
luxor-rules-movement-title = Movimento
luxor-rules-movement-body =
    Você move seus aventureiros **ativos**, os que estão de pé. Quem dorme numa estátua não pode ser movido, e ninguém sai da câmara da tumba.

    - **De peça em peça.** { $step ->
        [space] Espaços sem peça são pulados e não contam; só contam para a carta ±1.
       *[tile] Espaços sem peça são pulados e nunca contam.
    } De um espaço vazio, o primeiro passo leva à próxima peça. Vários aventureiros podem dividir um espaço.
    - **Osíris** lança na hora quem cai ali, tantas peças para frente quantas mostra. Outra peça de Osíris lança de novo. Há quatro, no 9, no 16, no 26 e no 33, sorteadas entre as seis, que mostram 1, 2, 2, 3, 3 e 4. Ninguém fica parado em Osíris; a ação é a da peça onde o movimento termina.
    - **Para entrar na tumba** são precisos o número exato e uma chave: a câmara conta como um passo depois da última peça. Um movimento que passe dela, ou que entre sem chave, não é permitido. Isso vale também para os lançamentos de Osíris.

    Passar por **Anúbis** desperta o seu aventureiro que dorme ali.
luxor-rules-statues-title = Anúbis e quem dorme
luxor-rules-statues-body =
    Você começa com **dois** aventureiros ativos nas escadas. Os outros **três** dormem, um em cada estátua de Anúbis: entre o 7 e o 8, o 13 e o 14, o 19 e o 20. As estátuas não são espaços: ninguém para ali.

    Assim que um aventureiro seu passa por uma estátua, o seu que dorme ali desperta e fica de pé nas escadas. Não importa como ele passa: com uma carta, por Osíris ou por um túnel. Um único movimento pode despertar vários.

    Quem desperta pode se mover a partir do seu próximo turno, portanto não com a mesma carta “Todos”. Os aventureiros das outras pessoas continuam dormindo.

    Dormindo ou nas escadas, um aventureiro vale 0 PV no fim.
luxor-rules-treasures-title = Tesouros
luxor-rules-treasures-body =
    30 peças: 10 vasos, 10 joias e 10 estátuas. De cada tipo:
    - **1 PV** (1 peça): pede 1 aventureiro
    - **3 PV** (4 peças): pede 2
    - **4 PV** (3 peças): pede 2
    - **5 PV** (1 peça): pede 3
    - **6 PV** (1 peça): pede 3

    Quando um aventureiro seu termina ali o movimento, conte os seus na peça, não os de outras pessoas. Se bastam, você pega o tesouro: os PV são seus na hora, e ele fica guardado para os conjuntos. Não dá para recusar. Se são poucos, nada acontece, e eles esperam por mais.

    O que há embaixo? **Cobra** no 2, 13, 23 e 32, **falcão** no 4, 10, 15, 21, 29 e 38, **leão** no 7, 19, 27 e 35.
    - **Um desses ícones**: a peça de templo de cima da pilha correspondente é virada nesse espaço. Quem está ali fica sobre ela, mas ninguém faz a ação agora.
    - **Nada**: o espaço fica vazio daí em diante. Quem está ali permanece, e os PV da parede ainda contam, mas nenhum outro movimento pode terminar ali, a não ser com “Último → penúltimo”.
luxor-rules-horus-title = Peças de Hórus
luxor-rules-horus-body =
    Há seis **peças de Hórus**: no 5 e no 11 (1 olho), no 18 e no 24 (2 olhos), no 30 e no 36 (3 olhos). Quem termina ali um movimento pega uma destas coisas:
    - uma **chave** do estoque de 20, ou
    - a **carta de cima** da pilha de Hórus com o mesmo número de olhos.

    Se uma delas acabou, você recebe a outra; se as duas, nada. A peça fica onde está.

    Uma carta de Hórus vai para o **meio da sua mão**, e você não compra carta nesse turno.

    Uma **chave** deixa um aventureiro entrar na câmara da tumba. Cada chave guardada vale 1 PV no fim.

    As 24 cartas de Hórus ficam viradas para cima em três pilhas de 8: níveis 1, 2 e 3. Todo mundo vê a carta de cima de cada uma.
luxor-rules-temple-title = Peças de templo
luxor-rules-temple-body =
    14 peças aparecem debaixo dos tesouros: **cobra** 4, **falcão** 6, **leão** 4. Elas ficam no templo, e quem terminar ali um movimento mais tarde faz a ação.
    - **Escaravelho** (4, falcão): pegue um, virado para baixo. Só você sabe o valor até o fim. São 22: quatro de 1 PV, oito de 2, seis de 3, quatro de 4.
    - **Favor de Hórus** (2, falcão): pegue a carta de cima de uma de duas pilhas, com 1 ou 2 olhos numa peça, 2 ou 3 olhos na outra. Ela vai para o meio da sua mão, e você não compra nada.
    - **Coringa** (3, leão): pegue um tesouro coringa. Ele substitui qualquer tesouro num conjunto. São 18.
    - **Escaravelho ou coringa** (1, leão): você escolhe.
    - **Túnel** (4, cobra): o aventureiro precisa seguir até o próximo túnel em direção à tumba, e ali não faz mais nada. O último túnel não leva a lugar nenhum.

    Se alguma coisa acabou, você recebe o que resta, ou nada.
luxor-rules-starters-title = Cartas básicas
luxor-rules-starters-body =
    São 31 cartas. Cada pessoa recebe cinco; as outras formam o baralho.
    - **1** (6 cartas), **2**, **3**, **4**, **5** (4 de cada): um dos seus aventureiros avança exatamente esse número de peças.
    - **±1** (5): { $step ->
        [space] um dos seus aventureiros vai um espaço para frente ou para trás, também para um vazio, onde não há ação. A câmara da tumba vem logo depois do espaço 40 e, como sempre, pede uma chave.
       *[tile] um dos seus aventureiros vai uma peça para frente ou para trás.
    }
    - **Dado** (4): role primeiro. Depois, um dos seus aventureiros avança exatamente o número de peças do dado. Se nenhum pode, ninguém se move.

    { $step ->
        [space] Ir **para trás** leva ao espaço anterior, nunca às escadas: quem está no espaço 1 não pode voltar.
       *[tile] Ir **para trás** leva à peça anterior, nunca às escadas. Quem está na primeira peça que resta, ou antes dela, não pode voltar.
    } Osíris lança para frente mesmo quem chega até ele voltando.

    O dado é público, e o que ele mostrou não pode ser desfeito.
luxor-rules-horus-cards-title = Cartas de Hórus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: um aventureiro avança quantas peças você quiser, dentro desses números.
    - **1–dado**: role primeiro. Depois, um aventureiro avança de 1 até o resultado.
    - **Todos +1**, **Todos +2**: todos os seus aventureiros ativos avançam esse número de peças, a começar pelo mais próximo da tumba. Quem não pode, fica; pelo menos um precisa poder. Osíris, Anúbis e a tumba valem para cada um. Depois você escolhe **um** dos que se moveram, e só a ação da peça dele é feita.
    - **Último → penúltimo**: seu aventureiro ativo mais atrasado se junta ao seu mais próximo num espaço mais à frente e faz ali a ação da peça. Se vários dividem o último lugar, vai um só. Num espaço vazio não há ação. Sem ninguém à frente, a carta não move ninguém.
    - **1**, **2**, **3 e tesouro fácil**: um aventureiro avança exatamente esse número de peças. Se terminar num tesouro, mesmo depois de Osíris, basta um aventureiro a menos para pegá-lo.

    Cada nível tem 8 cartas:
    - Nível 1: 1–3 (2), 1–4, 1–dado, Todos +1, Último → penúltimo, 1 e tesouro fácil (2)
    - Nível 2: 1–4, 1–5 (2), 1–dado, Todos +1, Último → penúltimo, 2 e tesouro fácil (2)
    - Nível 3: 1–5, 1–6 (2), 1–dado, Todos +2, Último → penúltimo, 3 e tesouro fácil (2)
luxor-rules-tomb-title = A câmara da tumba
luxor-rules-tomb-body =
    Um aventureiro entra com o **número exato** de passos, e você paga **uma chave** por cada um que entra. A chave fica no tabuleiro e não volta para o estoque. Sem chave não há como entrar.

    - O primeiro a entrar, de quem quer que seja, ganha o sarcófago de **5 PV**.
    - O segundo ganha o de **3 PV**. Os dois podem ser seus.
    - Quem entra depois, na última rodada, também paga uma chave e não ganha nenhum.

    Cada um na câmara vale **13 PV** no fim. Ali não há ação, e ninguém sai.
luxor-rules-scoring-body =
    Os PV dos tesouros já são seus desde que você os pegou. No fim, some
    1. **Aventureiros**: para cada um, os PV da placa azul no seu trecho da parede. Escadas **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · câmara da tumba: **13**
    2. **Sarcófagos**: 5 e 3
    3. **Chaves**: 1 para cada uma que você ainda tem
    4. **Conjuntos** de vaso, joia e estátua
    5. **Escaravelhos**: de 1 a 4 cada

    Quanto valem, juntos, todos os seus conjuntos:
    - 1 conjunto: **3** · 2: **7** · 3: **12** · 4: **18**
    - 5: **25** · 6: **33** · 7: **42** · 8 ou mais: **52**

    Um coringa substitui qualquer tesouro, mas um conjunto pode ter no máximo dois. São formados para você tantos conjuntos quantos forem possíveis.

    Aventureiros nas escadas, no 25, no 29, no 34 e na câmara da tumba: 0 + 5 + 5 + 8 + 13 = **31**.

    Em caso de empate em pontos, decide o sarcófago mais valioso entre quem empatou. Se ninguém ali tem um, a vitória é compartilhada.
luxor-rules-end-body =
    Uma rodada começa com quem joga primeiro e vai até todo mundo ter tido um turno.

    Quando o **segundo aventureiro** entra na câmara da tumba, a rodada atual vai até o fim. Assim, todo mundo joga o mesmo número de turnos. Depois os pontos são contados.

    No caso raro de ninguém poder mover um aventureiro durante **uma rodada inteira**, a partida também acaba na hora.
luxor-rules-rulings-body = Os livros de regras deixam alguns pontos em aberto, e alguns detalhes só estão em figuras que não temos. Os pontos marcados com “Reconstrução” substituem essas figuras; todos os outros são regras da casa.

luxor-ruling-board = Reconstrução: o traçado do corredor, o que há em cada espaço, as estátuas e os PV na parede.
luxor-ruling-horus-cards = Reconstrução: cada nível tem 1–dado, Todos e Último → penúltimo uma vez, “tesouro fácil” duas vezes (1, 2 ou 3 peças, conforme o nível) e três escolhas: 1–3, 1–3, 1–4; 1–4, 1–5, 1–5; 1–5, 1–6, 1–6. Todos é +1, +1, +2.
luxor-ruling-treasures = Reconstrução: 1 PV pede 1 aventureiro, 3 e 4 PV pedem 2, 5 e 6 PV pedem 3.
luxor-ruling-temple-backs = Reconstrução: cobras são os túneis; falcões, os escaravelhos e favores de Hórus; leões, os coringas e a peça com escolha.
luxor-ruling-scarabs = Reconstrução: 4 escaravelhos de 1 PV, 8 de 2, 6 de 3, 4 de 4.
luxor-ruling-first-player = Um sorteio decide quem começa.
luxor-ruling-playable-card = Se só uma carta das pontas move alguém, ela tem de ser jogada. Uma carta de dado conta se algum resultado pode mover alguém.
luxor-ruling-step = { $step ->
        [space] Nesta mesa, ±1 conta espaços, também os vazios, como nos livros em espanhol e francês. A regra da casa é contar peças, como no livro em português.
       *[tile] ±1 conta peças, como no livro de regras em português; a mesa pode escolher contar espaços, também os vazios, como nos livros em espanhol e francês.
    }
luxor-ruling-backward = { $step ->
        [space] Ir para trás nunca leva às escadas: do espaço 1 não há como voltar.
       *[tile] Ir para trás nunca leva às escadas; na primeira peça que resta, ou antes dela, não há como voltar.
    }
luxor-ruling-osiris-tomb = Osíris pode lançar um aventureiro para dentro da câmara da tumba, com número exato e uma chave.
luxor-ruling-overshoot = Um movimento em que Osíris lançaria alguém além da câmara da tumba, ou para dentro dela sem chave, não é permitido.
luxor-ruling-key-space = Uma chave paga pela câmara da tumba não volta para o estoque.
luxor-ruling-horus-supply = Numa peça de Hórus, se as chaves ou aquela pilha acabaram, você pega a outra coisa; se as duas, nada.
luxor-ruling-supplies = Na peça de escaravelho ou coringa, se um acabou, você pega o outro; se os dois, nada.
luxor-ruling-anubis = Passar por Anúbis de qualquer modo (carta, Osíris, túnel) desperta o seu aventureiro, que pode se mover no seu próximo turno.
luxor-ruling-all = Todos: quem não pode se mover fica, e cada um que entra na câmara da tumba paga uma chave. Basta um poder para jogar a carta.
luxor-ruling-all-woken = Quem é despertado por Todos não se move no mesmo turno.
luxor-ruling-last-none = Último → penúltimo não pode ser jogada se você não tem aventureiro em um espaço mais à frente.
luxor-ruling-last-tomb = Se o penúltimo está na câmara da tumba, o último entra nela e paga uma chave.
luxor-ruling-less-osiris = “Tesouro fácil” vale também para um tesouro alcançado por Osíris.
luxor-ruling-all-nothing = Depois de Todos, você pode escolher um aventureiro cuja peça não faz nada e ficar sem ação.
luxor-ruling-stuck = Uma rodada em que ninguém pôde mover conta do primeiro turno ao último. Um dado rolado em vão não é movimento.
luxor-ruling-reshuffle = Quando o descarte é embaralhado, as cartas de Hórus jogadas vão junto e voltam para qualquer pessoa.
luxor-ruling-private-play = Você escolhe carta e movimento em segredo; as outras pessoas só veem o movimento. O dado é público e não se desfaz.
luxor-ruling-single = Você sempre escolhe uma carta. Depois disso, onde só existe uma opção, ela é escolhida para você.
