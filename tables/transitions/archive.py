"""Archiving and resuming a table."""

from __future__ import annotations

from dataclasses import replace

from db import Archived, Phase, TimerKind
from tables.change import Change
from tables.clocks import Now
from tables.deadlines import ARCHIVE_MS, NO_TIMERS, decision_timers, lobby_ms
from tables.state import TableState
from tables.transitions.steps import cancelled


def archive(table: TableState, now: Now, why: Archived) -> Change | None:
    """Free the channel and remove the timers. None for a table that is archived for this reason, or has ended.

    A person's own game has no channel. It ends instead.
    """
    if table.row.archived is why or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    if not table.kind.has_channel:
        return cancelled(table, now, None)
    return Change(
        row=replace(table.row, archived=why),
        before=table.row,
        timers={TimerKind.ARCHIVE: None, TimerKind.CALL: None, **NO_TIMERS},
    )


def wake(table: TableState, now: Now) -> Change | None:
    """Resume a table with new deadlines. None for one that is not archived, or has ended."""
    if table.row.archived is None or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    stays = ARCHIVE_MS if table.phase is Phase.RUNNING else lobby_ms(table.row.pace, table.row.deadline_ms)
    waiting = decision_timers(table.row, now, table.seats, table.waiting_for) if table.waiting_for else {}
    return Change(
        row=replace(table.row, archived=None),
        before=table.row,
        timers={TimerKind.ARCHIVE: now.game + stays, **waiting},
    )
