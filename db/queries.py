"""The SQL of tables, seats, logs and results, as plain functions of a connection. Transactions are the caller's.

Columns are named after the fields of the row classes, in their order.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields, replace
from operator import attrgetter

from db.rows import (
    ActionRow,
    Away,
    Pace,
    Phase,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    ThoughtsRow,
    columns,
)

_TABLE = columns(TableRow, "tables.")
_SEAT = [each.name for each in fields(SeatRow)]
_seat_values = attrgetter(*_SEAT)
# Word for word as in the partial indexes.
_OPEN = "tables.phase IN ('lobby', 'running')"
_SHOWN = f"{_OPEN} AND tables.away IS NULL"
_AWAY = f"{_OPEN} AND tables.away IS NOT NULL"


def table_rows(connection: sqlite3.Connection, rest: str, values: Iterable[object]) -> list[TableRow]:
    """Tables chosen by ``rest``, the part of the query after ``FROM tables``."""
    found = [TableRow(*row) for row in connection.execute(f"SELECT {_TABLE} FROM tables {rest}", tuple(values))]
    return [
        replace(
            table,
            phase=Phase(table.phase),
            pace=Pace(table.pace),
            away=None if table.away is None else Away(table.away),
            ranked=bool(table.ranked),
        )
        for table in found
    ]


def find_table(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    """One table."""
    found = table_rows(connection, "WHERE id = ?", (table_id,))
    return found[0] if found else None


def open_tables_in(connection: sqlite3.Connection, channel_id: int, phases: Sequence[Phase]) -> list[TableRow]:
    """Tables shown in a channel in one of ``phases`` (lobby, running), oldest first."""
    marks = ", ".join("?" * len(phases))
    rest = f"WHERE channel_id = ? AND {_SHOWN} AND phase IN ({marks}) ORDER BY id"
    return table_rows(connection, rest, (channel_id, *(phase.value for phase in phases)))


def open_tables_of(connection: sqlite3.Connection, guild_id: int) -> list[TableRow]:
    """Lobby and running tables of a server that are shown, oldest first."""
    return table_rows(connection, f"WHERE guild_id = ? AND {_OPEN} AND away IS NULL ORDER BY id", (guild_id,))


def tables_of(connection: sqlite3.Connection, user_id: int, guild_id: int) -> list[TableRow]:
    """Lobby and running tables of a server at which a person sits, oldest first."""
    rest = f"JOIN seats ON seats.table_id = id WHERE seats.user_id = ? AND guild_id = ? AND {_OPEN} ORDER BY id"
    return table_rows(connection, rest, (user_id, guild_id))


def away_tables(connection: sqlite3.Connection, guild_id: int, away: Away) -> list[TableRow]:
    """Lobby and running tables of a server that are away for this reason, oldest first."""
    return table_rows(connection, f"WHERE guild_id = ? AND away = ? AND {_AWAY} ORDER BY id", (guild_id, away.value))


def resumable(connection: sqlite3.Connection, user_id: int, guild_id: int) -> list[TableRow]:
    """Lobby and running tables of a person that are away, the one that changed last first."""
    rest = (
        f"JOIN seats ON seats.table_id = id WHERE seats.user_id = ? AND guild_id = ? AND {_AWAY}"
        " ORDER BY updated_at DESC, id DESC"
    )
    return table_rows(connection, rest, (user_id, guild_id))


def tables_behind(connection: sqlite3.Connection) -> list[TableRow]:
    """Tables whose board or mention is of an older revision than theirs, in a channel that is not gone; lobbies without
    any board."""
    rest = (
        "WHERE (shown_revision < revision OR called_revision < revision)"
        " AND (board_message_id IS NOT NULL OR phase = 'lobby') AND away IS NOT 'gone' ORDER BY id"
    )
    return table_rows(connection, rest, ())


def set_locale(connection: sqlite3.Connection, guild_id: int, locale: str) -> list[int]:
    """Give the lobby and running tables of a server, away or not, a language; ids of those that had another."""
    query = f"SELECT id FROM tables WHERE guild_id = ? AND locale IS NOT ? AND {_OPEN} ORDER BY id"
    changed = [table_id for (table_id,) in connection.execute(query, (guild_id, locale))]
    connection.executemany("UPDATE tables SET locale = ? WHERE id = ?", [(locale, table_id) for table_id in changed])
    return changed


def open_ids(connection: sqlite3.Connection, after: int, limit: int) -> list[int]:
    """Ids of lobby and running tables above ``after``, ascending."""
    query = f"SELECT id FROM tables INDEXED BY tables_open WHERE id > ? AND {_OPEN} ORDER BY id LIMIT ?"
    return [table_id for (table_id,) in connection.execute(query, (after, limit))]


def ids_with_computers(connection: sqlite3.Connection) -> list[int]:
    """Ids of running tables, none away, at which a computer decides for some seat; ascending."""
    query = (
        "SELECT id FROM tables WHERE phase = 'running' AND away IS NULL"
        " AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND computer IS NOT NULL) ORDER BY id"
    )
    return [table_id for (table_id,) in connection.execute(query)]


def seats_of(connection: sqlite3.Connection, table_id: int) -> tuple[SeatRow, ...]:
    """The seats of a table in their order."""
    query = f"SELECT {columns(SeatRow)} FROM seats WHERE table_id = ? ORDER BY seat"
    return tuple(SeatRow(*row) for row in connection.execute(query, (table_id,)))


def actions_of(connection: sqlite3.Connection, table_id: int, after: int, limit: int | None) -> list[ActionRow]:
    """The log above revision ``after``, oldest first, at most ``limit`` lines (None: all)."""
    query = f"SELECT {columns(ActionRow)} FROM actions WHERE table_id = ? AND revision > ? ORDER BY revision LIMIT ?"
    return [ActionRow(*row) for row in connection.execute(query, (table_id, after, -1 if limit is None else limit))]


def snapshot_of(connection: sqlite3.Connection, table_id: int) -> SnapshotRow | None:
    """The latest state of a game."""
    query = f"SELECT {columns(SnapshotRow)} FROM snapshots WHERE table_id = ?"
    row = connection.execute(query, (table_id,)).fetchone()
    return None if row is None else SnapshotRow(*row)


def results_of(connection: sqlite3.Connection, table_id: int) -> tuple[ResultRow, ...]:
    """The results of a table by seat; empty unless it was finished."""
    query = f"SELECT {columns(ResultRow)} FROM results WHERE table_id = ? ORDER BY seat"
    return tuple(ResultRow(*row) for row in connection.execute(query, (table_id,)))


def insert_table(
    connection: sqlite3.Connection,
    *,
    guild_id: int,
    channel_id: int,
    game: str,
    rules_version: int,
    locale: str,
    host_id: int,
    options: str,
    now: int,
    rematch_of: int | None,
    pace: Pace,
    ranked: bool,
) -> int:
    """A new lobby at revision 0, without seats; its id."""
    cursor = connection.execute(
        "INSERT INTO tables (guild_id, channel_id, game, rules_version, phase, locale, host_id, options, revision,"
        " rematch_of, created_at, updated_at, pace, ranked) VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, 0, ?, ?, ?, ?, ?)",
        (guild_id, channel_id, game, rules_version, locale, host_id, options, rematch_of, now, now, pace.value, ranked),
    )
    if cursor.lastrowid is None:
        raise AssertionError("an INSERT gives an id")
    return cursor.lastrowid


def insert_secret(connection: sqlite3.Connection, table_id: int, secret: bytes, commitment: str) -> None:
    """What the chance of a table will come from, and what is published of it."""
    connection.execute("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (table_id, secret))
    connection.execute("UPDATE tables SET commitment = ? WHERE id = ?", (commitment, table_id))


def secret_of(connection: sqlite3.Connection, table_id: int) -> bytes | None:
    """What the chance of a table comes from; None for one that was opened before there were secrets."""
    row = connection.execute("SELECT secret FROM secrets WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else bytes(row[0])


def put_seats(connection: sqlite3.Connection, table_id: int, seats: Sequence[SeatRow]) -> None:
    """The seats of a table from now on, in their order; those beyond them go.

    ValueError if one of those has acted: its lines of the log would go, too.
    """
    stored = seats_of(connection, table_id)
    changed = [seat for seat in seats if seat not in stored]
    users = {seat.seat: seat.user_id for seat in stored}
    moved = [seat for seat in changed if users.get(seat.seat, seat.user_id) != seat.user_id]
    if len(seats) < len(stored):
        beyond = (table_id, len(seats))
        if connection.execute("SELECT 1 FROM actions WHERE table_id = ? AND seat >= ?", beyond).fetchone():
            raise ValueError(f"a seat of table {table_id} that has acted cannot go")
        connection.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", beyond)
    # Emptied first: two people who change places are never on one seat together.
    connection.executemany(
        "UPDATE seats SET user_id = 0 WHERE table_id = ? AND seat = ?",
        [(table_id, seat.seat) for seat in moved],
    )
    updates = ", ".join(f"{name} = excluded.{name}" for name in _SEAT[2:])
    connection.executemany(
        f"INSERT INTO seats ({', '.join(_SEAT)}) VALUES ({', '.join('?' * len(_SEAT))})"
        f" ON CONFLICT (table_id, seat) DO UPDATE SET {updates}",
        [_seat_values(seat) for seat in changed],
    )


def insert_thoughts(connection: sqlite3.Connection, thoughts: ThoughtsRow) -> None:
    """What was weighed for an action that is in the log."""
    connection.execute(
        f"INSERT INTO thoughts ({columns(ThoughtsRow)}) VALUES (?, ?, ?, ?)",
        (thoughts.table_id, thoughts.revision, thoughts.level, thoughts.weighed),
    )


def thoughts_of(connection: sqlite3.Connection, table_id: int) -> tuple[ThoughtsRow, ...]:
    """What computer players weighed at a table, oldest first."""
    query = f"SELECT {columns(ThoughtsRow)} FROM thoughts WHERE table_id = ? ORDER BY revision"
    return tuple(ThoughtsRow(*row) for row in connection.execute(query, (table_id,)))


def insert_action(connection: sqlite3.Connection, action: ActionRow) -> None:
    """One more line of the log."""
    connection.execute(
        f"INSERT INTO actions ({columns(ActionRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            action.table_id,
            action.revision,
            action.seat,
            action.user_id,
            action.notation,
            action.events,
            action.at,
            action.stamp,
        ),
    )


def done_with(connection: sqlite3.Connection, table_id: int, seat: int, stamp: int) -> str | None:
    """What a seat did while it had this stamp: the notation, or None for nothing."""
    query = "SELECT notation FROM actions WHERE table_id = ? AND seat = ? AND stamp = ?"
    row = connection.execute(query, (table_id, seat, stamp)).fetchone()
    return None if row is None else str(row[0])


def put_snapshot(connection: sqlite3.Connection, snapshot: SnapshotRow) -> None:
    """Replace the state of a game."""
    connection.execute(
        f"INSERT INTO snapshots ({columns(SnapshotRow)}) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
        " revision = excluded.revision, rules_version = excluded.rules_version, state = excluded.state",
        (snapshot.table_id, snapshot.revision, snapshot.rules_version, snapshot.state),
    )


def insert_results(connection: sqlite3.Connection, results: Iterable[ResultRow]) -> None:
    """The results of a finished game."""
    connection.executemany(
        f"INSERT INTO results ({columns(ResultRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [astuple(result) for result in results],
    )
