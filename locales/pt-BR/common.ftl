# What the bot itself says: buttons, lobby, board, hand, score, refusals.
# $player and $who are ready names with their shape, $link is an address, $game a title.

## Buttons

button-join = Entrar
button-leave = Sair
button-start = Iniciar
button-cancel = Encerrar mesa
button-confirm-cancel = Sim, encerrar para todo mundo
button-rules = Regras
button-hand = Jogar / Minha mão
button-your-move = Sua vez
button-next-table = Próxima mesa
button-more = Mais
button-log = Histórico
button-text = Tabuleiro em palavras
button-rematch = Revanche
button-join-rematch = Entrar na revanche
button-options = Opções
button-back = Anterior
button-next = Próxima
select-action = Escolha…
select-change = Trocar…
select-page = Páginas

## The lobby

lobby-seat-host = { $player } (organiza)
lobby-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
lobby-waiting =
    { $missing ->
        [one] Falta uma pessoa para começar.
       *[other] Faltam { $missing } pessoas para começar.
    }
lobby-ready = Todo mundo aqui? Então **{ $host }** já pode apertar **{ button-start }**.
leave-done = Você saiu da mesa.
table-cancelled = Esta mesa foi encerrada sem resultado. Abra outra com `/jogar`.

## The board

board-deciding =
    { $count ->
        [one] Vez de { $who }
       *[other] Esperando { $who }
    }
board-answering = Vez de { $target } · { $who } precisa responder
board-moved = Este tabuleiro mudou de lugar. [Agora está aqui]({ $link })
board-is-there = [O tabuleiro está aqui.]({ $link })
error-board-limit = Você já trouxe tabuleiros para baixo { $count } vezes em pouco tempo. Dá para fazer de novo { $until }. [O tabuleiro está aqui.]({ $link })
error-undos-limit = Você desfez { $count } jogadas em uma hora. Você pode desfazer de novo { $until }.
error-games-limit = Você começou { $count } partidas em um dia: não recebo mais do que isso de uma pessoa só. Você pode começar a próxima { $until }.
error-rematch-players = A revanche é de quem jogou: alguém do jogo pode abrir, e aí você pode entrar. `/jogar` abre uma mesa sua.
ping-move =
    { $count ->
        [one] { $who }, é a sua vez. [Ir ao tabuleiro]({ $link })
       *[other] { $who }, é a vez de vocês. [Ir ao tabuleiro]({ $link })
    }
picture-missing = -# Desta vez não consegui desenhar a imagem. A partida continua normalmente.
picture-follows = -# Ainda estou desenhando a imagem. Ela já aparece aqui.
picture-unnamed = -# Na imagem: { $names }

## The score

score-winner =
    { $count ->
        [one] { $who } venceu!
       *[other] Vitória compartilhada: { $who }
    }
score-is-there = [Ver a pontuação]({ $link })
score-line =
    { $points ->
        [1] **{ $place }** · { $player } — { $points } ponto
       *[other] **{ $place }** · { $player } — { $points } pontos
    }
score-line-behind =
    { $points ->
        [1] **{ $place }** · { $player } — { $points } ponto ({ $behind })
       *[other] **{ $place }** · { $player } — { $points } pontos ({ $behind })
    }
score-short = { $place }. { $player } { $points }
score-short-behind = { $place }. { $player } { $points } ({ $behind })
score-tie = -# Empate: { $ahead } à frente de { $behind } · { $what }: { $numbers }
score-tie-shared = -# Empate: { $who }, { $place }º lugar
score-decisive = Como se decidiu
rematch-joined = Você entrou na revanche. A nova mesa está aqui: { $link }
rematch-offer = Você não jogou esta, mas tem um lugar para você na próxima.

## The end, as one player reads it
# $who are other players, $count points, $ahead and $behind games.

ending-won =
    { $count ->
        [1] Você venceu! 1 ponto à frente de { $who }
       *[other] Você venceu! { $count } pontos à frente de { $who }
    }
ending-won-level = Você venceu! Empate em pontos com { $who }
ending-shared = Você divide a vitória com { $who }
ending-place =
    { $count ->
        [1] { $place }º de { $seats }, 1 ponto atrás de { $who }
       *[other] { $place }º de { $seats }, { $count } pontos atrás de { $who }
    }
