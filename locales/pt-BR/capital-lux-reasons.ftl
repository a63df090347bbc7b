# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = fique com { $cards }
capital-lux-move-play =
    { $to ->
        [home] jogue { $card } em casa
       *[capital] jogue { $card } na Capital
    }
capital-lux-move-take = pegue { $card }
capital-lux-move-lay = ponha-o em { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] não salve nada
       *[other] salve { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = o limite dos { $colour } sobe para { $limit }, e os seus { $total } ficam seguros por enquanto.
capital-lux-reason-draws = você compra uma carta: só essa jogada não encolhe a sua mão.
capital-lux-reason-draws-home = a carta comprada vai direto para casa, com o resto da mão.
capital-lux-reason-coin = { $count ->
        [one] você ganha uma moeda, que salva um ponto acima do limite.
       *[other] você ganha uma moeda: { $count } moedas salvam { $count } pontos acima do limite.
    }
capital-lux-reason-fits = cabe em casa: { $colour } { $total }, com limite { $limit }.
capital-lux-reason-stays-within = nada passa do limite; a outra deixaria seus { $colour } { $count } acima.
capital-lux-reason-traps = deixa { $target } { $count } acima do limite dos { $colour }, mais do que as moedas de lá salvam.
capital-lux-reason-saves = salva { $points } pontos: { $colours }.
capital-lux-reason-keeps-pair = dois { $colour }: um para casa, outro para subir o limite.
capital-lux-reason-raises = aumenta o limite dos { $colour } de { $before } para { $limit }.
capital-lux-reason-most = passa do limite por enquanto, mas você teria mais { $colour } que todos: { $total }.
capital-lux-reason-lift-later = passa do limite por enquanto, mas com { $card } você ainda pode aumentar o limite dos { $colour }.
capital-lux-reason-coins-save = { $count ->
        [one] passa do limite dos { $colour } por 1, e uma moeda sua pode salvá-los.
       *[other] passa do limite dos { $colour } por { $count }, e suas moedas podem salvá-los.
    }
capital-lux-reason-may-rise = { $hidden ->
        [one] passa do limite por enquanto, mas um modificador oculto nos { $colour } ainda pode aumentá-lo.
       *[other] passa do limite por enquanto, mas { $hidden } modificadores ocultos nos { $colour } ainda podem aumentá-lo.
    }
capital-lux-reason-lowers = pesa contra { $target }, que tem { $total } em { $colour }, mais que você.
capital-lux-reason-lifts-own = aumenta o limite dos { $colour } para { $limit }, e os seus somam { $total }.
capital-lux-reason-keeps-coins = { $rest ->
        [one] você guarda uma moeda, que é um ponto.
       *[other] você guarda { $rest } moedas, e cada uma é um ponto.
    }
capital-lux-reason-room = { $card } já cabe em casa: { $total }, com limite de { $limit }.
capital-lux-reason-power = { $colour-word ->
        [agent] { $card } pode ir para a Capital e deixar você colocar um modificador.
        [cleric] { $card } pode ir para a Capital e trazer uma carta de lá.
        [scientist] { $card } pode ir para a Capital e comprar uma carta para você.
       *[merchant] { $card } pode ir para a Capital e trazer uma moeda.
    }
capital-lux-reason-higher = juntas, as cartas valem { $points } pontos; { $cards } valeriam { $others }.
capital-lux-reason-over-less = passa { $count } do limite; a outra deixaria os seus { $colour } { $others } acima.
capital-lux-reason-worth = { $card } vale { $points } pontos se ficar.
