# Rivales del ordenador: al preparar la mesa, en las pistas y, al terminar, por qué jugaron así.
# $player es un nombre listo con su forma, $action y $other son textos de opciones, $chance y $less son porcentajes.

name-computer-easy = Ordenador (fácil)
name-computer-normal = Ordenador (normal)
name-computer-hard = Ordenador (difícil)

## Al preparar la mesa

lobby-computers = -# ¿Falta gente? Quien organiza la mesa puede añadir rivales del ordenador; quien llegue después tendrá sitio igualmente.
lobby-practice = -# Práctica: solo contra el ordenador, el resultado no cambia el nivel de nadie.
button-add-easy = + Ordenador: fácil
button-add-normal = + Ordenador: normal
button-add-hard = + Ordenador: difícil
button-remove-computer = − Ordenador
refusal-not-host-computers = Solo { $host }, que organiza la mesa, puede añadir o quitar rivales del ordenador.
refusal-no-computer = En esta mesa no juega ningún ordenador.

## Pistas

button-hint = Pista
hint-only = 💡 Solo puedes hacer una cosa: **{ $action }**
hint-clear = 💡 **{ $action }**: es claramente lo mejor. Así ganas alrededor del { $chance } % de estas partidas, y con lo siguiente, «{ $other }», el { $less } %.
hint-ahead = 💡 **{ $action }**: algo mejor que «{ $other }». Así ganas alrededor del { $chance } % de estas partidas, en vez del { $less } %.
hint-close = 💡 **{ $action }**, aunque por poco: «{ $other }» es casi igual de bueno ({ $chance } % de estas partidas ganadas, frente al { $less } %).
hint-basis = -# { $deals ->
        [one] Calculado con un reparto que encaja con lo que ves. No se ha mirado ninguna carta oculta.
       *[other] Calculado con { $deals } repartos que encajan con lo que ves. No se ha mirado ninguna carta oculta.
    }
refusal-thinking = Todavía estoy pensando tu última pista. Un momento.
refusal-no-hint = Ahora no tienes nada que decidir, así que no hay nada que sugerir.

## Por qué, en el registro de una partida terminada

why-line = -# 🤖 { $player } valoró { $options }
why-option = «{ $action }» { $chance } %
why-taken = **«{ $action }» { $chance } %**
why-later = -# 🤖 Lo que valoraron los ordenadores se cuenta aquí al terminar la partida. Antes mostraría sus manos.
