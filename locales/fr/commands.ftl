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
command-resume-name = reprendre
command-resume-about = Reprendre une table rangée, ou dont le salon n’existe plus
command-tables-name = tables
command-tables-about = Tes tables sur ce serveur, d’abord celles qui t’attendent
command-rules-name = règles
command-rules-about = Lire les règles d’un jeu, en images
command-help-name = aide
command-help-about = Ce que fait Tertulia et comment commencer
command-settings-name = réglages
command-settings-about = Langue, rythme, salons et heures de silence de ce serveur (permission Gérer le serveur)
command-me-name = moi
command-me-about = Ta langue ici, tes notifications, le plateau en mots
command-privacy-name = confidentialité
command-privacy-about = Ce qui est enregistré sur toi ; exporte-le ou efface-le

option-game-name = jeu
option-game-about = Quel jeu
option-page-name = page
option-page-about = Quelle page des règles
option-pace-name = rythme
option-pace-about = Combien de temps chaque personne a pour décider
option-thread-name = fil
option-thread-about = Ouvrir un fil rien que pour la table
option-timezone-name = fuseau
option-timezone-about = Fuseau horaire de ce serveur, pour ses heures de silence
