# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Todo mundo escolhe duas cartas em segredo, e depois todas são reveladas juntas. As suas vão ser as mais próximas ou as de maior soma? Acenda dez lanternas primeiro.

## What happened

__slug__-event-chose = { $seat } escolhe { $number } em segredo.
__slug__-event-ready = { $seat } já escolheu.
__slug__-event-shown = Todas as cartas são reveladas: { $pairs }. Mais próximas: { $close }. Maior soma: { $high }.
__slug__-event-ended = Fim da partida: alguém acendeu dez lanternas.

## A turn in one line

__slug__-story-shown = mais próximas { $close }, maior soma { $high }

## Questions

__slug__-ask-first = Quais duas cartas você escolhe? Pegue a primeira. Os outros ainda não veem nada.
__slug__-ask-second = Que carta vai com o seu { $number }?

## Buttons and options (80 characters at most)

__slug__-do-first = { $number }: escolher em segredo
__slug__-do-second = { $number }: distância { $gap }, soma { $sum }

## The result

__slug__-category-lanterns = Lanternas
__slug__-criterion-points = Lanternas
__slug__-criterion-sum = Soma na última rodada
__slug__-ending-target = Alguém acendeu dez lanternas.
__slug__-decided-points = { $seat } vence com mais lanternas.
__slug__-decided-sum = Empate em lanternas: { $seat } vence com a maior soma na última rodada.

## Rules

__slug__-rules-goal-body =
    Em cada rodada, todo mundo recebe **5 cartas** de um baralho de 1 a 30 e escolhe duas em segredo. Depois todas são reveladas.

    As duas cartas mais próximas entre si acendem **2 lanternas** para quem as escolheu; a maior soma acende **1**.
__slug__-rules-end-body =
    A partida acaba com a rodada em que alguém chega a **10 lanternas**. Vence quem tem mais lanternas.

    No empate, vence a maior soma na última rodada.

__slug__-ruling-match = Todas as cartas são embaralhadas de novo a cada rodada. A última rodada vale inteira, para todo mundo.
__slug__-ruling-secret = A escolha fica em segredo até a última ser feita. Todos veem quem já escolheu.
__slug__-ruling-equal = Pares igualmente próximos, ou com a mesma soma, acendem todos as suas lanternas.
__slug__-ruling-tie = No empate, vence a maior soma na última rodada.
