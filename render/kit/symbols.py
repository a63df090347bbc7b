"""All signs of a game's pictures with their names: groups of three columns, made from the very sprites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from locales import say
from render.kit.colour import Colour
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.scale import pixels
from render.kit.sixty import SixtyLook
from render.kit.sprites import Sprite
from render.kit.type import Shade, fit, fit_lines, write
from render.wording import slug

WIDTH: Final = 1560
_PAD: Final = 26
_COLUMNS: Final = 3
_CELL: Final = ((WIDTH - 2 * _PAD) / _COLUMNS, 165)
"""Width and height of a sign with its name."""
_SIGN: Final = (152, 146)
"""Largest size of a sign."""
_LEAST: Final = 96
"""Longer side of the smallest sign."""
_HEAD: Final = 84
_GAP: Final = 20
_INK: Final = "#FFFFFF"
_NIGHT: Final = Shade("#020A16", 5, 3, 0.9)

Groups = Mapping[str, Mapping[str, Callable[[], Sprite]]]
"""The drawings of signs by key, by group. Groups stand in the order in which one meets them."""


def name_of(game: str, key: str, locale: str) -> str:
    """Return the name of a sign: the text ``<game>-picture-symbol-<key>``."""
    return say(locale, f"{slug(game)}-picture-symbol-{key}")


def height(groups: Groups) -> int:
    """Return the height of the page in units."""
    return _PAD + sum(_high(signs) + _GAP for signs in groups.values())


def _high(signs: Mapping[str, Callable[[], Sprite]]) -> int:
    return _HEAD + _CELL[1] * -(-len(signs) // _COLUMNS) + 8


def draw(
    image: Image.Image,
    game: str,
    locale: str,
    look: SixtyLook,
    groups: Groups,
    named: Callable[[str, str, str], str] = name_of,
) -> None:
    """Draw the groups on a ground of 1560 by :func:`height` units.

    Their headings are the texts ``<game>-picture-symbols-<group>``. ``named`` takes game, key and language.
    """
    y = _PAD
    for group, signs in groups.items():
        _plate(image, y, _high(signs), look.tint, look.rim)
        title, size = fit(say(locale, f"{slug(game)}-picture-symbols-{group}"), "title", 58, WIDTH - 120, 48)
        write(image, _PAD + 24, y + 46, title, "title", size, look.accent, "left", shade=_NIGHT)
        for k, (key, made) in enumerate(signs.items()):
            x = _PAD + _CELL[0] * (k % _COLUMNS)
            middle = y + _HEAD + _CELL[1] * (k // _COLUMNS + 0.5)
            _put(image, made(), x + 92, middle)
            lines, size = lines_of(named(game, key, locale))
            for j, line in enumerate(lines):
                at = middle + (j - (len(lines) - 1) / 2) * size * 1.1
                write(image, x + 178, at, line, "name", size, _INK, "left", shade=_NIGHT)
        y += _high(signs) + _GAP


def lines_of(name: str) -> tuple[list[str], int]:
    """Return the lines of a name and their font size, at least 10 pixels on a phone."""
    return fit_lines(name, "name", 54, _CELL[0] - 186, 2, 45)


def _plate(image: Image.Image, y: float, high: float, tint: Colour, rim: Colour) -> None:
    body = rect(_PAD - 8, y, WIDTH - 2 * _PAD + 16, high, 28)
    fill(image, body, tint)
    fill(image, body.stroke(3.5, closed=True), rim, 0.6)


def _put(image: Image.Image, made: Sprite, x: float, y: float) -> None:
    """Draw a sprite around (x, y) by what it covers, reduced if it is too large, enlarged if it is tiny."""
    one = made.rgba()
    one = one.crop(one.getbbox())
    k = max(1.0, pixels(_LEAST) / max(one.size))
    k = min(k, pixels(_SIGN[0]) / one.width, pixels(_SIGN[1]) / one.height)
    one = one.resize((round(one.width * k), round(one.height * k)), Image.Resampling.LANCZOS)
    image.paste(one, (pixels(x) - one.width // 2, pixels(y) - one.height // 2), one)
