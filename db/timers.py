"""Timers of tables. All times are milliseconds of the game clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from db.connection import Connection
from db.rows import TimerKind, TimerRow, columns, upsert
from db.session import Session
from db.shards import EVERY_SERVER

PUT_OFF_MS: Final = 60_000
"""A timer that falls due while its players cannot reach the bot is put off by this, again and again."""


class Timers:
    """Reads, removes and postpones timers. ``Store.commit`` sets them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._ours = f"table_id IN (SELECT tables.id FROM tables WHERE {connection.owned})"
        if connection.owned == EVERY_SERVER:
            self._ours = EVERY_SERVER

    async def due(self, now: int, limit: int = 100) -> list[TimerRow]:
        """Return at most ``limit`` timers of this process's tables that are due at ``now``, the earliest first."""
        query = f"SELECT {columns(TimerRow)} FROM timers WHERE due <= ? AND {self._ours}"
        rows = await self._connection.rows(f"{query} ORDER BY due, table_id, kind LIMIT ?", now, limit)
        return [TimerRow(table_id, TimerKind(kind), due) for table_id, kind, due in rows]

    async def next_due(self) -> int | None:
        """Return when the earliest timer of this process's tables falls due, or None."""
        rows = await self._connection.rows(f"SELECT due FROM timers WHERE {self._ours} ORDER BY due LIMIT 1")
        return int(rows[0][0]) if rows else None

    async def of_table(self, table_id: int) -> dict[TimerKind, int]:
        """Return when each timer of a table falls due."""
        rows = await self._connection.rows("SELECT kind, due FROM timers WHERE table_id = ?", table_id)
        return {TimerKind(kind): due for kind, due in rows}

    async def shift(self, since: int, by: int, shard: int | None = None, shards: int = 1) -> list[int]:
        """Let the timers of this process's running tables fall due later by ``by`` ms, but for archiving.

        Those that were due before ``since`` stay. ``shard``: only the tables of this one of so many shards. Notes at
        the tables whose deadline fell into this time, and was put off by up to a minute, how long it was. Returns their
        ids, ascending.
        """
        where = f"{self._ours} AND due >= ? AND kind <> 'archive'"
        values: tuple[int, ...] = (since,)
        if shard is not None:
            where += " AND table_id IN (SELECT tables.id FROM tables WHERE (guild_id >> 22) % ? = ?)"
            values = (since, shards, shard)

        def shift(connection: Session) -> list[int]:
            query = f"SELECT table_id FROM timers WHERE {where} AND kind = 'deadline' AND due <= ? ORDER BY table_id"
            late = [
                table_id for (table_id,) in connection.execute(query, (*values, since + by + PUT_OFF_MS)).fetchall()
            ]
            connection.execute(f"UPDATE timers SET due = due + ? WHERE {where}", (by, *values))
            note = "UPDATE tables SET stood_ms = stood_ms + ?, settled_revision = -1 WHERE id = ?"
            connection.executemany(note, [(by, table_id) for table_id in late])
            return late

        return await self._connection.write(shift)

    async def remove(self, timer: TimerRow) -> bool:
        """Remove a timer unless it was set again; return whether it was removed."""
        return await self._connection.write(lambda connection: remove_timer(connection, timer))

    async def postpone(self, timer: TimerRow, due: int) -> bool:
        """Move a timer to ``due`` unless it was set again; return whether it was moved."""
        query = "UPDATE timers SET due = ? WHERE table_id = ? AND kind = ? AND due = ? RETURNING 1"
        parameters = (due, timer.table_id, timer.kind, timer.due)
        return await self._connection.write(lambda connection: bool(connection.execute(query, parameters).fetchall()))


def set_timers(connection: Session, table_id: int, timers: Mapping[TimerKind, int | None]) -> None:
    """Set or remove (None) timers of a table, inside the caller's transaction; other kinds stay."""
    for kind, due in timers.items():
        if due is None:
            connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ?", (table_id, kind))
            continue
        query = upsert("timers", ("table_id", "kind"), ("table_id", "kind", "due"))
        connection.execute(query, (table_id, kind, due))


def remove_timer(connection: Session, timer: TimerRow) -> bool:
    """Remove a timer unless it was set again, inside the caller's transaction; return whether it was removed."""
    query = "DELETE FROM timers WHERE table_id = ? AND kind = ? AND due = ? RETURNING 1"
    return bool(connection.execute(query, (timer.table_id, timer.kind, timer.due)).fetchall())
