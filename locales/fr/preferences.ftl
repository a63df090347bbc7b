# What a server and a person choose for themselves, and what is stored about a person.
# $time, $start and $end are times of day such as 22:00, $channels and $roles are mentions, $zone is a time zone's name.

## Choices

language-name = Français
choice-automatic = Automatique ({ $language })
choice-as-server = Comme le serveur
language-of-host = la langue de l’hôte
select-language = Langue
select-pace = Rythme
select-channels = Salons pour les tables
select-roles = Rôles qui ferment des tables
select-quiet-from = Silence à partir de…
select-quiet-to = Silence jusqu’à…
choice-no-quiet-hours = Pas d’heures de silence
choice-from = À partir de { $time }
choice-to = Jusqu’à { $time }
button-my-settings = Mes réglages
button-remove-deleted = Retirer ce qui est supprimé
button-pings-on = Activer les notifications
button-pings-off = Couper les notifications
button-words-on = Afficher en mots
button-words-off = Afficher en images
button-confirm-on = Me demander d’abord
button-confirm-off = Ne rien me demander
button-tips-on = Avec astuces
button-tips-off = Sans astuces

## A server

settings-title = Réglages de ce serveur
settings-lacks-server = ⚠️ **Il me manque des permissions sur ce serveur :** { $missing }
    -# Le bouton me les donne, ou bien Paramètres du serveur → Rôles.
settings-lacks-channel = ⚠️ **Il me manque des permissions dans ce salon :** { $missing }
    -# On me les donne dans Modifier le salon → Permissions.
button-grant = Donner les permissions
settings-language = **Langue :** { $language }
settings-languages = **Langues des salons :** { $channels }
more-channels =
    { $count ->
        [one] encore un salon
       *[other] encore { $count } salons
    }
settings-pace = **Rythme :** { $pace }
settings-channels-all = **Salons :** tous
settings-channels = **Salons :** { $channels }
deleted-channels =
    { $count ->
        [one] un salon supprimé
       *[other] { $count } salons supprimés
    }
settings-roles-none = **Rôles qui ferment des tables :** aucun
settings-roles = **Rôles qui ferment des tables :** { $roles }
deleted-roles =
    { $count ->
        [one] un rôle supprimé
       *[other] { $count } rôles supprimés
    }
settings-quiet-off = **Heures de silence :** aucune
settings-quiet = **Heures de silence :** { $start }–{ $end }
settings-zone = **Fuseau horaire :** { $zone } (il est { $time })
settings-pings-on = **Notifications :** activées
settings-pings-off = **Notifications :** coupées
settings-about = -# Ce qu’une seule personne voit suit ce qu’elle a choisi dans `/mes-réglages`.

## A person

me-title = Tes réglages
me-about = Ils s’appliquent { $place ->
        [alone] en message privé et sur les serveurs sans moi
       *[server] sur ce serveur
    }, et personne d’autre ne les voit.
me-language = **Ta langue ici**
    -# Pour tout ce qui ne s’affiche que pour toi.
me-pings-on = **Notifications :** activées
    -# Discord te prévient quand c’est à toi de jouer.
me-pings-off = **Notifications :** coupées
    -# Discord ne te prévient pas. Le plateau montre quand c’est à toi de jouer.
me-words-on = **Plateau et main :** en mots
    -# **{ button-hand }** te décrit les deux en mots.{ $place ->
        [alone] { "" }
       *[server] { " " }Dans le salon, le plateau reste une image pour tout le monde.
    }
me-words-off = **Plateau et main :** en images
    -# **{ button-hand }** peut aussi te décrire les deux en mots, pour un lecteur d’écran par exemple.
me-confirm-on = **Avant la fin de mon tour :** me demander
    -# Un coup qui termine ton tour n’est joué qu’après ton **{ button-end-turn }**.
me-confirm-off = **Avant la fin de mon tour :** ne rien demander
    -# Chaque coup est joué dès que tu le touches.
me-tips-on = **Astuces des premières parties :** oui
    -# Jusqu’à ta première partie terminée d’un jeu, il s’explique un peu plus.
me-tips-off = **Astuces des premières parties :** non
    -# Ni astuces, ni présentation quand tu rejoins une table.

## Calls to new tables. $game is one or more titles.

