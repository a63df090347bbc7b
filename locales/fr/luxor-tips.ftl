# Tips for a first game of Luxor: one sentence above a question, named by the kind of decision.

luxor-tip-card-1 = Tu ne peux jouer que ta carte de gauche ou de droite. Si une seule peut déplacer quelqu’un, tu dois la jouer.
luxor-tip-card-2 = Le nombre est exact et compte les tuiles, pas les cases : on saute les vides.
luxor-tip-card-2-space = Le nombre est exact et compte les tuiles : on saute les cases vides. À cette table, seul ±1 les compte.
luxor-tip-card-3 = Quelle carte veux-tu encore avoir au prochain tour ? Joue l’autre : celle de derrière passe au bout.
luxor-tip-adventurer-1 = Choisis d’abord qui part. Jusqu’où, tu le diras ensuite.
luxor-tip-move-1 = Un des tiens attend sur un trésor ? Amène-lui du renfort plutôt que de le déplacer.
luxor-tip-move-2 = Passer devant une statue d’Anubis réveille ton dormeur. Un aventurier de plus vaut mieux que quelques points.
luxor-tip-move-3 = Osiris te fait avancer : regarde où tu finis vraiment. L’option le dit.
luxor-tip-act-1 = Tous ont bougé, mais tu n’as qu’une action : prends ce que d’autres pourraient avoir avant toi.
luxor-tip-horus-1 = Sans clé, pas de chambre : la première vaut plus que n’importe quelle carte.
luxor-tip-horus-2 = Une carte Horus va au milieu de ta main : tu la joueras dans trois tours au plus tôt.
luxor-tip-horus-3 = Une clé qui ne sert pas vaut quand même 1 PV à la fin.
luxor-tip-favour-1 = Plus d’yeux, souvent plus loin. Regarde ce que fait chaque carte : la tienne va au milieu de ta main.
luxor-tip-scarab-1 = Un joker peut compléter une série. Si aucune n’est proche, prends le scarabée.
