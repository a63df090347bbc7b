"""Illustrations of the end of a round, gold, bonus cards and scoring."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, Colour, card
from render import marks
from render.capital_lux import cards, emblems, scenery, signs, tokens
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import WIDTH, blank
from render.capital_lux.tones import ALARM, DANGER, DIM, GOLD, GUILDS, HALO, LILAC, PLATE, RIM, TEXT, WHITE, WON, pale
from render.kit.colour import Colour as Paint
from render.kit.colour import mix

_BROWN: Final = (92, 64, 22)
"""Ground of a colour saved with gold."""


def round_end() -> Image.Image:
    """Show the end of a round: an empty hand, a last turn for the others, hands go home, limits are checked."""
    image = blank(540)
    for k in range(4):
        scenery.glass(366, 500, PLATE, 0.8).put(image, 24 + 382 * k, 20)
        signs.step(k + 1, 66).put(image, 74 + 382 * k, 70)
    marks.seat_mark(0, 44).put(image, 207, 190)
    tokens.hand(120).put(image, 180, 370)
    number(image, 290, 370, "0", 80, DANGER)
    for k in range(3):
        y = 176 + 124 * k
        marks.seat_mark(k + 1, 40).put(image, 500, y)
        tokens.hourglass(84).put(image, 590, y)
        number(image, 690, y, "1×", 54, WHITE)
    for k, each in enumerate((card(Colour.AGENT, 3), card(Colour.MERCHANT, 2))):
        cards.face(each, 190).put(image, 850 + 122 * k, 116)
    signs.arrow(84, 90, HALO, LILAC).put(image, 970, 356)
    tokens.icon("house", 100, TEXT, HALO).put(image, 970, 454)
    tokens.modifier(None, 112).put(image, 1262, 180)
    signs.arrow(70, 0, HALO, LILAC).put(image, 1354, 180)
    tokens.modifier(-1, 112).put(image, 1446, 180)
    emblems.emblem(Colour.SCIENTIST, 84).put(image, 1236, 320)
    number(image, 1320, 320, "8", 48, DIM)
    signs.arrow(56, 0, HALO).put(image, 1380, 320)
    number(image, 1452, 320, "7", 66, WHITE, lit=GUILDS[Colour.SCIENTIST])
    tokens.icon("house", 76, TEXT).put(image, 1236, 446)
    number(image, 1340, 446, "9", 66, WHITE, lit=DANGER)
    tokens.badge("cross", 76, DANGER).put(image, 1448, 446)
    return image


_EXAMPLE: Final = (
    (Colour.AGENT, 9, (5, 6), "paid"), (Colour.CLERIC, 3, (4,), "lost"), (Colour.SCIENTIST, 9, (2, 4), "kept"),
    (Colour.MERCHANT, 12, (3, 4, 6), "paid"),
)  # fmt: skip
"""The rulebook's example with three coins: colour, limit, hometown, fate."""


def gold() -> Image.Image:
    """Show gold: it saves a colour if it pays the whole difference. Otherwise the colour loses all its cards."""
    image = blank(640)
    scenery.glass(250, 600, PLATE, 0.8).put(image, 24, 20)
    tokens.icon("tower", 92, TEXT, LILAC).put(image, 149, 96)
    tokens.icon("house", 92, TEXT, HALO).put(image, 149, 212)
    signs.coins(image, 83, 450, 3, 80, 66)
    for k, (colour, limit, own, fate) in enumerate(_EXAMPLE):
        x = 448 + 318 * k
        over = sum(own) - limit
        ground, light = {
            "paid": (_BROWN, GOLD),
            "lost": (ALARM, DANGER),
            "kept": (mix(GUILDS[colour], PLATE, 0.8), WON),
        }[fate]
        scenery.glass(300, 600, ground, 0.86, light, light if fate != "kept" else "").put(image, x - 150, 20)
        emblems.emblem(colour, 80).put(image, x - 62, 96)
        number(image, x + 62, 96, str(limit), 66, WHITE, lit=GUILDS[colour])
        number(image, x, 206, str(sum(own)), 66, WHITE, lit=light)
        for j, value in enumerate(own):
            left = x + (j - len(own) / 2) * 88 + 4
            cards.tile(colour, value, 100, "lost" if fate == "lost" else "on").put(image, left, 272)
        if over > 0:
            signs.price(image, x, 450, over, fate == "paid", 54)
        _verdict(image, fate, x, 556)
    return image


def _verdict(image: Image.Image, fate: str, x: float, y: float) -> None:
    if fate == "lost":
        tokens.badge("cross", 76, DANGER).put(image, x, y)
    else:
        tokens.badge("check", 76, GOLD if fate == "paid" else WON).put(image, x, y)


