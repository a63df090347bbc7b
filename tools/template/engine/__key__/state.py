"""The full position of a game of __title__, secrets included."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.__key__.components import HAND, SEATS
from engine.plain import Plain


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order."""

    seats: int
    hands: list[list[int]]
    pile: list[int]
    """Cards left over after the deal. No seat sees them."""
    row: list[int] = field(default_factory=list)
    """Cards played, oldest first."""
    first: int = 0
    """The seat that played the first card."""
    chance: int = 0
    """Number of random draws so far."""

    @property
    def decider(self) -> int | None:
        """The seat to play; None when the game is over."""
        return None if len(self.row) == HAND * self.seats else (self.first + len(self.row)) % self.seats


def _need(state: State) -> None:
    """Raise ValueError if a list has a wrong length or a number is out of range."""
    if state.seats not in SEATS or len(state.hands) != state.seats or state.first not in range(state.seats):
        raise ValueError("a position of __title__ needs one hand for each seat")


PLAIN: Final = Plain(State, "__title__", _need)
