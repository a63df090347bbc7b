# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Jogador { $number }
picture-empty-table = ninguém ainda
picture-free = livre
picture-optional = opcional
picture-wins = { $name } vence
picture-shared = Vitória compartilhada
picture-total = Total
picture-tie = Desempate
picture-sixty-want = Você quer
picture-sixty-turn = Sua vez
picture-sixty-end = O fim
picture-sixty-mistake = Erro de iniciante
picture-lesson-step = Passo { $step } de { $steps }.
picture-review = Como se decidiu
picture-review-none = Sem grande erro, sem grande presente
picture-review-move = A jogada de { $name }
picture-review-played = jogado
picture-review-best = robô forte
picture-review-gains = ganhou
