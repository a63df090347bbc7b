# What the bot itself says: buttons, lobby, board, hand, score, refusals.
# $player and $who are ready names with their shape, $link is an address, $game a title.

## Buttons

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-cancel = Cerrar mesa
button-confirm-cancel = Sí, cerrar para todo el mundo
button-rules = Reglas
button-hand = Jugar / Mi mano
button-your-move = Tu turno
button-next-table = Siguiente mesa
button-more = Más
button-log = Historial
button-text = Tablero en texto
button-rematch = Revancha
button-join-rematch = Unirme a la revancha
button-options = Opciones
button-back = Anterior
button-next = Siguiente
select-action = Elige…
select-change = Cambiar…
select-page = Páginas

## The lobby

lobby-seat-host = { $player } (organiza)
lobby-free =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
lobby-waiting =
    { $missing ->
        [one] Falta una persona para empezar.
       *[other] Faltan { $missing } personas para empezar.
    }
lobby-ready = ¿Ha llegado todo el mundo? Entonces **{ $host }** ya puede pulsar **{ button-start }**.
leave-done = Has dejado la mesa.
table-cancelled = Esta mesa se ha cerrado sin resultado. Abre otra con `/jugar`.

## The board

board-deciding =
    { $count ->
        [one] Turno de { $who }
       *[other] Esperando a { $who }
    }
board-answering = Turno de { $target } · le toca responder a { $who }
board-moved = Este tablero ha cambiado de sitio. [Ahora está aquí]({ $link })
board-is-there = [El tablero está aquí.]({ $link })
error-board-limit = Ya has bajado tableros { $count } veces en poco tiempo. Puedes volver a hacerlo { $until }. [El tablero está aquí.]({ $link })
error-undos-limit = Has deshecho { $count } jugadas en una hora. Podrás volver a hacerlo { $until }.
error-games-limit = Has empezado { $count } partidas en un día: no organizo más para una sola persona. Podrás empezar la siguiente { $until }.
error-rematch-players = La revancha es de quienes jugaron: alguien de la partida puede abrirla, y entonces puedes unirte. `/jugar` abre una mesa tuya.
ping-move =
    { $count ->
        [one] { $who }, te toca jugar. [Ir al tablero]({ $link })
       *[other] Es el turno de { $who }. [Ir al tablero]({ $link })
    }
picture-missing = -# Esta vez no he podido dibujar la imagen. La partida sigue igualmente.
picture-follows = -# Todavía estoy dibujando la imagen. Aparecerá aquí en un momento.
picture-unnamed = -# En la imagen: { $names }

## The score

score-winner =
    { $count ->
        [one] ¡Gana { $who }!
       *[other] Victoria compartida: { $who }
    }
score-is-there = [Ver la puntuación]({ $link })
score-line =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } punto
       *[other] **{ $place }** · { $player } — { $points } puntos
    }
score-line-behind =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } punto ({ $behind })
       *[other] **{ $place }** · { $player } — { $points } puntos ({ $behind })
    }
score-short = { $place }. { $player } { $points }
score-short-behind = { $place }. { $player } { $points } ({ $behind })
score-tie = -# Empate: { $ahead } por delante de { $behind } · { $what }: { $numbers }
score-tie-shared = -# Empate: { $who }, puesto { $place }
score-decisive = Cómo se decidió
rematch-joined = Te has unido a la revancha. La nueva mesa está aquí: { $link }
rematch-offer = No has jugado esta partida, pero tienes sitio en la siguiente.

## The end, as one player reads it
# $who are other players, $count points, $ahead and $behind games.

ending-won =
    { $count ->
        [one] ¡Has ganado! 1 punto por delante de { $who }
       *[other] ¡Has ganado! { $count } puntos por delante de { $who }
    }
ending-won-level = ¡Has ganado! Con los mismos puntos que { $who }
ending-shared = Compartes la victoria con { $who }
ending-place =
    { $count ->
        [one] Puesto { $place } de { $seats }, a 1 punto de { $who }
       *[other] Puesto { $place } de { $seats }, a { $count } puntos de { $who }
    }
ending-place-level = Puesto { $place } de { $seats }, con los mismos puntos que { $who }
ending-rating = Tu nivel: { $before } → { $after }
ending-rating-provisional = Tu nivel: { $before } → { $after }. Es provisional hasta que juegues { $settled } partidas clasificatorias (llevas { $games }).
ending-series = Partidas de este juego hasta ahora: { $against }
ending-against = tú { $ahead }–{ $behind } { $who }

