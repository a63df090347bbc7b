# What a hint suggests to do. Several actions are listed, separated by commas.

luxor-move-play =
    { $side ->
        [left] joue la carte de gauche
       *[right] joue la carte de droite
    }
luxor-move-discard =
    { $side ->
        [left] défausse la carte de gauche
       *[right] défausse la carte de droite
    }
luxor-move-from =
    { $from ->
        [0] pars de l’escalier
       *[other] pars de { $from }
    }
luxor-move-move =
    { $from ->
        [0]
            { $to ->
                [41] va de l’escalier dans la chambre
               *[other] va de l’escalier à { $to }
            }
       *[other]
            { $to ->
                [41] va de { $from } dans la chambre
               *[other] va de { $from } à { $to }
            }
    }
luxor-move-act =
    { $note ->
        [act-none] n’utilise aucune tuile
       *[other] utilise la tuile { $space }
    }
luxor-move-take =
    { $note ->
        [take-key] prends une clé
        [take-scarab] prends un scarabée
        [take-wild] prends un trésor joker
       *[other] prends la carte { $card }, Horus { $level }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] le vase
        [jewel] le bijou
       *[statue] la statue
    }
luxor-of-its-kind = { $treasure ->
        [vase] vases
        [jewel] bijoux
       *[statue] statues
    }
luxor-of-the-other = { $beside ->
        [vase] vases
        [jewel] bijoux
       *[statue] statues
    }
luxor-the-one = { $from ->
        [0] celui de l’escalier
       *[other] celui de la { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } de la case { $space } ({ $points } PV)
luxor-reason-set = tu prends { luxor-the-treasure } tout de suite, { $points } PV, et tu complètes une série : { $set } PV de plus.
luxor-reason-treasure = tu prends { luxor-the-treasure } tout de suite : { $points } PV.
luxor-reason-treasure-first = tu prends { luxor-the-treasure } à { $points } PV avant { $target }, qui y attend aussi.
luxor-reason-treasure-towards = { $lacking ->
        [vase] tu prends { luxor-the-treasure } à { $points } PV, et pour une série il ne manque plus qu’un vase.
        [jewel] tu prends { luxor-the-treasure } à { $points } PV, et pour une série il ne manque plus qu’un bijou.
       *[statue] tu prends { luxor-the-treasure } à { $points } PV, et pour une série il ne manque plus qu’une statue.
    }
luxor-reason-treasure-more = tu prends { luxor-the-treasure } à { $points } PV ; le meilleur autre coup prend un trésor à { $others }.
luxor-reason-kind = pour l’instant, { luxor-of-its-kind } : { $count }, { luxor-of-the-other } : { $others } ; une série en veut un de chaque.
luxor-reason-tomb = { $points ->
        [0] un des tiens entre dans la chambre, qui vaut 13 PV sur le mur.
        [5] le premier dans la chambre gagne le sarcophage à 5 PV, le suivant seulement 3.
       *[other] c’est le dernier sarcophage : il n’y en aura plus après.
    }
luxor-reason-last-tomb = le dernier tour de jeu commence alors que tu mènes { $points } à { $others }, sans compter les scarabées.
luxor-reason-wakes = { $awake ->
        [5]
            { $woken ->
                [one] ton dernier dormeur se réveille : les cinq peuvent avancer.
               *[other] tes { $woken } derniers dormeurs se réveillent : les cinq peuvent avancer.
            }
       *[other]
            { $woken ->
                [one] un de tes aventuriers se réveille : { $awake } sur cinq peuvent avancer.
               *[other] { $woken } de tes aventuriers se réveillent : { $awake } sur cinq peuvent avancer.
            }
    }
luxor-reason-first-key = tu n’as pas de clé, et personne n’entre dans la chambre sans clé.
luxor-reason-joins = il en manque alors { $missing } pour { luxor-the-treasure-there }, avec { $followers } des tiens juste derrière.
luxor-reason-next = à ton prochain tour, { luxor-the-one } peut prendre { luxor-the-treasure-there } avec « { $card } », si personne ne passe avant.
luxor-reason-next-tomb = { $points ->
        [0] à ton prochain tour, { luxor-the-one } peut entrer dans la chambre avec « { $card } » : 13 PV sur le mur.
       *[other] à ton prochain tour, { luxor-the-one } peut entrer dans la chambre avec « { $card } » : 13 PV sur le mur et un sarcophage à { $points }.
    }
luxor-reason-sooner = il n’en manque alors que { $missing } pour { luxor-the-treasure-there } ; pour le trésor de la case { $beside }, il en manquerait { $more }.
luxor-reason-followed = il en manque { $missing } pour { luxor-the-treasure-there }, avec { $followers } des tiens juste derrière ; pour le trésor en { $beside }, trop peu.
luxor-reason-better = aux deux trésors il en manquerait { $missing }, et { luxor-the-treasure-there } vaut plus que le trésor de la case { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] une clé vaut 1 PV, ou fait entrer un des tiens dans la chambre.
        [scarab] un scarabée vaut 1 à 4 PV à la fin, le plus souvent 2 ou 3.
        [wild] un joker remplace ce qui manque à tes séries.
        [scarab-or-wild] au choix : un scarabée à 1–4 PV, ou un joker pour tes séries.
        [key-or-horus] au choix : une clé pour la chambre, ou une carte Horus.
       *[other] une carte Horus est plus forte que celles que tu pioches.
    }
