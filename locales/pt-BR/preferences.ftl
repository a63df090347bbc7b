# What a server and a person choose for themselves, and what is stored about a person.
# $time, $start and $end are times of day such as 22:00, $channels and $roles are mentions, $zone is a time zone's name.

## Choices

language-name = Português (Brasil)
choice-automatic = Automático ({ $language })
choice-as-server = Como o servidor
language-of-host = o idioma de quem abre a mesa
select-language = Idioma
select-pace = Ritmo
select-channels = Canais para as mesas
select-roles = Cargos que encerram mesas
select-quiet-from = Silêncio a partir de…
select-quiet-to = Silêncio até…
choice-no-quiet-hours = Sem horário de silêncio
choice-from = A partir de { $time }
choice-to = Até { $time }
button-my-settings = Meus ajustes
button-remove-deleted = Remover o que foi excluído
button-pings-on = Ativar notificações
button-pings-off = Desativar notificações
button-words-on = Ver em palavras
button-words-off = Ver em imagens
button-confirm-on = Perguntar antes
button-confirm-off = Não perguntar
button-tips-on = Quero ajuda
button-tips-off = Sem ajuda

## A server

settings-title = Ajustes deste servidor
settings-lacks-server = ⚠️ **Preciso de mais permissões neste servidor:** { $missing }
    -# O botão concede essas permissões, ou então Config. do servidor → Cargos.
settings-lacks-channel = ⚠️ **Preciso de mais permissões neste canal:** { $missing }
    -# Dá para conceder em Editar canal → Permissões.
button-grant = Conceder permissões
settings-language = **Idioma:** { $language }
settings-languages = **Idiomas dos canais:** { $channels }
more-channels =
    { $count ->
        [one] mais um canal
       *[other] mais { $count } canais
    }
settings-pace = **Ritmo:** { $pace }
settings-channels-all = **Canais:** todos
settings-channels = **Canais:** { $channels }
deleted-channels =
    { $count ->
        [one] um canal excluído
       *[other] { $count } canais excluídos
    }
settings-roles-none = **Cargos que encerram mesas:** nenhum
settings-roles = **Cargos que encerram mesas:** { $roles }
deleted-roles =
    { $count ->
        [one] um cargo excluído
       *[other] { $count } cargos excluídos
    }
settings-quiet-off = **Horário de silêncio:** nenhum
settings-quiet = **Horário de silêncio:** { $start }–{ $end }
settings-zone = **Fuso horário:** { $zone } (agora { $time })
settings-pings-on = **Notificações:** ativadas
settings-pings-off = **Notificações:** desativadas
settings-about = -# O que só uma pessoa vê segue o que ela escolheu em `/meus-ajustes`.

## A person

me-title = Seus ajustes
me-about = Eles valem { $place ->
        [alone] em mensagens diretas e em servidores sem mim
       *[server] neste servidor
    }; só você vê.
me-language = **Seu idioma aqui**
    -# Para tudo o que só você vê.
me-pings-on = **Notificações:** ativadas
    -# O Discord avisa quando é a sua vez.
me-pings-off = **Notificações:** desativadas
    -# O Discord não avisa você. O tabuleiro mostra quando é a sua vez.
me-words-on = **Tabuleiro e mão:** em palavras
    -# **{ button-hand }** descreve os dois em palavras.{ $place ->
        [alone] { "" }
       *[server] { " " }No canal, o tabuleiro continua sendo uma imagem para todo mundo.
    }
me-words-off = **Tabuleiro e mão:** em imagens
    -# **{ button-hand }** também pode descrever os dois em palavras, para um leitor de tela, por exemplo.
me-confirm-on = **Antes de terminar a minha vez:** perguntar
    -# Uma jogada que termina a sua vez só vale depois do seu **{ button-end-turn }**.
me-confirm-off = **Antes de terminar a minha vez:** não perguntar
    -# Cada jogada vale assim que você toca nela.
me-tips-on = **Ajuda nos primeiros jogos:** sim
    -# Até você terminar uma partida de um jogo, ele se explica um pouco mais.
me-tips-off = **Ajuda nos primeiros jogos:** não
    -# Nem ajuda, nem introdução ao entrar.

