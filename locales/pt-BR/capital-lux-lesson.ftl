# A lição de Capital Lux e as dicas da primeira partida. A posição é fixa: cartas e pontos estão nos textos.

## Steps, and answers to choices

capital-lux-lesson-step-1 = Última de três rodadas. Cada um escolhe duas cartas e passa o resto. Fique com o Cientista verde e o Mercador amarelo: na Capital, dão uma carta e uma moeda. Deixe os seis para Ana.
capital-lux-lesson-answer-1-pick-a6-c6 = Tentador! Mas o azul está em 5 na Capital: um 6 em casa já é demais. Experimente as ações especiais.
capital-lux-lesson-answer-1-pick-a6-m3 = O azul está em 5 na Capital: um 6 em casa já é demais. Melhor ficar com a verde.
capital-lux-lesson-answer-1-pick-a6-s4 = O azul está em 5 na Capital: um 6 em casa já é demais. Melhor ficar com a amarela.
capital-lux-lesson-answer-1-pick-c6-m3 = Nada mal: o 6 rosa caberia certinho. Mas experimente hoje as duas ações especiais: verde e amarela.
capital-lux-lesson-answer-1-pick-c6-s4 = Nada mal: o 6 rosa caberia certinho. Mas experimente hoje as duas ações especiais: verde e amarela.

capital-lux-lesson-step-2 = Sua vez: jogue uma carta, na Cidade Natal, pelos pontos, ou na Capital, pela ação especial. Mande o Mercador 5 para casa. Passou da Capital, como o azul de Ana? Até a rodada acabar, pode.
capital-lux-lesson-answer-2-play-m5-capital = Lá, os cinco pontos não são de ninguém. Sua melhor amarela deve valer para você.

capital-lux-lesson-step-3 = Amarelo: você tem 9, a Capital 6. O total dela é o limite de todo mundo: aumente-o com o Mercador 3. Exatamente 9 pode, e na Capital um Mercador rende uma moeda.
capital-lux-lesson-answer-3-play-m3-home = Você teria 12 onde cabem 6. Se ficar assim, todo o seu amarelo se perde.

capital-lux-lesson-step-4 = Viu o modificador virado para baixo no verde? O Agente de Ana o colocou: vai mudar aquele limite, e só ela sabe como. Jogue o Cientista 4 na Capital: lá, ele compra uma carta.
capital-lux-lesson-answer-4-play-s4-home = Você teria 6 no verde onde cabem 3, e só Ana sabe o que o modificador faz.

capital-lux-lesson-step-5 = Você comprou um 5 verde. Agora olhe o azul de Ana: 10, e o limite é 8. Jogue seu Agente na Capital: ele deixa você olhar um modificador, em segredo.
capital-lux-lesson-answer-5-play-a2-home = Seriam dois pontos. O modificador secreto vale muito mais, você vai ver.

capital-lux-lesson-step-6 = É −3, e só você sabe! Coloque-o virado para baixo numa cor: no fim da rodada, o limite dela cai 3, para todo mundo. Onde dói em Ana, e não em você?
capital-lux-lesson-answer-6-lay-cleric = Isso ameaçaria o 6 rosa de Ana. No azul ela tem 10: há mais a perder.
capital-lux-lesson-answer-6-lay-merchant = O seu próprio amarelo está em 9 de 9. Ficaria 3 acima.
capital-lux-lesson-answer-6-lay-scientist = Você também tem um 5 verde na mão. E ali Ana só perderia 5, não 10.

capital-lux-lesson-step-7 = Ana nem desconfia. Seu Clérigo é atrevido: jogado na Capital, ele leva de lá, para a sua Cidade Natal, a menor carta de outra cor.
capital-lux-lesson-answer-7-play-c3-home = Três pontos garantidos. Mas na Capital ele traz uma carta para casa e pode estragar o limite de Ana.

capital-lux-lesson-step-8 = Qual? A carta vai para a sua Cidade Natal, e o limite daquela cor cai para todo mundo. Pense no azul de Ana e nas suas cores.
capital-lux-lesson-answer-8-take-merchant = Você teria 11 no amarelo, com limite de 7. Quatro a mais!
capital-lux-lesson-answer-8-take-scientist = O limite do verde cairia para 4, e você teria 5 ali.

capital-lux-lesson-step-9 = Ana ficou sem cartas: este é o seu último turno. A carta que ficar na mão vai sozinha para casa. Qual seria demais lá? Mande essa para a Capital.
capital-lux-lesson-answer-9-play-m4-home = O amarelo ficaria em 13, e o limite é 9. Os 13 se perderiam.
capital-lux-lesson-answer-9-play-s5-capital = Você compraria uma carta, mas o 4 amarelo iria sozinho para casa: 13 de 9, tudo perdido.
capital-lux-lesson-answer-9-play-s5-home = O 4 amarelo iria sozinho para casa: 13, e o limite é 9. Os 13 se perderiam.

capital-lux-lesson-step-10 = Os modificadores são revelados! Azul de Ana: 10, limite 5, sem ouro: tudo perdido. O dela era −1: seu verde está em 7 de 6. Uma moeda por ponto a mais salva a cor.
capital-lux-lesson-answer-10-save-none = Os 7 pontos verdes e o bônus verde se perderiam, e Ana venceria por 37 a 31.

capital-lux-lesson-step-11 = O azul de Ana se foi. Em cada cor, quem tem mais ganha a maior carta dela na Capital: azul, verde e amarelo são seus. Cidade Natal 18, bônus 22, moeda 1: 41 a 33!

## Tips at the end

capital-lux-lesson-tip-1 = Metade das suas cartas é para a Capital: o que você põe lá sustenta o que fica em casa.
capital-lux-lesson-tip-2 = Guarde uma ou duas moedas para o fim: um só modificador oculto nunca tira mais de 3 do limite.
capital-lux-lesson-tip-3 = Veja quem está ficando sem cartas. O que estiver na sua mão vai para casa, queira você ou não.
