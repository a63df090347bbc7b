"""Values from points: the probability to win, and a lead over the other seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.outcome import Outcome
from engine.players.heuristics import Estimate

WINNING: Final = 0.9
"""Share of a value that is the probability to win. The rest is the lead, which also ranks losing positions."""
RANGE: Final = 25.0
"""Lead in points that earns three quarters of what a lead can earn."""


def expected_values(estimate: Estimate) -> list[float]:
    """Return the value of an estimated position to each seat, 0 to 1."""
    points, spread = estimate
    best = max(points)
    chances = [math.exp((each - best) / spread) for each in points]
    total = sum(chances)
    return _mixed([chance / total for chance in chances], points)


def final_values(outcome: Outcome) -> list[float]:
    """Return the value of a finished game to each seat. A shared victory is divided."""
    winners = outcome.winners
    points = [-total for total in outcome.totals] if outcome.lowest else outcome.totals
    return _mixed([(seat in winners) / len(winners) for seat in range(len(outcome.places))], points)


def _mixed(chances: Sequence[float], points: Sequence[float]) -> list[float]:
    seats, total = len(points), sum(points)
    values = []
    for chance, each in zip(chances, points, strict=True):
        lead = each - (total - each) / (seats - 1)
        values.append(WINNING * chance + (1 - WINNING) * (0.5 + 0.5 * lead / (abs(lead) + RANGE / 2)))
    return values
