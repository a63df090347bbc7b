# Partidas de uma pessoa contra robôs, e a partida do dia.

command-solo-name = solo
command-solo-about = Jogue contra robôs, em qualquer lugar e só para os seus olhos
option-bots-name = robôs
option-bots-about = Quantos robôs jogam com você
option-level-name = nível
option-level-about = Como os robôs jogam
error-solo-bots =
    { $least ->
        [1] { $most ->
            [1] Este jogo é para um robô e você.
           *[other] Este jogo é para 1 a { $most } robôs e você.
        }
       *[other] Este jogo é para { $least } a { $most } robôs e você.
    }
error-too-many-solo = Você já tem { $count } partidas contra robôs em andamento. `/mesas` mostra quais: termine ou encerre uma antes.
error-direct-only = Não consigo fazer isso aqui. Me mande o mesmo comando numa mensagem direta.
button-solo = { $game }
button-daily = { $game }, partida do dia
tables-alone =
    { $count ->
        [one] A sua partida contra robôs
       *[other] As suas { $count } partidas contra robôs
    }
