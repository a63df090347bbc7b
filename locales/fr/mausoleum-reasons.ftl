# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-completes = un ensemble de plus est complet : { $points } points.
mausoleum-reason-completes-and-breaks = tu complètes un ensemble et tu en casses un de { $target } : { $points } points de plus pour toi, { $broken } de moins en face.
mausoleum-reason-breaks = tu casses un ensemble de { $target } : { $points } points de moins en face.
mausoleum-reason-costs-nothing = aucun ensemble n’est cassé ; { $card } te coûterait { $points } points.
mausoleum-reason-unguarded = { $target } n’a pas de bouclier contre ça ; { $seat } t’arrêterait avec { $card }.
mausoleum-reason-doubles = un de tes ensembles compte double : { $points } points de plus.
mausoleum-reason-fetches = { $card } te vaut { $points } points.
mausoleum-reason-draws = { $count ->
        [one] une carte de plus, une chance de plus.
       *[other] { $count } cartes de plus, { $count } chances de plus.
    }
mausoleum-reason-ends-ahead = la partie s’arrête pendant que tu mènes { $points } à { $others }.
