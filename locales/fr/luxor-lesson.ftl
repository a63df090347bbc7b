# La leçon de Luxor et les conseils d’une première partie. La position est fixe : cases et points sont dans les textes.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Une clé
       *[other] La carte
    }
luxor-lesson-do-say-two = 2
luxor-lesson-do-say-three = 3
luxor-lesson-do-say-four = 4
luxor-lesson-do-say-five = 5
luxor-lesson-do-say-twelve = 12

## Steps, and answers to choices

luxor-lesson-step-1 =
    Il faut le plus de points ; <Amina|seat.1> en a 35, toi 28. Par tour, tu joues une de tes cinq cartes : celle de <gauche|card.first> ou de <droite|card.last>.
    Joue le 2, à gauche.
luxor-lesson-answer-1-play-right = D’abord le 2, pour un bijou.
luxor-lesson-said-1-play-left = Un nombre avance un de tes aventuriers d’autant de tuiles.

luxor-lesson-step-2 =
    Le bijou sur <12|tile.12>, 3 points, demande deux de tes aventuriers, sans les rivaux. Tu es aussi sur <7|tile.7> et <10|tile.10>. Les cases vides ne comptent pas.
    Quel mouvement gagne le bijou ?
luxor-lesson-answer-2-move-12-2 = Celui-là quitterait le bijou. Il y attend un deuxième des tiens.
luxor-lesson-answer-2-move-7-2 = Celui-là s’arrêterait sur 10, où une statue en demande trois. Le bijou est sur 12.
luxor-lesson-said-2-move-10-2 = +7 : 3 pour le bijou, et 4 car il complète ta deuxième série.

luxor-lesson-step-3 =
    Bijou, vase et statue font une série : 3 points ; deux font 7, trois 12. <Tu|seat.0> en as deux. La carte dé d’Amina a gagné un scarabée : 1 à 4 points secrets.
    Combien de plus donnerait une troisième série ?
luxor-lesson-answer-3-say-three = Ça, c’est pour la première. Ici, 7 points deviennent 12.
luxor-lesson-answer-3-say-twelve = Les trois ensemble font 12, et tu en as déjà 7.
luxor-lesson-said-3-say-five = C’est ça : 12 au lieu de 7.

luxor-lesson-step-4 =
    Ta carte neuve va au milieu. Un tunnel mène au tunnel suivant, de <13|tile.13> à <32|tile.32>.
    Quelle <carte|card.first card.last> va au tunnel ?
luxor-lesson-answer-4-play-right = La bleue amène ton dernier au suivant des tiens : de 7 à 12.
luxor-lesson-said-4-play-left = C’est ça, le 1. Choisis maintenant qui avance.

luxor-lesson-step-5 =
    Deux des tiens dorment près de statues d’Anubis, <ici|statue.2> et <ici|statue.3>. Passer devant, même par un tunnel, réveille le tien : il va sur l’escalier et peut bouger dès ton tour suivant.
    Quel mouvement réveille les deux ?
luxor-lesson-answer-5-move-7-1 = Osiris lance celui-là de 9 à 10. Il passe une statue, mais le tien y est déjà réveillé.
luxor-lesson-said-5-move-12-1 = +4 : le mur y donne 6, avant c’était 2. Les deux se sont réveillés.

luxor-lesson-step-6 =
    À la fin, chaque aventurier vaut le nombre du mur de son côté : 2 de 8 à 13, 6 de 30 à 33. Le ±1 d’Amina, en avant ou en arrière, a pris une clé sur <18|tile.18>.
    Combien vaut 18 ?
luxor-lesson-answer-6-say-two = Le 2 est celui de droite, de 8 à 13. La case 18 est sur le côté du bas.
luxor-lesson-answer-6-say-four = Le 4 est celui de gauche, de 20 à 24. La case 18 est sur le côté du bas.
luxor-lesson-said-6-say-three = Oui, 3 : tout le côté, de 14 à 19.

luxor-lesson-step-7 =
    Le vase sur <7|tile.7> en demande deux, un y attend. La bleue amène ton dernier au suivant des tiens.
    Quelle <carte|card.first card.last> gagne le vase ?
luxor-lesson-answer-7-play-left = De l’escalier, le 1 finit sur 2, pas sur 7.
luxor-lesson-said-7-play-right = +5 : le vase 4, le mur 1.

luxor-lesson-step-8 =
    <Amina|tomb> est dans la chambre. Il faut une clé, comme sur <36|tile.36>. Osiris, sur <33|tile.33>, lance 3 tuiles plus loin.
    Quelle <carte|card.first card.last> mène à la clé ?
luxor-lesson-answer-8-play-right = Depuis 32, le 3 finit sur 35, sans clé.
luxor-lesson-said-8-play-left = C’est ça, le 1. Choisis maintenant qui avance.

luxor-lesson-step-9 =
    Seule agit la dernière tuile du mouvement ; depuis Osiris, il continue. Sous ton vase, sur 7, un joker remplace n’importe quel trésor. Qui s’y arrête en prend un.
    Quel mouvement finit à la <clé|tile.36> ?
luxor-lesson-answer-9-move-12-1 = Encore le tunnel, jusqu’à 32. Pas de clé là-bas.
luxor-lesson-answer-9-move-7-1 = Osiris, sur 9, lance celui-là 1 plus loin, sur 10. Pas de clé là-bas.
luxor-lesson-said-9-move-32-1 = +2 : le mur y donne 8, avant c’était 6.

luxor-lesson-step-10 =
    Horus donne <une clé ou cette carte|choice>, à la place de celle que tu piocherais : 1–6 avance un aventurier d’autant de tuiles que tu veux, jusqu’à six. Une clé fait entrer un aventurier dans la chambre.
    Que prends-tu ?
luxor-lesson-answer-10-take-horus3 = Belle carte. Mais sans clé, la chambre reste fermée, et c’est là que sont les points.
luxor-lesson-said-10-take-key = +1 : chaque clé gardée.

luxor-lesson-step-11 =
    <Amina|seat.1> a le joker : une série. Pour la <chambre|tomb>, le nombre exact, sans les cases vides.
    Quelle <carte|card.first card.last> va depuis <36|tile.36> ?
luxor-lesson-answer-11-play-left = Trop : 38, 40 et la chambre font trois.
luxor-lesson-said-11-play-right = C’est ça : 38, 40, chambre. Choisis qui avance de 3 tuiles.

luxor-lesson-step-12 =
    Le mur de la chambre vaut 13, le <sarcophage|sarcophagi> restant 3 de plus. Le deuxième aventurier à y entrer, de n’importe qui, finit la partie : on achève le tour de jeu.
    Quel mouvement rapporte le plus ?
luxor-lesson-answer-12-move-0-3 = Celui-là arrive chez Horus sur 5 : une clé et le mur, 1 point chacun. Il y a mieux.
luxor-lesson-answer-12-move-7-3 = Celui-là arrive chez Horus sur 11 : une clé, et 1 de plus au mur. Il y a mieux.
luxor-lesson-said-12-move-36-3 = +7 : le mur 5, le sarcophage 3, la clé −1.

luxor-lesson-step-13 =
    Amina a fini le tour de jeu, puis on a compté.
    54 à 48 : tu gagnes !

## Tips at the end

luxor-lesson-tip-1 = Une carte fait avancer tous tes aventuriers ? Une seule des tuiles atteintes agit, à ton choix.
luxor-lesson-tip-2 = Si une seule des deux cartes des bouts peut faire bouger quelqu’un, tu dois la jouer.
