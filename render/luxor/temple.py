"""The unchanging temple: floor, the long wall of the spiral, stairs, carved signs, torchlight.

Drawn once and cached. It carries no words, so it serves every language and every number of players.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.luxor.components import TOMB
from render.luxor.layout import INNER, KEYHOLE, NICHES, NUMBERS, PLAQUES
from render.pieces import piece

NUMBER: Final = 36
"""Height in pixels of a space's number with its tablet. The figures measure 30, ten pixels in a 520-pixel picture."""
SHARE: Final = 0.84
"""Share of the tablet's height that its figures fill."""


def signs(image: Image.Image, seats: int) -> None:
    """Draw what torchlight does not reach: statues with their beds, wall points, the tomb's keyhole."""
    for niche in NICHES:
        piece("luxor/bed", seats, niche.upright and "upright").put(image, niche.x, niche.y)
    for points, x, y, side in PLAQUES:
        piece("luxor/plaque", points, side, size=48).put(image, x, y)
    piece("luxor/icon", "key", size=54).put(image, *KEYHOLE)


def number_width(space: int, high: int) -> int:
    """Return the width of a space's tablet."""
    return round(high * SHARE * (0.82 if space < 10 else 1.3))


def numbers(image: Image.Image) -> None:
    """Draw the numbers of the inner turn above tiles and rings. The ground holds those of the outer turn."""
    for space in range(INNER, TOMB):
        piece("luxor/number", space, size=NUMBER).put(image, *NUMBERS[space])
