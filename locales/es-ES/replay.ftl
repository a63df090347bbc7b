# Repeticiones: una partida terminada, página a página y como imagen animada.
# $game es un título, $players son nombres listos, $count el número de imágenes, $percent cuánto de ellas está listo.

## Página a página

button-replay = Repetición
button-first = Primera
button-last = Última
replay-deal = La partida empieza.
error-no-replay = Solo se puede volver a ver una partida terminada.
error-replay-page = Esta partida no tiene esa página. Pulsa **{ button-replay }** dentro de **{ button-more }**, en su tablero, para empezar por la primera.
error-replay-old-rules = Esta partida se jugó con reglas anteriores y aquí ya no puedo mostrarla. Su registro aún lo cuenta todo: pulsa **{ button-record }** en **{ button-more }**.
error-replay-newer-rules = Esta partida se jugó con una versión más nueva de Tertulia. Podré mostrarla cuando se actualice el bot: avisa a quien lo administra.
error-replay-broken = Las jugadas guardadas de esta partida no siguen las reglas, así que no puedo mostrarla de nuevo. Pulsa **{ button-verify }** en **{ button-more }** para saber dónde.

## La imagen animada

button-film = Ver como animación
animation-waiting = 🎞️ Tu imagen animada es la siguiente: se está haciendo otra. Aparecerá aquí.
animation-making = 🎞️ La imagen animada se está haciendo: { $percent } %
animation-done = La partida entera en { $count } imágenes.
animation-smaller = -# Era demasiado grande para Discord, así que es más pequeña que de costumbre y quizá se salte algunos turnos. **{ button-replay }** los muestra todos.
animation-alt = Imagen animada de una partida entera de { $game }, en { $count } imágenes, del reparto a la hoja de puntuación. En la mesa: { $players }. La repetición también cuenta cada turno con palabras.
error-in-making = Lo último que pediste todavía se está haciendo. Aparecerá donde ves cuánto le falta; pide lo siguiente cuando lo tengas.
error-making-queue = Ahora mismo hay mucha cola. Vuelve a intentarlo dentro de un minuto.
error-animation-too-large = Esta partida es demasiado larga para una imagen animada que Discord acepte. **{ button-replay }** muestra cada turno.

## El análisis

button-review = Análisis
review-waiting = 🔎 Tu análisis es el siguiente: se está haciendo otro. Aparecerá aquí.
review-making = 🔎 Estoy repasando la partida: { $percent } %
review-told = Cómo se decidió una partida de { $game }.
review-told-seat = { $place }. { $player } ({ $points }). Probabilidad de ganar, de principio a fin: { $chances } %
review-told-mistake = { $player }: «{ $played }» ({ $change } %)
review-told-gift = { $player }: «{ $played }» ({ $change } % para { $who })
review-mistake = { $player } eligió «{ $played }» ({ $after } %). El bot fuerte: «{ $best }» ({ $before } %).
review-gift = { $player } eligió «{ $played }». La probabilidad de { $who } saltó del { $before } % al { $after } %.
review-note = -# El menos es la probabilidad de ganar que costó la jugada, según lo que se podía saber al jugarla. El más es lo que ganó otra persona.
review-hint = 💡 La pista del bot fuerte para { $player }: { $reason }
error-review-stopped = Me reiniciaron en medio de este análisis. Pulsa **{ button-review }** otra vez.
error-review-point = Este análisis no tiene ese momento clave. Pulsa **{ button-review }** dentro de **{ button-more }**, en su tablero, para verlo de nuevo.

## Sharing

button-share = Compartir el resultado
button-share-film = Compartir la animación
shared-by = Lo comparte { $who }
shared = Compartido en el canal.
error-share-not-played = Solo quienes han jugado esta partida pueden compartirla.
error-shared-already = Se acaba de compartir aquí. Dentro de unos minutos puedes volver a compartirlo.
error-may-not-write = No puedes escribir en este canal, así que no puedo publicar aquí por ti.
