"""The tomb chamber: the plinth, the two sarcophagi and their winners."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.sprites import Sprite, remembered
from render.pieces import piece

HEIGHTS: Final = (236, 204)
"""Heights in pixels of the gold and the silver sarcophagus on the board."""


@remembered
def _won(first: bool) -> Sprite:
    """Draw a won sarcophagus, in shadow."""
    whole = piece("luxor/sarcophagus", first and "first", size=HEIGHTS[0 if first else 1])
    dark = Image.blend(whole.pixels, Image.new("RGB", whole.pixels.size, "#17151F"), 0.72)
    return whole.coloured(dark)


def won(image: Image.Image, index: int, seat: int, x: float, y: float) -> None:
    """Draw a won sarcophagus."""
    _won(index == 0).put(image, x, y)
    piece("luxor/prize", index == 0 and "first", seat).put(image, x - 2, y + 6)
