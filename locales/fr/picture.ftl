# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Joueur { $number }
picture-empty-table = personne pour l’instant
picture-free = libre
picture-optional = facultatif
picture-wins = { $name } gagne
picture-shared = Victoire partagée
picture-total = Total
picture-tie = Départage
picture-sixty-want = Ton but
picture-sixty-turn = Ton tour
picture-sixty-end = La fin
picture-sixty-mistake = Erreur de débutant
picture-lesson-step = Étape { $step } sur { $steps }.
picture-review = Ce qui a tout décidé
picture-review-none = Ni grosse erreur, ni gros cadeau
picture-review-move = { $name } joue
picture-review-played = joué
picture-review-best = robot fort
picture-review-gains = y gagne
