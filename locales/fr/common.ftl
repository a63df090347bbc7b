# What the bot itself says: buttons, lobby, board, hand, score, refusals.
# $player and $who are ready names with their shape, $link is an address, $game a title.

## Buttons

button-join = Entrer
button-leave = Quitter
button-start = Lancer
button-cancel = Fermer la table
button-confirm-cancel = Oui, fermer pour tout le monde
button-rules = Règles
button-hand = Jouer / Ma main
button-your-move = À toi de jouer
button-next-table = Table suivante
button-more = Plus
button-log = Historique
button-text = Plateau en mots
button-rematch = Revanche
button-join-rematch = Rejoindre la revanche
button-options = Options
button-back = Précédente
button-next = Suivante
select-action = Choisis…
select-change = Changer…
select-page = Pages

## The lobby

lobby-seat-host = { $player } (hôte)
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-waiting =
    { $missing ->
        [one] Il manque une personne pour commencer.
       *[other] Il manque { $missing } personnes pour commencer.
    }
lobby-ready = Tout le monde est là ? Alors **{ $host }** peut appuyer sur **{ button-start }**.
leave-done = Tu as quitté la table.
table-cancelled = Cette table a été fermée sans résultat. Ouvres-en une autre avec `/jouer`.

## The board

board-deciding =
    { $count ->
        [one] Au tour de { $who }
       *[other] On attend { $who }
    }
board-answering = Au tour de { $target } · c’est à { $who } de répondre
board-moved = Le plateau a changé de place. [Il est maintenant ici]({ $link })
board-is-there = [Le plateau est ici.]({ $link })
error-board-limit = Tu as déjà fait descendre des plateaux { $count } fois en peu de temps. Tu pourras recommencer { $until }. [Le plateau est ici.]({ $link })
error-undos-limit = Tu as repris { $count } coups en une heure. Tu pourras recommencer { $until }.
error-games-limit = Tu as commencé { $count } parties en un jour : je n’en accueille pas plus pour une seule personne. Tu pourras commencer la suivante { $until }.
error-rematch-players = La revanche est à ceux qui ont joué : l’un d’eux peut l’ouvrir, et tu pourras te joindre à eux. `/jouer` ouvre ta propre table.
ping-move =
    { $count ->
        [one] { $who }, c’est à toi de jouer. [Voir le plateau]({ $link })
       *[other] { $who }, c’est à vous de jouer. [Voir le plateau]({ $link })
    }
picture-missing = -# Cette fois, je n’ai pas réussi à dessiner l’image. La partie continue quand même.
picture-follows = -# Je dessine encore l’image. Elle arrive dans un instant.
picture-unnamed = -# Sur l’image : { $names }

## The score

score-winner =
    { $count ->
        [one] { $who } gagne !
       *[other] Victoire partagée : { $who }
    }
score-is-there = [Voir le score]({ $link })
score-line =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } point
       *[other] **{ $place }** · { $player } — { $points } points
    }
score-line-behind =
    { $points ->
        [one] **{ $place }** · { $player } — { $points } point ({ $behind })
       *[other] **{ $place }** · { $player } — { $points } points ({ $behind })
    }
score-short = { $place }. { $player } { $points }
score-short-behind = { $place }. { $player } { $points } ({ $behind })
score-tie = -# Égalité : { $ahead } devant { $behind } · { $what } : { $numbers }
score-tie-shared = -# Égalité : { $who }, place { $place }
score-decisive = Ce qui a fait la différence
rematch-joined = Tu as ta place pour la revanche. La nouvelle table est ici : { $link }
rematch-offer = Tu n’as pas joué cette partie, mais il y a une place pour toi dans la prochaine.

## The end, as one player reads it
# $who are other players, $count points, $ahead and $behind games.

ending-won =
    { $count ->
        [one] Gagné ! 1 point devant { $who }
       *[other] Gagné ! { $count } points devant { $who }
    }
ending-won-level = Gagné ! À égalité de points avec { $who }
ending-shared = Tu partages la victoire avec { $who }
ending-place =
    { $count ->
        [one] { $place }e sur { $seats }, à 1 point de { $who }
       *[other] { $place }e sur { $seats }, à { $count } points de { $who }
    }
ending-place-level = { $place }e sur { $seats }, à égalité de points avec { $who }
ending-rating = Ta cote : { $before } → { $after }
ending-rating-provisional = Ta cote : { $before } → { $after }. Elle est provisoire jusqu’à { $settled } parties classées (pour l’instant : { $games }).
ending-series = Parties de ce jeu jusqu’ici : { $against }
ending-against = toi { $ahead }–{ $behind } { $who }

