# La leçon de Capital Lux et les conseils d’une première partie. La position est fixe : cartes et points sont dans les textes.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card } : ville
       *[capital] { $card } : Capitale
    }
capital-lux-lesson-do-lay =
    { $colour-word ->
        [agent] Bleu
        [cleric] Rose
        [scientist] Vert
       *[merchant] Jaune
    }
capital-lux-lesson-do-take =
    { $colour-word ->
        [agent] Bleu
        [cleric] Rose
        [scientist] Vert
       *[merchant] Jaune
    }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Ne rien payer
       *[other] Payer 1 pièce
    }
capital-lux-lesson-do-say-two = 2
capital-lux-lesson-do-say-four = 4
capital-lux-lesson-do-say-six = 6
capital-lux-lesson-do-say-you = Toi, avec 3
capital-lux-lesson-do-say-drusa = Drusa, avec 9
capital-lux-lesson-do-say-neither = Personne
capital-lux-lesson-do-say-three = Le 3
capital-lux-lesson-do-say-five = Le 5
capital-lux-lesson-do-say-nothing = Rien

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Il faut le plus de points après trois manches. Chaque manche : de six cartes, gardes-en deux et passes-en quatre ; des quatre reçues, gardes-en deux ; deux autres arrivent à la fin.
    Combien de <ces six|cards> as-tu choisies toi-même ?
capital-lux-lesson-answer-1-say-two = Deux des six premières, puis deux autres des quatre reçues.
capital-lux-lesson-answer-1-say-six = Les deux dernières arrivent toutes seules : rien à choisir.
capital-lux-lesson-said-1-say-four = C’est ça : deux, puis deux. Les deux dernières, Drusa les a laissées.

capital-lux-lesson-step-2 =
    Troisième manche : les cartes d’avant restent. Joues-en une par tour. Dans ta ville, elle vaut son nombre. Avec le <Marchand 4|card.m4>, tu as 7 en jaune : 7 sont permis.
    Joue-le en ville.
capital-lux-lesson-answer-2-play-m4-capital = Là-bas, ses quatre points ne sont à personne. Dans ta ville, ils sont à toi.
capital-lux-lesson-said-2-play-m4-home = +4. Drusa joue un Agent 3, bleu, à la Capitale.

capital-lux-lesson-step-3 =
    En fin de manche, le total d’une couleur à la Capitale est la limite de tous. Le <Marchand 3|card.m3> en ville serait 3 de trop : tout ton jaune perdu. À la Capitale, la limite monte.
    Joue-le là-bas.
capital-lux-lesson-answer-3-play-m3-home = Tu aurais 10 pour une limite de 7. Si c’est encore ainsi à la fin, les 10 sont perdus.
capital-lux-lesson-said-3-play-m3-capital = +1, une pièce ; limite jaune 10. Drusa a 6 en jaune.

capital-lux-lesson-step-4 =
    À la Capitale, chaque couleur a un effet. Un Marchand jaune donne une pièce, un Scientifique vert pioche une carte. Tu as 3 en vert, limite 6.
    Où joues-tu le <Scientifique 4|card.s4> ?
capital-lux-lesson-answer-4-play-s4-home = 3 et 4 font 7, un de trop. À la Capitale, il monte la limite et pioche une carte.
capital-lux-lesson-said-4-play-s4-capital = Limite verte 10. Tu as pioché un Clerc 5. Drusa a 9 en vert.

capital-lux-lesson-step-5 =
    À la Capitale, un Agent pioche au hasard un modificateur (+4, +2, −1, −3) et le pose caché : à la fin, il change la limite d’une couleur. <Drusa|modifiers.cleric> en a mis un sur le rose.
    Où le tien peut-il la gêner ?
capital-lux-lesson-answer-5-play-a2-home = Dans ta ville, c’est 2 points pour toi, et Drusa n’y perd rien. Elle mène 19 à 15.
capital-lux-lesson-said-5-play-a2-capital = C’est −3, et personne d’autre ne le sait.

capital-lux-lesson-step-6 =
    En fin de manche, une limite baisse de 3, pour tout le monde. Les nombres montrent chaque limite avant et après, ton total et, près de ◆, celui de Drusa.
    Où Drusa dépasserait-elle la limite, et pas toi ?
