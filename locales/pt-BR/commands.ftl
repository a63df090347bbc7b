# Names and descriptions of the slash commands. Names: lower case, no spaces, at most 32 characters.

command-play-name = jogar
command-play-about = Abrir uma mesa para jogar neste canal
command-hand-name = mão
command-hand-about = Ver a sua mão e o que dá para fazer; só você vê
command-board-name = tabuleiro
command-board-about = Trazer o tabuleiro para o fim deste canal
command-table-name = mesa
command-table-about = A mesa deste canal
command-cancel-name = cancelar
command-cancel-about = Encerrar a mesa deste canal sem resultado (quem a organiza, ou quem pode Gerenciar mensagens)
command-resume-name = retomar
command-resume-about = Retomar uma mesa guardada, ou cujo canal não existe mais
command-tables-name = mesas
command-tables-about = Suas mesas neste servidor, primeiro as que esperam por você
command-rules-name = regras
command-rules-about = Ler as regras de um jogo, com imagens
command-learn-name = aprender
command-learn-about = Aprender um jogo jogando: uma lição curta, só para você
command-table-help-name = ajuda-da-mesa
command-table-help-about = O que o Tertulia faz e como começar
command-table-settings-name = ajustes-da-mesa
command-table-settings-about = Como este servidor quer as mesas: idioma, ritmo, canais, silêncio (Gerenciar servidor)
command-my-settings-name = meus-ajustes
command-my-settings-about = Seu idioma aqui, suas notificações, tabuleiro em palavras
command-notify-name = avise-me
command-notify-about = Eu chamo você quando alguém abre uma mesa de um jogo de que você gosta
command-privacy-name = privacidade
command-privacy-about = O que fica guardado sobre você; exporte ou exclua
command-board-ranking-name = ranking-do-jogo
command-board-ranking-about = Quem joga melhor um jogo neste servidor
command-board-profile-name = perfil-de-jogo
command-board-profile-about = Ratings, troféus e partidas de uma pessoa, em uma imagem

option-game-name = jogo
option-game-about = Qual jogo
option-page-name = página
option-page-about = Qual página das regras
option-pace-name = ritmo
option-pace-about = Quanto tempo cada pessoa tem por jogada
option-thread-name = tópico
option-thread-about = Abrir um tópico só para a mesa
option-ranked-name = ranqueada
option-ranked-about = Se o resultado conta para o ranking (na primeira partida aqui, só se você pedir)
option-member-name = pessoa
option-member-about = De quem é o perfil; o seu, se você não escolher ninguém
option-timezone-name = fuso
option-timezone-about = Fuso horário deste servidor, para o horário de silêncio

## Menus of members and messages. Names: at most 32 characters.

menu-challenge-name = Desafiar
menu-profile-name = Perfil
menu-hand-name = Minha mão
menu-words-name = Em palavras

## Time away

command-away-name = ausente
command-away-about = Parar os seus relógios até um dia, ou deixar um robô jogar por você
option-until-name = até
option-until-about = O último dia fora. Sem ele, você voltou
option-bot-name = robô
option-bot-about = Deixar um robô jogar por você nesse tempo
