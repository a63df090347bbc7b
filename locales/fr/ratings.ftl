# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = classée : sans conseils
lobby-full-ranked = Classée, pour le `/classement-du-jeu` : sans conseils, et qui part finit dernier.
lobby-unranked = amicale, avec conseils
lobby-full-unranked = Amicale : la cote de personne ne change, et il y a des conseils.
opened-unranked = Ta table est amicale, pour que tu puisses demander conseil : tu n’as jamais fini de partie avec d’autres ici. **{ button-options }** sous **{ button-more }** la rend classée.

## The leaderboard

leaders-title = Classement : { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partie)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } parties)
    }
leaders-about = -# On commence à 1000. Avec { $count } parties classées, tu es dans la liste. Trois mois sans en jouer, et tu en sors jusqu’à la prochaine.
leaders-none = Personne n’est dans la liste en ce moment. Il faut { $count } parties classées, la dernière depuis moins de trois mois. `/jouer` ouvre une table.
leaders-you = Ta place : **{ $place }**, avec { $points }
leaders-not-yet = 
    { $missing ->
        [one] Encore une partie classée et tu es dans la liste.
       *[other] Encore { $missing } parties classées et tu es dans la liste.
    }
leaders-hidden = Tu n’apparais pas ici : vois `/mes-réglages`.
leaders-none-then = Personne n’était dans la liste de ce jeu à ce classement.
leaders-ladder = -# Classement { $number } sur { $count }
leaders-inactive = Tu n’es pas dans la liste : ta dernière partie classée date de plus de trois mois. Ta cote est gardée, et une partie de plus te ramène.
button-ladder = Classement { $number }
select-game = Un autre jeu

## The profile

profile-games =
    { $count ->
        [one] partie
       *[other] parties
    }
profile-wins =
    { $count ->
        [one] victoire
       *[other] victoires
    }
profile-days =
    { $count ->
        [one] jour
       *[other] jours
    }
profile-unrated = pas encore de cote
profile-nobody = Personne encore : jusqu’ici des robots, ou des gens qui préfèrent ne pas apparaître.
profile-told =
    { $count ->
        [one] Profil de { $name } : { $count } partie terminée, { $wins } gagnée.
       *[other] Profil de { $name } : { $count } parties terminées, victoires : { $wins }.
    }
profile-told-game =
    { $count ->
        [one] { $game } : 1 partie. De la première à la quatrième place : { $places }. Record : { $points }.
       *[other] { $game } : { $count } parties. De la première à la quatrième place : { $places }. Record : { $points }.
    }
profile-told-won =
    { $count ->
        [one] { $game } : { $count } partie, { $wins } gagnée.
       *[other] { $game } : { $count } parties, victoires : { $wins }.
    }
profile-told-rating = Cote à { $game } : { $points }.
profile-told-provisional = Cote provisoire à { $game } : { $points }.
profile-told-rival =
    { $count ->
        [one] Avec { $name } : 1 partie, { $ahead } fois devant, { $behind } fois derrière.
       *[other] Avec { $name } : { $count } parties, { $ahead } fois devant, { $behind } fois derrière.
    }
profile-told-days =
    { $count ->
        [one] Partie du jour : { $count } jour.
       *[other] Partie du jour : { $count } jours de suite.
    }
profile-told-duel = { $game } : { $ahead } devant, { $behind } derrière.
profile-told-trophies = Trophées : { $trophies }.
profile-told-missing = Encore à venir : { $trophies }.
profile-trophy = 🏆 { $trophy } · { $date }
profile-trophies-missing = -# Encore à venir : { $trophies }
profile-none-alone = Tu n’as pas encore terminé de partie à toi. `/solo` en commence une.
trophy-tie = Victoire au départage
trophy-days = Sept jours de suite à la partie du jour
trophy-week = Victoire à tous les jeux en une semaine
profile-told-completion = Parties à plusieurs menées au bout : { $finished } sur { $count }.
profile-only-you = -# Rien que pour tes yeux. Tes cotes et ton profil ne sont pas montrés aux autres ; `/mes-réglages` permet de changer cela.

## What one person chooses

me-listed-on = **Cotes et profil :** visibles
    -# Les autres te trouvent dans le `/classement-du-jeu` et peuvent regarder ton `/profil-de-jeu`.
me-listed-off = **Cotes et profil :** masqués
    -# Tu n’es dans aucun `/classement-du-jeu` ; personne d’autre ne voit ton `/profil-de-jeu`. Tes parties comptent quand même.
button-listed-on = Montrer mes cotes
button-listed-off = Masquer mes cotes

## What moderators do

button-strike = Retirer du classement
button-confirm-strike = Oui, la retirer
button-no-strike = Non, elle compte
button-count-again = Compter à nouveau cette partie
strike-sure = Retirer cette partie du classement ? Elle ne change plus aucune cote, et je recalcule les suivantes. Tu peux revenir en arrière sous **{ button-more }**.
strike-done = C’est fait : cette partie ne compte plus. J’ai recalculé les cotes.
count-again-done = Cette partie compte à nouveau. J’ai recalculé les cotes.
table-struck = -# Cette partie ne compte pas : la modération l’a retirée du classement.
button-new-ladder = Ouvrir un nouveau classement
button-confirm-ladder = Oui, en ouvrir un nouveau
button-keep-ladder = Non, garder celui-ci
new-ladder-sure = Ouvrir un nouveau classement ? Tout le monde repart à 1000, à tous les jeux. L’ancien reste dans le `/classement-du-jeu`. Aucun retour possible.
settings-ladder = **Classement :** numéro { $number }

## Why something was not done

error-not-judge = Il faut la permission **Gérer le serveur** pour retirer une partie du classement ou la compter à nouveau.
error-not-rated = Cette partie n’a changé la cote de personne : il n’y a rien à retirer.
error-ladder-new = Personne n’a encore de cote au classement actuel, donc un nouveau ne changerait rien.
error-profile-hidden = { $name } préfère ne pas apparaître dans les classements et les profils.
error-profile-left = Je ne connais pas cette personne sur ce serveur. Il n’y a de profils que pour les gens présents.
error-profile-alone = Ici, je ne peux montrer que ton propre profil. Pour voir celui de quelqu’un d’autre, utilise la commande sur un serveur où nous sommes tous.
error-profile-empty = { $name } n’a pas encore terminé de partie ici.
error-profile-none = Tu n’as pas encore terminé de partie ici. `/jouer` ouvre une table.
