# Luxor. Os pontos se chamam PV, que não muda no plural. Os espaços são números: 0 são as escadas, 41 a câmara da tumba.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Leve seus aventureiros à tumba do Faraó, junte tesouros e conquiste o favor de Hórus. Só as cartas das pontas podem ser jogadas.

## Os robôs

luxor-cast-amina = Lê cada parede antes de dar um passo.
luxor-cast-idris = Primeiro anda, depois abre o mapa.
luxor-cast-zahra = Tem um bolso para cada escaravelho.
luxor-cast-otto = Jura que a múmia piscou.
luxor-cast-selma = Não resiste a um túnel.
luxor-cast-tarek = Trouxe onze malas e nenhuma bússola.

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
luxor-effect-plus-minus = Um dos seus aventureiros anda 1 peça para frente ou para trás.
luxor-effect-plus-minus-space = Um dos seus aventureiros anda 1 espaço para frente ou para trás, também para um vazio.
luxor-effect-die = Role o dado primeiro; depois, um dos seus aventureiros avança exatamente esse número de peças.
luxor-effect-up-to = Um dos seus aventureiros avança de 1 a { $number } peças, como você quiser.
luxor-effect-up-to-die = Role o dado primeiro; depois, um dos seus aventureiros avança de 1 peça até esse número.
luxor-effect-all =
    { $number ->
        [one] Todos os seus aventureiros ativos avançam 1 peça; depois, você faz a ação da peça de um deles.
       *[other] Todos os seus aventureiros ativos avançam { $number } peças; depois, você faz a ação da peça de um deles.
    }
luxor-effect-last = Seu aventureiro ativo mais atrasado se junta ao próximo dos seus à frente, e você faz a ação da peça que está ali.
luxor-effect-less =
    { $number ->
        [one] Um dos seus aventureiros avança exatamente 1 peça; ali, um tesouro pede um aventureiro a menos.
       *[other] Um dos seus aventureiros avança exatamente { $number } peças; ali, um tesouro pede um aventureiro a menos.
    }

## What happened

luxor-event-played = { $seat } joga “{ $card }”.
luxor-event-discarded = { $seat } não consegue mover ninguém com as cartas das pontas e descarta “{ $card }”.
luxor-event-rolled = { $seat } rola o dado: { $number }.
luxor-event-stayed = { $seat } não consegue usar o dado: ninguém se move.
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
        [1] { $seat } acorda seu aventureiro da primeira estátua de Anúbis: agora ele está de pé nas escadas.
        [2] { $seat } acorda seu aventureiro da segunda estátua de Anúbis: agora ele está de pé nas escadas.
       *[3] { $seat } acorda seu aventureiro da terceira estátua de Anúbis: agora ele está de pé nas escadas.
    }
luxor-event-entered =
    { $points ->
        [0] { $seat } paga uma chave pela câmara da tumba; os dois sarcófagos já têm dono.
        [3] { $seat } paga uma chave pela câmara da tumba e ganha o sarcófago de { $points } PV. Esta é a última rodada!
       *[other] { $seat } paga uma chave pela câmara da tumba e ganha o sarcófago de { $points } PV.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } pega o vaso do { $space }: { $points } PV.
        [jewel] { $seat } pega a joia do { $space }: { $points } PV.
       *[statue] { $seat } pega a estátua do { $space }: { $points } PV.
    }
luxor-event-completed = { $seat } completa um conjunto: mais { $points } PV.
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
luxor-event-took-scarab-known = Você pegou um escaravelho: { $points } PV.
luxor-event-took-wild = { $seat } pega um tesouro coringa.
luxor-event-took-horus = { $seat } pega uma carta de Hórus de nível { $level }: “{ $card }”.
luxor-event-tunnelled = O aventureiro de { $seat } passa pelo túnel, do { $from } para o { $to }.
luxor-event-reshuffled = O baralho acabou: o descarte é embaralhado e toma seu lugar.
luxor-event-drew = { $seat } compra uma carta.
luxor-event-drew-known = Você comprou “{ $card }”, que foi para o meio da sua mão.
luxor-event-ended = 
    { $reason ->
        [tomb] Fim da partida: há dois aventureiros ou mais na câmara da tumba e a rodada terminou.
       *[stuck] Fim da partida: durante uma rodada inteira ninguém conseguiu se mover.
    }
