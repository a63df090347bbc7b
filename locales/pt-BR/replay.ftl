# Replays: uma partida terminada, página por página e como imagem animada.
# $game é um título, $players são nomes prontos, $count o número de imagens, $percent quanto delas está pronto.

## Página por página

button-replay = Replay
button-first = Primeira
button-last = Última
replay-deal = A partida começa.
error-no-replay = Só dá para rever uma partida terminada.
error-replay-page = Esta partida não tem essa página. Aperte **{ button-replay }** em **{ button-more }** no tabuleiro dela para começar pela primeira.
error-replay-old-rules = Esta partida foi jogada com regras anteriores, e não consigo mais mostrá-la aqui. O registro dela ainda conta tudo: aperte **{ button-record }** em **{ button-more }**.
error-replay-newer-rules = Esta partida foi jogada com uma versão mais nova do Tertulia. Vou poder mostrá-la quando o bot for atualizado: avise quem o administra.
error-replay-broken = As jogadas guardadas desta partida não seguem as regras, por isso não consigo mostrá-la de novo. Aperte **{ button-verify }** em **{ button-more }** para saber onde.

## A imagem animada

button-film = Ver como animação
animation-waiting = 🎞️ Sua imagem animada é a próxima: outra está sendo feita. Ela vai aparecer aqui.
animation-making = 🎞️ A imagem animada está sendo feita: { $percent }%
animation-done = A partida inteira em { $count } imagens.
animation-smaller = -# Era grande demais para o Discord, por isso está menor do que de costume e talvez pule alguns turnos. O **{ button-replay }** mostra todos.
animation-alt = Imagem animada de uma partida inteira de { $game }, em { $count } imagens, da distribuição à folha de pontos. Na mesa: { $players }. O Replay também conta cada turno em palavras.
error-in-making = Seu último pedido ainda está sendo feito. Ele vai aparecer onde você vê o andamento; faça o próximo quando ele chegar.
error-making-queue = A fila está grande agora. Tente de novo em um minuto.
error-animation-too-large = Esta partida é longa demais para uma imagem animada que o Discord aceite. O **{ button-replay }** mostra cada turno.

## A análise

button-review = Análise
review-waiting = 🔎 Sua análise é a próxima: outra está sendo feita. Ela vai aparecer aqui.
review-making = 🔎 Estou repassando a partida: { $percent }%
review-told = Como se decidiu uma partida de { $game }.
review-told-seat = { $place }. { $player } ({ $points }). Chance de vencer, do começo ao fim: { $chances }%
review-told-mistake = { $player }: “{ $played }” ({ $change }%)
review-told-gift = { $player }: “{ $played }” ({ $change }% para { $who })
review-mistake = { $player } escolheu “{ $played }” ({ $after }%). O robô forte: “{ $best }” ({ $before }%).
review-gift = { $player } escolheu “{ $played }”. A chance de { $who } saltou de { $before }% para { $after }%.
review-note = -# O menos é a chance de vencer que a jogada custou a quem jogou, pelo que podia saber na hora. O mais é o que outra pessoa ganhou.
review-hint = 💡 A dica do robô forte para { $player }: { $reason }
error-review-stopped = Fui reiniciado no meio desta análise. Aperte **{ button-review }** mais uma vez.
error-review-point = Esta análise não tem esse momento decisivo. Aperte **{ button-review }** em **{ button-more }** no tabuleiro dela para vê-la de novo.

## Sharing

button-share = Compartilhar o resultado
button-share-film = Compartilhar a animação
shared-by = Compartilhado por { $who }
shared = Compartilhado no canal.
error-share-not-played = Só quem jogou esta partida pode compartilhar.
error-shared-already = Acabou de ser compartilhado aqui. Daqui a alguns minutos dá para compartilhar de novo.
error-may-not-write = Você não pode escrever neste canal, então não posso publicar nada aqui por você.
