# Why not: what a beginner of Luxor expects and the rules forbid now.

luxor-why-inner = **Tes cartes du milieu** : seules celles de gauche et de droite se jouent.
luxor-why-card =
    { $side ->
        [left] **Gauche, { $card }** : ne déplace aucun de tes aventuriers.
       *[right] **Droite, { $card }** : ne déplace aucun de tes aventuriers.
    }
luxor-why-must-move = **Défausser** : ta carte de l’autre bout déplace quelqu’un, il faut la jouer.
luxor-why-asleep = **Ceux qui dorment** : passe devant leur Anubis pour les réveiller.
luxor-why-exact = **Moins de { $count } tuiles** : un nombre est exact.
luxor-why-no-key = **{ luxor-do-from } → chambre** : il faut une clé pour entrer.
luxor-why-too-far = **{ luxor-do-from }** : irait au-delà de la chambre, qui demande le nombre exact.
luxor-why-back = **{ luxor-do-from }, en arrière** : il n’y a rien derrière.
luxor-why-no-action = **{ $space }** : rien à y faire pour toi maintenant.
luxor-why-none-left =
    { $reward ->
        [key] **Une clé** : il n’en reste plus.
        [scarab] **Un scarabée** : il n’en reste plus.
        [wild] **Un joker** : il n’en reste plus.
       *[horus] **Horus { $level }** : cette pile est vide.
    }
