# La leçon de Luxor et les conseils d’une première partie. La position est fixe : cases et points sont dans les textes.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Une clé
       *[other] La carte
    }

## Steps, and answers to choices

luxor-lesson-step-1 =
    Amina mène 35 à 28. À chaque tour, tu joues une carte, seulement celle de <gauche|card.first> ou celle de <droite|card.last>. Un nombre avance un aventurier d’autant de tuiles.
    Joue le 2, à gauche.
luxor-lesson-answer-1-play-right = Cette carte amène le dernier sur 10 : ils y seraient deux, mais la statue en demande trois.

luxor-lesson-step-2 =
    Les trésors rapportent des points. Le bijou de la case <12|tile.12> demande deux aventuriers, et seuls les tiens comptent : un y attend. Deux tuiles derrière, sur <10|tile.10>, un autre.
    Envoie-le sur le bijou.
luxor-lesson-answer-2-move-12-2 = Celui-là quitterait le bijou, et celui de la case 10 ne pourrait pas le prendre seul.
luxor-lesson-answer-2-move-7-2 = Celui-là s’arrêterait sur 10, où la statue en demande trois. Le bijou resterait là.

luxor-lesson-step-3 =
    Bijou, vase et statue font une série : des points en plus. Ta nouvelle carte va au milieu. Le tunnel sur <13|tile.13> mène plus loin, sur <32|tile.32>.
    Quelle <carte|card.first card.last> y mène depuis <12|tile.12> ?
luxor-lesson-answer-3-play-right = La carte bleue amène le dernier jusqu’au suivant, de 7 à 12. Personne n’atteint le tunnel.

luxor-lesson-step-4 =
    Deux des tiens dorment près de statues d’Anubis, <ici|statue.2> et <ici|statue.3>. Passer devant, même par un tunnel, réveille le tien : au tour suivant, il peut partir de l’escalier.
    Quel mouvement passe devant les deux statues d’Anubis ?
luxor-lesson-answer-4-move-7-1 = Osiris, sur 9, lance celui-là sur 10. Il ne passe devant aucun Anubis.

luxor-lesson-step-5 =
    Nouvelle : <±1|card.middle>, une tuile en avant ou en arrière. La bleue amène le dernier jusqu’au suivant. Le vase sur <7|tile.7> en demande un de plus.
    Quelle <carte|card.first card.last> gagne le vase ?
luxor-lesson-answer-5-play-left = Aucun 1 ne finit sur 7 : de l’escalier, il mène sur 2, où un bijou en demande deux. Garde-le.

luxor-lesson-step-6 =
    Amina est dans la <chambre|tomb> funéraire. Pour la suivre, il te faut la clé sur <36|tile.36>. Osiris, sur <33|tile.33>, lance qui arrive là 3 tuiles plus loin.
    Quelle <carte|card.first card.last> mène de 32 à la clé ?
luxor-lesson-answer-6-play-right = Depuis 32, le 3 s’arrête sur 35, après Osiris : pas de clé. Et ce 3 servira pour la chambre.

luxor-lesson-step-7 =
    À la fin, chaque aventurier vaut ce qu’indique le mur à côté : 6 sur <32|tile.32>, 8 sur <36|tile.36>, 13 dans la <chambre|tomb>. Un scarabée, c’est 1 à 4 points secrets.
    Lequel va chercher la clé ?
luxor-lesson-answer-7-move-12-1 = Encore le tunnel, jusqu’à 32 : pas mal, mais il n’y a pas de clé là-bas.
luxor-lesson-answer-7-move-7-1 = Osiris, sur 9, lancerait celui-là sur 10, où la statue en demande trois. Et pas de clé.

luxor-lesson-step-8 =
    Horus donne une clé, ou cette carte à la place de celle que tu piocherais. Une clé fait entrer un aventurier dans la chambre. Au deuxième, la partie finit.
    Que prends-tu ?
luxor-lesson-answer-8-take-horus3 = Belle carte, 1–6 : jusqu’à six pas, à ton choix. Mais sans clé, la chambre reste fermée.

luxor-lesson-step-9 =
    Sous ton vase, un <joker|tile.7>, pour n’importe quel trésor : Amina l’a pris. Pour la <chambre|tomb>, il faut le nombre exact, sans les cases vides.
    Quelle <carte|card.first card.last> convient depuis <36|tile.36> ?
luxor-lesson-answer-9-play-left = Depuis 36, le 5 est trop grand : 38, 40 et la chambre font trois tuiles.

luxor-lesson-step-10 =
    Une clé gardée vaut 1 point. La <chambre|tomb> en vaut 13, et le <sarcophage|sarcophagi> restant 3 de plus. Puis la partie finit avec ce tour de jeu.
    Qui avance de 3 tuiles ?
luxor-lesson-answer-10-move-0-3 = Une autre clé, celle d’Horus sur 5. Mais tu en as une : utilise-la tant qu’il reste un sarcophage.
luxor-lesson-answer-10-move-7-3 = Une autre clé, celle d’Horus sur 11. Mais tu en as une : utilise-la tant qu’il reste un sarcophage.

luxor-lesson-step-11 =
    Tu as payé la clé, te voilà dedans. Amina a joué encore, pour finir le tour de jeu ; puis on a compté.
    54 à 48 : tu gagnes !

## Tips at the end

luxor-lesson-tip-1 = Une carte fait avancer tous tes aventuriers ? Une seule des tuiles atteintes agit, à ton choix.
luxor-lesson-tip-2 = Si une seule des deux cartes des bouts peut faire bouger quelqu’un, tu dois la jouer.
