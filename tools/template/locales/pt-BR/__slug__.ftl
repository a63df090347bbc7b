# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Cada carta maior que a anterior acende uma lanterna. Guarde as cartas altas para a hora certa e acenda mais lanternas que os outros antes que todas as mãos se esvaziem.

## What happened

__slug__-event-played =
    { $light ->
        [yes] { $seat } joga { $number } e acende uma lanterna.
       *[no] { $seat } joga { $number }. Fica tudo escuro.
    }
__slug__-event-ended = Fim de jogo: ninguém tem mais cartas na mão.

## A turn in one line

__slug__-story-played =
    { $light ->
        [yes] { $number }, uma lanterna acesa
       *[no] { $number }, sem luz
    }

## Questions

__slug__-ask-first = Que carta você joga? A primeira sempre acende uma lanterna.
__slug__-ask-play = Que carta você joga? A última é { $number }.

## Buttons and options (80 characters at most)

__slug__-do-light = { $number }: acende uma lanterna
__slug__-do-dark = { $number }: fica no escuro

## The result

__slug__-category-lanterns = Lanternas
__slug__-criterion-points = Lanternas
__slug__-criterion-highest = Carta mais alta que acendeu uma lanterna
__slug__-ending-hands = Todas as mãos ficaram vazias.
__slug__-decided-points = { $seat } vence com mais lanternas.
__slug__-decided-highest = Empate em lanternas: { $seat } vence com a carta mais alta que acendeu uma.

## Rules

__slug__-rules-goal-body =
    Cada pessoa começa com **5 cartas** de um baralho de 1 a 30. Na sua vez, jogue uma delas.

    Se ela for maior que a carta jogada logo antes, acende uma lanterna: **1 ponto** para você.
__slug__-rules-end-body =
    O jogo acaba quando todas as mãos ficam vazias. Vence quem acendeu mais lanternas.

    No empate, vence a carta mais alta que acendeu uma lanterna.

__slug__-ruling-first = Quem começa é sorteado, e a primeira carta sempre acende uma lanterna.
__slug__-ruling-left = As cartas que sobram da distribuição ficam escondidas e fora do jogo.
__slug__-ruling-tie = No empate, vence a carta mais alta que acendeu uma lanterna.
__slug__-ruling-public = As mãos são secretas. As cartas jogadas, e quantas cartas cada pessoa tem, todos veem.
