"""The trophy of Guardiões do Mausoléu: three whole monuments."""

from __future__ import annotations

from engine.mausoleum.scoring import outcome
from engine.mausoleum.state import State

MONUMENTS = 3
"""Whole monuments that earn it."""


def earned(state: State, seat: int) -> bool:
    """Return whether a seat has three whole monuments at the end of a game, won or lost."""
    return outcome(state) is not None and min(state.areas[seat]) >= MONUMENTS
