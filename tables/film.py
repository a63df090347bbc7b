"""A game that is over, frame by frame: for its replay, its review, and what was there before a turning point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine import AnyGame, Rng
from engine.replay import positions
from tables.undo import Entry, standing


class Frame(NamedTuple):
    """An entry of the log, with the positions before it (None at the start) and after it."""

    entry: Entry
    before: Any
    after: Any

    @property
    def revision(self) -> int:
        """The revision that the entry led to."""
        return self.entry.step.revision


class Film(NamedTuple):
    """A game: its rules, number of seats, options, what it drew from, and its whole log, secrets included."""

    rules: AnyGame
    seats: int
    options: Mapping[str, str]
    rng: Rng
    log: Sequence[Entry]

    def frames(self) -> list[Frame]:
        """Replay the log; return its frames, oldest first, without undone ones and changes at the table.

        Raises :class:`GameError` or KeyError for a log that breaks the rules.
        """
        steps = [entry.step for entry in self.log]
        after = [state for _, state in positions(self.rules, self.seats, self.options, self.rng, steps)]
        kept = {entry.step.revision for entry in standing(self.log)}
        every = map(Frame, self.log, [None, *after], after)
        return [frame for frame in every if frame.revision in kept]
