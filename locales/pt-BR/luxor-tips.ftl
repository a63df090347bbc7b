# Tips for a first game of Luxor: one sentence above a question, named by the kind of decision.

luxor-tip-card-1 = Só dá para jogar as cartas das pontas. Se só uma delas move alguém, você tem que jogá-la.
luxor-tip-card-2 = O número é exato e conta peças, não espaços: os vazios são pulados.
luxor-tip-card-2-space = O número é exato e conta peças: os espaços vazios são pulados. Nesta mesa, só ±1 os conta.
luxor-tip-card-3 = Qual carta você prefere ter ainda no próximo turno? Jogue a outra: a que está atrás vem para a ponta.
luxor-tip-adventurer-1 = Primeiro escolha quem vai. Até onde, você diz depois.
luxor-tip-move-1 = Um dos seus já espera num tesouro? Melhor levar outro até lá do que tirar esse.
luxor-tip-move-2 = Passar por uma estátua de Anúbis acorda o seu que dorme ali. Mais um aventureiro vale mais que alguns pontos.
luxor-tip-move-3 = Osíris leva você para frente: veja onde você termina de verdade. A opção mostra.
luxor-tip-act-1 = Todos se moveram, mas você só faz uma ação: pegue o que outros poderiam levar antes.
luxor-tip-horus-1 = Sem chave, nada de tumba: a primeira vale mais que qualquer carta.
luxor-tip-horus-2 = Uma carta de Hórus vai para o meio da mão: só dá para jogá-la daqui a três turnos.
luxor-tip-horus-3 = Uma chave que você não usa ainda vale 1 PV no fim.
luxor-tip-favour-1 = Mais olhos costumam levar mais longe. Veja o que cada carta faz: ela vai para o meio da mão.
luxor-tip-scarab-1 = Um coringa pode completar um conjunto. Se nenhum está perto, pegue o escaravelho.
