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
command-learn-name = apprendre
command-learn-about = Apprendre un jeu en jouant : une courte leçon, rien que pour toi
command-table-help-name = aide-de-la-table
command-table-help-about = Ce que fait Tertulia et comment commencer
command-table-settings-name = réglages-de-table
command-table-settings-about = Langue, rythme, salons et heures de silence de ce serveur (permission Gérer le serveur)
command-my-settings-name = mes-réglages
command-my-settings-about = Ta langue ici, tes notifications, le plateau en mots
command-notify-name = préviens-moi
command-notify-about = Je t’appelle quand quelqu’un ouvre une table d’un jeu qui te plaît
command-privacy-name = confidentialité
command-privacy-about = Ce qui est enregistré sur toi ; exporte-le ou efface-le
command-board-ranking-name = classement-du-jeu
command-board-ranking-about = Les meilleurs de ce serveur à un jeu
command-board-profile-name = profil-de-jeu
command-board-profile-about = Cotes, trophées et parties d’un membre, en image

option-game-name = jeu
option-game-about = Quel jeu
option-page-name = page
option-page-about = Quelle page des règles
option-pace-name = rythme
option-pace-about = Le temps de chaque personne pour un coup
option-thread-name = fil
option-thread-about = Ouvrir un fil rien que pour la table
option-ranked-name = classée
option-ranked-about = Si le résultat compte pour le classement (à ta première partie ici, seulement si tu le dis)
option-member-name = membre
option-member-about = Le profil de qui ; le tien si tu ne choisis personne
option-timezone-name = fuseau
option-timezone-about = Fuseau horaire de ce serveur, pour ses heures de silence

## Menus of members and messages. Names: at most 32 characters.

menu-challenge-name = Défier
menu-profile-name = Profil
menu-hand-name = Ma main
menu-words-name = En mots

## Time away

command-away-name = absent
command-away-about = Arrêter tes chronos jusqu’à une date, ou laisser un robot jouer pour toi
option-until-name = jusque
option-until-about = Le dernier jour de ton absence. Sans date, tu es de retour
option-bot-name = robot
option-bot-about = Laisser un robot jouer pour toi pendant ce temps