luxor-event-revealed =
    { $count ->
        [one] { $seat } revela um escaravelho: { $points } PV.
       *[other] { $seat } revela { $count } escaravelhos: { $points } PV.
    }

## A turn in one line
# Um turno em uma linha, depois do nome de quem joga. Curto, no passado.

luxor-story-played = “{ $card }”
luxor-story-discarded = não conseguiu andar e descartou “{ $card }”
luxor-story-rolled = tirou { $number } no dado
luxor-story-stayed = ninguém pôde andar
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
luxor-story-woke = acordou um em Anúbis { $statue }
luxor-story-entered =
    { $points ->
        [0] sem sarcófago livre
       *[other] sarcófago, { $points } PV
    }
luxor-story-sarcophagus =
    { $points ->
        [0] entrou na tumba
       *[other] tumba, sarcófago
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vaso, { $points } PV
        [jewel] joia, { $points } PV
       *[statue] estátua, { $points } PV
    }
luxor-story-treasure = { luxor-treasure }
luxor-story-completed = conjunto completo, +{ $points } PV
luxor-story-turned =
    { $tile ->
        [tunnel] revelou um túnel
        [scarab] revelou um escaravelho
        [wild] revelou um coringa
        [scarab-or-wild] revelou escaravelho ou coringa
        [eyes-12] revelou Favor de Hórus, 1–2
       *[eyes-23] revelou Favor de Hórus, 2–3
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
        [one] tinha um escaravelho, { $points } PV
       *[other] tinha { $count } escaravelhos, { $points } PV
    }
luxor-coming-tomb = Há um aventureiro na tumba: a rodada em que entrar o próximo é a última.
luxor-coming-last-round = **Última rodada!**

## Questions

luxor-ask-card = Qual carta, qual jogada?
luxor-ask-card-none = Nenhuma das cartas das pontas move alguém. Qual você descarta?
luxor-ask-card-last = Seu último turno: qual carta, qual jogada?
luxor-ask-adventurer = Você joga “{ $card }”. Qual aventureiro você move?
luxor-ask-adventurer-die = Você tirou { $roll }. Quem anda?
luxor-ask-move = “{ $card }”: quem anda?
luxor-ask-move-die = Você tirou { $roll }. Quem anda?
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

## Buttons and options (34 characters at most)

# Um movimento pelos espaços, como parte de uma opção.
luxor-way = { luxor-start } → { luxor-finish }
luxor-way-short =
    { $from ->
        [0] { luxor-onward }
       *[other] { luxor-way }
    }
# O mesmo sem o começo, quando só um aventureiro pode se mover.
luxor-onward = → { luxor-finish }
luxor-start =
    { $from ->
        [0] Escadas
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] tumba
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] Esq.
       *[right] Dir.
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
       *[other] , acorda { $woken }
    }

# O que uma carta de Hórus faz, como parte de uma opção.
luxor-does =
    { $effect ->
        [up-to] ande de 1 a { $number }
        [up-to-die] role e ande até o número
        [all] todos os seus andam { $number }
        [last] último → penúltimo
       *[less] ande { $number }, tesouro fácil
    }
# A carta de um movimento que começa já, como parte de uma opção.
luxor-played =
    { $value ->
        [0] { luxor-side }
        [-1] { luxor-side } ±1
       *[other] { luxor-side } { $value }
    }
luxor-do-play =
    { $movers ->
        [one] { luxor-side } { $card }: escolha até onde
       *[other] { luxor-side } { $card }: escolha quem anda
    }
luxor-do-play-effect = { luxor-side }: { luxor-does }
luxor-do-play-die = { luxor-side } { $card }: role e escolha
luxor-do-play-all =
    { $tombs ->
        [0]
            { $count ->
                [one] { luxor-side }: 1 dos seus anda { $number }
               *[other] { luxor-side }: { $count } dos seus andam { $number }
            }
       *[other] { luxor-side }: todos andam { $number }, { $tombs } na tumba
    }
luxor-do-discard =
    { $side ->
        [left] Descartar a da esquerda
       *[right] Descartar a da direita
    }
luxor-do-play-nothing =
    { $woken ->
        [0] { luxor-played } { luxor-onward }: nenhuma ação
       *[other] { luxor-played } { luxor-onward }: nada{ luxor-wakes }
    }
