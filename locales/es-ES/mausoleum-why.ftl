# Why not: what a beginner of Guardiões do Mausoléu expects and the rules forbid now.

mausoleum-why-no-target-area = **{ $card }**: nadie más ha construido nada.
mausoleum-why-no-target-hand = **{ $card }**: nadie más tiene cartas en la mano.
mausoleum-why-empty-discard = **{ $card }**: la pila de descartes está vacía.
mausoleum-why-second-mausolo = **{ $card }**: solo vale una vez por partida, y ya la has jugado.
mausoleum-why-nothing-to-give = **{ $card }**: no tienes otra carta que dar a cambio.
mausoleum-why-target-area = { $target } no ha construido nada.
mausoleum-why-target-hand = { $target } no tiene cartas en la mano.
mausoleum-why-give-itself = **{ $card }**: es la misma carta que estás jugando.
mausoleum-why-keep-all = **Quedártelas todas**: en la mano caben cinco cartas como mucho: descarta { $count }.
mausoleum-why-lose-none = **No perder nada**: ninguna carta tuya ha detenido el terremoto.
