# What a hint suggests to do. Several actions are listed, separated by commas.

luxor-move-play =
    { $side ->
        [left] jogue a carta da esquerda
       *[right] jogue a carta da direita
    }
luxor-move-discard =
    { $side ->
        [left] descarte a carta da esquerda
       *[right] descarte a carta da direita
    }
luxor-move-from =
    { $from ->
        [0] saia das escadas
       *[other] saia do { $from }
    }
luxor-move-move =
    { $from ->
        [0]
            { $to ->
                [41] vá das escadas à tumba
               *[other] vá das escadas ao { $to }
            }
       *[other]
            { $to ->
                [41] vá do { $from } à tumba
               *[other] vá do { $from } ao { $to }
            }
    }
luxor-move-act =
    { $note ->
        [act-none] não use nenhuma peça
       *[other] use a peça do { $space }
    }
luxor-move-take =
    { $note ->
        [take-key] pegue uma chave
        [take-scarab] pegue um escaravelho
        [take-wild] pegue um coringa
       *[other] pegue a carta { $card } (Hórus { $level })
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] o vaso
        [jewel] a joia
       *[statue] a estátua
    }
luxor-of-its-kind = { $treasure ->
        [vase] vasos
        [jewel] joias
       *[statue] estátuas
    }
luxor-of-the-other = { $beside ->
        [vase] vasos
        [jewel] joias
       *[statue] estátuas
    }
luxor-the-one = { $from ->
        [0] o das escadas
       *[other] o do { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } do { $space } ({ $points } PV)
luxor-reason-set = pega { luxor-the-treasure } já, { $points } PV, e completa um conjunto: mais { $set } PV.
luxor-reason-treasure = pega { luxor-the-treasure } já: { $points } PV.
luxor-reason-treasure-first = pega { luxor-the-treasure } de { $points } PV antes de { $target }, que também está lá.
luxor-reason-treasure-towards = { $lacking ->
        [vase] pega { luxor-the-treasure } de { $points } PV, e aí só falta um vaso para um conjunto.
        [jewel] pega { luxor-the-treasure } de { $points } PV, e aí só falta uma joia para um conjunto.
       *[statue] pega { luxor-the-treasure } de { $points } PV, e aí só falta uma estátua para um conjunto.
    }
luxor-reason-treasure-more = pega { luxor-the-treasure } de { $points } PV; a segunda melhor jogada pega um tesouro de { $others }.
luxor-reason-kind = até agora você tem { luxor-of-its-kind }: { $count }, { luxor-of-the-other }: { $others }; um conjunto precisa de um de cada.
luxor-reason-tomb = { $points ->
        [0] leva um dos seus até a tumba, que vale 13 PV na parede.
        [5] o primeiro na tumba leva o sarcófago de 5 PV; o seguinte, só 3.
       *[other] este é o último sarcófago: depois não sobra nenhum.
    }
luxor-reason-last-tomb = começa a última rodada com você na frente, { $points } a { $others }, sem contar os escaravelhos.
luxor-reason-wakes = { $awake ->
        [5]
            { $woken ->
                [one] acorda o último dos seus aventureiros: agora os cinco podem andar.
               *[other] acorda os últimos { $woken } dos seus aventureiros: agora os cinco podem andar.
            }
       *[other]
            { $woken ->
                [one] acorda um dos seus aventureiros: { $awake } dos seus cinco podem andar.
               *[other] acorda { $woken } dos seus aventureiros: { $awake } dos seus cinco podem andar.
            }
    }
luxor-reason-first-key = você não tem chave, e sem chave ninguém entra na tumba.
luxor-reason-joins = aí { luxor-the-treasure-there } só precisa de mais { $missing } dos seus, com { $followers } logo atrás.
luxor-reason-next = na próxima vez, { luxor-the-one } pode pegar { luxor-the-treasure-there } com “{ $card }”, se ninguém pegar antes.
luxor-reason-next-tomb = { $points ->
        [0] na próxima vez, { luxor-the-one } pode entrar na tumba com “{ $card }”: 13 PV na parede.
       *[other] na próxima vez, { luxor-the-one } pode entrar na tumba com “{ $card }”: 13 PV na parede e um sarcófago de { $points }.
    }
luxor-reason-sooner = aí { luxor-the-treasure-there } só precisa de mais { $missing } dos seus; o tesouro do { $beside } precisaria de { $more }.
luxor-reason-followed = aí { luxor-the-treasure-there } precisa de mais { $missing }, com { $followers } dos seus logo atrás; perto do tesouro do { $beside } há poucos.
luxor-reason-better = os dois tesouros precisariam de mais { $missing } dos seus, e { luxor-the-treasure-there } vale mais que o tesouro do { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] uma chave vale 1 PV ou põe um dos seus na tumba.
        [scarab] um escaravelho vale de 1 a 4 PV no fim, quase sempre 2 ou 3.
        [wild] um coringa vale pelo que faltar nos seus conjuntos.
        [scarab-or-wild] você escolhe: um escaravelho de 1 a 4 PV ou um coringa para os seus conjuntos.
        [key-or-horus] você escolhe: uma chave para a tumba ou uma carta de Hórus.
       *[other] uma carta de Hórus é mais forte que as que você compra.
    }