luxor-do-play-treasure =
    { $woken ->
        [0] { luxor-played } → pega { luxor-treasure }, +{ $points }
       *[other] { luxor-played } → { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-play-treasure-set =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } +{ $points }, conj. +{ $set }
       *[other] { luxor-played } → { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-played } → { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-play-scarab =
    { $woken ->
        [0] { luxor-played } → escaravelho
       *[other] { luxor-played } → escaravelho{ luxor-wakes }
    }
luxor-do-play-wild =
    { $woken ->
        [0] { luxor-played } → coringa
       *[other] { luxor-played } → coringa{ luxor-wakes }
    }
luxor-do-play-scarab-or-wild =
    { $woken ->
        [0] { luxor-played } → escaravelho/coringa
       *[other] { luxor-played } → à escolha{ luxor-wakes }
    }
luxor-do-play-key =
    { $woken ->
        [0] { luxor-played } → chave
       *[other] { luxor-played } → chave{ luxor-wakes }
    }
luxor-do-play-key-or-horus =
    { $woken ->
        [0] { luxor-played } → chave ou Hórus { $level }
       *[other] { luxor-played } → chave/Hórus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $woken ->
        [0] { luxor-played } → Hórus { $level }
       *[other] { luxor-played } → Hórus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $woken ->
        [0] { luxor-played } → carta de Hórus
       *[other] { luxor-played } → carta de Hórus{ luxor-wakes }
    }
luxor-do-play-tunnel =
    { $woken ->
        [0] { luxor-played } → túnel → { $end }
       *[other] { luxor-played } → túnel → { $end }{ luxor-wakes }
    }
luxor-do-play-tunnel-end =
    { $woken ->
        [0] { luxor-played } → túnel sem saída
       *[other] { luxor-played } → sem saída{ luxor-wakes }
    }
luxor-do-play-tomb =
    { $points ->
        [0] { luxor-played } { luxor-onward }: −1 chave
       *[other] { luxor-played } { luxor-onward }: sarcófago { $points }
    }
luxor-do-walk-nothing =
    { $woken ->
        [0] { luxor-way }: nenhuma ação
       *[other] { luxor-way-short }: nada{ luxor-wakes }
    }
luxor-do-walk-treasure =
    { $woken ->
        [0] { luxor-way }: pega { luxor-treasure }, +{ $points }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-walk-treasure-set =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } +{ $points }, conj. +{ $set }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-walk-waiting =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } { $points } PV, { $have }/{ $need }
       *[other] { luxor-way-short }: { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-walk-scarab =
    { $woken ->
        [0] { luxor-way }: escaravelho
       *[other] { luxor-way-short }: escaravelho{ luxor-wakes }
    }
luxor-do-walk-wild =
    { $woken ->
        [0] { luxor-way }: coringa
       *[other] { luxor-way-short }: coringa{ luxor-wakes }
    }
luxor-do-walk-scarab-or-wild =
    { $woken ->
        [0] { luxor-way }: escaravelho/coringa
       *[other] { luxor-way-short }: à escolha{ luxor-wakes }
    }
luxor-do-walk-key =
    { $woken ->
        [0] { luxor-way }: chave
       *[other] { luxor-way-short }: chave{ luxor-wakes }
    }
luxor-do-walk-key-or-horus =
    { $woken ->
        [0] { luxor-way }: chave ou Hórus { $level }
       *[other] { luxor-way-short }: chave/Hórus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $woken ->
        [0] { luxor-way }: Hórus { $level }
       *[other] { luxor-way-short }: Hórus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $woken ->
        [0] { luxor-way }: carta de Hórus
       *[other] { luxor-way-short }: carta de Hórus{ luxor-wakes }
    }
luxor-do-walk-tunnel =
    { $woken ->
        [0] { luxor-way }: túnel → { $end }
       *[other] { luxor-way-short }: túnel → { $end }{ luxor-wakes }
    }
luxor-do-walk-tunnel-end =
    { $woken ->
        [0] { luxor-way }: túnel sem saída
       *[other] { luxor-way-short }: sem saída{ luxor-wakes }
    }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 chave
       *[other] { luxor-way }: −1 chave, +{ $points } PV
    }
luxor-do-act-treasure = { $space }: pega { luxor-treasure }, +{ $points }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } +{ $points }, conj. +{ $set }
luxor-do-act-scarab = { $space }: escaravelho
luxor-do-act-wild = { $space }: coringa
luxor-do-act-scarab-or-wild = { $space }: escaravelho/coringa
luxor-do-act-key = { $space }: chave
luxor-do-act-key-or-horus = { $space }: chave ou Hórus { $level }
luxor-do-act-horus = { $space }: Hórus { $level }
luxor-do-act-favour = { $space }: carta de Hórus
luxor-do-act-tunnel = { $space }: túnel → { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0] Escadas
       *[other] Espaço { $from }
    }
