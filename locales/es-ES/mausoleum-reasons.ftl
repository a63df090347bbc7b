# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-completes = completa un conjunto: { $points } puntos.
mausoleum-reason-completes-and-breaks = completa un conjunto tuyo y rompe uno de { $target }: { $points } puntos más para ti, { $broken } menos allí.
mausoleum-reason-breaks = rompe un conjunto de { $target }: { $points } puntos menos allí.
mausoleum-reason-costs-nothing = no rompe ningún conjunto; { $card } te costaría { $points } puntos.
mausoleum-reason-unguarded = { $target } no tiene escudo contra esto; { $seat } te pararía con { $card }.
mausoleum-reason-doubles = duplica uno de tus conjuntos: { $points } puntos más.
mausoleum-reason-fetches = { $card } te da { $points } puntos.
mausoleum-reason-draws = { $count ->
        [one] una carta más, una oportunidad más.
       *[other] { $count } cartas más, { $count } oportunidades más.
    }
mausoleum-reason-ends-ahead = acaba la partida mientras ganas { $points } a { $others }.
