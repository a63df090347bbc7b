"""The latest turns as pictures show them. Each game names what it shows, and reads it from a turn's events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.contract import TURN, Event
from engine.points import SCORED


def split(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Return the turns of these events, oldest first. What stands before the first mark counts as a turn."""
    starts = [place for place, event in enumerate(events) if event.kind == TURN and place]
    ends = [*starts, len(events)]
    return [tuple(events[start:end]) for start, end in zip([0, *starts], ends, strict=True) if end > start]


def gained(events: Sequence[Event]) -> dict[int, int]:
    """Return by how many points that all see each seat changed in these turns. Seats that did not change are absent."""
    first, last = dict[int, int](), dict[int, int]()
    for event in events:
        if event.kind == SCORED:
            seat = int(event.facts["seat"])
            first.setdefault(seat, int(event.facts["before"]))
            last[seat] = int(event.facts["after"])
    return {seat: last[seat] - first[seat] for seat in last if last[seat] != first[seat]}


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
