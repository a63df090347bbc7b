"""Luxor's own trophy: won with both sarcophagi."""

from __future__ import annotations

from engine.luxor.components import SARCOPHAGI
from engine.luxor.scoring import outcome
from engine.luxor.state import State


def earned(state: State, seat: int) -> bool:
    """Return whether a seat won a finished game alone or with others, and holds both sarcophagi."""
    result = outcome(state)
    return result is not None and seat in result.winners and state.sarcophagi == [seat] * len(SARCOPHAGI)
