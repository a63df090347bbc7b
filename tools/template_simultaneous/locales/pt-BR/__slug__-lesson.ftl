# A lição de __title__. A posição é fixa, por isso as cartas estão nos textos.

__slug__-lesson-step-1 =
    Todo mundo escolhe duas cartas em segredo. O par mais próximo acende 2 lanternas, a maior soma 1.
    Que carta tem uma vizinha próxima: <4|card.4>, <12|card.12> ou <29|card.29>?
__slug__-lesson-answer-1-other = As vizinhas dela na sua mão estão longe demais.
__slug__-lesson-said-1-choose-12 = Isso: o vizinho 14 está a só 2.
__slug__-lesson-step-2 =
    O 12 é seu, e Ana não vê nada. Ela também escolhe duas cartas.
    Que carta está mais perto do <12|card.12>? Escolha o <14|card.14>!
__slug__-lesson-answer-2-choose-29 = Isso dá 41, e Ana ganha com 47. Cartas próximas acendem mais lanternas.
__slug__-lesson-answer-2-other = O seu 14 está mais perto do 12.
__slug__-lesson-said-2-choose-14 = Isso: 12 e 14 estão a 2, mais perto que 21 e 26 de Ana: +2.
__slug__-lesson-step-3 = Todas as cartas reveladas: as suas são as mais próximas, as de Ana têm a maior soma. Dez lanternas acabam a partida, e você vence! No empate venceria a maior soma na última rodada.
__slug__-lesson-do-choose = { $number }
__slug__-lesson-tip-1 = Procure vizinhas: duas cartas próximas rendem mais.
__slug__-lesson-tip-2 = Sem vizinhas, tente a maior soma.
