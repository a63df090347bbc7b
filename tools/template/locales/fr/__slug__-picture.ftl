# Words on the pictures of __title__, and their alternative texts.

__slug__-picture-empty = Ta main est vide

__slug__-alt-board =
    { $count ->
        [0] Table de __title__. Aucune carte n’a encore été jouée.
       *[other] Table de __title__. Cartes jouées : { $count }. La dernière carte : { $last }.
    }
__slug__-alt-seat =
    { $points ->
        [one] { $symbol } { $name } : { $points } lanterne, { $hand } en main.
       *[other] { $symbol } { $name } : { $points } lanternes, { $hand } en main.
    }
__slug__-alt-lit = Allumées avec : { $cards }.
__slug__-alt-hand = Ta main : { $cards }.
__slug__-alt-empty = Ta main est vide.
__slug__-alt-score = Score final de __title__.
__slug__-alt-place =
    { $lanterns ->
        [one] { $place }. { $symbol } { $name } : { $lanterns } lanterne, { $total } en tout.
       *[other] { $place }. { $symbol } { $name } : { $lanterns } lanternes, { $total } en tout.
    }
__slug__-alt-cover = __title__ : des lanternes de papier dans la nuit. À la table : { $names }.
__slug__-alt-rules-goal = Six cartes en ligne : 12, 17, 5, 21, 29, 3. Toutes sauf 5 et 3 brillent, car elles sont plus hautes que la carte précédente.
__slug__-alt-rules-end = La fin : chaque main passe de cinq cartes à aucune.
__slug__-words-row = Cartes dans l’ordre où elles ont été jouées : { $cards }.