## More

more-table = **{ $game }** · mesa { $number }
more-players = En la mesa: { $players }
phase-finished = Esta partida ya ha terminado.
phase-cancelled = Esta mesa se ha cerrado sin resultado.
error-reading = Todavía te estoy abriendo el historial. Un momento.
log-empty = Todavía no ha pasado nada.
words-pair = { $name }: { $value }
words-hand = Tu mano
cancel-sure = ¿Cerrar la mesa y dejar la partida sin resultado para todo el mundo? No se puede deshacer.

## Help

help-title = Tertulia
help-body =
    Juegos de mesa en tu canal, en buena compañía, en unos minutos o en varios días.
    1. Escribe `/jugar`, elige un juego, espera a que el resto pulse **{ button-join }** y pulsa **{ button-start }**.
    2. El tablero es una imagen en el canal. **{ button-hand }** te muestra, solo a ti, tu mano y lo que puedes hacer.
    3. Cada jugada se guarda al momento. Si tu mano queda muy arriba, el botón o `/mano` te la devuelve.
    4. ¿No hay nadie? Quien organiza la mesa puede añadir bots de tres niveles. **{ button-hint }**, debajo de tu mano, te sugiere una jugada.
    5. ¿Sin compañía? Con `/solo` juegas contra bots, donde quieras. `/diaria` es la partida del día.

    `/tablero` trae el tablero al final del canal, `/reglas` explica un juego con imágenes, `/mesa cancelar` cierra una mesa, `/mesas` muestra las tuyas, y con `/avísame` te llamo cuando se abra una.
    `/clasificación-del-juego` y `/perfil-de-juego` dicen qué tal juega cada cual; `/mis-ajustes` guarda tu idioma y tus preferencias, `/ajustes-de-mesa` las del servidor, `/privacidad` lo que se guarda sobre ti.
    En el menú de una persona, **Apps** → **{ menu-challenge-name }** abre una mesa y la invita. En el de un tablero están **{ menu-hand-name }** y **{ menu-words-name }**.
    Al final, **{ button-more }** tiene el historial y la repetición.

    ### Juegos
help-body-alone =
    Juegos de mesa contra bots, solo para ti: aquí o donde estés en Discord.
    1. Escribe `/solo` y elige un juego. Nadie más ve tu tablero ni tu mano.
    2. Cada jugada se guarda al momento. `/mesas` muestra tus partidas y te las devuelve.
    3. **{ button-hint }**, debajo de tu mano, te sugiere una jugada.
    4. `/diaria` es la partida del día: la misma para todo el mundo, con un solo intento.
    5. ¿No conoces un juego? `/aprender` te lo enseña en unos minutos, `/reglas` lo explica con imágenes.

    `/perfil-de-juego` dice cómo te ha ido, `/mis-ajustes` guarda tu idioma y tus preferencias, `/privacidad` lo que se guarda sobre ti.
    Con amigos se juega en un servidor: quien administre uno puede añadirme allí.

    ### Juegos
help-rules = Reglas: { $game }
rules-credits = { $credits } · Tertulia no es oficial: no lo han hecho ni aprobado quienes crearon o publican el juego.

## Why something was not done

error-already-seated = Ya tienes sitio en esta mesa. Para dejarlo libre, pulsa **{ button-leave }** en **{ button-more }**.
error-already-playing = Ya tienes sitio en esta mesa. Para dejarlo libre, pulsa **{ button-quit }** en **{ button-more }**.
error-table-full = Los { $seats } sitios están ocupados. Abre otra mesa con `/jugar` en otro canal.
error-not-seated = No tienes sitio en esta mesa, pero puedes mirar o abrir tu propia mesa con `/jugar`.
error-no-hand = No juegas en esta mesa, así que aquí no tienes mano. Pero puedes seguir la partida en el tablero.
error-not-host = Solo { $host }, que organiza la mesa, puede empezar la partida. Si aquí no pasa nada, puede cualquiera de la mesa { $at }.
error-not-host-cancel = Solo { $host }, que organiza la mesa, puede cerrarla, o alguien con **Gestionar mensajes** o con un rol elegido por el servidor.
error-not-host-options = Solo { $host }, que organiza la mesa, puede elegir las opciones de la partida.
error-too-few =
    { $missing ->
        [one] Falta una persona: este juego es para { $least } o más.
       *[other] Faltan { $missing } personas: este juego es para { $least } o más.
    }
