"""Illustrations of the rules. The last page holds the house rulings and has no picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.__key__.components import HAND, lit
from render.__key__ import cards
from render.kit.type import write
from render.pieces import piece


def _goal(locale: str) -> Image.Image:
    """Show a row of cards: each that is higher than the one before it shines."""
    image, row = cards.blank(320), (12, 17, 5, 21, 29, 3)
    for k, (number, light) in enumerate(zip(row, lit(row), strict=True)):
        cards.put(image, 166 + 220 * k, 68, number, light, cards.SMALL)
        if k:
            write(image, 122 + 220 * k, 160, "<" if light else ">", "number", 64, cards.TONES.soft)
    return image


def _end(locale: str) -> Image.Image:
    """Show the end: all hands are empty."""
    image = cards.blank(300)
    for seat in range(4):
        x = 240 + 360 * seat
        piece("house/seat-mark", seat, size=32).put(image, x, 84)
        piece("house/hand", size=70).put(image, x - 44, 200)
        write(image, x + 20, 201, f"{HAND} > 0", "number", 52, cards.TONES.ink, "left")
    return image


_DRAW: Final[dict[str, Callable[[str], Image.Image]]] = {"goal": _goal, "end": _end}


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide."""
    return _DRAW[page](locale)
