"""The tomb chamber: the plinth, the two sarcophagi and their winners."""

from __future__ import annotations

import functools

from PIL import Image

from art.kit.paint import each, paints
from art.kit.paths import both, mirrored, rounded
from art.kit.pen import Pen
from art.kit.svg import svg
from art.luxor import pieces
from render.kit.paths import rect, star
from render.kit.sprites import Sprite, sprite
from render.luxor.layout import DAIS_SIZE
from render.luxor.tones import GOLD, GOLD_D, GOLD_L, GOLD_M, L6, L7, L8, S1, S9, TERRA, TURQ, TURQ_D


@paints("luxor/sarcophagus", (True, False), sizes=(104, 236, 330))
def sarcophagus(first: bool, high: int) -> Sprite:
    """Draw the gold sarcophagus (5 points) or the silver one (3), anchored at its middle."""
    pen = Pen(120 * high / 240 + 26, high + 30, high / 240, (12, 10), 4 if high < 150 else 3)
    base, light, dark = (GOLD, GOLD_L, GOLD_D) if first else ("#A9B6C9", "#F1F6FF", "#42506B")
    body = both(
        "M60 2 C78 2 86 14 86 30 C86 38 88 42 96 46 C112 54 116 70 114 92 "
        "C110 140 100 190 94 226 Q92 238 80 238 L60 238",
        60,
    )
    mask = pen.mask(body)
    pen.side(mask, 5.6, 8.8, "#4A2C05" if first else S9, 8)
    pen.fill(body, (light, base, 50))
    pen.shade(mask, -12, -6, 10, dark, 0.85)
    pen.shade(mask, 4, 4, 3, "#FFFFFF", 0.6)
    _head(pen, first, base, dark)
    _body(pen, mask, light, dark)
    plate = rect(30, 156, 60, 54, 14)
    inner = pen.mask(plate)
    pen.paint(inner, L8)
    pen.shade(inner, 2, 3, 2, "#000000", 0.7)
    pen.line(plate, 3, light, closed=True)
    pen.paint(pen.letters(60, 183, "5" if first else "3", 42), S1)
    pen.under(7, 9, 8, opacity=0.6)
    return pen.done((60, 120))


def _head(pen: Pen, first: bool, base: str, dark: str) -> None:
    cloth = pen.mask(both("M60 6 C76 6 83 16 83 32 C84 46 92 54 98 62 L88 96 Q76 92 74 70 L60 72", 60))
    pen.paint(cloth, L6 if first else "#27406B")
    for i in range(12):
        y = 10 + i * 8.2
        pen.line(f"M8 {y + 12} Q60 {y - 10} 112 {y + 12}", 3.8, base, inside=cloth)
    pen.shade(cloth, 2, 2, 1.5, "#FFFFFF", 0.35)
    pen.shade(cloth, -3, -3, 3, "#000000", 0.45)
    pen.fill(
        both("M60 22 C74 22 78 32 77 46 C76 60 68 70 60 71", 60),
        ("#FFE9B5", "#C98D2B", 50) if first else ("#FFFFFF", "#8797B2", 50),
    )
    for text, kind in (
        ("M64 42 Q69 38 75 42 Q69 46 64 42 Z", 0.0),
        ("M63 36 Q69 32 76 36", 2.4),
        ("M75 42 L80 44", 2.0),
    ):
        for path in (svg(text), mirrored(svg(text), 60)):
            if kind:
                pen.line(path, kind, "#0B1540")
            else:
                pen.fill(path, "#0B0F22")
    pen.line("M60 44 L58.5 53 L62 53", 1.4, dark)
    pen.line("M54.5 60 Q60 63.5 65.5 60", 2.4, "#8A3B20" if first else "#4B5871")
    pen.fill(rounded([(56, 70), (64, 70), (63, 88), (57, 88)], 2), L7)