error-already-started = La partida ya ha empezado. Puedes seguirla en el tablero, o abrir otra mesa con `/jugar` en otro canal.
error-not-started = La partida aún no ha empezado. Quien organiza la mesa puede pulsar **{ button-start }**.
error-finished = Esta partida ya ha terminado. Pulsa **{ button-rematch }** debajo de la puntuación, o abre otra mesa con `/jugar`.
error-not-finished = Esta partida aún no ha terminado. Cuando termine, pulsa **{ button-rematch }**.
error-cancelled = Esta mesa se ha cerrado. Abre otra con `/jugar`.
error-stale = Ese botón es de un momento que ya ha pasado. Así están las cosas ahora.
error-unreadable = Ese botón está dañado o es de otra versión. Pulsa **{ button-hand }** en el tablero para tener botones nuevos.
error-old-button = Ya no reconozco ese botón. `/mano` y `/tablero` te traen botones nuevos.
error-old-command = Ese comando ha cambiado. Espera un minuto o recarga Discord, y vuelve a intentarlo.
error-not-your-decision = No te toca. El tablero muestra de quién es el turno.
error-unknown-table = Esa mesa ya no existe aquí. Abre otra con `/jugar`.
error-unknown-game = No conozco ese juego. `/ayuda-de-la-mesa` muestra los juegos que hay.
error-unknown-option = No conozco esa opción. Elige una de las que aparecen en la mesa.
error-unknown-page = Las reglas no tienen esa página. Elige una de las que te sugiero.
error-newer-rules = Esta partida empezó con una versión más nueva de Tertulia. Está a salvo y puede seguir en cuanto se actualice el bot: avisa a quien lo administra.
error-channel-busy = Ya hay una mesa en este canal: { $link }. Termina esa partida, cierra la mesa con `/mesa cancelar` o juega en otro canal.
error-too-many-lobbies = Ya tienes aquí { $count } mesas que aún no han empezado: { $links }. Empieza o cierra una de ellas y después abre la siguiente.
error-too-many-tables = Ya organizas { $count } mesas aquí. Estas son algunas: { $links }. Termina o cierra una de ellas y después abre la siguiente.
error-no-table = No hay ninguna mesa en este canal. Abre una con `/jugar`.
error-table-elsewhere =
    { $count ->
        [one] No hay ninguna mesa en este canal. La tuya está aquí: { $links }
       *[other] No hay ninguna mesa en este canal. Las tuyas están aquí: { $links }
    }
error-server-only = Jugamos en mesas, en los canales de un servidor. Usa este comando allí o añádeme a tu servidor: { $link } Aquí puedes jugar por tu cuenta: `/solo`, `/diaria`.
error-not-installed = No formo parte de este servidor, así que no puedo abrir partidas aquí. Quien lo administra puede añadirme: { $link }
error-permissions =
    { $count ->
        [one] Me falta un permiso en este canal: **{ $missing }**. Quien pueda editar el canal me lo puede dar en Editar canal → Permisos.
       *[other] Me faltan permisos en este canal: **{ $missing }**. Quien pueda editar el canal me los puede dar en Editar canal → Permisos.
    }
error-store = Mi base de datos acaba de fallar, así que nada ha cambiado. Inténtalo de nuevo. Si vuelve a ocurrir, dale este código a quien administra el bot: { $number }
error-store-unknown = La base de datos se ha caído al guardar, así que no sé si cuenta. Tu mano lo muestra en un minuto. Si no, dale este código a quien administra el bot: { $number }
error-stopping = Me estoy reiniciando. No se ha perdido nada: vuelve a intentarlo en un minuto.
error-moved = No he podido guardar eso: alguien ha movido el archivo de mis partidas, y tengo que parar. Avisa a quien administra el bot. El código lleva a los detalles: { $number }
error-unknown = Algo ha fallado por mi parte. No se ha perdido nada: `/mano` muestra cómo están las cosas. Si vuelve a ocurrir, dale este código a quien administra el bot: { $number }

## Permissions, in the words of Discord's channel settings

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
