"""Illustrations of the end of a round, gold, bonus cards and scoring."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, Colour, card
from render.capital_lux import cards, glass, signs
from render.capital_lux.layout import WIDTH
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HALO, TEXT, WHITE, WON
from render.pieces import piece


def round_end() -> Image.Image:
    """Show the end of a round: an empty hand, a last turn for the others, hands go home, limits are checked."""
    image = blank(540)
    for k in range(4):
        glass.lay(image, 24 + 382 * k, 20, 366, 500, "plate")
        piece("capital_lux/step", k + 1, "on", size=66).put(image, 74 + 382 * k, 70)
    piece("house/seat-mark", 0, size=44).put(image, 207, 190)
    piece("capital_lux/icon", "hand", size=120).put(image, 180, 370)
    number(image, 290, 370, "0", 80, DANGER)
    for k in range(3):
        y = 176 + 124 * k
        piece("house/seat-mark", k + 1, size=40).put(image, 500, y)
        piece("capital_lux/icon", "hourglass", size=84).put(image, 590, y)
        number(image, 690, y, "1×", 54, WHITE)
    for k, each in enumerate((card(Colour.AGENT, 3), card(Colour.MERCHANT, 2))):
        piece("capital_lux/card", each, size=190).put(image, 850 + 122 * k, 116)
    piece("capital_lux/arrow", "below-lilac", size=84).put(image, 970, 356)
    piece("capital_lux/icon", "house-halo", size=100).put(image, 970, 454)
    piece("capital_lux/modifier", size=112).put(image, 1262, 180)
    piece("capital_lux/arrow", "lilac", size=70).put(image, 1354, 180)
    piece("capital_lux/modifier", -1, size=112).put(image, 1446, 180)
    piece("capital_lux/emblem", Colour.SCIENTIST, size=84).put(image, 1236, 320)
    number(image, 1320, 320, "8", 48, DIM)
    piece("capital_lux/arrow", "halo", size=56).put(image, 1380, 320)
    number(image, 1452, 320, "7", 66, WHITE, lit=GUILDS[Colour.SCIENTIST])
    piece("capital_lux/icon", "house", size=76).put(image, 1236, 446)
    number(image, 1340, 446, "9", 66, WHITE, lit=DANGER)
    piece("capital_lux/badge", "cross", size=76).put(image, 1448, 446)
    return image


_EXAMPLE: Final = (
    (Colour.AGENT, 9, (5, 6), "paid"), (Colour.CLERIC, 3, (4,), "lost"), (Colour.SCIENTIST, 9, (2, 4), "kept"),
    (Colour.MERCHANT, 12, (3, 4, 6), "paid"),
)  # fmt: skip
"""The rulebook's example with three coins: colour, limit, hometown, fate."""


def gold() -> Image.Image:
    """Show gold: it saves a colour if it pays the whole difference. Otherwise the colour loses all its cards."""
    image = blank(640)
    glass.lay(image, 24, 20, 250, 600, "plate")
    piece("capital_lux/icon", "tower-lilac", size=92).put(image, 149, 96)
    piece("capital_lux/icon", "house-halo", size=92).put(image, 149, 212)
    signs.coins(image, 83, 450, 3, 80, 66)
    for k, (colour, limit, own, fate) in enumerate(_EXAMPLE):
        x = 448 + 318 * k
        over = sum(own) - limit
        light = {"paid": GOLD, "lost": DANGER, "kept": WON}[fate]
        look = {"paid": "saved-lit", "lost": "lost", "kept": f"guild-{colour:d}"}[fate]
        glass.lay(image, x - 150, 20, 300, 600, look)
        piece("capital_lux/emblem", colour, size=80).put(image, x - 62, 96)
        number(image, x + 62, 96, str(limit), 66, WHITE, lit=GUILDS[colour])
        number(image, x, 206, str(sum(own)), 66, WHITE, lit=light)
        for j, value in enumerate(own):
            left = x + (j - len(own) / 2) * 88 + 4
            cards.tile(colour, value, "lost" if fate == "lost" else "on", 1, size=100).put(image, left, 272)
        if over > 0:
            signs.price(image, x, 450, over, fate == "paid", 54)
        _verdict(image, fate, x, 556)
    return image


