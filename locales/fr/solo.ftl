# Parties d’une personne contre des robots, et la partie du jour.

command-solo-name = solo
command-solo-about = Joue contre des robots, n’importe où et rien que pour tes yeux
option-bots-name = robots
option-bots-about = Combien de robots jouent avec toi
option-level-name = niveau
option-level-about = Comment jouent les robots
error-solo-bots = Tu peux jouer contre { $least } à { $count } robots.
error-too-many-solo = Tu as déjà { $count } parties contre des robots en cours. `/tables` les montre : termines-en une, ou arrête-la, avant la suivante.
error-direct-only = Je ne peux pas faire ça ici. Envoie-moi la même commande en message privé.
button-solo = { $game }
button-daily = { $game }, du jour
tables-alone-none = Tu n’as aucune partie en cours ici. `/solo` en lance une, et `/quotidien` propose la partie du jour.
tables-alone =
    { $count ->
        [one] Ta partie contre des robots
       *[other] Tes { $count } parties contre des robots
    }

## La partie du jour

command-daily-name = quotidien
command-daily-about = La partie du jour : un seul essai, mêmes cartes et mêmes dés pour tout le monde
daily-title = Partie du jour, { $date }
daily-about = Les mêmes cartes, dés et robots pour tout le monde. Tu as un essai par jeu, d’une dizaine de minutes. Nouvelles parties { $until }.
daily-open = **{ $game }** : elle t’attend
daily-running = **{ $game }** : tu es en plein dedans
daily-elsewhere = { $game } : tu la joues sur un autre serveur
daily-over = { $game } : celle-ci, tu l’as abandonnée
daily-used = { $game } : ton essai d’aujourd’hui est passé
daily-done = { $game } : ⭐ **{ $points }**, place { $place } sur { $count } ici
daily-done-alone = { $game } : ⭐ **{ $points }**
daily-streak =
    { $count ->
        [one] 🔥 { $count } jour
       *[other] 🔥 { $count } jours de suite
    }
daily-sealed = -# Scellées avant que quelqu’un y joue : { $seal } aujourd’hui, { $then } demain. La journée finie, la feuille de ta partie ouvre son sceau.
daily-past = Cette partie est finie.
daily-places = **Ici aujourd’hui :** { $places }
daily-places-one = { $place }. { $who } { $points }
daily-sign-b =
    { $count ->
        [one] { $count } tour comme le robot fort
       *[other] { $count } tours comme le robot fort
    }
daily-sign-n = { $count } presque
daily-sign-l = { $count } en dessous
daily-no-signs = Je regarde encore tes coups. Reviens dans une minute, je te dirai ce qu’ils valaient.
daily-share = Pour partager, copie ceci. Ça ne dévoile rien :
daily-posted = { $name } a joué la partie du jour
daily-message = Tertulia · { $game }, partie du jour, { $date }
daily-message-points =
    { $points ->
        [one] ⭐ { $points } point
       *[other] ⭐ { $points } points
    }
daily-message-place =
    { $points ->
        [one] ⭐ { $points } point
       *[other] ⭐ { $points } points
    } · place { $place } sur { $count }
daily-message-bots = Robots battus : { $count } sur { $bots }
daily-message-streak = 🔥 { $count } jours de suite
daily-message-end = -# Mêmes dés, mêmes cartes pour tout le monde : `/quotidien`
button-daily-open = Jouer à { $game }
button-daily-running = Finir { $game }
button-daily-done = { $game } : points
button-daily-result = Ton résultat
button-daily-post = Publier ici
button-daily-best = La meilleure partie d’hier
button-daily-list = Les parties du jour
button-daily-too = Je joue aussi
error-daily-late = La journée de cette partie est finie. `/quotidien` en a une autre.
error-daily-undo = Dans la partie du jour, on ne reprend pas ce qu’on a vu.
error-daily-hint = Pas de conseil dans la partie du jour : tout le monde joue sans aide.
error-daily-once = Un essai par jour ! Il y en a une autre demain, et `/solo` autant que tu veux.
error-daily-elsewhere = Tu as commencé cette partie sur un serveur. Continue là-bas : c’est la même partout.
error-daily-over = Cette partie est finie. Voici celles d’aujourd’hui :
error-daily-given-up = Tu as abandonné cette partie. Il y en a une autre demain.
error-daily-not-played = Tu n’as pas fini cette partie, il n’y a donc rien à montrer.
error-daily-secret = La feuille de partie dévoilerait la partie du jour à celles et ceux qui la jouent encore. Tu l’auras demain.

## Prévoir

button-plan = Prévoir un coup
button-withdraw = Annuler le coup prévu
plan-ask = Que veux-tu faire à ta prochaine décision ?
plan-about = -# Je le ferai dix secondes après le coup d’avant, si c’est encore possible et si l’effet est le même. D’ici là personne ne le voit.
plan-then = Et ensuite ?
plan-then-about = -# Si tu ne choisis rien ici, tu décideras à ton tour.
plan-nothing = Je ne peux pas encore savoir ce que tu pourras faire. Réessaie après le prochain coup.
plan-changed = La partie a avancé. Voici où on en est :
plan-made = 📌 Prévu : **{ $action }**
plan-soon = 📌 Dans quelques secondes, comme prévu : **{ $action }**
plan-done = 📌 J’ai joué ce que tu avais prévu : **{ $action }**
plan-withdrawn = Ton coup prévu est annulé.
plan-over = Il n’y a plus de coup prévu : il a été joué, ou il n’allait plus.
plan-dropped-changed = 📌 Ce que tu avais prévu n’est plus possible tel quel, à toi de décider.
plan-dropped-undone = 📌 Un coup a été repris, ton coup prévu tombe à l’eau.
error-plan-now = C’est à toi de décider maintenant : rien à prévoir.
