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
    Base, Colonnes, Pyramide et Statues : un ensemble, 8 points. Il ne <te|area.0> manque que <Statues|card.estatuas>. Tu peux jouer une carte par tour.
    Construis Statues.
mausoleum-lesson-answer-1-pass = Tu peux ne rien jouer. Mais 8 points t’attendent dans ta main.

mausoleum-lesson-step-2 =
    <Séisme|last> de Petra : une de <tes pièces|area.0> s’écroule, et tu choisis laquelle. Dans ta main, la bonne défense l’aurait bloqué toute seule.
    Deux de chaque font deux ensembles. Quelle pièce as-tu en trop ?
mausoleum-lesson-answer-2-lose-base = Ton ensemble tiendrait. Mais tu n’as que deux cartes Base, et un deuxième ensemble demande les deux.
mausoleum-lesson-answer-2-lose-estatuas = La seule ! Sans elle, l’ensemble est cassé : 8 points perdus.
mausoleum-lesson-answer-2-lose-piramide = Ton ensemble tiendrait. Mais tu n’as que deux cartes Pyramide, et un deuxième ensemble demande les deux.

mausoleum-lesson-step-3 =
    Avec Découverte, Doros a pris tes Colonnes dans la défausse. Chaque tour commence par une carte piochée : tu as la tienne. <Tes cartes|cards> disent ce qu’elles font.
    Laquelle te donne deux cartes de plus ?
mausoleum-lesson-answer-3-play-arquitetos = Un bouclier contre Séisme. Il agit aussi depuis ta main : il peut y attendre.
mausoleum-lesson-answer-3-play-descoberta = Elle prend une carte de la défausse. Attends qu’il y ait une perle.

mausoleum-lesson-step-4 =
    En fin de tour, cinq cartes seulement peuvent rester. Architectes ne bloque que Séisme. Il y en a deux : l’un est joué, l’autre est dans ta main.
    Laquelle de <tes six cartes|cards> peut partir ?
mausoleum-lesson-answer-4-discard-escultores = Des voleurs rôdent : celle-là te sauvera une carte.
mausoleum-lesson-answer-4-discard-invasao = Oh non, celle-là, tu la voudras au prochain tour.

mausoleum-lesson-step-5 =
    Doros a deux ensembles : 8, 8, et 4 de plus pour plusieurs. À ton deuxième, il ne manque que Statues.
    Laquelle de <tes cartes|cards> la prend à quelqu’un ?
mausoleum-lesson-answer-5-play-descoberta = Pas de Statues dans la défausse. Prends-la à qui l’a construite.
mausoleum-lesson-answer-5-play-troca = Elle échange des cartes de la main, au hasard. Les Statues sont sur la table.

mausoleum-lesson-step-6 =
    Un bouclier sur la table bloque une attaque ; puis les deux cartes sont défaussées. Celui de <Doros|area.2> les bloque toutes. Ses icônes pâles : personnages déjà utilisés. <Petra|area.1> n’a pas de bouclier.
    Qui attaques-tu ?
mausoleum-lesson-answer-6-at-2 = Protection la bloquerait : les deux cartes sont perdues, et tu n’y gagnes rien.

mausoleum-lesson-step-7 =
    Aucune pièce n’est à l’abri, même dans un ensemble complet. Regarde ce qui te manque, et ce que <Petra possède|area.1>.
    Quelle pièce complète ton deuxième ensemble et casse un des siens ?
mausoleum-lesson-answer-7-take-base = Cela casse un ensemble de Petra, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-colunas = Cela casse un ensemble de Petra, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-piramide = Cela casse un ensemble de Petra, mais il te manque toujours Statues.

mausoleum-lesson-step-8 =
    Le Vol de Petra visait une carte au hasard : Sculpteurs, dans ta main, l’a bloqué. L’Échange de Doros : seule Protection le bloque, et tu l’avais. Tout est défaussé.
    Laquelle de <tes cartes|cards> en ramène une ?
mausoleum-lesson-answer-8-play-terremoto = Il fait tomber une pièce adverse. Petra est derrière toi, et le bouclier de Doros le bloquerait.
mausoleum-lesson-answer-8-play-troca = Tu recevrais une carte au hasard. La défausse est ouverte : choisis là.

mausoleum-lesson-step-9 =
    Voici <toutes les cartes défaussées|ledger>. Mausole double un ensemble complet. Un seul par personne : Petra n’avait donc que faire du deuxième.
    Quelle carte vaut 8 points pour toi ?
mausoleum-lesson-answer-9-recover-artemisia = La pioche est vide : il n’y a plus rien à piocher.
mausoleum-lesson-answer-9-recover-invasao = Un troisième ensemble est hors de portée. Quelle carte fait compter double un des deux ?

mausoleum-lesson-step-10 =
    Si tu passes aussi, c’est 20 partout. À égalité, on compte les ensembles complets : deux chacun. Puis les personnages différents utilisés : <Doros|area.2> trois, <toi|area.0> deux.
    Que fais-tu ?
mausoleum-lesson-answer-10-pass = 20 partout, deux ensembles chacun : les personnages décident, et Doros en a utilisé un de plus.
mausoleum-lesson-answer-10-play-terremoto = La Protection de Doros le bloquerait. Il te faut des points que personne ne bloque.

mausoleum-lesson-step-11 =
    La <pioche|pile> est vide : la partie finit quand tout le monde passe d’affilée. Le sablier compte les passes, et tu mènes 28 à 20.
    Jouer une carte, ou passer ?
mausoleum-lesson-answer-11-play-terremoto = Tu mènes déjà. Chaque carte jouée redonne un tour aux autres.
mausoleum-lesson-answer-11-play-troca = Tu mènes déjà. Chaque carte jouée redonne un tour aux autres.

mausoleum-lesson-step-12 =
    Deux ensembles 16, plusieurs ensembles 4, Mausole 8. Pièces isolées et cartes en main ne valent rien.
    28 à 20 : tu gagnes !

## Tips at the end

mausoleum-lesson-tip-1 = Si plusieurs défenses conviennent, celle de la table passe d’abord, puis celle qui bloque le moins d’attaques.
mausoleum-lesson-tip-2 = Attaque qui mène sans bouclier.
