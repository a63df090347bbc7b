"""Putting a table away and resuming it."""

from __future__ import annotations

from dataclasses import replace

from db import Archived, Phase, TimerKind
from tables.change import Change
from tables.clocks import Now
from tables.pace import ARCHIVE, NO_TIMERS, decision_timers
from tables.state import TableState


def archive(table: TableState, now: Now, why: Archived) -> Change | None:
    """Free the channel for another table; nothing falls due. None for a table that is put away so, or has ended."""
    if table.row.archived is why or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    return Change(
        row=replace(table.row, archived=why),
        expected_revision=table.row.revision,
        timers={TimerKind.ARCHIVE: None, **NO_TIMERS},
    )


def wake(table: TableState, now: Now) -> Change | None:
    """Resume a table; who has to decide has all the time of its pace again.

    None for one that is not put away, or has ended since.
    """
    if table.row.archived is None or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    waiting = decision_timers(table.row.pace, now.game) if table.waiting_for else {}
    return Change(
        row=replace(table.row, archived=None),
        expected_revision=table.row.revision,
        timers={TimerKind.ARCHIVE: now.game + ARCHIVE, **waiting},
    )
