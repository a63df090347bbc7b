# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = ranqueada: sem dicas
lobby-full-ranked = Ranqueada, para o `/ranking-do-jogo`: sem dicas, e quem sai fica por último.
lobby-unranked = não ranqueada, com dicas
lobby-full-unranked = Não ranqueada: o rating de ninguém muda, e há dicas.
opened-unranked = Sua mesa não é ranqueada, para você poder pedir dicas: você ainda não terminou partida com outras pessoas aqui. Em **{ button-more }**, **{ button-options }**, dá para mudar.

## The leaderboard

leaders-title = Ranking: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partida)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } partidas)
    }
leaders-about = -# Todo mundo começa com 1000. Com { $count } partidas ranqueadas, você entra na lista. Três meses sem nenhuma, e você sai até a próxima.
leaders-none = Ninguém está na lista deste jogo agora. Para entrar: { $count } partidas ranqueadas, a última nos últimos três meses. `/jogar` abre uma mesa.
leaders-you = A sua posição: **{ $place }**, com { $points }
leaders-not-yet =
    { $missing ->
        [one] Mais uma partida ranqueada e você entra na lista.
       *[other] Mais { $missing } partidas ranqueadas e você entra na lista.
    }
leaders-hidden = Você não aparece aqui. `/meus-ajustes` muda isso.
leaders-none-then = Ninguém estava na lista deste jogo nesse ranking.
leaders-ladder = -# Ranking { $number } de { $count }
leaders-inactive = Você não está na lista: a sua última partida ranqueada foi há mais de três meses. O seu rating está guardado; jogue mais uma e você volta.
button-ladder = Ranking { $number }
select-game = Outro jogo

## The profile

profile-games =
    { $count ->
        [1] partida
       *[other] partidas
    }
profile-wins =
    { $count ->
        [1] vitória
       *[other] vitórias
    }
profile-days =
    { $count ->
        [1] dia
       *[other] dias
    }
profile-unrated = ainda sem rating
profile-nobody = Ninguém ainda: até agora só robôs, ou pessoas que preferem não aparecer.
profile-told =
    { $count ->
        [one] Perfil de { $name }: { $count } partida terminada, { $wins } com vitória.
       *[other] Perfil de { $name }: { $count } partidas terminadas, { $wins } com vitória.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 partida. Do primeiro ao quarto lugar: { $places }. Recorde: { $points }.
       *[other] { $game }: { $count } partidas. Do primeiro ao quarto lugar: { $places }. Recorde: { $points }.
    }
profile-told-won =
    { $count ->
        [one] { $game }: { $count } partida, { $wins } com vitória.
       *[other] { $game }: { $count } partidas, { $wins } com vitória.
    }
profile-told-rating = Rating em { $game }: { $points }.
profile-told-provisional = Rating provisório em { $game }: { $points }.
profile-told-rival =
    { $count ->
        [one] Com { $name }: 1 partida, { $ahead } na frente, { $behind } atrás.
       *[other] Com { $name }: { $count } partidas, { $ahead } na frente, { $behind } atrás.
    }
profile-told-days =
    { $count ->
        [one] Partida do dia: { $count } dia.
       *[other] Partida do dia: { $count } dias seguidos.
    }
profile-told-duel = { $game }: { $ahead } na frente, { $behind } atrás.
profile-told-trophies = Troféus: { $trophies }.
profile-told-missing = Ainda faltam: { $trophies }.
profile-trophy = 🏆 { $trophy } · { $date }
profile-trophies-missing = -# Ainda faltam: { $trophies }
profile-none-alone = Você ainda não terminou nenhuma partida só sua. `/solo` começa uma.
trophy-tie = Vitória no desempate
trophy-days = Sete dias seguidos na partida do dia
trophy-week = Vitória em todos os jogos numa semana
profile-told-completion = Termina { $finished } de { $count } partidas com outras pessoas.
profile-only-you = -# Só você vê isto. Os seus ratings e o seu perfil não são mostrados aos outros; dá para mudar isso com `/meus-ajustes`.

## What one person chooses

me-listed-on = **Ratings e perfil:** visíveis
    -# Os outros encontram você no `/ranking-do-jogo` e podem ver o seu `/perfil-de-jogo`.
me-listed-off = **Ratings e perfil:** ocultos
    -# Você não aparece no `/ranking-do-jogo`, e mais ninguém vê o seu `/perfil-de-jogo`. As suas partidas contam do mesmo jeito.
button-listed-on = Mostrar meus ratings
button-listed-off = Ocultar meus ratings

## What moderators do

button-strike = Tirar do ranking
button-confirm-strike = Sim, tirar
button-no-strike = Não, ela conta
button-count-again = Contar de novo esta partida
strike-sure = Tirar esta partida do ranking? Aí ela não muda o rating de ninguém, e eu refaço todos os seguintes. Dá para voltar atrás em **{ button-more }**.
strike-done = Pronto: esta partida não conta mais. Já refiz os ratings.
count-again-done = Esta partida conta de novo. Já refiz os ratings.
table-struck = -# Esta partida não conta: a moderação a tirou do ranking.
button-new-ladder = Começar um novo ranking
button-confirm-ladder = Sim, começar outro
button-keep-ladder = Não, manter este
new-ladder-sure = Começar um novo ranking? Todo mundo volta a 1000 em todos os jogos. O antigo fica no `/ranking-do-jogo`. Não dá para voltar atrás.
settings-ladder = **Ranking:** número { $number }

## Why something was not done

error-not-judge = Só quem tem a permissão **Gerenciar servidor** pode tirar uma partida do ranking ou contá-la de novo.
error-not-rated = Esta partida não mudou o rating de ninguém, então não há o que tirar.
error-ladder-new = Ninguém tem rating no ranking atual ainda, então um novo não mudaria nada.
error-profile-hidden = { $name } prefere não aparecer em rankings e perfis.
error-profile-left = Não conheço essa pessoa neste servidor. Só há perfis de quem está aqui.
error-profile-alone = Aqui só posso mostrar o seu próprio perfil. Para ver o de outra pessoa, use o comando em um servidor em que estejamos todos.
error-profile-empty = { $name } ainda não terminou nenhuma partida aqui.
error-profile-none = Você ainda não terminou nenhuma partida aqui. `/jogar` abre uma mesa.
