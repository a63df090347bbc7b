"""Every option of every game, one at a time, with each value that is not the default."""

from __future__ import annotations

from engine import every_game, game

VARIANTS = [
    (key, name, value)
    for key in every_game()
    for name, values in game(key).meta.options.items()
    for value in values[1:]
]

READINGS = [(key, ()) for key in every_game()] + [(key, ((name, value),)) for key, name, value in VARIANTS]
"""Every game with its defaults, then every variant: the key, and the options that are not the default."""
