"""The SQL of what falls due at a table, as plain functions of a connection. Transactions are the caller's."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from db.rows import TimerKind, TimerRow, columns


def set_timers(connection: sqlite3.Connection, table_id: int, timers: Mapping[TimerKind, int | None]) -> None:
    """Set timers of a table, or remove them (None); kinds that are not named stay."""
    for kind, due in timers.items():
        if due is None:
            connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ?", (table_id, kind.value))
            continue
        connection.execute(
            f"INSERT INTO timers ({columns(TimerRow)}) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due",
            (table_id, kind.value, due),
        )


def due_timers(connection: sqlite3.Connection, now: int, limit: int) -> list[TimerRow]:
    """At most ``limit`` timers that are due at ``now``, the longest due first."""
    query = f"SELECT {columns(TimerRow)} FROM timers WHERE due <= ? ORDER BY due, table_id, kind LIMIT ?"
    return [TimerRow(table_id, TimerKind(kind), due) for table_id, kind, due in connection.execute(query, (now, limit))]


def next_due(connection: sqlite3.Connection, after: int | None) -> int | None:
    """When the next timer falls due, of those later than ``after`` (None: of all)."""
    where, values = ("", ()) if after is None else ("WHERE due > ?", (after,))
    row = connection.execute(f"SELECT due FROM timers {where} ORDER BY due LIMIT 1", values).fetchone()
    return None if row is None else int(row[0])


def remove_timer(connection: sqlite3.Connection, timer: TimerRow) -> bool:
    """Remove a timer unless it was set anew meanwhile; whether it was there as given."""
    cursor = connection.execute(
        "DELETE FROM timers WHERE table_id = ? AND kind = ? AND due = ?", (timer.table_id, timer.kind.value, timer.due)
    )
    return cursor.rowcount == 1


def postpone_timer(connection: sqlite3.Connection, timer: TimerRow, due: int) -> bool:
    """Have a timer come again at ``due`` unless it was set anew meanwhile; whether it was there as given."""
    cursor = connection.execute(
        "UPDATE timers SET due = ? WHERE table_id = ? AND kind = ? AND due = ?",
        (due, timer.table_id, timer.kind.value, timer.due),
    )
    return cursor.rowcount == 1


def timers_of(connection: sqlite3.Connection, table_id: int) -> dict[TimerKind, int]:
    """The timers of a table."""
    rows = connection.execute("SELECT kind, due FROM timers WHERE table_id = ?", (table_id,))
    return {TimerKind(kind): due for kind, due in rows}
