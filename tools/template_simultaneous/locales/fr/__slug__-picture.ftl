# Words on the pictures of __title__, and their alternative texts.

__slug__-alt-board = Table de __title__, manche { $round }.
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name } : { $points } lanterne.
       *[other] { $symbol } { $name } : { $points } lanternes.
    }
__slug__-alt-shown = Montrées en dernier : { $cards }.
__slug__-alt-hand = Dans ta main : { $cards }.
__slug__-alt-chosen = Tu as choisi : { $cards }.
__slug__-alt-score = Score final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name } : { $lanterns } lanterne, { $total } en tout.
       *[other] { $place }. { $symbol } { $name } : { $lanterns } lanternes, { $total } en tout.
    }
__slug__-alt-cover = __title__ : des lanternes de papier dans la nuit. À la table : { $names }.
__slug__-alt-rules-goal = Trois paires : 12 et 14 sont les plus proches, deux lanternes. 21 et 30 ont la plus grande somme, une lanterne. 3 et 9 restent sombres.
__slug__-alt-rules-end = La fin : une personne a dix lanternes, les autres en ont six, huit et trois.
