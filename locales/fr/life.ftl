# The life of a table: pace, people who are away, questions to the players, undo, threads, tables put away.
# $who is one or more ready names with their shape, $link an address, $until a time that Discord writes out.

## Pace

pace-live = en direct (3 minutes par coup)
pace-daily = quotidien (24 heures par coup)
pace-slow = lent (3 jours par coup)
pace-none = sans se presser (sans limite de temps)
more-pace = Rythme : { $pace }
more-option = À cette table : { $choice }
option-default = { $choice } (règle maison)
error-unknown-pace = Je ne connais pas ce rythme. Choisis-en un parmi ceux que je propose.
board-deciding-until =
    { $count ->
        [one] Au tour de { $who } · échéance : { $until }
       *[other] On attend { $who } · échéance : { $until }
    }
board-answering-until = Au tour de { $target } · c’est à { $who } de répondre · échéance : { $until }
ping-reminder =
    { $count ->
        [one] { $who }, petit rappel : c’est toujours à toi de jouer. [Voir le plateau]({ $link })
       *[other] { $who }, petit rappel : c’est toujours à vous de jouer. [Voir le plateau]({ $link })
    }

## Who plays

name-bot = Remplaçant
name-former = personne partie
board-stand-in = 
    { $count ->
        [one] -# Pour l’instant, un robot joue à la place de { $who }.
       *[other] -# Pour l’instant, des robots jouent à la place de ces personnes : { $who }.
    }
hand-points = -# Points : { $who }
hand-points-own = { $who } { $points } (visibles : { $open })
hand-passes = -# Tu passes jusqu’à ce que quelque chose change.
hand-forced = -# Rien d’autre n’est possible pour l’instant.
hand-as-of = État : { $round }
hand-note = -# Note : { $note }
hand-asked-absent = -# ❓ On attend { $who } : [réponds ici]({ $link })
hand-asked-undo = -# ❓ { $who } demande à reprendre : [réponds ici]({ $link })
hand-asked-end = -# ❓ { $who } propose d’arrêter : [réponds ici]({ $link })
hand-stand-in = ### Un robot joue pour toi. Ta place reste la tienne.
button-pass-on = Passer tant que rien ne change
button-decide = Décider à nouveau
button-return = Reprendre ma place
button-take = Prendre la place libre
button-quit = Quitter la partie
button-confirm-quit = Oui, quitter la partie
quit-sure = Quitter cette partie ? Un robot continue à ta place, et tout le monde peut la prendre. Tant qu’elle est libre, tu peux y revenir.
quit-done = Tu as quitté la partie. Un robot continue à ta place.
error-no-open-seat = Il n’y a plus de place libre à cette table.
error-other-seat = Tu as déjà tenu une autre place dans cette partie et vu sa main : tu ne peux reprendre que celle-là. Quelqu’un d’autre y joue maintenant.

## Questions to the players

question-absent =
    { $count ->
        [one] On attend toujours { $who }. Que fait-on ? Il faut l’accord de plus de la moitié des autres.
       *[other] On attend toujours ces personnes : { $who }. Que fait-on ? Il faut l’accord de plus de la moitié des autres.
    }
question-undo = { $who } aimerait reprendre un coup, et tout ce qui a suivi. Il faut l’accord de tous les autres. Les cartes cachées sont alors remélangées.
question-end = { $who } propose d’arrêter cette partie sans résultat. Il faut l’accord de tous les autres.
question-until-absent = Sans décision, un robot se met à jouer { $until }.
question-until-undo = La question se ferme { $until }. S’il manque une réponse, le coup reste joué.
question-until-end = La question se ferme { $until }. S’il manque une réponse, la partie continue.
answer-absent-wait = Attendre encore
answer-absent-computer = Laisser jouer un robot
answer-absent-end = Arrêter la partie
answer-undo-yes = D’accord : on le reprend
answer-undo-no = Non : le coup reste joué
answer-end-yes = D’accord : on arrête
answer-end-no = Non : on continue
button-propose-end = Proposer d’arrêter
button-confirm-end = Oui, leur demander
end-sure = Demander aux autres d’arrêter cette partie sans résultat ? Elle ne s’arrête que si tout le monde est d’accord.
question-asked = J’ai posé la question aux autres, dans le salon.
question-not-shown = Je n’ai pas pu afficher la question dans le salon, donc personne n’a encore été consulté. Vérifie que je peux y écrire, puis réessaie.
question-asked-already = La question est déjà posée aux autres : [voir la question]({ $link }). Ce sont leurs réponses qui décident.
question-for =
    { $count ->
        [one] { $who }, qu’en dis-tu ?
       *[other] { $who }, qu’en dites-vous ?
    }
