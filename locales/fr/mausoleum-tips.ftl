# Tips for a first game of Guardiões do Mausoléu: one sentence above a question, named by the kind of decision.

mausoleum-tip-play-1 = Une carte par tour, ou aucune : une défense te protège aussi depuis ta main.
mausoleum-tip-play-2 = Une pièce qui complète un ensemble vaut 8 points ; une pièce isolée, rien pour l’instant.
mausoleum-tip-play-3 = Quand la pioche touche à sa fin, joue ce qui rapporte et garde ce qui défend.
mausoleum-tip-target-1 = Regarde les boucliers devant chacun : l’un d’eux peut te bloquer.
mausoleum-tip-target-2 = Vise qui est en tête : c’est là qu’une attaque compte le plus.
mausoleum-tip-target-3 = Une grande main peut cacher une défense.
mausoleum-tip-take-1 = Le mieux : une pièce qui complète ton ensemble et casse celui de ta cible.
mausoleum-tip-give-1 = Donne ce qui ne te sert pas : un deuxième Mausole, ou une pièce que tu as en trop.
mausoleum-tip-recover-1 = Cherche ce qui te rapporte : Mausole, ou la pièce qui te manque.
mausoleum-tip-lose-1 = Renonce à une pièce que tu as en trop.
mausoleum-tip-lose-2 = Tes ensembles dépendent de ta pièce la plus rare : celle-là doit rester.
mausoleum-tip-lose-3 = Ce qui s’écroule va à la défausse : quelqu’un peut l’y reprendre.
mausoleum-tip-discard-1 = Les pièces qui ne complètent plus d’ensemble partent en premier.
