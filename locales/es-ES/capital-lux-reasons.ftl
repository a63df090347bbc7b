# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = el límite de los { $colour } sube a { $limit }, y tus { $total } quedan a salvo por ahora.
capital-lux-reason-draws = robas una carta.
capital-lux-reason-coin = { $count ->
        [one] ganas una moneda, que salva un punto por encima del límite.
       *[other] ganas una moneda: { $count } monedas salvan { $count } puntos por encima del límite.
    }
capital-lux-reason-fits = cabe en casa: { $colour } { $total }, con límite { $limit }.
capital-lux-reason-stays-within = nada pasa del límite; la otra dejaría tus { $colour } { $count } por encima.
capital-lux-reason-traps = deja a { $target } { $count } por encima del límite de los { $colour }, más de lo que salvan sus monedas.
capital-lux-reason-saves = salva { $points } puntos: { $colours }.
capital-lux-reason-keeps-pair = dos { $colour }: uno para casa y otro para subir su límite.