ending-place-level = { $place }º de { $seats }, empate em pontos com { $who }
ending-rating = Seu rating: { $before } → { $after }
ending-rating-provisional = Seu rating: { $before } → { $after }. É provisório até você jogar { $settled } partidas ranqueadas (até agora: { $games }).
ending-series = Partidas deste jogo até agora: { $against }
ending-against = você { $ahead }–{ $behind } { $who }

## More

more-table = **{ $game }** · mesa { $number }
more-players = Na mesa: { $players }
phase-finished = Esta partida já acabou.
phase-cancelled = Esta mesa foi encerrada sem resultado.
error-reading = Ainda estou abrindo o histórico para você. Só um momento.
log-empty = Ainda não aconteceu nada.
words-pair = { $name }: { $value }
words-hand = Sua mão
cancel-sure = Encerrar esta partida para todo mundo, sem resultado? Não dá para voltar atrás.

## Help

help-title = Tertulia
help-body =
    Jogos de tabuleiro no seu canal, em boa companhia, em poucos minutos ou ao longo de vários dias.
    1. Digite `/jogar`, escolha um jogo, espere as outras pessoas apertarem **{ button-join }** e aperte **{ button-start }**.
    2. O tabuleiro é uma imagem no canal. **{ button-hand }** mostra, só para você, a sua mão e o que dá para fazer.
    3. Cada jogada é salva na hora. Se a sua mão ficou lá para cima, o botão ou `/mão` a traz de volta.
    4. Ninguém por perto? Quem organiza a mesa pode incluir robôs de três níveis. **{ button-hint }**, embaixo da sua mão, sugere uma jogada.
    5. Sem companhia? `/solo` é contra robôs, em qualquer lugar. `/diária` é a partida do dia.

    `/tabuleiro` traz o tabuleiro para o fim do canal, `/regras` explica um jogo com imagens, `/mesa cancelar` encerra uma mesa, `/mesas` lista as suas, com `/avise-me` eu chamo você quando alguém abrir uma.
    `/ranking-do-jogo` e `/perfil-de-jogo` mostram quem joga bem; `/meus-ajustes` guarda o seu idioma e as suas preferências, `/ajustes-da-mesa` as do servidor, `/privacidade` o que está guardado sobre você.
    No menu de uma pessoa, **Apps** → **{ menu-challenge-name }** abre uma mesa e a convida. No de um tabuleiro há **{ menu-hand-name }** e **{ menu-words-name }**.
    No fim, **{ button-more }** tem o histórico e o replay.

    ### Jogos
help-body-alone =
    Jogos de tabuleiro contra robôs, só para você: aqui ou onde você estiver no Discord.
    1. Digite `/solo` e escolha um jogo. Mais ninguém vê o seu tabuleiro e a sua mão.
    2. Cada jogada é salva na hora. `/mesas` lista as suas partidas e as traz de volta.
    3. **{ button-hint }**, embaixo da sua mão, sugere uma jogada.
    4. `/diária` é a partida do dia: a mesma para todo mundo, com uma só tentativa.
    5. Não conhece um jogo? `/aprender` ensina em poucos minutos, `/regras` explica com imagens.

    `/perfil-de-jogo` mostra como foram as suas partidas, `/meus-ajustes` guarda o seu idioma e as suas preferências, `/privacidade` o que está guardado sobre você.
    Com a turma, vocês jogam em um servidor: quem administra um pode me adicionar lá.

    ### Jogos
help-rules = Regras: { $game }
rules-credits = { $credits } · Tertulia não é oficial: não foi feito nem aprovado por quem criou ou publica o jogo.

## Why something was not done

error-already-seated = Você já tem um lugar nesta mesa. Para deixá-lo livre, aperte **{ button-leave }** em **{ button-more }**.
error-already-playing = Você já tem um lugar nesta mesa. Para deixá-lo livre, aperte **{ button-quit }** em **{ button-more }**.
error-table-full = Todos os { $seats } lugares estão ocupados. Abra outra mesa com `/jogar` em outro canal.
error-not-seated = Você não tem lugar nesta mesa, mas pode assistir ou abrir a sua própria mesa com `/jogar`.
error-no-hand = Você não está jogando nesta mesa, por isso não tem uma mão aqui. Mas pode acompanhar tudo pelo tabuleiro.
error-not-host = Só { $host }, que organiza a mesa, pode começar a partida. Se nada acontecer aqui, quem está à mesa pode { $at }.
error-not-host-cancel = Só { $host }, que organiza a mesa, pode encerrá-la, ou alguém com **Gerenciar mensagens** ou com um cargo escolhido pelo servidor.
error-not-host-options = Só { $host }, que organiza a mesa, pode escolher as opções da partida.
error-too-few =
    { $missing ->
        [one] Falta uma pessoa: este jogo é para { $least } ou mais.
       *[other] Faltam { $missing } pessoas: este jogo é para { $least } ou mais.
    }