decided-absent-wait = C’est décidé : on attend, et le délai repart de zéro.
decided-absent-computer = C’est décidé : un robot joue jusqu’au retour des personnes absentes.
decided-absent-end = C’est décidé : la partie est finie, sans résultat.
decided-undo-yes = Accepté : on revient en arrière.
decided-undo-no = Refusé : la partie continue telle quelle.
decided-undo-over = La partie a continué : ton coup reste joué.
decided-undo-late = Tout le monde n’a pas répondu à temps : ton coup reste joué.
decided-end-yes = Accepté : la partie est finie, sans résultat.
decided-end-no = Refusé : la partie continue.
decided-end-late = Tout le monde n’a pas répondu à temps : la partie continue.
closed-undo-no = { $who } voulait reprendre un coup. Tout le monde n’était pas d’accord : il reste joué.
closed-undo-over = { $who } voulait reprendre un coup. La partie a continué : il reste joué.
closed-undo-late = { $who } voulait reprendre un coup. Tout le monde n’a pas répondu à temps : il reste joué.
closed-end-no = { $who } a proposé d’arrêter la partie. Tout le monde n’était pas d’accord : elle continue.
closed-end-late = { $who } a proposé d’arrêter la partie. Tout le monde n’a pas répondu à temps : elle continue.
closed-absent-wait =
    { $count ->
        [one] On laisse plus de temps à { $who } : la majorité préfère attendre. Le délai repart de zéro.
       *[other] On laisse plus de temps à { $who } : la majorité préfère attendre. Le délai repart de zéro.
    }
error-question-closed = Cette question est close. Le plateau montre où en sont les choses.
error-not-asked = Cette question s’adresse aux autres personnes de la table.

## The end of a turn

turn-ends = Ton tour se termine avec ce coup : **{ $action }**
    Tu le joues ?
button-end-turn = Oui, finir mon tour
button-not-yet = Retour
button-stay = Non, continuer

## Undo

button-undo = Reprendre mon coup
button-ask-undo = Demander aux autres
undo-done =
    { $left ->
        [0] C’est annulé. Décide de nouveau : cette fois, ça restera.
        [one] C’est annulé. Décide de nouveau ; ici, tu peux reprendre encore une fois.
       *[other] C’est annulé. Décide de nouveau ; ici, tu peux reprendre encore { $left } fois.
    }
undo-asks = **Depuis, quelque chose de caché a été vu**, une carte ou une tuile : il faut donc l’accord de tous les autres. Voici ce qui serait annulé :
error-nothing-to-undo = Tu n’as rien à reprendre.
error-undo-limit = Tu as déjà repris cette décision { $count } fois. Maintenant, elle reste.
error-log-full = Cette partie est devenue très longue. Elle ne va plus que de l’avant : on ne reprend ni ne change plus rien, et personne ne prend une place.
error-choice-stays = Tu as changé ce choix bien des fois. Il reste comme il est.

## Notes
# $note is what a player has written for themselves.

button-note = Ma note
form-note-title = Ta note pour cette table
form-note = Note
form-note-about = Elle n’apparaît que pour toi, avec ta main. Laisse vide pour ne rien noter.
note-saved = C’est noté. Ta note reste avec ta main, rien que pour toi.
note-removed = Ta note est effacée.

## Channels and threads

