"""The result of a transition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from db import PollKind, TableWrite
from tables.polls import PollChoice
from tables.undo import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(TableWrite):
    """All that one transaction writes for a table, and the game that the table adopts afterwards."""

    position: Any = None
    """The engine's state after the change, None if it stays."""
    entry: Entry | None = None
    """The log entry with its events."""
    entries: tuple[Entry, ...] = ()
    """Those that stand before it: see ``earlier``."""
    draws: Mapping[str, int] | None = None
    """How often each label of a daily deal was drawn after the change; None if that stays."""
    decided: tuple[PollKind, PollChoice] | None = None
    """The poll whose decision this carries out."""
    automatic: bool = False
    """Whether a bot made it."""

    def then(self, later: Change) -> Change:
        """Return this change and the one that follows it, each of one line of the log, as one."""
        assert self.action is not None and self.entry is not None
        return replace(
            later,
            before=self.before,
            earlier=(*self.earlier, self.action),
            entries=(*self.entries, self.entry),
            timers={**self.timers, **later.timers},
            polls={**self.polls, **later.polls},
            once=(*self.once, *later.once),
        )
