"""Positions on the board: the temple on the left, the players and the piles on the right. Lengths are pixels."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from engine.luxor.components import CELLS, GRID, STAIRS, TOMB
from render.kit.paths import Point

WIDTH: Final = 1560
HEIGHT: Final = 1040
TOP, FOOT, LEFT, RIGHT = 38, 57, 98, 58
"""Thickness of the temple's outer walls."""
PITCH: Final = 135
"""Distance between the middles of adjacent spaces."""
TEMPLE: Final = LEFT + 7 * PITCH + RIGHT
"""Right edge of the temple, left edge of the panel."""
PANEL_X: Final = TEMPLE + 16
PANEL_WIDTH: Final = WIDTH - PANEL_X - 14
STAIRS_FOOT: Final = TOP + PITCH - 10


def column(i: float) -> int:
    """Return the left edge of a column of spaces."""
    return round(LEFT + PITCH * i)


def row(j: float) -> int:
    """Return the upper edge of a row of spaces."""
    return round(TOP + PITCH * j)


def _centres() -> tuple[tuple[float, float], ...]:
    inner = [(column(c) + PITCH / 2, row(r) + PITCH / 2) for r, c in (CELLS[space] for space in range(1, TOMB))]
    return ((LEFT - 50, TOP + PITCH / 2), *inner, (column(2) + 66, row(2) + 66))


SPOTS: Final = _centres()
"""Middle of each space, of the stairs (0) and of the tomb's door (41)."""


STAIRS_BOX: Final = (0, 0, LEFT, STAIRS_FOOT)
"""Left, top, width and height of the stairs."""


class Gap(NamedTuple):
    """The gap between two spaces: position and direction (degrees) of its sign."""

    x: float
    y: float
    turn: int


def _gaps() -> tuple[Gap, ...]:
    out = [Gap(LEFT + 15, SPOTS[1][1], 0)]
    for here, there in pairwise(SPOTS[1:TOMB]):
        turn = round(math.degrees(math.atan2(there[1] - here[1], there[0] - here[0])))
        out.append(Gap((here[0] + there[0]) / 2, (here[1] + there[1]) / 2, turn % 360))
    out.append(Gap(column(2) + 2, SPOTS[TOMB - 1][1], 0))
    return tuple(out)


GAPS: Final = _gaps()
"""By the space before the gap."""


_ASIDE: Final = {8: (0, 41), 14: (-42, 0), 20: (0, -24), 38: (0, 15)}
"""Offsets of numbers that a statue's niche (8, 14, 20) or a plaque (38) would cover."""


def _numbers() -> tuple[Point, ...]:
    out = [SPOTS[STAIRS]]
    for space in range(1, TOMB):
        (x, y), (r, c), (dx, dy) = SPOTS[space], CELLS[space], _ASIDE.get(space, (0, 0))
        if r == 0:
            y = 34
        elif c == GRID - 1:
            x = TEMPLE - 36
        elif r == GRID - 1:
            y = HEIGHT - 36
        elif c == 0:
            x = LEFT - 24
        else:
            x, y = x - 63, y - 38
        out.append((x + dx, y + dy))
    return tuple(out)


NUMBERS: Final = _numbers()
"""Middle of each space's number. The outer turn of the spiral has its numbers on the outer wall, as on the rim of a
chessboard. The inner turn (from ``INNER``) has them at the tile's upper left corner, clear of points, requirement and
adventurers.
"""
INNER: Final = 25
TOMB_BOX: Final = (column(2), row(2), column(5), row(5))
TOMB_MIDDLE: Final = ((column(2) + column(5)) / 2, (row(2) + row(5)) / 2)


class Plaque(NamedTuple):
    """Victory points on the wall, and the side they point to."""

    points: int
    x: float
    y: float
    side: str


PLAQUES: Final = (
    Plaque(1, column(5), 29, "down"), Plaque(2, TEMPLE - 33, row(3) - 10, "left"),
    Plaque(3, column(4), HEIGHT - 34, "up"), Plaque(4, LEFT - 36, row(4) + 10, "right"),
    Plaque(5, column(4), row(2) + 12, "up"), Plaque(6, column(6), row(4), "left"),
    Plaque(8, column(3), row(6) - 3, "up"), Plaque(10, column(1), row(4), "right"),
    Plaque(13, column(2) + 84, row(2) + 62, "down"),
)  # fmt: skip


class Niche(NamedTuple):
    """One of the three Anubis statues with the beds of its sleepers."""

    x: float
    y: float
    upright: bool

    def bed(self, seat: int, seats: int) -> tuple[float, float]:
        """Return the middle of a seat's bed."""
        if self.upright:
            return self.x, self.y - self.length(seats) / 2 + 71 + 42 * (seat + 0.5)
        return self.x - self.length(seats) / 2 + 70 + 46 * (seat + 0.5), self.y + 1

    def length(self, seats: int) -> int:
        """Return the length of the niche."""
        return 76 + 42 * seats if self.upright else 74 + 46 * seats

    def size(self, seats: int) -> tuple[int, int]:
        """Return the width and height of the niche."""
        return (58, self.length(seats)) if self.upright else (self.length(seats), 56)


NICHES: Final = (
    Niche(TEMPLE - 32, row(1) - 34, True), Niche(column(6) + 46, HEIGHT - 33, False),
    Niche(LEFT - 34, row(6) + 54, True),
)  # fmt: skip
SARCOPHAGI: Final = ((TOMB_MIDDLE[0] - 2, TOMB_MIDDLE[1] - 3), (TOMB_MIDDLE[0] + 112, TOMB_MIDDLE[1] + 12))
"""Middles of the two hollows for the sarcophagi."""
DAIS_SIZE: Final = (246, 262)
"""Width and height of their plinth."""
DAIS: Final = (TOMB_MIDDLE[0] + 51, TOMB_MIDDLE[1] + 2)
KEYHOLE: Final = (column(2) + 2, row(2) + 74)
"""Middle of the keys at the tomb's door."""


def place(space: int) -> tuple[float, float]:
    """Return the middle of a space, the stairs or the tomb's door."""
    return SPOTS[max(space, STAIRS)]
