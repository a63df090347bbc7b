"""Fits cards of one colour into a box: one to four rows, equal cards grouped where single ones get too small."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PIL import Image

from render.capital_lux.cards import TILE_RATIO, WIDE_RATIO, tile, tile_width

LEAST: Final = 51
"""Smallest height of a plate: 17 pixels on a phone."""
_GAP: Final = 4
_ROWS: Final = 4
_SLIVER: Final = 7
"""Visible part of a card below another of its value."""
_BETWEEN: Final = 3
"""Distance between overlapping cards of different values."""


@dataclass(frozen=True, slots=True)
class Place:
    """A plate's value, upper left corner within the box, height, and number of cards."""

    value: int
    x: int
    y: int
    high: int
    count: int

    @property
    def wide(self) -> int:
        """Width of the plate."""
        return tile_width(self.high, self.count)


def lay(
    values: Sequence[int],
    wide: int,
    high: int,
    most: int,
    centred: bool = False,
    upper: int | None = None,
    counted: bool = True,
) -> list[Place]:
    """Place cards in a box, lowest first. Plates are at most ``most`` pixels high.

    Where nothing else fits, cards of a value overlap, and ``upper`` is the width of the first line. Unless
    ``counted``, they overlap in place of a number of equal cards.
    """
    if not values:
        return []
    values = sorted(values)
    counts = Counter(values)
    alone = _grid(len(values), wide, high, most, TILE_RATIO)
    if alone.size >= LEAST:
        return _placed([(value, 1) for value in values], alone, wide, high, centred)
    grouped = _grid(len(counts), wide, high, most, WIDE_RATIO)
    if counted and grouped.size >= LEAST:
        return _placed(list(counts.items()), grouped, wide, high, centred)
    return _fanned(counts, wide, high, wide if upper is None else upper)


def draw(image: Image.Image, found: Sequence[Place], colour: int, x: float, y: float, state: str = "on") -> None:
    """Draw cards of a colour in a box whose upper left corner is at (x, y)."""
    for place in found:
        tile(colour, place.value, state, place.count, size=place.high).put(image, x + place.x, y + place.y)


class _Grid(NamedTuple):
    size: int
    rows: int
    columns: int


def _grid(count: int, wide: int, high: int, most: int, ratio: float) -> _Grid:
    """Return the grid of the largest plates. Another row must make them clearly larger."""
    gain = 1.15 if count > 2 else 1.4
    best: _Grid | None = None
    for rows in range(1, _ROWS + 1):
        columns = math.ceil(count / rows)
        fitting = min((high - _GAP * (rows - 1)) / rows, (wide - _GAP * (columns - 1)) / columns / ratio)
        found = _Grid(min(most, math.floor(fitting)), rows, columns)
        if best is None or found.size > best.size * gain or (best.size < LEAST <= found.size):
            best = found
    assert best is not None
    return best


def _placed(items: list[tuple[int, int]], grid: _Grid, wide: int, high: int, centred: bool) -> list[Place]:
    rows = [items[k : k + grid.columns] for k in range(0, len(items), grid.columns)]
    top = (high - len(rows) * grid.size - (len(rows) - 1) * _GAP) // 2
    out = []
    for line, row in enumerate(rows):
        widths = [tile_width(grid.size, count) for _, count in row]
        used = sum(widths) + _GAP * (len(row) - 1)
        x = (wide - used) // 2 if centred else 0
        for (value, count), one in zip(row, widths, strict=True):
            out.append(Place(value, x, top + line * (grid.size + _GAP), grid.size, count))
            x += one + _GAP
    return out


def _fanned(counts: Counter[int], wide: int, high: int, upper: int) -> list[Place]:
    """Overlap cards of a value, so that each shows its edge."""
    one, sliver = tile_width(LEAST), _SLIVER
    if high < 1.5 * LEAST:  # one line must hold them all
        covered = max(1, sum(counts.values()) - len(counts))
        sliver = min(sliver, (wide - (one + _BETWEEN) * len(counts)) // covered)
    rows: list[list[Place]] = [[]]
    x = 0
    for value in sorted(counts):
        long = one + sliver * (counts[value] - 1)
        if x and x + long > (wide if len(rows) > 1 else upper):
            rows.append([])
            x = 0
        rows[-1] += [Place(value, x + sliver * k, 0, LEAST, 1) for k in range(counts[value])]
        x += long + _BETWEEN
    pitch = min(LEAST + 4, (high - LEAST) // max(1, len(rows) - 1)) if len(rows) > 1 else 0
    top = max(0, (high - LEAST - pitch * (len(rows) - 1)) // 2)
    return [replace(place, y=top + pitch * line) for line, row in enumerate(rows) for place in row]
