# What the owner of this bot reads, and what their orders say to others. Names and texts as in commands.ftl.

command-owner-name = propriétaire
command-owner-about = Pour qui s’occupe de ce bot
command-servers-name = serveurs
command-servers-about = Les serveurs où je suis, ce qui s’y passe, et lesquels je quitte ou évite
command-user-name = utilisateur
command-user-about = Bloquer quelqu’un sur tous les serveurs, ou lever le blocage
command-announce-name = annoncer
command-announce-about = Dire quelque chose dans chaque salon où une partie est en cours
command-new-tables-name = nouvelles-tables
command-new-tables-about = Ne laisser commencer aucune partie, avant une maintenance, ou le permettre à nouveau
option-server-name = serveur
option-server-about = L’identifiant d’un serveur, même si je n’y suis pas
option-user-name = utilisateur
option-user-about = Qui : choisis quelqu’un, ou entre son identifiant

error-not-owner = Seule la personne qui s’occupe de ce bot peut faire cela.
error-owner-server = Ce n’est pas un identifiant de serveur. C’est un long nombre : active le mode développeur dans Discord, puis fais un clic droit sur le serveur.
error-owner-own = Pas celui-ci : c’est le tien.
error-owner-notice = Le texte est vide, donc je n’envoie rien.
error-blocked-user = La personne qui s’occupe de ce bot a bloqué ton compte, donc je ne peux pas te laisser jouer. `/confidentialité` marche toujours.
error-no-new-tables = Aucune partie ne commence en ce moment : ce bot va être mis à jour. Les parties en cours continuent. Réessaie plus tard.
announcement = 📣 Un mot de la personne qui s’occupe de ce bot : { $note }

owner-servers-title = { $count ->
        [one] { $count } serveur
       *[other] { $count } serveurs
    }
owner-server-about = membres : { $members } · en cours : { $running } · finies en 30 jours : { $finished } · dernier coup : { $date }
owner-server-away = Je ne suis pas sur ce serveur.
owner-server-blocked = Bloqué : s’il m’invite, je repars aussitôt.
owner-leave-sure = Quitter ce serveur ? Ses parties s’arrêtent. Elles reprennent s’il m’invite dans les 90 jours.
owner-block-sure = Quitter ce serveur et ne plus y revenir ? Ses parties s’arrêtent.
owner-user-free = Pas de blocage.
owner-user-blocked = Blocage en place : je réponds par une phrase. À ses tables, un robot joue.
owner-announced = { $count ->
        [0] Aucune partie en cours : je ne préviens personne.
        [one] En route vers { $count } salon.
       *[other] En route vers { $count } salons.
    }
owner-tables-closed = { $count ->
        [0] Aucune partie ne commence désormais, et aucune n’est en cours.
        [one] Aucune partie ne commence désormais. Encore en cours : { $count }.
       *[other] Aucune partie ne commence désormais. Encore en cours : { $count }.
    }
owner-tables-open = Les parties peuvent à nouveau commencer.
select-server = Choisis un serveur
button-owner-leave = Quitter
button-owner-block = Bloquer
button-owner-unblock = Débloquer
button-owner-servers = Tous les serveurs
form-notice-title = Un mot aux parties en cours
form-notice = Ton texte
form-notice-about = Tel que tu l’écris, une fois dans chaque salon avec une partie en cours. Il ne mentionne personne.
