"""What the pictures share: the night sky, the cards, plates."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render import marks
from render.kit.light import fill, glow, grain, linear, outline, shadow
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import fit, write

WIDTH: Final = 1560
"""Width of every picture, in pixels."""
HEIGHT: Final = 1040
"""Height of a board and of a score sheet. Lower pictures are cut from the same ground."""
SMALL: Final = (132, 184)
"""Width and height of a card on the board."""
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
    return ground().copy(high)


@drawn
def card(number: int, lit: bool, size: tuple[int, int]) -> Sprite:
    """Draw a card, a shining lantern if ``lit``. Anchored at its upper left corner."""
    wide, high = size
    m = 40
    image = canvas(wide + 2 * m, high + 2 * m)
    shape = rect(m, m, wide, high, wide * 0.16)
    if lit:
        glow(image, shape, 12, "#FFC04D", 0.9)
        fill(image, shape, linear((m, m), (m, m + high), "#FFE9B0", "#F6B84A"))
    else:
        shadow(image, shape, 6, 4)
        fill(image, shape, linear((m, m), (m, m + high), "#48548A", "#2E3768"))
    outline(image, rect(m + 4, m + 4, wide - 8, high - 8, wide * 0.13), 3, "#B8741A" if lit else "#7D8AC0")
    write(image, m + wide / 2, m + high / 2, str(number), "number", wide * 9 // 20, "#5A3206" if lit else "#E3E9FF")
    return sprite(image, -m, -m)


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
