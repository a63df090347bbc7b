"""Adventurers on a space: side by side while they fit, else one piece for each player with its count.

No adventurer covers a tile's upper band, which holds its points and its requirement.
"""

from __future__ import annotations

from art.kit.paint import each, paints
from art.kit.pen import Pen
from art.luxor import pieces
from render.kit.paths import rect
from render.kit.sprites import Sprite
from render.luxor.tones import SEATS


@paints("luxor/tally", each(range(4), range(2, 6)))
def tally(seat: int, count: int) -> Sprite:
    """Draw several adventurers in little space: mark above number, anchored at the middle of the foot."""
    pen = Pen(44, 84, 1, (22, 76))
    digit = pen.letters(0, -20, str(count), pieces.NUMBER, squeeze=0.84)
    plate = rect(-15.5, -43, 31, 44, 8)
    pen.side(pen.mask(plate), 0, 2.5, "#0B0603", 2)
    pen.fill(plate, SEATS[seat].dark)
    pen.paint(digit, "#FFFBEA")
    pen.under(2, 3, 3, opacity=0.6)
    return pen.done()