luxor-do-act-none = Nenhuma ação
luxor-do-take-key = Chave: abre a tumba, ou vale 1 PV
luxor-do-take-horus = Hórus { $level }: { luxor-does }
luxor-do-take-scarab = Escaravelho: 1–4 PV, só você vê
luxor-do-take-wild = Coringa: vale qualquer tesouro

## Botões das jogadas com letra (no máximo 12 letras ao lado de um emoji)

luxor-do-lettered-tail = { $letter } { $tail }
luxor-do-lettered-tight = { $letter }{ $tail }
luxor-do-lettered-alone = { $letter }
luxor-do-lettered-wakes = { $letter } acorda { $woken }
luxor-do-lettered-wakes-tail = { $letter } acorda { $woken } · { $tail }
luxor-do-lettered-roll = { $letter } dado
luxor-do-lettered-all = { $letter } todos
luxor-do-lettered-scarab = { $letter } escaravelho
luxor-do-lettered-wild = { $letter } coringa
luxor-do-lettered-scarab-or-wild = { $letter } esc./coringa
luxor-do-lettered-key-or-horus = { $letter } chave/Hórus
luxor-do-lettered-horus = { $letter } Hórus { $level }
luxor-do-lettered-favour = { $letter } carta Hórus
luxor-do-lettered-tunnel = { $letter } túnel
luxor-do-lettered-tunnel-end = { $letter } sem saída
luxor-do-lettered-nothing = { $letter } sem ação
luxor-do-lettered-key = { $letter } chave
luxor-do-mover = { $letter } ›
luxor-part-mover = { luxor-do-mover }
luxor-ask-mover = { $letter }: para onde?
luxor-other-mover = Todas as jogadas

## Why something cannot be done

luxor-no-card-cannot-move = Essa carta não move nenhum aventureiro seu. Jogue a carta da outra ponta.
luxor-no-must-move = Uma das cartas das pontas pode mover um aventureiro, então não dá para descartar. Jogue uma carta que mova alguém.
luxor-no-nobody-there = Não há nenhum aventureiro seu ali. Escolha um dos que aparecem.
luxor-no-cannot-move = Esse aventureiro não pode se mover com esta carta. Escolha um dos que aparecem.
luxor-no-another-chosen = Você já escolheu outro aventureiro. Escolha um dos movimentos que aparecem.
luxor-no-not-with-this-card = Esta carta não permite essa distância. Escolha um dos movimentos que aparecem.
luxor-no-nothing-behind = Não há peça atrás desse aventureiro. Escolha um dos movimentos que aparecem.
luxor-no-stairs-behind = Atrás desse aventureiro só há as escadas, e ninguém volta para lá. Escolha um dos movimentos que aparecem.
luxor-no-no-key = Você precisa de uma chave para entrar na câmara da tumba. Escolha um dos movimentos que aparecem.
luxor-no-too-far = Esse movimento passaria da câmara da tumba. Escolha um dos movimentos que aparecem.
luxor-no-no-action-there = Não há ação para você nesse espaço. Escolha uma das peças que aparecem.
luxor-no-not-offered = Você não pode pegar isso aqui. Escolha uma das recompensas que aparecem.

## The result

luxor-category-treasures = Tesouros
luxor-category-adventurers = Aventureiros
luxor-category-sarcophagi = Sarcófagos
luxor-category-keys = Chaves
luxor-category-sets = Conjuntos
luxor-category-scarabs = Escaravelhos
luxor-trophy = Vitória com os dois sarcófagos
luxor-criterion-sarcophagus = Sarcófago mais valioso
luxor-ending-tomb = Dois aventureiros tinham chegado à câmara da tumba, e a rodada terminou.
luxor-ending-stuck = Durante uma rodada inteira ninguém pôde mover um aventureiro.
luxor-decided-sarcophagus = Empate em pontos: { $seat } vence por ter o sarcófago mais valioso.

