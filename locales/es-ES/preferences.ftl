# What a server and a person choose for themselves, and what is stored about a person.
# $time, $start and $end are times of day such as 22:00, $channels and $roles are mentions, $zone is a time zone's name.

## Choices

language-name = Español
choice-automatic = Automático ({ $language })
choice-as-server = Como el servidor
language-of-host = el idioma de quien abre la mesa
select-language = Idioma
select-pace = Ritmo
select-channels = Canales para las mesas
select-roles = Roles que cierran mesas
select-quiet-from = Silencio desde…
select-quiet-to = Silencio hasta…
choice-no-quiet-hours = Sin horas de silencio
choice-from = Inicio: { $time }
choice-to = Fin: { $time }
button-my-settings = Mis ajustes
button-remove-deleted = Quitar lo eliminado
button-pings-on = Activar notificaciones
button-pings-off = Desactivar notificaciones
button-words-on = Ver en palabras
button-words-off = Ver en imágenes
button-confirm-on = Preguntarme antes
button-confirm-off = No preguntarme
button-tips-on = Quiero consejos
button-tips-off = Sin consejos

## A server

settings-title = Ajustes de este servidor
settings-lacks-server = ⚠️ **Me faltan permisos en este servidor:** { $missing }
    -# El botón me los da, o bien Ajustes del servidor → Roles.
settings-lacks-channel = ⚠️ **Me faltan permisos en este canal:** { $missing }
    -# Se me dan en Editar canal → Permisos.
button-grant = Dar permisos
settings-language = **Idioma:** { $language }
settings-languages = **Idiomas de los canales:** { $channels }
more-channels =
    { $count ->
        [one] un canal más
       *[other] { $count } canales más
    }
settings-pace = **Ritmo:** { $pace }
settings-channels-all = **Canales:** todos
settings-channels = **Canales:** { $channels }
deleted-channels =
    { $count ->
        [one] un canal eliminado
       *[other] { $count } canales eliminados
    }
settings-roles-none = **Roles que cierran mesas:** ninguno
settings-roles = **Roles que cierran mesas:** { $roles }
deleted-roles =
    { $count ->
        [one] un rol eliminado
       *[other] { $count } roles eliminados
    }
settings-quiet-off = **Horas de silencio:** ninguna
settings-quiet = **Horas de silencio:** { $start }–{ $end }
settings-zone = **Zona horaria:** { $zone } (ahora { $time })
settings-pings-on = **Notificaciones:** activadas
settings-pings-off = **Notificaciones:** desactivadas
settings-about = -# Lo que solo ve una persona sigue lo que ha elegido en `/mis-ajustes`.

## A person

me-title = Tus ajustes
me-about = Valen { $place ->
        [alone] en mensajes directos y en servidores sin mí
       *[server] en este servidor
    } y nadie más los ve.
me-language = **Tu idioma aquí**
    -# Para todo lo que solo ves tú.
me-pings-on = **Notificaciones:** activadas
    -# Discord te avisa cuando te toca.
me-pings-off = **Notificaciones:** desactivadas
    -# Discord no te avisa. El tablero muestra cuándo te toca.
me-words-on = **Tablero y mano:** en palabras
    -# **{ button-hand }** te describe ambos en palabras.{ $place ->
        [alone] { "" }
       *[server] { " " }En el canal, el tablero sigue siendo una imagen para todo el mundo.
    }
me-words-off = **Tablero y mano:** en imágenes
    -# **{ button-hand }** también puede describirte ambos en palabras, por ejemplo para un lector de pantalla.
me-confirm-on = **Antes de acabar mi turno:** preguntarme
    -# Una jugada que acaba tu turno solo vale después de tu **{ button-end-turn }**.
me-confirm-off = **Antes de acabar mi turno:** no preguntar
    -# Cada jugada vale en cuanto la tocas.
me-tips-on = **Consejos en tus primeras partidas:** sí
    -# Hasta que termines una partida de un juego, se explica un poco más.
me-tips-off = **Consejos en tus primeras partidas:** no
    -# Ni consejos ni introducción al unirte.

## Calls to new tables. $game is one or more titles.

