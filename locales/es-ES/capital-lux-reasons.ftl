# What a hint suggests to do. Several actions are listed, separated by commas.

capital-lux-move-pick = quédate con { $cards }
capital-lux-move-play =
    { $to ->
        [home] juega { $card } en casa
       *[capital] juega { $card } en la Capital
    }
capital-lux-move-take = llévate { $card }
capital-lux-move-lay = ponlo en los { $colour }
capital-lux-move-save =
    { $note ->
        [save-none] no salves nada
       *[other] salva { $colours }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

capital-lux-reason-lifts = el límite de los { $colour } sube a { $limit }, y tus { $total } caben, por ahora.
capital-lux-reason-draws = robas una carta, y tu mano no se hace más pequeña.
capital-lux-reason-draws-home = robas una carta, y se va directa a casa.
capital-lux-reason-coin = ganas una moneda: 1 punto al final, o el precio de 1 punto por encima del límite.
capital-lux-reason-coin-saves = con esa moneda pagas lo que tus { $colour } pasan del límite.
capital-lux-reason-cheaper = { $colour-word ->
        [merchant] cualquier Mercader te da una moneda, y { $against } vale más en casa.
       *[scientist] cualquier Científico roba una carta, y { $against } vale más en casa.
    }
capital-lux-reason-lifts-more = { $colour-word ->
        [merchant] cualquier Mercader te da una moneda, y este sube más el límite, a { $limit }.
       *[scientist] cualquier Científico roba una carta, y este sube más el límite, a { $limit }.
    }
capital-lux-reason-fits = { $card } vale { $points } en casa y cabe en el límite: { $total } de { $limit }.
capital-lux-reason-fits-more = las dos caben, y { $card } vale { $points } puntos; la otra, { $others }.
capital-lux-reason-fits-hidden = { $hidden ->
        [one] { $card } cabe en casa, salvo que el modificador oculto de los { $colour } baje demasiado el límite.
       *[other] { $card } cabe en casa, salvo que los { $hidden } modificadores ocultos de los { $colour } bajen demasiado el límite.
    }
capital-lux-reason-stays-within = ningún color más pasa del límite; la segunda mejor dejaría los { $colour } { $count } por encima.
capital-lux-reason-traps = { $coins ->
        [0] deja a { $target } { $count } por encima del límite de los { $colour }, sin monedas para pagarlo.
       *[other] deja a { $target } { $count } por encima del límite de los { $colour }, con monedas solo para { $coins }.
    }
capital-lux-reason-costs-less = { $points ->
        [one] con los límites de ahora, pierdes un punto menos cuando el resto de la mano se va a casa.
       *[other] con los límites de ahora, pierdes { $points } puntos menos cuando el resto de la mano se va a casa.
    }
capital-lux-reason-saves = te quedas con los { $points } puntos de tus { $colours }.
capital-lux-reason-pair-fits = { $card } cabe en casa con { $against } en la Capital: { $total }, con límite { $limit }.
capital-lux-reason-would-lift = { $card } en la Capital subiría el límite de los { $colour } a { $limit }, y tienes { $total }.
capital-lux-reason-most = tendrías más { $colour } que nadie, { $total }, y ganarías una carta suya de la Capital; las monedas pagan lo que pasa.
capital-lux-reason-lift-later = con { $card } en la Capital el límite de los { $colour } sería { $limit }, y tus { $total } caben.
capital-lux-reason-coins-save = { $count ->
        [one] pasa 1 del límite de los { $colour }, y una moneda lo paga.
       *[other] pasa { $count } del límite de los { $colour }, y tus monedas pueden pagarlo.
    }
capital-lux-reason-may-rise = de los { $others } modificadores que no conoces, { $count } subirían lo bastante el límite de los { $colour }.
capital-lux-reason-lowers = deja a { $target } { $count } por encima del límite de los { $colour }.
capital-lux-reason-lifts-own = tus { $colour }, { $total }, pasaban del límite; con { $limit } caben.
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
capital-lux-reason-over-less = las dos pasan del límite, pero esta menos: { $count } en vez de { $others } ({ $colour }).
capital-lux-reason-worth = { $card } vale { $points } puntos, la otra { $others }, y ninguna cabe aún.