## Rules

luxor-rules-sixty-body =
    1. Vence quem tem mais **pontos de vitória** (PV): dos tesouros e da tumba.
    2. Jogue uma carta da ponta, ande, use a peça e compre outra.
    3. Dois aventureiros na tumba: termina a rodada, e o jogo.
    4. Não mande um só na frente: quase todo tesouro pede dois ou três.
luxor-rules-goal-body =
    Você leva cinco aventureiros das **escadas** (0), por 40 espaços com peças (tesouros, Hórus, Osíris), até a **câmara da tumba** do Faraó.

    Jogam de 2 a 4 pessoas. Só as mãos, os escaravelhos e o que está virado para baixo são secretos.
luxor-rules-turn-body =
    1. **Jogue** a carta da ponta esquerda ou direita da sua mão e ande.
    2. **Faça a ação** da peça onde o movimento termina.
    3. **Compre** uma carta para o meio da mão. Uma carta de Hórus do passo 2 vai ali no lugar dela.

    Você termina cada turno com **5 cartas**. A ordem delas nunca muda.

    Se só uma carta das pontas move alguém, você tem que jogá-la. Se nenhuma move, descarte uma das duas: sem movimento nem ação, só uma carta nova.

    Se você precisa comprar e o baralho acabou, o descarte é embaralhado e vira o novo baralho, com as cartas de Hórus.
luxor-rules-movement-title = Movimento
luxor-rules-movement-body =
    Só se movem aventureiros **ativos**, os que estão de pé.

    - **De peça em peça**, também a partir de um espaço vazio. { $step ->
        [space] Espaços vazios são pulados e não contam, a não ser para ±1.
       *[tile] Espaços vazios são pulados e nunca contam.
    } Vários podem dividir um espaço.
    - **Osíris** (no 9, 16, 26 e 33) leva você para frente o número de peças que mostra; outro Osíris leva de novo. A ação é a de onde você termina. Usam-se quatro de seis: 1, 2, 2, 3, 3, 4.
    - **Para entrar na tumba**, um passo depois da última peça, você precisa do número exato e de uma chave. Não vale um movimento que passe dela ou entre sem chave, nem por Osíris.
luxor-rules-statues-title = Anúbis e quem dorme
luxor-rules-statues-body =
    Você começa com **dois** aventureiros ativos nas escadas. Os outros **três** dormem, um em cada estátua de Anúbis: entre 7 e 8, 13 e 14, 19 e 20. Ninguém para ali.

    Quando um dos seus passa por lá, com carta, Osíris ou túnel, o seu que dorme ali acorda e fica de pé nas escadas. Ele se move a partir do seu próximo turno, portanto não com a mesma carta “Todos”.
luxor-rules-treasures-title = Tesouros
luxor-rules-treasures-body =
    30 peças: 10 vasos, 10 joias, 10 estátuas. De cada tipo, com o que pede:
    - **1 PV** (1 peça): 1 aventureiro
    - **3 PV** (4 peças): 2
    - **4 PV** (3 peças): 2
    - **5 PV** (1 peça): 3
    - **6 PV** (1 peça): 3

    Se você termina ali com aventureiros suficientes, tem que pegar o tesouro: PV na hora, e a peça para os conjuntos. Senão, eles esperam.

    Alguns ficam sobre um ícone: **cobra** 2, 13, 23, 32 · **falcão** 4, 10, 15, 21, 29, 38 · **leão** 7, 19, 27, 35.
    - **Ícone**: a peça de templo de cima da pilha dele aparece sob quem está ali, sem a ação.
    - **Nenhum**: o espaço fica vazio. A parede ainda conta, mas só “Último → penúltimo” { $step ->
        [space] e ±1 levam
       *[tile] leva
    } até ele agora.
luxor-rules-horus-title = Peças de Hórus
luxor-rules-horus-body =
    Seis **peças de Hórus**: no 5 e 11 (1 olho), 18 e 24 (2 olhos), 30 e 36 (3 olhos). Termine ali um movimento e pegue
    - uma das 20 **chaves**: abre a tumba para um aventureiro, ou vale 1 PV no fim, ou
    - a **carta de cima** da pilha de Hórus com o mesmo número de olhos, para o **meio da sua mão**, em vez de comprar.

    Se uma coisa acabou, você recebe a outra, ou nada.

    As 24 cartas de Hórus ficam abertas em três pilhas de 8. Só as de cima são públicas.
