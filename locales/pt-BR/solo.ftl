# Partidas de uma pessoa contra robôs, e a partida do dia.

command-solo-name = solo
command-solo-about = Jogar contra robôs, em qualquer lugar; só você vê
option-bots-name = robôs
option-bots-about = Quantos robôs jogam com você
option-level-name = nível
option-level-about = Como os robôs jogam
error-solo-bots = Dá para jogar contra { $least } a { $count } robôs.
error-too-many-solo = Você já tem { $count } partidas contra robôs em andamento. `/mesas` mostra quais: termine ou encerre uma antes.
error-direct-only = Não consigo fazer isso aqui. Me mande o mesmo comando numa mensagem direta.
button-solo = { $game }
button-daily = { $game }: do dia
tables-alone-none = Você não tem partida em andamento aqui. `/solo` começa uma, e `/diária` traz a partida do dia.
tables-alone =
    { $count ->
        [one] A sua partida contra robôs
       *[other] As suas { $count } partidas contra robôs
    }

## A partida do dia

command-daily-name = diária
command-daily-about = A partida do dia: uma tentativa, com as mesmas cartas e dados para todo mundo
daily-title = Partida do dia { $date }
daily-about = As mesmas cartas, dados e robôs para todo mundo. Você tem uma tentativa em cada jogo, de uns dez minutos. Tem partida nova { $until }.
daily-open = **{ $game }**: esperando por você
daily-running = **{ $game }**: já começou
daily-elsewhere = { $game }: você está jogando em outro servidor
daily-over = { $game }: desta você desistiu
daily-used = { $game }: a sua tentativa de hoje já foi
daily-done = { $game }: ⭐ **{ $points }**, { $place }º de { $count } aqui
daily-done-alone = { $game }: ⭐ **{ $points }**
daily-streak =
    { $count ->
        [one] 🔥 { $count } dia
       *[other] 🔥 { $count } dias seguidos
    }
daily-sealed = -# Lacradas antes de qualquer pessoa jogar: { $seal } hoje, { $then } amanhã. Quando o dia acaba, o registro da sua partida abre o lacre.
daily-past = Esta partida já acabou.
daily-places = **Hoje aqui:** { $places }
daily-places-one = { $place }º { $who } { $points }
daily-sign-b =
    { $count ->
        [1] { $count } jogada como o robô forte
       *[other] { $count } jogadas como o robô forte
    }
daily-sign-n = { $count } quase
daily-sign-l = { $count } abaixo
daily-no-signs = Ainda estou olhando as suas jogadas. Volte em um minuto, e eu conto como elas foram.
daily-share = Para compartilhar, copie isto. Não entrega nada:
daily-posted = { $name } jogou a partida do dia
daily-message = Tertulia · { $game }, partida do dia { $date }
daily-message-points =
    { $points ->
        [1] ⭐ { $points } ponto
       *[other] ⭐ { $points } pontos
    }
daily-message-place =
    { $points ->
        [1] ⭐ { $points } ponto · { $place }º de { $count }
       *[other] ⭐ { $points } pontos · { $place }º de { $count }
    }
daily-message-bots = { $count } de { $bots } robôs vencidos
daily-message-streak = 🔥 { $count } dias seguidos
daily-message-end = -# Mesma partida para todo mundo: `/diária`
button-daily-open = Jogar { $game }
button-daily-running = Continuar: { $game }
button-daily-done = { $game }: pontos
button-daily-result = O seu resultado
button-daily-post = Postar aqui
button-daily-best = Melhor partida de ontem
button-daily-list = Partidas de hoje
button-daily-too = Eu também vou jogar
error-daily-late = O dia desta partida acabou. `/diária` tem outra.
error-daily-undo = Na partida do dia, o que você já viu não se desfaz.
error-daily-hint = Não há dicas na partida do dia: cada pessoa joga sem ajuda.
error-daily-once = Uma tentativa por dia! Amanhã tem outra, e `/solo` quantas vezes você quiser.
error-daily-elsewhere = Você começou esta partida em um servidor. Continue por lá: ela é a mesma em todo lugar.
error-daily-over = Essa partida já acabou. As de hoje são estas:
error-daily-given-up = Você desistiu dessa partida. Amanhã tem outra.
error-daily-not-played = Você não terminou essa partida, então não há o que mostrar.
error-daily-secret = O registro entregaria a partida de hoje a quem ainda está jogando. Amanhã ele é seu.

## Planejar

button-plan = Planejar
button-withdraw = Retirar o plano
plan-ask = O que você quer fazer na sua próxima decisão?
plan-about = -# Eu faço isso dez segundos depois da jogada anterior à sua, se ainda der e tiver o mesmo efeito. Até lá ninguém vê.
plan-then = E depois?
plan-then-about = -# Se você não escolher nada aqui, decide isso na sua vez.
plan-nothing = Ainda não dá para saber o que você vai poder fazer. Tente depois da próxima jogada.
plan-changed = A partida andou. Agora está assim:
plan-made = 📌 Planejado: **{ $action }**
plan-soon = 📌 Em alguns segundos, como planejado: **{ $action }**
plan-done = 📌 Joguei o que você tinha planejado: **{ $action }**
plan-withdrawn = O seu plano foi retirado.
plan-over = O plano acabou: já foi feito, ou não dava mais.
plan-dropped-changed = 📌 O que você tinha planejado não dá mais, então você decide.
plan-dropped-undone = 📌 Uma jogada foi desfeita, então o seu plano caiu.
error-plan-now = A decisão é sua agora mesmo: não há o que planejar.
