# What a hint suggests to do. Several actions are listed, separated by commas.

mausoleum-move-play =
    { $note ->
        [summon-empty] jogue { $card }, sem nada a comprar
       *[other] jogue { $card }
    }
mausoleum-move-at = escolha { $target }
mausoleum-move-take = pegue { $card }
mausoleum-move-give = dê { $card }
mausoleum-move-recover = pegue { $card }
mausoleum-move-lose = abra mão de { $card }
mausoleum-move-discard = descarte { $card }
mausoleum-move-pass = passe

# Why a hint is good. Each text follows the suggested action and a dash.

mausoleum-reason-burns = o escudo aberto de { $target } para isso, e { $card } se gasta.
mausoleum-reason-completes = completa um conjunto: com mais { $points } você tem { $total }, e o melhor dos outros, { $others }.
mausoleum-reason-completes-unless = completa um conjunto: { $points } pontos, a não ser que { $target } impeça com uma carta da mão.
mausoleum-reason-completes-and-breaks = completa um conjunto seu, mais { $points } pontos, e desfaz um de { $target }, que perde { $broken }.
mausoleum-reason-completes-and-breaks-unless = completa um conjunto seu (+{ $points }) e desfaz um de { $target } (−{ $broken }), a não ser que uma carta da mão impeça.
mausoleum-reason-breaks = desfaz um conjunto: { $target } perde { $points } pontos.
mausoleum-reason-breaks-unless = desfaz um conjunto: { $target } perde { $points } pontos, a não ser que uma carta escondida impeça.
mausoleum-reason-breaks-any = { $target } não tem peça de reserva: caia o que cair, são { $points } pontos a menos, a não ser que uma carta escondida impeça.
mausoleum-reason-costs-nothing = não desfaz conjunto nenhum; perder { $card } custaria { $points } pontos.
mausoleum-reason-unguarded = { $target } não tem escudo contra isso; { $seat } se defenderia com { $card }.
mausoleum-reason-doubles = dobra um dos seus conjuntos: com mais { $points } você tem { $total }, e o melhor dos outros, { $others }.
mausoleum-reason-fetches = { $card } dá { $points } pontos assim que você jogar.
mausoleum-reason-draws = { $count ->
        [one] mais uma carta, e com a sua mão só falta { $cards } no próximo conjunto.
       *[other] mais { $count } cartas, e com a sua mão só falta { $cards } no próximo conjunto.
    }
mausoleum-reason-draws-any = { $count ->
        [one] mais uma carta para escolher.
       *[other] mais { $count } cartas para escolher.
    }
mausoleum-reason-ends-ahead = acaba a partida com você na frente, { $points } a { $others }.
mausoleum-reason-spare-falls = essa carta sobra: nenhum conjunto seu precisa de { $card }.
mausoleum-reason-hits-leader = entre os outros, quem tem mais pontos é { $target }: { $points }.
mausoleum-reason-seeks = com a sua mão, no próximo conjunto só falta { $cards }, que alguém pode ter.
mausoleum-reason-hits-nearest = { $target } só precisa de { $cards } para um conjunto.
mausoleum-reason-hope = { $count ->
        [one] com a sua mão, no próximo conjunto só falta { $cards }, e { $target } tem uma carta que pode ajudar.
       *[other] com a sua mão, no próximo conjunto só falta { $cards }, que pode estar entre as { $count } cartas de { $target }.
    }
mausoleum-reason-hits-pieces = { $count ->
        [one] { $target } é quem tem mais peças na mesa: uma.
       *[other] { $target } é quem tem mais peças na mesa: { $count }.
    }
mausoleum-reason-hits-open = { $target } não tem escudo aberto contra isso.
mausoleum-reason-safe-early = na mesa, Mausolo está a salvo de { $cards }, e dobra um conjunto quando você tiver um.
mausoleum-reason-needs = seu próximo conjunto precisa de { $card }.
mausoleum-reason-second-set = com { $card } que já está na sua mão são duas: uma para o conjunto seguinte.
mausoleum-reason-can-break = com { $card } você pode desfazer um conjunto de { $target }, que não tem escudo aberto contra isso.
mausoleum-reason-again = com { $card } você pode pegar mais uma carta do descarte.
mausoleum-reason-tie-break = com { $card } você teria mais um personagem diferente, o que conta no desempate.
mausoleum-reason-nears = { $hand ->
        [yes] depois disso, com a sua mão, no próximo conjunto só falta { $cards }.
       *[no] depois disso, seu próximo conjunto só precisa de { $cards }.
    }
mausoleum-reason-begins = começa o seu próximo conjunto; ainda faltam { $cards }.
mausoleum-reason-readies = você tem na mão o resto do conjunto: { $cards }.
mausoleum-reason-spare = { $card } de reserva: se uma cair, a outra fica.
mausoleum-reason-backed = você tem outra carta { $card } na mão, se esta cair.
mausoleum-reason-guards = na mesa é um escudo contra { $cards }, e sobra um lugar na sua mão.
mausoleum-reason-guards-later = da mão ou na mesa, { $card } defende você contra { $cards }.
mausoleum-reason-guards-twice = mais um escudo aberto contra { $cards }: o primeiro se gasta quando ajuda.
mausoleum-reason-takes-needed = você precisa de { $card } para um conjunto, e { $target } fica com uma peça a menos.
mausoleum-reason-never-again = você já jogou { $card }, e não dá para jogar um segundo.
mausoleum-reason-no-gift = você já jogou { $card }, e { $target } também: não serve para nenhum dos dois.
mausoleum-reason-one-only = só dá para jogar uma carta { $card } por partida, e você tem duas.
mausoleum-reason-another-one = você tem outra carta igual na mão: { $card }.
mausoleum-reason-least-needed = seu próximo conjunto não precisa de { $card }.
mausoleum-reason-keeps = { $use ->
        [part] você fica com { $card } para o seu próximo conjunto.
        [mausolo] você fica com { $card }, que dobra um conjunto.
        [artemisia] você fica com { $card }, que compra mais duas cartas.
        [arquitetos] você fica com { $card }: da mão também detêm um Terremoto.
        [escultores] você fica com { $card }: da mão também detêm Invasão e Roubo.
        [protecao] você fica com { $card }: da mão também detém qualquer ataque.
        [terremoto] você fica com { $card }, que derruba uma peça de alguém.
        [invasao] você fica com { $card }, que leva uma peça da mesa de alguém.
        [descoberta] você fica com { $card }, que traz de volta qualquer carta do descarte.
        [troca] você fica com { $card }, para trocar uma carta que não ajuda.
       *[roubo] você fica com { $card }, que leva uma carta da mão de alguém.
    }
mausoleum-reason-stops-more = com { $card } você detém { $count } tipos de ataque; com { $against }, só { $others }.
mausoleum-reason-no-use = nenhum ataque que { $card } para pode mais vir.
mausoleum-reason-safe-in-hand = na mão, nem Terremoto nem Invasão alcançam { $card }.
mausoleum-reason-hidden-guard = com { $card } na mão você se defende do mesmo jeito, e ninguém vê.
mausoleum-reason-leads-waits = você lidera por { $points } a { $others }, e nada precisa mudar.
