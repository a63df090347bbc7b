"""What the pictures share: the night sky, the cards, plates."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render import marks
from render.kit import cards
from render.kit.light import fill, grain, linear, outline, shadow
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import fit, write

WIDTH: Final = 1560
"""Width of every picture, in pixels."""
HEIGHT: Final = 1040
"""Height of a board and of a score sheet. Lower pictures are cut from the same ground."""
SMALL: Final = 132
"""Width of a card on the board."""
_SHINING: Final = cards.Paper("#FFE9B0", "#F6B84A", "#B8741A")
_DARK: Final = cards.Paper("#48548A", "#2E3768", "#7D8AC0")
PALE: Final = "#FFF3D6"
SOFT: Final = "#B9C7E6"


@drawn
def ground() -> Sprite:
    """Draw the night sky."""
    image = Image.new("RGB", (WIDTH, HEIGHT))
    fill(image, rect(0, 0, WIDTH, HEIGHT), linear((0, 0), (0, HEIGHT), "#16204A", "#0B1230"))
    return sprite(grain(image, 5))


def blank(high: int = HEIGHT) -> Image.Image:
    """Return a fresh ground to draw on, RGB."""
    return ground().pixels.crop((0, 0, WIDTH, high))


@drawn
def card(number: int, lit: bool, width: int) -> Sprite:
    """Draw a card, a shining lantern if ``lit``. Anchored at its upper left corner."""
    pen = cards.blank(width, _SHINING, "lit") if lit else cards.blank(width, _DARK)
    pen.paint(pen.letters(50, 70, str(number), 40, "number"), "#5A3206" if lit else "#E3E9FF")
    return pen.done()


@drawn
def plate(wide: int, high: int, bright: bool) -> Sprite:
    """Draw the plate of a player. Anchored at its upper left corner."""
    m = 20
    image = canvas(wide + 2 * m, high + 2 * m)
    shape = rect(m, m, wide, high, 20)
    shadow(image, shape, 6, 4)
    fill(image, shape, "#26315F")
    outline(image, rect(m + 2, m + 2, wide - 4, high - 4, 18), 4, "#F2B64C" if bright else "#3D4A82")
    return sprite(image, -m, -m)


def player(image: Image.Image, x: float, y: float, seat: int, name: str, room: float) -> None:
    """Write a seat's mark and name from ``x`` to the right."""
    marks.seat_mark(seat, 24).put(image, x + 30, y)
    shown, size = fit(name, "name", 46, room - 76, 34)
    write(image, x + 76, y, shown, "name", size, PALE, "left")
