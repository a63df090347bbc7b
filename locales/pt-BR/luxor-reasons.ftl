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
       *[other] pegue a carta { $card }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] o vaso
        [jewel] a joia
       *[statue] a estátua
    }
luxor-reason-set = pega { luxor-the-treasure } já, { $points } PV, e seus conjuntos crescem { $set } PV.
luxor-reason-treasure = pega { luxor-the-treasure } já: { $points } PV.
luxor-reason-tomb = { $points ->
        [0] leva um dos seus até a tumba.
       *[other] leva um dos seus até a tumba, com o sarcófago de { $points } PV.
    }
luxor-reason-last-tomb = começa a última rodada com você na frente, { $points } a { $others }, sem contar os escaravelhos.
luxor-reason-wakes = { $woken ->
        [one] acorda um dos seus aventureiros.
       *[other] acorda { $woken } dos seus aventureiros.
    }
luxor-reason-first-key = você ainda não tem chave, e sem chave ninguém entra na tumba.
luxor-reason-joins = { $missing ->
        [one] aí só falta mais um dos seus para { luxor-the-treasure } de { $points } PV.
       *[other] aí só faltam mais { $missing } dos seus para { luxor-the-treasure } de { $points } PV.
    }
luxor-reason-reward = você ganha alguma coisa na hora; com a outra jogada, não.
luxor-reason-next-key = { $keys ->
        [one] cada aventureiro precisa de uma chave para a tumba, e você tem uma.
       *[other] cada aventureiro precisa de uma chave para a tumba, e você tem { $keys }.
    }
luxor-reason-wild-set = um tesouro coringa faz seus conjuntos valerem { $set } PV a mais.
luxor-reason-wild = um tesouro coringa vale por qualquer um que falte aos seus conjuntos.
luxor-reason-scarab = um escaravelho vale pontos no fim, e só você sabe quantos.
luxor-reason-horus = “{ $card }” vem para a sua mão.
luxor-reason-tunnel = o túnel leva adiante, até { $end }.
luxor-reason-together = move { $count } dos seus aventureiros de uma vez.
luxor-reason-rear = { $from ->
        [0] tira um das escadas, o seu último.
       *[other] traz o seu último aventureiro, do { $from }.
    }
luxor-reason-keeps-card = você guarda “{ $card }”, a carta da outra ponta.
