# Why not: what a beginner of Capital Lux expects and the rules forbid now.

capital-lux-why-play-later = **Play a card**: first everybody chooses which cards to keep.
capital-lux-why-save-later = **Pay for { $colour }**: coins save a color only when the round ends.
capital-lux-why-own-colour = **{ capital-lux-colour-cleric }**: a Cleric never takes a Cleric.
capital-lux-why-not-there = **{ $colour }**: there are none in the Capital.
capital-lux-why-within-limit = **{ $colour }**: within the limit, so there is nothing to save.
capital-lux-why-too-few-coins = **{ $colour }**: costs { $count }; you have { $coins }.
capital-lux-why-not-together = **Save all**: costs { $count }; you have { $coins }.
