# Tips for a first game of Capital Lux: one sentence above a question, named by the kind of decision.

capital-lux-tip-pick-1 = Deux cartes d’une même couleur vont bien ensemble : une dans ta ville, une dans la Capitale pour la soutenir.
capital-lux-tip-pick-2 = Ce que tu passes arrive à la personne suivante : ne lui donne pas ce qu’il lui faut.
capital-lux-tip-pick-3 = Les fortes dans ta ville, les faibles dans la Capitale : le pouvoir est le même.
capital-lux-tip-play-1 = Dépasser une limite n’est pas grave avant la fin de la manche.
capital-lux-tip-play-2 = La carte qui reste en main va dans ta ville à la fin : ne garde rien de trop haut.
capital-lux-tip-play-3 = Après ta dernière carte, les autres n’ont plus qu’un tour, sauf si un Scientifique pioche dans la Capitale.
capital-lux-tip-take-1 = La limite de la couleur que tu prends baisse d’autant, pour toi aussi.
capital-lux-tip-lay-1 = Un moins va bien là où tu n’as rien et où quelqu’un est près de la limite.
capital-lux-tip-lay-2 = Un plus va bien là où tu dépasses la limite ; personne ne voit que c’en est un.
capital-lux-tip-lay-3 = Personne d’autre ne connaît ce modificateur : même inoffensif, il rend les autres prudents.
capital-lux-tip-save-1 = Une pièce par point de trop ; une couleur sauvée garde aussi sa chance d’avoir le bonus.
