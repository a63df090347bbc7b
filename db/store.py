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
from enum import Enum
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, Self

from db import polls, preferences, privacy, queries
from db.connection import MEMORY, Connection, until_done
from db.copying import copy_database, write_copy
from db.errors import DatabaseMoved, DatabaseUnwritable, UnknownTable
from db.examine import examine, keep_from_others
from db.lock import DatabaseLock
from db.migrate import migrations
from db.polls import close_polls
from db.ratings import (
    busiest,
    finished_games,
    insert_ratings,
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
    Seating,
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
    clear_timers,
    due_timers,
    next_due,
    postpone_timer,
    remove_timer,
    set_timers,
    timers_of,
)

START = "start"
"""The notation under which the start of a game is logged; its seat is None."""

CANCEL = "cancel"
"""The notation under which the end of a cancelled table is logged; its seat is None."""

PAGE = 500
"""How many ids :meth:`Store.running` reads at a time."""

_OPEN = (Phase.LOBBY, Phase.RUNNING)


class Keep(Enum):
    """An argument that leaves a column as it is, where None would empty it."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP
OrKeep = Literal[Keep.KEEP]


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
            queries.replace_seats(connection, table_id, (host,), 0, now)
            if secret is not None:
                queries.insert_secret(connection, table_id, secret, commitment)
            set_timers(connection, table_id, timers)
            table = queries.find_table(connection, table_id)
            assert table is not None
            return table

        return await self._connection.write(create)

    async def set_seats(
        self, table_id: int, expected_revision: int, people: Sequence[Person], *, host_id: int, now: int
    ) -> int:
        """Who sits in a lobby, from seat 0 on, and who is its host; the new revision, which all seats are stamped with.

        Raises :class:`UnknownTable`, :class:`StaleRevision`, :class:`WrongPhase`, :class:`SeatTaken`.
        """

        def seat(connection: sqlite3.Connection) -> int:
            revision = queries.advance(connection, table_id, expected_revision, (Phase.LOBBY,), Phase.LOBBY, now)
            queries.replace_seats(connection, table_id, people, revision, now)
            connection.execute("UPDATE tables SET host_id = ? WHERE id = ?", (host_id, table_id))
            return revision

        return await self._connection.write(seat)

    async def set_options(self, table_id: int, expected_revision: int, options: str, *, now: int) -> int:
        """Other options for a lobby; the new revision.

        Raises :class:`UnknownTable`, :class:`StaleRevision`, :class:`WrongPhase`, :class:`RowRefused`.
        """

        def choose(connection: sqlite3.Connection) -> int:
            revision = queries.advance(connection, table_id, expected_revision, (Phase.LOBBY,), Phase.LOBBY, now)
            connection.execute("UPDATE tables SET options = ? WHERE id = ?", (options, table_id))
            return revision

        return await self._connection.write(choose)

    async def cancel_table(
        self, table_id: int, expected_revision: int, *, now: int, user_id: int | None = None, events: str = "[]"
    ) -> int:
        """End a lobby or a game without a result; the new revision. ``user_id`` is who did it (None: the bot).

        It is logged as :data:`CANCEL`, and the snapshot stays; timers and open questions go. A table that is away can
        be ended, too. Raises :class:`UnknownTable`, :class:`StaleRevision`, :class:`WrongPhase`.
        """

        def cancel(connection: sqlite3.Connection) -> int:
            revision = queries.advance(connection, table_id, expected_revision, _OPEN, Phase.CANCELLED, now)
            queries.insert_action(connection, ActionRow(table_id, revision, None, user_id, CANCEL, events, now))
            _settle(connection, table_id)
            return revision

        return await self._connection.write(cancel)

    # Playing

    async def start_game(
        self,
        table_id: int,
        expected_revision: int,
        *,
        seed: bytes,
        rules_version: int,
        state: str,
        events: str,
        stamps: Mapping[int, int],
        now: int,
        user_id: int | None = None,
        timers: Mapping[TimerKind, int | None] = {},
        contribution: int | None = None,
    ) -> int:
        """Turn a lobby into a running game; the new revision, at which :data:`START` is logged.

        ``stamps`` maps seats to their new stamps, ``timers`` kinds to when they fall due (None: no more),
        ``contribution`` is what the click that starts the game adds to the shuffle. Raises
        :class:`UnknownTable`, :class:`StaleRevision`, :class:`WrongPhase`, :class:`UnknownSeat`, :class:`RowRefused`.
        """

        def start(connection: sqlite3.Connection) -> int:
            revision = queries.advance(connection, table_id, expected_revision, (Phase.LOBBY,), Phase.RUNNING, now)
            connection.execute(
                "UPDATE tables SET seed = ?, contribution = ? WHERE id = ?", (seed, contribution, table_id)
            )
            queries.insert_action(connection, ActionRow(table_id, revision, None, user_id, START, events, now))
            queries.put_snapshot(connection, SnapshotRow(table_id, revision, rules_version, state))
            queries.stamp_seats(connection, table_id, stamps)
            set_timers(connection, table_id, timers)
            return revision

        return await self._connection.write(start)

    async def record_action(
        self,
        table_id: int,
        expected_revision: int,
        *,
        seat: int | None,
        user_id: int | None,
        notation: str,
        events: str,
        rules_version: int,
        state: str,
        stamps: Mapping[int, int],
        now: int,
        phase: Phase = Phase.RUNNING,
        results: Sequence[ResultRow] = (),
        ratings: Sequence[RatingRow] = (),
        timers: Mapping[TimerKind, int | None] = {},
        seating: Mapping[int, Seating] = {},
        host_id: int | OrKeep = KEEP,
        close: Sequence[PollKind] = (),
        thoughts: tuple[str, str] | None = None,
        stamp: int | None = None,
    ) -> int:
        """Log one action of a running game with the state it led to; the new revision.

        ``user_id`` None is for what a computer player or the bot did. ``phase`` FINISHED ends the game, and then
        ``results`` may be given, and the ``ratings`` that follow from them; CANCELLED ends it without; ValueError for
        another combination. ``timers`` maps kinds to when they fall due (None: no more), ``seating`` seats to who has
        them from now on; ``close`` names the open questions that are closed. A table that has ended keeps neither
        timers nor questions, whatever is given. ``thoughts`` are the level of the computer player that did it and, as
        JSON, what it weighed; ``stamp`` is the seat's before, where a button did it.
        Raises :class:`UnknownTable`, :class:`StaleRevision`, :class:`WrongPhase`, :class:`UnknownSeat`,
        :class:`SeatTaken`, :class:`RowRefused`, :class:`StaleRatings`.
        """
        if phase is Phase.LOBBY or (results and phase is not Phase.FINISHED):
            raise ValueError(f"an action leads to no lobby, and only a finished game has results: {phase}")
        if any(result.table_id != table_id for result in results):
            raise ValueError(f"results of another table than {table_id}")

        def record(connection: sqlite3.Connection) -> int:
            revision = queries.advance(connection, table_id, expected_revision, (Phase.RUNNING,), phase, now)
            action = ActionRow(table_id, revision, seat, user_id, notation, events, now, stamp)
            queries.insert_action(connection, action)
            if thoughts is not None:
                queries.insert_thoughts(connection, ThoughtsRow(table_id, revision, *thoughts))
            queries.put_snapshot(connection, SnapshotRow(table_id, revision, rules_version, state))
            queries.stamp_seats(connection, table_id, stamps)
            queries.reseat(connection, table_id, seating, now)
            if host_id is not KEEP:
                connection.execute("UPDATE tables SET host_id = ? WHERE id = ?", (host_id, table_id))
            queries.insert_results(connection, table_id, results)
            insert_ratings(connection, ratings)
            if phase is Phase.RUNNING:
                set_timers(connection, table_id, timers)
                close_polls(connection, table_id, close)
            else:
                _settle(connection, table_id)
            return revision

        return await self._connection.write(record)

    async def set_messages(
        self,
        table_id: int,
        *,
        board_message_id: int | OrKeep | None = KEEP,
        ping_message_id: int | OrKeep | None = KEEP,
        channel_id: int | OrKeep = KEEP,
        shown_revision: int | OrKeep = KEEP,
        called_revision: int | OrKeep = KEEP,
        done: TimerRow | None = None,
    ) -> None:
        """Where a table is shown; what is not given stays. The revision stays too. Raises :class:`UnknownTable`.

        ``done`` is a timer that goes with it, unless it was set again meanwhile.
        """

        def point(connection: sqlite3.Connection) -> None:
            table = queries.find_table(connection, table_id)
            if table is None:
                raise UnknownTable(table_id)
            connection.execute(
                "UPDATE tables SET board_message_id = ?, ping_message_id = ?, channel_id = ?, shown_revision = ?,"
                " called_revision = ? WHERE id = ?",
                (
                    table.board_message_id if board_message_id is KEEP else board_message_id,
                    table.ping_message_id if ping_message_id is KEEP else ping_message_id,
                    table.channel_id if channel_id is KEEP else channel_id,
                    table.shown_revision if shown_revision is KEEP else shown_revision,
                    table.called_revision if called_revision is KEEP else called_revision,
                    table_id,
                ),
            )
            if done is not None:
                remove_timer(connection, done)

        await self._connection.write(point)

    async def set_locale(self, guild_id: int, locale: str) -> list[int]:
        """Give the lobby and running tables of a server, away or not, a language; revisions stay.

        Returns the ids of those that had another, ascending.
        """
        return await self._connection.write(lambda c: queries.set_locale(c, guild_id, locale))

    async def set_away(self, table_id: int, away: Away | None, *, timers: Mapping[TimerKind, int | None] = {}) -> None:
        """Put a table away, or show it again (None); the revision stays. Raises as :meth:`set_timers`."""

        def put(connection: sqlite3.Connection) -> None:
            set_timers(connection, table_id, timers)
            connection.execute("UPDATE tables SET away = ? WHERE id = ?", (away, table_id))

        await self._connection.write(put)

    # What falls due

    async def set_timers(self, table_id: int, timers: Mapping[TimerKind, int | None]) -> None:
        """Set timers of a table anew, or remove them (None); kinds that are not named stay.

        Raises :class:`UnknownTable`, and :class:`WrongPhase` for a timer to be set at a table that has ended.
        """
        await self._connection.write(lambda c: set_timers(c, table_id, timers))

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

    async def open_poll(self, poll: PollRow) -> PollRow:
        """Ask a question at a running table, with its number; one of its kind that is open goes, with its answers.

        Raises :class:`UnknownTable`, :class:`WrongPhase`, and :class:`StaleRevision` unless ``poll.revision`` is the
        table's.
        """
        return await self._connection.write(lambda c: polls.open_poll(c, poll))

    async def polls(self, table_id: int) -> list[PollRow]:
        """The open questions of a table, the oldest first."""
        return await self._connection.read(lambda c: polls.polls_of(c, table_id))

    async def set_poll_message(self, table_id: int, kind: PollKind, message_id: int | None) -> None:
        """Where an open question is shown. :class:`UnknownPoll` if it is closed already."""
        await self._connection.write(lambda c: polls.set_poll_message(c, table_id, kind, message_id))

    async def vote(self, vote: VoteRow, number: int) -> list[VoteRow]:
        """Take an answer, which replaces the person's former one, to the table's question ``number``; all answers.

        Raises :class:`UnknownPoll` if that question is closed, or another of its kind was asked since.
        """
        return await self._connection.write(lambda c: polls.vote(c, vote, number))

    async def votes(self, table_id: int, kind: PollKind) -> list[VoteRow]:
        """The answers to an open question, the earliest first."""
        return await self._connection.read(lambda c: polls.votes_of(c, table_id, kind))

    async def close_poll(self, table_id: int, kind: PollKind) -> None:
        """Close a question and drop its answers; nothing if it is not open."""
        await self._connection.write(lambda c: close_polls(c, table_id, (kind,)))

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


def _settle(connection: sqlite3.Connection, table_id: int) -> None:
    """Leave nothing waiting at a table that has ended."""
    clear_timers(connection, table_id)
    close_polls(connection, table_id, PollKind)
