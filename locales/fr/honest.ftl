# Mélanges honnêtes : ce qui est publié avant la donne, ce qui est vérifié après la fin, la feuille de partie.
# $seal : les premiers chiffres de $commitment. $commitment, $secret et $fingerprint sont 64 chiffres hexadécimaux, $clicks de longs nombres, $line une ligne de la feuille.

## Avant la donne

lobby-sealed = -# 🔒 Mélange honnête · `{ $seal }`
picture-sealed = Sceau du mélange : { $commitment }
button-fairness = Tirage vérifiable
fairness-about = À l’ouverture de cette table, j’ai tiré un secret et montré son sceau. Le mélange combine ce secret avec vos clics : personne ne choisit les cartes, pas même moi. Après la partie, le secret est dévoilé, et tout le monde peut vérifier.
fairness-about-solo = J’ai tiré seul le secret de cette partie : aucun clic n’entre dans le mélange. Le sceau ci-dessous dit lequel. Après la partie, le secret est dévoilé, et tu peux vérifier que chaque carte en découle.
fairness-about-daily = Le secret de cette partie a été tiré pour tout le monde, sans aucun clic. `/quotidien` montre les sceaux d’aujourd’hui et de demain. Une fois la journée finie, le secret est dévoilé, et tout le monde peut vérifier.
fairness-sealed = -# 🔒 Sceau (SHA-256) : `{ $commitment }`
fairness-clicks = -# Vos clics dans le mélange, dans l’ordre : { $clicks }
fairness-unsealed = Cette table a été ouverte avant que les mélanges soient scellés : sa donne ne peut pas être vérifiée.
fairness-deleted = Quelqu’un a supprimé ses données, et avec elles le clic qui est entré dans ce mélange. La partie peut être rejouée, mais sa donne ne peut plus être comparée au sceau.

## Après la fin

button-verify = Vérifier
button-record = Feuille de partie
error-no-record = Tu ne peux vérifier ou télécharger qu’une partie finie : avant, cela révélerait ce qui est caché.
error-verifying = Je vérifie encore une partie pour toi. Appuie de nouveau sur **{ button-verify }** quand la réponse sera là.
record-done = Toute la partie dans un fichier, avec son secret. Tout le monde peut la vérifier avec le dossier `engine` de Tertulia : `python -m engine.verify`
verify-yourself = -# Pour vérifier sans moi : **{ button-record }** et le dossier `engine` de Tertulia, avec `python -m engine.verify`
verify-secret = -# Secret, désormais ouvert : `{ $secret }`
verify-mark = -# Empreinte de la feuille de partie : `{ $fingerprint }`
verify-reshuffled =
    { $count ->
        [one] Les cartes cachées ont été remélangées une fois, parce qu’un coup a été repris. C’est bien ton souvenir ?
       *[other] Les cartes cachées ont été remélangées { $count } fois, parce que des coups ont été repris. C’est bien ton souvenir ?
    }
verify-found-commitment = ❌ Non vérifié. Le secret n’est pas celui qui a été scellé avant la donne.
verify-found-seed = ❌ Non vérifié. Le secret et vos clics donnent un autre mélange que celui qui a été joué.
verify-found-step = ❌ Non vérifié. Cette ligne de la partie ne suit pas les règles : `{ $line }`
verify-found-unfinished = ❌ Non vérifié. Les coups enregistrés s’arrêtent avant la fin de la partie.
verify-found-outcome = ❌ Non vérifié. Les coups enregistrés mènent à un autre résultat.
verify-found-fingerprint = ❌ Non vérifié. La feuille de partie a été modifiée après coup.
verify-found-unsealed = ⚠️ Chaque coup suit les règles, et le résultat est juste. Mais cette table a été ouverte avant que les mélanges soient scellés, ou quelqu’un a effacé son clic : rien ne prouve comment les cartes ont été mélangées.
verify-old-rules = Cette partie a été jouée avec des règles antérieures : je ne peux plus la vérifier ici. Sa feuille de partie le permet encore, avec la version de Tertulia de l’époque.
