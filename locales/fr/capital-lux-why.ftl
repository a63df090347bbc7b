# Why not: what a beginner of Capital Lux expects and the rules forbid now.

capital-lux-why-play-later = **Jouer une carte** : d’abord, chacun choisit celles qu’il garde.
capital-lux-why-save-later = **Payer pour { $colour }** : une pièce ne sauve une couleur qu’à la fin de la manche.
capital-lux-why-own-colour = **{ capital-lux-colour-cleric }** : un Clerc ne prend jamais un autre Clerc.
capital-lux-why-not-there = **{ $colour }** : il n’y en a pas dans la Capitale.
capital-lux-why-within-limit = **{ $colour }** : dans la limite, rien à sauver.
capital-lux-why-too-few-coins = **{ $colour }** : coûte { $count }, tu as { $coins }.
capital-lux-why-not-together = **Tout sauver** : coûte { $count }, tu as { $coins }.
