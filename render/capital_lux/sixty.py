"""Capital Lux in sixty seconds: citizens at home, a card's two places, three rounds, a color above its limit."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import Colour, card
from render.capital_lux import cards, emblems, signs, tokens
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import HALO, LILAC, RIM, TEXT, WHITE
from render.kit import sixty

_LOOK: Final = sixty.Look("#C9B6FF", "#11164A", "#8FA0F5")
_LOST: Final = "#FFB0A0"


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(sixty.HEIGHT)
    sixty.draw(image, "capital_lux", locale, _LOOK, (_want, _turn, _end, _mistake))
    return image


def _want(image: Image.Image, x: float, y: float) -> None:
    tokens.icon("house", 200, TEXT, HALO).put(image, x + 150, y + 300)
    values = (5, 4, 6, 3)
    for colour, value in enumerate(values):
        cards.tile(colour, value, 140).put(image, x + 280 + 111 * colour, y + 186)
    number(image, x + 504, y + 396, f"{' + '.join(map(str, values))} = {sum(values)}", 40, WHITE)


def _turn(image: Image.Image, x: float, y: float) -> None:
    cards.face(card(Colour.SCIENTIST, 5), 320).put(image, x + 60, y + 136)
    for k, place in enumerate(("tower", "house")):
        turn = 28 * (2 * k - 1)
        signs.arrow(96, turn, WHITE).put(image, x + 400, y + 236 + 110 * k)
        tokens.icon(place, 148, TEXT, LILAC if place == "tower" else HALO).put(image, x + 598, y + 198 + 184 * k)
    emblems.power(int(Colour.SCIENTIST), 92).put(image, x + 470, y + 150)


def _end(image: Image.Image, x: float, y: float) -> None:
    for k in range(3):
        signs.step(k + 1, 128, k == 2).put(image, x + 176 + 196 * k, y + 216)
        if k:
            signs.arrow(56, 0, RIM).put(image, x + 78 + 196 * k, y + 216)
    tokens.hand(120).put(image, x + 216, y + 396)
    number(image, x + 310, y + 396, "0", 62, WHITE)
    signs.arrow(72, 0, WHITE).put(image, x + 412, y + 396)
    tokens.check(116).put(image, x + 532, y + 396)


def _mistake(image: Image.Image, x: float, y: float) -> None:
    tokens.icon("house", 100, TEXT, HALO).put(image, x + 96, y + 230)
    for k, value in enumerate((6, 5)):
        cards.tile(Colour.CLERIC, value, 150, "lost").put(image, x + 164 + 124 * k, y + 150)
    number(image, x + 446, y + 226, ">", 62, WHITE)
    tokens.icon("tower", 100, TEXT, LILAC).put(image, x + 542, y + 230)
    cards.tile(Colour.CLERIC, 4, 150).put(image, x + 604, y + 150)
    number(image, x + 300, y + 396, "11 > 4", 58, _LOST)
    signs.arrow(72, 0, _LOST).put(image, x + 470, y + 396)
    number(image, x + 560, y + 396, "0", 58, _LOST)
