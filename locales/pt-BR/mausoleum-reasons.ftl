# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-completes = completa um conjunto: { $points } pontos.
mausoleum-reason-completes-and-breaks = completa um conjunto seu e quebra um de { $target }: { $points } pontos a mais para você, { $broken } a menos para lá.
mausoleum-reason-breaks = quebra um conjunto de { $target }: { $points } pontos a menos para lá.
mausoleum-reason-costs-nothing = não quebra conjunto nenhum; { $card } custaria { $points } pontos.
mausoleum-reason-unguarded = { $target } não tem escudo contra isso; { $seat } seguraria com { $card }.
mausoleum-reason-doubles = dobra um dos seus conjuntos: { $points } pontos a mais.
mausoleum-reason-fetches = { $card } vale { $points } pontos para você.
mausoleum-reason-draws = { $count ->
        [one] mais uma carta, mais uma chance.
       *[other] mais { $count } cartas, mais { $count } chances.
    }
mausoleum-reason-ends-ahead = acaba a partida com você na frente, { $points } a { $others }.
