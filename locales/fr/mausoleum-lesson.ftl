# La leçon de Guardiões do Mausoléu et les conseils d’une première partie. Les cartes portent le nom bref des boutons.

## Buttons

mausoleum-lesson-do-play = { $card }
mausoleum-lesson-do-at = { $target }
mausoleum-lesson-do-take = { $card }
mausoleum-lesson-do-lose = { $card }
mausoleum-lesson-do-discard = { $card }
mausoleum-lesson-do-recover = { $card }
mausoleum-lesson-do-pass = Passer

## Steps, and answers to choices

mausoleum-lesson-step-1 =
    Il faut le plus de points. Base, Colonnes, Pyramide et Statues font un ensemble : 8 points. Il ne <te|area.0> manque que Statues. À chaque tour, tu pioches une carte et peux en jouer une.
    Quelle carte vaut 8 points maintenant ?
mausoleum-lesson-answer-1-pass = Tu peux ne rien jouer. Mais 8 points t’attendent dans ta main.
mausoleum-lesson-answer-1-play-artemisia = Elle pioche deux cartes de plus : bientôt utile. Mais 8 points t’attendent dans ta main.
mausoleum-lesson-said-1-play-estatuas = +8 : ton premier ensemble.

mausoleum-lesson-step-2 =
    <Séisme|last> de Petra : une de <tes pièces|area.0> s’écroule, et tu choisis laquelle. Dans ta main, la bonne défense l’aurait bloqué toute seule.
    Deux de chaque font deux ensembles. Quelle pièce as-tu en trop ?
mausoleum-lesson-answer-2-lose-base = Tu n’as que deux cartes Base, et un deuxième ensemble demande les deux.
mausoleum-lesson-answer-2-lose-estatuas = La seule ! Sans elle, l’ensemble est cassé : 8 points perdus.
mausoleum-lesson-answer-2-lose-piramide = Tu n’as que deux cartes Pyramide, et un deuxième ensemble demande les deux.
mausoleum-lesson-said-2-lose-colunas = Ton ensemble tient : toujours 8. Doros joue Découverte et prend tes Colonnes dans la défausse.

mausoleum-lesson-step-3 =
    <Tes cartes|cards> disent ce qu’elles font. Une défense agit aussi depuis la main, sans être jouée. La défausse n’a rien qu’il te faille maintenant.
    Quelle carte mérite d’être jouée ?
mausoleum-lesson-answer-3-play-arquitetos = Un bouclier contre Séisme. Il agit aussi depuis ta main : il peut y attendre.
mausoleum-lesson-answer-3-play-descoberta = Elle prend une carte de la défausse. Attends qu’il y ait une perle.
mausoleum-lesson-said-3-play-artemisia = Deux cartes de plus : la pioche passe de 6 à 4.

mausoleum-lesson-step-4 =
    En fin de tour, cinq cartes au plus peuvent rester. Le jeu a deux Séismes : celui de Petra est dans la défausse, l’autre est dans ta main.
    Laquelle de <tes six cartes|cards> peut partir ?
mausoleum-lesson-answer-4-discard-escultores = Des voleurs rôdent : celle-là te sauvera une carte.
mausoleum-lesson-answer-4-discard-invasao = Oh non, celle-là, tu la voudras au prochain tour.
mausoleum-lesson-said-4-discard-arquitetos = C’est ça : Architectes ne bloque que Séisme. Chacun a pioché une carte : la pioche est à 1.

mausoleum-lesson-step-5 =
    Doros a construit Colonnes : deux ensembles font 16, et 4 de plus, une seule fois, pour deux ou davantage : 20. Au tien, il ne manque que Statues.
    Laquelle de <tes cartes|cards> peut les avoir ?
mausoleum-lesson-answer-5-play-descoberta = Pas de Statues dans la défausse. Prends-les à qui les a construites.
mausoleum-lesson-answer-5-play-troca = Elle échange des cartes de la main, au hasard. Les Statues sont sur la table.
mausoleum-lesson-said-5-play-invasao = C’est ça : elle prend une pièce qu’un rival a construite.