## More

more-table = **{ $game }** · table { $number }
more-players = À la table : { $players }
phase-finished = Cette partie est finie.
phase-cancelled = Cette table a été fermée sans résultat.
error-reading = J’ouvre encore l’historique pour toi. Un instant.
log-empty = Il ne s’est encore rien passé.
words-pair = { $name } : { $value }
words-hand = Ta main
cancel-sure = Fermer la table et arrêter la partie pour tout le monde, sans résultat ? On ne pourra pas revenir en arrière.

## Help

help-title = Tertulia
help-body =
    Des jeux de société dans ton salon, en bonne compagnie, en quelques minutes ou quelques jours.
    1. Tape `/jouer`, choisis un jeu, laisse les autres appuyer sur **{ button-join }**, puis appuie sur **{ button-start }**.
    2. Le plateau est une image dans le salon. **{ button-hand }** te montre, rien qu’à toi, ta main et ce que tu peux faire.
    3. Chaque coup est enregistré aussitôt. Si ta main est plus haut, le bouton ou `/main` la fait revenir.
    4. Personne ? L’hôte peut ajouter des robots de trois niveaux. **{ button-hint }**, sous ta main, te suggère un coup.
    5. En solo ? `/solo` t’oppose à des robots, `/quotidien` est la partie du jour.

    `/plateau` ramène le plateau en bas du salon, `/règles` explique un jeu en images, `/table annuler` ferme une table, `/tables` liste les tiennes, avec `/préviens-moi` je t’appelle quand il s’en ouvre une.
    `/classement-du-jeu` et `/profil-de-jeu` montrent qui joue bien ; `/mes-réglages` garde ta langue et tes préférences, `/réglages-de-table` celles du serveur, `/confidentialité` ce qui est enregistré sur toi.
    Dans le menu d’un membre, **Applications** → **{ menu-challenge-name }** ouvre une table et l’invite. Celui d’un plateau a **{ menu-hand-name }** et **{ menu-words-name }**.
    À la fin, **{ button-more }** a l’historique et le replay.

    ### Jeux
help-body-alone =
    Des jeux de société contre des robots, rien que pour toi : ici ou n’importe où sur Discord.
    1. Tape `/solo` et choisis un jeu. Personne d’autre ne voit ton plateau ni ta main.
    2. Chaque coup est enregistré aussitôt. `/tables` liste tes parties et les ramène.
    3. **{ button-hint }**, sous ta main, te suggère un coup.
    4. `/quotidien` est la partie du jour : la même pour tout le monde, en un seul essai.
    5. Un jeu que tu ne connais pas ? `/apprendre` te l’enseigne en quelques minutes, `/règles` l’explique en images.

    `/profil-de-jeu` montre comment tes parties se sont passées, `/mes-réglages` garde ta langue et tes préférences, `/confidentialité` ce qui est enregistré sur toi.
    À plusieurs, on joue sur un serveur : qui en gère un peut m’y ajouter.

    ### Jeux
help-rules = Règles : { $game }
rules-credits = { $credits } · Tertulia n’est pas officiel : ni fait ni approuvé par les auteurs ou éditeurs du jeu.

## Why something was not done

error-already-seated = Tu as déjà une place à cette table. Pour la libérer, appuie sur **{ button-leave }** sous **{ button-more }**.
error-already-playing = Tu as déjà une place à cette table. Pour la libérer, appuie sur **{ button-quit }** sous **{ button-more }**.
error-table-full = Les { $seats } places sont prises. Ouvre une autre table avec `/jouer` dans un autre salon.
error-not-seated = Tu n’as pas de place à cette table, mais tu peux regarder ou ouvrir ta propre table avec `/jouer`.
error-no-hand = Tu ne joues pas à cette table, donc tu n’as pas de main ici. Mais tu peux suivre la partie sur le plateau.
error-not-host = C’est à l’hôte de la table, { $host }, de lancer la partie. Si rien ne se passe ici, les autres à la table pourront le faire { $at }.
error-not-host-cancel = Pour fermer cette table, il faut en être l’hôte (c’est { $host }) ou avoir la permission **Gérer les messages** ou un rôle choisi par le serveur.
error-not-host-options = C’est à l’hôte de la table, { $host }, de choisir les options de la partie.
error-too-few =
    { $missing ->
        [one] Il manque une personne : ce jeu se joue à { $least } ou plus.
       *[other] Il manque { $missing } personnes : ce jeu se joue à { $least } ou plus.
    }