## Calls to new tables. $game is one or more titles.

calls-title = Quando eu chamo você
calls-none = Você não está em nenhuma lista aqui. Escolha jogos, e eu menciono você quando alguém abrir uma mesa.
calls-any = Eu chamo você para **qualquer jogo** que alguém abrir aqui.
calls-some = Eu chamo você para { $game }.
calls-about = -# No máximo { $count } vezes por dia neste servidor, nunca no horário de silêncio, e não para mesas que começam contra robôs.
calls-muted-member = ⚠️ As suas notificações estão desativadas aqui, por isso eu não chamo você. Ative em `/meus-ajustes`.
calls-muted-server = ⚠️ Este servidor desativou as notificações, por isso eu não chamo ninguém.
select-games = Jogos para os quais me chamar
choice-any-game = Qualquer jogo
button-no-calls = Não me chame mais

## Privacy

privacy-title = O que fica guardado sobre você
privacy-body =
    - **O quê:** o seu ID de usuário do Discord e o seu nome{ $place ->
        [alone] { "" }
       *[server] { " " }neste servidor
    }; as mesas que você abre, e os seus lugares e cliques nelas; cada decisão sua em uma partida, com data e hora; as suas respostas a perguntas ainda abertas; os seus resultados e ratings; as suas notas em uma mesa; as lições que você terminou; as suas partidas do dia e onde você as jogou; uma jogada planejada; os jogos para os quais chamo você e as últimas chamadas; o que você escolhe com `/meus-ajustes`; e se o dono deste bot bloqueou você. Nada do que você escreve nos canais. { $place ->
        [alone] O que você jogou em um servidor: veja `/privacidade` por lá.
       *[server] O que você jogou por mensagem direta: veja `/privacidade` por lá.
    }
    - **Para quê:** para que uma partida continue dias depois, mesmo se o bot reiniciar, uma decisão possa ser desfeita e o placar saiba quem jogou.
    - **Por quanto tempo:** até você excluir{ $left ->
        [0] { "" }
       *[other] , ou { $left } dias depois de o bot sair deste servidor
    }. { $keep ->
        [0] As partidas que já acabaram também ficam guardadas.
        [one] As partidas que já acabaram saem depois de um dia, mas não os resultados e ratings das ranqueadas.
       *[other] As partidas que já acabaram saem depois de { $keep } dias, mas não os resultados e ratings das ranqueadas.
    }{ $days ->
        [0] { "" }
        [one] { " " }Nas cópias de segurança que este bot faz todo dia, o que você exclui ainda fica por mais um dia; nas duas de antes das últimas atualizações, até serem substituídas.
       *[other] { " " }Nas cópias de segurança que este bot faz todo dia, o que você exclui ainda fica por mais uns { $days } dias; nas duas de antes das últimas atualizações, até serem substituídas.
    }
    - **Onde:** em um arquivo de quem administra este bot, e nas suas cópias de segurança. Quando algo falha, o registro anota qual botão foi usado e o ID de quem o usou. Só essa pessoa exclui cópias e registros.
    - **Quem recebe:** ninguém. Nada é vendido nem enviado a outro lugar. O Discord só transporta as mensagens.
    - **O que é publicado em um canal**, inclusive nomes, fica até apagarem; os tabuleiros perdem o seu nome.
    - **Mesmo após excluir**, fica só o seu ID até o fim de cada uma: no seu lugar na partida (ninguém vê duas mãos), na mesa de onde tiraram você e na partida do dia que você tentou.

    O botão **{ button-export }** entrega um arquivo com tudo o que está guardado sobre você { $place ->
        [alone] fora dos meus servidores
       *[server] neste servidor
    }, e **{ button-delete-data }** apaga tudo. Cada servidor tem os seus dados: use `/privacidade` também { $place ->
        [alone] neles
       *[server] nos outros
    }.
button-export = Exportar
button-delete-data = Excluir meus dados
button-confirm-delete = Sim, excluir meus dados
button-privacy-back = Voltar
export-done = Aqui está tudo o que fica guardado sobre você { $place ->
        [alone] fora dos meus servidores
       *[server] neste servidor
    }, em JSON. Os horários são milissegundos desde o início de 1970, em UTC.
