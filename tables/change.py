"""What a transition makes of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from db import TableWrite
from tables.undo import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(TableWrite):
    """All that one transaction writes for a table, and the game that the table holds afterwards."""

    position: Any = None
    """The engine's state; None leaves it as it is."""
    entry: Entry | None = None
    """The line of the log, with its events."""
    computer: bool = False
    """Whether a computer player made it."""
