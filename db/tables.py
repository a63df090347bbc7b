"""Tables and their seats: where each one is, who sits there, what Discord shows of it.

An open table is a lobby or a running game. A shown table is an open one whose ``archived`` is None.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace

from db.connection import Connection
from db.errors import NotOurs, UnknownTable
from db.rows import (
    MENTION,
    Absence,
    Archived,
    MessageRow,
    NewTable,
    Pace,
    Person,
    Phase,
    SeatRow,
    TableRow,
    TimerKind,
    TimerRow,
    columns,
    insert,
    upsert,
    values,
)
from db.session import Session
from db.timers import remove_timer, set_timers

# SQLite uses a partial index only for a query that repeats its condition word for word.
_OPEN = "tables.phase IN ('lobby', 'running')"
_SHOWN = f"{_OPEN} AND tables.archived IS NULL"
_ARCHIVED = f"{_OPEN} AND tables.archived IS NOT NULL"
_AT_SEAT = "JOIN seats ON seats.table_id = id WHERE seats.user_id = ? AND seats.open = 1 AND guild_id = ?"
"""The open tables of a person: an index has the seats of no others."""


class Tables:
    """Reads tables, opens lobbies, and stores what belongs to no revision. ``Store.commit`` writes the rest."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def get(self, table_id: int) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        """Return a table and its seats, or None."""

        def read(connection: Session) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
            found = _select(connection, "WHERE id = ?", table_id)
            return (found[0], _seats(connection, table_id)) if found else None

        return await self._connection.read(read)

    async def open_in(self, channel_id: int) -> list[TableRow]:
        """Return the shown tables of a channel, oldest first."""
        return await self._find(f"WHERE channel_id = ? AND {_SHOWN} ORDER BY id", channel_id)

    async def open_of(self, guild_id: int) -> list[TableRow]:
        """Return the shown tables in the channels of a server, oldest first."""
        return await self._find(f"WHERE guild_id = ? AND channel_id <> 0 AND {_SHOWN} ORDER BY id", guild_id)

    async def archived(self, guild_id: int, archived: Archived) -> list[TableRow]:
        """Return the open tables of a server that are archived for this reason, oldest first."""
        return await self._find(f"WHERE guild_id = ? AND archived = ? AND {_ARCHIVED} ORDER BY id", guild_id, archived)

    async def of_person(self, user_id: int, guild_id: int) -> list[TableRow]:
        """Return the open tables of a server at which a person sits, shown or archived, oldest first."""
        return await self._find(f"{_AT_SEAT} AND {_OPEN} ORDER BY id", user_id, guild_id)

    async def resumable(self, user_id: int, guild_id: int) -> list[TableRow]:
        """Return the open tables of a person that are archived, the latest change first."""
        return await self._find(f"{_AT_SEAT} AND {_ARCHIVED} ORDER BY updated_at DESC, id DESC", user_id, guild_id)

    async def count_open(self) -> dict[tuple[str, str], int]:
        """Return the number of open tables of this process by game and phase.

        ``archived`` is the phase of those that are not shown.
        """
        rows = await self._connection.rows(
            "SELECT game, CASE WHEN archived IS NULL THEN phase ELSE 'archived' END AS shown, COUNT(*) FROM tables"
            f" WHERE {_OPEN} AND {self._connection.owned} GROUP BY game, shown"
        )
        return {(game, phase): count for game, phase, count in rows}

    async def unsettled(self) -> list[int]:
        """Return the ids of this process's tables with a message that may not be right, or with open polls, ascending.

        A deleted question leaves no trace: so each is looked at again. Skips tables whose channel is gone.
        """
        found = f"(archived IS NULL OR archived <> 'gone') AND {self._connection.owned}"
        rows = await self._connection.rows(
            f"SELECT id FROM tables WHERE settled_revision < revision AND channel_id <> 0 AND {found}"
            f" UNION SELECT id FROM tables WHERE id IN (SELECT table_id FROM polls) AND {found} ORDER BY id"
        )
        return [table_id for (table_id,) in rows]

    async def messages(self, table_id: int) -> list[MessageRow]:
        """Return the messages of a table, by name."""
        query = f"SELECT {columns(MessageRow)} FROM messages WHERE table_id = ? ORDER BY name"
        return [MessageRow(*row) for row in await self._connection.rows(query, table_id)]

    async def guests(self, table_id: int) -> dict[int, bool]:
        """Return the users who are invited to a lobby (True), and those who may not come back to it (False)."""
        rows = await self._connection.rows("SELECT user_id, welcome FROM guests WHERE table_id = ?", table_id)
        return {user_id: bool(welcome) for user_id, welcome in rows}

    async def with_bot_seats(self) -> list[int]:
        """Return the ids of this process's shown running tables at which the bot decides for a seat, ascending."""
        rows = await self._connection.rows(
            "SELECT id FROM tables WHERE phase = 'running' AND archived IS NULL"
            " AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id"
            " AND (computer IS NOT NULL OR passes = 1 OR planned IS NOT NULL))"
            f" AND {self._connection.owned} ORDER BY id"
        )
        return [table_id for (table_id,) in rows]

    async def create(
        self,
        new: NewTable,
        rules_version: int,
        now: int,
        *,
        timers: Mapping[TimerKind, int] = {},
        secret: bytes | None = None,
        commitment: str = "",
        draft: bool = False,
    ) -> TableRow:
        """Open a lobby at revision 0, its host on seat 0. ``now`` is in Unix milliseconds.

        Of a ``draft`` only the id is used up: ``Store.begin`` stores it together with what follows.
        Raises :class:`NotOurs` for a server of another process.
        Every random draw of the game comes from ``secret`` (32 bytes); ``commitment`` is its public SHA-256. The secret
        of a daily deal stands with the deal.
        """
        row = {
            "guild_id": new.guild_id,
            "channel_id": new.channel_id,
            "parent_id": new.parent_id,
            "game": new.game,
            "rules_version": rules_version,
            "phase": Phase.LOBBY,
            "locale": new.locale,
            "host_id": new.host.user_id,
            "options": json.dumps(dict(new.options), ensure_ascii=False, separators=(",", ":")),
            "revision": 0,
            "rematch_of": new.rematch_of,
            "created_at": now,
            "updated_at": now,
            "pace": new.pace,
            "ranked": new.ranked,
            "absence": new.absence or Absence.ASK,
            "deadline_ms": new.deadline_ms,
            "commitment": commitment or None,
            "kind": new.kind,
        }
        query = f"{insert('tables', tuple(row))} RETURNING id, {self._connection.owned}"

        def create(connection: Session) -> TableRow:
            ((table_id, ours),) = connection.execute(query, tuple(row.values())).fetchall()
            if not ours:
                raise NotOurs
            (found,) = _select(connection, "WHERE id = ?", table_id)
            if draft:
                connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
            else:
                put_first(connection, first_seat(found, new.host), secret)
                set_timers(connection, table_id, timers)
            return found

        return await self._connection.write(create)

    async def note_messages(
        self,
        table_id: int,
        rows: Mapping[str, MessageRow | None],
        settled: int | None = None,
        done: TimerRow | None = None,
    ) -> None:
        """Store or delete (None) messages of a table, and up to which revision all are right; the rest stays.

        Removes the timer ``done`` in the same transaction, unless it was set again. Raises :class:`UnknownTable`, and
        :class:`NotOurs` for a table of another process.
        """
        put = upsert("messages", ("table_id", "name"), tuple(each.name for each in fields(MessageRow)))

        def note(connection: Session) -> None:
            need_owned(connection, table_id, self._connection.owned)
            for name, row in rows.items():
                if row is None:
                    connection.execute("DELETE FROM messages WHERE table_id = ? AND name = ?", (table_id, name))
                else:
                    connection.execute(put, values(row))
            if settled is not None:
                connection.execute("UPDATE tables SET settled_revision = ? WHERE id = ?", (settled, table_id))
            if done is not None:
                remove_timer(connection, done)

        await self._connection.write(note)

    async def change_channel(self, table_id: int, channel_id: int, parent_id: int | None, locale: str) -> None:
        """Show a table in another channel, in its language and without the messages of the former one.

        Raises as :meth:`note_messages`.
        """

        def change(connection: Session) -> None:
            need_owned(connection, table_id, self._connection.owned)
            connection.execute(
                "UPDATE tables SET channel_id = ?, parent_id = ?, locale = ?, settled_revision = -1 WHERE id = ?",
                (channel_id, parent_id, locale, table_id),
            )
            connection.execute("DELETE FROM messages WHERE table_id = ?", (table_id,))

        await self._connection.write(change)

    async def set_locale(self, guild_id: int, locale: str, channel_id: int | None = None) -> list[int]:
        """Set the language of the open tables of a channel and its threads, shown or archived; revisions stay.

        Without a channel: of all channels of the server that have no language of their own.
        Returns the ids of the tables that change, ascending.
        """
        others = "NOT IN (SELECT channel_id FROM channel_settings WHERE guild_id = ?)"
        there = f"COALESCE(parent_id, channel_id) {others if channel_id is None else '= ?'}"
        place = guild_id if channel_id is None else channel_id

        def change(connection: Session) -> list[int]:
            query = f"SELECT id FROM tables WHERE guild_id = ? AND locale <> ? AND {_OPEN} AND {there} ORDER BY id"
            ids = connection.execute(query, (guild_id, locale, place)).fetchall()
            update = "UPDATE tables SET locale = ?, settled_revision = -1 WHERE id = ?"
            connection.executemany(update, [(locale, table_id) for (table_id,) in ids])
            out_of_date(connection, [table_id for (table_id,) in ids], kept=MENTION)
            return [table_id for (table_id,) in ids]

        return await self._connection.write(change)

    async def _find(self, rest: str, *parameters: object) -> list[TableRow]:
        return await self._connection.read(lambda connection: _select(connection, rest, *parameters))


