# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = -# Ranqueada: o resultado conta para o `/ranking-do-jogo`. Quem sai fica por último.
lobby-unranked = -# Não ranqueada: o resultado não muda o rating de ninguém.

## The leaderboard

leaders-title = Ranking: { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partida)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } partidas)
    }
leaders-about = -# Todo mundo começa com 1000. Depois de { $count } partidas ranqueadas, você entra na lista. O rating é cauteloso: cada bom resultado o faz subir.
leaders-none = Ninguém tem { $count } partidas ranqueadas deste jogo ainda. `/jogar` abre uma mesa.
leaders-you = A sua posição: **{ $place }**, com { $points }
leaders-not-yet =
    { $missing ->
        [one] Mais uma partida ranqueada e você entra na lista.
       *[other] Mais { $missing } partidas ranqueadas e você entra na lista.
    }
leaders-hidden = Você não aparece aqui. `/meus-ajustes` muda isso.
select-game = Outro jogo

## The profile

profile-games =
    { $count ->
        [one] partida
       *[other] partidas
    }
profile-wins =
    { $count ->
        [one] vitória
       *[other] vitórias
    }
profile-rating = rating
profile-provisional = provisório
profile-unrated = ainda sem rating
profile-best = recorde
profile-rivals = Mais partidas com
profile-nobody = Ninguém ainda: até agora só robôs, ou pessoas que preferem não aparecer.
profile-told =
    { $count ->
        [one] Perfil de { $name }: 1 partida terminada, { $wins } com vitória.
       *[other] Perfil de { $name }: { $count } partidas terminadas, { $wins } com vitória.
    }
profile-told-game =
    { $count ->
        [one] { $game }: 1 partida. Do primeiro ao quarto lugar: { $places }. Recorde: { $points }.
       *[other] { $game }: { $count } partidas. Do primeiro ao quarto lugar: { $places }. Recorde: { $points }.
    }
profile-told-rating = Rating em { $game }: { $points }.
profile-told-provisional = Rating provisório em { $game }: { $points }.
profile-told-rival =
    { $count ->
        [one] Com { $name }: 1 partida, { $ahead } na frente, { $behind } atrás.
       *[other] Com { $name }: { $count } partidas, { $ahead } na frente, { $behind } atrás.
    }
profile-only-you = -# Só você vê isto. Os seus ratings e o seu perfil não são mostrados aos outros; dá para mudar isso com `/meus-ajustes`.

## What one person chooses

me-listed-on = **Ratings e perfil:** visíveis
    -# Os outros encontram você no `/ranking-do-jogo` e podem ver o seu `/perfil-de-jogo`.
me-listed-off = **Ratings e perfil:** ocultos
    -# Você não aparece no `/ranking-do-jogo`, e mais ninguém vê o seu `/perfil-de-jogo`. As suas partidas contam do mesmo jeito.
button-listed-on = Mostrar meus ratings
button-listed-off = Ocultar meus ratings

## Why something was not done

error-profile-hidden = { $name } prefere não aparecer em rankings e perfis.
error-profile-left = Não conheço essa pessoa neste servidor. Só há perfis de quem está aqui.
error-profile-empty = { $name } ainda não terminou nenhuma partida aqui.
error-profile-none = Você ainda não terminou nenhuma partida aqui. `/jogar` abre uma mesa.
