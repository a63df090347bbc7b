"""Luxor in sixty seconds: treasures and the tomb, the outer cards, two in the tomb, an adventurer alone."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import sixty
from render.luxor import cards
from render.luxor.sheet import PALE, blank, number
from render.luxor.tones import GOLD
from render.pieces import piece

_LOOK: Final = sixty.SixtyLook("#FFD873", "#142258", "#EBB53A")


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(sixty.HEIGHT)
    sixty.draw(image, "luxor", locale, _LOOK, (_want, _turn, _end, _mistake))
    return image


def _want(image: Image.Image, x: float, y: float) -> None:
    for k, kind in enumerate(("vase", "jewel", "statue")):
        piece("luxor/icon", kind, size=158).put(image, x + 116 + 150 * k, y + 232)
        piece("luxor/adventurer", 0, size=100).put(image, x + 116 + 82 * k, y + 444)
    for k in range(3):
        piece("house/icon", "arrow", size=58, tint=GOLD).put(image, x + 388 + 72 * k, y + 402)
    piece("luxor/sarcophagus", "first", size=300).put(image, x + 648, y + 292)


def _turn(image: Image.Image, x: float, y: float) -> None:
    for k, word in enumerate(("2", "4", "1", "die", "5")):
        if k in (0, 4):
            piece("luxor/card", word, size=128).put(image, x + 32 + 138 * k, y + 126)
        else:
            cards.shaded(word, 108, 52).put(image, x + 42 + 138 * k, y + 158)
    foot = y + 400
    piece("luxor/adventurer", 0, size=122).put(image, x + 108, foot + 60)
    piece("house/icon", "arrow", size=76, tint=PALE).put(image, x + 216, foot)
    piece("luxor/tile", "vase-3", size=136).put(image, x + 338, foot)
    piece("house/icon", "arrow", size=76, tint=PALE).put(image, x + 460, foot)
    piece("luxor/card-back", size=88).put(image, x + 524, foot - 62)
    number(image, x + 672, foot, "+1", 76)


def _end(image: Image.Image, x: float, y: float) -> None:
    for k in range(2):
        piece("luxor/sarcophagus", k == 0 and "first", size=310 - 40 * k).put(
            image, x + 270 + 196 * k, y + 290 + 16 * k
        )
        piece("luxor/adventurer", k, size=140).put(image, x + 122 + 506 * k, y + 452)


def _mistake(image: Image.Image, x: float, y: float) -> None:
    for k, word in enumerate(("vase-5", "jewel-4")):
        left = x + 200 + 336 * k
        piece("luxor/tile", word, size=250).put(image, left, y + 280)
        piece("luxor/adventurer", 0, size=160).put(image, left + 70, y + 446)
        piece("house/rimmed", "cross", sixty.RED, "#2A0A02", size=92).put(image, left - 84, y + 376)
