"""Illustrations of the four professions: the effect of a card played to the Capital."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COINS, COLOURS, MODIFIERS, Colour, card
from render.capital_lux import cards, gauge, glass
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import DIM, HALO, WHITE
from render.pieces import piece

HEIGHT: Final = 560
_CARD: Final = 380
_PLAYED: Final = 330
"""Right edge of the played card's plate."""


def _stage(colour: Colour, value: int) -> Image.Image:
    """Draw the city, and on the left the card that goes up to the Capital."""
    image = blank(HEIGHT)
    glass.lay(image, 24, 20, _PLAYED - 24, HEIGHT - 40, f"guild-lit-{colour:d}")
    wide = round(_CARD * cards.RATIO)
    x = 24 + (_PLAYED - 24) / 2
    piece("capital_lux/icon", "tower", colour, size=76).put(image, x - 36, 70)
    piece("capital_lux/arrow", "up", colour, size=40).put(image, x + 44, 70)
    piece("capital_lux/card", card(colour, value), size=_CARD).put(image, x - wide / 2, 128)
    piece("capital_lux/arrow", colour, size=84).put(image, _PLAYED + 68, HEIGHT / 2)
    return image


def agent() -> Image.Image:
    """Show the Agent: look at the top modifier in private, then lay it face down on any colour."""
    image = _stage(Colour.AGENT, 4)
    glass.lay(image, 470, 20, 380, 520, "plate")
    piece("capital_lux/modifier", size=130).put(image, 590, 128)
    piece("capital_lux/modifier", size=130).put(image, 604, 120)
    piece("capital_lux/emblem", Colour.AGENT, size=96).put(image, 746, 124)
    for k, value in enumerate(MODIFIERS):
        x, y = 570 + 180 * (k % 2), 288 + 158 * (k // 2)
        piece("capital_lux/modifier", value, size=136).put(image, x, y)
    piece("capital_lux/arrow", "lilac", size=84).put(image, 916, HEIGHT / 2)
    for k, colour in enumerate(COLOURS):
        x, y = 982 + 280 * (k % 2), 20 + 266 * (k // 2)
        glass.lay(image, x, y, 266, 254, f"guild-{colour:d}")
        piece("capital_lux/emblem", colour, size=96).put(image, x + 84, y + 127)
        piece("capital_lux/modifier", size=132).put(image, x + 192, y + 127)
    return image


def cleric() -> Image.Image:
    """Show the Cleric: the lowest card of another colour goes to the hometown."""
    image = _stage(Colour.CLERIC, 5)
    glass.lay(image, 470, 20, 720, 520, "plate")
    rows = {Colour.AGENT: (2, 4, 5), Colour.SCIENTIST: (3, 3, 6), Colour.MERCHANT: (4, 5), Colour.CLERIC: (2, 6)}
    for k, (colour, values) in enumerate(rows.items()):
        y = 84 + 128 * k
        piece("capital_lux/emblem", colour, size=80).put(image, 548, y)
        for j, value in enumerate(values):
            lowest = j == 0 and colour is not Colour.CLERIC
            cards.tile(colour, value, "new" if lowest else "on", 1, size=92).put(image, 636 + 96 * j, y - 46)
        if colour is Colour.CLERIC:
            piece("capital_lux/icon", "cross", size=76).put(image, 1010, y)
        else:
            piece("capital_lux/arrow", colour, size=100).put(image, 1010, y)
            cards.tile(colour, values[0], size=92).put(image, 1080, y - 46)
    glass.lay(image, 1216, 20, 320, 520, "halo")
    piece("capital_lux/icon", "house-halo", size=150).put(image, 1376, 160)
    number(image, 1376, 300, "1", 110, WHITE, lit=HALO)
    for k, colour in enumerate((Colour.AGENT, Colour.SCIENTIST, Colour.MERCHANT)):
        piece("capital_lux/emblem", colour, size=74).put(image, 1288 + 88 * k, 444)
    return image


def scientist() -> Image.Image:
    """Show the Scientist: the top card of the draw pile goes to the hand."""
    image = _stage(Colour.SCIENTIST, 3)
    glass.lay(image, 470, 20, 400, 520, "plate")
    for k in range(4):
        piece("capital_lux/card-back", size=330).put(image, 556 + 10 * k, 126 - 10 * k)
    piece("capital_lux/arrow", "won", size=100).put(image, 944, HEIGHT / 2)
    glass.lay(image, 1012, 20, 524, 520, "halo")
    hand = (card(Colour.AGENT, 5), card(Colour.MERCHANT, 2))
    for k, each in enumerate(hand):
        piece("capital_lux/card", each, size=300).put(image, 1030 + 130 * k, 160)
    piece("capital_lux/card-halo", Colour.CLERIC, size=330).put(image, 1312, 110)
    piece("capital_lux/card", card(Colour.CLERIC, 6), size=330).put(image, 1312, 110)
    piece("capital_lux/badge", "plus", size=78).put(image, 1500, 112)
    piece("capital_lux/icon", "hand", size=84).put(image, 1110, 92)
    return image


def merchant() -> Image.Image:
    """Show the Merchant: a coin is a point at the end, or saves a colour one above its limit."""
    image = _stage(Colour.MERCHANT, 6)
    glass.lay(image, 470, 20, 560, 520, "plate")
    for k in range(COINS):
        piece("capital_lux/coin", size=108).put(image, 556 + 130 * (k % 4), 216 + 140 * (k // 4))
    number(image, 750, 96, f"{COINS}×", 70, HALO)
    piece("capital_lux/arrow", "gold", size=84).put(image, 1098, HEIGHT / 2)
    glass.lay(image, 1164, 20, 372, 520, "halo")
    piece("capital_lux/coin", size=150).put(image, 1350, 130)
    piece("capital_lux/coin", size=80).put(image, 1236, 300)
    number(image, 1310, 300, "=", 44, DIM)
    number(image, 1384, 300, "+1", 56, WHITE)
    piece("capital_lux/icon", "star-halo", size=76).put(image, 1478, 300)
    gauge.draw(image, 1196, 386, Colour.AGENT, gauge.GaugeLevel(10, 9, 9, 9), 308, 26)
    piece("capital_lux/coin", size=80).put(image, 1264, 476)
    piece("capital_lux/arrow", "halo", size=64).put(image, 1350, 476)
    piece("capital_lux/badge", "check-gold", size=76).put(image, 1436, 476)
    return image
