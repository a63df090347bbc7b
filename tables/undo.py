"""How far a player may undo, and since when a seat decides, by a table's log alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from db.bounds import MAX_UNDOS
from engine import TURN, Event
from engine.replay import Step
from tables.errors import UserError

UNDONE: Final = "table-undone"
"""Event kind of an undo, of the seat that asked for it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A log entry with its events, secrets included."""

    step: Step
    events: tuple[Event, ...]
    private: bool = False
    """Whether only its player may notice it: an unfinished play, a changed choice.

    The undo of such actions is private, too. Besides its player those notice it whose own ones it took back.
    """
    automatic: bool = False
    """Whether it came without a click: a bot decided, or the player had planned it or said so."""
    by_bot: bool = False
    """Whether a bot decided, in a seat of its own or for a person."""

    @property
    def lasting(self) -> tuple[Event, ...]:
        """Its events without private ones that reveal nothing."""
        return tuple(event for event in self.events if event.audience is None or event.reveals)

    @property
    def silent(self) -> bool:
        """Whether it revealed nothing to any player."""
        return not any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Reach:
    """An undo to revision ``target`` takes ``undone`` back, oldest first. ``free``: without a poll.

    ``times``: how often the seat has gone back to this decision already.
    """

    target: int
    undone: tuple[Entry, ...]
    free: bool
    times: int = 0

    def need_left(self) -> None:
        """Raise :class:`UserError` if the seat has gone back to this decision too often."""
        if self.times >= MAX_UNDOS:
            raise UserError("error-undo-limit", count=MAX_UNDOS)


def is_private(seat: int | None, events: Iterable[Event]) -> bool:
    """Return whether only ``seat`` may know of these events, or only those whose actions an undo took back."""
    return seat is not None and all(
        event.audience == (seat,) or (event.kind == UNDONE and event.audience is not None) for event in events
    )


def standing(log: Sequence[Entry]) -> list[Entry]:
    """Return the start of the game and its actions without the undone ones, oldest first."""
    kept: list[Entry] = []
    for entry in log:
        target = entry.step.target
        if target is not None:
            while kept and kept[-1].step.revision > target:
                kept.pop()
        elif entry.step.is_action or (entry.step.seat is None and not entry.step.notation.startswith("@")):
            kept.append(entry)
    return kept


def reach(log: Sequence[Entry], seat: int, *, changeable: bool = False) -> Reach | None:
    """Return how far ``seat`` may undo its own decisions; None if it has none in this log.

    A free undo takes back the latest silent decisions of the seat. Without any, an undo by poll takes back its last
    decision and the silent ones that led to it. Private actions of others, between these and later, are ignored and
    undone as well: else the player would learn of them. If one of those revealed something, the undo is not free. A
    simultaneous choice that is still ``changeable`` allows no free undo: others may have changed theirs in private.
    """
    kept = standing(log)
    first = _first_silent(kept, len(kept), seat)
    if first < len(kept) and not changeable:
        return _reach(log, kept, first, seat, free=True)
    last = next((i for i in range(len(kept) - 1, 0, -1) if kept[i].step.seat == seat), None)
    if last is None:
        return None
    return _reach(log, kept, _first_silent(kept, last, seat), seat, free=False)


def _first_silent(kept: Sequence[Entry], end: int, seat: int) -> int:
    """Return the index of the first of the seat's silent decisions that lead to ``end``; ``end`` without one.

    Private actions of others may lie between them.
    """
    first = end
    for place in range(end - 1, 0, -1):
        own = kept[place].step.seat == seat
        if own and kept[place].silent:
            first = place
        elif own or not kept[place].private:
            break
    return first


def _reach(log: Sequence[Entry], kept: Sequence[Entry], first: int, seat: int, *, free: bool) -> Reach:
    target, undone = kept[first - 1].step.revision, tuple(kept[first:])
    before, silent = times(log, seat, target), all(entry.silent for entry in undone)
    return Reach(target, undone, free and silent and before < MAX_UNDOS, before)


def asked_at(log: Sequence[Entry], seat: int) -> int:
    """Return the revision of the latest change, for all to see, that began a turn, took back or was this seat's.

    A choice in several private steps is one decision: a new one for each step would show them.
    """
    for entry in reversed(log):
        step, began = entry.step, any(event.kind == TURN for event in entry.events)
        if not entry.private and (began or step.target is not None or step.seat == seat):
            return step.revision
    return 0


def times(log: Sequence[Entry], seat: int, target: int) -> int:
    """Return how often a seat has gone back to revision ``target``."""
    return sum(entry.step.seat == seat and entry.step.target == target for entry in log)