def _verdict(image: Image.Image, fate: str, x: float, y: float) -> None:
    if fate == "lost":
        piece("capital_lux/badge", "cross", size=76).put(image, x, y)
    else:
        piece("capital_lux/badge", "check-gold" if fate == "paid" else "check", size=76).put(image, x, y)


def bonus() -> Image.Image:
    """Show bonus cards: in turn order, the leaders of a colour take the Capital's highest cards of it."""
    image = blank(620)
    glass.lay(image, 24, 20, 450, 580, "guild-lit-3")
    piece("capital_lux/emblem", Colour.MERCHANT, size=120).put(image, 180, 130)
    piece("capital_lux/icon", "tower-3", size=92).put(image, 330, 132)
    for k, value in enumerate((4, 6)):
        cards.tile(Colour.MERCHANT, value, "new", size=200).put(image, 74 + 190 * k, 300)
    for k, (seat, own, won) in enumerate(((0, (4, 5), 6), (1, (3, 6), 4), (2, (2, 2, 5), None))):
        y = 20 + 198 * k
        glass.lay(image, 506, y, 1030, 184, "halo" if won else "plate")
        piece("capital_lux/step", k + 1, size=56).put(image, 556, y + 92)
        piece("house/seat-mark", seat, size=42).put(image, 650, y + 92)
        if k == 0:
            piece("capital_lux/icon", "flag", size=64).put(image, 730, y + 88)
        for j, value in enumerate(own):
            cards.tile(Colour.MERCHANT, value, size=96).put(image, 784 + 84 * j, y + 44)
        number(image, 1104, y + 92, "9", 70, WHITE, lit=GUILDS[3])
        piece("capital_lux/arrow", "halo" if won else "dim", size=84).put(image, 1206, y + 92)
        if won:
            cards.tile(Colour.MERCHANT, won, "new", size=128).put(image, 1296, y + 28)
            piece("capital_lux/badge", "star", size=56).put(image, 1400, y + 44)
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
        glass.lay(image, x, 20, wide, 400, "plate")
        middle = x + wide / 2
        points = _part(image, name, middle)
        total += points
        number(image, middle + 40, 360, str(points), 70, WHITE, lit=HALO)
        if name == "coin":
            piece("capital_lux/coin", size=72).put(image, middle - 50, 360)
        else:
            piece("capital_lux/icon", name, size=78).put(image, middle - 76, 360)
        if k:
            piece("capital_lux/icon", "plus", size=44).put(image, x - _PLUS / 2, 220)
        x += wide + _PLUS
    number(image, x - _PLUS / 2 + 8, 220, "=", 60, HALO)
    number(image, x + 122, 206, str(total), 96, WHITE, lit=HALO)
    piece("house/points", size=46).put(image, x + 122, 340)
    glass.lay(image, 24, 446, WIDTH - 48, 170, "plate")
    for seat, at in ((0, 84), (1, 214)):
        piece("house/seat-mark", seat, size=36).put(image, at, 531)
    number(image, 149, 531, "=", 48, TEXT)
    for k, value in enumerate((6, 5, 4, 3, 2)):
        at = 420 + 240 * k
        for colour in COLOURS:
            left, top = at - 54 + 52 * (colour % 2), 531 - 65 + 67 * (colour // 2)
            cards.tile(colour, value, size=63).put(image, left, top)
        piece("capital_lux/arrow", "next", k, size=44).put(image, at - 128, 531)
    return image


def _part(image: Image.Image, name: str, middle: float) -> int:
    """Draw the origin of a category's points and return them."""
    match name:
        case "house":
            left = middle - 297
            for colour, values in _TOWNS:
                for j, value in enumerate(values):
                    cards.tile(colour, value, size=90).put(image, left + 76 * j, 128)
                left += 76 * len(values) + 23
            return sum(sum(values) for _, values in _TOWNS)
        case "bonus":
            for j, (colour, value) in enumerate(_PRIZES):
                cards.tile(colour, value, "new", size=128).put(image, middle - 113 + 128 * j, 108)
            return sum(value for _, value in _PRIZES)
    signs.coins(image, middle - 42, 176, 2, 92, 84)
    return 2
