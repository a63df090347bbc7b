# What a hint suggests to do. Several actions are listed, separated by commas.

mausoleum-move-play =
    { $note ->
        [summon-empty] joue { $card }, sans rien à piocher
       *[other] joue { $card }
    }
mausoleum-move-at = choisis { $target }
mausoleum-move-take = prends { $card }
mausoleum-move-give = donne { $card }
mausoleum-move-recover = prends { $card }
mausoleum-move-lose = renonce à { $card }
mausoleum-move-discard = défausse { $card }
mausoleum-move-pass = passe

# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-burns = le bouclier visible de { $target } l’arrête, et { $card } y passe.
mausoleum-reason-completes = un ensemble est complet : avec { $points } de plus tu as { $total }, le meilleur des autres { $others }.
mausoleum-reason-completes-unless = un ensemble de plus est complet : { $points } points, sauf si { $target } l’arrête avec une carte de sa main.
mausoleum-reason-completes-and-breaks = tu complètes un ensemble, { $points } points de plus, et tu en casses un de { $target }, qui perd { $broken }.
mausoleum-reason-completes-and-breaks-unless = tu complètes un ensemble (+{ $points }) et tu en casses un de { $target } (−{ $broken }), sauf si une carte de sa main l’arrête.
mausoleum-reason-breaks = un ensemble est cassé : { $target } perd { $points } points.
mausoleum-reason-breaks-unless = un ensemble est cassé : { $target } perd { $points } points, sauf si une carte cachée l’empêche.
mausoleum-reason-breaks-any = { $target } n’a pas de pièce en réserve : quoi qu’il tombe, { $points } points de moins, sauf si une carte cachée l’empêche.
mausoleum-reason-costs-nothing = aucun ensemble n’est cassé ; perdre { $card } te coûterait { $points } points.
mausoleum-reason-unguarded = { $target } n’a pas de bouclier contre ça ; { $seat } t’arrêterait avec { $card }.
mausoleum-reason-doubles = il double un de tes ensembles : avec { $points } de plus tu as { $total }, le meilleur des autres { $others }.
mausoleum-reason-fetches = { $card } te rapporte { $points } points dès que tu la joues.
mausoleum-reason-draws = { $count ->
        [one] une carte de plus, et avec ta main il ne manque que { $cards } à ton prochain ensemble.
       *[other] { $count } cartes de plus, et avec ta main il ne manque que { $cards } à ton prochain ensemble.
    }
mausoleum-reason-draws-any = { $count ->
        [one] une carte de plus au choix.
       *[other] { $count } cartes de plus au choix.
    }
mausoleum-reason-ends-ahead = la partie s’arrête pendant que tu mènes { $points } à { $others }.
mausoleum-reason-spare-falls = aucun de tes ensembles n’a besoin de { $card }.
mausoleum-reason-hits-leader = { $target } a le plus de points parmi les autres : { $points }.
mausoleum-reason-seeks = avec ta main, il ne manque que { $cards } à ton prochain ensemble, et quelqu’un peut l’avoir.
mausoleum-reason-hits-nearest = à { $target } il ne manque que { $cards } pour un ensemble.
mausoleum-reason-hope = { $count ->
        [one] avec ta main, il ne manque que { $cards } à ton prochain ensemble, et { $target } a une carte qui peut aider.
       *[other] avec ta main, il ne manque que { $cards } à ton prochain ensemble, peut-être parmi les { $count } cartes de { $target }.
    }
mausoleum-reason-hits-pieces = { $count ->
        [one] { $target } a le plus de pièces sur la table : une.
       *[other] { $target } a le plus de pièces sur la table : { $count }.
    }
mausoleum-reason-hits-open = { $target } n’a aucun bouclier visible contre ça.
mausoleum-reason-safe-early = sur la table, Mausole est à l’abri de { $cards }, et il double un ensemble dès que tu en as un.
mausoleum-reason-needs = ton prochain ensemble a besoin de { $card }.
mausoleum-reason-second-set = avec { $card } déjà dans ta main, ça fait deux : une pour l’ensemble d’après.
mausoleum-reason-can-break = avec { $card }, tu peux casser un ensemble de { $target }, sans bouclier visible contre ça.
mausoleum-reason-again = avec { $card }, tu peux reprendre encore une carte de la défausse.
mausoleum-reason-tie-break = avec { $card }, tu as un personnage différent de plus, ce qui compte en cas d’égalité.
mausoleum-reason-nears = { $hand ->
        [yes] ensuite, avec ta main, il ne manque que { $cards } à ton prochain ensemble.
       *[no] ensuite, ton prochain ensemble n’attend plus que { $cards }.
    }
mausoleum-reason-begins = ton prochain ensemble commence ; il manque encore { $cards }.
mausoleum-reason-readies = tu as en main le reste de cet ensemble : { $cards }.
mausoleum-reason-spare = { $card } en réserve : si l’une tombe, l’autre reste.
mausoleum-reason-backed = tu as une autre carte { $card } en main, si celle-ci tombe.
mausoleum-reason-guards = sur la table, c’est un bouclier contre { $cards }, et une place se libère dans ta main.
mausoleum-reason-guards-later = en main ou sur la table, { $card } te protège contre { $cards }.
mausoleum-reason-guards-twice = un bouclier visible de plus contre { $cards } : le premier s’use quand il sert.
mausoleum-reason-takes-needed = il te faut { $card } pour un ensemble, et { $target } a une pièce de moins.
mausoleum-reason-never-again = tu as déjà joué { $card }, et on n’en joue pas un second.
mausoleum-reason-no-gift = tu as déjà joué { $card }, et { $target } aussi : la carte ne sert à aucun de vous.
mausoleum-reason-one-only = tu ne peux jouer qu’une carte { $card } par partie, et tu en as deux.
mausoleum-reason-another-one = tu en as une autre en main : { $card }.
mausoleum-reason-least-needed = ton prochain ensemble n’a pas besoin de { $card }.
mausoleum-reason-keeps = { $use ->
        [part] tu gardes { $card } : ton prochain ensemble en a besoin.
        [mausolo] tu gardes { $card }, qui double un ensemble.
        [artemisia] tu gardes { $card }, qui pioche deux cartes de plus.
        [arquitetos] tu gardes { $card } : depuis la main aussi, ils arrêtent un Séisme.
        [escultores] tu gardes { $card } : depuis la main aussi, ils arrêtent Invasion et Vol.
        [protecao] tu gardes { $card } : depuis la main aussi, elle arrête toute attaque.
        [terremoto] tu gardes { $card }, qui détruit une pièce de quelqu’un d’autre.
        [invasao] tu gardes { $card }, qui prend une pièce à quelqu’un d’autre.
        [descoberta] tu gardes { $card }, qui reprend n’importe quelle carte de la défausse.
        [troca] tu gardes { $card }, pour échanger une carte inutile.
       *[roubo] tu gardes { $card }, qui prend une carte dans une autre main.
    }
mausoleum-reason-stops-more = avec { $card }, tu arrêtes { $count } sortes d’attaque ; avec { $against }, seulement { $others }.
mausoleum-reason-no-use = plus aucune attaque ne peut venir contre laquelle garder { $card }.
mausoleum-reason-safe-in-hand = en main, ni Séisme ni Invasion n’atteignent { $card }.
mausoleum-reason-hidden-guard = garder { $card } en main t’aiderait tout autant, et personne ne le verrait.
mausoleum-reason-leads-waits = tu mènes { $points } à { $others }, et rien n’a besoin de changer.
