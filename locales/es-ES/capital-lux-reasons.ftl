# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = quédate con { $cards }
capital-lux-move-play =
    { $to ->
        [home] juega { $card } en casa
       *[capital] juega { $card } en la Capital
    }
capital-lux-move-take = toma { $card }
capital-lux-move-lay = ponlo en { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] no salves nada
       *[other] salva { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = el límite de los { $colour } sube a { $limit }, y tus { $total } quedan a salvo por ahora.
capital-lux-reason-draws = robas una carta: ninguna otra jugada te deja la mano tan llena.
capital-lux-reason-draws-home = la carta que robas se va a casa con el resto de la mano.
capital-lux-reason-coin = { $count ->
        [one] ganas una moneda, que salva un punto por encima del límite.
       *[other] ganas una moneda: { $count } monedas salvan { $count } puntos por encima del límite.
    }
capital-lux-reason-fits = cabe en casa: { $colour } { $total }, con límite { $limit }.
capital-lux-reason-stays-within = nada pasa del límite; la otra opción dejaría tus { $colour } { $count } por encima.
capital-lux-reason-traps = deja a { $target } { $count } por encima del límite de los { $colour }, más de lo que salvan sus monedas.
capital-lux-reason-saves = salva { $points } puntos: { $colours }.
capital-lux-reason-keeps-pair = dos { $colour }: uno para casa y otro para subir su límite.
capital-lux-reason-raises = sube el límite de los { $colour } de { $before } a { $limit }.
capital-lux-reason-most = pasa del límite por ahora, pero nadie tendría más { $colour } que tú: { $total }.
capital-lux-reason-lift-later = pasa del límite por ahora, pero con { $card } aún puedes subir el límite de los { $colour }.
capital-lux-reason-coins-save = { $count ->
        [one] pasa en 1 del límite de los { $colour }, y una moneda tuya podría salvarlos.
       *[other] pasa en { $count } del límite de los { $colour }, y tus monedas podrían salvarlos.
    }
capital-lux-reason-may-rise = { $hidden ->
        [one] pasa del límite por ahora, pero un modificador oculto sobre los { $colour } aún puede subirlo.
       *[other] pasa del límite por ahora, pero { $hidden } modificadores ocultos sobre los { $colour } aún pueden subirlo.
    }
capital-lux-reason-lowers = pesa sobre { $target }, que tiene { $total } en { $colour }, más que tú.
capital-lux-reason-lifts-own = sube el límite de los { $colour } a { $limit }, y los tuyos suman { $total }.
capital-lux-reason-keeps-coins = { $rest ->
        [one] te guardas una moneda, que es un punto.
       *[other] te guardas { $rest } monedas, y cada una es un punto.
    }
capital-lux-reason-room = { $card } ya cabe en casa: { $total }, con un límite de { $limit }.
capital-lux-reason-power = { $colour-word ->
        [agent] { $card } puede ir a la Capital y dejarte poner un modificador.
        [cleric] { $card } puede ir a la Capital y traerte una carta de allí.
        [scientist] { $card } puede ir a la Capital y robar una carta para ti.
       *[merchant] { $card } puede ir a la Capital y traerte una moneda.
    }
capital-lux-reason-higher = las cartas valen juntas { $points } puntos; { $cards } valdrían { $others }.
capital-lux-reason-over-less = pasa { $count } del límite; la otra opción dejaría tus { $colour } { $others } por encima.
capital-lux-reason-worth = { $card } vale { $points } puntos si se queda.
