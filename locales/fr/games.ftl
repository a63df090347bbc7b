# Texts that every game shares. A game that wants other words has a key of its own: `<game>-no-over`.

## Authors and publishers

game-credits = { $credits }

## What happened

game-event-turn = C’est à { $seat } de jouer.
game-event-round = Tour de jeu { $round } : tout le monde choisit en même temps.
game-event-table-left = { $seat } a quitté la partie, et un robot continue.
game-event-table-returned = { $seat } est de retour.
game-event-table-taken = { $seat } prend la place libre et continue la partie.
game-event-table-computer = Un robot joue à la place de { $seat } jusqu’à son retour.
game-event-table-undone = { $seat } reprend un coup.
game-log-round = Tour de jeu { $round }

## Points in a line of the story

game-story-scored =
    { $after ->
        [one] { $before } → { $after } point
       *[other] { $before } → { $after } points
    }
game-story-gained =
    { $after ->
        [one] { $gain } → { $after } point
       *[other] { $gain } → { $after } points
    }
game-story-stays =
    { $after ->
        [one] { $after } point
       *[other] { $after } points
    }
game-story-stays-other =
    { $you ->
        [seat] toi { $after }
       *[none] { $seat } { $after }
    }
game-story-scored-other =
    { $you ->
        [seat] toi { $before } → { $after }
       *[none] { $seat } { $before } → { $after }
    }
game-story-leads =
    { $you ->
        [seat] tu prends la tête
       *[none] prend la tête
    }
game-story-leads-other =
    { $you ->
        [seat] tu prends la tête
       *[none] { $seat } prend la tête
    }
game-story-unled =
    { $you ->
        [seat] tu n’es plus en tête : personne ne mène
       *[none] n’est plus en tête : personne ne mène
    }
game-story-unled-other =
    { $you ->
        [seat] tu n’es plus en tête : personne ne mène
       *[none] { $seat } n’est plus en tête : personne ne mène
    }
game-story-level =
    { $you ->
        [seat] tu rejoins { $target }
        [target] te rejoint
       *[none] rejoint { $target }
    }
game-story-level-other =
    { $you ->
        [seat] tu rejoins { $target }
        [target] { $seat } te rejoint
       *[none] { $seat } rejoint { $target }
    }

## Why something cannot be done

game-no-over = Cette partie est finie. Pour rejouer, commences-en une autre.
game-no-not-now = Ce n’est pas le moment de faire cela. Choisis une des options proposées.
game-no-not-in-hand = Tu n’as pas cette carte en main. Choisis-en une parmi les tiennes.

## The result

game-criterion-points = Points
game-decided-points = { $seat } gagne aux points.
game-decided-shared = Rien ne départage les ex æquo : la victoire est partagée.

## Rules

game-rules-sixty-title = En soixante secondes
game-rules-goal-title = But du jeu
game-rules-turn-title = Ton tour
game-rules-scoring-title = Décompte
game-rules-end-title = Fin de la partie
game-rules-symbols-title = Symboles
game-rules-symbols-body = Ce que disent les symboles.
game-alt-rules-symbols = Tous les signes des images de ce jeu, chacun avec son nom.
game-rules-rulings-title = Règles maison
game-rules-rulings-body = Le livret laisse ces points ouverts. Ici, on joue ainsi :

## Les mélanges d’une partie finie, vérifiés

game-verify-done = ✅ Vérifié. Le secret est bien celui que j’ai scellé avant la donne, et chaque mélange en découle, avec vos clics. Chaque coup suit les règles, et le résultat est juste.

## Dans le texte alternatif de chaque image

game-alt-turn = On attend { $names }.

## Why a hint is good
# Each text follows the suggested action and a dash.

game-reason-wins = avec ça, tu gagnes.
game-reason-shares = avec ça, tu partages la victoire.
game-reason-ends-lost = l’autre choix finit la partie, et tu perdrais.
game-reason-gains = { $points ->
        [one] ça te rapporte un point tout de suite.
       *[other] ça te rapporte { $points } points tout de suite.
    }
game-reason-costs = { $points ->
        [one] ça coûte un point à { $target }.
       *[other] ça coûte { $points } points à { $target }.
    }
game-reason-leads = tu prends la tête.

## Playing cards, for games without words of their own
# The texts of cards get a rank and a suit. Suits are colours.

game-card-french =
    { $rank ->
        [a] As
        [j] Valet
        [q] Dame
        [k] Roi
       *[other] { $rank }
    } de { $suit ->
        [hearts] cœur
        [diamonds] carreau
        [clubs] trèfle
       *[spades] pique
    }
game-brief-french =
    { $rank ->
        [a] A
        [j] J
        [q] Q
        [k] K
       *[other] { $rank }
    }{ $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }
game-card-latin =
    { $rank ->
        [1] As
        [8] Valet
        [9] Cavalier
        [10] Roi
       *[other] { $rank }
    } de { $suit ->
        [cups] coupes
        [coins] deniers
        [swords] épées
       *[batons] bâtons
    }
game-colour-hearts = cœur
game-colour-diamonds = carreau
game-colour-clubs = trèfle
game-colour-spades = pique
game-colour-cups = coupes
game-colour-coins = deniers
game-colour-swords = épées
game-colour-batons = bâtons
game-event-dealt = Les cartes sont distribuées.
game-event-trick = { $seat } remporte le pli.
game-story-trick = a remporté le pli
game-story-trick-other =
    { $you ->
        [seat] tu as remporté le pli
       *[none] { $seat } a remporté le pli
    }
game-no-follow-suit = Tant que tu peux, fournis la couleur : joue une carte de cette couleur.
