# Les adversaires de l’ordinateur : avant le début, dans les conseils et, après la fin, pourquoi ils ont joué ainsi.
# $player est un nom tout prêt avec sa forme, $action et $other sont des choix, $chance et $less des pourcentages.

name-bot-easy = Robot facile
name-bot-normal = Robot moyen
name-bot-hard = Robot difficile
seat-bot = { $player } (robot { $level })
bot-easy = facile
bot-normal = moyen
bot-hard = difficile

## Avant le début

lobby-bots = -# Il manque du monde ? L’hôte peut ajouter des robots ; qui arrive après jouera quand même.
lobby-practice = entraînement : sans cote
lobby-full-practice = Entraînement : contre des robots seulement, le résultat ne change la cote de personne.
button-bots = + Robot
button-add-easy = + Facile
button-add-normal = + Moyen
button-add-hard = + Difficile
button-remove-computer = − Robot
error-not-host-bots = C’est à l’hôte de la table, { $host }, d’ajouter ou de retirer des robots.
error-no-bot = Aucun robot ne joue à cette table.

## Conseils

button-hint = Conseil
hint-only = 💡 Tu ne peux faire qu’une chose : **{ $action }**
hint-reason = 💡 **{ $action }** – { $reason }
hint-equal = 💡 **{ $action }**, ou « { $other } » : pour moi, c’est pareil.
hint-unclear = pas de raison unique : c’est ce qui a le plus gagné dans mes essais.
hint-close = mais c’est serré : « { $other } » est presque aussi bon.
hint-numbers = -# Les chiffres : ||environ { $chance } % de victoires, et { $less } % avec « { $other } ». { hint-basis }||
hint-basis = { $deals ->
        [one] J’ai essayé une donne possible, sans regarder les cartes cachées.
       *[other] J’ai essayé { $deals } donnes possibles, sans regarder les cartes cachées.
    }
error-thinking = Je réfléchis encore à ton dernier conseil. Un instant.
error-no-hint = Tu n’as rien à décider pour le moment, donc il n’y a rien à conseiller.

## Pourquoi, dans le journal d’une partie terminée

