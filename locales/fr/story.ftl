# L’histoire de la table : ce qui s’est passé depuis, une ligne par tour.

story-line = { $player } : { $told }
story-you = Toi
story-bot-for = Un robot pour { $name }
story-then = { $told } ; { $then }
story-since = Depuis ton dernier tour
story-round = Derniers coups
story-left-out =
    { $count ->
        [0] Le reste est dans l’historique.
        [one] + 1 tour : voir l’historique
       *[other] + { $count } tours : voir l’historique
    }
button-own-turn = Ton dernier tour
