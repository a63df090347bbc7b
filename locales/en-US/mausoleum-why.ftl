# Why not: what a beginner of Guardiões do Mausoléu expects and the rules forbid now.

mausoleum-why-no-target-area = **{ $card }**: nobody else has built anything.
mausoleum-why-no-target-hand = **{ $card }**: nobody else holds a card.
mausoleum-why-empty-discard = **{ $card }**: the discard pile is empty.
mausoleum-why-second-mausolo = **{ $card }**: works once per game, and you have played it.
mausoleum-why-nothing-to-give = **{ $card }**: you have no other card to give in return.
mausoleum-why-target-area = { $target } has built nothing.
mausoleum-why-target-hand = { $target } has no cards in hand.
mausoleum-why-give-itself = **{ $card }**: you are playing this very card.
mausoleum-why-keep-all = **Keep all**: a hand holds five cards at most, so { $count } must go.
mausoleum-why-lose-none = **Lose nothing**: no card of yours stopped the earthquake.