calls-title = Quand je t’appelle
calls-none = Tu n’es sur aucune liste ici. Choisis des jeux, et je te mentionne quand quelqu’un ouvre une table.
calls-any = Je t’appelle pour **tous les jeux** qu’on ouvre ici.
calls-some = Je t’appelle pour { $game }.
calls-about = -# Au plus { $count } fois par jour sur ce serveur, jamais pendant ses heures de silence, et pas pour les tables qui commencent contre des robots.
calls-muted-member = ⚠️ Tes notifications sont coupées ici, donc je ne t’appelle pas. Active-les dans `/mes-réglages`.
calls-muted-server = ⚠️ Ce serveur a coupé les notifications, donc je n’appelle personne.
select-games = M’appeler pour ces jeux
choice-any-game = N’importe quel jeu
button-no-calls = Ne plus m’appeler

## Privacy

privacy-title = Ce qui est enregistré sur toi
privacy-body =
    - **Quoi :** ton identifiant Discord et ton nom{ $place ->
        [alone] { "" }
       *[server] { " " }sur ce serveur
    } ; les tables que tu ouvres, et tes places et clics à ces tables ; tes décisions et leur date ; tes réponses aux questions encore ouvertes ; tes résultats et tes cotes ; les notes que tu t’écris à une table ; les leçons que tu as terminées ; tes parties du jour ; un coup que tu as prévu ; les jeux pour lesquels je t’appelle, et mes derniers appels ; tes choix dans `/mes-réglages` ; et un blocage par la personne qui s’occupe de ce bot. Rien de ce que tu écris dans les salons. { $place ->
        [alone] Ce que tu as joué sur un serveur : vois `/confidentialité` là-bas.
       *[server] Ce que tu as joué en message privé : vois `/confidentialité` là-bas.
    }
    - **Pourquoi :** pour qu’une partie continue après des jours ou un redémarrage, qu’on puisse annuler une décision et que le score connaisse ses joueurs.
    - **Combien de temps :** jusqu’à ce que tu l’effaces{ $left ->
        [0] { "" }
       *[other] , ou { $left } jours après le départ du bot de ce serveur
    }. { $keep ->
        [0] Les parties finies sont gardées aussi.
        [one] Les parties finies partent après un jour, mais pas les résultats et les cotes des parties classées.
       *[other] Les parties finies partent après { $keep } jours, mais pas les résultats et les cotes des parties classées.
    }{ $days ->
        [0] { "" }
        [one] { " " }Dans les sauvegardes que ce bot fait chaque jour, ce que tu effaces reste encore un jour ; dans les deux d’avant ses dernières mises à jour, jusqu’à ce que de plus récentes les remplacent.
       *[other] { " " }Dans les sauvegardes que ce bot fait chaque jour, ce que tu effaces reste encore { $days } jours environ ; dans les deux d’avant ses dernières mises à jour, jusqu’à ce que de plus récentes les remplacent.
    }
    - **Où :** dans un fichier de la personne qui s’occupe de ce bot, et dans ses sauvegardes. En cas d’erreur, son journal note quel bouton a servi et à quel identifiant. À elle d’effacer tout cela.
    - **Qui le reçoit :** personne. Rien n’est vendu ni envoyé ailleurs. Discord transporte les messages.
    - **Ce qui est publié dans un salon**, noms compris, y reste jusqu’à sa suppression ; le plateau perd ton nom.
    - **Même après l’effacement**, seul ton ID reste, jusqu’à leur fin, à ta place en jeu (nul ne voit deux mains), à la table qui t’écarte et à ta partie du jour.

    Avec **{ button-export }**, tu as un fichier de tout ce que je garde sur toi { $place ->
        [alone] hors de mes serveurs
       *[server] sur ce serveur
    }, **{ button-delete-data }** le supprime. Chaque serveur a les siennes : vois aussi `/confidentialité` { $place ->
        [alone] là-bas
       *[server] sur les autres
    }.
button-export = Exporter
button-delete-data = Effacer mes données
button-confirm-delete = Oui, effacer mes données
button-privacy-back = Retour
export-done = Voici tout ce qui est enregistré sur toi { $place ->
        [alone] hors de mes serveurs
       *[server] sur ce serveur
    }, en JSON. Les heures sont en millisecondes depuis le début de 1970, en UTC.
