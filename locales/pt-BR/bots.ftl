# Jogadores do computador: na preparação, nas dicas e, depois do fim, por que jogaram assim.
# $player é um nome pronto com sua forma, $action e $other são rótulos de escolhas, $chance e $less são porcentagens.

name-bot-easy = Robô fácil
name-bot-normal = Robô médio
name-bot-hard = Robô difícil
seat-bot = { $player } (robô { $level })
bot-easy = fácil
bot-normal = médio
bot-hard = difícil

## Na preparação

lobby-bots = -# Falta gente? Quem organiza pode incluir robôs; quem chegar depois ainda joga.
lobby-practice = treino: sem rating
lobby-full-practice = Treino: só contra robôs, o resultado não muda o rating de ninguém.
button-bots = + Robô
button-add-easy = + Fácil
button-add-normal = + Médio
button-add-hard = + Difícil
button-remove-computer = − Robô
error-not-host-bots = Só { $host }, que organiza a mesa, pode incluir ou tirar robôs.
error-no-bot = Não há nenhum robô nesta mesa.

## Dicas

button-hint = Dica
hint-only = 💡 Só há uma coisa a fazer: **{ $action }**
hint-reason = 💡 **{ $action }** – { $reason }
hint-equal = 💡 **{ $action }**, ou “{ $other }”: para mim, dá na mesma.
hint-unclear = sem um motivo único: é o que mais venceu nas simulações.
hint-close = dá quase no mesmo: “{ $other }” também serve.
hint-numbers = -# Os números: ||cerca de { $chance }% de vitórias, e { $less }% com “{ $other }”. { hint-basis }||
hint-basis = { $deals ->
        [one] Testei uma distribuição possível, sem espiar cartas escondidas.
       *[other] Testei { $deals } distribuições possíveis, sem espiar cartas escondidas.
    }
error-thinking = Ainda estou pensando na sua última dica. Só um momento.
error-no-hint = Você não tem nada a decidir agora, então não há o que sugerir.

## Por quê, no registro de uma partida encerrada

