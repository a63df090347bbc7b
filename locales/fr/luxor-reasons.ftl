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
luxor-the-one = { $from ->
        [0] celui de l’escalier
       *[other] celui de la case { $from }
    }
luxor-the-treasure-there = { luxor-the-treasure } de la case { $space } ({ $points } PV)
luxor-reason-set = tu prends { luxor-the-treasure } tout de suite, { $points } PV, et tu complètes une série : { $set } PV de plus.
luxor-reason-treasure = tu prends { luxor-the-treasure } tout de suite : { $points } PV.
luxor-reason-treasure-more = tu prends { luxor-the-treasure } à { $points } PV ; le meilleur autre coup prend un trésor à { $others }.
luxor-reason-kind = de cette sorte tu en as { $count }, et de l’autre { $others } : une série demande les trois.
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
        [0] à ton prochain tour, { luxor-the-one } peut entrer dans la chambre avec « { $card } ».
       *[other] à ton prochain tour, { luxor-the-one } peut entrer dans la chambre avec « { $card } » : sarcophage à { $points } PV.
    }
luxor-reason-sooner = il n’en manque alors que { $missing } pour { luxor-the-treasure-there } ; pour le trésor de la case { $beside }, il en manquerait { $more }.
luxor-reason-followed = il en manque { $missing } pour { luxor-the-treasure-there }, avec { $followers } des tiens juste derrière ; pour le trésor en { $beside }, trop peu.
luxor-reason-better = aux deux trésors il en manquerait { $missing }, et { luxor-the-treasure-there } vaut plus que le trésor de la case { $beside } ({ $others }).
luxor-reason-reward = { $gift ->
        [key] tu gagnes une clé : 1 PV, ou l’entrée de la chambre. Le meilleur autre coup ne prend rien.
        [scarab] tu gagnes un scarabée, 1 à 4 PV. Le meilleur autre coup ne prend rien.
        [wild] tu gagnes un joker. Le meilleur autre coup ne prend rien.
        [scarab-or-wild] tu gagnes un scarabée ou un joker. Le meilleur autre coup ne prend rien.
        [key-or-horus] tu gagnes une clé ou une carte Horus. Le meilleur autre coup ne prend rien.
       *[other] tu gagnes une carte Horus. Le meilleur autre coup ne prend rien.
    }
luxor-reason-next-key = chaque aventurier a besoin de sa clé pour la chambre : tu en as { $keys } pour { $awake } réveillés.
luxor-reason-key-waits = la clé peut attendre : ton premier est encore à { $spaces } cases de la chambre.
luxor-reason-wild-set = un trésor joker ajoute { $set } PV à tes séries.
luxor-reason-wild = un trésor joker remplace celui qui manque à tes séries.
luxor-reason-scarab = un scarabée vaut 1 à 4 PV, le plus souvent 2 ou 3.
luxor-reason-scarab-sure = un scarabée, c’est 1 à 4 PV sûrs ; un joker ne complèterait encore aucune série.
luxor-reason-horus-takes = dans cette position, { luxor-the-one } prendrait { luxor-the-treasure-there } avec elle, une fois au bord de ta main.
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
        [one] avec une face du dé sur six, tu prends un trésor, { $points } PV ; l’autre carte n’en prend aucun.
       *[other] avec { $rolls } faces du dé sur six, tu prends un trésor, jusqu’à { $points } PV ; l’autre carte n’en prend aucun.
    }
luxor-reason-die-wakes = { $rolls ->
        [one] une face du dé sur six réveille un aventurier ; l’autre carte n’en réveille aucun.
       *[other] { $rolls } faces du dé sur six réveillent un aventurier ; l’autre carte n’en réveille aucun.
    }
luxor-reason-keeps-free = tu gardes « { $card } », qui va jusqu’où tu veux.
luxor-reason-keeps-back = tu gardes « { $card } », qui peut aussi reculer.
