# La leçon de Guardiões do Mausoléu et les conseils d’une première partie. Les cartes portent le nom bref des boutons.

## Steps, and answers to choices

mausoleum-lesson-step-1 = Base, Colonnes, Pyramide, Statues : une de chaque, c’est un ensemble, qui vaut 8 points. À chaque tour, tu pioches une carte et peux en jouer une. Il te manque Statues : construis !
mausoleum-lesson-answer-1-pass = Tu peux ne rien jouer. Mais 8 points t’attendent dans ta main.
mausoleum-lesson-answer-1-play-artemisia = Plus de cartes, c’est bien. Mais 8 points t’attendent dans ta main.
mausoleum-lesson-answer-1-play-descoberta = Aujourd’hui, aucune carte de la défausse ne complète un ensemble.
mausoleum-lesson-answer-1-play-escultores = Un bon bouclier. Mais construis d’abord quelque chose à protéger.
mausoleum-lesson-answer-1-play-invasao = Tu pourrais prendre Statues à Ana. Mais tu l’as déjà en main : garde Invasion pour plus tard.

mausoleum-lesson-step-2 = Séisme ! Ana le joue contre toi : une de tes pièces s’écroule, et tu choisis laquelle. Deux de chaque feraient deux ensembles. Qu’as-tu en trop ?
mausoleum-lesson-answer-2-lose-base = Ton ensemble tiendrait. Mais tu n’as que deux cartes Base, et un deuxième ensemble demande les deux.
mausoleum-lesson-answer-2-lose-estatuas = La seule ! Sans elle, l’ensemble est cassé : 8 points perdus.
mausoleum-lesson-answer-2-lose-piramide = Ton ensemble tiendrait. Mais tu n’as que deux cartes Pyramide, et un deuxième ensemble demande les deux.

mausoleum-lesson-step-3 = Malin : avec Découverte archéologique, Bruno a pris tes Colonnes dans la défausse. À toi, et tu as déjà pioché. La reine Artémise II te donne deux cartes de plus : joue-la.
mausoleum-lesson-answer-3-pass = C’est permis. Mais deux cartes de plus, ce sont deux chances de plus.
mausoleum-lesson-answer-3-play-arquitetos = Un bouclier contre Séisme. Il agit aussi depuis ta main.
mausoleum-lesson-answer-3-play-descoberta = Tu prendrais une carte de la défausse. Attends qu’il y ait une perle.
mausoleum-lesson-answer-3-play-escultores = Un bouclier contre Invasion et Vol. Il agit aussi depuis ta main.
mausoleum-lesson-answer-3-play-invasao = Au prochain tour ! Vois d’abord ce qu’Artémise II t’apporte.

mausoleum-lesson-step-4 = Six cartes, et cinq seulement peuvent rester à la fin du tour. Garde Invasion, Sculpteurs et Découverte archéologique. Des trois autres, défausse celle que tu veux.
mausoleum-lesson-answer-4-discard-descoberta = Garde-la : elle récupère n’importe quelle carte de la défausse.
mausoleum-lesson-answer-4-discard-escultores = Des voleurs rôdent : celle-là te sauvera une carte.
mausoleum-lesson-answer-4-discard-invasao = Oh non, celle-là, tu la voudras au prochain tour.
mausoleum-lesson-said-4-discard-arquitetos = D’accord : elle ne bloque que Séisme, et un des deux est dans ta main.
mausoleum-lesson-said-4-discard-terremoto = D’accord : quelqu’un perdrait une pièce, mais choisirait laquelle.
mausoleum-lesson-said-4-discard-troca = D’accord : elle échange une carte de ton choix contre une au hasard.

mausoleum-lesson-step-5 = Ana a défaussé un deuxième Mausole : un seul par personne. Bruno a deux ensembles : 8, 8, et 4 pour plusieurs. Pour ton deuxième, il manque Statues : prends-la avec Invasion !
mausoleum-lesson-answer-5-pass = Bruno a 12 points d’avance sur toi. C’est le moment d’agir.
mausoleum-lesson-answer-5-play-arquitetos = Elle te protège aussi depuis ta main. Maintenant, attaque !
mausoleum-lesson-answer-5-play-descoberta = Elle irait chercher Mausole, 8 points plus tard. Invasion en donne 12 maintenant : d’abord elle.
mausoleum-lesson-answer-5-play-escultores = Elle te protège aussi depuis ta main. Maintenant, attaque !
mausoleum-lesson-answer-5-play-protecao = Elle te protège aussi depuis ta main. Maintenant, attaque !
mausoleum-lesson-answer-5-play-terremoto = Ta cible choisirait ce qui s’écroule, et tu n’y gagnerais rien.
mausoleum-lesson-answer-5-play-troca = Tu recevrais une carte au hasard. Avec Invasion, tu choisis : Statues.

