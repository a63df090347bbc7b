"""What the card of a daily deal shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.daily import BEST, LOST, NEARLY

SIGNS: Final = {BEST: "💎", NEARLY: "🏺", LOST: "▫️"}
"""The same as people share it."""


@dataclass(frozen=True, slots=True)
class DayCard:
    """A person's result at a daily deal.

    ``day`` counts from 1970, UTC. ``all_points`` are those of everybody in the server who has finished, the person
    included, the most first; empty outside of servers. ``streak`` counts days in a row. ``signs`` has a letter for each
    turn of the person; empty until they are known.
    """

    game: str
    day: int
    points: int
    all_points: tuple[int, ...] = ()
    streak: int = 0
    signs: str = ""
    beaten: tuple[int, int] | None = None
    """How many bots the person has beaten, of how many; None if the game is kept no longer."""

    @property
    def place(self) -> int:
        """The person's place in the server, from 1. Equal points share a place."""
        return 1 + sum(each > self.points for each in self.all_points)
