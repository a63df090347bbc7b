"""Spaces drawn by themselves: a tile, a space without one, the stairs."""

from __future__ import annotations

from typing import Final

from art.kit.paint import paints
from art.kit.pen import Pen
from render.kit.paths import rect
from render.kit.sprites import Sprite
from render.luxor.tiles import HALF, TILE
from render.luxor.tones import S8, S9


@paints("luxor/pit")
def pit() -> Sprite:
    """Draw a space without a tile, anchored at its middle."""
    pen = Pen(110, 110, 1, (3, 3))
    body = rect(0, 0, TILE, TILE, 10)
    pen.fill(body, "#3B2411")
    pen.shade(pen.mask(body), 5, 7, 6, "#150A03", 0.85)
    pen.line(body, 1.6, "#B98A55", 0.6, closed=True)
    return pen.done((HALF, HALF))


_STEPS: Final = (("#FFF6DE", "#A87A45"), ("#EAD3A2", "#966A39"), ("#D6B277", "#80592F"), ("#B98A4E", "#6B4520"))
"""Tread and front of each step, in ever less daylight."""


@paints("luxor/stairs", sizes=(103, 290))
def stairs(size: int = TILE) -> Sprite:
    """Draw the stairs, down to the right as in the temple, anchored at their middle."""
    pen, tall = Pen(size + 7, size + 7, size / TILE, (3, 3)), TILE
    pen.fill(rect(0, 0, tall, tall, 10), (S9, S8, 90))
    for k, (tread, front) in enumerate(_STEPS):
        x, y = tall * k / len(_STEPS), 14 + 20 * k
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, tall - y), (front, "#4A2E14", 90))
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 15), tread)
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 3), "#FFFDF2", 0.8)
    pen.cut(pen.mask(rect(0, 0, TILE, TILE, 10)))
    return pen.done((HALF, HALF))
