"""What the pictures share: the night sky, the cards, the tones."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import cards
from render.kit.light import fill, grain, linear
from render.kit.paths import rect
from render.kit.plates import Tones
from render.kit.sprites import Sprite, drawn, sprite

WIDTH: Final = 1560
"""Width of every picture, in units."""
HEIGHT: Final = 1040
"""Height of a board and of a score sheet. Lower pictures are cut from the same ground."""
SMALL: Final = 132
"""Width of a card on the board."""
TONES: Final = Tones(ground="#26315F", edge="#3D4A82", lit="#F2B64C", ink="#FFF3D6", soft="#B9C7E6")
"""Colours of plates and words."""
_SHINING: Final = cards.Paper("#FFE9B0", "#F6B84A", "#B8741A")
_DARK: Final = cards.Paper("#48548A", "#2E3768", "#7D8AC0")


@drawn
def ground() -> Sprite:
    """Draw the night sky."""
    image = Image.new("RGB", (WIDTH, HEIGHT))
    fill(image, rect(0, 0, WIDTH, HEIGHT), linear((0, 0), (0, HEIGHT), "#16204A", "#0B1230"))
    return sprite(grain(image, 5))


def blank(high: int = HEIGHT) -> Image.Image:
    """Return a fresh ground to draw on, RGB."""
    return ground().copy(high)


def size(width: int) -> tuple[float, float]:
    """Return the width and height of a card."""
    return width, width * cards.HIGH / 100


@drawn
def card(number: int, lit: bool, width: int) -> Sprite:
    """Draw a card, a shining lantern if ``lit``. Anchored at its upper left corner."""
    pen = cards.blank(width, _SHINING, "lit") if lit else cards.blank(width, _DARK)
    pen.paint(pen.letters(50, 70, str(number), 40, "number"), "#5A3206" if lit else "#E3E9FF")
    return pen.done()
