# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = fique com { $cards }
capital-lux-move-play =
    { $to ->
        [home] jogue { $card } em casa
       *[capital] jogue { $card } na Capital
    }
capital-lux-move-take = pegue { $card }
capital-lux-move-lay = ponha-o nos { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] não salve nada
       *[other] salve { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = o limite dos { $colour } sobe para { $limit }, e os seus { $total } cabem, por enquanto.
capital-lux-reason-draws = você compra uma carta, e a sua mão não diminui.
capital-lux-reason-draws-home = você compra uma carta, e ela vai direto para casa.
capital-lux-reason-coin = você ganha uma moeda: 1 ponto no fim, ou o preço de 1 ponto acima do limite.
capital-lux-reason-coin-saves = com essa moeda você paga o que os seus { $colour } têm acima do limite.
capital-lux-reason-cheaper = { $colour-word ->
        [merchant] qualquer Mercador dá uma moeda, e { $against } vale mais em casa.
       *[scientist] qualquer Cientista compra uma carta, e { $against } vale mais em casa.
    }
capital-lux-reason-lifts-more = { $colour-word ->
        [merchant] qualquer Mercador dá uma moeda, e este aumenta mais o limite, para { $limit }.
       *[scientist] qualquer Cientista compra uma carta, e este aumenta mais o limite, para { $limit }.
    }
capital-lux-reason-fits = { $card } vale { $points } em casa e cabe no limite: { $total } de { $limit }.
capital-lux-reason-fits-more = as duas cabem, e { $card } vale { $points } pontos; a outra, { $others }.
capital-lux-reason-fits-hidden = { $hidden ->
        [one] { $card } cabe em casa, a não ser que o modificador oculto dos { $colour } baixe demais o limite.
       *[other] { $card } cabe em casa, a não ser que os { $hidden } modificadores ocultos dos { $colour } baixem demais o limite.
    }
capital-lux-reason-stays-within = não passa nenhuma cor a mais do limite; a segunda melhor deixaria os { $colour } { $count } acima.
capital-lux-reason-traps = { $coins ->
        [0] deixa { $target } { $count } acima do limite dos { $colour }, sem moeda para pagar.
       *[other] deixa { $target } { $count } acima do limite dos { $colour }, com moedas só para { $coins }.
    }
capital-lux-reason-costs-less = { $points ->
        [one] com os limites de agora, você perde um ponto a menos quando o resto da mão vai para casa.
       *[other] com os limites de agora, você perde { $points } pontos a menos quando o resto da mão vai para casa.
    }
capital-lux-reason-saves = você fica com os { $points } pontos dos seus { $colours }.
capital-lux-reason-pair-fits = { $card } cabe em casa com { $against } na Capital: { $total }, com limite { $limit }.
capital-lux-reason-would-lift = { $card } na Capital aumentaria o limite dos { $colour } para { $limit }, e você tem { $total }.
capital-lux-reason-most = você teria o maior total em { $colour }, { $total }, e ganharia uma carta deles da Capital; as moedas pagam o que passa.
capital-lux-reason-lift-later = com { $card } na Capital o limite dos { $colour } seria { $limit }, e os seus { $total } caberiam.
capital-lux-reason-coins-save = { $count ->
        [one] passa 1 do limite dos { $colour }, e uma moeda paga.
       *[other] passa { $count } do limite dos { $colour }, e suas moedas podem pagar.
    }
capital-lux-reason-may-rise = dos { $others } modificadores que você não conhece, { $count } aumentariam o bastante o limite dos { $colour }.
capital-lux-reason-lowers = deixa { $target } { $count } acima do limite dos { $colour }.
capital-lux-reason-lifts-own = os seus { $colour }, { $total }, passavam do limite; com { $limit } eles cabem.
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
capital-lux-reason-over-less = as duas passam do limite, mas esta menos: { $count } em vez de { $others } ({ $colour }).
capital-lux-reason-worth = { $card } vale { $points } pontos, a outra { $others }, e nenhuma cabe ainda.
