"""The last turn as a board shows it. Each game names what it shows, and reads it from the turn's events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.contract import Event


@dataclass(slots=True)
class LastTurn(ABC):
    """The last turn, limited to what the viewer may know. Missing parts are None, zero or empty."""

    seat: int | None = None
    """Seat that moved."""

    @classmethod
    def read(cls, events: Sequence[Event]) -> Self:
        """Read the events of the last turn."""
        move = cls()
        for event in events:
            move.note(event)
        return move

    @abstractmethod
    def note(self, event: Event) -> None:
        """Add what an event tells."""
