"""What a transition makes of a table, and what observers are told once it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from db import TableRow, TableWrite
from tables.undo import Entry

if TYPE_CHECKING:
    from tables.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(TableWrite):
    """All that one transaction writes for a table, and the game that the table holds afterwards."""

    position: Any = None
    """The engine's state; None leaves it as it is."""
    entry: Entry | None = None
    """The line of the log, with its events."""
    computer: bool = False
    """Whether a computer player made it."""


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A change of a table is stored, or may be: a write failed and its outcome is unknown."""

    table: Table
    before: TableRow
    pending_before: Mapping[int, int] | None
    """The pending decisions before the change (``table.owed``). None after the move of a computer player, which may be
    quicker than the mention of those who owe a decision."""
    uncertain: bool = False
    """Whether a write failed whose outcome is unknown: the table is read again before anybody looks."""
    partial: bool = False
    """Whether the same computer player's turn continues at once: nothing is shown before it is complete."""
