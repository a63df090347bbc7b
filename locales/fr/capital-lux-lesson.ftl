# La leçon de Capital Lux et les conseils d’une première partie. La position est fixe : cartes et points sont dans les textes.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card } : ville
       *[capital] { $card } : Capitale
    }
capital-lux-lesson-do-lay = { $colour }
capital-lux-lesson-do-take = { $colour }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Ne rien payer
       *[other] Payer 1 pièce
    }

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Dernière de trois manches : les cartes d’avant restent. À chaque tour, tu en joues une. Dans ta ville natale, elle vaut son nombre. Avec le <Marchand 4|card.m4>, ton jaune monte à 7, et 7 sont permis.
    Joue-le dans ta ville.
capital-lux-lesson-answer-1-play-m4-capital = Là-bas, ses quatre points ne sont à personne. Dans ta ville, ils sont à toi, et c’est pile la limite.

capital-lux-lesson-step-2 =
    Le total d’une couleur dans la Capitale est la limite de tout le monde. Le <Marchand 3|card.m3> dans ta ville serait 3 de trop : tout ton jaune serait perdu. Dans la Capitale, il monte la limite.
    Joue-le dans la Capitale.
capital-lux-lesson-answer-2-play-m3-home = Tu aurais 10 pour une limite de 7. Si ça reste ainsi, les 10 sont perdus.

capital-lux-lesson-step-3 =
    Dans la Capitale, chaque couleur a aussi un effet : ton jaune t’a donné une pièce, le vert pioche une carte. Tu as 3 en vert, pour une limite de 6.
    Où joues-tu le <Scientifique 4|card.s4> ?
capital-lux-lesson-answer-3-play-s4-home = 3 et 4 font 7, un de trop. Dans la Capitale, il monte la limite et pioche une carte.

capital-lux-lesson-step-4 =
    L’Agent bleu de Drusa a posé un <modificateur|modifiers.cleric> face cachée sur le rose. En fin de manche, il change cette limite, elle seule sait comment. Dans la Capitale, ton Agent fait pareil.
    Où le joues-tu ?
capital-lux-lesson-answer-4-play-a2-home = Ce serait deux points. Un modificateur secret peut coûter bien plus à Drusa.

capital-lux-lesson-step-5 =
    C’est −3 : en fin de manche, la limite de cette couleur baisse de 3, pour tout le monde. ◆, c’est Drusa : où est-elle près de la limite, et pas toi ?
    Sur quelle couleur le poses-tu ?
capital-lux-lesson-answer-5-lay-agent = Drusa a 4 en bleu, loin de la limite. Cela ne gêne personne.
capital-lux-lesson-answer-5-lay-cleric = Drusa n’a pas de rose, mais toi, oui : c’est toi qui perdrais.
capital-lux-lesson-answer-5-lay-merchant = Tes 7 en jaune passeraient tout juste, mais les 6 de Drusa aussi. Le vert la gêne plus.

capital-lux-lesson-step-6 =
    Drusa ne se doute de rien. Le rose, dans la Capitale, y prend une carte pour ta ville natale : la plus faible d’une autre couleur.
    Où joues-tu le <Clerc 3|card.c3> ?
capital-lux-lesson-answer-6-play-c3-home = 4 et 3 font 7 en rose, un de trop. Dans la Capitale, il te rapporte une carte.

capital-lux-lesson-step-7 =
    La carte prise compte pour toi, mais quitte la Capitale : la limite de sa couleur baisse. Les nombres montrent ton total et la nouvelle limite.
    Quelle couleur peux-tu prendre sans dépasser ?
capital-lux-lesson-answer-7-take-scientist = Tu aurais 6 en vert, et ton modificateur laisse une limite de 4. Trop !
capital-lux-lesson-answer-7-take-merchant = Tu aurais 9 en jaune pour une limite de 8. Un de trop !

capital-lux-lesson-step-8 =
    Drusa n’a plus de cartes : c’est ton dernier tour. La carte que tu gardes ira toute seule dans ta ville. Une de <tes deux cartes|cards> y serait de trop.
    Laquelle joues-tu dans la Capitale ?
capital-lux-lesson-answer-8-play-c5-capital = Alors le 5 jaune va dans ta ville : 12 pour une limite de 10. Les 12 seraient perdus.

capital-lux-lesson-step-9 =
    On révèle les modificateurs. Celui de Drusa vaut −1 : <ton rose|home.0.cleric> est à 9, la limite à 8. Une de <tes pièces|coins.0> par point de trop sauve une couleur ; sinon, elle est toute perdue.
    Que fais-tu ?
capital-lux-lesson-answer-9-save-none = Les 9 points roses seraient perdus, et la carte bonus aussi : Drusa gagnerait.

capital-lux-lesson-step-10 =
    Drusa a perdu ses 9 en vert. Qui a le plus d’une couleur gagne sa plus forte carte de la Capitale, en bonus ; à égalité, qui joue plus tôt.
    35 à 21 : tu gagnes !

## Tips at the end

capital-lux-lesson-tip-1 = Chaque manche commence par un choix : garde deux cartes, passe le reste, puis gardes-en deux autres.
capital-lux-lesson-tip-2 = À trois ou quatre, rien ne change : les limites valent pour tout le monde.