def bonus() -> Image.Image:
    """Show bonus cards: in turn order, the leaders of a colour take the Capital's highest cards of it."""
    image = blank(620)
    scenery.glass(450, 580, mix(GUILDS[Colour.MERCHANT], PLATE, 0.78), 0.84, pale(3, 0.3), GUILDS[3]).put(image, 24, 20)
    emblems.emblem(Colour.MERCHANT, 120).put(image, 180, 130)
    tokens.icon("tower", 92, TEXT, GUILDS[3]).put(image, 330, 132)
    for k, value in enumerate((4, 6)):
        cards.tile(Colour.MERCHANT, value, 200, "new").put(image, 74 + 190 * k, 300)
    for k, (seat, own, won) in enumerate(((0, (4, 5), 6), (1, (3, 6), 4), (2, (2, 2, 5), None))):
        y = 20 + 198 * k
        scenery.glass(1030, 184, PLATE, 0.8, (255, 246, 214) if won else RIM, HALO if won else "").put(image, 506, y)
        signs.step(k + 1, 56, False).put(image, 556, y + 92)
        marks.seat_mark(seat, 42).put(image, 650, y + 92)
        if k == 0:
            tokens.flag(64).put(image, 730, y + 88)
        for j, value in enumerate(own):
            cards.tile(Colour.MERCHANT, value, 96).put(image, 784 + 84 * j, y + 44)
        number(image, 1104, y + 92, "9", 70, WHITE, lit=GUILDS[3])
        signs.arrow(84, 0, HALO if won else DIM).put(image, 1206, y + 92)
        if won:
            cards.tile(Colour.MERCHANT, won, 128, "new").put(image, 1296, y + 28)
            tokens.badge("star", 56).put(image, 1400, y + 44)
        else:
            number(image, 1346, y + 92, "0", 64, DIM)
    return image


_TOWNS: Final = ((Colour.AGENT, (3, 5)), (Colour.CLERIC, (6,)), (Colour.SCIENTIST, (2, 6)), (Colour.MERCHANT, (4, 5)))
_PLUS: Final = 60
"""Width in pixels of a sign between two sums."""
_PRIZES: Final = ((Colour.AGENT, 5), (Colour.SCIENTIST, 6))


def scoring() -> Image.Image:
    """Show scoring: hometown, bonus cards, coins, and below them the tie-break."""
    image = blank(640)
    total = 0
    x = 24
    for k, (name, wide) in enumerate((("house", 640), ("bonus", 276), ("coin", 212))):
        scenery.glass(wide, 400, PLATE, 0.8).put(image, x, 20)
        middle = x + wide / 2
        points = _part(image, name, middle)
        total += points
        number(image, middle + 40, 360, str(points), 70, WHITE, lit=HALO)
        if name == "coin":
            tokens.coin(72).put(image, middle - 50, 360)
        else:
            tokens.icon(name, 78, TEXT if name == "house" else WON).put(image, middle - 76, 360)
        if k:
            tokens.icon("plus", 44, HALO).put(image, x - _PLUS / 2, 220)
        x += wide + _PLUS
    number(image, x - _PLUS / 2 + 8, 220, "=", 60, HALO)
    number(image, x + 122, 206, str(total), 96, WHITE, lit=HALO)
    marks.points_icon(46).put(image, x + 122, 340)
    scenery.glass(WIDTH - 48, 170, PLATE, 0.8).put(image, 24, 446)
    for seat, at in ((0, 84), (1, 214)):
        marks.seat_mark(seat, 36).put(image, at, 531)
    number(image, 149, 531, "=", 48, TEXT)
    for k, value in enumerate((6, 5, 4, 3, 2)):
        at = 420 + 240 * k
        for colour in COLOURS:
            left, top = at - 54 + 52 * (colour % 2), 531 - 65 + 67 * (colour // 2)
            cards.tile(colour, value, 63).put(image, left, top)
        signs.point(44, 90, _fade(k)).put(image, at - 128, 531)
    return image


def _fade(k: int) -> Paint:
    return mix(HALO, DIM, k / 5)


def _part(image: Image.Image, name: str, middle: float) -> int:
    """Draw the origin of a category's points and return them."""
    match name:
        case "house":
            left = middle - 297
            for colour, values in _TOWNS:
                for j, value in enumerate(values):
                    cards.tile(colour, value, 90).put(image, left + 76 * j, 128)
                left += 76 * len(values) + 23
            return sum(sum(values) for _, values in _TOWNS)
        case "bonus":
            for j, (colour, value) in enumerate(_PRIZES):
                cards.tile(colour, value, 128, "new").put(image, middle - 113 + 128 * j, 108)
            return sum(value for _, value in _PRIZES)
    signs.coins(image, middle - 42, 176, 2, 92, 84)
    return 2
