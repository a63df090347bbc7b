# Why not: what a beginner of Guardiões do Mausoléu expects and the rules forbid now.

mausoleum-why-no-target-area = **{ $card }**: ninguém mais construiu nada.
mausoleum-why-no-target-hand = **{ $card }**: ninguém mais tem cartas na mão.
mausoleum-why-empty-discard = **{ $card }**: o descarte está vazio.
mausoleum-why-second-mausolo = **{ $card }**: só vale uma vez por partida, e você já jogou.
mausoleum-why-nothing-to-give = **{ $card }**: você não tem outra carta para dar em troca.
mausoleum-why-target-area = { $target } não construiu nada.
mausoleum-why-target-hand = { $target } não tem cartas na mão.
mausoleum-why-give-itself = **{ $card }**: é a própria carta que você está jogando.
mausoleum-why-keep-all = **Ficar com todas**: o limite é de cinco cartas na mão. Descarte { $count }.
mausoleum-why-lose-none = **Não perder nada**: nenhuma carta sua deteve o terremoto.
