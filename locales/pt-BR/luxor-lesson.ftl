# A lição de Luxor e as dicas da primeira partida. A posição é fixa: espaços e pontos estão nos textos.

## Buttons

luxor-lesson-do-play = { luxor-side }
luxor-lesson-do-move = { luxor-way }
luxor-lesson-do-take =
    { $note ->
        [take-key] Uma chave
       *[other] A carta
    }

## Steps, and answers to choices

luxor-lesson-step-1 =
    Amina vence por 35 a 28. Em cada turno você joga uma carta, só a da <esquerda|card.first> ou a da <direita|card.last>. Um número move um aventureiro tantas peças adiante.
    Jogue o 2, à esquerda.
luxor-lesson-answer-1-play-right = Essa carta leva o mais atrasado ao 10: ficariam dois ali, e aquela estátua pede três.

luxor-lesson-step-2 =
    Tesouros dão pontos. A joia do <12|tile.12> pede dois aventureiros, e só contam os seus: um já espera ali. Duas peças atrás está outro, no <10|tile.10>.
    Mande esse até a joia.
luxor-lesson-answer-2-move-12-2 = Esse sairia da joia, e o do 10 não daria conta dela sozinho.
luxor-lesson-answer-2-move-7-2 = Esse pararia no 10, onde a estátua pede três. A joia ficaria onde está.

luxor-lesson-step-3 =
    Joia, vaso e estátua formam um conjunto: mais pontos. A carta nova foi para o meio. O túnel do <13|tile.13> leva adiante, ao <32|tile.32>.
    Que <carta|card.first card.last> leva do <12|tile.12> até ele?
luxor-lesson-answer-3-play-right = A carta azul leva o mais atrasado até o próximo à frente, do 7 ao 12. Ninguém chega ao túnel.

luxor-lesson-step-4 =
    Dois dos seus dormem junto a estátuas de Anúbis, <aqui|statue.2> e <aqui|statue.3>. Quem passa, também por túnel, desperta o seu: no próximo turno ele pode sair das escadas.
    Qual movimento passa pelas duas estátuas de Anúbis?
luxor-lesson-answer-4-move-7-1 = Osíris, no 9, lança esse para o 10. Ele não passa por nenhum Anúbis.

luxor-lesson-step-5 =
    Nova: <±1|card.middle>, uma peça para frente ou para trás. A azul leva o mais atrasado até o próximo. O vaso do <7|tile.7> pede mais um.
    Que <carta|card.first card.last> ganha o vaso?
luxor-lesson-answer-5-play-left = Nenhum 1 termina no 7: das escadas, ele leva ao 2, onde uma joia pede dois. Guarde para depois.

luxor-lesson-step-6 =
    Amina está na <tumba|tomb>. Para ir atrás, você precisa da chave do <36|tile.36>. Osíris, no <33|tile.33>, lança quem cai ali 3 peças adiante.
    Que <carta|card.first card.last> leva do 32 à chave?
luxor-lesson-answer-6-play-right = Do 32, o 3 para no 35, depois de Osíris, sem chave. E esse 3 serve para a tumba.

luxor-lesson-step-7 =
    No fim, cada aventureiro vale o que a parede ao lado mostra: 6 no <32|tile.32>, 8 no <36|tile.36>, 13 na <tumba|tomb>. Escaravelhos são 1 a 4 pontos secretos.
    Qual deles vai buscar a chave?
luxor-lesson-answer-7-move-12-1 = Pelo túnel de novo, até o 32: bom, mas ali não há chave.
luxor-lesson-answer-7-move-7-1 = Osíris, no 9, lançaria esse para o 10, onde a estátua pede três. E ali não há chave.

luxor-lesson-step-8 =
    Hórus dá uma chave, ou esta carta no lugar da que você compraria. Uma chave deixa um aventureiro entrar na tumba. Quando entra o segundo, a partida acaba.
    O que você pega?
luxor-lesson-answer-8-take-horus3 = 1–6 é uma boa carta: quantos passos quiser, até seis. Mas, sem chave, a tumba continua fechada.

luxor-lesson-step-9 =
    Sob o seu vaso havia um <coringa|tile.7>, por qualquer tesouro: Amina pegou um. Na <tumba|tomb>, o número tem de ser exato. Espaços vazios não contam.
    Que <carta|card.first card.last> dá certo do <36|tile.36>?
luxor-lesson-answer-9-play-left = Do 36, o 5 é demais: 38, 40 e tumba são três peças.

luxor-lesson-step-10 =
    Uma chave guardada é 1 ponto. A <tumba|tomb> vale 13, e o <sarcófago|sarcophagi> que resta dá mais 3. Depois a partida acaba com esta rodada.
    Quem anda 3 peças?
luxor-lesson-answer-10-move-0-3 = Outra chave, a de Hórus no 5. Mas você já tem uma: use-a enquanto há um sarcófago.
luxor-lesson-answer-10-move-7-3 = Outra chave, a de Hórus no 11. Mas você já tem uma: use-a enquanto há um sarcófago.

luxor-lesson-step-11 =
    Você pagou a chave e entrou. Amina teve mais um turno, para fechar a rodada; depois, somamos os pontos.
    54 a 48: você venceu!

## Tips at the end

luxor-lesson-tip-1 = Uma carta move todos os seus aventureiros? Só uma das peças alcançadas age: você escolhe.
luxor-lesson-tip-2 = Se só uma das duas cartas das pontas puder mover alguém, você tem de jogar essa.