delete-sure = **Excluir tudo o que há guardado sobre você { $place ->
        [alone] fora dos meus servidores
       *[server] neste servidor
    }?** Não dá para voltar atrás.
    - Seu nome e ID saem até de partidas antigas. Os outros mantêm os resultados e seguem jogando.
    - Partidas com cliques seus não poderão mais ser conferidas.
    - Suas notas e escolhas em `/meus-ajustes` somem.
delete-tables =
    { $count ->
        [0] - Você não está em nenhuma mesa aberta aqui.
        [one] - Você sai da sua mesa aberta: antes do início, o seu lugar fica livre; em uma partida em andamento, um robô continua no seu lugar.
       *[other] - Você sai das suas { $count } mesas abertas: antes do início, o seu lugar fica livre; em uma partida em andamento, um robô continua no seu lugar.
    }
delete-done = Pronto: o que estava guardado sobre você { $place ->
        [alone] fora dos meus servidores
       *[server] neste servidor
    } foi excluído. Se você jogar aqui de novo, tudo começa do zero.
delete-left-over =
    { $count ->
        [one] **Sobrou uma mesa.** Ela começou em outra versão do Tertulia, por isso não dá para sair dela agora. Avise quem administra o bot e exclua os seus dados de novo mais tarde.
       *[other] **Sobraram { $count } mesas.** Elas começaram em outra versão do Tertulia, por isso não dá para sair delas agora. Avise quem administra o bot e exclua os seus dados de novo mais tarde.
    }

## Why something was not done

error-no-files = Aqui eu não posso anexar arquivos. Escreva para mim por mensagem direta: lá o mesmo comando entrega o arquivo.
error-unknown-choice = Não conheço essa opção. `/ajustes-da-mesa` e `/meus-ajustes` trazem opções novas.
error-no-quiet-hours = O horário de silêncio não pode começar e terminar na mesma hora. Escolha duas horas diferentes, ou nenhuma.
error-unknown-zone = Não conheço esse fuso horário. Diga uma cidade grande, como São Paulo, ou a diferença para UTC, como UTC-3.
error-unknown-zone-close = Não conheço esse fuso horário. Será { $zones }?
error-rest-saved = { $why } O resto do formulário está salvo.
error-not-manager = Só quem tem a permissão **Gerenciar servidor** pode mudar os ajustes deste servidor. Os seus estão em `/meus-ajustes`.
error-not-now = O Discord não está me dizendo nada sobre este servidor agora. Tente de novo em um minuto.
error-other-channel =
    { $count ->
        [one] Neste servidor, as mesas são abertas em { $channels } e nos tópicos desse canal. Use `/jogar` lá.
       *[other] Neste servidor, as mesas são abertas nestes canais e nos tópicos deles: { $channels }. Use `/jogar` lá.
    }
error-no-channel-left = Os canais escolhidos para as mesas não existem mais. Quem tem a permissão **Gerenciar servidor** pode escolher outros com `/ajustes-da-mesa`.

## Forms. Titles and labels: at most 45 characters. What stands below a label: at most 100.

button-change = Mudar…
button-quiet = Horário de silêncio…
button-languages = Idiomas dos canais…
form-quiet-title = Horário de silêncio
form-quiet-about = Ninguém é chamado nesse horário, e os lembretes esperam. Os prazos continuam iguais.
form-language = Idioma das mensagens públicas
form-language-about = Tabuleiros, menções e perguntas, também nas mesas já abertas.
form-languages-title = Idiomas dos canais
form-languages-channels = Canais
form-languages-channels-about = Os tópicos deles falam o mesmo idioma.
form-pace = Ritmo das mesas novas
form-pace-about = A não ser que alguém escolha outro com /jogar.
form-channels-about = Só neles e nos tópicos deles. Vazio: em todos.
form-roles-about = Quem organiza a mesa e quem tem a permissão Gerenciar mensagens sempre podem.
form-pings = Menções e lembretes
form-pings-about = Sem isso, só o tabuleiro mostra quem precisa decidir.
form-zone = Fuso horário
form-zone-about = Uma cidade, como São Paulo, ou UTC-3
error-settings-changed = Esses ajustes mudaram depois que você abriu o formulário. Abra de novo para ver.
