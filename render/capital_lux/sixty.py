"""Capital Lux in sixty seconds: citizens at home, a card's two places, three rounds, a color above its limit."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import Colour, card
from render.capital_lux import cards
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import WHITE
from render.kit import sixty
from render.pieces import piece

_LOOK: Final = sixty.SixtyLook("#C9B6FF", "#11164A", "#8FA0F5")
_LOST: Final = "#FFB0A0"


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(sixty.HEIGHT)
    sixty.draw(image, "capital_lux", locale, _LOOK, (_want, _turn, _end, _mistake))
    return image


def _want(image: Image.Image, x: float, y: float) -> None:
    piece("capital_lux/icon", "house-halo", size=200).put(image, x + 150, y + 300)
    values = (5, 4, 6, 3)
    for colour, value in enumerate(values):
        cards.tile(colour, value, size=140).put(image, x + 280 + 111 * colour, y + 186)
    number(image, x + 504, y + 396, f"{' + '.join(map(str, values))} = {sum(values)}", 40, WHITE)


def _turn(image: Image.Image, x: float, y: float) -> None:
    piece("capital_lux/card", card(Colour.SCIENTIST, 5), size=320).put(image, x + 60, y + 136)
    for k, place in enumerate(("tower-lilac", "house-halo")):
        piece("capital_lux/arrow", "falling" if k else "rising", size=96).put(image, x + 400, y + 236 + 110 * k)
        piece("capital_lux/icon", place, size=148).put(image, x + 598, y + 198 + 184 * k)
    piece("capital_lux/power", int(Colour.SCIENTIST), size=92).put(image, x + 470, y + 150)


def _end(image: Image.Image, x: float, y: float) -> None:
    for k in range(3):
        piece("capital_lux/step", k + 1, (k == 2) and "on", size=128).put(image, x + 176 + 196 * k, y + 216)
        if k:
            piece("capital_lux/arrow", "rim", size=56).put(image, x + 78 + 196 * k, y + 216)
    piece("capital_lux/icon", "hand", size=120).put(image, x + 216, y + 396)
    number(image, x + 310, y + 396, "0", 62, WHITE)
    piece("capital_lux/arrow", "white", size=72).put(image, x + 412, y + 396)
    piece("capital_lux/icon", "check", size=116).put(image, x + 532, y + 396)


def _mistake(image: Image.Image, x: float, y: float) -> None:
    piece("capital_lux/icon", "house-halo", size=100).put(image, x + 96, y + 230)
    for k, value in enumerate((6, 5)):
        cards.tile(Colour.CLERIC, value, "lost", size=150).put(image, x + 164 + 124 * k, y + 150)
    number(image, x + 446, y + 226, ">", 62, WHITE)
    piece("capital_lux/icon", "tower-lilac", size=100).put(image, x + 542, y + 230)
    cards.tile(Colour.CLERIC, 4, size=150).put(image, x + 604, y + 150)
    number(image, x + 300, y + 396, "11 > 4", 58, _LOST)
    piece("capital_lux/arrow", "lost", size=72).put(image, x + 470, y + 396)
    number(image, x + 560, y + 396, "0", 58, _LOST)
