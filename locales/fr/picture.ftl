# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Joueur { $number }
picture-empty-table = personne pour l’instant
picture-free = libre
picture-optional = facultatif
picture-wins = Victoire : { $name }
picture-shared = Victoire partagée
picture-total = Total
picture-tie = Égalité
alt-level = Égalité : { $ahead } devant { $behind } · { $what } : { $numbers }
alt-level-shared = Égalité : { $who } se partagent la place { $place }
picture-sixty-want = Ton but
picture-sixty-turn = Ton tour
picture-sixty-end = La fin
picture-sixty-mistake = Erreur de débutant
picture-lesson-step = Étape { $step } sur { $steps }.

## The card of a daily deal

picture-day = Partie du jour
picture-day-place =
    { $form ->
        [one] { $place }er
       *[other] { $place }e
    }
picture-day-of = sur { $count } ici
picture-day-points =
    { $count ->
        [one] point
       *[other] points
    }
picture-day-streak =
    { $count ->
        [one] jour
       *[other] jours de suite
    }
picture-day-best = comme le robot fort
picture-day-nearly = presque
picture-day-lost = en dessous
picture-day-waiting = Le robot regarde encore tes coups
day-told =
    { $count ->
        [one] { $game }, partie du { $date } : { $count } point.
       *[other] { $game }, partie du { $date } : { $count } points.
    }
day-told-place = Sur ce serveur : place { $place } sur { $count }.
day-told-streak =
    { $count ->
        [one] { $count } jour.
       *[other] { $count } jours de suite.
    }
day-told-signs = Coup par coup : { $signs }. { $best } comme le robot fort, { $nearly } presque, { $lost } en dessous.
picture-review = Ce qui a tout décidé
picture-review-none = Ni grosse erreur, ni gros cadeau
picture-review-move = Coup : { $name }
picture-review-played = joué
picture-review-best = robot fort
picture-review-gains = y gagne
