# Names and descriptions of the slash commands. Names: lower case, no spaces, at most 32 characters.

command-play-name = jouer
command-play-about = Ouvrir une table de jeu dans ce salon
command-hand-name = main
command-hand-about = Voir ta main et ce que tu peux faire, rien que pour tes yeux
command-board-name = plateau
command-board-about = Ramener le plateau en bas de ce salon
command-table-name = table
command-table-about = La table de ce salon
command-cancel-name = annuler
command-cancel-about = Fermer la table de ce salon sans résultat (l’hôte, ou avec Gérer les messages)
command-rules-name = règles
command-rules-about = Lire les règles d’un jeu, en images
command-help-name = aide
command-help-about = Ce que fait Tertulia et comment commencer

option-game-name = jeu
option-game-about = Quel jeu
option-page-name = page
option-page-about = Quelle page des règles
