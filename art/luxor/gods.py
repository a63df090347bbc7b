"""Cobra, falcon and lion (the backs of temple tiles), Anubis, and the carved signs of the walls."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from art.kit.paint import paints
from art.kit.paths import both
from art.kit.pen import Pen
from art.kit.svg import svg
from render.kit.paths import Path, ellipse, poly
from render.kit.sprites import Sprite
from render.luxor.tones import BACKS, BLACK_D, GOLD, GOLD_D, GOLD_L, GOLD_M, L6, L7, S1, S9


def cobra(pen: Pen, ink: str = S1, carve: str = S9) -> None:
    """Draw a cobra with its hood spread."""
    pen.fill(
        "M50 6 Q62 8 62 20 Q62 26 58 30 C80 36 80 60 62 68 C60 76 76 80 84 88 L88 97 L26 97 Q16 95 20 85 Q38 84 40 70 "
        "C20 60 20 36 42 30 Q38 26 38 20 Q38 8 50 6 Z",
        ink,
    )
    pen.fill(ellipse(50, 48, 8, 13), carve)
    for x in (45, 55):
        pen.fill(ellipse(x, 18, 3.2), carve)


def falcon(pen: Pen, ink: str = S1, carve: str = S9) -> None:
    """Draw a falcon with folded wings."""
    pen.fill(
        "M34 6 C54 0 66 12 66 26 C88 40 92 62 88 98 L72 80 L64 84 L62 93 L70 98 L38 98 L48 91 L48 80 C32 70 28 52 "
        "36 38 Q28 34 20 31 Q17 24 24 21 Q26 10 34 6 Z",
        ink,
    )
    pen.fill(ellipse(41, 19, 5), carve)
    pen.line("M44 27 Q48 34 46 41", 5.5, carve)
    pen.line("M60 38 C74 52 78 64 78 78", 6, carve)


def lion(pen: Pen, ink: str = S1, carve: str = S9) -> None:
    """Draw a lion's head in its mane."""
    radii = (48, 39)
    mane = [
        (50 + radii[i % 2] * math.cos(math.radians(i * 15)), 50 + radii[i % 2] * math.sin(math.radians(i * 15)))
        for i in range(24)
    ]
    pen.fill(Path([mane]), ink)
    pen.line(both("M50 20 C74 20 76 44 70 60 Q66 78 50 82"), 4, carve, closed=True)
    for x in (38, 62):
        pen.fill(ellipse(x, 45, 6), carve)
    pen.fill("M39 58 L61 58 L50 70 Z", carve)
    pen.line("M50 70 L50 77", 5, carve)


GODS: Final[dict[str, Callable[[Pen, str, str], None]]] = {"cobra": cobra, "falcon": falcon, "lion": lion}


def stud(pen: Pen, back: str, size: float) -> None:
    """Draw a round stud with the sign of a temple stack, in a box of 100."""
    tone = BACKS[back]
    pen.fill(ellipse(50, 53, 49), S9, 0.75)
    pen.fill(ellipse(50, 50, 48), (GOLD_L, GOLD_D, 60))
    pen.fill(ellipse(50, 50, 43), (tone.base, tone.dark, 60))

    def sign(inner: Pen) -> None:
        GODS[back](inner, "#FFF6DC", tone.dark)

    pen.stamp(sign, 50, 49, size, 0)


@paints("luxor/god", GODS, sizes=(110,))
def stack_sign(back: str, size: int) -> Sprite:
    """Draw the stud alone, anchored at its centre."""
    pen = Pen(size + 10, size + 10, size / 100, (5, 4))
    stud(pen, back, 66)
    pen.under(2, 3, 2, opacity=0.5)
    return pen.done((50, 50))


def anubis(pen: Pen) -> None:
    """Draw a bust of Anubis on its plinth."""
    head = svg(
        "M5 49 Q4 45 9 43 L33 34 Q40 29 44 26 L45 2 Q53 6 57 24 L60 27 L65 4 Q73 12 70 34 C80 48 84 70 86 96 L42 96 "
        "C46 82 46 72 40 63 Q34 60 28 58 L10 55 Q5 53 5 49 Z"
    )
    pen.fill(head, ("#474557", BLACK_D, 40))
    pen.shade(pen.mask(head), 2.5, 3, 2, "#C9C5EA", 0.6)
    lappet = svg("M58 34 Q70 34 72 42 C80 56 82 76 83 93 L56 93 C58 78 56 64 50 56 Q48 44 58 34 Z")
    pen.fill(lappet, GOLD_M)
    inside = pen.mask(lappet)
    for i in range(9):
        y = 38 + i * 6.6
        pen.line(f"M44 {y + 6} Q66 {y - 3} 90 {y + 5}", 2.9, L7, inside=inside)
    pen.shade(inside, 2, 2, 1.5, GOLD_L, 0.8)
    pen.fill("M39 84 L86 84 L87 97 L37 97 Z", (GOLD_L, GOLD_D, 0))
    pen.line(Path([[(38, 90.5), (87, 90.5)]]), 3, L6)
    pen.fill("M49 10 Q53 14 54 25 L49 26 Z", "#8B3B22", 0.9)
    pen.fill(ellipse(40, 39.5, 4.4, 3), GOLD)
    pen.fill(ellipse(40, 39.5, 1.8, 2.6), BLACK_D)
    pen.line("M44 40 L54 43", 2, GOLD)
    pen.fill(ellipse(7.5, 47, 2.6), "#000000")
    pen.line("M11 52 L30 52", 1.4, "#8C89A6", 0.8)


_SIGNS: Final = (
    ("M1 7 L4 3 L7 7 L10 3 L13 7 L16 3 L19 7", "M1 15 L4 11 L7 15 L10 11 L13 15 L16 11 L19 15"),
    ("M10 19 L10 2 Q17 5 15 12 L10 14",),
    ("M1 10 Q10 1 19 10 Q10 17 1 10",),
    ("M10 10 Q4 5 10 1 Q16 5 10 10 L10 19", "M3 11 L17 11"),
    ("M3 5 Q6 1 9 4 L9 8 Q17 10 18 17 L10 15 Q5 13 6 8 L3 5", "M9 15 L8 19", "M12 16 L12 19"),
    ("M2 6 L18 6 Q17 16 10 16 Q3 16 2 6",),
    ("M1 14 Q5 8 9 13 Q13 18 16 11 Q18 6 14 4",),
    ("M10 19 L10 8", "M10 10 Q3 9 3 2 Q8 4 10 9 Q12 4 17 2 Q17 9 10 10"),
    ("M4 19 L4 3 L16 3 L16 19", "M8 19 L8 8 L12 8 L12 19"),
)


def signs() -> int:
    """Return the number of different carved signs."""
    return len(_SIGNS)


def sign(number: int, x: float, y: float, scale: float) -> Path:
    """Return a wall sign as the outline of its strokes. The signs are invented and have no meaning."""
    lines = [outline for text in _SIGNS[number % len(_SIGNS)] for outline in svg(text).outlines]
    return Path(lines).moved(x, y, scale).stroke(2.4 * scale)


def diamond_path(x: float, y: float, radius: float) -> Path:
    """Return a small diamond, the ornament of cards."""
    return poly((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))
