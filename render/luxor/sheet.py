"""Parts of the rules illustrations: ground, plates with captions, tiles, numbers, windows."""

from __future__ import annotations

from typing import Final

from PIL import Image

from locales import say
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.scale import pixels
from render.kit.type import Shade, fit_lines, write, write_lines
from render.luxor import scenery, tiles
from render.luxor.tones import GOLD, S1
from render.pieces import piece

WIDTH: Final = scenery.WIDTH
NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
PALE: Final = "#FFE7A0"
"""Ink of an illustration's numbers."""


def blank(high: int) -> Image.Image:
    """Return the ground of an illustration."""
    return scenery.wall(high)


def number(image: Image.Image, x: float, y: float, text: str, size: int = 62, ink: str = S1) -> None:
    """Draw a centred number."""
    write(image, x, y, text, "carved", size, ink, shade=NIGHT)


def caption(
    image: Image.Image, x: float, y: float, key: str, locale: str, room: float, size: int = 42, lines: int = 1
) -> None:
    """Draw the caption ``luxor-picture-<key>``, centred, in at most ``lines`` lines."""
    shown, fitted = fit_lines(say(locale, f"luxor-picture-{key}"), "name", size, room, lines, 32)
    write_lines(image, x, y, shown, "name", fitted, S1, fitted * 1.1, NIGHT)


def tile(image: Image.Image, name: str, x: float, y: float, back: str | None = None, size: int = tiles.TILE) -> None:
    """Draw a centred tile."""
    piece("luxor/tile", name, back, size=size).put(image, x, y)


def window(image: Image.Image, box: tuple[int, int, int, int], x: int, y: int) -> None:
    """Draw a part of the temple in a golden frame."""
    left, top, right, foot = box
    part = piece("luxor/temple").pixels.crop((pixels(left), pixels(top), pixels(right), pixels(foot)))
    fill(image, rect(x - 5, y - 5, right - left + 10, foot - top + 10, 14), GOLD)
    image.paste(part, (pixels(x), pixels(y)))
