# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Jogador { $number }
picture-empty-table = ninguém ainda
picture-free = livre
picture-optional = opcional
picture-wins = Vitória: { $name }
picture-shared = Vitória compartilhada
picture-total = Total
picture-tie = Empate
alt-level = Empate: { $ahead } à frente de { $behind } · { $what }: { $numbers }
alt-level-shared = Empate: { $who } dividem o { $place }º lugar
picture-sixty-want = Você quer
picture-sixty-turn = Sua vez
picture-sixty-end = O fim
picture-sixty-mistake = Erro de iniciante
picture-lesson-step = Passo { $step } de { $steps }.

## The card of a daily deal

picture-day = Partida do dia
picture-day-place =
    { $form ->
       *[other] { $place }º
    }
picture-day-of = de { $count } aqui
picture-day-points =
    { $count ->
        [1] ponto
       *[other] pontos
    }
picture-day-streak =
    { $count ->
        [one] dia
       *[other] dias seguidos
    }
picture-day-best = como o robô forte
picture-day-nearly = quase
picture-day-lost = abaixo
picture-day-waiting = O robô ainda está olhando as suas jogadas
day-told =
    { $count ->
        [1] { $game }, partida do dia { $date }: { $count } ponto.
       *[other] { $game }, partida do dia { $date }: { $count } pontos.
    }
day-told-place = { $place }º de { $count } neste servidor.
day-told-streak =
    { $count ->
        [one] { $count } dia.
       *[other] { $count } dias seguidos.
    }
day-told-signs = Jogada a jogada: { $signs }. { $best } como o robô forte, { $nearly } quase, { $lost } abaixo.
picture-review = Como se decidiu
picture-review-none = Sem grande erro, sem grande presente
picture-review-move = Jogada: { $name }
picture-review-played = jogada
picture-review-best = robô forte
picture-review-gains = ganhou
