"""The drawing toolkit of all games: paths, light, stone, type, sprites and palettes. It imports no game."""
