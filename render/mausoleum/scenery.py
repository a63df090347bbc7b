"""Composes the cloth on the table and golden meanders."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.scale import pixels
from render.kit.sprites import Sprite
from render.pieces import piece

CLOTH: Final = "#0B2D5C"
STEP: Final = 1.25
"""Length of a meander's step, as a share of its height."""
KEYS: Final = 24
"""Steps of the longest meander."""


def cloth(high: float) -> Image.Image:
    """Return the cloth, 1560 units wide, as a new RGB picture to draw on."""
    strip = piece("mausoleum/cloth").pixels
    image = Image.new("RGB", (strip.width, pixels(high)))
    for y in range(0, image.height, strip.height):
        image.paste(strip, (0, y))
    return image


def key(image: Image.Image, start: float, end: float, y: float, height: int) -> None:
    """Draw a meander from one column to another, its upper edge at ``y``."""
    count = min(KEYS, max(1, round((end - start) / (STEP * height))))
    strip = piece("mausoleum/key", size=height).cut(-4, (count * STEP - 0.1) * height)
    size = pixels(end - start), strip.image.height
    Sprite(strip.image.resize(size, Image.Resampling.LANCZOS), strip.dx, strip.dy).put(image, start, y)