mausoleum-lesson-step-6 =
    Le soleil de <Doros|area.2>, un bouclier : Protection bloque une attaque. La couronne de <Petra|area.1> n’en est pas un : Mausole double un ensemble. Icônes pâles : déjà utilisées. Ligne orange : dernier coup, de Doros.
    Qui attaques-tu ?
mausoleum-lesson-answer-6-at-2 = Protection la bloquerait : les deux cartes sont défaussées, et tu n’y gagnes rien.
mausoleum-lesson-said-6-at-1 = C’est ça : il ne lui reste que les défenses de sa main.

mausoleum-lesson-step-7 =
    Aucune pièce n’est à l’abri, même dans un ensemble complet. Regarde ce qui te manque, et ce que <Petra possède|area.1>.
    Quelle pièce complète ton deuxième ensemble et casse un des siens ?
mausoleum-lesson-answer-7-take-base = Cela casse un ensemble de Petra, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-colunas = Cela casse un ensemble de Petra, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-piramide = Cela casse un ensemble de Petra, mais il te manque toujours Statues.
mausoleum-lesson-said-7-take-estatuas = +12 : l’ensemble 8, plusieurs 4. Toi de 8 à 20, Petra de 28 à 16.

mausoleum-lesson-step-8 =
    Le Vol de Petra visait une carte au hasard : Sculpteurs, dans ta main, l’a bloqué. L’Échange de Doros : seule Protection le bloque, et tu l’avais. La pioche est vide.
    Laquelle de <tes cartes|cards> peut encore rapporter ?
mausoleum-lesson-answer-8-play-terremoto = Il fait tomber une pièce adverse : aucun point pour toi, et le bouclier de Doros le bloquerait.
mausoleum-lesson-answer-8-play-troca = Tu donnes une carte de ton choix, en reçois une au hasard. La défausse est ouverte : choisis là.
mausoleum-lesson-said-8-play-descoberta = C’est ça : elle ramène n’importe quelle carte défaussée.

mausoleum-lesson-step-9 =
    Voici <toutes les cartes défaussées|ledger>. Près de la <pioche|pile> vide, un sablier compte les passes : quand tout le monde passe d’affilée, la partie finit.
    Quelle carte vaut 8 points pour toi ?
mausoleum-lesson-answer-9-recover-artemisia = Elle pioche deux cartes, mais la pioche est vide.
mausoleum-lesson-answer-9-recover-invasao = Un troisième ensemble est hors de portée. Quelle carte fait compter double un des deux ?
mausoleum-lesson-said-9-recover-mausolo = Oui : il double un ensemble, même futur ; un par personne. Petra et Doros passent.

mausoleum-lesson-step-10 =
    Si tu passes, c’est 20 partout. À égalité comptent les ensembles : deux chacun. Puis les personnages différents utilisés : <Doros|area.2> trois, <toi|area.0> deux.
    Que fais-tu ?
mausoleum-lesson-answer-10-pass = 20 partout, deux ensembles chacun : les personnages décident, et Doros en a utilisé un de plus.
mausoleum-lesson-answer-10-play-terremoto = La Protection de Doros le bloquerait. Il te faut des points que personne ne bloque.
mausoleum-lesson-said-10-play-mausolo = +8 : un de tes ensembles vaut 16. Petra et Doros ont encore passé.

mausoleum-lesson-step-11 =
    Le <sablier|pile> montre 2 sur 3 : Petra et Doros ont passé. Une carte relancerait le compte. Tu mènes 28 à 20.
    Jouer une carte, ou passer ?
mausoleum-lesson-answer-11-play-terremoto = Tu mènes déjà. Chaque carte jouée redonne un tour aux autres.
mausoleum-lesson-answer-11-play-troca = Tu mènes déjà. Chaque carte jouée redonne un tour aux autres.
mausoleum-lesson-said-11-pass = C’est ça : tous ont passé.

mausoleum-lesson-step-12 =
    Deux ensembles 16, plusieurs 4, Mausole 8. Pièces isolées et cartes en main : rien.
    28 à 20 : tu gagnes !

## Tips at the end

mausoleum-lesson-tip-1 = De plusieurs défenses, celle de la table passe d’abord.
mausoleum-lesson-tip-2 = Attaque qui mène sans bouclier.
