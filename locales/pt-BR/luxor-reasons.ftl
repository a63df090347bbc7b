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