def first_seat(row: TableRow, host: Person) -> SeatRow:
    """Return the seat of the host of a new lobby."""
    return SeatRow(row.id, 0, host.user_id, host.name, 0, row.created_at, host.computer, host.contribution)


def put_first(connection: Session, seat: SeatRow, secret: bytes | None) -> None:
    """Store the first seat of a table and its secret, inside the caller's transaction."""
    put_seats(connection, seat.table_id, (seat,))
    if secret is not None:
        connection.execute("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (seat.table_id, secret))


def out_of_date(connection: Session, table_ids: Iterable[int], kept: str = "") -> None:
    """Let every message of these tables but ``kept`` be shown again, inside the caller's transaction."""
    query = "UPDATE messages SET shows = '' WHERE table_id = ? AND name <> ?"
    connection.executemany(query, [(table_id, kept) for table_id in table_ids])


def need_owned(connection: Session, table_id: int, owned: str) -> None:
    """Raise :class:`UnknownTable`, or :class:`NotOurs` unless the SQL condition ``owned`` holds for the table."""
    found = connection.execute(f"SELECT {owned} FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise UnknownTable(table_id)
    if not found[0]:
        raise NotOurs(table_id)


def put_seats(connection: Session, table_id: int, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Replace the seats of a table, inside the caller's transaction. Returns those that have another user now.

    Raises ValueError if that removes a seat that has acted: the schema would delete its part of the log.
    """
    stored = _seats(connection, table_id)
    changed = [seat for seat in seats if seat not in stored]
    users = {seat.seat: seat.user_id for seat in stored}
    moved = [seat for seat in changed if users.get(seat.seat, seat.user_id) != seat.user_id]
    if len(seats) < len(stored):
        beyond = (table_id, len(seats))
        if connection.execute("SELECT 1 FROM actions WHERE table_id = ? AND seat >= ?", beyond).fetchone():
            raise ValueError(f"a seat of table {table_id} has acted and cannot be removed")
        connection.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", beyond)
    # Empty the seats first: two people who swap would both be on one seat for a moment.
    connection.executemany(
        "UPDATE seats SET user_id = 0 WHERE table_id = ? AND seat = ?", [(table_id, seat.seat) for seat in moved]
    )
    names = tuple(each.name for each in fields(SeatRow))
    query = upsert("seats", ("table_id", "seat"), names)
    connection.executemany(query, [values(seat) for seat in changed])
    former = {seat.user_id: seat.name for seat in stored if seat.user_id > 0}
    _rename(connection, table_id, [each for each in changed if former.get(each.user_id, each.name) != each.name])
    return moved


def _rename(connection: Session, table_id: int, seats: Iterable[SeatRow]) -> None:
    """Give people the name of their latest click at all their tables of a server: rankings and old games show it."""
    query = (
        "UPDATE seats SET name = ? WHERE user_id = ? AND name <> ? AND table_id IN"
        " (SELECT there.id FROM tables AS there JOIN tables AS here ON here.guild_id = there.guild_id"
        " WHERE here.id = ?)"
    )
    connection.executemany(query, [(each.name, each.user_id, each.name, table_id) for each in seats])


def _select(connection: Session, rest: str, *parameters: object) -> list[TableRow]:
    """Return the tables that ``rest`` chooses: the part of the query after ``FROM tables``."""
    rows = connection.execute(f"SELECT {columns(TableRow, 'tables.')} FROM tables {rest}", parameters)
    return [
        replace(
            table,
            phase=Phase(table.phase),
            pace=Pace(table.pace),
            archived=None if table.archived is None else Archived(table.archived),
            ranked=bool(table.ranked),
            absence=Absence(table.absence),
            invited_only=bool(table.invited_only),
            rated=bool(table.rated),
        )
        for table in (TableRow(*row) for row in rows)
    ]


def _seats(connection: Session, table_id: int) -> tuple[SeatRow, ...]:
    rows = connection.execute(f"SELECT {columns(SeatRow)} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))
    return tuple(
        replace(seat, passes=bool(seat.passes), gone=bool(seat.gone), agreed=bool(seat.agreed))
        for seat in (SeatRow(*row) for row in rows)
    )