calls-title = Cuándo te llamo
calls-none = Aquí no estás en ninguna lista. Elige juegos y te menciono cuando alguien abra una mesa.
calls-any = Te llamo para **cualquier juego** que alguien abra aquí.
calls-some = Te llamo para { $game }.
calls-about = -# Como mucho { $count } veces al día en este servidor, nunca en sus horas de silencio, y no para mesas que empiezan contra bots.
calls-muted-member = ⚠️ Tus notificaciones están desactivadas aquí, así que no te llamo. Actívalas en `/mis-ajustes`.
calls-muted-server = ⚠️ Este servidor ha desactivado las notificaciones, así que no llamo a nadie.
select-games = Llámame para…
choice-any-game = Cualquier juego
button-no-calls = No me llames más

## Privacy

privacy-title = Qué se guarda sobre ti
privacy-body =
    - **Qué:** tu ID de usuario de Discord y tu nombre{ $place ->
        [alone] { "" }
       *[server] { " " }en este servidor
    }; las mesas que abres, y tus sitios y clics en ellas; cada decisión tuya en una partida, con fecha y hora; tus respuestas a preguntas aún abiertas; tus resultados y tu nivel; las notas que te escribes en una mesa; las lecciones que has terminado; tus partidas del día y dónde las jugaste; tu jugada preparada; para qué juegos quieres que te llame, y las últimas llamadas; lo que eliges con `/mis-ajustes`; y si quien administra este bot te ha bloqueado. Nada de lo que escribes en los canales. { $place ->
        [alone] Lo jugado en un servidor: mira `/privacidad` allí.
       *[server] Lo jugado por mensaje directo: mira `/privacidad` allí.
    }
    - **Para qué:** para que una partida pueda seguir días después o tras un reinicio, una decisión se pueda deshacer y la puntuación sepa quién ha jugado.
    - **Cuánto tiempo:** hasta que lo borres{ $left ->
        [0] { "" }
       *[other] , o { $left } días después de que el bot deje este servidor
    }. { $keep ->
        [0] Las partidas terminadas también se guardan.
        [one] Las partidas terminadas se borran tras un día, pero no los resultados y niveles de las clasificatorias.
       *[other] Las partidas terminadas se borran tras { $keep } días, pero no los resultados y niveles de las clasificatorias.
    }{ $days ->
        [0] { "" }
        [one] { " " }En las copias de seguridad que este bot hace cada día, lo que borras sigue un día más; en las dos de antes de sus últimas actualizaciones, hasta que otras más nuevas las sustituyan.
       *[other] { " " }En las copias de seguridad que este bot hace cada día, lo que borras sigue unos { $days } días más; en las dos de antes de sus últimas actualizaciones, hasta que otras más nuevas las sustituyan.
    }
    - **Dónde:** en un archivo de quien administra este bot y en sus copias de seguridad. Cuando algo falla, su registro anota qué botón se usó y el ID de quien lo usó. Borrar copias y registros está en sus manos.
    - **Quién lo recibe:** nadie. Nada se vende y nada se envía a otro sitio. Discord transporta los mensajes.
    - **Lo que se publica en un canal**, nombres incluidos, queda hasta borrarse; el tablero pierde tu nombre.
    - **Aun tras el borrado** queda solo tu ID, hasta que acaben: en tu sitio (nadie ve dos manos), en la mesa que te echó y en la partida del día intentada.

    El botón **{ button-export }** te da un archivo con todo lo que se guarda sobre ti { $place ->
        [alone] fuera de mis servidores
       *[server] en este servidor
    } y **{ button-delete-data }** lo elimina. Cada servidor tiene los suyos: usa `/privacidad` también { $place ->
        [alone] allí
       *[server] en los demás
    }.
button-export = Exportar
button-delete-data = Borrar mis datos
button-confirm-delete = Sí, borrar mis datos
button-privacy-back = Volver
export-done = Aquí está todo lo que se guarda sobre ti { $place ->
        [alone] fuera de mis servidores
       *[server] en este servidor
    }, en JSON. Las horas son milisegundos desde el comienzo de 1970, en UTC.
