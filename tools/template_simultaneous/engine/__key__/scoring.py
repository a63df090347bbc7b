"""Points and ranking of __title__."""

from __future__ import annotations

from engine.__key__.state import State
from engine.outcome import Outcome, rank

CATEGORIES = ("lanterns",)
"""Categories of points (``__slug__-category-<name>``)."""


def outcome(state: State) -> Outcome | None:
    """Rank a finished match: lanterns lit, then the higher sum of the last round, then a shared victory."""
    if state.choosing:
        return None
    sums = tuple(map(sum, state.shown))
    return rank("target", CATEGORIES, [(points,) for points in state.points], [("sum", sums)])
