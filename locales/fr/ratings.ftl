# Ratings, the leaderboard and the profile.
# $points is a rating or a score, $place a rank, $player and $name a person, $game a title.

## The lobby

lobby-ranked = -# Classée : le résultat compte pour le `/classement-du-jeu`. Qui part finit dernier.
lobby-unranked = -# Amicale : le résultat ne change la cote de personne.

## The leaderboard

leaders-title = Classement : { $game }
leaders-line =
    { $count ->
        [one] **{ $place }** · { $player } — { $points } (1 partie)
       *[other] **{ $place }** · { $player } — { $points } ({ $count } parties)
    }
leaders-about = -# Tout le monde commence à 1000. Après { $count } parties classées, tu es dans la liste. La cote est prudente : chaque bon résultat la fait monter.
leaders-none = Personne n’a encore { $count } parties classées de ce jeu. `/jouer` ouvre une table.
leaders-you = Ta place : **{ $place }**, avec { $points }
leaders-not-yet = 
    { $missing ->
        [one] Encore une partie classée et tu es dans la liste.
       *[other] Encore { $missing } parties classées et tu es dans la liste.
    }
leaders-hidden = Tu n’apparais pas ici : vois `/mes-réglages`.
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
profile-rating = cote
profile-provisional = provisoire
profile-unrated = pas encore de cote
profile-best = record
profile-rivals = Le plus de parties avec
profile-nobody = Personne encore : jusqu’ici des robots, ou des gens qui préfèrent ne pas apparaître.
profile-told =
    { $count ->
        [one] Profil de { $name } : 1 partie terminée, { $wins } gagnée.
       *[other] Profil de { $name } : { $count } parties terminées, dont { $wins } gagnées.
    }
profile-told-game =
    { $count ->
        [one] { $game } : 1 partie. De la première à la quatrième place : { $places }. Record : { $points }.
       *[other] { $game } : { $count } parties. De la première à la quatrième place : { $places }. Record : { $points }.
    }
profile-told-rating = Cote à { $game } : { $points }.
profile-told-provisional = Cote provisoire à { $game } : { $points }.
profile-told-rival =
    { $count ->
        [one] Avec { $name } : 1 partie, { $ahead } fois devant, { $behind } fois derrière.
       *[other] Avec { $name } : { $count } parties, { $ahead } fois devant, { $behind } fois derrière.
    }
profile-only-you = -# Rien que pour tes yeux. Tes cotes et ton profil ne sont pas montrés aux autres ; `/mes-réglages` permet de changer cela.

## What one person chooses

me-listed-on = **Cotes et profil :** visibles
    -# Les autres te trouvent dans le `/classement-du-jeu` et peuvent regarder ton `/profil-de-jeu`.
me-listed-off = **Cotes et profil :** masqués
    -# Tu n’es dans aucun `/classement-du-jeu` ; personne d’autre ne voit ton `/profil-de-jeu`. Tes parties comptent quand même.
button-listed-on = Montrer mes cotes
button-listed-off = Masquer mes cotes

## Why something was not done

error-profile-hidden = { $name } préfère ne pas apparaître dans les classements et les profils.
error-profile-left = Je ne connais pas cette personne sur ce serveur. Il n’y a de profils que pour les gens présents.
error-profile-empty = { $name } n’a pas encore terminé de partie ici.
error-profile-none = Tu n’as pas encore terminé de partie ici. `/jouer` ouvre une table.
