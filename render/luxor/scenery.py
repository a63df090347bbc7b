"""The ground below the temple, and of rules: a lapis wall."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.scale import pixels
from render.pieces import box, piece

WIDTH: Final = 1560
WALL: Final = 1340
"""Height in units of the painted wall. A higher one repeats it."""


def wall(high: int) -> Image.Image:
    """Return a wall, lit in the middle, to draw on: RGB."""
    painted = piece("luxor/wall").image
    image = Image.new("RGB", (painted.width, pixels(high)))
    for top in range(0, image.height, painted.height):
        image.paste(painted, (0, top))
    box("luxor/wall-light", WIDTH, high).put(image, 0, 0)
    return image
