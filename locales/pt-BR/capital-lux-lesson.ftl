# A lição de Capital Lux e as dicas da primeira partida. A posição é fixa: cartas e pontos estão nos textos.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: casa
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay =
    { $colour-word ->
        [agent] Azul
        [cleric] Rosa
        [scientist] Verde
       *[merchant] Amarelo
    }
capital-lux-lesson-do-take =
    { $colour-word ->
        [agent] Azul
        [cleric] Rosa
        [scientist] Verde
       *[merchant] Amarelo
    }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Não pagar
       *[other] Pagar 1 moeda
    }
capital-lux-lesson-do-say-two = 2
capital-lux-lesson-do-say-four = 4
capital-lux-lesson-do-say-six = 6
capital-lux-lesson-do-say-you = Você, com 3
capital-lux-lesson-do-say-drusa = Drusa, com 9
capital-lux-lesson-do-say-neither = Ninguém
capital-lux-lesson-do-say-three = O 3
capital-lux-lesson-do-say-five = O 5
capital-lux-lesson-do-say-nothing = Nada

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Ganha quem tem mais pontos após três rodadas. Em cada uma: de seis cartas, fique com duas e passe quatro; das quatro que chegam, fique com duas; por fim chegam mais duas.
    Quantas <destas seis|cards> foi você que escolheu?
capital-lux-lesson-answer-1-say-two = Duas das seis primeiras, e depois mais duas das quatro que chegaram.
capital-lux-lesson-answer-1-say-six = As duas últimas apenas chegam: não há o que escolher.
capital-lux-lesson-said-1-say-four = Isso: duas e duas. As últimas Drusa deixou.

capital-lux-lesson-step-2 =
    Terceira rodada: as cartas de antes ficam. Por turno você joga uma. Em casa, na Cidade Natal, ela vale seu número. Com o <Mercador 4|card.m4> você tem 7 amarelos, e 7 pode.
    Jogue-o em casa.
capital-lux-lesson-answer-2-play-m4-capital = Lá, os quatro pontos não são de ninguém. Em casa são seus, e cabem certinho.
capital-lux-lesson-said-2-play-m4-home = +4. Drusa jogou um Agente 3 na Capital: lá o azul é 8.

capital-lux-lesson-step-3 =
    No fim da rodada, o total de uma cor na Capital é o limite de todo mundo. O <Mercador 3|card.m3> em casa seria 3 a mais: todo o amarelo se perderia. Na Capital, ele sobe o limite.
    Jogue-o lá.
capital-lux-lesson-answer-3-play-m3-home = Você teria 10 onde cabem 7. Se no fim ainda for assim, perde os 10.
capital-lux-lesson-said-3-play-m3-capital = +1, uma moeda, e o limite amarelo é 10. Drusa tem 6 amarelos.

capital-lux-lesson-step-4 =
    Na Capital, cada cor também faz algo. Mercadores amarelos trazem uma moeda, Cientistas verdes compram uma carta. Você tem 3 em verde, e cabem 6.
    Onde você joga o <Cientista 4|card.s4>?
capital-lux-lesson-answer-4-play-s4-home = 3 e 4 são 7, um acima do limite. Na Capital ele sobe o limite e compra uma carta.
capital-lux-lesson-said-4-play-s4-capital = Limite verde: 10. Saiu um Clérigo 5. Drusa tem 9 verdes.

capital-lux-lesson-step-5 =
    Na Capital, um Agente compra às cegas um modificador (+4, +2, −1, −3) e o põe virado para baixo: no fim da rodada ele muda o limite de uma cor. O de <Drusa|modifiers.cleric> está no rosa.
    Onde o seu pode doer nela?
capital-lux-lesson-answer-5-play-a2-home = Em casa são 2 pontos para você, e Drusa não perde nada. Ela vence por 19 a 15.
capital-lux-lesson-said-5-play-a2-capital = Saiu −3, e só você sabe.

capital-lux-lesson-step-6 =
    No fim da rodada, um limite cai 3, para todo mundo. Os números mostram cada limite antes e depois, o seu total e, ao lado de ◆, o de Drusa.
    Onde Drusa passaria do limite, e você não?
