# La leçon de __title__. La position est fixe : les cartes figurent dans les textes.

__slug__-lesson-step-1 =
    Ana a joué le <14|row>. Une plus haute allume une lanterne : 1 point.
    Joues-tu <15|card.15> ou <28|card.28> ?
__slug__-lesson-answer-1-play-28 = Elle brille aussi, mais ton 15 reste sombre.
__slug__-lesson-said-1-play-15 = C’est ça : 15 dépasse 14, +1. Le 28 reste pour de plus hautes cartes.
__slug__-lesson-step-2 =
    Ana répond par le <21|row>. Seule une carte plus haute allume maintenant, et tu en as gardé une.
    Joue le <28|card.28> !
__slug__-lesson-said-2-play-28 = +1 : 28 dépasse 21.
__slug__-lesson-step-3 = Toutes les mains sont vides : fini, quatre lanternes chacun. À égalité, la plus haute carte qui en a allumé une gagne : ton 28 !
__slug__-lesson-tip-1 = Dépense la plus basse carte qui allume encore une lanterne.
__slug__-lesson-tip-2 = Une carte sombre ne coûte rien : débarrasse-toi des basses après une haute.
