# The life of a table: pace, people who are away, questions to the players, undo, threads, tables put away.
# $who is one or more ready names with their shape, $link an address, $until a time that Discord writes out.

## Pace

pace-live = en directo (3 minutos por jugada)
pace-daily = diario (24 horas por jugada)
pace-slow = lento (3 días por jugada)
pace-none = sin prisa (sin plazos)
more-pace = Ritmo: { $pace }
more-option = En esta mesa: { $choice }
option-default = { $choice } (regla de la casa)
error-unknown-pace = No conozco ese ritmo. Elige uno de los que te sugiero.
board-deciding-until =
    { $count ->
        [one] Turno de { $who } · plazo: { $until }
       *[other] Esperando a { $who } · plazo: { $until }
    }
board-answering-until = Turno de { $target } · le toca responder a { $who } · plazo: { $until }
ping-reminder =
    { $count ->
        [one] { $who }, un pequeño recordatorio: sigue siendo tu turno. [Ir al tablero]({ $link })
       *[other] Un pequeño recordatorio: sigue siendo el turno de { $who }. [Ir al tablero]({ $link })
    }

## Who plays

name-bot = Suplente
name-former = exparticipante
board-stand-in = 
    { $count ->
        [one] -# Por ahora, un bot juega por { $who }.
       *[other] -# Por ahora, unos bots juegan por estas personas: { $who }.
    }
hand-points = -# Puntos: { $who }
hand-points-own = { $who } { $points } (a la vista: { $open })
hand-passes = -# Pasas hasta que algo cambie.
hand-forced = -# Ahora no se puede hacer otra cosa.
hand-as-of = Situación: { $round }
hand-note = -# Nota: { $note }
hand-asked-absent = -# ❓ Esperando a { $who }: [responde aquí]({ $link })
hand-asked-undo = -# ❓ { $who } pide deshacer: [responde aquí]({ $link })
hand-asked-end = -# ❓ { $who } propone terminar: [responde aquí]({ $link })
hand-stand-in = ### Un bot está jugando por ti. El sitio sigue siendo tuyo.
button-pass-on = Pasar hasta que algo cambie
button-decide = Volver a decidir
button-return = Volver a mi sitio
button-take = Ocupar el sitio libre
button-quit = Salir de la partida
button-confirm-quit = Sí, salir
quit-sure = ¿Salir de esta partida? Un bot seguirá en tu sitio, y cualquiera podrá ocuparlo. Mientras esté libre, puedes volver.
quit-done = Has salido de la partida. Un bot sigue en tu sitio.
error-no-open-seat = Ya no queda ningún sitio libre en esta mesa.
error-other-seat = Ya has ocupado otro sitio en esta partida y has visto su mano, así que solo puedes volver a ese. Ahora lo juega otra persona.

## Questions to the players

question-absent =
    { $count ->
        [one] Seguimos esperando a { $who }. ¿Qué hacemos? Tiene que estar de acuerdo más de la mitad del resto.
       *[other] Seguimos esperando a estas personas: { $who }. ¿Qué hacemos? Tiene que estar de acuerdo más de la mitad del resto.
    }
question-undo = A { $who } le gustaría deshacer una jugada, y todo lo que vino después. Todo el mundo tiene que estar de acuerdo. Las cartas ocultas se vuelven a barajar.
question-end = { $who } propone terminar esta partida sin resultado. Todo el mundo tiene que estar de acuerdo.
question-until-absent = Si no hay decisión, un bot empieza a jugar { $until }.
question-until-undo = La pregunta se cierra { $until }. Si falta alguna respuesta, la jugada vale.
question-until-end = La pregunta se cierra { $until }. Si falta alguna respuesta, la partida sigue.
answer-absent-wait = Esperar más
answer-absent-computer = Que juegue un bot
answer-absent-end = Terminar la partida
answer-undo-yes = De acuerdo: deshacer
answer-undo-no = No: la jugada vale
answer-end-yes = De acuerdo: terminar la partida
answer-end-no = No: seguir jugando
button-propose-end = Proponer terminar
button-confirm-end = Sí, preguntar
end-sure = ¿Preguntar al resto si quiere terminar esta partida sin resultado? Solo termina si todo el mundo está de acuerdo.
question-asked = He preguntado al resto, en el canal.
question-not-shown = No he podido mostrar la pregunta en el canal, así que todavía no he preguntado a nadie. Comprueba que puedo escribir allí y vuelve a intentarlo.
question-asked-already = Ya se lo he preguntado al resto: [ver la pregunta]({ $link }). Deciden sus respuestas.
question-for =
    { $count ->
        [one] { $who }, ¿qué dices?
       *[other] { $who }, ¿qué decís?
    }
