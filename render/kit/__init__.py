"""The drawing toolkit of all games: paths, light, stone, cards, type and sprites. It imports no game."""
