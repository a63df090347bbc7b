# A lição de Luxor e as dicas da primeira partida. A posição é fixa: espaços e pontos estão nos textos.

## Steps, and answers to choices

luxor-lesson-step-1 = Tesouros dão pontos, e seus aventureiros valem mais quanto mais perto da tumba. Só dá para jogar a carta da ponta esquerda ou direita. Jogue o 2: aquela joia pede dois aventureiros.
luxor-lesson-answer-1-play-right = Essa carta leva o mais atrasado do 7 ao 10: ficariam dois ali, e aquela estátua pede três.

luxor-lesson-step-2 = Mova o do 10: duas peças adiante, outro espera na joia. Dois bastam, e ela é sua! Vaso, joia e estátua formam um conjunto, já o seu segundo.
luxor-lesson-answer-2-move-12-2 = Esse sairia da joia, e o do 10 não daria conta dela sozinho.
luxor-lesson-answer-2-move-7-2 = Esse pararia no 10, onde a estátua pede três. A joia ficaria onde está.

luxor-lesson-step-3 = Três pontos, e mais quatro no fim pelo conjunto! A carta nova foi para o meio: vai esperar. Ana rolou o dado e pegou um escaravelho: pontos secretos. Jogue o 1.
luxor-lesson-answer-3-play-right = Ela levaria o do 7 ao 12, que agora está vazio. Não há nada para pegar ali.

luxor-lesson-step-4 = Sem a joia, o 12 fica vazio; os dois continuam lá. Logo adiante, um túnel: leva ao próximo, no 32! Passar por Anúbis desperta o seu que dorme ali. Dois de uma vez!
luxor-lesson-answer-4-move-7-1 = Osíris, no 9, lançaria esse para o 10, sem companhia. E ninguém mais esperaria no vaso.

luxor-lesson-step-5 = Os dois que despertaram estão nas escadas, prontos para andar. Ana voltou um passo com ±1 e pegou uma chave. Sua carta da direita leva o mais atrasado ao próximo, onde um vaso pede dois.
luxor-lesson-answer-5-play-left = Também é um bom plano: o 1 leva a uma chave. Mas primeiro o vaso; o 1 fica na mão.

luxor-lesson-step-6 = Ana está na tumba: 13 pontos, e 5 por ser a primeira. Com mais um, a partida acaba! Falta uma chave: há uma no 36. Jogue o 1; de lá, o 3 dá certinho.
luxor-lesson-answer-6-play-right = O 3 leva o da frente só até o 35, sem chave. E ele faz falta para entrar na tumba.

luxor-lesson-step-7 = Quem vai? A um passo do 32 está Osíris. Ninguém fica ali: ele lança você adiante tantas peças quantas mostra, aqui 3, direto para Hórus.
luxor-lesson-answer-7-move-0-1 = Esse ficaria sozinho na joia do 2, que pede dois. E ali não há chave.
luxor-lesson-answer-7-move-12-1 = Pelo túnel de novo, até o 32: bom, mas ali não há chave.
luxor-lesson-answer-7-move-7-1 = Osíris, no 9, lançaria esse para o 10, onde a estátua pede três. E ali não há chave.

luxor-lesson-step-8 = Hórus oferece uma chave, ou a carta de cima da pilha dele, para o meio da sua mão. Sem chave, ninguém entra na tumba. O que você pega?
luxor-lesson-answer-8-take-horus3 = 1–6 é uma boa carta: quantos passos quiser, até seis. Mas, sem chave, a tumba continua fechada.

luxor-lesson-step-9 = Debaixo do seu vaso havia um coringa, que vale por qualquer tesouro: Ana pegou um. Agora a tumba, com o número exato. Espaços vazios não contam: 38, 40, tumba. Qual carta?
luxor-lesson-answer-9-play-left = A partir do 36, o 5 é demais: para entrar na tumba, o número tem de ser exato.

luxor-lesson-step-10 = Para dentro com o do 36! Custa a chave. Na tumba você faz 13 em vez de 8, e o segundo sarcófago dá mais 3. A rodada vai até o fim, e a partida acaba.
luxor-lesson-answer-10-move-0-3 = Outra chave, a de Hórus no 5. Mas você já tem uma: use-a enquanto há um sarcófago.
luxor-lesson-answer-10-move-12-3 = Esse ficaria sozinho no 15, onde a joia pede dois. A tumba vale muito mais.
luxor-lesson-answer-10-move-7-3 = Outra chave, a de Hórus no 11. Mas você já tem uma: use-a enquanto há um sarcófago.

luxor-lesson-step-11 = Ana teve um último turno, para fechar a rodada. Tesouros 27, aventureiros 17, sarcófago 3, conjuntos 7: 54 a 48! Sem a joia, ou sem a tumba, Ana teria vencido.

## Tips at the end

luxor-lesson-tip-1 = Olhe as duas pontas da mão e as cartas logo atrás: você sempre sabe o que vem depois.
luxor-lesson-tip-2 = Desperte cedo quem dorme. Cinco aventureiros pegam tesouros que dois não pegam.
luxor-lesson-tip-3 = A última chave está no 36: pegue uma no caminho. Quem chega à tumba sem chave só espera.
