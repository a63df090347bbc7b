# Rivales del ordenador: al preparar la mesa, en las pistas y, al terminar, por qué jugaron así.
# $player es un nombre listo con su forma, $action y $other son textos de opciones, $chance y $less son porcentajes.

name-bot-easy = Bot fácil
name-bot-normal = Bot normal
name-bot-hard = Bot difícil
seat-bot = { $player } (bot { $level })
bot-easy = fácil
bot-normal = normal
bot-hard = difícil

## Al preparar la mesa

lobby-bots = -# ¿Falta gente? Quien organiza puede añadir bots; quien llegue después también tendrá sitio.
lobby-practice = práctica: sin nivel
lobby-full-practice = Práctica: solo contra bots, el resultado no cambia el nivel de nadie.
button-bots = + Bot
button-add-easy = + Fácil
button-add-normal = + Normal
button-add-hard = + Difícil
button-remove-computer = − Bot
error-not-host-bots = Solo { $host }, que organiza la mesa, puede añadir o quitar bots.
error-no-bot = En esta mesa no juega ningún bot.

## Pistas

button-hint = Pista
hint-only = 💡 Solo puedes hacer una cosa: **{ $action }**
hint-reason = 💡 **{ $action }** – { $reason }
hint-equal = 💡 **{ $action }**, o «{ $other }»: por lo que veo, da igual.
hint-unclear = sin un motivo único: es lo que más veces ganó en mis pruebas.
hint-close = pero está muy igualado: «{ $other }» vale casi lo mismo.
hint-numbers = -# Los números: ||cerca del { $chance } % de victorias, y el { $less } % con «{ $other }». { hint-basis }||
hint-basis = { $deals ->
        [one] He probado un reparto posible, sin mirar las cartas ocultas.
       *[other] He probado { $deals } repartos posibles, sin mirar las cartas ocultas.
    }
error-thinking = Todavía estoy pensando tu última pista. Un momento.
error-no-hint = Ahora no tienes nada que decidir, así que no hay nada que sugerir.

## Por qué, en el registro de una partida terminada

