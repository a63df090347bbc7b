# A lição de __title__. A posição é fixa, por isso as cartas estão nos textos.

__slug__-lesson-step-1 =
    Ana jogou o <14|row>. Uma carta mais alta acende uma lanterna: 1 ponto.
    Qual você joga, o <15|card.15> ou o <28|card.28>?
__slug__-lesson-answer-1-play-28 = Também brilha, mas aí o seu 15 fica escuro.
__slug__-lesson-said-1-play-15 = Isso: 15 passa de 14, +1. O 28 fica para cartas mais altas.
__slug__-lesson-step-2 =
    Ana responde com o <21|row>. Agora só uma carta mais alta acende, e você guardou uma.
    Jogue o <28|card.28>!
__slug__-lesson-said-2-play-28 = +1: 28 passa de 21.
__slug__-lesson-step-3 = Todas as mãos estão vazias: fim, quatro lanternas para cada. No empate vence a carta mais alta que acendeu uma: o seu 28!
__slug__-lesson-tip-1 = Gaste a carta mais baixa que ainda acende uma lanterna.
__slug__-lesson-tip-2 = Uma carta escura não custa nada: livre-se das baixas depois de uma alta.