delete-sure = **Effacer tout ce qui est gardé sur toi { $place ->
        [alone] hors de mes serveurs
       *[server] sur ce serveur
    } ?** Aucun retour possible.
    - Ton nom et ton identifiant quittent toutes les parties. Les autres gardent leurs résultats et jouent.
    - Les donnes avec tes clics ne seront plus vérifiables.
    - Tes notes et choix dans `/mes-réglages` sont oubliés.
delete-tables =
    { $count ->
        [0] - Tu n’es à aucune table ouverte ici.
        [one] - Tu quittes ta table ouverte : avant le début, ta place se libère ; dans une partie en cours, un robot continue à ta place.
       *[other] - Tu quittes tes { $count } tables ouvertes : avant le début, ta place se libère ; dans une partie en cours, un robot continue à ta place.
    }
delete-done = C’est fait : ce qui était enregistré sur toi { $place ->
        [alone] hors de mes serveurs
       *[server] sur ce serveur
    } est effacé. Si tu rejoues ici, tout recommence à zéro.
delete-left-over =
    { $count ->
        [one] **Il reste une table.** Elle a été commencée avec une autre version de Tertulia, donc tu ne peux pas la quitter pour l’instant. Préviens la personne qui s’occupe du bot, puis efface de nouveau tes données plus tard.
       *[other] **Il reste { $count } tables.** Elles ont été commencées avec une autre version de Tertulia, donc tu ne peux pas les quitter pour l’instant. Préviens la personne qui s’occupe du bot, puis efface de nouveau tes données plus tard.
    }

## Why something was not done

error-no-files = Je ne peux pas joindre de fichier ici. Écris-moi en message privé : la même commande t’y donne le fichier.
error-unknown-choice = Je ne connais pas ce choix. `/réglages-de-table` et `/mes-réglages` t’en donnent de nouveaux.
error-no-quiet-hours = Les heures de silence ne peuvent pas commencer et finir à la même heure. Choisis deux heures différentes, ou aucune.
error-unknown-zone = Je ne connais pas ce fuseau horaire. Donne une grande ville, comme Paris, ou le décalage avec UTC, comme UTC+1.
error-unknown-zone-close = Je ne connais pas ce fuseau horaire. Tu veux dire { $zones } ?
error-rest-saved = { $why } Le reste du formulaire est enregistré.
error-not-manager = Il faut la permission **Gérer le serveur** pour changer les réglages de ce serveur. Les tiens sont dans `/mes-réglages`.
error-not-now = Discord ne me dit rien de ce serveur pour l’instant. Réessaie dans une minute.
error-other-channel =
    { $count ->
        [one] Sur ce serveur, les tables s’ouvrent dans { $channels } et dans ses fils. Utilise `/jouer` là-bas.
       *[other] Sur ce serveur, les tables s’ouvrent dans ces salons et dans leurs fils : { $channels }. Utilise `/jouer` là-bas.
    }
error-no-channel-left = Les salons choisis pour les tables n’existent plus. Avec la permission **Gérer le serveur**, on peut en choisir d’autres avec `/réglages-de-table`.

## Forms. Titles and labels: at most 45 characters. What stands below a label: at most 100.

button-change = Modifier…
button-quiet = Heures de silence…
button-languages = Langues des salons…
form-quiet-title = Heures de silence
form-quiet-about = Personne n’est prévenu à ces heures-là, et les rappels attendent. Les délais ne changent pas.
form-language = Langue des messages publics
form-language-about = Plateaux, mentions et questions, y compris aux tables ouvertes.
form-languages-title = Langues des salons
form-languages-channels = Salons
form-languages-channels-about = Leurs fils parlent la même langue.
form-pace = Rythme des nouvelles tables
form-pace-about = Sauf si quelqu’un en choisit un autre avec /jouer.
form-channels-about = Là et dans leurs fils seulement. Vide : partout.
form-roles-about = L’hôte et les personnes qui ont la permission Gérer les messages le peuvent toujours.
form-pings = Mentions et rappels
form-pings-about = Sans eux, seul le plateau montre qui doit décider.
form-zone = Fuseau horaire
form-zone-about = Une ville, comme Paris, ou UTC+1
error-settings-changed = Ces réglages ont changé depuis que tu as ouvert ce formulaire. Rouvre-le pour les voir.
