# Why not: what a beginner of Guardiões do Mausoléu expects and the rules forbid now.

mausoleum-why-no-target-area = **{ $card }** : personne d’autre n’a rien construit.
mausoleum-why-no-target-hand = **{ $card }** : personne d’autre n’a de carte en main.
mausoleum-why-empty-discard = **{ $card }** : la défausse est vide.
mausoleum-why-second-mausolo = **{ $card }** : ne sert qu’une fois par partie, et c’est fait.
mausoleum-why-nothing-to-give = **{ $card }** : tu n’as pas d’autre carte à donner en échange.
mausoleum-why-target-area = { $target } n’a rien construit.
mausoleum-why-target-hand = { $target } n’a pas de carte en main.
mausoleum-why-give-itself = **{ $card }** : c’est la carte que tu es en train de jouer.
mausoleum-why-keep-all = **Tout garder** : une main a cinq cartes au plus ; { $count } de trop.
mausoleum-why-lose-none = **Ne rien perdre** : aucune de tes cartes n’a arrêté le séisme.
