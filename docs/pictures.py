"""Draw the README's pictures: ``python -m docs.pictures`` writes ``docs/<game>.png``.

Each is the public board in the middle of a game that the game's own policy plays, drawn with half a pixel a unit.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

from PIL import Image

import render
from bench._positions import NAMES, boards
from locales import DEFAULT
from render.kit.scale import scaled

FOLDER: Final = Path(__file__).parent
PIXELS: Final = 0.5
"""Pixels a unit."""
SEATS: Final = 3
POSITIONS: Final = {"capital_lux": 40, "luxor": 45, "mausoleum": 45}
"""The games that are released, and how many decisions precede the position."""


def draw(key: str) -> Image.Image:
    """Return the board of a game in its position, in few colours."""
    view, recent, _ = next(islice(boards(key, SEATS, b"docs"), POSITIONS[key], None))
    with scaled(PIXELS):
        board = render.compose(key, render.Scene(view, NAMES[:SEATS], recent), DEFAULT)
    return board.quantize(256, Image.Quantize.FASTOCTREE)


def main() -> None:
    """Write a picture of each released game."""
    for key in POSITIONS:
        draw(key).save(FOLDER / f"{key}.png", optimize=True)


if __name__ == "__main__":
    main()
