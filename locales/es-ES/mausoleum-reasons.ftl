# What a hint suggests to do. Several actions are listed, separated by commas.

mausoleum-move-play =
    { $note ->
        [summon-empty] juega { $card }, con el mazo vacío
       *[other] juega { $card }
    }
mausoleum-move-at = elige a { $target }
mausoleum-move-take = quita { $card }
mausoleum-move-give = da { $card }
mausoleum-move-recover = recupera { $card }
mausoleum-move-lose = renuncia a { $card }
mausoleum-move-discard = descarta { $card }
mausoleum-move-pass = pasa

# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-burns = el escudo abierto de { $target } lo para, y { $card } se gasta.
mausoleum-reason-completes = completas un conjunto: con { $points } más tienes { $total }, y el mejor de los demás, { $others }.
mausoleum-reason-completes-unless = completa un conjunto: { $points } puntos, salvo que { $target } lo detenga con una carta de su mano.
mausoleum-reason-completes-and-breaks = completas un conjunto, { $points } puntos más, y rompes uno de { $target }, que pierde { $broken }.
mausoleum-reason-completes-and-breaks-unless = completa un conjunto tuyo (+{ $points }) y rompe uno de { $target } (−{ $broken }), salvo que lo detenga una carta de su mano.
mausoleum-reason-breaks = rompe un conjunto: { $target } pierde { $points } puntos.
mausoleum-reason-breaks-unless = rompe un conjunto: { $target } pierde { $points } puntos, salvo que una carta oculta lo pare.
mausoleum-reason-breaks-any = { $target } no tiene piezas de reserva: caiga lo que caiga, pierde { $points } puntos, salvo que una carta oculta lo pare.
mausoleum-reason-costs-nothing = no rompe ningún conjunto; { $card } te costaría { $points } puntos.
mausoleum-reason-unguarded = { $target } no tiene escudo contra esto; { $seat } te pararía con { $card }.
mausoleum-reason-doubles = duplica uno de tus conjuntos: con { $points } más tienes { $total }, y el mejor de los demás, { $others }.
mausoleum-reason-fetches = { $card } te da { $points } puntos en cuanto la juegues.
mausoleum-reason-draws = { $count ->
        [one] una carta más, y con tu mano a tu próximo conjunto solo le falta { $cards }.
       *[other] { $count } cartas más, y con tu mano a tu próximo conjunto solo le falta { $cards }.
    }
mausoleum-reason-draws-any = { $count ->
        [one] una carta más para elegir.
       *[other] { $count } cartas más para elegir.
    }
mausoleum-reason-ends-ahead = acaba la partida cuando vas ganando { $points } a { $others }.
mausoleum-reason-spare-falls = { $card } te sobra: ningún conjunto tuyo la necesita.
mausoleum-reason-hits-leader = { $target } tiene más puntos que los demás: { $points }.
mausoleum-reason-seeks = con tu mano, a tu próximo conjunto solo le falta { $cards }, que alguien puede tener.
mausoleum-reason-hits-nearest = a { $target } solo le falta { $cards } para un conjunto.
mausoleum-reason-hope = { $count ->
        [one] con tu mano, a tu próximo conjunto solo le falta { $cards }, y { $target } tiene una carta que puede ayudar.
       *[other] con tu mano, a tu próximo conjunto solo le falta { $cards }, que puede estar entre las { $count } cartas de { $target }.
    }
mausoleum-reason-hits-pieces = { $count ->
        [one] { $target } es quien más piezas tiene en la mesa: una.
       *[other] { $target } es quien más piezas tiene en la mesa: { $count }.
    }
mausoleum-reason-hits-open = { $target } no tiene ningún escudo abierto contra eso.
mausoleum-reason-safe-early = en la mesa, Mausolo está a salvo de { $cards }, y duplica un conjunto en cuanto tengas uno.
mausoleum-reason-needs = tu próximo conjunto necesita { $card }.
mausoleum-reason-second-set = con { $card } que ya tienes en la mano son dos: una para el conjunto siguiente.
mausoleum-reason-can-break = con { $card } puedes romper un conjunto de { $target }, que no tiene ningún escudo abierto contra eso.
mausoleum-reason-again = con { $card } puedes recuperar otra carta más de los descartes.
mausoleum-reason-tie-break = { $card } sería un personaje distinto más, y eso cuenta en un empate.
mausoleum-reason-nears = { $hand ->
        [yes] después, con tu mano, a tu próximo conjunto solo le falta { $cards }.
       *[no] después, tu próximo conjunto solo necesita { $cards }.
    }
mausoleum-reason-begins = empieza tu próximo conjunto; aún faltan { $cards }.
mausoleum-reason-readies = tienes en la mano el resto de ese conjunto: { $cards }.
mausoleum-reason-spare = { $card } de reserva: si una cae, la otra queda en pie.
mausoleum-reason-backed = tienes otra carta { $card } en la mano, si esta cae.
mausoleum-reason-guards = en la mesa es un escudo contra { $cards }, y queda un sitio libre en tu mano.
mausoleum-reason-guards-later = desde la mano o en la mesa, { $card } te protege contra { $cards }.
mausoleum-reason-guards-twice = un escudo abierto más contra { $cards }: el primero se gasta al ayudar.
mausoleum-reason-takes-needed = necesitas { $card } para un conjunto, y { $target } se queda con una pieza menos.
mausoleum-reason-never-again = ya has jugado { $card }, y un segundo no se puede jugar.
mausoleum-reason-no-gift = ya has jugado { $card }, y { $target } también: no le sirve a ninguno de los dos.
mausoleum-reason-one-only = solo puedes jugar una carta { $card } por partida, y tienes dos.
mausoleum-reason-another-one = tienes otra carta igual en la mano: { $card }.
mausoleum-reason-least-needed = tu próximo conjunto no necesita { $card }.
mausoleum-reason-keeps = { $use ->
        [part] te quedas con { $card }, que necesita tu próximo conjunto.
        [mausolo] te quedas con { $card }, que duplica un conjunto.
        [artemisia] te quedas con { $card }, que roba dos cartas más.
        [arquitetos] te quedas con { $card }: desde la mano también paran un Terremoto.
        [escultores] te quedas con { $card }: desde la mano también paran Invasión y Robo.
        [protecao] te quedas con { $card }: desde la mano también para cualquier ataque.
        [terremoto] te quedas con { $card }, que derriba una pieza de otro.
        [invasao] te quedas con { $card }, que se lleva una pieza de la mesa de otro.
        [descoberta] te quedas con { $card }, que recupera cualquier carta del descarte.
        [troca] te quedas con { $card }, para cambiar una carta que no te sirve.
       *[roubo] te quedas con { $card }, que se lleva una carta de la mano de otro.
    }
mausoleum-reason-stops-more = { $card } para { $count } tipos de ataque; { $against }, solo { $others }.
mausoleum-reason-no-use = ya no puede llegar ningún ataque que { $card } pare.
mausoleum-reason-safe-in-hand = en la mano, ni Terremoto ni Invasión alcanzan { $card }.
mausoleum-reason-hidden-guard = desde la mano, { $card } ayudaría igual, y ahí no se ve.
mausoleum-reason-leads-waits = vas ganando { $points } a { $others }, y nada tiene que cambiar.
