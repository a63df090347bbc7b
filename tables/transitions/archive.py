"""Putting a table away and resuming it."""

from __future__ import annotations

from dataclasses import replace

from db import Away, Phase, TimerKind
from tables.change import Change
from tables.clocks import Now
from tables.pace import ARCHIVE, NO_TIMERS, decision_timers
from tables.state import TableState


def put_away(table: TableState, now: Now, why: Away) -> Change | None:
    """Free the channel for another table; nothing falls due. None for a table that is put away so, or has ended."""
    if table.row.away is why or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    return Change(
        row=replace(table.row, away=why),
        expected_revision=table.row.revision,
        timers={TimerKind.ARCHIVE: None, **NO_TIMERS},
    )


def wake(table: TableState, now: Now) -> Change | None:
    """Resume a table; who has to decide has all the time of its pace again.

    None for one that is not put away, or has ended since.
    """
    if table.row.away is None or table.phase not in (Phase.LOBBY, Phase.RUNNING):
        return None
    waiting = decision_timers(table.row.pace, now.game) if table.waiting_for else {}
    return Change(
        row=replace(table.row, away=None),
        expected_revision=table.row.revision,
        timers={TimerKind.ARCHIVE: now.game + ARCHIVE, **waiting},
    )
