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
command-resume-name = reanudar
command-resume-about = Reanudar una mesa guardada, o cuyo canal ya no existe
command-tables-name = mesas
command-tables-about = Tus mesas en este servidor, primero las que te esperan
command-rules-name = reglas
command-rules-about = Leer las reglas de un juego, con imágenes
command-learn-name = aprender
command-learn-about = Aprende un juego jugando: una lección corta, solo para ti
command-table-help-name = ayuda-de-la-mesa
command-table-help-about = Qué hace Tertulia y cómo empezar
command-table-settings-name = ajustes-de-mesa
command-table-settings-about = Cómo quiere las mesas este servidor: idioma, ritmo, canales, silencio (Gestionar servidor)
command-my-settings-name = mis-ajustes
command-my-settings-about = Tu idioma aquí, tus notificaciones, tablero en palabras
command-notify-name = avísame
command-notify-about = Te llamo cuando alguien abre una mesa de un juego que te gusta
command-privacy-name = privacidad
command-privacy-about = Qué se guarda sobre ti; expórtalo o bórralo
command-board-ranking-name = clasificación-del-juego
command-board-ranking-about = Quiénes juegan mejor a un juego en este servidor
command-board-profile-name = perfil-de-juego
command-board-profile-about = Nivel, trofeos y partidas de una persona, en una imagen

option-game-name = juego
option-game-about = Qué juego
option-page-name = página
option-page-about = Qué página de las reglas
option-pace-name = ritmo
option-pace-about = Cuánto tiempo tiene cada persona por jugada
option-thread-name = hilo
option-thread-about = Abrir un hilo propio para la mesa
option-ranked-name = clasificatoria
option-ranked-about = Si el resultado cuenta para la clasificación (en tu primera partida aquí, solo si lo dices)
option-member-name = persona
option-member-about = De quién es el perfil; el tuyo si no eliges a nadie
option-timezone-name = zona
option-timezone-about = Zona horaria de este servidor, para las horas de silencio

## Menus of members and messages. Names: at most 32 characters.

menu-challenge-name = Desafiar
menu-profile-name = Perfil
menu-hand-name = Mi mano
menu-words-name = En palabras

## Time away

command-away-name = ausente
command-away-about = Parar tus relojes hasta un día, o dejar que un bot juegue por ti
option-until-name = hasta
option-until-about = El último día que no estás. Vacío: ya has vuelto
option-bot-name = bot
option-bot-about = Deja que un bot juegue por ti mientras tanto
