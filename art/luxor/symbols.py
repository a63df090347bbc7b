"""All signs of Luxor's pictures: treasures, tiles that act, the temple, cards and turns."""

from __future__ import annotations

from art.kit.paint import paints
from art.luxor import tiles
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, sprite


@paints("luxor/need")
def _need() -> Sprite:
    """Draw two required adventurers."""
    image = canvas(150, 130)
    fill(image, rect(6, 6, 138, 118, 16), "#F8DDBC")
    for k in range(2):
        fill(image, tiles.need(0, 0).moved(20 + 56 * k, 14, 2.7), "#701A0C")
    return sprite(image)