capital-lux-lesson-answer-6-lay-agent = Drusa tem 4 no azul, e ainda caberiam 7. Isso não dói em ninguém.
capital-lux-lesson-answer-6-lay-cleric = Drusa não tem rosa, mas você tem 4: quem perderia é você.
capital-lux-lesson-answer-6-lay-merchant = Caberiam 7: os seus 7 entram certinho, e os 6 de Drusa também.
capital-lux-lesson-said-6-lay-scientist = Isso: os 9 dela serão 2 a mais. Ela nem desconfia e joga um 4 azul em casa.

capital-lux-lesson-step-7 =
    Na Capital, um Clérigo rosa leva uma carta de lá para a sua casa: a menor de outra cor que você escolhe. Você tem 4 em rosa, e cabem 6.
    Onde você joga o <Clérigo 3|card.c3>?
capital-lux-lesson-answer-7-play-c3-home = 4 e 3 são 7 em rosa, um acima do limite. Na Capital ele traz uma carta para você.
capital-lux-lesson-said-7-play-c3-capital = Isso. E ele ainda sobe o limite rosa em 3.

capital-lux-lesson-step-8 =
    A carta que você pega vale para você, mas sai da Capital: o limite da cor cai o número dela. A imagem mostra seu total e o novo limite.
    Que cor você pode pegar sem passar do limite?
capital-lux-lesson-answer-8-take-scientist = Você teria 6 em verde, e com seu modificador o limite fica em 4. Demais!
capital-lux-lesson-answer-8-take-merchant = Você teria 9 em amarelo onde cabem 8. Um a mais!
capital-lux-lesson-said-8-take-agent = +2. Drusa joga em casa sua última carta, um 2 rosa.

capital-lux-lesson-step-9 =
    Drusa ficou sem cartas: os outros têm um último turno. Depois, o que sobra na mão vai para casa. Uma das <suas duas|cards> seria demais lá.
    Qual você joga na Capital?
capital-lux-lesson-answer-9-play-c5-capital = Aí o 5 amarelo vai para casa: 12 onde cabem 10. Os 12 se perderiam.
capital-lux-lesson-said-9-play-m5-capital = +6: uma moeda, e o 5 rosa em casa.

capital-lux-lesson-step-10 =
    A cada rodada, perde-se primeiro o que passa do limite: <os 9 verdes de Drusa|home.1.scientist>. Depois, quem tem mais de uma cor leva sua maior carta da <Capital|capital.scientist>: um bônus.
    Quem ganha o 4 verde?
capital-lux-lesson-answer-10-say-drusa = Os 9 dela se perdem antes do bônus: ela já não tem verde.
capital-lux-lesson-answer-10-say-neither = Os seus 3 bastam: agora ninguém tem mais verde.
capital-lux-lesson-said-10-say-you = Sim, 4 pontos. Ela sai da Capital: na próxima rodada, o limite verde seria 4 a menos.

capital-lux-lesson-step-11 =
    <O 5 azul|capital.agent> é de Drusa: 8 superam 2. No empate, quem joga antes leva a maior carta, e o seguinte, a próxima. Drusa abriu esta rodada.
    Com 8 também, o que você levaria?
capital-lux-lesson-answer-11-say-five = Drusa abriu esta rodada: no empate, ela vem antes de você.
capital-lux-lesson-answer-11-say-nothing = No empate, o seguinte leva a próxima carta, enquanto houver.
capital-lux-lesson-said-11-say-three = Sim: o 5 para Drusa, o 3 para você.

capital-lux-lesson-step-12 =
    O −1 de Drusa estava no rosa: <você|home.0.cleric> tem 9, o limite é 8. Uma moeda por ponto a mais salva a cor; senão, perde-se tudo. <Cada moeda|coins.0> guardada é um ponto.
    O que você faz?
capital-lux-lesson-answer-12-save-none = Os 9 pontos rosas se perderiam, e o bônus rosa também: Drusa venceria.
capital-lux-lesson-said-12-save-cleric = +12: cartas bônus 13, menos a moeda.

capital-lux-lesson-step-13 =
    Você: 21 em casa, cartas bônus 4, 4 e 5, uma moeda 1.
    35 a 21: você venceu!

## Tips at the end

capital-lux-lesson-tip-1 = Moedas guardadas ficam para a próxima rodada.
capital-lux-lesson-tip-2 = Com quatro pessoas, cinco cartas cada: só uma chega por último.
