"""The final score sheet on papyrus: winner, points by category."""

from __future__ import annotations

from itertools import product
from typing import Final

from PIL import Image, ImageDraw

from art.kit.paint import Box, each, paints
from art.kit.pen import Pen
from art.luxor import icons
from art.luxor.stone import cornice, lapis, papyrus
from engine.luxor.components import WALL
from render.kit.colour import rgb
from render.kit.light import fill, glow, linear
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, sprite
from render.luxor.score import DONE, FOOT_ROW, HEAD, HEIGHT, ROWS, TOP, VALUE, WIDTH
from render.luxor.tones import FLAME, GOLD, GOLD_D, GOLD_L, GROUNDS, INK, L6, L8, S1, S7, S8

TREASURES: Final = ("vase", "jewel", "statue")


@paints("luxor/score")
def ground() -> Sprite:
    """Paint papyrus with rows."""
    image = papyrus(WIDTH, HEIGHT).copy()
    image.paste(lapis(WIDTH, HEAD, 5), (0, 0))
    _rows(image, 0, WIDTH, TOP, 24)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, DONE, WIDTH, HEIGHT), fill=rgb(S8))
    cornice(image, 0, HEAD - 16, WIDTH, HEAD)
    return sprite(image)


def _rows(image: Image.Image, left: float, wide: float, top: float, margin: float = 0) -> None:
    """Draw the bands and lines of the rows."""
    y = top
    for k, (_, _, high) in enumerate(ROWS):
        if not k % 2:
            fill(image, rect(left, y, wide, high), "#784E1E", 0.13)
        y += high
        fill(image, rect(left + margin, y - 1, wide - 2 * margin, 2), "#7A5328", 0.5)


@paints("luxor/score-lit", box=Box(300, DONE - HEAD, 50))
def lit(wide: int, high: int) -> Sprite:
    """Paint the light of winners' columns, anchored at its upper left corner."""
    m = 40
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high)
    glow(image, body, 10, FLAME, 0.55)
    fill(image, body, "#FFF6DC", 0.78)
    _rows(image, m, wide, m + TOP - HEAD)
    return sprite(image, -m, -m)


@paints("luxor/score-won", box=Box(300, FOOT_ROW - 8, 44))
def won(wide: int, high: int) -> Sprite:
    """Paint the plate of a winner's total, anchored at its upper left corner."""
    m = 34
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, 12)
    glow(image, body, 9, FLAME, 0.8)
    fill(image, body, linear((0, m - 4), (0, m + high + 4), GOLD_L, GOLD))
    return sprite(image, -m, -m)


@paints("luxor/treasure-count", each(TREASURES, range(16)))
def tally(kind: str, count: int) -> Sprite:
    """Draw a treasure above its count, anchored at the middle."""
    pen = Pen(80, 100, 1, (40, 50))
    plate = rect(-29, -42, 58, 84, 9)
    mask = pen.mask(plate)
    pen.side(mask, 0, 3, GROUNDS[kind].dark, 3)
    pen.fill(plate, (GROUNDS[kind].light, GROUNDS[kind].base, 60))
    pen.stamp(icons.ICONS[kind], 0, -18, 44)
    pen.paint(pen.letters(0, 23, str(count), 32), INK)
    pen.under(1, 2, 2, opacity=0.4)
    if not count:
        pen.dim(0.4)
    return pen.done()


@paints("luxor/wall-points", sorted(set(WALL)))
def wall_points(points: int) -> Sprite:
    """Draw the wall points of one adventurer, anchored at the middle."""
    wide = 44 if points < 10 else 58
    pen = Pen(wide + 14, 60, 1, (wide / 2 + 6, 28))
    body = rect(-wide / 2, -22, wide, 44, 10)
    if points:
        pen.fill(body, (GOLD_L, GOLD_D, 60))
        pen.fill(rect(-wide / 2 + 3, -19, wide - 6, 38, 8), (L6, L8, 90))
        pen.under(2, 3, 2, opacity=0.5)
    else:
        pen.fill(body, "#A87A45", 0.35)
    pen.paint(pen.letters(0, 0, str(points), 31), S1 if points else S7)
    return pen.done()


SETS: Final = [
    (words,)
    for words in product(*((treasure, "wild") for treasure in TREASURES))
    if words.count("wild") < len(TREASURES)
]
"""Sets with up to two wild treasures."""


@paints("luxor/set", SETS, sizes=(38, 46))
def _set(words: tuple[str, ...], size: int) -> Sprite:
    """Draw a set from top to bottom, anchored at its middle."""
    pen = Pen(size + 20, size * 3 + 30, 1, (size / 2 + 10, size * 1.5 + 14))
    plate = rect(-size / 2 - 3, -size * 1.5 - 4, size + 6, size * 3 + 8, 9)
    pen.fill(plate, "#FFF9E6", 0.8)
    pen.line(plate, 1.6, "#A8763A", 0.7, closed=True)
    for k, word in enumerate(words):
        pen.stamp(icons.ICONS[word], 0, (k - 1) * size, size * 0.92, 0.35)
    return pen.done()


@paints("luxor/scarab-value", range(1, 5))
def value_of(points: int) -> Sprite:
    """Draw the value of a scarab, anchored at the middle."""
    pen = Pen(60, 72, 1, (29, 34))
    body = rect(-22, -27, 44, 54, 16)
    pen.fill(body, ("#49D3C3", "#0B5A5C", 60))
    pen.fill(rect(-19, -24, 38, 48, 13), "#0B4648")
    pen.paint(pen.letters(0, 0, str(points), VALUE), S1)
    pen.under(2, 3, 2, opacity=0.5)
    return pen.done()
