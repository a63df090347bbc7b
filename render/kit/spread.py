"""Places for cards: rows, grids and fans. Pure arithmetic in units."""

from __future__ import annotations

import math
from typing import NamedTuple


class Spot(NamedTuple):
    """Middle of a card, and its turn in degrees, clockwise."""

    x: float
    y: float
    turn: float


def row(count: int, wide: float, room: float, gap: float = 0, left: float = 0) -> list[float]:
    """Return the left edges of ``count`` cards, centred in ``room`` units from ``left``.

    The gap shrinks where room is short. Below zero, each card covers a part of the one before it.
    """
    return _edges(count, wide, room, _gap(count, wide, room, gap), left)


def grid(
    count: int,
    columns: int,
    size: tuple[float, float],
    room: float,
    gaps: tuple[float, float] = (0, 0),
    left: float = 0,
) -> list[tuple[float, float]]:
    """Return the upper left corners of cards in rows of ``columns``, each row centred in ``room`` units from ``left``.

    ``gaps`` are those between columns and between rows. The first one shrinks where room is short. The top is 0.
    """
    (wide, high), gap = size, _gap(columns, size[0], room, gaps[0])
    return [
        (x, line * (high + gaps[1]))
        for line in range(math.ceil(count / columns))
        for x in _edges(min(columns, count - line * columns), wide, room, gap, left)
    ]


def fan(count: int, size: tuple[float, float], room: float, spread: float = 5, top: float = 0) -> list[Spot]:
    """Return the places of a fan of cards, in ``room`` units. The middle cards are the highest and reach ``top``.

    ``spread`` is the turn from a card to the next, in degrees. It shrinks where room is short.
    """
    wide, high = size
    radius = 6 * wide
    arm = radius + high / 2
    most = math.asin(min(1, room / 2 / math.hypot(arm, wide / 2))) - math.atan2(wide / 2, arm)
    spread = min(spread, 2 * math.degrees(max(most, 0)) / max(count - 1, 1))
    turns = [spread * (k - (count - 1) / 2) for k in range(count)]
    return [
        Spot(
            room / 2 + radius * math.sin(math.radians(turn)),
            top + high / 2 + radius * (1 - math.cos(math.radians(turn))),
            turn,
        )
        for turn in turns
    ]


def _gap(count: int, wide: float, room: float, gap: float) -> float:
    return min(gap, (room - wide * count) / max(count - 1, 1))


def _edges(count: int, wide: float, room: float, gap: float, left: float) -> list[float]:
    start = left + (room - wide * count - gap * (count - 1)) / 2
    return [start + (wide + gap) * k for k in range(count)]