def _body(pen: Pen, mask: Image.Image, light: str, dark: str) -> None:
    collar = svg("M24 70 C30 104 90 104 96 70 L106 82 C98 122 22 122 14 82 Z")
    pen.fill(collar, TURQ, inside=mask)
    inside = pen.mask(collar)
    for k, colour in enumerate((L6, TERRA, TURQ_D)):
        x, y = 4 * k, 7 * k
        pen.line(
            f"M{15 + x} {84 - x} C{25 + 3 * k} {118 - y} {95 - 3 * k} {118 - y} {105 - x} {84 - x}",
            4.2,
            colour,
            inside=inside,
        )
    arm = svg("M100 118 C92 132 74 132 58 122")
    for path, staff in (
        (arm, "M50 140 L84 92 C90 82 80 78 76 86"),
        (mirrored(arm, 60), "M50 140 L84 92 L90 98"),
    ):
        pen.line(path, 13, dark, 0.75, mask)
        pen.line(path.moved(-1, -1.5), 10, light, inside=mask)
        crook = svg(staff)
        pen.line(crook if path is arm else mirrored(crook, 60), 3.6, L6, inside=mask)
    for y, colour in ((150, L6), (212, L6), (222, TERRA)):
        pen.line(f"M6 {y} Q60 {y + 9} 114 {y}", 5.5, colour, inside=mask)


@functools.cache
def dais() -> Sprite:
    """Draw the plinth of the two sarcophagi with its hollows, anchored at its middle."""
    wide, high = DAIS_SIZE
    pen = Pen(wide + 60, high + 60, 1, (24, 20), 3)
    body = rect(0, 0, wide, high, 12)
    mask = pen.mask(body)
    pen.side(mask, 0, 12, "#0B0A12", 12)
    pen.fill(body, ("#4A4658", "#2A2734", 60))
    pen.line(rect(6, 6, wide - 12, high - 12, 8), 2.4, GOLD, 0.9, closed=True)
    pen.shade(mask, 2, 2, 1, "#FFFFFF", 0.3)
    for x, half, y in ((71, 50, 18), (185, 43, 36)):
        hollow = rect(x - half, y + 4, 2 * half, high - 26 - y, 30)
        inside = pen.mask(hollow)
        pen.paint(inside, "#17151F")
        pen.shade(inside, 4, 6, 5, "#000000", 0.9)
        pen.line(hollow, 1.6, GOLD_M, 0.7, closed=True)
    pen.under(8, 8, 9, opacity=0.6)
    return pen.done((wide / 2, high / 2))


@paints("luxor/prize", each((True, False), range(4)), close=True)
def prize(first: bool, seat: int) -> Sprite:
    """Draw the winner's mark with the points of the sarcophagus, anchored at its middle."""
    pen = Pen(110, 150, 1, (55, 75))
    plate = rect(-38, -62, 76, 124, 20)
    mask = pen.mask(plate)
    pen.side(mask, 0, 4, S9, 3)
    pen.fill(plate, (GOLD_L, GOLD_D, 60) if first else ("#F1F6FF", "#42506B", 60))
    pen.fill(rect(-33, -57, 66, 114, 16), (L7, L8, 90))
    pen.paint(pen.letters(0, 28, "5" if first else "3", 42), S1)
    pen.under(3, 4, 4, opacity=0.6)
    image = pen.reduced()
    pieces.mark(seat, 48).put(image, 55, 50)
    return sprite(image, -55, -75)


@functools.cache
def star_sky(wide: int, high: int) -> Sprite:
    """Draw the painted ceiling of the tomb: golden stars and a double line on a transparent ground."""
    pen = Pen(wide, high, 1, (0, 0), 3)
    for j in range(8):
        for i in range(8):
            x, y = 52 + i * 46 + (23 if j % 2 else 0), 54 + j * 44
            if x < wide - 40 and y < high - 34:
                pen.fill(star(x, y, 8.5, 3.2, 5), GOLD, 0.62)
    pen.line(rect(25, 27, wide - 50, high - 48, 4), 3, GOLD, 0.95, closed=True)
    pen.line(rect(31, 33, wide - 62, high - 60, 2), 1.4, GOLD, 0.75, closed=True)
    return pen.done()
