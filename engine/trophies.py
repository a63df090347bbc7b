"""Trophies: what a player has done that is worth telling. A game may have its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
