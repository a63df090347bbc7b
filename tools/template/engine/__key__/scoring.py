"""Points and ranking of __title__."""

from __future__ import annotations

from engine.__key__.components import lit
from engine.__key__.state import State
from engine.outcome import Outcome, rank

CATEGORIES = ("lanterns",)
"""Categories of points (``__slug__-category-<name>``)."""


def outcome(state: State) -> Outcome | None:
    """Rank a finished game: lanterns lit, then the highest card that lit one, then a shared victory."""
    if state.decider is not None:
        return None
    own: list[list[int]] = [[] for _ in range(state.seats)]
    for turn, (card, light) in enumerate(zip(state.row, lit(state.row), strict=True)):
        if light:
            own[(state.first + turn) % state.seats].append(card)
    highest = tuple(max(cards, default=0) for cards in own)
    return rank("hands", CATEGORIES, [(len(cards),) for cards in own], [("highest", highest)])
