"""The last turn as a board shows it. Each game names what it shows, and reads it from the turn's events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.contract import TURN, Event


@dataclass(slots=True)
class LastTurn(ABC):
    """The last turn, limited to what the viewer may know. Missing parts are None, zero or empty."""

    seat: int | None = None
    """Seat that moved."""

    @classmethod
    def read(cls, events: Sequence[Event]) -> Self:
        """Read the events of the last turn. What stands before its mark hit the player who decides now."""
        begin = next((place for place, event in enumerate(events) if event.kind == TURN), 0)
        move = cls()
        for event in events[begin:]:
            move.note(event)
        for event in events[:begin]:
            move.note_hit(event)
        return move

    def note_hit(self, event: Event) -> None:  # noqa: B027 - most games have none
        """Add what an event of an earlier turn did to the player who decides now; by default nothing."""

    @abstractmethod
    def note(self, event: Event) -> None:
        """Add what an event tells."""
