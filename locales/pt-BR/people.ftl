# Viver entre pessoas: ausência, tempos próprios, quem pode jogar, e o que um resultado ranqueado exige.
# $who são um ou mais nomes prontos, $date e $at datas que o Discord escreve, $time um tempo como "6 horas".

## Tempos e ausência

pace-own = { $time } por jogada
duration-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
duration-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
duration-days =
    { $count ->
        [one] 1 dia
       *[other] { $count } dias
    }
table-absence-ask = quem se atrasa: os outros decidem
table-absence-bot = quem se atrasa: um robô joga
table-invited-only = só com convite
board-away = -# { $who } está fora até { $date }. O relógio dessa pessoa está parado.
board-stood = -# Fiquei sem o Discord por { $time }. Nesse tempo, os relógios de vocês pararam.
board-practice = -# Daqui em diante a partida é treino: não muda mais nenhum rating.
game-event-table-away = { $seat } vai estar fora até { $until }.
away-waits =
    { $count ->
        [one] Você está fora até { $date }. O seu relógio para, e a sua mesa já sabe. `/ausente` sem dia acaba com isso.
       *[other] Você está fora até { $date }. Os seus relógios param em { $count } mesas, e elas já sabem. `/ausente` sem dia acaba com isso.
    }
away-bot =
    { $count ->
        [one] Um robô joga por você até { $date }, ou até você pegar o seu lugar de volta.
       *[other] Um robô joga por você em { $count } mesas até { $date }, ou até você pegar os seus lugares de volta.
    }
away-over = Que bom que você voltou! Seus relógios voltaram a andar.
away-never = Você não estava fora, então nada muda.
error-away-date = Preciso de um dia entre hoje e daqui a 60 dias, como *amanhã*, *3 dias*, *sexta* ou *{ $example }*.
away-which-day = Qual desses dias?
day-today = Hoje, { $day }
day-tomorrow = Amanhã, { $day }
error-away-no-table = Você não está em nenhuma partida em andamento aqui, então nenhum relógio espera por você.
error-deadline = Preciso de um tempo entre 1 minuto e 14 dias, como *90 min*, *6 h* ou *2 dias*.

## A sala

lobby-archived = Guardei esta mesa: ninguém começou a tempo. **{ button-resume }** abre a mesa de novo.
button-guests = Quem pode jogar
guests-open = Qualquer pessoa pode pegar um lugar.
guests-invited-only = Só quem você convida pode pegar um lugar. Desmarque isso em **{ button-options }** para abrir a mesa a todo mundo.
guests-invited = Com convite: { $who }
guests-removed = Fora da mesa: { $who }
select-invite = Convidar só estas pessoas…
select-welcome = Convidar, ou deixar voltar…
select-remove = Tirar da mesa…
remove-sure = Tirar { $who } da mesa? A pessoa fica sabendo, e só volta se você convidar.
button-remove-guest = Tirar da mesa
button-keep-guest = Deixar ficar
button-here = Ainda estou aqui
ping-here =
    { $count ->
        [one] { $who }, a mesa de **{ $host }** quer começar. Você ainda está aí?
       *[other] { $who }, a mesa de **{ $host }** quer começar. Vocês ainda estão aí?
    }
ping-changed =
    { $count ->
        [one] { $who }, [o que se joga]({ $link }) na mesa de **{ $host }** mudou. Você ainda topa?
       *[other] { $who }, [o que se joga]({ $link }) na mesa de **{ $host }** mudou. Vocês ainda topam?
    }
call-answered = Ótimo, começamos com você.
lobby-changed = -# ⚠️ Algo mudou: ainda topa, { $who }?
lobby-no-limit = sem pressa
lobby-full-changed = ⚠️ Algo mudou depois da chegada de { $who }. Pergunto antes de começar: **{ button-here }**.
call-sent = Tem gente que se sentou faz tempo, ou antes de uma mudança sua. Estou perguntando se ainda topa. Aperte **{ button-start }** de novo depois da resposta.
error-not-open = Esta mesa não está aberta para você. Você pode abrir uma com `/jogar`.
error-still-asking = Ainda espero por { $who }. Sem resposta, dá para começar { $until }.
error-not-host-guests = Só { $host }, que organiza a mesa, escolhe quem pode jogar.
error-role-barred = Neste servidor, um dos seus cargos não pode jogar. A moderação pode explicar melhor.
error-role-needed =
    { $count ->
        [one] Neste servidor, você precisa deste cargo para jogar: { $roles }.
       *[other] Neste servidor, você precisa de um destes cargos para jogar: { $roles }.
    }

## Partidas ranqueadas

hand-leaves = -# Esta partida é ranqueada: se você não voltar { $until }, conta como saída.
table-cancelled-rated = Esta partida foi encerrada. Já era treino: os ratings ficam como estão.
quit-ranked = Esta partida é ranqueada: quem sai fica por último.
quit-grace = Você está nos primeiros turnos, então o rating de ninguém muda: o resto é treino.
quit-undecided = Você ainda não fez nenhuma jogada, então o seu rating fica como está.
error-ranked-vote = Numa partida ranqueada com outras pessoas, quem organiza não pode encerrar sem os outros. Aperte **{ button-more }** e depois **{ button-propose-end }**: os outros decidem.
error-ranked-alone = Só você ficou aqui, então não dá para encerrar uma partida ranqueada. Um robô joga pelos outros, e quem não voltar conta como saída.
error-ranked-undo = Numa partida ranqueada, não se desfaz o que alguém já viu.
error-ranked-hint = Não há dicas numa partida ranqueada entre pessoas. Elas existem em mesas não ranqueadas e contra robôs.

## Formulários

form-deadline = Outro tempo por jogada
form-deadline-about = De 1 minuto a 14 dias, como 90 min, 6 h ou 2 dias. Vazio: vale o do ritmo.
form-ways = Esta mesa
form-stand-in = Um robô joga por quem se atrasa
form-invited = Só quem eu convido pode jogar
form-people-title = Quem joga aqui
form-absence = Depois de um prazo perdido
form-absence-about = O que as mesas novas fazem. Quem organiza pode escolher outra coisa.
form-absence-automatic = O que combina com o ritmo
form-absence-ask = Os outros decidem
form-absence-bot = Um robô joga até a pessoa voltar
form-play-roles = Cargos que podem jogar
form-play-roles-about = Ninguém mais pode pegar um lugar. Vazio: todos podem.
form-barred-roles = Cargos que não podem jogar
form-barred-roles-about = Podem assistir, mas não pegar um lugar.
form-member-title = Horário de silêncio e companhia
form-blocked = Nunca à mesa com
form-blocked-about = Vocês nunca se sentam juntos. Ninguém fica sabendo por quê.
select-any-roles = Cargos
button-people = Quem joga
button-member-people = Silêncio e companhia
settings-absence-automatic = **Depois de um prazo perdido:** o que combina com o ritmo
settings-absence-ask = **Depois de um prazo perdido:** os outros decidem
settings-absence-bot = **Depois de um prazo perdido:** um robô joga
settings-play-roles = **Cargos que podem jogar:** { $roles }
settings-barred-roles = **Cargos que não podem jogar:** { $roles }
me-quiet-server = **Horário de silêncio:** o do servidor
    -# Escolha o seu, e com quem você nunca quer se sentar.
me-quiet = **Horário de silêncio:** { $start }–{ $end } ({ $zone })
    -# Nesse horário eu não chamo você.
me-blocked =
    { $count ->
        [one] -# Você nunca se senta com 1 pessoa.
       *[other] -# Você nunca se senta com { $count } pessoas.
    }
