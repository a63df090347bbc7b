"""Numbers and words of this game: sized by the height of their capitals, lit from the back."""

from __future__ import annotations

import functools
from typing import Final

from PIL import Image

from render import fonts
from render.fonts import capital
from render.kit.colour import Colour, rgb
from render.kit.type import Across, Shade, fit, width, write

FACE: Final = "number"
"""Font of numbers and names: it holds the letters of both."""
LEAST: Final = 30
"""Smallest capitals in a picture 1560 units wide: 10 pixels on a phone."""
SHADE: Final = Shade("#03041A", 4, 2, 0.9)


@functools.cache
def size_for(high: int) -> int:
    """Return the smallest font size whose capitals are ``high`` pixels."""
    size = high
    while capital(FACE, size) < high:
        size += 1
    return size


def long(text: str, high: int) -> float:
    """Return the length of a line with capitals of ``high`` pixels."""
    return width(text, FACE, size_for(high))


def number(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    high: int,
    ink: Colour,
    across: Across = "middle",
    lit: Colour | None = None,
) -> float:
    """Write a number around (x, y) and return its length. ``lit`` is the light around it, instead of a shadow."""
    shade = SHADE if lit is None else Shade("#{:02X}{:02X}{:02X}".format(*rgb(lit)), 9, 0, 0.75)
    return write(image, x, y, text, FACE, size_for(high), ink, across, shade=shade)


def two_lines(name: str, size: int, room: float) -> tuple[str, str]:
    """Break a name that is too long for one line at a space or hyphen, and cut it if it is still too long.

    Where the second line is cut, the first is filled, unless a word ends in it.
    """
    end = next(end for end in range(len(name), 0, -1) if width(name[:end], FACE, size) <= room)
    breaks = [k + 1 for k, letter in enumerate(name[: end + 1]) if letter in " -_."]
    breaks = [k for k in breaks if end / 3 < k <= end + (name[k - 1] == " ")]
    whole = [k for k in breaks if name[k - 1] == " " or width(name[k:], FACE, size) <= room]
    end = whole[-1] if whole else end
    return name[:end].rstrip(), fit(name[end:].lstrip(), FACE, size, room)[0]


def names(given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Return the players' names in drawable letters, in seat order."""
    return fonts.names(given, locale, FACE)
