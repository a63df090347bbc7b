"""Capital Lux's own trophy: won after a single coin saved a part of the city."""

from __future__ import annotations

from engine.capital_lux.scoring import outcome
from engine.capital_lux.state import State


def earned(state: State, seat: int) -> bool:
    """Return whether a seat won a finished game, and in its last round saved a colour for exactly one coin."""
    result, end = outcome(state), state.round_end
    if result is None or end is None or seat not in result.winners:
        return False
    over = end.excess(seat)
    return any(over[colour] == 1 for colour in end.saved[seat])
