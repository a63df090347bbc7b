# Why not: what a beginner of Capital Lux expects and the rules forbid now.

capital-lux-why-play-later = **Jugar una carta**: antes se eligen las cartas que cada cual se queda.
capital-lux-why-save-later = **Pagar por { $colour }**: las monedas solo salvan un color al acabar la ronda.
capital-lux-why-own-colour = **{ capital-lux-colour-cleric }**: un Clérigo nunca se lleva a otro Clérigo.
capital-lux-why-not-there = **{ $colour }**: no hay ninguna carta en la Capital.
capital-lux-why-within-limit = **{ $colour }**: dentro del límite, no hay nada que salvar.
capital-lux-why-too-few-coins = **{ $colour }**: cuesta { $count }; tienes { $coins }.
capital-lux-why-not-together = **Salvarlo todo**: cuesta { $count }; tienes { $coins }.
