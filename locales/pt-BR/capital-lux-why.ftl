# Why not: what a beginner of Capital Lux expects and the rules forbid now.

capital-lux-why-play-later = **Jogar uma carta**: antes, todos escolhem com quais cartas ficam.
capital-lux-why-save-later = **Pagar por { $colour }**: moedas só salvam uma cor quando a rodada acaba.
capital-lux-why-own-colour = **{ capital-lux-colour-cleric }**: um Clérigo nunca leva outro Clérigo.
capital-lux-why-not-there = **{ $colour }**: não há nenhuma carta na Capital.
capital-lux-why-within-limit = **{ $colour }**: dentro do limite, não há o que salvar.
capital-lux-why-too-few-coins = **{ $colour }**: custa { $count }; você tem { $coins }.
capital-lux-why-not-together = **Salvar todas**: custa { $count }; você tem { $coins }.