capital-lux-lesson-answer-6-lay-agent = Drusa a 4 en bleu, et 7 seraient encore permis. Cela ne gêne personne.
capital-lux-lesson-answer-6-lay-cleric = Drusa n’a pas de rose, mais toi, 4 : c’est toi qui perdrais.
capital-lux-lesson-answer-6-lay-merchant = 7 seraient permis : tes 7 passent tout juste, les 6 de Drusa aussi.
capital-lux-lesson-said-6-lay-scientist = C’est ça : ses 9 seront 2 de trop. Sans rien soupçonner, elle joue un 4 bleu en ville.

capital-lux-lesson-step-7 =
    À la Capitale, un Clerc rose y prend une carte pour ta ville : la plus faible d’une autre couleur de ton choix. Tu as 4 en rose, limite 6.
    Où joues-tu le <Clerc 3|card.c3> ?
capital-lux-lesson-answer-7-play-c3-home = 4 et 3 font 7 en rose, un de trop. Dans la Capitale, il te rapporte une carte.
capital-lux-lesson-said-7-play-c3-capital = C’est ça. Il monte aussi la limite rose de 3.

capital-lux-lesson-step-8 =
    La carte prise compte pour toi, mais quitte la Capitale : la limite de sa couleur baisse d’autant. L’image montre ton total et la nouvelle limite.
    Quelle couleur peux-tu prendre sans dépasser ?
capital-lux-lesson-answer-8-take-scientist = Tu aurais 6 en vert, et ton modificateur laisse une limite de 4. Trop !
capital-lux-lesson-answer-8-take-merchant = Tu aurais 9 en jaune pour une limite de 8. Un de trop !
capital-lux-lesson-said-8-take-agent = +2. Drusa joue sa dernière carte en ville, un 2 rose.

capital-lux-lesson-step-9 =
    Drusa n’a plus de cartes : les autres ont un dernier tour. Puis ce qui reste en main va en ville. Une de <tes deux cartes|cards> y serait de trop.
    Laquelle va à la Capitale ?
capital-lux-lesson-answer-9-play-c5-capital = Alors le 5 jaune va dans ta ville : 12 pour une limite de 10. Les 12 seraient perdus.
capital-lux-lesson-said-9-play-m5-capital = +6 : une pièce, et le 5 rose en ville.

capital-lux-lesson-step-10 =
    Chaque manche, ce qui dépasse est d’abord perdu : <les 9 verts de Drusa|home.1.scientist>. Puis qui a le plus d’une couleur gagne sa plus forte carte de la <Capitale|capital.scientist>, en bonus.
    Qui gagne le 4 vert ?
capital-lux-lesson-answer-10-say-drusa = Ses 9 sont perdus avant le bonus : elle n’a plus de vert.
capital-lux-lesson-answer-10-say-neither = Tes 3 suffisent : personne n’a plus de vert maintenant.
capital-lux-lesson-said-10-say-you = Oui, 4 points. Elle quitte la Capitale : à la manche suivante, la limite verte perdrait 4.

capital-lux-lesson-step-11 =
    <Le 5 bleu|capital.agent> va à Drusa : 8 battent 2. À égalité, qui joue plus tôt prend la plus forte carte, le suivant la suivante. Drusa a ouvert la manche.
    Avec 8 toi aussi, que prendrais-tu ?
capital-lux-lesson-answer-11-say-five = Drusa a ouvert cette manche : à égalité, elle passe avant toi.
capital-lux-lesson-answer-11-say-nothing = À égalité, le suivant prend la carte suivante, tant qu’il y en a.
capital-lux-lesson-said-11-say-three = Oui : le 5 pour Drusa, le 3 pour toi.

capital-lux-lesson-step-12 =
    Le −1 de Drusa était sur le rose : <tu as|home.0.cleric> 9, la limite est 8. Une pièce par point de trop sauve une couleur ; sinon, tout est perdu. <Chaque pièce|coins.0> gardée vaut un point.
    Que fais-tu ?
capital-lux-lesson-answer-12-save-none = Les 9 points roses seraient perdus, et le bonus rose aussi : Drusa gagnerait.
capital-lux-lesson-said-12-save-cleric = +12 : cartes bonus 13, moins la pièce.

capital-lux-lesson-step-13 =
    Toi : 21 en ville, cartes bonus 4, 4 et 5, une pièce 1.
    35 à 21 : tu gagnes !

## Tips at the end

capital-lux-lesson-tip-1 = Les pièces gardées servent à la manche suivante.
capital-lux-lesson-tip-2 = À quatre, cinq cartes chacun : une seule arrive à la fin.
