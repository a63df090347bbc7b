"""Positions on the board: one column for each guild under its tower, one row for each hometown. Lengths are pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.capital_lux.components import COLOURS

WIDTH: Final = 1560
HEIGHT: Final = 1040
CITIES: Final = {370: 640, 420: 780, 600: 1340}
"""Heights of the cities that pictures are drawn on, by the foot of their houses."""
EDGE: Final = 14
"""Distance between the picture's border and plates."""
LEFT: Final = 380
"""Left edge of the guilds' columns."""
PITCH: Final = 294
COLUMN: Final = 286
"""Width of a column, and distance between the left edges of adjacent columns."""
COLUMNS: Final = tuple(LEFT + PITCH * colour for colour in COLOURS)
MIDDLES: Final = tuple(x + COLUMN // 2 for x in COLUMNS)
LAID: Final = 76
"""Height of a modifier in the Capital."""
COMB: Final = 3
"""Number of modifiers that need two lines, and how far these reach below the middle of the total."""
COMB_DEPTH: Final = 88
LIMIT_AT: Final = 0.72
"""Position of the limit on every bar, as a share of its length."""


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    wide: int
    high: int


@dataclass(frozen=True, slots=True)
class LayoutPlan:
    """The board of a number of players. Heights are pixels, those of numbers and words are of their capitals."""

    seats: int
    ground: int
    """Foot of the Capital's towers."""
    capital_total: int
    capital_tile: int
    """Height of the Capital's totals, and of its tallest cards."""
    total: int
    limit: int
    cost: int
    """Height of a hometown's totals, its limits, and its costs."""
    numbers: int
    """Width of these numbers."""
    tile: int
    """Height of a hometown's tallest cards."""
    name: int
    stat: int
    lines: tuple[float, float, float]
    """Positions of a player's name, counts and signs, as shares of the row's height."""

    @property
    def pitch(self) -> int:
        """Distance between the tops of adjacent hometowns."""
        return (HEIGHT - 4 - self.ground - 10) // self.seats

    @property
    def row(self) -> int:
        """Height of a hometown."""
        return self.pitch - 8

    @property
    def total_at(self) -> int:
        """Middle of the Capital's totals."""
        return 194 + self.capital_total // 2

    def top(self, seat: int) -> int:
        """Return the top of a hometown."""
        return self.ground + 10 + self.pitch * seat

    def line(self, seat: int, number: int) -> float:
        """Return the middle of one of the :attr:`lines`."""
        return self.top(seat) + self.row * self.lines[number]

    def cell(self, seat: int, colour: int) -> Box:
        """Return a hometown's box of one colour."""
        return Box(COLUMNS[colour], self.top(seat), COLUMN, self.row)

    def capital(self, colour: int, modifiers: int) -> Box:
        """Return the box of the Capital's cards of one colour, smaller below more than two modifiers."""
        top = self.total_at + (self.capital_total // 2 + 10 if modifiers < COMB else COMB_DEPTH)
        return Box(COLUMNS[colour] + 9, top, COLUMN - 18, self.ground - top - 8)


PLANS: Final = {
    2: LayoutPlan(2, 508, 88, 116, 66, 40, 44, 136, 104, 42, 48, (0.21, 0.52, 0.82)),
    3: LayoutPlan(3, 462, 78, 98, 54, 34, 42, 116, 92, 38, 40, (0.29, 0.75, 0.75)),
    4: LayoutPlan(4, 432, 72, 86, 44, 31, 40, 104, 80, 34, 39, (0.3, 0.78, 0.78)),
}
"""Plans by the number of players."""
