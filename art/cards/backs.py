"""Backs of cards: four patterns in the tones that a game chooses. They match the blanks of :mod:`render.kit.cards`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final, Literal

from art.cards.faces import HIGH, WIDTHS, card
from art.kit.paint import each, paints
from art.kit.pen import Pen
from render.kit.paths import Path, arc, ellipse, poly, rect, star
from render.kit.sprites import Sprite

Pattern = Literal["lattice", "scales", "sun", "stripes"]
Tones = tuple[str, str, str]
"""Top and foot of the panel, and its lines."""
TONES: Final[dict[str, Tones]] = {
    "red": ("#B92F3C", "#761423", "#F6D9A8"),
    "blue": ("#2F66A8", "#12305E", "#DCE9F8"),
    "green": ("#2E7D5B", "#124032", "#F0DFAE"),
}


def _medal(pen: Pen, tones: Tones) -> None:
    """Draw the rosette in the middle."""
    pen.fill(ellipse(50, 70, 19), tones[2])
    pen.fill(ellipse(50, 70, 17.4), (*tones[:2], 70))
    pen.fill(star(50, 70, 15, 6.5, 8), tones[2])
    pen.fill(ellipse(50, 70, 4.6), tones[0])


def _lattice() -> Iterator[tuple[Path, float]]:
    """Yield crossed lines with a small diamond in each mesh."""
    for k in range(-14, 16):
        for lean in (-1, 1):
            x = 50 + 13 * k
            yield Path([[(x - lean * 80, 70 - 80), (x + lean * 80, 70 + 80)]]).stroke(1.1), 0.6
    for x in range(-6, 7):
        for y in range(-11, 12):
            if (x + y) % 2:
                cx, cy = 50 + 6.5 * x, 70 + 6.5 * y
                yield poly((cx, cy - 2.4), (cx + 2.4, cy), (cx, cy + 2.4), (cx - 2.4, cy)), 0.9


def _scales() -> Iterator[tuple[Path, float]]:
    """Yield rows of waves, each of three arcs."""
    for line in range(-1, 21):
        for column in range(-1, 8):
            x, y = 11 + 13 * column + 6.5 * (line % 2), 14 + 6.5 * line
            for radius in (6.5, 4.3, 2.1):
                yield arc(x, y, radius, 180, 360, points=16).stroke(0.9), 0.75


def _sun() -> Iterator[tuple[Path, float]]:
    """Yield beams from the middle, and rings around it."""
    for k in range(32):
        a, half = math.radians(11.25 * k), math.radians(2.8)
        tips = [(50 + 90 * math.cos(a + side), 70 + 90 * math.sin(a + side)) for side in (-half, half)]
        yield poly((50, 70), *tips), 0.5
    for radius in (24, 36):
        yield ellipse(50, 70, radius).stroke(1.2, closed=True), 0.8


def _stripes() -> Iterator[tuple[Path, float]]:
    """Yield zigzag lines."""
    for line in range(-2, 22):
        points = [(11 + 6.5 * k, 14 + 6.5 * line + (4 if k % 2 else 0)) for k in range(13)]
        yield Path([points]).stroke(1.6 if line % 2 else 0.7), 0.75


_DRAW: Final[dict[Pattern, Callable[[], Iterator[tuple[Path, float]]]]] = {
    "lattice": _lattice, "scales": _scales, "sun": _sun, "stripes": _stripes,
}  # fmt: skip


@paints("cards/back", each(TONES, _DRAW), sizes=WIDTHS)
def back(tone: str, pattern: Pattern, width: int) -> Sprite:
    """Paint a card, face down, anchored at its upper left corner."""
    pen, tones = card(width), TONES[tone]
    panel = rect(7, 7, 86, HIGH - 14, 5)
    pen.fill(panel, (*tones[:2], 70))
    inside = pen.mask(rect(11, 11, 78, HIGH - 22, 3))
    for path, opacity in _DRAW[pattern]():
        pen.fill(path, tones[2], opacity, inside)
    pen.line(rect(11, 11, 78, HIGH - 22, 3), 1.1, tones[2], 0.9, closed=True)
    _medal(pen, tones)
    return pen.done()