decided-absent-wait = Decidido: esperamos, y el plazo vuelve a empezar.
decided-absent-computer = Decidido: un bot juega hasta que vuelva quien falta.
decided-absent-end = Decidido: la partida ha terminado, sin resultado.
decided-undo-yes = Aceptado: la jugada se ha deshecho.
decided-undo-no = Rechazado: la partida sigue como está.
decided-undo-over = La partida ha seguido, así que tu jugada vale.
decided-undo-late = No todo el mundo respondió a tiempo, así que tu jugada vale.
decided-end-yes = Aceptado: la partida ha terminado, sin resultado.
decided-end-no = Rechazado: la partida sigue.
decided-end-late = No todo el mundo respondió a tiempo, así que la partida sigue.
closed-undo-no = { $who } pidió deshacer una jugada. No todo el mundo estaba de acuerdo, así que la jugada vale.
closed-undo-over = { $who } pidió deshacer una jugada. La partida ha seguido, así que la jugada vale.
closed-undo-late = { $who } pidió deshacer una jugada. No todo el mundo respondió a tiempo, así que la jugada vale.
closed-end-no = { $who } propuso terminar la partida. No todo el mundo estaba de acuerdo, así que sigue.
closed-end-late = { $who } propuso terminar la partida. No todo el mundo respondió a tiempo, así que sigue.
closed-absent-wait =
    { $count ->
        [one] { $who } tiene más tiempo: la mayoría prefiere esperar. El plazo empieza de nuevo.
       *[other] { $who } tienen más tiempo: la mayoría prefiere esperar. El plazo empieza de nuevo.
    }
error-question-closed = Esa pregunta ya está respondida. El tablero muestra cómo están las cosas.
error-not-asked = Esta pregunta es para el resto de la mesa.

## The end of a turn

turn-ends = Con esto se acaba tu turno: **{ $action }**
    ¿Lo juegas?
button-end-turn = Sí, acabar mi turno
button-not-yet = Volver
button-stay = No, seguir jugando

## Undo

button-undo = Deshacer
button-ask-undo = Preguntar al resto
undo-done =
    { $left ->
        [0] Jugada deshecha. Vuelves a decidir, y entonces queda así.
        [one] Jugada deshecha. Vuelves a decidir, y aquí puedes deshacer una vez más.
       *[other] Jugada deshecha. Vuelves a decidir, y aquí puedes deshacer { $left } veces más.
    }
undo-asks = **Desde entonces se ha visto algo oculto**, como una carta o una loseta, así que todo el mundo tiene que estar de acuerdo. Esto se desharía:
error-nothing-to-undo = No tienes nada que deshacer.
error-undo-limit = Ya has deshecho esta decisión { $count } veces. Ahora queda así.
error-log-full = Esta partida se ha hecho muy larga. A partir de aquí solo va hacia delante: nada se deshace ni se cambia, y los sitios no cambian de manos.
error-choice-stays = Ya has cambiado esta elección muchas veces. Ahora se queda como está.

## Notes
# $note is what a player has written for themselves.

button-note = Mi nota
form-note-title = Tu nota para esta mesa
form-note = Nota
form-note-about = Solo la ves tú, con tu mano. Déjala vacía si no quieres ninguna.
note-saved = Anotado. La nota se queda con tu mano, y solo la ves tú.
note-removed = Tu nota se ha borrado.

## Channels and threads

