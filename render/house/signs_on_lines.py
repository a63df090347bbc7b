"""Where the sign of each line of a chart may stand, so that more than colour tells the lines apart."""

from __future__ import annotations

import bisect
import math
import operator
from collections.abc import Sequence
from typing import Final

Point = tuple[float, float]
SAMPLES: Final = 24
"""Points of each part of a line that are tried."""
SHARE: Final = 0.6
"""Two signs count as nearer than they are: both are wide."""
EDGE: Final = 12
"""The share of a line at either end, as a divisor, without signs: lines begin together, and the ends have their own."""


def places(lines: Sequence[Sequence[Point]], parts: int, taken: Sequence[Point], apart: float) -> list[list[Point]]:
    """Return the places of signs on each line: up to one in each of as many equal ``parts``, and at least one.

    Each is where its part has most room: far from other lines, from signs and from the points that are ``taken``. A
    part without as much room as ``apart`` has none, unless no other has. The points of a line go from left to right.
    """
    placed, found = list(taken), list[list[Point]]()
    for line in lines:
        others = [each for each in lines if each is not line]
        left, right = line[0][0], line[-1][0]
        edge = (right - left) / EDGE
        wide = (right - left - 2 * edge) / parts
        tried: list[tuple[float, Point]] = []
        for part in range(parts):
            start = left + edge + wide * part
            points = [_on(line, start + wide * k / SAMPLES) for k in range(SAMPLES + 1)]
            signs = [*placed, *(point for _, point in tried)]
            rooms = {point: min(2 * apart, _room(point, others, signs, apart / 2)) for point in points}
            best = max(points, key=lambda each: (rooms[each], -abs(each[0] - (start + wide / 2))))
            tried.append((rooms[best], best))
        chosen = [point for room, point in tried if room >= apart] or [max(tried)[1]]
        placed += chosen
        found.append(chosen)
    return found


def _room(point: Point, others: Sequence[Sequence[Point]], placed: Sequence[Point], around: float) -> float:
    """Return the distance from a point to what is nearest: another line above or below, or a place that is taken."""
    x, y = point
    gaps = [SHARE * math.dist(point, each) for each in placed]
    for line in others:
        gaps += [abs(_on(line, x + by)[1] - y) for by in (-around, 0, around) if line[0][0] <= x + by <= line[-1][0]]
    return min(gaps, default=math.inf)


def _on(line: Sequence[Point], x: float) -> Point:
    """Return the point of a line at ``x``, which lies between its ends."""
    k = bisect.bisect_left(line, x, key=_x)
    if not 0 < k < len(line):
        return x, line[min(k, len(line) - 1)][1]
    (left, upper), (right, lower) = line[k - 1], line[k]
    return x, upper + (lower - upper) * (x - left) / (right - left)


_x: Final = operator.itemgetter(0)
