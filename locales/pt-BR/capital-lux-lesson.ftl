# A lição de Capital Lux e as dicas da primeira partida. A posição é fixa: cartas e pontos estão nos textos.

## Buttons

capital-lux-lesson-do-play =
    { $to ->
        [home] { $card }: casa
       *[capital] { $card }: Capital
    }
capital-lux-lesson-do-lay = { $colour }
capital-lux-lesson-do-take = { $colour }
capital-lux-lesson-do-save =
    { $note ->
        [save-none] Não pagar
       *[other] Pagar 1 moeda
    }

## Steps, and answers to choices

capital-lux-lesson-step-1 =
    Última de três rodadas: as cartas de antes ficam. Em cada turno você joga uma. Na sua Cidade Natal, em casa, ela vale seu número. Com o <Mercador 4|card.m4>, seu amarelo chega a 7, e 7 pode.
    Jogue-o em casa.
capital-lux-lesson-answer-1-play-m4-capital = Lá, os quatro pontos não são de ninguém. Em casa são seus, e cabem certinho.

capital-lux-lesson-step-2 =
    O total de uma cor na Capital é o limite de todo mundo. O <Mercador 3|card.m3> em casa seria 3 a mais: você perderia todo o amarelo. Na Capital, ele sobe o limite.
    Jogue-o na Capital.
capital-lux-lesson-answer-2-play-m3-home = Você teria 10 onde cabem 7. Se ficar assim, perde os 10.

capital-lux-lesson-step-3 =
    Na Capital, cada cor também faz algo: seu amarelo trouxe uma moeda, o verde compra uma carta. Você tem 3 em verde, e o limite é 6.
    Onde você joga o <Cientista 4|card.s4>?
capital-lux-lesson-answer-3-play-s4-home = 3 e 4 são 7, um acima do limite. Na Capital ele sobe o limite e compra uma carta.

capital-lux-lesson-step-4 =
    O Agente azul de Drusa pôs um <modificador|modifiers.cleric> virado para baixo no rosa. No fim da rodada, ele muda aquele limite, e só ela sabe como. Na Capital, o seu Agente faz o mesmo.
    Onde você o joga?
capital-lux-lesson-answer-4-play-a2-home = Seriam dois pontos. Um modificador secreto pode custar muito mais a Drusa.

capital-lux-lesson-step-5 =
    É −3: no fim da rodada, o limite desta cor cai 3, para todo mundo. ◆ é Drusa: onde ela está perto do limite, e você não?
    Em que cor você o põe?
capital-lux-lesson-answer-5-lay-agent = Drusa tem 4 no azul, bem abaixo do limite. Isso não dói em ninguém.
capital-lux-lesson-answer-5-lay-cleric = Drusa não tem rosa, mas você tem: quem perderia é você.
capital-lux-lesson-answer-5-lay-merchant = Seus 7 em amarelo caberiam certinho, mas os 6 de Drusa também. No verde dói mais nela.

capital-lux-lesson-step-6 =
    Drusa nem desconfia. O rosa, na Capital, tira de lá uma carta para a sua Cidade Natal: a menor de outra cor.
    Onde você joga o <Clérigo 3|card.c3>?
capital-lux-lesson-answer-6-play-c3-home = 4 e 3 são 7 em rosa, um acima do limite. Na Capital ele traz uma carta para você.

capital-lux-lesson-step-7 =
    A carta que você pega vale para você, mas sai da Capital: o limite daquela cor cai. Os números mostram seu total e o novo limite.
    Que cor você pode pegar sem passar do limite?
capital-lux-lesson-answer-7-take-scientist = Você teria 6 em verde, e com seu modificador o limite fica em 4. Demais!
capital-lux-lesson-answer-7-take-merchant = Você teria 9 em amarelo onde cabem 8. Um a mais!

capital-lux-lesson-step-8 =
    Drusa ficou sem cartas: este é o seu último turno. A carta que você guarda vai sozinha para casa. Uma das <suas duas|cards> seria demais lá.
    Qual você joga na Capital?
capital-lux-lesson-answer-8-play-c5-capital = Aí o 5 amarelo vai para casa: 12 onde cabem 10. Os 12 se perderiam.

capital-lux-lesson-step-9 =
    Os modificadores são revelados. O de Drusa é −1: <seu rosa|home.0.cleric> está em 9, o limite em 8. Uma das <suas moedas|coins.0> por ponto a mais salva a cor; senão, ela se perde inteira.
    O que você faz?
capital-lux-lesson-answer-9-save-none = Os 9 pontos rosas se perderiam, e a carta bônus também: Drusa venceria.

capital-lux-lesson-step-10 =
    Drusa perdeu seus 9 em verde. Quem tem mais de uma cor ganha sua maior carta da Capital; no empate, quem joga antes.
    35 a 21: você venceu!

## Tips at the end

capital-lux-lesson-tip-1 = A rodada começa com uma escolha: fique com duas cartas, passe o resto, pegue mais duas.
capital-lux-lesson-tip-2 = Com três ou quatro, nada muda: os limites valem para todo mundo.
