# La leçon de __title__. La position est fixe : les cartes figurent dans les textes.

__slug__-lesson-step-1 =
    Tout le monde choisit deux cartes en secret. La paire la plus proche allume 2 lanternes, la plus grande somme 1.
    Quelle carte a une voisine proche : <4|card.4>, <12|card.12> ou <29|card.29> ?
__slug__-lesson-answer-1-other = Ses voisines dans ta main sont trop loin.
__slug__-lesson-said-1-choose-12 = C’est ça : son voisin 14 n’est qu’à 2.
__slug__-lesson-step-2 =
    Tu as le 12, et Ana n’en voit rien. Elle choisit aussi deux cartes.
    Quelle carte est la plus proche de ton <12|card.12> ? Choisis le <14|card.14> !
__slug__-lesson-answer-2-choose-29 = Ça fait 41, et Ana fait mieux avec 47. Des cartes proches allument plus de lanternes.
__slug__-lesson-answer-2-other = Ton 14 est plus proche du 12.
__slug__-lesson-said-2-choose-14 = C’est ça : 12 et 14 sont à 2, plus près que 21 et 26 d’Ana : +2.
__slug__-lesson-step-3 = On montre tout : tes cartes sont les plus proches, celles d’Ana ont la plus grande somme. Dix lanternes, la partie est finie, tu gagnes ! À égalité, la plus grande somme de la dernière manche gagnerait.
__slug__-lesson-do-choose = { $number }
__slug__-lesson-tip-1 = Cherche des voisines : deux cartes proches rapportent le plus.
__slug__-lesson-tip-2 = Sans voisines, vise la plus grande somme.