button-thread = Abrir en un hilo
thread-opened = Tu mesa tiene su propio hilo: { $link }
error-no-threads = Aquí no puedo abrir un hilo. Usa `/jugar` en un canal de texto normal.
error-private-thread = No estoy en este hilo privado, así que no podría mostrar aquí el tablero. Menciona una vez a { $who } y vuelve a intentarlo.
error-may-not-open-threads = No puedes abrir hilos en este canal, así que no puedo abrir uno por ti.
permission-create-public-threads = Crear hilos públicos

## Tables put away

table-archived = Nadie ha jugado aquí en dos semanas, así que he guardado esta mesa. No se ha perdido nada: quien juega aquí puede reanudarla cuando quiera.
button-resume = Reanudar
error-archived = Esta mesa se guardó tras dos semanas sin ninguna jugada. Pulsa **{ button-resume }** en su tablero, o usa `/mesa reanudar`.
error-gone = El canal de esta mesa ya no existe. Usa `/mesa reanudar` donde quieras continuar.
error-nothing-to-resume = No tienes ninguna mesa que reanudar aquí.
tables-title =
    { $count ->
        [one] Tu mesa en este servidor
       *[other] Tus mesas en este servidor
    }
tables-none = No tienes sitio en ninguna mesa de aquí. Abre una con `/jugar`.
tables-line = { $game }: { $link }
tables-line-waiting = **{ $game }: ¡te toca!** { $link }
tables-line-asked = **{ $game }: ¡una pregunta para ti!** { $link }
tables-line-lobby = { $game }, aún no ha empezado: { $link }
tables-line-archived = { $game }, mesa guardada (`/mesa reanudar`): { $link }

## Challenges

challenge-ask = ¿A qué juego desafías a **{ $name }**?
challenge-sent = Tu mesa está abierta y ya he invitado a **{ $name }**. [Ir a la mesa]({ $link })
challenge-silent = Tu mesa está abierta. **{ $name }** no recibe avisos aquí: la invitación está, pero no suena. [Ir a la mesa]({ $link })
challenge-unsent = Tu mesa está abierta, pero no he podido enviar la invitación: avisa tú a **{ $name }**. [Ir a la mesa]({ $link })
ping-challenge = { $who }, **{ $host }** te desafía a una partida de **{ $game }**. [Sentarse a la mesa]({ $link })
ping-rematch = { $who }: **{ $host }** quiere la revancha de **{ $game }**. [Sentarse a la mesa]({ $link })
ping-call = { $who }: **{ $host }** abre una mesa de **{ $game }**. [Sentarse a la mesa]({ $link })
ping-invited = { $who }: **{ $host }** te invita a una mesa de **{ $game }**. [Sentarse a la mesa]({ $link })
ping-removed = { $who }: **{ $host }** ha dejado libre tu sitio. Con `/jugar` abres tu propia mesa.
ping-answer = { $who }, { $target } espera tu respuesta. [Ir al tablero]({ $link })
error-challenge-self = No puedes desafiarte a ti. Abre una mesa con `/jugar` y añade bots si no hay nadie.
error-challenge-bot = Los bots no aceptan desafíos. Abre una mesa con `/jugar`: quien la organiza puede añadir bots que conocen el juego.
error-challenge-left = Esa persona ya no está en este servidor.
error-challenge-hidden = { $name } no ve este canal. Elige un canal que tengáis en común.
error-challenge-limit = Ya has enviado { $count } desafíos en poco tiempo. Podrás enviar el siguiente { $until }.
error-no-board = Ese mensaje no muestra ninguna mesa. Usa este menú en un tablero o escribe `/mano`.

## The form of a lobby. Titles and labels of forms: at most 45 characters.

form-options-title = Opciones de esta mesa
form-rule = Regla de esta mesa
form-ranked = Cuenta para la clasificación
form-level = Nivel de los bots
options-saved = Guardado. La mesa ya lo muestra.
error-options-changed = Las opciones han cambiado desde que abriste ese formulario. Pulsa otra vez **{ button-options }** para verlas.
