"""Where everything lies on the board: one column a guild under its tower, one row a hometown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.capital_lux.components import COLOURS

WIDTH: Final = 1560
HEIGHT: Final = 1040
EDGE: Final = 14
"""Between the picture's border and plates."""
LEFT: Final = 380
"""Where the columns of the guilds begin."""
PITCH: Final = 294
COLUMN: Final = 286
"""Width of a column, and from one to the next."""
COLUMNS: Final = tuple(LEFT + PITCH * colour for colour in COLOURS)
MIDDLES: Final = tuple(x + COLUMN // 2 for x in COLUMNS)
COMB: Final = 3
"""From so many modifiers on, they lie in two lines, which reach so far below the middle of the total:"""
COMB_DEPTH: Final = 88
LIMIT_AT: Final = 0.72
"""Where the limit stands on every bar, as a share of its length."""


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    wide: int
    high: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A board for a number of players: heights in pixels, of capitals where it is about numbers and words."""

    seats: int
    ground: int
    """Foot of the Capital's towers."""
    capital_total: int
    capital_tile: int
    """The Capital's totals, and its highest cards."""
    total: int
    limit: int
    cost: int
    """A hometown's totals, the limits beside them, and what it costs to keep cards."""
    numbers: int
    """Width of the room for these."""
    tile: int
    """The highest cards of a hometown."""
    name: int
    stat: int
    lines: tuple[float, float, float]
    """Where a player's name, counts and signs lie, as shares of the row's height."""

    @property
    def pitch(self) -> int:
        """From one hometown to the next."""
        return (HEIGHT - 4 - self.ground - 10) // self.seats

    @property
    def row(self) -> int:
        """Height of a hometown."""
        return self.pitch - 8

    @property
    def total_at(self) -> int:
        """The middle of the Capital's totals."""
        return 194 + self.capital_total // 2

    def top(self, seat: int) -> int:
        """Upper edge of a hometown."""
        return self.ground + 10 + self.pitch * seat

    def line(self, seat: int, number: int) -> float:
        """The middle of one of the lines of :attr:`lines`."""
        return self.top(seat) + self.row * self.lines[number]

    def cell(self, seat: int, colour: int) -> Box:
        """A hometown's place for one colour."""
        return Box(COLUMNS[colour], self.top(seat), COLUMN, self.row)

    def capital(self, colour: int, modifiers: int) -> Box:
        """Room for the Capital's cards of one colour: less below more than two modifiers."""
        top = self.total_at + (self.capital_total // 2 + 10 if modifiers < COMB else COMB_DEPTH)
        return Box(COLUMNS[colour] + 9, top, COLUMN - 18, self.ground - top - 8)


PLANS: Final = {
    2: Plan(2, 508, 88, 116, 66, 40, 44, 136, 104, 42, 48, (0.21, 0.52, 0.82)),
    3: Plan(3, 462, 78, 98, 54, 34, 42, 116, 92, 38, 40, (0.29, 0.75, 0.75)),
    4: Plan(4, 432, 72, 86, 44, 31, 40, 104, 80, 34, 39, (0.3, 0.78, 0.78)),
}
"""By the number of players."""
