"""A game in sixty seconds: what one wants, a turn, the end and the beginner's mistake, on four plates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from locales import say
from render.kit.colour import Colour, mix
from render.kit.light import fill, shadow
from render.kit.paths import ellipse, rect
from render.kit.type import Shade, fit, fit_lines, write, write_lines
from render.pieces import piece
from render.wording import slug

_PAD: Final = 24
PLATE: Final = (744, 634)
"""Width and height of a plate."""
HEIGHT: Final = 2 * PLATE[1] + 3 * _PAD
PARTS: Final = ("want", "turn", "end", "mistake")
RED: Final = "#FF6B4A"
"""Ink of the mistake."""
_NIGHT: Final = Shade("#020A16", 5, 3, 0.9)

Scene = Callable[[Image.Image, float, float], None]
"""Draws the icons of a plate, from the plate's upper left corner. They have the room from 130 to 470 below it."""


class SixtyLook(NamedTuple):
    """Colours of the plates: their heading, their body, their rim."""

    accent: Colour
    tint: Colour
    rim: Colour


def draw(
    image: Image.Image, game: str, locale: str, look: SixtyLook, scenes: tuple[Scene, Scene, Scene, Scene]
) -> None:
    """Draw the four plates on a ground of 1560 by :data:`HEIGHT` units. The last one is the mistake.

    Headings are shared; the sentences are the texts ``<game>-picture-sixty-<part>``, of two lines each.
    """
    for k, (part, scene) in enumerate(zip(PARTS, scenes, strict=True)):
        x, y = _PAD + (PLATE[0] + _PAD) * (k % 2), _PAD + (PLATE[1] + _PAD) * (k // 2)
        wrong = part == "mistake"
        ink = RED if wrong else look.accent
        _plate(image, x, y, mix(look.tint, "#3A0F0A", 0.6) if wrong else look.tint, RED if wrong else look.rim)
        disc = ellipse(x + 66, y + 66, 41)
        shadow(image, disc, 7, 4, "#000000", 0.6)
        fill(image, disc, ink)
        if wrong:
            piece("house/icon", "cross", size=48, tint="#2A0A02").put(image, x + 66, y + 66)
        else:
            write(image, x + 66, y + 66, str(k + 1), "label", 58, "#14182C")
        head, size = fit(say(locale, f"picture-sixty-{part}"), "title", 64, PLATE[0] - 160, 48)
        write(image, x + 130, y + 66, head, "title", size, ink, "left", shade=_NIGHT)
        scene(image, x, y)
        lines, size = sentence(game, part, locale)
        write_lines(image, x + PLATE[0] / 2, y + 536, lines, "name", size, "#FFFFFF", size * 1.2, _NIGHT)


def sentence(game: str, part: str, locale: str) -> tuple[list[str], int]:
    """Return the lines of a plate's sentence and their font size, at least 10 pixels on a phone."""
    return fit_lines(say(locale, f"{slug(game)}-picture-sixty-{part}"), "name", 56, PLATE[0] - 48, 2, 45)


def _plate(image: Image.Image, x: float, y: float, tint: Colour, rim: Colour) -> None:
    wide, high = PLATE
    body = rect(x, y, wide, high, 34)
    shadow(image, body, 13, 8, "#000000", 0.55)
    fill(image, body, tint, 0.92)
    fill(image, rect(x + 3, y + 3, wide - 6, high - 6, 31).stroke(5, closed=True), rim, 0.85)
