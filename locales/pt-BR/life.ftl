# The life of a table: pace, people who are away, questions to the players, undo, threads, tables put away.
# $who is one or more ready names with their shape, $link an address, $until a time that Discord writes out.

## Pace

pace-live = ao vivo (3 minutos por jogada)
pace-daily = diário (24 horas por jogada)
pace-slow = lento (3 dias por jogada)
pace-none = sem pressa (sem prazos)
more-pace = Ritmo: { $pace }
more-option = Nesta mesa: { $choice }
option-default = { $choice } (regra da casa)
error-unknown-pace = Não conheço esse ritmo. Escolha um dos que sugiro.
board-deciding-until =
    { $count ->
        [one] Vez de { $who } · prazo: { $until }
       *[other] Esperando { $who } · prazo: { $until }
    }
board-answering-until = Vez de { $target } · { $who } precisa responder · prazo: { $until }
ping-reminder =
    { $count ->
        [one] { $who }, só para lembrar: ainda é a sua vez. [Ir ao tabuleiro]({ $link })
       *[other] { $who }, só para lembrar: ainda é a vez de vocês. [Ir ao tabuleiro]({ $link })
    }

## Who plays

name-bot = Substituto
name-former = ex-participante
board-stand-in = 
    { $count ->
        [one] -# Por enquanto, um robô joga por { $who }.
       *[other] -# Por enquanto, robôs jogam por estas pessoas: { $who }.
    }
hand-points = -# Pontos: { $who }
hand-points-own = { $who } { $points } (à vista: { $open })
hand-passes = -# Você passa até algo mudar.
hand-forced = -# Agora não dá para fazer outra coisa.
hand-as-of = Situação: { $round }
hand-note = -# Nota: { $note }
hand-asked-absent = -# ❓ Esperando { $who }: [responda aqui]({ $link })
hand-asked-undo = -# ❓ { $who } pede para desfazer: [responda aqui]({ $link })
hand-asked-end = -# ❓ { $who } propõe encerrar: [responda aqui]({ $link })
hand-stand-in = ### Um robô está jogando por você. O lugar continua sendo seu.
button-pass-on = Passar até algo mudar
button-decide = Voltar a decidir
button-return = Voltar ao meu lugar
button-take = Ocupar o lugar livre
button-quit = Sair da partida
button-confirm-quit = Sim, sair
quit-sure = Sair desta partida? Um robô continua no seu lugar, e qualquer pessoa pode ocupá-lo. Enquanto ele estiver livre, você pode voltar.
quit-done = Você saiu da partida. Um robô continua no seu lugar.
error-no-open-seat = Não há mais nenhum lugar livre nesta mesa.
error-other-seat = Você já ocupou outro lugar nesta partida e viu aquela mão, então só pode voltar para ele. Agora outra pessoa joga nele.

## Questions to the players

question-absent =
    { $count ->
        [one] Ainda estamos esperando { $who }. O que fazemos? Mais da metade das outras pessoas precisa concordar.
       *[other] Ainda estamos esperando estas pessoas: { $who }. O que fazemos? Mais da metade das outras pessoas precisa concordar.
    }
question-undo = { $who } gostaria de desfazer uma jogada, e tudo o que veio depois. Todas as outras pessoas precisam concordar. As cartas escondidas são embaralhadas de novo.
question-end = { $who } propõe encerrar esta partida sem resultado. Todas as outras pessoas precisam concordar.
question-until-absent = Sem decisão, um robô começa a jogar { $until }.
question-until-undo = A pergunta fecha { $until }. Se nem todo mundo responder, a jogada fica valendo.
question-until-end = A pergunta fecha { $until }. Se nem todo mundo responder, a partida continua.
answer-absent-wait = Esperar mais
answer-absent-computer = Deixar um robô jogar
answer-absent-end = Encerrar a partida
answer-undo-yes = Concordo, desfazer
answer-undo-no = Não: a jogada fica
answer-end-yes = Concordo, encerrar
answer-end-no = Não: seguir jogando
button-propose-end = Propor encerrar
button-confirm-end = Sim, perguntar
end-sure = Perguntar às outras pessoas se querem encerrar esta partida sem resultado? Ela só acaba se todas concordarem.
question-asked = Perguntei às outras pessoas, no canal.
question-not-shown = Não consegui mostrar a pergunta no canal, então ninguém foi consultado ainda. Veja se eu posso escrever lá e tente de novo.
question-asked-already = Já perguntei às outras pessoas: [ver a pergunta]({ $link }). Quem decide são elas.
question-for =
    { $count ->
        [one] { $who }, o que você acha?
       *[other] { $who }, o que vocês acham?
    }
