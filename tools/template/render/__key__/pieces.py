"""What the pictures share: the night sky, the cards, the tones."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.light import fill, glow, grain, linear, outline, shadow
from render.kit.paths import rect
from render.kit.plates import Tones
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import write

WIDTH: Final = 1560
"""Width of every picture, in pixels."""
HEIGHT: Final = 1040
"""Height of a board and of a score sheet. Lower pictures are cut from the same ground."""
SMALL: Final = (132, 184)
"""Width and height of a card on the board."""
TONES: Final = Tones(ground="#26315F", edge="#3D4A82", lit="#F2B64C", ink="#FFF3D6", soft="#B9C7E6")
"""Colours of plates and words."""


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