error-already-started = A partida já começou. Você pode acompanhá-la pelo tabuleiro, ou abrir outra mesa com `/jogar` em outro canal.
error-not-started = A partida ainda não começou. Quem organiza a mesa pode apertar **{ button-start }**.
error-finished = Esta partida já acabou. Aperte **{ button-rematch }** embaixo da pontuação, ou abra outra mesa com `/jogar`.
error-not-finished = Esta partida ainda não acabou. Quando acabar, aperte **{ button-rematch }**.
error-cancelled = Esta mesa foi encerrada. Abra outra com `/jogar`.
error-stale = Esse botão é de um momento que já passou. Agora as coisas estão assim.
error-unreadable = Esse botão está com defeito ou é de outra versão. Aperte **{ button-hand }** no tabuleiro para receber botões novos.
error-old-button = Não reconheço mais esse botão. `/mão` e `/tabuleiro` trazem botões novos.
error-old-command = Esse comando mudou. Espere um minuto ou recarregue o Discord e tente de novo.
error-not-your-decision = Não é a sua vez. O tabuleiro mostra de quem é.
error-unknown-table = Essa mesa não existe mais aqui. Abra outra com `/jogar`.
error-unknown-game = Não conheço esse jogo. `/ajuda-da-mesa` mostra os jogos que existem.
error-unknown-option = Não conheço essa opção. Escolha uma das que aparecem na mesa.
error-unknown-page = As regras não têm essa página. Escolha uma das que sugiro.
error-newer-rules = Esta partida começou em uma versão mais nova do Tertulia. Ela está bem guardada e pode continuar assim que o bot for atualizado: avise quem o administra.
error-channel-busy = Já existe uma mesa neste canal: { $link }. Termine essa partida, encerre a mesa com `/mesa cancelar` ou jogue em outro canal.
error-too-many-lobbies = Você já tem aqui { $count } mesas que ainda não começaram: { $links }. Comece ou encerre uma delas e depois abra a próxima.
error-too-many-tables = Você já organiza { $count } mesas aqui. Estas são algumas: { $links }. Termine ou encerre uma delas e depois abra a próxima.
error-no-table = Não há nenhuma mesa neste canal. Abra uma com `/jogar`.
error-table-elsewhere =
    { $count ->
        [one] Não há nenhuma mesa neste canal. A sua está aqui: { $links }
       *[other] Não há nenhuma mesa neste canal. As suas estão aqui: { $links }
    }
error-server-only = A gente joga em mesas, nos canais de um servidor. Use este comando lá, ou me adicione ao seu servidor: { $link } Aqui você joga sem companhia: `/solo`, `/diária`.
error-not-installed = Eu não faço parte deste servidor, então não posso abrir partidas aqui. Quem administra o servidor pode me adicionar: { $link }
error-permissions =
    { $count ->
        [one] Preciso de uma permissão neste canal: **{ $missing }**. Quem pode editar o canal pode me dar essa permissão em Editar canal → Permissões.
       *[other] Preciso destas permissões neste canal: **{ $missing }**. Quem pode editar o canal pode me dar essas permissões em Editar canal → Permissões.
    }
error-store = Meu banco de dados falhou agora, então nada mudou. Tente de novo. Se acontecer outra vez, passe este código a quem administra o bot: { $number }
error-store-unknown = O banco de dados caiu enquanto eu salvava, então não sei se valeu. Sua mão mostra daqui a um minuto. Se não, passe este código a quem administra o bot: { $number }
error-stopping = Estou reiniciando. Nada se perdeu: tente de novo daqui a um minuto.
error-moved = Não consegui salvar isso: alguém tirou do lugar o arquivo das minhas partidas, e preciso parar. Avise quem administra o bot. O código leva aos detalhes: { $number }
error-unknown = Algo deu errado do meu lado. Nada se perdeu: `/mão` mostra como estão as coisas. Se acontecer outra vez, passe este código a quem administra o bot: { $number }

## Permissions, in the words of Discord's channel settings

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
