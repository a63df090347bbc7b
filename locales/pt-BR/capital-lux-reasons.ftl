# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = o limite dos { $colour } sobe para { $limit }, e os seus { $total } ficam seguros por enquanto.
capital-lux-reason-draws = você compra uma carta.
capital-lux-reason-coin = { $count ->
        [one] você ganha uma moeda, que salva um ponto acima do limite.
       *[other] você ganha uma moeda: { $count } moedas salvam { $count } pontos acima do limite.
    }
capital-lux-reason-fits = cabe em casa: { $colour } { $total }, com limite { $limit }.
capital-lux-reason-stays-within = nada passa do limite; a outra deixaria seus { $colour } { $count } acima.
capital-lux-reason-traps = deixa { $target } { $count } acima do limite dos { $colour }, mais do que as moedas de lá salvam.
capital-lux-reason-saves = salva { $points } pontos: { $colours }.
capital-lux-reason-keeps-pair = dois { $colour }: um para casa, outro para subir o limite.
