# What the owner of this bot reads, and what their orders say to others. Names and texts as in commands.ftl.

command-owner-name = propietario
command-owner-about = Para quien administra este bot
command-servers-name = servidores
command-servers-about = Los servidores en los que estoy, qué pasa en ellos y cuáles dejo o evito
command-user-name = usuario
command-user-about = Bloquear a un usuario en todos los servidores, o quitar el bloqueo
command-announce-name = anunciar
command-announce-about = Decir algo en cada canal con una partida en curso
command-new-tables-name = mesas-nuevas
command-new-tables-about = No dejar empezar partidas, antes de un mantenimiento, o volver a dejarlas
option-server-name = servidor
option-server-about = El ID de un servidor, también de uno en el que no estoy
option-user-name = usuario
option-user-about = Quién: elige a alguien o escribe su ID

error-not-owner = Solo puede hacerlo quien administra este bot.
error-owner-server = Eso no es un ID de servidor. Es un número largo: activa el modo de desarrollador en Discord y haz clic derecho en el servidor.
error-owner-own = Este no: es el tuyo.
error-owner-notice = El texto está vacío, así que no envío nada.
error-blocked-user = Quien administra este bot te ha bloqueado, así que no puedo dejarte jugar. `/privacidad` sigue funcionando.
error-no-new-tables = Ahora no empieza ninguna partida: este bot se va a actualizar. Las partidas en curso siguen. Inténtalo más tarde.
announcement = 📣 Un aviso de quien administra este bot: { $note }

owner-servers-title = { $count ->
        [one] Un servidor
       *[other] { $count } servidores
    }
owner-server-about = miembros: { $members } · en curso: { $running } · terminadas en 30 días: { $finished } · última jugada: { $date }
owner-server-away = No estoy en este servidor.
owner-server-blocked = Bloqueado: cuando me invita, me voy enseguida.
owner-leave-sure = ¿Dejar este servidor? Sus partidas paran. Siguen si me invita en 90 días.
owner-block-sure = ¿Dejar este servidor y no volver? Sus partidas paran.
owner-user-free = Sin bloqueo.
owner-user-blocked = Con bloqueo: respondo con una frase. En sus mesas juega un bot.
owner-announced = { $count ->
        [0] No hay partidas en curso: no aviso a nadie.
        [one] De camino a un canal.
       *[other] De camino a { $count } canales.
    }
owner-tables-closed = { $count ->
        [0] Desde ahora no empieza ninguna partida, y ninguna está en curso.
        [one] Desde ahora no empieza ninguna partida. Sigue una.
       *[other] Desde ahora no empieza ninguna partida. Siguen { $count }.
    }
owner-tables-open = Las partidas pueden empezar de nuevo.
select-server = Elige un servidor
button-owner-leave = Dejar
button-owner-block = Bloquear
button-owner-unblock = Desbloquear
button-owner-servers = Todos los servidores
form-notice-title = Un aviso a las partidas en curso
form-notice = Tu texto
form-notice-about = Tal como lo escribes, en cada canal con una partida en curso, una vez. No menciona a nadie.
