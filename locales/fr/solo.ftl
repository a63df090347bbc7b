# Parties d’une personne contre des robots, et la partie du jour.

command-solo-name = solo
command-solo-about = Joue contre des robots, n’importe où et rien que pour tes yeux
option-bots-name = robots
option-bots-about = Combien de robots jouent avec toi
option-level-name = niveau
option-level-about = Comment jouent les robots
error-solo-bots =
    { $least ->
        [1] { $most ->
            [1] Ce jeu se joue avec un robot et toi.
           *[other] Ce jeu se joue avec 1 à { $most } robots et toi.
        }
       *[other] Ce jeu se joue avec { $least } à { $most } robots et toi.
    }
error-too-many-solo = Tu as déjà { $count } parties contre des robots en cours. `/tables` les montre : termines-en une, ou arrête-la, avant la suivante.
error-direct-only = Je ne peux pas faire ça ici. Envoie-moi la même commande en message privé.
button-solo = { $game }
button-daily = { $game }, partie du jour
tables-alone =
    { $count ->
        [one] Ta partie contre des robots
       *[other] Tes { $count } parties contre des robots
    }
