# L’histoire de la table : ce qui s’est passé depuis, une ligne par tour.

story-line = { $player } : { $told }
story-you = Toi
story-then = { $told } ; { $then }
story-since = Depuis ton dernier tour
story-round = Derniers coups
story-earlier =
    { $count ->
        [0] Les tours précédents sont dans l’historique.
        [one] + 1 tour précédent : voir l’historique
       *[other] + { $count } tours précédents : voir l’historique
    }
button-own-turn = Ton dernier tour