luxor-reason-next-key = { $keys ->
        [1] você tem uma chave, e uma segunda põe outro dos seus na tumba.
       *[other] você tem { $keys } chaves, e mais uma põe outro dos seus na tumba.
    }
luxor-reason-key-waits = a chave pode esperar: o seu primeiro ainda está a { $spaces } espaços da tumba.
luxor-reason-wild-set = um tesouro coringa faz seus conjuntos valerem { $set } PV a mais.
luxor-reason-wild = um tesouro coringa vale por qualquer um que falte aos seus conjuntos.
luxor-reason-scarab = um escaravelho vale de 1 a 4 PV, quase sempre 2 ou 3.
luxor-reason-scarab-sure = um escaravelho dá de 1 a 4 PV com certeza; um coringa ainda não completaria nenhum conjunto.
luxor-reason-gift = { $gift ->
        [scarab] um escaravelho vale de 1 a 4 PV no fim, quase sempre 2 ou 3.
       *[other] um coringa vale pelo que faltar nos seus conjuntos.
    }
luxor-reason-same = as duas cartas são iguais; jogando esta, “{ $card }” fica na ponta para a próxima vez.
luxor-reason-horus-takes = na ponta da mão, ela faria { luxor-the-one } pegar { luxor-the-treasure-there }.
luxor-reason-horus-all = “{ $card }” move { $count } dos seus de uma vez.
luxor-reason-horus-last = “{ $card }” levaria { luxor-the-one } direto até o { $space }.
luxor-reason-horus-less = “{ $card }” pega tesouro com um aventureiro a menos: dois onde se pedem três.
luxor-reason-horus-choice = com “{ $card }” você escolhe até onde ir e acerta a peça que quiser.
luxor-reason-tunnel = o túnel leva direto até o { $end }, { $ahead } espaços adiante.
luxor-reason-together = move { $count } dos seus aventureiros de uma vez.
luxor-reason-rear = { $from ->
        [0] traz um das escadas para perto dos outros: quase todo tesouro pede dois ou três.
       *[other] traz o seu último, do { $from }, para perto dos outros: quase todo tesouro pede dois ou três.
    }
luxor-reason-stays-back = { $beside ->
        [0] o das escadas também chegaria lá, mas ainda pode parar antes; o do { $from } já passou.
       *[other] o do { $beside } também chegaria lá, mas ainda pode parar antes; o do { $from } já passou.
    }
luxor-reason-die-takes = { $rolls ->
        [one] 1 dos 6 números pega um tesouro, { $points } PV; a outra carta não pega nenhum agora.
       *[other] { $rolls } dos 6 números pegam um tesouro, até { $points } PV; a outra carta não pega nenhum agora.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] 1 dos 6 números acorda um dos seus; a outra carta não acorda nenhum.
       *[other] { $rolls } dos 6 números acordam um dos seus; a outra carta não acorda nenhum.
    }
luxor-reason-keeps-free = você guarda “{ $card }”, com que escolhe até onde ir.
luxor-reason-keeps-back = você guarda “{ $card }”, que também volta um.
