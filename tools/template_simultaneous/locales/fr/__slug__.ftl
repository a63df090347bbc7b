# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Tout le monde choisit deux cartes en secret, puis on les montre toutes à la fois. Les tiennes seront-elles les plus proches, ou celles de la plus grande somme ? Allume dix lanternes en premier.

## What happened

__slug__-event-chose = { $seat } choisit { $number } en secret.
__slug__-event-ready = { $seat } a choisi.
__slug__-event-shown = On montre toutes les cartes : { $pairs }. Les plus proches : { $close }. La plus grande somme : { $high }.
__slug__-event-ended = La partie est finie : quelqu’un a allumé dix lanternes.

## A turn in one line

__slug__-story-shown = les plus proches { $close }, la plus grande somme { $high }

## Questions

__slug__-ask-first = Quelles deux cartes choisis-tu ? Prends la première. Les autres ne voient encore rien.
__slug__-ask-second = Quelle carte va avec ton { $number } ?

## Buttons and options (80 characters at most)

__slug__-do-first = { $number } : choisir en secret
__slug__-do-second = { $number } : écart { $gap }, somme { $sum }

## The result

__slug__-category-lanterns = Lanternes
__slug__-criterion-points = Lanternes
__slug__-criterion-sum = Somme à la dernière manche
__slug__-ending-target = Quelqu’un avait allumé dix lanternes.
__slug__-decided-points = { $seat } gagne avec le plus de lanternes.
__slug__-decided-sum = Égalité de lanternes : { $seat } gagne avec la plus grande somme à la dernière manche.

## Rules

__slug__-rules-goal-body =
    À chaque manche, tout le monde reçoit **5 cartes** d’un paquet de 1 à 30 et en choisit deux en secret. Puis on les montre toutes.

    Les deux cartes les plus proches l’une de l’autre allument **2 lanternes** pour qui les a choisies ; la plus grande somme en allume **1**.
__slug__-rules-end-body =
    La partie se termine avec la manche où quelqu’un atteint **10 lanternes**. Le plus de lanternes l’emporte.

    En cas d’égalité, la plus grande somme à la dernière manche l’emporte.

__slug__-ruling-match = Toutes les cartes sont mélangées à nouveau à chaque manche. La dernière manche compte en entier, pour tout le monde.
__slug__-ruling-secret = Un choix reste secret jusqu’au dernier. Tout le monde voit qui a choisi.
__slug__-ruling-equal = Des paires aussi proches, ou de même somme, allument toutes leurs lanternes.
__slug__-ruling-tie = En cas d’égalité, la plus grande somme à la dernière manche l’emporte.
