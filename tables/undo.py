"""How far a player may go back, from a table's log alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Event
from engine.replay import Step


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log with what happened, secrets included."""

    step: Step
    events: tuple[Event, ...]
    unseen: bool = False
    """Whether nobody but its player may notice it: a play that is being put together, a choice that is changed."""

    @property
    def silent(self) -> bool:
        """Whether nobody learnt anything new."""
        return not any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Reach:
    """Going back to revision ``target`` takes ``undone`` back, oldest first. ``free``: nobody has to be asked."""

    target: int
    undone: tuple[Entry, ...]
    free: bool


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The entries that nobody has taken back: the start of the game and its actions, oldest first."""
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
    """How far ``seat`` may take back its own decisions; None if it has none in this log.

    Freely to the last point at which nobody had learnt anything new. Where that is now, with the others' leave: to
    before its last decision, and the silent ones of its own that led to it. What others are putting together unseen
    does not count, and goes with it: else who can take back would learn of it. Of a choice that all make at once, and
    that is ``changeable`` still, nothing goes back freely: others may have changed theirs unseen.
    """
    kept = standing(log)
    done = len(kept)
    while done > 1 and kept[done - 1].step.seat != seat and kept[done - 1].unseen:
        done -= 1
    first = done
    while first > 1 and kept[first - 1].step.seat == seat and kept[first - 1].silent:
        first -= 1
    if first < done and not changeable:
        return _reach(kept, first, free=True)
    last = next((i for i in range(len(kept) - 1, 0, -1) if kept[i].step.seat == seat), None)
    if last is None:
        return None
    while last > 1 and kept[last - 1].step.seat == seat and kept[last - 1].silent:
        last -= 1
    return _reach(kept, last, free=False)


def _reach(kept: Sequence[Entry], first: int, *, free: bool) -> Reach:
    return Reach(kept[first - 1].step.revision, tuple(kept[first:]), free)
