"""The drawing toolkit of all games: paths, light, stone, cards, type, sprites and palettes. It imports no game."""
