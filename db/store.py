"""The store: every row that the bot keeps, in one SQLite file.

Each writing method is one transaction and takes the time as an argument (Unix milliseconds: the store has no clock).
A method that changes a table takes the revision that its caller knows, and refuses with :class:`StaleRevision` if the
table has moved on since. See :meth:`db.connection.Connection.write` for what a cancelled task may rely on.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from db import polls, preferences, privacy, queries
from db.connection import MEMORY, Connection, until_done
from db.copying import copy_database, write_copy
from db.errors import DatabaseMoved, DatabaseUnwritable, UnknownTable
from db.examine import examine, keep_from_others
from db.lock import DatabaseLock
from db.migrate import migrations
from db.ratings import (
    busiest,
    finished_games,
    leaders,
    played,
    ratings_of,
    replace_ratings,
    rivals,
    skills,
)
from db.rotation import Rotation
from db.rows import (
    ActionRow,
    Away,
    Delivery,
    FinishedRow,
    LeaderRow,
    MemberSettings,
    Pace,
    Person,
    Phase,
    PlayedRow,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    RivalRow,
    SeatRow,
    ServerSettings,
    SnapshotRow,
    TableRow,
    ThoughtsRow,
    TimerKind,
    TimerRow,
    VoteRow,
)
from db.timers import (
    due_timers,
    next_due,
    postpone_timer,
    remove_timer,
    set_timers,
    timers_of,
)
from db.write import TableWrite, write_table

START = "start"
"""The notation under which the start of a game is logged; its seat is None."""

CANCEL = "cancel"
"""The notation under which the end of a cancelled table is logged; its seat is None."""

PAGE = 500
"""How many ids :meth:`Store.running` reads at a time."""

_OPEN = (Phase.LOBBY, Phase.RUNNING)


class Store:
    """An open database. Made by :meth:`open`; ``async with`` closes it."""

    def __init__(
        self,
        path: Path | None,
        connection: Connection,
        lock: DatabaseLock | None = None,
        rotation: Rotation | None = None,
    ) -> None:
        self.path = path
        """The file, without symbolic links; None in memory."""
        self._connection = connection
        self._lock = lock
        self._rotation = rotation
        self._copying: asyncio.Future[Path | None] | None = None

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        backups: int = 0,
        on_moved: Callable[[DatabaseMoved], None] = lambda error: None,
    ) -> Store:
        """Open or create the database at ``path``, and bring its schema up to date.

        ``backups`` is how many daily backups :meth:`make_daily_backup` keeps beside it. Unless that is 0, there is one
        before each migration as well, and :class:`BackupRefused` is raised where it cannot be made.
        ``on_moved`` is called once if the open database is deleted, moved or replaced. Then every method raises
        :class:`DatabaseMoved`.
        Raises, before anything was changed: :class:`DatabaseInUse`, :class:`DatabaseDamaged`,
        :class:`DatabaseTooNew`, :class:`NotOurDatabase`, :class:`DatabaseUnwritable`; and :class:`MigrationFailed`.
        """
        steps = migrations()
        if str(path) == MEMORY:
            return cls(None, await Connection.open(MEMORY, lambda: None, steps, on_moved))
        file = Path(os.path.realpath(path))  # two names of one file must mean one lock
        if file.is_dir():
            raise DatabaseUnwritable(file, "it is a directory")
        if not file.parent.is_dir():
            raise DatabaseUnwritable(file, f"there is no directory {file.parent}")
        lock = DatabaseLock.acquire(file)
        try:
            rotation = Rotation(file, backups) if backups else None
            save = partial(rotation.before_migration, now=time.time_ns() // 1_000_000) if rotation else None

            def prepare() -> None:
                if file.is_file():
                    lock.hold_file(file)
                examine(file, len(steps))
                lock.hold_file(file)
                keep_from_others(file)

            opened = await Connection.open(str(file), prepare, steps, on_moved, save)
            return cls(file, opened, lock, rotation)
        except BaseException:
            lock.release()
            raise

    async def close(self) -> None:
        """Finish what was asked for, close the file and let other processes in. Doing it twice is harmless."""
        cancelled = self._copying is not None and await until_done(self._copying)
        try:
            await self._connection.close()
        finally:
            if self._lock is not None:
                self._lock.release()
        if cancelled:
            raise asyncio.CancelledError

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def backup(self, target: str | Path) -> None:
        """Copy the database as it is now into the new file ``target``, while the bot goes on.

        Raises :class:`BackupRefused` (``target`` exists or cannot be written) or :class:`DatabaseDamaged`.
        """
        if self.path is not None:
            await asyncio.to_thread(copy_database, self.path, Path(target))
        else:
            await self._connection.read(lambda connection: write_copy(connection, MEMORY, Path(target)))

    async def make_daily_backup(self, now: int) -> Path | None:
        """Make a backup beside the database if the last one is a day old, and remove those that are too old.

        Returns the backup, or None if none was due or the store keeps none. Raises :class:`BackupRefused`,
        :class:`DatabaseDamaged`, :class:`DatabaseUnwritable`.
        """
        if self._rotation is None:
            return None
        self._copying = asyncio.ensure_future(asyncio.to_thread(self._rotation.make_daily, now))
        # A cancellation does not stop the thread. close() waits for it: closing frees the lock under which it copies.
        return await asyncio.shield(self._copying)

    # Looking

    async def table(self, table_id: int) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        """A table and its seats, or None."""

        def look(connection: sqlite3.Connection) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
            table = queries.find_table(connection, table_id)
            return None if table is None else (table, queries.seats_of(connection, table_id))

        return await self._connection.read(look)

    async def open_tables_in(self, channel_id: int) -> list[TableRow]:
        """The lobby and running tables of a channel, oldest first, without those that are away."""
        return await self._connection.read(lambda c: queries.open_tables_in(c, channel_id, _OPEN))

    async def running_tables_in(self, channel_id: int) -> list[TableRow]:
        """The running tables of a channel, oldest first, without those that are away."""
        return await self._connection.read(lambda c: queries.open_tables_in(c, channel_id, (Phase.RUNNING,)))

    async def open_tables_of(self, guild_id: int) -> list[TableRow]:
        """The lobby and running tables of a server that are not away, oldest first."""
        return await self._connection.read(lambda c: queries.open_tables_of(c, guild_id))

    async def tables_of(self, user_id: int, guild_id: int) -> list[TableRow]:
        """The lobby and running tables of a server at which a person sits, oldest first; also those that are away."""
        return await self._connection.read(lambda c: queries.tables_of(c, user_id, guild_id))

    async def away_tables(self, guild_id: int, away: Away) -> list[TableRow]:
        """The lobby and running tables of a server that are away for this reason, oldest first."""
        return await self._connection.read(lambda c: queries.away_tables(c, guild_id, away))

    async def resumable(self, user_id: int, guild_id: int) -> list[TableRow]:
        """The lobby and running tables of a person that are away, the one that changed last first."""
        return await self._connection.read(lambda c: queries.resumable(c, user_id, guild_id))

    async def with_computers(self) -> list[int]:
        """Ids of the running tables, none away, at which a computer decides for some seat; ascending."""
        return await self._connection.read(queries.ids_with_computers)

    async def running(self) -> AsyncIterator[int]:
        """Ids of all lobby and running tables, away or not, ascending.

        Other work goes on between the steps of the loop.
        """
        page = await self._open_ids(0)
        while page:
            for table_id in page:
                yield table_id
            page = await self._open_ids(page[-1])

    async def _open_ids(self, after: int) -> list[int]:
        return await self._connection.read(lambda c: queries.open_ids(c, after, PAGE))

    async def behind(self) -> list[TableRow]:
        """Tables, in any phase, whose board message or mention is of an older revision: a crash came between.

        A table whose channel is gone is not among them.
        """
        return await self._connection.read(queries.tables_behind)

    async def snapshot(self, table_id: int) -> SnapshotRow | None:
        """The latest state of a game, or None if it has not started."""
        return await self._connection.read(lambda c: queries.snapshot_of(c, table_id))

    async def actions(self, table_id: int, since: int = 0, limit: int | None = None) -> list[ActionRow]:
        """The log after revision ``since``, oldest first, at most ``limit`` lines (None: all)."""
        return await self._connection.read(lambda c: queries.actions_of(c, table_id, since, limit))

    async def done_with(self, table_id: int, seat: int, stamp: int) -> str | None:
        """What a seat did by a button that carried ``stamp``: the notation, or None for nothing."""
        return await self._connection.read(lambda c: queries.done_with(c, table_id, seat, stamp))

    async def thoughts(self, table_id: int) -> tuple[ThoughtsRow, ...]:
        """What computer players weighed, oldest first: to be told to nobody before the game is finished."""
        return await self._connection.read(lambda c: queries.thoughts_of(c, table_id))

    async def secret(self, table_id: int) -> bytes | None:
        """What the chance of a table comes from: to be told to nobody before its game is finished.

        None for a table that was opened before there were secrets.
        """
        return await self._connection.read(lambda c: queries.secret_of(c, table_id))

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """The results by seat; empty unless the game was finished."""
        return await self._connection.read(lambda c: queries.results_of(c, table_id))

    # Lobby

    async def create_table(
        self,
        *,
        guild_id: int,
        channel_id: int,
        game: str,
        rules_version: int,
        locale: str,
        host: Person,
        options: str,
        now: int,
        rematch_of: int | None = None,
        pace: Pace = Pace.NONE,
        ranked: bool = True,
        timers: Mapping[TimerKind, int] = {},
        secret: bytes | None = None,
        commitment: str = "",
    ) -> TableRow:
        """Open a lobby at revision 0, its host on seat 0. :class:`RowRefused` for ``options`` that are no JSON.

        ``secret`` (32 bytes) is what the chance of the table will come from, ``commitment`` what is published of it.
        """

        def create(connection: sqlite3.Connection) -> TableRow:
            table_id = queries.insert_table(
                connection,
                guild_id=guild_id,
                channel_id=channel_id,
                game=game,
                rules_version=rules_version,
                locale=locale,
                host_id=host.user_id,
                options=options,
                now=now,
                rematch_of=rematch_of,
                pace=pace,
                ranked=ranked,
            )
            seat = SeatRow(table_id, 0, host.user_id, host.name, 0, now, host.computer, host.contribution)
            queries.put_seats(connection, table_id, (seat,))
            if secret is not None:
                queries.insert_secret(connection, table_id, secret, commitment)
            set_timers(connection, table_id, timers)
            table = queries.find_table(connection, table_id)
            assert table is not None
            return table

        return await self._connection.write(create)

    # Playing

    async def commit(self, write: TableWrite) -> None:
        """Write a change of a table, whole or not at all.

        Raises :class:`UnknownTable`, :class:`StaleRevision`, :class:`StaleRatings`, :class:`RowRefused`, and ValueError
        for parts that do not belong together.
        """
        await self._connection.write(lambda c: write_table(c, write))

    async def note_delivery(self, table_id: int, changes: Delivery, done: TimerRow | None = None) -> None:
        """Note where a table is shown and up to which revision; what is not given stays. The revision stays too.

        ``done`` is a timer that goes with it, unless it was set again meanwhile. Raises :class:`UnknownTable`.
        """

        def note(connection: sqlite3.Connection) -> None:
            if queries.find_table(connection, table_id) is None:
                raise UnknownTable(table_id)
            if changes:
                columns = ", ".join(f"{name} = ?" for name in changes)
                connection.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*changes.values(), table_id))
            if done is not None:
                remove_timer(connection, done)

        await self._connection.write(note)

    async def set_locale(self, guild_id: int, locale: str) -> list[int]:
        """Give the lobby and running tables of a server, away or not, a language; revisions stay.

        Returns the ids of those that had another, ascending.
        """
        return await self._connection.write(lambda c: queries.set_locale(c, guild_id, locale))

    # What falls due

    async def due_timers(self, now: int, limit: int = 100) -> list[TimerRow]:
        """At most ``limit`` timers that are due at ``now``, the longest due first."""
        return await self._connection.read(lambda c: due_timers(c, now, limit))

    async def next_due(self, after: int | None = None) -> int | None:
        """When the next timer falls due, of those strictly later than ``after`` (None: of all); None without one."""
        return await self._connection.read(lambda c: next_due(c, after))

    async def remove_timer(self, timer: TimerRow) -> bool:
        """Remove a timer unless it was set anew meanwhile; whether it was there as given."""
        return await self._connection.write(lambda c: remove_timer(c, timer))

    async def postpone_timer(self, timer: TimerRow, due: int) -> bool:
        """Have a timer come again at ``due`` unless it was set anew meanwhile; whether it was there as given."""
        return await self._connection.write(lambda c: postpone_timer(c, timer, due))

    async def timers_of(self, table_id: int) -> dict[TimerKind, int]:
        """The timers of a table; empty if nothing is due there."""
        return await self._connection.read(lambda c: timers_of(c, table_id))

    # Questions to the players

    async def polls(self, table_id: int) -> list[PollRow]:
        """The open questions of a table, the oldest first."""
        return await self._connection.read(lambda c: polls.polls_of(c, table_id))

    async def votes(self, table_id: int, kind: PollKind) -> list[VoteRow]:
        """The answers to an open question, the earliest first."""
        return await self._connection.read(lambda c: polls.votes_of(c, table_id, kind))

    # Settings

    async def server_settings(self, guild_id: int) -> ServerSettings:
        """What a server has chosen; the defaults if it has not."""
        return await self._connection.read(lambda c: preferences.server_settings(c, guild_id))

    async def set_server_settings(self, settings: ServerSettings, now: int) -> None:
        """Replace what a server has chosen. :class:`RowRefused` for half or impossible quiet hours."""
        await self._connection.write(lambda c: preferences.put_server_settings(c, settings, now))

    async def member_settings(self, guild_id: int, user_id: int) -> MemberSettings:
        """What a person has chosen in a server; the defaults if they have not."""
        return await self._connection.read(lambda c: preferences.member_settings(c, guild_id, user_id))

    async def members_settings(self, guild_id: int, user_ids: Iterable[int]) -> dict[int, MemberSettings]:
        """What each of these people has chosen in a server, by user id."""
        return await self._connection.read(
            lambda c: {user_id: preferences.member_settings(c, guild_id, user_id) for user_id in user_ids}
        )

    async def set_member_settings(self, settings: MemberSettings, now: int) -> None:
        """Replace what a person has chosen in a server."""
        await self._connection.write(lambda c: preferences.put_member_settings(c, settings, now))

    # Ratings

    async def skills(self, guild_id: int, game: str, user_ids: Iterable[int]) -> dict[int, tuple[float, float]]:
        """The latest mu and sigma at a game of those of the people who have been rated."""
        return await self._connection.read(lambda c: skills(c, guild_id, game, user_ids))

    async def leaders(self, guild_id: int, game: str, least: int) -> list[LeaderRow]:
        """The best of a server at a game, of those who want to be shown and have ``least`` rated games."""
        return await self._connection.read(lambda c: leaders(c, guild_id, game, least))

    async def busiest(self, guild_id: int) -> str | None:
        """The game with most rated results in a server, or None."""
        return await self._connection.read(lambda c: busiest(c, guild_id))

    async def played(self, guild_id: int, user_id: int) -> list[PlayedRow]:
        """The games of a server that a person finished, in the order in which they ended."""
        return await self._connection.read(lambda c: played(c, guild_id, user_id))

    async def rivals(self, guild_id: int, user_id: int, most: int) -> list[RivalRow]:
        """With whom a person finished most games, of those who want to be shown."""
        return await self._connection.read(lambda c: rivals(c, guild_id, user_id, most))

    async def ratings(self) -> list[RatingRow]:
        """Every stored rating, in the order of the games."""
        return await self._connection.read(ratings_of)

    async def finished_games(self) -> list[FinishedRow]:
        """Every finished game that counts, in the order in which they ended."""
        return await self._connection.read(finished_games)

    async def replace_ratings(self, ratings: Sequence[RatingRow]) -> None:
        """Store these ratings instead of all that are stored."""
        await self._connection.write(lambda c: replace_ratings(c, ratings))

    # Privacy

    async def export(self, user_id: int, guild_id: int) -> dict[str, object]:
        """Everything stored about a person in a server, as JSON data, and nothing about anybody else.

        The keys: user_id, guild_id, settings (None by default), and the lists hosted, seats, actions, results, ratings,
        votes.
        """
        return await self._connection.read(lambda c: privacy.export(c, user_id, guild_id))

    async def forget(self, user_id: int, guild_id: int, now: int) -> int:
        """Take a person out of all that is stored of a server; how many tables were touched. Revisions stay.

        Only their seats at tables that have not ended remain: the person leaves those first.
        """
        return await self._connection.write(lambda c: privacy.forget(c, user_id, guild_id, now))

    # The bot's own notes

    async def meta(self, key: str) -> str | None:
        """What was noted under ``key``, or None."""

        def look(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
            return None if row is None else str(row[0])

        return await self._connection.read(look)

    async def set_meta(self, key: str, value: str | None) -> None:
        """Note ``value`` under ``key``; None forgets it."""
        await self.set_metas({key: value})

    async def set_metas(self, notes: Mapping[str, str | None]) -> None:
        """Note several values by their keys, all or none; None forgets one."""

        def note(connection: sqlite3.Connection) -> None:
            for key, value in notes.items():
                if value is None:
                    connection.execute("DELETE FROM meta WHERE key = ?", (key,))
                else:
                    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))

        await self._connection.write(note)