luxor-reason-next-key = { $keys ->
        [1] tu as une clé, et une deuxième fait entrer un autre des tiens.
       *[other] tu as { $keys } clés, et une de plus fait entrer un autre des tiens.
    }
luxor-reason-key-waits = la clé peut attendre : ton premier est encore à { $spaces } cases de la chambre.
luxor-reason-wild-set = un trésor joker ajoute { $set } PV à tes séries.
luxor-reason-wild = un trésor joker remplace celui qui manque à tes séries.
luxor-reason-scarab = un scarabée vaut 1 à 4 PV, le plus souvent 2 ou 3.
luxor-reason-scarab-sure = un scarabée, c’est 1 à 4 PV sûrs ; un joker ne complèterait encore aucune série.
luxor-reason-gift = { $gift ->
        [scarab] un scarabée vaut 1 à 4 PV à la fin, le plus souvent 2 ou 3.
       *[other] un joker remplace ce qui manque à tes séries.
    }
luxor-reason-same = les deux cartes sont pareilles ; en jouant celle-ci, « { $card } » passe au bord pour ton prochain tour.
luxor-reason-horus-takes = au bord de ta main, elle ferait prendre { luxor-the-treasure-there } à { luxor-the-one }.
luxor-reason-horus-all = « { $card } » en déplace { $count } en un seul tour.
luxor-reason-horus-last = « { $card } » mènerait { luxor-the-one } tout droit en { $space }.
luxor-reason-horus-less = « { $card } » prend un trésor avec un aventurier de moins : deux au lieu de trois.
luxor-reason-horus-choice = avec « { $card } », tu choisis jusqu’où aller : la tuile exacte.
luxor-reason-tunnel = le tunnel mène tout droit en { $end }, { $ahead } cases plus loin.
luxor-reason-together = ça déplace { $count } de tes aventuriers à la fois.
luxor-reason-rear = { $from ->
        [0] un des tiens quitte l’escalier et rejoint les autres : un trésor en veut souvent deux ou trois.
       *[other] ton dernier, en { $from }, se rapproche des autres : un trésor en veut souvent deux ou trois.
    }
luxor-reason-stays-back = { $beside ->
        [0] celui de l’escalier y arriverait aussi, mais peut encore s’arrêter avant ; celui en { $from } est déjà passé.
       *[other] celui de la case { $beside } y arriverait aussi, mais peut encore s’arrêter avant ; celui de la case { $from } est déjà passé.
    }
luxor-reason-die-takes = { $rolls ->
        [one] 1 des 6 faces du dé prend un trésor, { $points } PV ; l’autre carte n’en prend aucun.
       *[other] { $rolls } des 6 faces du dé prennent un trésor, jusqu’à { $points } PV ; l’autre carte n’en prend aucun.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] 1 des 6 faces du dé réveille un des tiens ; l’autre carte n’en réveille aucun.
       *[other] { $rolls } des 6 faces du dé réveillent un des tiens ; l’autre carte n’en réveille aucun.
    }
luxor-reason-keeps-free = tu gardes « { $card } », avec laquelle tu choisis jusqu’où aller.
luxor-reason-keeps-back = tu gardes « { $card } », qui peut aussi reculer.
