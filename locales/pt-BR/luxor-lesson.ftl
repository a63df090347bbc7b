# A lição de Luxor e as dicas da primeira partida. A posição é fixa: espaços e pontos estão nos textos.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Uma chave
       *[other] A carta
    }
luxor-lesson-do-say-two = 2
luxor-lesson-do-say-three = 3
luxor-lesson-do-say-four = 4
luxor-lesson-do-say-five = 5
luxor-lesson-do-say-twelve = 12

## Steps, and answers to choices

luxor-lesson-step-1 =
    Vence quem tem mais pontos; <Amina|seat.1> tem 35, você 28. Por turno você joga uma das cinco cartas: só a da <esquerda|card.first> ou a da <direita|card.last>.
    Jogue o 2, à esquerda.
luxor-lesson-answer-1-play-right = Primeiro o 2: rende uma joia.
luxor-lesson-said-1-play-left = Um número move um dos seus aventureiros tantas peças adiante.

luxor-lesson-step-2 =
    A joia do <12|tile.12>, 3 pontos, pede dois dos seus aventureiros; rivais não contam. Você também está no <7|tile.7> e no <10|tile.10>. Contam-se peças, e pulam-se espaços vazios.
    Qual movimento ganha a joia?
luxor-lesson-answer-2-move-12-2 = Esse sairia da joia. Ele espera ali por um segundo dos seus.
luxor-lesson-answer-2-move-7-2 = Esse pararia no 10, onde uma estátua pede três. A joia está no 12.
luxor-lesson-said-2-move-10-2 = +7: 3 pela joia, e 4 porque ela completa o seu segundo conjunto.

luxor-lesson-step-3 =
    Joia, vaso e estátua são um conjunto: 3 pontos; dois são 7, três são 12. <Você|seat.0> tem dois. A carta de dado de Amina ganhou um escaravelho: 1 a 4 pontos secretos.
    Quanto mais daria um terceiro conjunto?
luxor-lesson-answer-3-say-three = Isso é o que traz o primeiro. Aqui, 7 pontos viram 12.
luxor-lesson-answer-3-say-twelve = Os três juntos são 12, e 7 você já tem.
luxor-lesson-said-3-say-five = Isso: 12 em vez de 7.

luxor-lesson-step-4 =
    Sua carta nova foi para o meio. Um túnel leva ao túnel seguinte, do <13|tile.13> ao <32|tile.32>.
    Que <carta|card.first card.last> entra no túnel?
luxor-lesson-answer-4-play-right = A azul leva o seu último até o próximo dos seus: do 7 ao 12.
luxor-lesson-said-4-play-left = Isso, o 1. Agora escolha quem anda.

luxor-lesson-step-5 =
    Dois dos seus dormem junto a estátuas de Anúbis, <aqui|statue.2> e <aqui|statue.3>. Quem passa, também por túnel, acorda o seu: ele vai para as escadas e pode andar no próximo turno.
    Qual movimento acorda os dois?
luxor-lesson-answer-5-move-7-1 = Osíris lança esse do 9 ao 10. Ele passa por uma estátua, mas o seu dali já acordou.
luxor-lesson-said-5-move-12-1 = +4: a parede dá 6 ali, e antes dava 2. Os dois acordaram.

luxor-lesson-step-6 =
    No fim, cada aventureiro vale o número da parede do seu lado: 2 do 8 ao 13, 6 do 30 ao 33. O ±1 de Amina, para frente ou para trás, pegou uma chave no <18|tile.18>.
    Quanto vale o 18?
luxor-lesson-answer-6-say-two = O 2 é do lado direito, do 8 ao 13. O 18 fica no lado de baixo.
luxor-lesson-answer-6-say-four = O 4 é do lado esquerdo, do 20 ao 24. O 18 fica no lado de baixo.
luxor-lesson-said-6-say-three = Sim, 3: todo o lado, do 14 ao 19.

luxor-lesson-step-7 =
    O vaso do <7|tile.7> pede dois, e um espera ali. A azul leva o seu último até o próximo dos seus.
    Que <carta|card.first card.last> ganha o vaso?
luxor-lesson-answer-7-play-left = Das escadas, o 1 termina no 2, não no 7.
luxor-lesson-said-7-play-right = +5: o vaso 4, a parede 1.

luxor-lesson-step-8 =
    <Amina|tomb> está na tumba. Ela pede uma chave, como a do <36|tile.36>. Osíris, no <33|tile.33>, lança 3 peças adiante.
    Que <carta|card.first card.last> leva à chave?
luxor-lesson-answer-8-play-right = Do 32, o 3 termina no 35, sem chave.
luxor-lesson-said-8-play-left = Isso, o 1. Agora escolha quem anda.

luxor-lesson-step-9 =
    Só age a última peça do movimento; de Osíris ele continua. Sob o seu vaso, no 7, havia um coringa por qualquer tesouro. Quem cai ali pega um.
    Qual movimento termina na <chave|tile.36>?
luxor-lesson-answer-9-move-12-1 = Pelo túnel de novo, até o 32. Ali não há chave.
luxor-lesson-answer-9-move-7-1 = Osíris, no 9, lança esse 1 adiante, ao 10. Ali não há chave.
luxor-lesson-said-9-move-32-1 = +2: a parede dá 8 ali, e antes dava 6.

luxor-lesson-step-10 =
    Hórus dá <uma chave ou esta carta|choice>, no lugar da que você compraria: 1–6 move um aventureiro quantas peças você quiser, até seis. Uma chave deixa um aventureiro entrar na tumba.
    O que você pega?
luxor-lesson-answer-10-take-horus3 = Uma boa carta. Mas sem chave a tumba continua fechada, e é lá que estão os pontos.
luxor-lesson-said-10-take-key = +1: cada chave guardada.

luxor-lesson-step-11 =
    <Amina|seat.1> pegou o coringa: um conjunto. Na <tumba|tomb>, só o número exato; espaços vazios não contam.
    Que <carta|card.first card.last> dá certo do <36|tile.36>?
luxor-lesson-answer-11-play-left = Demais: 38, 40 e tumba são três peças.
luxor-lesson-said-11-play-right = Isso: 38, 40, tumba. Agora escolha quem anda 3 peças.

luxor-lesson-step-12 =
    A parede da tumba é 13, e o <sarcófago|sarcophagi> que resta, mais 3. O segundo aventureiro lá dentro, seja de quem for, acaba a partida: só se termina a rodada.
    Qual movimento traz mais pontos?
luxor-lesson-answer-12-move-0-3 = Esse chega a Hórus no 5: uma chave e a parede, 1 ponto cada. Há coisa melhor.
luxor-lesson-answer-12-move-7-3 = Esse chega a Hórus no 11: uma chave, e 1 a mais na parede. Há coisa melhor.
luxor-lesson-said-12-move-36-3 = +7: a parede 5, o sarcófago 3, a chave −1.

luxor-lesson-step-13 =
    Amina fechou a rodada; depois, tudo foi somado.
    54 a 48: você venceu!

## Tips at the end

luxor-lesson-tip-1 = Uma carta move todos os seus aventureiros? Só uma das peças alcançadas age: você escolhe.
luxor-lesson-tip-2 = Se só uma das duas cartas das pontas puder mover alguém, você tem de jogar essa.
