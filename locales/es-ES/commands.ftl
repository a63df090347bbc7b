# Names and descriptions of the slash commands. Names: lower case, no spaces, at most 32 characters.

command-play-name = jugar
command-play-about = Abrir una mesa para jugar en este canal
command-hand-name = mano
command-hand-about = Ver tu mano y lo que puedes hacer; solo tú lo ves
command-board-name = tablero
command-board-about = Traer el tablero al final de este canal
command-table-name = mesa
command-table-about = La mesa de este canal
command-cancel-name = cancelar
command-cancel-about = Cerrar la mesa de este canal sin resultado (quien la organiza, o con Gestionar mensajes)
command-rules-name = reglas
command-rules-about = Leer las reglas de un juego, con imágenes
command-help-name = ayuda
command-help-about = Qué hace Tertulia y cómo empezar

option-game-name = juego
option-game-about = Qué juego
option-page-name = página
option-page-about = Qué página de las reglas
