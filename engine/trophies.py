"""Trophies: what a player has done that is worth telling. A game may have one of its own."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

OWN, TIE, DAYS, WEEK = "own", "tie", "days", "week"
"""A game's own trophy, won by the tie-break, days in a row at the daily deal, every game won within a week."""
ROW: Final = 7
"""Days in a row that earn a trophy, and days within which every game is to be won."""


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy: its name, the game that it belongs to, if any, and when it was first earned, in Unix milliseconds."""

    name: str
    game: str | None = None
    at: int | None = None


@functools.cache
def own_rule(key: str) -> Callable[[Any, int], bool] | None:
    """Return a game's rule for its own trophy: whether a seat has earned it at a position. None for a game without one.

    It is the function ``earned`` of the game's module ``trophy``. It is false before the game is over.
    """
    if importlib.util.find_spec(f"engine.{key}.trophy") is None:
        return None
    earned: Callable[[Any, int], bool] = importlib.import_module(f"engine.{key}.trophy").earned
    return earned
