"""The one drawing toolkit under all games: paths, light, stone, type, sprites and palettes. It knows no game."""