decided-absent-wait = Decidido: vamos esperar, e o prazo recomeça.
decided-absent-computer = Decidido: um robô joga até a volta de quem falta.
decided-absent-end = Decidido: a partida está encerrada, sem resultado.
decided-undo-yes = Combinado: a jogada foi desfeita.
decided-undo-no = Recusado: a partida continua como está.
decided-undo-over = O jogo seguiu em frente, então a sua jogada fica valendo.
decided-undo-late = Nem todo mundo respondeu a tempo, então a sua jogada fica valendo.
decided-end-yes = Combinado: a partida está encerrada, sem resultado.
decided-end-no = Recusado: a partida continua.
decided-end-late = Nem todo mundo respondeu a tempo, então a partida continua.
closed-undo-no = { $who } pediu para desfazer uma jogada. Nem todo mundo concordou, então ela fica valendo.
closed-undo-over = { $who } pediu para desfazer uma jogada. O jogo seguiu em frente, então ela fica valendo.
closed-undo-late = { $who } pediu para desfazer uma jogada. Nem todo mundo respondeu a tempo, então ela fica valendo.
closed-end-no = { $who } propôs encerrar a partida. Nem todo mundo concordou, então ela continua.
closed-end-late = { $who } propôs encerrar a partida. Nem todo mundo respondeu a tempo, então ela continua.
closed-absent-wait =
    { $count ->
        [one] { $who } ganha mais tempo: a maioria prefere esperar. O prazo recomeça.
       *[other] { $who } ganham mais tempo: a maioria prefere esperar. O prazo recomeça.
    }
error-question-closed = Essa pergunta já fechou. O tabuleiro mostra como estão as coisas.
error-not-asked = Esta pergunta é para as outras pessoas da mesa.

## The end of a turn

turn-ends = Com isto a sua vez termina: **{ $action }**
    Quer jogar assim?
button-end-turn = Sim, terminar a minha vez
button-not-yet = Voltar
button-stay = Não, continuar

## Undo

button-undo = Desfazer
button-ask-undo = Perguntar às outras pessoas
undo-done =
    { $left ->
        [0] Jogada desfeita. Agora você decide de novo, e aí fica valendo.
        [one] Jogada desfeita. Agora você decide de novo, e pode desfazer aqui mais uma vez.
       *[other] Jogada desfeita. Agora você decide de novo, e pode desfazer aqui mais { $left } vezes.
    }
undo-asks = **Desde então, algo escondido foi visto**, como uma carta ou uma peça, por isso todo mundo precisa concordar. Isto seria desfeito:
error-nothing-to-undo = Você não tem nada para desfazer.
error-undo-limit = Você já desfez esta decisão { $count } vezes. Agora ela vale.
error-log-full = Esta partida ficou longa demais. Daqui em diante ela só vai para frente: nada é desfeito ou mudado, e ninguém assume um lugar.
error-choice-stays = Você já mudou esta escolha muitas vezes. Agora ela fica como está.

## Notes
# $note is what a player has written for themselves.

button-note = Minha nota
form-note-title = Sua nota para esta mesa
form-note = Nota
form-note-about = Só você vê, junto com a sua mão. Deixe em branco para não ter nenhuma.
note-saved = Anotado. A nota fica junto da sua mão, e só você vê.
note-removed = A sua nota foi apagada.

## Channels and threads

