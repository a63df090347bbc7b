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
       *[other] prends la carte { $card }
    }

# Why a hint is good. Each text follows the suggested action and a dash.

luxor-the-treasure =
    { $treasure ->
        [vase] le vase
        [jewel] le bijou
       *[statue] la statue
    }
luxor-reason-set = tu prends { luxor-the-treasure } tout de suite, { $points } PV, et tes séries gagnent { $set } PV.
luxor-reason-treasure = tu prends { luxor-the-treasure } tout de suite : { $points } PV.
luxor-reason-tomb = { $points ->
        [0] un des tiens entre dans la chambre.
       *[other] un des tiens entre dans la chambre, avec le sarcophage de { $points } PV.
    }
luxor-reason-last-tomb = le dernier tour de jeu commence alors que tu mènes { $points } à { $others }, sans compter les scarabées.
luxor-reason-wakes = { $woken ->
        [one] un de tes aventuriers se réveille.
       *[other] { $woken } de tes aventuriers se réveillent.
    }
luxor-reason-first-key = tu n’as pas encore de clé, et personne n’entre dans la chambre sans clé.
luxor-reason-joins = { $missing ->
        [one] il n’en manque alors plus qu’un pour { luxor-the-treasure } de { $points } PV.
       *[other] il n’en manque alors plus que { $missing } pour { luxor-the-treasure } de { $points } PV.
    }
luxor-reason-reward = tu gagnes quelque chose tout de suite ; avec l’autre coup, non.
luxor-reason-next-key = { $keys ->
        [one] chaque aventurier a besoin d’une clé pour la chambre, et tu en as une.
       *[other] chaque aventurier a besoin d’une clé pour la chambre, et tu en as { $keys }.
    }
luxor-reason-wild-set = un trésor joker ajoute { $set } PV à tes séries.
luxor-reason-wild = un trésor joker remplace celui qui manque à tes séries.
luxor-reason-scarab = un scarabée vaut des points à la fin, et toi seul sais combien.
luxor-reason-horus = « { $card } » rejoint ta main.
luxor-reason-tunnel = le tunnel mène plus loin, jusqu’à { $end }.
luxor-reason-together = ça déplace { $count } de tes aventuriers à la fois.
luxor-reason-rear = { $from ->
        [0] ça fait partir un aventurier de l’escalier, ton dernier.
       *[other] ça fait avancer ton dernier aventurier, depuis { $from }.
    }
luxor-reason-keeps-card = tu gardes « { $card } », la carte à l’autre bout.
