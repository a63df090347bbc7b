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
command-rules-name = regras
command-rules-about = Ler as regras de um jogo, com imagens
command-help-name = ajuda
command-help-about = O que o Tertulia faz e como começar

option-game-name = jogo
option-game-about = Qual jogo
option-page-name = página
option-page-about = Qual página das regras
