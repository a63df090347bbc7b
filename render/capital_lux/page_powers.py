"""Illustrations of the four professions: the effect of a card played to the Capital."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COINS, COLOURS, MODIFIERS, Colour, card
from render.capital_lux import cards, emblems, gauge, scenery, signs, tokens
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HALO, LILAC, PLATE, TEXT, WHITE, WON, pale
from render.kit.colour import mix

HEIGHT: Final = 560
_CARD: Final = 380
_PLAYED: Final = 330
"""Right edge of the played card's plate."""


def _stage(colour: Colour, value: int) -> Image.Image:
    """Draw the city, and on the left the card that goes up to the Capital."""
    image = blank(HEIGHT)
    tint = mix(GUILDS[colour], PLATE, 0.72)
    scenery.glass(_PLAYED - 24, HEIGHT - 40, tint, 0.84, pale(colour, 0.3), GUILDS[colour]).put(image, 24, 20)
    wide = round(_CARD * cards.RATIO)
    x = 24 + (_PLAYED - 24) / 2
    tokens.icon("tower", 76, TEXT, GUILDS[colour]).put(image, x - 36, 70)
    signs.point(40, 0, WHITE, GUILDS[colour]).put(image, x + 44, 70)
    cards.face(card(colour, value), _CARD).put(image, x - wide / 2, 128)
    signs.arrow(84, 0, HALO, GUILDS[colour]).put(image, _PLAYED + 68, HEIGHT / 2)
    return image


def _plate(image: Image.Image, x: int, y: int, wide: int, high: int, lit: bool = False) -> None:
    scenery.glass(wide, high, PLATE, 0.8, (255, 246, 214) if lit else (150, 168, 250), HALO if lit else "").put(
        image, x, y
    )


def agent() -> Image.Image:
    """Show the Agent: look at the top modifier in private, then lay it face down on any colour."""
    image = _stage(Colour.AGENT, 4)
    _plate(image, 470, 20, 380, 520)
    tokens.modifier(None, 130).put(image, 590, 128)
    tokens.modifier(None, 130).put(image, 604, 120)
    emblems.emblem(Colour.AGENT, 96).put(image, 746, 124)
    for k, value in enumerate(MODIFIERS):
        x, y = 570 + 180 * (k % 2), 288 + 158 * (k // 2)
        tokens.modifier(value, 136).put(image, x, y)
    signs.arrow(84, 0, HALO, LILAC).put(image, 916, HEIGHT / 2)
    for k, colour in enumerate(COLOURS):
        x, y = 982 + 280 * (k % 2), 20 + 266 * (k // 2)
        tint = mix(GUILDS[colour], PLATE, 0.78)
        scenery.glass(266, 254, tint, 0.84, pale(colour, 0.3)).put(image, x, y)
        emblems.emblem(colour, 96).put(image, x + 84, y + 127)
        tokens.modifier(None, 132).put(image, x + 192, y + 127)
    return image


def cleric() -> Image.Image:
    """Show the Cleric: the lowest card of another colour goes to the hometown."""
    image = _stage(Colour.CLERIC, 5)
    _plate(image, 470, 20, 720, 520)
    rows = {Colour.AGENT: (2, 4, 5), Colour.SCIENTIST: (3, 3, 6), Colour.MERCHANT: (4, 5), Colour.CLERIC: (2, 6)}
    for k, (colour, values) in enumerate(rows.items()):
        y = 84 + 128 * k
        emblems.emblem(colour, 80).put(image, 548, y)
        for j, value in enumerate(values):
            lowest = j == 0 and colour is not Colour.CLERIC
            cards.tile(colour, value, 92, "new" if lowest else "on").put(image, 636 + 96 * j, y - 46)
        if colour is Colour.CLERIC:
            tokens.icon("cross", 76, DANGER).put(image, 1010, y)
        else:
            signs.arrow(100, 0, HALO, GUILDS[colour]).put(image, 1010, y)
            cards.tile(colour, values[0], 92).put(image, 1080, y - 46)
    _plate(image, 1216, 20, 320, 520, True)
    tokens.icon("house", 150, TEXT, HALO).put(image, 1376, 160)
    number(image, 1376, 300, "1", 110, WHITE, lit=HALO)
    for k, colour in enumerate((Colour.AGENT, Colour.SCIENTIST, Colour.MERCHANT)):
        emblems.emblem(colour, 74).put(image, 1288 + 88 * k, 444)
    return image


def scientist() -> Image.Image:
    """Show the Scientist: the top card of the draw pile goes to the hand."""
    image = _stage(Colour.SCIENTIST, 3)
    _plate(image, 470, 20, 400, 520)
    for k in range(4):
        cards.back(330).put(image, 556 + 10 * k, 126 - 10 * k)
    signs.arrow(100, 0, HALO, WON).put(image, 944, HEIGHT / 2)
    _plate(image, 1012, 20, 524, 520, True)
    hand = (card(Colour.AGENT, 5), card(Colour.MERCHANT, 2))
    for k, each in enumerate(hand):
        cards.face(each, 300).put(image, 1030 + 130 * k, 160)
    cards.halo(card(Colour.CLERIC, 6), 330).put(image, 1312, 110)
    cards.face(card(Colour.CLERIC, 6), 330).put(image, 1312, 110)
    tokens.badge("plus", 78, WON).put(image, 1500, 112)
    tokens.hand(84).put(image, 1110, 92)
    return image


def merchant() -> Image.Image:
    """Show the Merchant: a coin is a point at the end, or saves a colour one above its limit."""
    image = _stage(Colour.MERCHANT, 6)
    _plate(image, 470, 20, 560, 520)
    for k in range(COINS):
        tokens.coin(108).put(image, 556 + 130 * (k % 4), 216 + 140 * (k // 4))
    number(image, 750, 96, f"{COINS}×", 70, HALO)
    signs.arrow(84, 0, HALO, GOLD).put(image, 1098, HEIGHT / 2)
    _plate(image, 1164, 20, 372, 520, True)
    tokens.coin(150).put(image, 1350, 130)
    tokens.coin(80).put(image, 1236, 300)
    number(image, 1310, 300, "=", 44, DIM)
    number(image, 1384, 300, "+1", 56, WHITE)
    tokens.icon("star", 76, HALO, GOLD).put(image, 1478, 300)
    gauge.draw(image, 1196, 386, Colour.AGENT, gauge.Level(10, 9, 9, 9), 308, 26)
    tokens.coin(80).put(image, 1264, 476)
    signs.arrow(64, 0, HALO).put(image, 1350, 476)
    tokens.badge("check", 76, GOLD).put(image, 1436, 476)
    return image
