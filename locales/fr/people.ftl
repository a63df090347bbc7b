# Vivre entre personnes : absence, temps à soi, qui peut jouer, et ce qu’il faut à un résultat classé.
# $who est un ou plusieurs noms, $date et $at des dates que Discord écrit, $time une durée comme « 6 heures ».

## Temps et absence

pace-own = { $time } par coup
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
duration-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
table-absence-ask = en cas de retard, les autres décident
table-absence-bot = en cas de retard, un robot joue
table-invited-only = sur invitation seulement
board-away = -# { $who } s’absente jusqu’au { $date }. Son chrono est arrêté.
board-stood = -# J’étais coupé de Discord pendant { $time }. Vos chronos se sont arrêtés pendant ce temps.
board-practice = -# À partir d’ici, c’est de l’entraînement : plus aucune cote ne change.
game-event-table-away = { $seat } s’absente jusqu’au { $until }.
away-waits =
    { $count ->
        [one] Tu t’absentes jusqu’au { $date }. Ton chrono s’arrête, et ta table le sait. `/absent` sans jour y met fin.
       *[other] Tu t’absentes jusqu’au { $date }. Tes chronos s’arrêtent à { $count } tables, et elles le savent. `/absent` sans jour y met fin.
    }
away-bot =
    { $count ->
        [one] Un robot joue pour toi jusqu’au { $date }, ou jusqu’à ce que tu reprennes ta place.
       *[other] Un robot joue pour toi à { $count } tables jusqu’au { $date }, ou jusqu’à ce que tu reprennes tes places.
    }
away-over = Te revoilà ! Tes chronos tournent de nouveau.
away-never = Aucune absence n’était prévue, donc rien ne change.
error-away-date = Il me faut un jour d’ici à 60 jours, comme *demain*, *3 jours*, *vendredi* ou *{ $example }*.
away-which-day = Lequel de ces jours ?
day-today = Aujourd’hui, { $day }
day-tomorrow = Demain, { $day }
error-away-no-table = Tu n’es dans aucune partie en cours ici, donc aucun chrono ne t’attend.
error-deadline = Il me faut une durée entre 1 minute et 14 jours, comme *90 min*, *6 h* ou *2 jours*.

## Le salon

lobby-archived = J’ai rangé cette table : personne ne l’a lancée à temps. **{ button-resume }** la rouvre.
button-guests = Qui peut jouer
guests-open = Tout le monde peut prendre une place.
guests-invited-only = Seules les personnes que tu invites peuvent prendre une place. Décoche cela sous **{ button-options }** pour ouvrir la table à tous.
guests-invited = Invitations : { $who }
guests-removed = Hors de la table : { $who }
select-invite = N’inviter que…
select-welcome = Inviter, ou laisser revenir…
select-remove = Écarter de la table…
remove-sure = Écarter { $who } de la table ? Je préviens la personne, et elle ne pourra revenir que si tu l’invites.
button-remove-guest = Écarter de la table
button-keep-guest = Laisser jouer
button-here = Je suis toujours là
ping-here =
    { $count ->
        [one] { $who }, la table de **{ $host }** veut commencer. Tu es toujours là ?
       *[other] { $who }, la table de **{ $host }** veut commencer. Vous êtes toujours là ?
    }
ping-changed =
    { $count ->
        [one] { $who }, [ce qu’on joue]({ $link }) à la table de **{ $host }** a changé. Tu joues toujours ?
       *[other] { $who }, [ce qu’on joue]({ $link }) à la table de **{ $host }** a changé. Vous jouez toujours ?
    }