luxor-rules-temple-title = Peças de templo
luxor-rules-temple-body =
    14 peças aparecem sob tesouros: **cobra** 4, **falcão** 6, **leão** 4. Elas ficam, para movimentos que terminem ali depois.
    - **Escaravelho** (4, falcão): pegue um, em segredo. São 22: quatro de 1 PV, oito de 2, seis de 3, quatro de 4.
    - **Favor de Hórus** (2, falcão): uma carta de Hórus de cima, de 1 ou 2 olhos numa peça, de 2 ou 3 na outra.
    - **Coringa** (3, leão): vale por qualquer tesouro num conjunto. São 18.
    - **Escaravelho ou coringa** (1, leão): você escolhe.
    - **Túnel** (4, cobra): siga até o próximo túnel em direção à tumba e pare. O último não leva a lugar nenhum.

    Se algo acabou, você recebe o que resta, ou nada.
luxor-rules-starters-title = Cartas básicas
luxor-rules-starters-body =
    31 cartas, cinco para cada pessoa.
    - **1** (6 cartas), **2**, **3**, **4**, **5** (4 de cada): um aventureiro avança exatamente esse número de peças.
    - **±1** (5): { $step ->
        [space] um aventureiro vai um espaço para frente ou para trás, também para um vazio, onde não há ação. A tumba vem depois do espaço 40.
       *[tile] um aventureiro vai uma peça para frente ou para trás; espaços vazios não contam.
    }
    - **Dado** (4): role, e um aventureiro avança exatamente isso; se nenhum pode, ninguém se move.

    { $step ->
        [space] Ninguém **volta** às escadas.
       *[tile] Ninguém **volta** às escadas, nem volta da primeira peça que resta.
    } Osíris sempre lança para frente.
luxor-rules-horus-cards-title = Cartas de Hórus
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: um aventureiro avança quanto você quiser, dentro desses números.
    - **1–dado**: role e escolha até esse número.
    - **Todos +1**, **Todos +2**: avançam todos os ativos que podem, a começar pelo mais perto da tumba, com Osíris, Anúbis e tumba para cada um. Depois escolha **um** deles para a ação. Entrar na tumba já foi ação: quem entrou não pode ser escolhido.
    - **Último → penúltimo**: um dos seus ativos mais atrasados se junta ao seu mais próximo num espaço à frente e faz ali a ação. Um espaço vazio não tem.
    - **1**, **2**, **3 e tesouro fácil**: exatamente isso. Um tesouro ali, mesmo depois de Osíris, pede um aventureiro a menos.

    Cada nível tem 1–dado, Último → penúltimo e
    - Nível 1: 1–3 (2), 1–4, Todos +1, 1 e tesouro fácil (2)
    - Nível 2: 1–4, 1–5 (2), Todos +1, 2 e tesouro fácil (2)
    - Nível 3: 1–5, 1–6 (2), Todos +2, 3 e tesouro fácil (2)

    Um **exemplo** de Todos +2: três vão do mesmo espaço até Osíris +3, que os lança a um tesouro; um quarto chega a um túnel. Você faz uma das duas ações.
luxor-rules-tomb-title = A câmara da tumba
luxor-rules-tomb-body =
    Um aventureiro entra com o **número exato** de passos e paga **uma chave**, que fica no tabuleiro. Ninguém sai. Ali dentro, cada um vale **13 PV** no fim.

    O primeiro a entrar, de quem quer que seja, ganha o sarcófago de **5 PV**; o segundo, o de **3 PV**. Os seguintes pagam uma chave e não ganham nenhum.