mausoleum-lesson-step-6 = À qui ? Bruno a un bouclier devant lui : Protection bloque n’importe quelle attaque, une fois. Ana n’en a pas.
mausoleum-lesson-answer-6-at-2 = Protection la bloquerait : les deux cartes sont perdues, et tu n’y gagnes rien.

mausoleum-lesson-step-7 = Aucune pièce n’est à l’abri, même dans un ensemble complet. Laquelle de celles d’Ana complète ton deuxième ensemble et casse un des siens ?
mausoleum-lesson-answer-7-take-base = Cela casse un ensemble d’Ana, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-colunas = Cela casse un ensemble d’Ana, mais il te manque toujours Statues.
mausoleum-lesson-answer-7-take-piramide = Cela casse un ensemble d’Ana, mais il te manque toujours Statues.

mausoleum-lesson-step-8 = Toi 20, Bruno 20, Ana 16 ! Le Vol d’Ana te visait, mais Sculpteurs, dans ta main, l’a bloqué tout seul. Bruno et Ana ont échangé une carte. Pioche vide : joue Découverte archéologique.
mausoleum-lesson-answer-8-pass = Tu ne ferais que partager la tête avec Bruno. Il y a du bon dans la défausse…
mausoleum-lesson-answer-8-play-arquitetos = Un bouclier ne bat pas les 20 de Bruno. Regarde la défausse.
mausoleum-lesson-answer-8-play-protecao = Un bouclier ne bat pas les 20 de Bruno. Regarde la défausse.
mausoleum-lesson-answer-8-play-terremoto = La Protection de Bruno le bloquerait, et Ana est déjà derrière toi.
mausoleum-lesson-answer-8-play-troca = Tu recevrais une carte au hasard. Mieux vaut en choisir une.

mausoleum-lesson-step-9 = Toutes les cartes défaussées sont là, et tu peux en prendre une. Laquelle ne servait plus à Ana, mais te sert à toi ?
mausoleum-lesson-answer-9-other = Celle-là ne donne pas de points. Quelle carte ferait compter double un de tes ensembles ?
mausoleum-lesson-answer-9-recover-invasao = Un troisième ensemble est hors de portée. Quelle carte ferait compter double un des deux ?

mausoleum-lesson-step-10 = Les deux ont passé. Si tu passes aussi, c’est 20 partout, et Bruno gagne : il a utilisé plus de personnages différents. Mais Mausole double un de tes ensembles. Joue-le !
mausoleum-lesson-answer-10-pass = 20 partout, deux ensembles chacun : les personnages différents départagent. Bruno en a utilisé trois, toi deux.
mausoleum-lesson-answer-10-play-arquitetos = Les boucliers ne valent rien à la fin. Mausole vaut 8.
mausoleum-lesson-answer-10-play-protecao = Les boucliers ne valent rien à la fin. Mausole vaut 8.
mausoleum-lesson-answer-10-play-terremoto = La Protection de Bruno le bloquerait. Mausole, c’est 8 points sûrs.
mausoleum-lesson-answer-10-play-troca = Un échange, c’est un pari. Mausole, c’est 8 points sûrs.

mausoleum-lesson-step-11 = 28 ! Les deux passent encore. La pioche vide, la partie se termine quand tout le monde passe d’affilée. Tu mènes : ne joue rien, et gagne.
mausoleum-lesson-answer-11-other = Tu mènes 28 à 20. Chaque carte jouée redonne un tour aux autres.

mausoleum-lesson-step-12 = Deux ensembles 16, plusieurs 4, Mausole 8 : 28 ! Bruno en a 20, Ana 16. Pièces isolées et cartes en main ne valent rien. Tu as bâti, protégé, gagné.

## Tips at the end

mausoleum-lesson-tip-1 = Les défenses agissent aussi depuis ta main. Poses-en une si ta main est pleine, ou pour prévenir les autres.
mausoleum-lesson-tip-2 = Attaque qui mène sans protection : regarde d’abord les boucliers.
mausoleum-lesson-tip-3 = Lis la défausse avant de jouer Découverte archéologique, et garde-la jusqu’à ce qu’il y ait une perle.
