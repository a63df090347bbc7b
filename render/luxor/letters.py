"""The letters of choices: an amber disc for the left card, a pale blue square for the right one."""

from __future__ import annotations

from typing import Final

from render.fonts import capital
from render.kit.light import fill, shadow
from render.kit.paths import ellipse, rect
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import write

COLOURS: Final = {"left": "#F7A51B", "right": "#BFE8FF", "": "#F7A51B"}
"""By the side of the card; a card that is played already has none."""
RIM, INK = "#1A0F06", "#140A02"
SHARE: Final = 0.66
"""Share of a letter's height that its capital fills."""


@remembered
def letter(text: str, side: str, high: int) -> Sprite:
    """Draw a letter around (0, 0), ``high`` units high."""
    middle = high / 2 + 8
    image = canvas(2 * middle, 2 * middle)
    square, half = side == "right", high / 2
    outer = rect(8, 8, high, high, 9) if square else ellipse(middle, middle, half)
    inner = rect(12, 12, high - 8, high - 8, 6) if square else ellipse(middle, middle, half - 4)
    shadow(image, outer, 4, 2, "#000000", 0.8)
    fill(image, outer, RIM)
    fill(image, inner, COLOURS[side])
    size = round(100 * SHARE * high / capital("number", 100))
    write(image, middle, middle + 1, text, "number", size, INK)
    return sprite(image, -middle, -middle)