luxor-rules-scoring-body =
    Aos PV dos seus tesouros, some
    1. **Aventureiros**, pela parede. Dormindo ou nas escadas **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · câmara da tumba: **13**
    2. **Sarcófagos**: 5 e 3
    3. **Chaves**: 1 cada
    4. **Conjuntos** de vaso, joia e estátua, todos juntos. 1: **3** · 2: **7** · 3: **12** · 4: **18** · 5: **25** · 6: **33** · 7: **42** · 8 ou mais: **52**. Com no máximo dois coringas por conjunto, formam-se quantos for possível.
    5. **Escaravelhos**: de 1 a 4 cada

    Dois **exemplos**: aventureiros nas escadas, no 25, 29, 34 e na tumba: 0 + 5 + 5 + 8 + 13 = **31**. Três conjuntos, dois com coringas, e um coringa que sobra: **12**.

    No empate, vence o sarcófago mais valioso entre quem empatou; sem nenhum, a vitória é compartilhada.
luxor-rules-end-body =
    Uma rodada começa com quem tem a bandeira, o primeiro jogador, e segue em sentido horário.

    A rodada em que o **segundo aventureiro** entra na tumba é a última.

    A partida também acaba se ninguém consegue se mover durante **uma rodada inteira**.
luxor-rules-rulings-body =
    “Reconstrução” substitui figuras que não temos. O resto são regras da casa.

luxor-ruling-board = Reconstrução: o corredor, suas peças, as estátuas e os PV da parede.
luxor-ruling-horus-cards = Reconstrução: as cartas de Hórus de cada nível.
luxor-ruling-treasures = Reconstrução: os aventureiros que cada tesouro pede.
luxor-ruling-temple-backs = Reconstrução: o verso das peças de templo.
luxor-ruling-scarabs = Reconstrução: os valores dos escaravelhos.
luxor-ruling-first-player = Um sorteio decide quem começa.
luxor-ruling-playable-card = Se só uma carta das pontas move alguém, você tem que jogá-la; um dado conta se algum resultado moveria.
luxor-ruling-step =
    { $step ->
        [space] Nesta mesa, ±1 conta espaços, como nos livros em espanhol e francês. A regra da casa são peças, como no livro em português.
       *[tile] ±1 conta peças, como no livro em português; a mesa pode escolher espaços, como nos livros em espanhol e francês.
    }
luxor-ruling-backward =
    { $step ->
        [space] Ninguém volta às escadas.
       *[tile] Ninguém volta às escadas nem da primeira peça que resta.
    }
luxor-ruling-osiris-tomb = Osíris pode lançar para dentro da tumba.
luxor-ruling-overshoot = Não vale um movimento em que Osíris lança além da tumba, ou para dentro sem chave.
luxor-ruling-key-space = Uma chave paga pela tumba não volta para o estoque.
luxor-ruling-horus-supply = Se as chaves ou cartas de uma peça de Hórus acabaram, você recebe a outra coisa.
luxor-ruling-supplies = O mesmo vale para escaravelho ou coringa.
luxor-ruling-anubis = Passar por Anúbis de qualquer modo acorda o seu que dorme.
luxor-ruling-all = Todos: basta que um possa andar. Cada um que entra na tumba paga uma chave, já fez sua ação e não pode ser escolhido.
luxor-ruling-all-woken = Quem acorda com “Todos” só anda no próximo turno.
luxor-ruling-last-none = Último → penúltimo pede um aventureiro num espaço à frente.
luxor-ruling-last-tomb = Se ele está na tumba, o último entra e paga uma chave.
luxor-ruling-less-osiris = “Tesouro fácil” também vale depois de Osíris.
luxor-ruling-all-nothing = Depois de Todos, você pode escolher uma peça que não faz nada.
luxor-ruling-stuck = Uma rodada sem movimento conta a partir do primeiro jogador. Um dado rolado em vão não é movimento.
luxor-ruling-reshuffle = O descarte é embaralhado quando é preciso comprar e o baralho acabou; as cartas de Hórus que voltam são de quem comprar.
luxor-ruling-private-play = As outras pessoas só veem seu movimento pronto. O dado é público e não se desfaz.
luxor-ruling-single = Você sempre escolhe uma carta. Depois, uma única opção é escolhida para você.

## Os embaralhamentos de uma partida terminada, conferidos

luxor-verify-done = ✅ Conferido. O segredo é o que lacrei antes da distribuição, e cada embaralhamento e cada dado vem dele e dos cliques de vocês. Cada jogada segue as regras, e o resultado está certo.
luxor-part-drop = { luxor-do-discard }
luxor-ask-drop = Descartar mesmo esta carta?
luxor-other-drop = Ficar com ela
