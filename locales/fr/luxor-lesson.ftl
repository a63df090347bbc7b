# La leçon de Luxor et les conseils d’une première partie. La position est fixe : cases et points sont dans les textes.

## Steps, and answers to choices

luxor-lesson-step-1 = Les trésors rapportent des points, et tes aventuriers valent plus près de la chambre funéraire. Tu ne peux jouer que les cartes des deux bouts. Joue le 2 : ce bijou demande deux aventuriers.
luxor-lesson-answer-1-play-right = Cette carte amène le dernier de 7 à 10 : ils y seraient deux, mais il en faut trois.

luxor-lesson-step-2 = Déplace celui de la case 10 : deux tuiles plus loin, un autre attend sur le bijou. À deux, il est à toi ! Vase, bijou et statue forment une série, déjà ta deuxième.
luxor-lesson-answer-2-move-12-2 = Celui-là quitterait le bijou, et celui de la case 10 ne pourrait pas le prendre seul.
luxor-lesson-answer-2-move-7-2 = Celui-là s’arrêterait sur 10, où la statue en demande trois. Le bijou resterait là.

luxor-lesson-step-3 = Trois points, et quatre de plus à la fin pour la série ! Ta nouvelle carte attend au milieu. Ana a lancé le dé et pris un scarabée : points secrets. Joue le 1.
luxor-lesson-answer-3-play-right = Elle amènerait celui de la case 7 sur 12, vide à présent. Rien à y prendre.

luxor-lesson-step-4 = Sans le bijou, la case 12 est vide ; les deux y restent. Juste devant, un tunnel : il mène au suivant, sur 32 ! Passer devant Anubis réveille ton dormeur. Deux d’un coup !
luxor-lesson-answer-4-move-7-1 = Osiris, sur 9, lancerait celui-là sur 10, tout seul. Et plus personne n’attendrait sur le vase.

luxor-lesson-step-5 = Tes deux dormeurs sont sur l’escalier, prêts à partir. Ana a reculé avec ±1 et pris une clé. Ta carte de droite amène le dernier jusqu’au suivant, où un vase en demande deux.
luxor-lesson-answer-5-play-left = Bon plan aussi : le 1 mène à une clé. Mais d’abord le vase ; le 1 reste en main.

luxor-lesson-step-6 = Ana est dans la chambre : 13 points, et 5 pour la première. Encore un, et c’est fini ! Une clé t’attend sur 36. Joue le 1 ; de là, le 3 tombe juste.
luxor-lesson-answer-6-play-right = Avec le 3, celui de devant s’arrête sur 35, sans clé. Et ce 3 te servira pour la chambre.

luxor-lesson-step-7 = Qui part ? À un pas de 32, il y a Osiris. Personne n’y reste : il te lance en avant d’autant de tuiles qu’il indique, ici 3, droit chez Horus.
luxor-lesson-answer-7-move-0-1 = Celui-là serait seul sur 2, où le bijou en demande deux. Et pas de clé.
luxor-lesson-answer-7-move-12-1 = Encore le tunnel, jusqu’à 32 : pas mal, mais il n’y a pas de clé là-bas.
luxor-lesson-answer-7-move-7-1 = Osiris, sur 9, lancerait celui-là sur 10, où la statue en demande trois. Et pas de clé.

luxor-lesson-step-8 = Horus t’offre une clé, ou la première carte de sa pile, pour le milieu de ta main. Sans clé, personne n’entre dans la chambre. Que prends-tu ?
luxor-lesson-answer-8-take-horus3 = Belle carte, 1–6 : jusqu’à six pas, à ton choix. Mais sans clé, la chambre reste fermée.

luxor-lesson-step-9 = Sous ton vase : un joker, qui vaut n’importe quel trésor. Ana en a pris un. La chambre veut le nombre exact, sans les cases vides : 38, 40, chambre. Quelle carte ?
luxor-lesson-answer-9-play-left = Depuis 36, le 5 est trop grand : pour entrer dans la chambre, il faut le nombre exact.

luxor-lesson-step-10 = Fais entrer celui de 36 ! Cela coûte la clé. La chambre rapporte 13 au lieu de 8, et le deuxième sarcophage 3 de plus. On finit le tour de jeu, puis c’est terminé.
luxor-lesson-answer-10-move-0-3 = Une autre clé, celle d’Horus sur 5. Mais tu en as une : utilise-la tant qu’il reste un sarcophage.
luxor-lesson-answer-10-move-12-3 = Celui-là serait seul sur 15, où le bijou en demande deux. La chambre rapporte bien plus.
luxor-lesson-answer-10-move-7-3 = Une autre clé, celle d’Horus sur 11. Mais tu en as une : utilise-la tant qu’il reste un sarcophage.

luxor-lesson-step-11 = Ana a joué une dernière fois, pour finir le tour de jeu. Trésors 27, aventuriers 17, sarcophage 3, séries 7 : 54 à 48 ! Sans le bijou ou sans la chambre, Ana gagnait.

## Tips at the end

luxor-lesson-tip-1 = Regarde les deux bouts de ta main et les cartes juste derrière : tu sais toujours ce qui vient.
luxor-lesson-tip-2 = Réveille tôt tes dormeurs. À cinq, on prend des trésors qu’à deux on ne prend pas.
luxor-lesson-tip-3 = La dernière clé est sur 36 : prends-en une en chemin. Devant la chambre, sans clé, on attend.