button-thread = Abrir em um tópico
thread-opened = Sua mesa tem um tópico só dela: { $link }
error-no-threads = Não consigo abrir um tópico aqui. Use `/jogar` em um canal de texto comum.
error-private-thread = Eu não estou neste tópico privado, então não conseguiria mostrar o tabuleiro aqui. Mencione { $who } uma vez e tente de novo.
error-may-not-open-threads = Você não pode abrir tópicos neste canal, então não posso abrir um por você.
permission-create-public-threads = Criar tópicos públicos

## Tables put away

table-archived = Ninguém joga aqui há duas semanas, então guardei esta mesa. Nada se perdeu: quem joga aqui pode retomá-la quando quiser.
button-resume = Retomar
error-archived = Esta mesa foi guardada depois de duas semanas sem nenhuma jogada. Aperte **{ button-resume }** no tabuleiro dela, ou use `/mesa retomar`.
error-gone = O canal desta mesa não existe mais. Use `/mesa retomar` onde você quiser continuar.
error-nothing-to-resume = Você não tem nenhuma mesa para retomar aqui.
tables-title =
    { $count ->
        [1] Sua mesa neste servidor
       *[other] Suas mesas neste servidor
    }
tables-none = Você não tem lugar em nenhuma mesa daqui. Abra uma com `/jogar`.
tables-line = { $game }: { $link }
tables-line-waiting = **{ $game }: é a sua vez!** { $link }
tables-line-asked = **{ $game }: uma pergunta para você!** { $link }
tables-line-lobby = { $game }, ainda não começou: { $link }
tables-line-archived = { $game }, mesa guardada (`/mesa retomar`): { $link }

## Challenges

challenge-ask = Desafiar **{ $name }** para qual jogo?
challenge-sent = A sua mesa está aberta, e já convidei **{ $name }**. [Ir para a mesa]({ $link })
challenge-silent = A sua mesa está aberta. **{ $name }** não recebe notificações aqui: o convite está lá, mas não faz barulho. [Ir para a mesa]({ $link })
challenge-unsent = A sua mesa está aberta, mas não consegui mandar o convite: avise **{ $name }**. [Ir para a mesa]({ $link })
ping-challenge = { $who }, **{ $host }** desafia você para uma partida de **{ $game }**. [Sentar à mesa]({ $link })
ping-rematch = { $who }: **{ $host }** quer a revanche de **{ $game }**. [Sentar à mesa]({ $link })
ping-call = { $who }: **{ $host }** abriu uma mesa de **{ $game }**. [Sentar à mesa]({ $link })
ping-invited = { $who }: **{ $host }** convida você para uma mesa de **{ $game }**. [Sentar à mesa]({ $link })
ping-removed = { $who }: **{ $host }** tirou você da mesa. Com `/jogar` você abre a sua própria mesa.
ping-answer = { $who }, { $target } espera a sua resposta. [Ir ao tabuleiro]({ $link })
error-challenge-self = Você não pode se desafiar. Abra uma mesa com `/jogar` e inclua robôs se não houver ninguém.
error-challenge-bot = Robôs não aceitam desafios. Abra uma mesa com `/jogar`: quem organiza pode incluir robôs que conhecem o jogo.
error-challenge-left = Essa pessoa não está mais neste servidor.
error-challenge-hidden = { $name } não vê este canal. Escolha um canal que vocês tenham em comum.
error-challenge-limit = Você já mandou { $count } desafios em pouco tempo. O próximo você pode mandar { $until }.
error-no-board = Essa mensagem não mostra nenhuma mesa. Use este menu em um tabuleiro ou digite `/mão`.

## The form of a lobby. Titles and labels of forms: at most 45 characters.

form-options-title = Opções desta mesa
form-rule = Regra desta mesa
form-ranked = Conta para o ranking
form-level = Nível dos robôs
options-saved = Salvo. A mesa já mostra.
error-options-changed = As opções mudaram depois que você abriu esse formulário. Aperte **{ button-options }** de novo para ver.
