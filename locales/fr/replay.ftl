# Rediffusions : une partie finie, page par page et en image animée.
# $game est un titre, $players sont des noms tout prêts, $count le nombre d’images, $percent la part qui est prête.

## Page par page

button-replay = Revoir
button-first = Première
button-last = Dernière
replay-deal = La partie commence.
error-no-replay = Tu ne peux revoir qu’une partie finie.
error-replay-page = Cette partie n’a pas cette page. Appuie sur **{ button-replay }** sous **{ button-more }** sur son plateau pour commencer par la première.
error-replay-old-rules = Cette partie a été jouée avec des règles antérieures : je ne peux plus la montrer. Sa feuille de partie raconte encore tout : **{ button-record }** sous **{ button-more }**.
error-replay-newer-rules = Cette partie a été jouée avec une version plus récente de Tertulia. Je pourrai la montrer une fois le bot mis à jour : préviens la personne qui s’en occupe.
error-replay-broken = Les coups enregistrés de cette partie ne suivent pas les règles : je ne peux pas la montrer. Appuie sur **{ button-verify }** sous **{ button-more }** pour savoir où.

## L’image animée

button-film = Voir en animation
animation-waiting = 🎞️ Ton image animée est la prochaine : une autre est en préparation. Elle apparaîtra ici.
animation-making = 🎞️ L’image animée est en préparation : { $percent } %
animation-done = Toute la partie en { $count } images.
animation-smaller = -# Elle était trop grande pour Discord : elle est plus petite que d’habitude et saute peut-être quelques tours. **{ button-replay }** les montre tous.
animation-alt = Image animée de toute une partie de { $game }, en { $count } images, de la donne à la feuille de score. À la table : { $players }. Revoir raconte aussi chaque tour en mots.
error-in-making = Ta dernière demande est encore en préparation. Tu la verras là où s’affiche son avancement ; fais la suivante quand tu l’auras.
error-making-queue = Il y a beaucoup d’attente en ce moment. Réessaie dans une minute.
error-animation-too-large = Cette partie est trop longue pour une image animée que Discord accepterait. **{ button-replay }** montre chaque tour.

## L’analyse

button-review = Analyse
review-waiting = 🔎 Ton analyse est la prochaine : une autre est en préparation. Elle apparaîtra ici.
review-making = 🔎 Je repasse toute la partie : { $percent } %
review-told = Ce qui a décidé une partie de { $game }.
review-told-seat = { $place }. { $player } ({ $points }). Chances de gagner, du début à la fin : { $chances } %
review-told-mistake = { $player } : « { $played } » ({ $change } %)
review-told-gift = { $player } : « { $played } » ({ $change } % pour { $who })
review-mistake = { $player } a choisi « { $played } » ({ $after } %). Le robot fort : « { $best } » ({ $before } %).
review-gift = { $player } a choisi « { $played } ». Pour { $who }, les chances ont bondi de { $before } % à { $after } %.
review-note = -# Le moins : les chances que le coup a coûtées à qui l’a joué, d’après ce qui pouvait se savoir. Le plus : ce qu’une autre personne y a gagné.
review-hint = 💡 Le conseil du robot fort pour { $player } : { $reason }
error-review-stopped = J’ai redémarré au milieu de cette analyse. Appuie encore une fois sur **{ button-review }**.
error-review-point = Cette analyse n’a pas ce tournant. Appuie sur **{ button-review }** sous **{ button-more }** sur son plateau pour la revoir.

## Sharing

button-share = Partager le résultat
button-share-film = Partager l’animation
shared-by = Partagé par { $who }
shared = C’est partagé dans le salon.
error-share-not-played = Seules les personnes qui ont joué cette partie peuvent la partager.
error-shared-already = On vient de le partager ici. Tu pourras le partager de nouveau dans quelques minutes.
error-may-not-write = Tu ne peux pas écrire dans ce salon, donc je ne peux rien y publier pour toi.
