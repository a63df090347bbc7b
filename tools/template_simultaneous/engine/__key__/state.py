"""The full position of a game of __title__, secrets included."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.__key__.components import PICK, SEATS
from engine.plain import Plain


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order."""

    seats: int
    hands: list[list[int]]
    """Cards that a seat holds and has not chosen, ascending."""
    chosen: list[list[int]]
    """Cards that a seat has chosen in this round, ascending: their order says nothing."""
    pile: list[int]
    """Cards left over after the deal. No seat sees them."""
    points: list[int]
    """Lanterns lit in the match."""
    shown: list[list[int]] = field(default_factory=list)
    """The pairs of the round before, or of the last one when the match is over. Empty in the first."""
    round: int = 1
    chance: int = 0
    """Number of random draws so far."""

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that have cards to choose; none when the match is over: a new round starts at once."""
        return tuple([seat for seat, cards in enumerate(self.chosen) if len(cards) < PICK])


def _need(state: State) -> None:
    """Raise ValueError if a list has a wrong length or a number is out of range."""
    if state.seats not in SEATS or any(len(each) != state.seats for each in (state.hands, state.chosen, state.points)):
        raise ValueError("a position of __title__ needs a hand, a choice and points for each seat")


PLAIN: Final = Plain(State, "__title__", _need)