call-answered = Bien, on commence avec toi.
lobby-changed = -# ⚠️ Ça a changé : partants, { $who } ?
lobby-no-limit = sans se presser
lobby-full-changed = ⚠️ Ça a changé depuis l’arrivée de { $who }. Je demande d’abord : **{ button-here }**.
call-sent = Certains sont là depuis longtemps, ou n’ont pas vu tes changements : je leur demande s’ils jouent toujours. Puis appuie encore sur **{ button-start }**.
error-not-open = Cette table n’est pas ouverte pour toi. Tu peux en ouvrir une avec `/jouer`.
error-still-asking = J’attends encore { $who }. Tu pourras commencer quand même { $until }.
error-not-host-guests = C’est à l’hôte de la table, { $host }, de choisir qui peut jouer.
error-role-barred = Sur ce serveur, un de tes rôles ne peut pas jouer. La modération peut t’en dire plus.
error-role-needed =
    { $count ->
        [one] Sur ce serveur, il te faut ce rôle pour jouer : { $roles }.
       *[other] Sur ce serveur, il te faut un de ces rôles pour jouer : { $roles }.
    }

## Parties classées

hand-leaves = -# Cette partie est classée : si tu ne reviens pas { $until }, ça compte comme un départ.
table-cancelled-rated = Cette partie a été arrêtée. Ce n’était plus que de l’entraînement : les cotes restent comme elles sont.
quit-ranked = Cette partie est classée : qui la quitte finit dernier.
quit-grace = Tu en es à tes premiers tours, donc aucune cote ne change : la suite est de l’entraînement.
quit-undecided = Tu n’as encore joué aucun coup, alors ta cote ne change pas.
error-ranked-vote = Dans une partie classée à plusieurs, l’hôte ne peut pas l’arrêter seul. Appuie sur **{ button-more }**, puis sur **{ button-propose-end }** : les autres décident.
error-ranked-alone = Il ne reste que toi, donc tu ne peux pas arrêter une partie classée. Un robot joue pour les autres, et qui ne revient pas a quitté la partie.
error-ranked-undo = Dans une partie classée, on ne reprend pas ce que quelqu’un a vu.
error-ranked-hint = Pas de conseil dans une partie classée entre personnes. Les tables amicales et les parties contre des robots en ont.

## Formulaires

form-deadline = Temps par coup, à ton choix
form-deadline-about = De 1 minute à 14 jours, comme 90 min, 6 h ou 2 jours. Vide : selon le rythme.
form-ways = Cette table
form-stand-in = Un robot joue en cas de retard
form-invited = Seuls mes invités peuvent jouer
form-people-title = Qui joue ici
form-absence = Après un délai dépassé
form-absence-about = Ce que font les nouvelles tables. L’hôte peut choisir autre chose.
form-absence-automatic = Selon le rythme
form-absence-ask = Les autres décident
form-absence-bot = Un robot joue jusqu’au retour
form-play-roles = Rôles qui peuvent jouer
form-play-roles-about = Personne d’autre ne peut prendre une place. Vide : tout le monde.
form-barred-roles = Rôles qui ne peuvent pas jouer
form-barred-roles-about = Ils peuvent regarder, mais pas prendre une place.
form-member-title = Silence et voisins de table
form-blocked = Jamais à table avec
form-blocked-about = Jamais à la même table que toi. Je ne dis pas pourquoi.
select-any-roles = Rôles
button-people = Qui joue
button-member-people = Silence et voisins de table
settings-absence-automatic = **Après un délai dépassé :** selon le rythme
settings-absence-ask = **Après un délai dépassé :** les autres décident
settings-absence-bot = **Après un délai dépassé :** un robot joue
settings-play-roles = **Rôles qui peuvent jouer :** { $roles }
settings-barred-roles = **Rôles qui ne peuvent pas jouer :** { $roles }
me-quiet-server = **Heures de silence :** celles du serveur
    -# Choisis les tiennes, et avec qui tu ne veux jamais t’asseoir.
me-quiet = **Heures de silence :** { $start }–{ $end } ({ $zone })
    -# Je ne fais pas sonner ton téléphone à ces heures-là.
me-blocked =
    { $count ->
        [one] -# Tu ne t’assieds jamais avec 1 personne.
       *[other] -# Tu ne t’assieds jamais avec { $count } personnes.
    }