delete-sure = **¿Borrar todo lo que se guarda sobre ti { $place ->
        [alone] fuera de mis servidores
       *[server] en este servidor
    }?** No se puede deshacer.
    - Tu nombre y tu ID salen de todas las partidas. Los demás conservan sus resultados y siguen jugando.
    - Los repartos con clics tuyos ya no se podrán comprobar.
    - Se olvidan tus notas y lo elegido con `/mis-ajustes`.
delete-tables =
    { $count ->
        [0] - No estás en ninguna mesa abierta aquí.
        [one] - Dejas tu mesa abierta: antes de empezar, tu sitio queda libre; en una partida en curso, un bot sigue en tu lugar.
       *[other] - Dejas tus { $count } mesas abiertas: antes de empezar, tu sitio queda libre; en una partida en curso, un bot sigue en tu lugar.
    }
delete-done = Hecho: lo que se guardaba sobre ti { $place ->
        [alone] fuera de mis servidores
       *[server] en este servidor
    } está borrado. Si vuelves a jugar aquí, todo empieza de cero.
delete-left-over =
    { $count ->
        [one] **Queda una mesa.** Empezó con otra versión de Tertulia, así que ahora no puedes dejarla. Avisa a quien administra el bot y vuelve a borrar tus datos más tarde.
       *[other] **Quedan { $count } mesas.** Empezaron con otra versión de Tertulia, así que ahora no puedes dejarlas. Avisa a quien administra el bot y vuelve a borrar tus datos más tarde.
    }

## Why something was not done

error-no-files = Aquí no puedo adjuntar archivos. Escríbeme por mensaje directo: allí el mismo comando te da el archivo.
error-unknown-choice = No conozco esa opción. `/ajustes-de-mesa` y `/mis-ajustes` te traen opciones nuevas.
error-no-quiet-hours = Las horas de silencio no pueden empezar y terminar a la misma hora. Elige dos horas distintas, o ninguna.
error-unknown-zone = No conozco esa zona horaria. Di una ciudad grande, como Madrid, o las horas desde UTC, como UTC+1.
error-unknown-zone-close = No conozco esa zona horaria. ¿Quieres decir { $zones }?
error-rest-saved = { $why } El resto del formulario está guardado.
error-not-manager = Solo quien tiene el permiso **Gestionar servidor** puede cambiar los ajustes de este servidor. Los tuyos están en `/mis-ajustes`.
error-not-now = Discord no me dice nada sobre este servidor en este momento. Inténtalo de nuevo en un minuto.
error-other-channel =
    { $count ->
        [one] En este servidor, las mesas se abren en { $channels } y en sus hilos. Usa `/jugar` allí.
       *[other] En este servidor, las mesas se abren en estos canales y en sus hilos: { $channels }. Usa `/jugar` allí.
    }
error-no-channel-left = Los canales elegidos para las mesas ya no existen. Quien tiene el permiso **Gestionar servidor** puede elegir otros con `/ajustes-de-mesa`.

## Forms. Titles and labels: at most 45 characters. What stands below a label: at most 100.

button-change = Cambiar…
button-quiet = Horas de silencio…
button-languages = Idiomas de los canales…
form-quiet-title = Horas de silencio
form-quiet-about = A esas horas no se avisa a nadie y los recordatorios esperan. Los plazos siguen igual.
form-language = Idioma de los mensajes públicos
form-language-about = Tableros, menciones y preguntas, también en las mesas abiertas.
form-languages-title = Idiomas de los canales
form-languages-channels = Canales
form-languages-channels-about = Sus hilos hablan el mismo idioma.
form-pace = Ritmo de las mesas nuevas
form-pace-about = Salvo que alguien elija otro con /jugar.
form-channels-about = Solo en ellos y en sus hilos. Vacío: en todos.
form-roles-about = Quien organiza la mesa y quien tiene el permiso Gestionar mensajes pueden siempre.
form-pings = Menciones y recordatorios
form-pings-about = Sin ellos, solo el tablero muestra a quién le toca decidir.
form-zone = Zona horaria
form-zone-about = Una ciudad, como Madrid, o UTC+1
error-settings-changed = Estos ajustes han cambiado desde que abriste el formulario. Ábrelo otra vez para verlos.
