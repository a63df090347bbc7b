"""What the pictures share: the night sky, the cards, the tones."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import cards
from render.kit.plates import Tones
from render.kit.type import write
from render.pieces import piece

WIDTH: Final = 1560
"""Width of every picture, in units."""
HEIGHT: Final = 1040
"""Height of a board and of a score sheet. Lower pictures are cut from the same ground."""
SMALL: Final = 132
"""Width of a card on the board."""
TONES: Final = Tones()
"""Colours of plates and words."""


def blank(high: int = HEIGHT) -> Image.Image:
    """Return a fresh ground to draw on, RGB."""
    return piece("house/table", "night").copy(high)


def size(width: int) -> tuple[float, float]:
    """Return the width and height of a card."""
    return width, width * cards.HIGH / 100


def put(image: Image.Image, x: float, y: float, number: int, lit: bool, width: int) -> None:
    """Draw a card with its upper left corner at (x, y), a shining lantern if ``lit``."""
    cards.blank(width, "gold" if lit else "night", "lit" if lit else "plain").put(image, x, y)
    wide, high = size(width)
    ink = "#5A3206" if lit else "#E3E9FF"
    write(image, x + wide / 2, y + high / 2, str(number), "number", round(width * 0.6), ink)
