# La leçon de Capital Lux et les conseils d’une première partie. La position est fixe : cartes et points sont dans les textes.

## Steps, and answers to choices

capital-lux-lesson-step-1 = Dernière de trois manches. On garde deux cartes, on passe le reste. Garde le Scientifique vert et le Marchand jaune : dans la Capitale, ils donnent une carte et une pièce. Les six, pour Ana.
capital-lux-lesson-answer-1-pick-a6-c6 = Tentant ! Mais le bleu est à 5 dans la Capitale : un 6 chez toi, c’est déjà trop.
capital-lux-lesson-answer-1-pick-a6-m3 = Le bleu est à 5 dans la Capitale : un 6 chez toi, c’est déjà trop. Plutôt la verte.
capital-lux-lesson-answer-1-pick-a6-s4 = Le bleu est à 5 dans la Capitale : un 6 chez toi, c’est déjà trop. Plutôt la jaune.
capital-lux-lesson-answer-1-pick-c6-m3 = Pas mal : le 6 rose passerait tout juste. Mais essaie aujourd’hui les deux pouvoirs : vert et jaune.
capital-lux-lesson-answer-1-pick-c6-s4 = Pas mal : le 6 rose passerait tout juste. Mais essaie aujourd’hui les deux pouvoirs : vert et jaune.

capital-lux-lesson-step-2 = Une carte par tour. Joue le Marchand 5 dans ta ville natale, pour ses points ; la Capitale sert aux pouvoirs. Trop haut, comme le bleu d’Ana ? Cela ne compte qu’en fin de manche.
capital-lux-lesson-answer-2-play-m5-capital = Là-bas, ses cinq points ne sont à personne. Ta meilleure jaune doit compter pour toi.

capital-lux-lesson-step-3 = Jaune : tu as 9, la Capitale 6. Son total est la limite pour tout le monde : monte-la avec le Marchand 3. Pile 9, ça va, et un Marchand là-bas rapporte une pièce.
capital-lux-lesson-answer-3-play-m3-home = Tu aurais 12 pour une limite de 6. Si ça reste ainsi, tout ton jaune est perdu.

capital-lux-lesson-step-4 = Tu vois le modificateur caché sur le vert ? L’Agent d’Ana l’a posé : il changera cette limite, elle seule sait comment. Joue le Scientifique 4 dans la Capitale : il pioche une carte.
capital-lux-lesson-answer-4-play-s4-home = Tu aurais 6 en vert pour une limite de 3, et Ana seule sait ce que fait le modificateur.

capital-lux-lesson-step-5 = Tu as pioché un 5 vert. Regarde le bleu d’Ana : 10, pour une limite de 8. Joue ton Agent dans la Capitale : il te laisse regarder un modificateur, en secret.
capital-lux-lesson-answer-5-play-a2-home = Ce serait deux points. Le modificateur secret vaut bien plus, tu verras.

capital-lux-lesson-step-6 = C’est −3, et personne d’autre ne le sait ! Pose-le face cachée sur une couleur : en fin de manche, sa limite baisse de 3, pour tous. Où cela gêne-t-il Ana, et pas toi ?
capital-lux-lesson-answer-6-lay-cleric = Cela menacerait le 6 rose d’Ana. En bleu, elle a 10 : il y a plus à perdre.
capital-lux-lesson-answer-6-lay-merchant = Ton propre jaune est à 9 sur 9. Il y aurait 3 de trop.
capital-lux-lesson-answer-6-lay-scientist = Tu as aussi un 5 vert en main. Et là, Ana ne perdrait que 5, pas 10.

capital-lux-lesson-step-7 = Ana ne se doute de rien. Ton Clerc ne manque pas d’audace : joué dans la Capitale, il y prend, pour ta ville natale, la carte la plus faible d’une autre couleur.
capital-lux-lesson-answer-7-play-c3-home = Trois points sûrs. Mais dans la Capitale, il te rapporte une carte et peut gâcher la limite d’Ana.

capital-lux-lesson-step-8 = Laquelle ? La carte va dans ta ville natale, et la limite de cette couleur baisse pour tout le monde. Pense au bleu d’Ana, et à tes couleurs.
capital-lux-lesson-answer-8-take-merchant = Tu aurais 11 en jaune, pour une limite de 7. Quatre de trop !
capital-lux-lesson-answer-8-take-scientist = La limite du vert tomberait à 4, et tu y aurais 5.

capital-lux-lesson-step-9 = Ana n’a plus de cartes : c’est ton dernier tour. La carte qui te reste ira toute seule chez toi. Laquelle y serait de trop ? Envoie-la dans la Capitale.
capital-lux-lesson-answer-9-play-m4-home = Le jaune serait à 13, pour une limite de 9. Les 13 seraient perdus.
capital-lux-lesson-answer-9-play-s5-capital = Tu piocherais une carte, mais le 4 jaune irait tout seul chez toi : 13 sur 9, tout perdu.
capital-lux-lesson-answer-9-play-s5-home = Le 4 jaune irait tout seul chez toi : 13, pour une limite de 9. Les 13 seraient perdus.

capital-lux-lesson-step-10 = Modificateurs révélés ! Bleu d’Ana : 10, limite 5, pas d’or : tout est perdu. Le sien valait −1 : ton vert est à 7 sur 6. Une pièce par point de trop le sauve.
capital-lux-lesson-answer-10-save-none = Les 7 points verts et le bonus vert seraient perdus, et Ana gagnerait 37 à 31.

capital-lux-lesson-step-11 = Qui a le plus d’une couleur gagne sa plus forte carte de la Capitale : bleu, vert, jaune sont à toi. Ville natale 18, bonus 22, pièce 1 : 41 à 33 !

## Tips at the end

capital-lux-lesson-tip-1 = La moitié de tes cartes va dans la Capitale : elles soutiennent ce que tu gardes chez toi.
capital-lux-lesson-tip-2 = Garde une ou deux pièces pour la fin : un seul modificateur caché n’enlève jamais plus de 3.
capital-lux-lesson-tip-3 = Surveille qui va manquer de cartes. Ta main va alors chez toi, que tu le veuilles ou non.
