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
luxor-the-one = { $from ->
        [0] o das escadas
       *[other] o do { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } do { $space } ({ $points } PV)
luxor-reason-set = pega { luxor-the-treasure } já, { $points } PV, e completa um conjunto: mais { $set } PV.
luxor-reason-treasure = pega { luxor-the-treasure } já: { $points } PV.
luxor-reason-treasure-more = pega { luxor-the-treasure } de { $points } PV; a segunda melhor jogada pega um tesouro de { $others }.
luxor-reason-kind = desse tipo você tem { $count } e do outro { $others }: um conjunto precisa dos três.
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
        [0] na próxima vez, { luxor-the-one } pode entrar na tumba com “{ $card }”.
       *[other] na próxima vez, { luxor-the-one } pode entrar na tumba com “{ $card }”: sarcófago de { $points } PV.
    }
luxor-reason-sooner = aí { luxor-the-treasure-there } só precisa de mais { $missing } dos seus; o tesouro do { $beside } precisaria de { $more }.
luxor-reason-followed = aí { luxor-the-treasure-there } precisa de mais { $missing }, com { $followers } dos seus logo atrás; perto do tesouro do { $beside } há poucos.
luxor-reason-better = os dois tesouros precisariam de mais { $missing } dos seus, e { luxor-the-treasure-there } vale mais que o tesouro do { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] você ganha uma chave: 1 PV ou a entrada da tumba. A segunda melhor jogada não pega nada agora.
        [scarab] você ganha um escaravelho, 1 a 4 PV. A segunda melhor jogada não pega nada agora.
        [wild] você ganha um coringa. A segunda melhor jogada não pega nada agora.
        [scarab-or-wild] você ganha um escaravelho ou um coringa. A segunda melhor jogada não pega nada agora.
        [key-or-horus] você ganha uma chave ou uma carta de Hórus. A segunda melhor jogada não pega nada agora.
       *[other] você ganha uma carta de Hórus. A segunda melhor jogada não pega nada agora.
    }
luxor-reason-next-key = cada aventureiro precisa de uma chave para a tumba: você tem { $keys } para os { $awake } acordados.
luxor-reason-key-waits = a chave pode esperar: o seu primeiro ainda está a { $spaces } espaços da tumba.
luxor-reason-wild-set = um tesouro coringa faz seus conjuntos valerem { $set } PV a mais.
luxor-reason-wild = um tesouro coringa vale por qualquer um que falte aos seus conjuntos.
luxor-reason-scarab = um escaravelho vale de 1 a 4 PV, quase sempre 2 ou 3.
luxor-reason-scarab-sure = um escaravelho dá de 1 a 4 PV com certeza; um coringa ainda não completaria nenhum conjunto.
luxor-reason-horus-takes = do jeito que está, { luxor-the-one } pegaria { luxor-the-treasure-there } com ela, quando chegar à ponta da mão.
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
        [one] um número em seis pega um tesouro, { $points } PV; a outra carta não pega nenhum agora.
       *[other] { $rolls } números em seis pegam um tesouro, até { $points } PV; a outra carta não pega nenhum agora.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] um número em seis acorda um aventureiro; a outra carta não acorda nenhum.
       *[other] { $rolls } números em seis acordam um aventureiro; a outra carta não acorda nenhum.
    }
luxor-reason-keeps-free = você guarda “{ $card }”, que vai até onde você escolher.
luxor-reason-keeps-back = você guarda “{ $card }”, que também volta um.
