# Vivir entre personas: ausencia, tiempos propios, quién puede jugar, y qué necesita un resultado clasificatorio.
# $who son uno o más nombres, $date y $at fechas que escribe Discord, $time un tiempo como "6 horas".

## Tiempos y ausencia

pace-own = { $time } por jugada
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
        [one] 1 día
       *[other] { $count } días
    }
table-absence-ask = si alguien se retrasa: decide el resto
table-absence-bot = si alguien se retrasa: juega un bot
table-invited-only = solo con invitación
board-away = -# { $who } no está hasta el { $date }. Su reloj está parado.
board-stood = -# Estuve { $time } sin Discord. Mientras tanto, vuestros relojes se pararon.
board-practice = -# Desde aquí la partida es de práctica: ya no cambia ningún nivel.
game-event-table-away = { $seat } no estará hasta el { $until }.
away-waits =
    { $count ->
        [one] No estás hasta el { $date }. Tu reloj se para, y tu mesa lo sabe. Para volver antes, `/ausente` sin día.
       *[other] No estás hasta el { $date }. Tus relojes se paran en { $count } mesas, y allí lo saben. Para volver antes, `/ausente` sin día.
    }
away-bot =
    { $count ->
        [one] Un bot juega por ti hasta el { $date }, o hasta que recuperes tu sitio.
       *[other] Un bot juega por ti en { $count } mesas hasta el { $date }, o hasta que recuperes tus sitios.
    }
away-over = ¡Qué bien que hayas vuelto! Tus relojes corren otra vez.
away-never = No estabas fuera, así que no cambia nada.
error-away-date = Necesito un día entre hoy y dentro de 60 días, como *mañana*, *3 días*, *viernes* o *{ $example }*.
away-which-day = ¿Cuál de estos días?
day-today = Hoy, { $day }
day-tomorrow = Mañana, { $day }
error-away-no-table = No estás en ninguna partida en curso aquí, así que ningún reloj te espera.
error-deadline = Necesito un tiempo entre 1 minuto y 14 días, como *90 min*, *6 h* o *2 días*.

## La sala

lobby-archived = He guardado esta mesa: nadie la empezó a tiempo. **{ button-resume }** la abre otra vez.
button-guests = Quién puede jugar
guests-open = Cualquiera puede ocupar un sitio.
guests-invited-only = Solo pueden ocupar un sitio las personas que invites. Desmárcalo en **{ button-options }** para abrir la mesa a todo el mundo.
guests-invited = Invitaciones: { $who }
guests-removed = Fuera de la mesa: { $who }
select-invite = Invitar solo a…
select-welcome = Invitar, o dejar volver…
select-remove = Sacar de la mesa…
remove-sure = ¿Sacar a { $who } de la mesa? Se lo diré, y solo podrá volver con tu invitación.
button-remove-guest = Sacar de la mesa
button-keep-guest = Dejar que se quede
button-here = Sigo aquí
ping-here =
    { $count ->
        [one] { $who }, la mesa de **{ $host }** quiere empezar. ¿Sigues ahí?
       *[other] { $who }, la mesa de **{ $host }** quiere empezar. ¿Seguís ahí?
    }
ping-changed =
    { $count ->
        [one] { $who }, ha cambiado [lo que se juega]({ $link }) en la mesa de **{ $host }**. ¿Sigues?
       *[other] { $who }, ha cambiado [lo que se juega]({ $link }) en la mesa de **{ $host }**. ¿Seguís?
    }
call-answered = Bien, empezamos contigo.
lobby-changed = -# ⚠️ Hay cambios: ¿seguís, { $who }?
lobby-no-limit = sin prisa
lobby-full-changed = ⚠️ Ha habido cambios después de sentarse { $who }. Preguntaré antes de empezar: **{ button-here }**.
call-sent = Hay quien se sentó hace mucho, o antes de un cambio tuyo, así que pregunto si sigue. Pulsa otra vez **{ button-start }** cuando haya respondido.
error-not-open = Esta mesa no está abierta para ti. Puedes abrir una con `/jugar`.
error-still-asking = Aún espero a { $who }. Puedes empezar sin esperar más { $until }.
error-not-host-guests = Solo { $host }, que organiza la mesa, elige quién puede jugar.
error-role-barred = En este servidor, uno de tus roles no puede jugar. La moderación te dirá más.
error-role-needed =
    { $count ->
        [one] En este servidor necesitas este rol para jugar: { $roles }.
       *[other] En este servidor necesitas uno de estos roles para jugar: { $roles }.
    }

## Partidas clasificatorias

hand-leaves = -# Esta partida es clasificatoria: si no has vuelto { $until }, contará como que te has ido.
table-cancelled-rated = Esta partida se ha cerrado. Ya era de práctica: los niveles se quedan como están.
quit-ranked = Esta partida es clasificatoria: quien se va queda en último lugar.
quit-grace = Estás en tus primeros turnos, así que no cambia el nivel de nadie: el resto es de práctica.
quit-undecided = Todavía no has hecho ninguna jugada, así que tu nivel se queda como está.
error-ranked-vote = En una partida clasificatoria con más gente, quien organiza no puede cerrarla a solas. Pulsa **{ button-more }** y luego **{ button-propose-end }**: decide el resto.
error-ranked-alone = Solo quedas tú, así que no puedes cerrar una partida clasificatoria. Un bot juega por los demás, y quien no vuelve se ha ido.
error-ranked-undo = En una partida clasificatoria no se deshace lo que alguien ya ha visto.
error-ranked-hint = No hay pistas en una partida clasificatoria entre personas. Sí las hay en mesas amistosas y contra bots.

## Formularios

form-deadline = Tiempo propio por jugada
form-deadline-about = De 1 minuto a 14 días, como 90 min, 6 h o 2 días. Vacío: lo que diga el ritmo.
form-ways = Esta mesa
form-stand-in = Un bot juega por quien se retrasa
form-invited = Solo puede jugar quien yo invite
form-people-title = Quién juega aquí
form-absence = Si se pasa el plazo
form-absence-about = Lo que hacen las mesas nuevas. Quien organiza puede elegir otra cosa.
form-absence-automatic = Según el ritmo
form-absence-ask = Decide el resto
form-absence-bot = Juega un bot hasta que vuelva
form-play-roles = Roles que pueden jugar
form-play-roles-about = Nadie más puede ocupar un sitio. Vacío: puede todo el mundo.
form-barred-roles = Roles que no pueden jugar
form-barred-roles-about = Pueden mirar, pero no ocupar un sitio.
form-member-title = Horas de silencio y compañía
form-blocked = Nunca en una mesa con
form-blocked-about = Nunca os sentáis en la misma mesa. Nadie sabe por qué.
select-any-roles = Roles
button-people = Quién juega
button-member-people = Horas de silencio y compañía
settings-absence-automatic = **Si se pasa el plazo:** según el ritmo
settings-absence-ask = **Si se pasa el plazo:** decide el resto
settings-absence-bot = **Si se pasa el plazo:** juega un bot
settings-play-roles = **Roles que pueden jugar:** { $roles }
settings-barred-roles = **Roles que no pueden jugar:** { $roles }
me-quiet-server = **Horas de silencio:** las del servidor
    -# Elige las tuyas, y con quién no quieres sentarte nunca.
me-quiet = **Horas de silencio:** { $start }–{ $end } ({ $zone })
    -# En esas horas, nada mío suena en tu móvil.
me-blocked =
    { $count ->
        [one] -# Hay 1 persona con la que nunca te sientas.
       *[other] -# Hay { $count } personas con las que nunca te sientas.
    }
