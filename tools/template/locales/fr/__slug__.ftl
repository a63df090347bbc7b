# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Chaque carte plus haute que la précédente allume une lanterne. Garde tes cartes fortes pour le bon moment et allume plus de lanternes que les autres avant que toutes les mains soient vides.

## What happened

__slug__-event-played =
    { $light ->
        [yes] { $seat } joue { $number } et allume une lanterne.
       *[no] { $seat } joue { $number }. Tout reste sombre.
    }
__slug__-event-ended = La partie est finie : toutes les mains sont vides.

## A turn in one line

__slug__-story-played =
    { $light ->
        [yes] { $number }, une lanterne allumée
       *[no] { $number }, sans lumière
    }

## Questions

__slug__-ask-first = Quelle carte joues-tu ? La première allume toujours une lanterne.
__slug__-ask-play = Quelle carte joues-tu ? La dernière est { $number }.

## Buttons and options (80 characters at most)

__slug__-do-light = { $number } : allume une lanterne
__slug__-do-dark = { $number } : reste sombre

## The result

__slug__-category-lanterns = Lanternes
__slug__-criterion-points = Lanternes
__slug__-criterion-highest = Plus haute carte ayant allumé une lanterne
__slug__-ending-hands = Toutes les mains étaient vides.
__slug__-decided-points = { $seat } gagne avec le plus de lanternes.
__slug__-decided-highest = Égalité de lanternes : { $seat } gagne avec la plus haute carte qui en a allumé une.

## Rules

__slug__-rules-goal-body =
    Chaque personne commence avec **5 cartes** d’un paquet de 1 à 30. À ton tour, joues-en une.

    Si elle est plus haute que la carte jouée juste avant, elle allume une lanterne : **1 point** pour toi.
__slug__-rules-end-body =
    La partie se termine quand toutes les mains sont vides. Le plus de lanternes l’emporte.

    En cas d’égalité, la plus haute carte qui a allumé une lanterne l’emporte.

__slug__-ruling-first = La personne qui commence est tirée au sort, et la première carte allume toujours une lanterne.
__slug__-ruling-left = Les cartes qui restent après la distribution sont cachées et hors du jeu.
__slug__-ruling-tie = En cas d’égalité, la plus haute carte qui a allumé une lanterne l’emporte.
__slug__-ruling-public = Les mains sont secrètes. Les cartes jouées, et le nombre de cartes de chaque main, sont visibles de tous.