error-already-started = La partie a déjà commencé. Tu peux la suivre sur le plateau, ou ouvrir une autre table avec `/jouer` dans un autre salon.
error-not-started = La partie n’a pas encore commencé. L’hôte peut appuyer sur **{ button-start }**.
error-finished = Cette partie est finie. Appuie sur **{ button-rematch }** sous le score, ou ouvre une autre table avec `/jouer`.
error-not-finished = Cette partie n’est pas encore finie. Quand elle le sera, appuie sur **{ button-rematch }**.
error-cancelled = Cette table a été fermée. Ouvres-en une autre avec `/jouer`.
error-stale = Ce bouton date de tout à l’heure. Voici où on en est.
error-unreadable = Ce bouton est abîmé ou vient d’une autre version. Appuie sur **{ button-hand }** sous le plateau pour en avoir de nouveaux.
error-old-button = Je ne reconnais plus ce bouton. `/main` et `/plateau` t’en donnent de nouveaux.
error-old-command = Cette commande a changé. Attends une minute ou recharge Discord, puis réessaie.
error-not-your-decision = Ce n’est pas ton tour. Le plateau montre à qui c’est de jouer.
error-unknown-table = Cette table n’existe plus ici. Ouvres-en une autre avec `/jouer`.
error-unknown-game = Je ne connais pas ce jeu. `/aide-de-la-table` montre les jeux disponibles.
error-unknown-option = Je ne connais pas cette option. Choisis une de celles que propose la table.
error-unknown-page = Les règles n’ont pas cette page. Choisis-en une parmi celles que je propose.
error-newer-rules = Cette partie vient d’une version plus récente de Tertulia. Elle est à l’abri et continuera une fois le bot mis à jour : préviens la personne qui s’en occupe.
error-channel-busy = Il y a déjà une table dans ce salon : { $link }. Finis cette partie, ferme la table avec `/table annuler` ou joue dans un autre salon.
error-too-many-lobbies = Tu as déjà ici { $count } tables qui n’ont pas commencé : { $links }. Lance ou ferme l’une d’elles, puis ouvre la suivante.
error-too-many-tables = Tu tiens déjà { $count } tables ici. En voici quelques-unes : { $links }. Termine ou ferme l’une d’elles, puis ouvre la suivante.
error-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/jouer`.
error-table-elsewhere =
    { $count ->
        [one] Il n’y a pas de table dans ce salon. La tienne est ici : { $links }
       *[other] Il n’y a pas de table dans ce salon. Les tiennes sont ici : { $links }
    }
error-server-only = Les tables s’ouvrent dans les salons d’un serveur. Joue là-bas, ou ajoute-moi au tien : { $link } Ici, tu peux jouer en solo : `/solo`, `/quotidien`.
error-not-installed = Je ne suis pas membre de ce serveur, donc je ne peux pas y ouvrir de parties. Quelqu’un qui le gère peut m’ajouter : { $link }
error-permissions =
    { $count ->
        [one] Il me manque une permission dans ce salon : **{ $missing }**. Une personne qui peut modifier le salon peut me la donner dans Modifier le salon → Permissions.
       *[other] Il me manque des permissions dans ce salon : **{ $missing }**. Une personne qui peut modifier le salon peut me les donner dans Modifier le salon → Permissions.
    }
error-store = Ma base de données vient d’échouer, donc rien n’a changé. Réessaie. Si cela se reproduit, donne ce code à la personne qui s’occupe du bot : { $number }
error-store-unknown = Ma base de données a lâché en enregistrant. Ta main montrera dans une minute si c’est passé. Sinon, donne ce code à la personne qui s’occupe du bot : { $number }
error-stopping = Je redémarre. Rien n’est perdu : réessaie dans une minute.
error-moved = Je n’ai pas pu enregistrer : on a déplacé le fichier de mes parties, je dois m’arrêter. Préviens la personne qui s’occupe du bot. Ce code mène aux détails : { $number }
error-unknown = Quelque chose a mal tourné de mon côté. Rien n’est perdu : `/main` montre où on en est. Si cela se reproduit, donne ce code à la personne qui s’occupe du bot : { $number }

## Permissions, in the words of Discord's channel settings

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
