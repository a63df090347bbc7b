"""From points to what a player wants: to win, and among equal chances to have more points than the others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.contract import Outcome
from engine.players.heuristics import Estimate

WINNING: Final = 0.9
"""How much of a value is the chance to win; the rest is the lead, which also tells a near miss from a rout."""
RANGE: Final = 25.0
"""A lead of so many points is worth three quarters of all that a lead can be worth."""


def worth(estimate: Estimate) -> list[float]:
    """The value of a position to each seat, from 0 to 1, where points are only expected."""
    points, spread = estimate
    best = max(points)
    chances = [math.exp((each - best) / spread) for each in points]
    total = sum(chances)
    return _mixed([chance / total for chance in chances], points)


def result(outcome: Outcome) -> list[float]:
    """The value of a finished game to each seat: a shared victory is shared."""
    winners = outcome.winners
    return _mixed([(seat in winners) / len(winners) for seat in range(len(outcome.places))], outcome.totals)


def _mixed(chances: Sequence[float], points: Sequence[float]) -> list[float]:
    seats, total = len(points), sum(points)
    values = []
    for chance, each in zip(chances, points, strict=True):
        lead = each - (total - each) / (seats - 1)
        values.append(WINNING * chance + (1 - WINNING) * (0.5 + 0.5 * lead / (abs(lead) + RANGE / 2)))
    return values
