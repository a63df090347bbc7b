"""Illustrations of the rules: every tile and card, moves through the temple, scoring, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.luxor.components import CARDS, LEVELS, SET_POINTS, TILES, WALL, Card, Family
from locales import say
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.type import fit, write
from render.luxor import cards, crowd, layout, sixty, symbols, tomb, ways
from render.luxor.sheet import NIGHT, PALE, WIDTH, blank, caption, number, tile, window
from render.luxor.tones import GOLD, S1
from render.pieces import box, piece


def _goal(locale: str) -> Image.Image:
    """Show treasures on the way and sarcophagi at its end."""
    image = blank(430)
    for k, kind in enumerate(("vase", "jewel", "statue")):
        piece("luxor/icon", kind, size=190).put(image, 150 + 210 * k, 170)
    for seat in range(4):
        piece("luxor/adventurer", seat, size=130).put(image, 130 + 150 * seat, 400)
    piece("house/icon", "arrow", size=110, tint=GOLD).put(image, 800, 215)
    piece("luxor/sarcophagus", "first", size=330).put(image, 1040, 212)
    piece("luxor/sarcophagus", size=290).put(image, 1230, 230)
    piece("luxor/icon", "star", size=150).put(image, 1430, 200)
    return image


def _turn(locale: str) -> Image.Image:
    """Show a turn: play an outer card and move, resolve the tile, draw into the middle of the hand."""
    image = blank(520)
    for k, key in enumerate(("lay", "act", "draw")):
        x = 270 + 510 * k
        box("luxor/plate", 490, 480).put(image, x - 245, 20)
        piece("luxor/plaque", k + 1, size=54).put(image, x - 196, 66)
        caption(image, x, 456, key, locale, 440)
    for k in range(5):
        outer = k in (0, 4)
        x, y = 40 + 91 * k, 172 if outer else 210
        if outer:
            piece("luxor/card-halo", 86, 122).put(image, x, y)
            piece("luxor/side-sign", "left" if k == 0 else "right", "on", size=56).put(image, x + 43, 366)
            piece("luxor/card", "4" if k == 0 else "plus-minus", size=86).put(image, x, y)
        else:
            cards.shaded("2", 86, 40).put(image, x, y)
    tile(image, "jewel-3", 716, 230, None, 150)
    piece("luxor/adventurer", 0, size=110).put(image, 780, 322)
    piece("luxor/adventurer", 0, size=110).put(image, 846, 322)
    piece("luxor/taken", "jewel", 3).put(image, 876, 190)
    for k in range(4):
        cards.shaded("3", 86, 20).put(image, 1070 + 92 * k + (54 if k > 1 else 0), 232)
    piece("luxor/slot", 210).put(image, 1279, 366)
    piece("luxor/card-back", size=86).put(image, 1236, 70)
    return image


def _treasures(locale: str) -> Image.Image:
    """Show all treasures with their points, required adventurers and counts."""
    image = blank(700)
    found = [one for one in TILES if one.family is Family.TREASURE]
    for line in range(3):
        for k, one in enumerate(found[5 * line : 5 * line + 5]):
            x, y = 140 + 222 * k, 118 + 224 * line
            tile(image, one.word, x, y, None, 150)
            write(image, x + 88, y + 46, f"{one.copies}×", "carved", 46, PALE, "left", shade=NIGHT)
    for k, back in enumerate(("cobra", "falcon", "lion")):
        y = 118 + 224 * k
        piece("luxor/god", back, size=96).put(image, 1290, y)
        piece("house/icon", "arrow", size=54, tint=GOLD).put(image, 1378, y)
        piece("luxor/tile-back", back, size=120).put(image, 1472, y)
    return image


def _horus(locale: str) -> Image.Image:
    """Show a Horus tile: it gives a key, or the top card of the stack with as many eyes."""
    image = blank(480)
    for eyes in LEVELS:
        x = 270 + 510 * (eyes - 1)
        box("luxor/plate", 490, 440).put(image, x - 245, 20)
        tile(image, f"horus-{eyes}", x - 120, 160, None, 190)
        number(image, x - 120, 330, "2×", 56, PALE)
        piece("luxor/icon", "key", size=130).put(image, x + 110, 110)
        number(image, x + 110, 200, "/", 56, GOLD)
        top = {1: "upto3-1", 2: "all-2", 3: "upto6-3"}[eyes]
        cards.pile(image, x + 44, 240, 132, 8, True)
        piece("luxor/card", top, size=132).put(image, x + 44, 240)
    return image


_TEMPLE: Final = (
    ("tunnel", "cobra"), ("scarab", "falcon"), ("eyes-12", "falcon"), ("eyes-23", "falcon"), ("wild", "lion"),
    ("scarab-or-wild", "lion"),
)  # fmt: skip


def _temple(locale: str) -> Image.Image:
    """Show the fourteen temple tiles: back, count, effect."""
    image = blank(560)
    for k, (word, back) in enumerate(_TEMPLE):
        x, y = 270 + 510 * (k % 3), 148 + 268 * (k // 3)
        box("luxor/plate", 490, 250).put(image, x - 245, y - 124)
        piece("luxor/god", back, size=84).put(image, x - 186, y - 48)
        tile(image, word, x - 54, y - 22, None, 160)
        copies = next(one.copies for one in TILES if one.word == word)
        number(image, x - 186, y + 36, f"{copies}×", 54, PALE)
        shown, fitted = fit(say(locale, f"luxor-picture-tile-{word}"), "name", 38, 450, 32)
        write(image, x, y + 96, shown, "name", fitted, S1, shade=NIGHT)
        _effect(image, word, x + 130, y - 22)
    return image


def _effect(image: Image.Image, word: str, x: float, y: float) -> None:
    match word:
        case "tunnel":
            tile(image, "tunnel", x + 20, y, None, 92)
            for k in range(2):
                piece("luxor/sign", 0, "tunnel", 0).put(image, x - 74 + 34 * k, y)
        case "scarab":
            for k, value in enumerate((1, 2, 3, 4)):
                piece("luxor/scarab-value", value).put(image, x - 62 + 50 * k, y)
        case "eyes-12" | "eyes-23":
            for k, level in enumerate((word[-2], word[-1])):
                piece("luxor/card", {"1": "less-1", "2": "upto5-2", "3": "last-3"}[level], size=72).put(
                    image, x - 82 + 86 * k, y - 51
                )
        case "wild":
            for k, kind in enumerate(("vase", "jewel", "statue")):
                piece("luxor/icon", kind, size=54).put(image, x - 60 + 62 * k, y)
        case _:
            piece("luxor/icon", "scarab", size=76).put(image, x - 48, y)
            number(image, x + 6, y, "/", 48, GOLD)
            piece("luxor/icon", "wild", size=76).put(image, x + 60, y)


def _fan(found: Sequence[Card], high: int, locale: str) -> Image.Image:
    """Draw cards side by side with their counts and effects."""
    image = blank(high)
    pitch = (WIDTH - 30) / len(found)
    wide = int(min(220, pitch - 26))
    for k, card in enumerate(found):
        x = 15 + pitch * (k + 0.5)
        piece("luxor/card", card.word, size=wide).put(image, x - wide / 2, 30)
        number(image, x, 30 + wide * cards.RATIO + 50, f"{card.copies}×", 54, PALE)
    return image


def _starters(locale: str) -> Image.Image:
    """Show the 31 cards of the starter deck."""
    return _fan([card for card in CARDS if card.level == 0], 400, locale)


def _horus_cards(locale: str) -> Image.Image:
    """Show the 24 Horus cards by level."""
    image = blank(1010)
    for level in LEVELS:
        found = [card for card in CARDS if card.level == level]
        y = 24 + 328 * (level - 1)
        pitch = (WIDTH - 40) / 6
        for k, card in enumerate(found):
            x = 20 + pitch * (k + 0.5)
            piece("luxor/card", card.word, size=196).put(image, x - 98, y)
            sign = piece("luxor/copies", card.copies)
            sign.put(image, x + 92, y + 26)
    return image


def _tomb(locale: str) -> Image.Image:
    """Show the tomb: enter exactly, pay a key. The first two players win a sarcophagus."""
    image = blank(520)
    x0, y0, x1, y1 = layout.TOMB_BOX
    box = (x0 - 150, y0 - 24, x1 + 20, y1 + 24)
    window(image, box, 60, 34)
    dx, dy = 60 - box[0], 34 - box[1]
    piece("luxor/icon", "key", size=54).put(image, layout.KEYHOLE[0] + dx, layout.KEYHOLE[1] + dy)
    piece("luxor/plaque", 13, "down", size=48).put(image, layout.column(2) + 84 + dx, layout.row(2) + 62 + dy)
    for k, (x, y) in enumerate(layout.SARCOPHAGI):
        if k:
            piece("luxor/sarcophagus", size=tomb.HEIGHTS[1]).put(image, x + dx, y + dy)
        else:
            tomb.won(image, 0, 3, x + dx, y + dy)
    for space, word in ((40, "jewel-5"), (39, "vase-4"), (38, "statue-3")):
        x, y = layout.place(space)
        tile(image, word, x + dx, y + dy)
    crowd.figure(image, 3, 1, layout.column(2) + 72 + dx, layout.row(2) + 176 + dy, 66)
    gx, gy, _ = layout.GAPS[40]
    piece("luxor/sign", 3, "walk", 0).put(image, gx + dx, gy + dy - 26)
    for k, points in enumerate((5, 3)):
        y = 140 + 240 * k
        number(image, 760, y, f"{k + 1}.", 70, PALE)
        piece("luxor/adventurer", 3 - 2 * k, size=120).put(image, 880, y + 58)
        number(image, 980, y, "+", 60, GOLD)
        piece("luxor/icon", "key", size=110).put(image, 1074, y)
        piece("house/icon", "arrow", size=80, tint=GOLD).put(image, 1190, y)
        piece("luxor/sarcophagus", points == 5 and "first", size=200).put(image, 1320, y)
        piece("luxor/plaque", 13, size=48).put(image, 1450, y)
    return image


def _scoring(locale: str) -> Image.Image:
    """Show an example of each category: wall points of five adventurers, sarcophagi, keys, sets, scarabs, treasures."""
    image = blank(940)
    rows = ("treasures", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
    for k, category in enumerate(rows):
        y = 92 + 151 * k
        fill(image, rect(24, y - 64, WIDTH - 48, 130, 14), "#0A1230", 0.55)
        shown, size = fit(say(locale, f"luxor-picture-{category}"), "name", 46, 330, 32)
        write(image, 52, y, shown, "name", size, S1, "left", shade=NIGHT)
        _example(image, category, y)
    return image


def _example(image: Image.Image, category: str, y: float) -> None:
    total = ""
    match category:
        case "treasures":
            for k, word in enumerate(("vase-3", "jewel-4", "statue-5")):
                tile(image, word, 470 + 150 * k, y)
            total = "12"
        case "adventurers":
            spaces = (0, 25, 29, 34, 41)
            for k, space in enumerate(spaces):
                piece("luxor/adventurer", 0, size=82).put(image, 440 + 178 * k, y + 42)
                piece("luxor/plaque", WALL[space], size=48).put(image, 516 + 178 * k, y)
            total = str(sum(WALL[space] for space in spaces))
        case "sarcophagi":
            for k in range(2):
                piece("luxor/sarcophagus", k == 0 and "first", size=118).put(image, 460 + 120 * k, y)
            total = "5 / 3"
        case "keys":
            for k in range(2):
                piece("luxor/icon", "key", size=96).put(image, 460 + 120 * k, y)
            total = "2"
        case "sets":
            for k, points in enumerate(SET_POINTS[1:]):
                x = 440 + 118 * k
                write(image, x, y - 28, f"{k + 1}" + ("+" if k == 7 else ""), "carved", 46, "#B9CCF8")
                write(image, x, y + 28, str(points), "carved", 62, PALE)
            piece("luxor/icon", "sets", size=92).put(image, 346, y)
            return
        case _:
            for k, value in enumerate((4, 2, 2, 1)):
                piece("luxor/icon", "scarab", size=84).put(image, 460 + 150 * k, y)
                piece("luxor/scarab-value", value).put(image, 524 + 150 * k, y)
            total = "9"
    write(image, 1500, y, f"= {total}", "carved", 74, PALE, "right", shade=NIGHT)


def _end(locale: str) -> Image.Image:
    """Show the end: both sarcophagi won or no legal move, then the round is finished. Also the sets with wilds."""
    image = blank(470)
    box("luxor/plate", 740, 430).put(image, 26, 20)
    box("luxor/plate", 740, 430).put(image, 794, 20)
    tomb.won(image, 0, 0, 200, 180)
    tomb.won(image, 1, 2, 340, 200)
    piece("house/icon", "arrow", size=84, tint=GOLD).put(image, 500, 190)
    piece("luxor/icon", "star", size=130).put(image, 640, 186)
    caption(image, 396, 396, "end-tomb", locale, 680)
    for k in range(4):
        piece("luxor/adventurer", k, size=110).put(image, 900 + 110 * k, 240)
        piece("house/icon", "cross", size=54, tint="#FF8A6A").put(image, 900 + 110 * k, 280)
    piece("house/icon", "arrow", size=84, tint=GOLD).put(image, 1330, 190)
    piece("luxor/icon", "star", size=130).put(image, 1448, 186)
    caption(image, 1164, 396, "end-stuck", locale, 680)
    return image


_DRAW: Final[dict[str, Callable[[str], Image.Image]]] = {
    "sixty": sixty.draw, "goal": _goal, "turn": _turn, "movement": ways.movement,
    "movement-step-space": partial(ways.movement, by_space=True), "statues": ways.statues, "treasures": _treasures,
    "horus": _horus, "temple": _temple, "starters": _starters, "horus-cards": _horus_cards, "tomb": _tomb,
    "scoring": _scoring, "end": _end, "symbols": symbols.draw,
}  # fmt: skip


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide."""
    return _DRAW[page](locale)
