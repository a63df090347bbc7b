"""Cards: the measures of their pictures, and the value plates that stand for them in rows."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops

from render.capital_lux.lettering import FACE, size_for
from render.capital_lux.tones import INK, WHITE, pale
from render.kit.colour import Rgb
from render.kit.light import Stop, fill, lay, linear, placed
from render.kit.paths import Path, coverage
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, remembered
from render.kit.type import width, write
from render.pieces import piece

RATIO: Final = 0.62
"""Width of a whole card as a share of its height."""
BACK: Final = 330
"""Height of a card's back, in units."""
TILE_RATIO: Final = 0.77
WIDE_RATIO: Final = 1.34
"""Width of a value plate, and of one that stands for several cards."""


def tile_width(height: int, count: int = 1) -> int:
    """Return the width of a value plate."""
    return round(height * (TILE_RATIO if count == 1 else WIDE_RATIO))


def dim(face: Sprite) -> Sprite:
    """Return a card that was not chosen."""
    return face.shaded("#0C0C32", 0.3)


@remembered
def tile(colour: int, value: int, state: str = "on", count: int = 1, *, size: int) -> Sprite:
    """Draw a card as a lit plate, anchored at its upper left corner. ``count`` above 1 is the number of equal cards.

    States: ``on``, ``new`` with a halo, ``gone`` just taken away, ``lost`` dark and struck through.
    """
    plate = piece("capital_lux/tile", colour, state, count > 1 and "several", size=size)
    image, x, y = plate.rgba(), -plate.dx / scale(), -plate.dy / scale()
    ink = {"gone": pale(colour, 0.3), "lost": pale(colour, 0.4)}.get(state, INK)
    write_value(image, x, y, colour, value, count, size, ink)
    if state == "lost":
        bar = Path([[(x + 2, y + size - 6), (x + tile_width(size, count) - 2, y + 6)]])
        fill(image, bar.stroke(8), (60, 8, 20))
        fill(image, bar.stroke(4.5), (255, 110, 84))
    return Sprite(image, plate.dx, plate.dy)


def write_value(
    image: Image.Image, x: float, y: float, colour: int, value: int, count: int, height: int, ink: Rgb
) -> None:
    """Write value and count on a plate whose upper left corner is at (x, y)."""
    size, wide = size_for(max(8, round(height * 0.62))), tile_width(height, count)
    y += height / 2 + (height * 0.035 if colour == 1 else 0)
    if count == 1:
        while width(str(value), FACE, size) > wide * 0.86:
            size -= 1
        write(image, x + wide / 2, y, str(value), FACE, size, ink)
        return
    times, small = f"{count}×", size_for(max(8, round(height * 0.5)))
    left, right = width(times, FACE, small), width(str(value), FACE, size)
    start = x + (wide - left - right) / 2
    write(image, start, y + height * 0.06, times, FACE, small, ink, "left")
    write(image, start + left, y, str(value), FACE, size, ink, "left")


def solid(image: Image.Image, shape: Path, stops: tuple[Stop, ...], gleam: float = 0.75, thick: int = 2) -> None:
    """Draw a lit plate: a gradient from top to foot, a bright upper and a dark lower edge ``thick`` units high."""
    _, top, _, foot = shape.box()
    fill(image, shape, linear((0, top), (0, foot), *stops))
    mask, left, high = coverage(placed(shape))
    thick = max(1, pixels(thick))
    for drop, colour, opacity in ((thick, WHITE, gleam), (-thick, INK, 0.32)):
        moved = Image.new("L", mask.size, 0)
        moved.paste(mask, (0, drop))
        lay(image, ImageChops.subtract(mask, moved), left, high, colour, opacity)
