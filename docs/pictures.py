"""Draw the README's pictures: ``python -m docs.pictures`` writes ``docs/<game>.png``.

Each is the public board in the middle of a game that the game's own policy plays, drawn as the bot draws it and scaled
to half its width.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

from PIL import Image

import render
from bench._positions import NAMES, boards
from engine import games
from locales import DEFAULT

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 780
"""Width of a picture in pixels."""
COLOURS: Final = 128
SEATS: Final = 3
POSITIONS: Final = {"capital_lux": 40, "luxor": 45, "mausoleum": 45}
"""How many decisions precede the position."""


def draw(key: str) -> Image.Image:
    """The board of a game in its position, with a palette of :data:`COLOURS`."""
    view, recent, _ = next(islice(boards(key, SEATS, b"docs"), POSITIONS[key], None))
    board = render.compose(key, render.Scene(view, NAMES[:SEATS], recent), DEFAULT).convert("RGB")
    small = board.resize((WIDTH, round(WIDTH * board.height / board.width)), Image.Resampling.LANCZOS)
    return small.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG)


def main() -> None:
    """Write a picture of each game."""
    for key in games():
        draw(key).save(FOLDER / f"{key}.png", optimize=True)


if __name__ == "__main__":
    main()
