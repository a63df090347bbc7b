# What the owner of this bot reads, and what their orders say to others. Names and texts as in commands.ftl.

command-owner-name = dono
command-owner-about = Para o dono deste bot
command-servers-name = servidores
command-servers-about = Os servidores onde estou, o que acontece neles, e de quais eu saio ou fico fora
command-user-name = usuario
command-user-about = Bloquear um usuário em todos os servidores, ou desfazer isso
command-announce-name = anunciar
command-announce-about = Dizer algo em cada canal com uma partida em andamento
command-new-tables-name = novas-mesas
command-new-tables-about = Não deixar partidas começarem, antes de uma manutenção, ou deixar de novo
option-server-name = servidor
option-server-about = O ID de um servidor, também de um onde não estou
option-user-name = usuario
option-user-about = Quem: escolha alguém, ou digite o ID

error-not-owner = Só o dono deste bot pode fazer isso.
error-owner-server = Isso não é um ID de servidor. É um número longo: ative o modo de desenvolvedor no Discord e clique no servidor com o botão direito.
error-owner-own = Este não: é o seu próprio.
error-owner-notice = O texto está vazio, então não envio nada.
error-blocked-user = O dono deste bot bloqueou você, então não posso deixar você jogar. `/privacidade` ainda funciona.
error-no-new-tables = Nenhuma partida começa agora: este bot vai ser atualizado. As partidas em andamento continuam. Tente mais tarde.
announcement = 📣 Um aviso do dono deste bot: { $note }

owner-servers-title = { $count ->
        [1] { $count } servidor
       *[other] { $count } servidores
    }
owner-server-about = membros: { $members } · em andamento: { $running } · terminadas em 30 dias: { $finished } · última jogada: { $date }
owner-server-away = Não estou neste servidor.
owner-server-blocked = Bloqueado: se ele me convidar, saio na hora.
owner-leave-sure = Sair deste servidor? As partidas param. Elas continuam se ele me convidar em até 90 dias.
owner-block-sure = Sair deste servidor e não voltar? As partidas param.
owner-user-free = Não está bloqueado.
owner-user-blocked = Bloqueado: respondo com uma frase. Um robô joga nas mesas dessa pessoa.
owner-announced = { $count ->
        [0] Nenhuma partida em andamento: não aviso ninguém.
        [one] A caminho de { $count } canal.
       *[other] A caminho de { $count } canais.
    }
owner-tables-closed = { $count ->
        [0] A partir de agora nenhuma partida começa, e nenhuma está em andamento.
        [one] A partir de agora nenhuma partida começa. Ainda em andamento: { $count }.
       *[other] A partir de agora nenhuma partida começa. Ainda em andamento: { $count }.
    }
owner-tables-open = As partidas podem começar de novo.
select-server = Escolha um servidor
button-owner-leave = Sair
button-owner-block = Bloquear
button-owner-unblock = Desbloquear
button-owner-servers = Todos os servidores
form-notice-title = Um aviso às partidas em andamento
form-notice = O seu texto
form-notice-about = Vai como você escreveu, uma vez, a cada canal com uma partida em curso. Não menciona ninguém.