button-thread = Ouvrir dans un fil
thread-opened = Ta table a son propre fil : { $link }
error-no-threads = Je ne peux pas ouvrir de fil ici. Utilise `/jouer` dans un salon textuel ordinaire.
error-private-thread = Je ne suis pas dans ce fil privé, donc je ne pourrais pas y montrer le plateau. Mentionne { $who } une fois, puis réessaie.
error-may-not-open-threads = Tu ne peux pas ouvrir de fil dans ce salon, donc je ne peux pas en ouvrir un pour toi.
permission-create-public-threads = Créer des fils publics

## Tables put away

table-archived = Personne n’a joué ici depuis deux semaines, alors j’ai rangé cette table. Rien n’est perdu : toute personne qui y joue peut la reprendre à tout moment.
button-resume = Reprendre
error-archived = Cette table a été rangée après deux semaines sans un seul coup. Sur son plateau, appuie sur **{ button-resume }**, ou utilise `/table reprendre`.
error-gone = Le salon de cette table n’existe plus. Utilise `/table reprendre` là où tu veux continuer.
error-nothing-to-resume = Tu n’as pas de table à reprendre ici.
tables-title =
    { $count ->
        [1] Ta table sur ce serveur
       *[other] Tes tables sur ce serveur
    }
tables-none = Tu n’as de place à aucune table ici. Ouvres-en une avec `/jouer`.
tables-line = { $game } : { $link }
tables-line-waiting = **{ $game } : à toi de jouer !** { $link }
tables-line-asked = **{ $game } : une question pour toi !** { $link }
tables-line-lobby = { $game }, pas encore commencée : { $link }
tables-line-archived = { $game }, table rangée (`/table reprendre`) : { $link }

## Challenges

challenge-ask = Défier **{ $name }** à quel jeu ?
challenge-sent = Ta table est ouverte, et **{ $name }** a reçu l’invitation. [Voir la table]({ $link })
challenge-silent = Ta table est ouverte. **{ $name }** ne reçoit pas de notifications ici : l’invitation est là, mais sans bruit. [Voir la table]({ $link })
challenge-unsent = Ta table est ouverte, mais je n’ai pas pu envoyer l’invitation : préviens **{ $name }** toi-même. [Voir la table]({ $link })
ping-challenge = { $who }, **{ $host }** te défie à **{ $game }**. [Prendre place]({ $link })
ping-rematch = { $who } : **{ $host }** propose une revanche à **{ $game }**. [Prendre place]({ $link })
ping-call = { $who } : **{ $host }** ouvre une table de **{ $game }**. [Prendre place]({ $link })
ping-invited = { $who } : **{ $host }** t’invite à une table de **{ $game }**. [Prendre place]({ $link })
ping-removed = { $who } : **{ $host }** a libéré ta place. Avec `/jouer`, tu ouvres ta propre table.
ping-answer = { $who }, { $target } attend ta réponse. [Voir le plateau]({ $link })
error-challenge-self = Tu ne peux pas te défier toi-même. Ouvre une table avec `/jouer`, et ajoute des robots si tu es sans adversaire.
error-challenge-bot = Les robots ne relèvent pas les défis. Ouvre une table avec `/jouer` : l’hôte peut y ajouter des robots qui connaissent le jeu.
error-challenge-left = Cette personne n’est plus sur ce serveur.
error-challenge-hidden = { $name } ne voit pas ce salon. Choisis un salon que vous avez en commun.
error-challenge-limit = Tu as déjà lancé { $count } défis en peu de temps. Tu pourras lancer le prochain { $until }.
error-no-board = Ce message ne montre aucune table. Utilise ce menu sur un plateau, ou tape `/main`.

## The form of a lobby. Titles and labels of forms: at most 45 characters.

form-options-title = Options de cette table
form-rule = Règle de cette table
form-ranked = Compte pour le classement
form-level = Niveau des robots
options-saved = Enregistré. La table le montre.
error-options-changed = Les options ont changé depuis que tu as ouvert ce formulaire. Appuie encore sur **{ button-options }** pour les voir.
