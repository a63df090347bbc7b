"""Illustrations of the rules. The last page holds the house rulings and has no picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.__key__.components import CLOSE, HIGH, TARGET
from render.__key__ import cards
from render.kit.type import write
from render.pieces import piece


def _points(image: Image.Image, x: float, y: float, count: int) -> None:
    piece("house/points", size=34).put(image, x, y)
    write(image, x + 52, y + 1, str(count), "number", 62, cards.TONES.ink, "left")


def _goal(locale: str) -> Image.Image:
    """Show three pairs: the closest and the highest shine, each with its lanterns."""
    image = cards.blank(320)
    for k, (pair, count) in enumerate((((12, 14), CLOSE), ((21, 30), HIGH), ((3, 9), 0))):
        for side, number in enumerate(pair):
            cards.put(image, 60 + 510 * k + 148 * side, 68, number, count > 0, cards.SMALL)
        _points(image, 398 + 510 * k, 160, count)
    return image


def _end(locale: str) -> Image.Image:
    """Show the end: somebody has reached the target."""
    image = cards.blank(300)
    for seat, count in enumerate((TARGET, 6, 8, 3)):
        x = 200 + 360 * seat
        piece("house/seat-mark", seat, size=32).put(image, x + 30, 84)
        _points(image, x, 200, count)
    return image


_DRAW: Final[dict[str, Callable[[str], Image.Image]]] = {"goal": _goal, "end": _end}


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide."""
    return _DRAW[page](locale)
