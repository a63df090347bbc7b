"""The store: all that the bot keeps, in one SQLite file or on a PostgreSQL server.

Every writing method is one transaction. Times are Unix milliseconds and come from the caller: the store has no clock.
See :meth:`db.connection.Connection.write` for what a cancelled task may rely on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from db.address import is_address
from db.calls import Calls
from db.connection import IN_MEMORY, Connection, Engine, Report, until_done
from db.daily import Daily
from db.errors import DatabaseDamaged, DatabaseMoved, DatabaseUnsuitable, StoreError
from db.examine import examine, keep_from_others, need_none_lost, need_place
from db.games import Games
from db.lessons import Lessons
from db.lock import DatabaseLock
from db.migrate import migrations, postgres_migrations
from db.notes import Notes
from db.owner import Owner
from db.polls import Polls
from db.privacy import Privacy
from db.ratings import Ratings
from db.rotation import DAILY, Rotation, newest_usable
from db.rows import SeatRow, TableRow, insert_into, upsert, values
from db.servers import Servers
from db.session import Session
from db.settings import StoredSettings
from db.shards import Shards
from db.sqlite import Sqlite, SqliteThread
from db.tables import Tables, put_first
from db.timers import Timers
from db.write import TableWrite, write_table

if TYPE_CHECKING:
    from db.postgres import Postgres, PostgresThread

BEAT_SECONDS: Final = 5.0
"""How often a process that shares the database asks for a sign of life."""
SURE_SECONDS: Final = 15.0
"""How long a reply proves that this process serves its shards: less than the server keeps a silent session."""
LOST_SECONDS: Final = 5.0
"""How long it does after the session was lost: another process needs longer to start."""
TURN_SECONDS: Final = 5.5
"""How long a turn to identify lasts. Discord allows one a bucket in 5 seconds."""
POLL_SECONDS: Final = 0.25
"""How often to ask whether a turn to identify is free."""
_TURN: Final = "'tertulia'::regclass::oid::integer"
"""The first number of the lock of a turn to identify."""
CHECKED_KEY: Final = "checked"
"""The key of the note that :meth:`Store.check` writes."""


class Store:
    """An open database. Made by :meth:`open`; ``async with`` closes it."""

    def __init__(
        self,
        path: Path | None,
        connection: Connection,
        lock: DatabaseLock | None = None,
        rotation: Rotation | None = None,
        server: Postgres | None = None,
    ) -> None:
        self.path = path
        """The file, symbolic links resolved; None in memory and on PostgreSQL."""
        self.tables = Tables(connection)
        self.games = Games(connection)
        self.polls = Polls(connection)
        self.timers = Timers(connection)
        self.ratings = Ratings(connection)
        self.settings = StoredSettings(connection)
        self.lessons = Lessons(connection)
        self.daily = Daily(connection)
        self.notes = Notes(connection)
        self.calls = Calls(connection)
        self.privacy = Privacy(connection)
        self.servers = Servers(connection)
        self.owner = Owner(connection)
        self._connection = connection
        self._lock = lock
        self._rotation = rotation
        self._server = server
        self._turns: dict[int, asyncio.Lock] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._copying: asyncio.Future[Path | None] | None = None

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        backups: int = 0,
        backup_folder: Path | None = None,
        on_moved: Callable[[DatabaseMoved], None] = lambda error: None,
        shards: Shards | None = None,
    ) -> Store:
        """Open or create the database at ``path``, a file or an address of PostgreSQL, and migrate its schema.

        Keeps ``backups`` daily backups beside a file or in ``backup_folder``: see :meth:`make_daily_backup`. Makes a
        backup before a migration in any case, and raises :class:`BackupRefused` if that fails.
        ``shards`` are those that this process serves among several on one PostgreSQL database. None: it is alone.
        Calls ``on_moved`` once if the open database is deleted, moved or replaced, or if another bot has taken it;
        then every method raises :class:`DatabaseMoved`.
        Raises :class:`DatabaseInUse`, :class:`DatabaseDamaged`, :class:`DatabaseTooNew`, :class:`NotOurDatabase`,
        :class:`DatabaseUnwritable`, :class:`DatabaseUnreachable`, :class:`DatabaseUnsuitable` and :class:`RangeTaken`
        before anything is changed, and :class:`MigrationFailed`.
        """
        if is_address(path):
            connection, server = await _connect_postgres(str(path), on_moved, shards)
            return cls(None, connection, server=server)
        if shards is not None:
            raise ValueError(f"an SQLite database is for one process, not for {shards}")
        if str(path) == IN_MEMORY:
            opened = await Connection.open(
                SqliteThread(), lambda report: Sqlite(IN_MEMORY, migrations(), report), on_moved
            )
            return cls(None, opened)
        file = Path(os.path.realpath(path))  # two names of one file must share one lock
        need_place(file)
        need_none_lost(file, backup_folder)
        lock = DatabaseLock.acquire(file)
        try:
            rotation = Rotation(file, backups, backup_folder)
            opened = await Connection.open(
                SqliteThread(), lambda report: _open_file(file, lock, rotation, report), on_moved
            )
            return cls(file, opened, lock, rotation)
        except BaseException:
            lock.release()
            raise

    async def close(self) -> None:
        """Finish pending work, close the file and free its lock. Idempotent."""
        for ending in self._ending:
            ending.cancel()
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

    async def commit(self, write: TableWrite) -> None:
        """Write a change of a table in one transaction.

        Raises :class:`UnknownTable`, :class:`NotOurs`, :class:`StaleRevision`, :class:`StaleRatings`,
        :class:`RowRefused`, and ValueError for parts that do not belong together.
        """
        await self._connection.write(lambda connection: write_table(connection, write, self._connection.owned))

    async def begin(self, row: TableRow, seat: SeatRow, secret: bytes | None, writes: Sequence[TableWrite]) -> None:
        """Store a drafted table, its first seat and its changes in one transaction: see ``Tables.create``.

        Raises as :meth:`commit`, and :class:`AlreadyTried`.
        """

        def begin(connection: Session) -> None:
            connection.execute(insert_into("tables", TableRow), values(row))
            put_first(connection, seat, secret)
            for write in writes:
                write_table(connection, write, self._connection.owned)

        await self._connection.write(begin)

    async def meta(self, key: str) -> str | None:
        """Return the bot's own note under ``key``, or None."""
        rows = await self._connection.rows("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def set_meta(self, notes: Mapping[str, str | None]) -> None:
        """Store the bot's own notes by their keys, in one transaction; None deletes one."""

        def note(connection: Session) -> None:
            for key, value in notes.items():
                if value is None:
                    connection.execute("DELETE FROM meta WHERE key = ?", (key,))
                else:
                    connection.execute(upsert("meta", ("key",), ("key", "value")), (key, value))

        await self._connection.write(note)

    async def check(self) -> None:
        """Write a note, so that a disk that is full or read-only is noticed. Raises :class:`StoreError`."""
        await self.set_meta({CHECKED_KEY: secrets.token_hex(4)})  # SQLite does not write a row that stays the same

    @property
    def silence(self) -> float:
        """Seconds since a PostgreSQL server last replied; 0 on SQLite."""
        return 0.0 if self._server is None else time.monotonic() - self._server.proved

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken the shards of this one. Ask the server often: see :meth:`beat`."""
        if self._server is None or self._server.writer.shards is None:
            return True
        limit = SURE_SECONDS if self._server.connected else LOST_SECONDS
        return self._server.writer.error is None and self.silence < limit

    async def beat(self) -> None:
        """Ask a server for a sign of life, every :data:`BEAT_SECONDS`. Raises :class:`StoreError`."""
        await self._connection.rows("SELECT 1")

    async def identify_turn(self, key: int) -> None:
        """Wait until no process has identified with Discord for 5.5 seconds in bucket ``key`` of ``max_concurrency``.

        The turn is ours at the return, so identify at once. Raises :class:`StoreError`.
        """
        turn = self._turns.setdefault(key, asyncio.Lock())
        await turn.acquire()
        try:
            while await self._connection.rows(f"SELECT pg_try_advisory_lock({_TURN}, ?)", key) != [(True,)]:
                await asyncio.sleep(POLL_SECONDS)
        except BaseException:
            turn.release()
            raise
        self._ending.add(ending := asyncio.create_task(self._end_turn(key, turn)))
        ending.add_done_callback(self._ending.discard)

    async def _end_turn(self, key: int, turn: asyncio.Lock) -> None:
        try:
            await asyncio.sleep(TURN_SECONDS)
            with suppress(StoreError):  # then the session is over, and the turn with it
                await self._connection.rows(f"SELECT pg_advisory_unlock({_TURN}, ?)", key)
        finally:
            turn.release()

    def observe(self, observer: Callable[[float, bool], None]) -> None:
        """Call ``observer``, in any thread, after each transaction: its seconds, and whether it was committed.

        The seconds count from the call, so they contain the time in the queue.
        """
        self._connection.on_write = observer

    async def make_daily_backup(self, now: int) -> Path | None:
        """Make a backup if the last one is a day old, and remove superfluous ones.

        Returns the backup, or None if none was due or the store keeps none. Raises :class:`BackupRefused`,
        :class:`DatabaseDamaged`, :class:`DatabaseUnwritable`.
        """
        if self._rotation is None or not self._rotation.keep:
            return None
        self._copying = asyncio.ensure_future(asyncio.to_thread(self._rotation.make_daily, now))
        # A cancellation does not stop the thread, which needs the lock. close() waits for it before it frees the lock.
        return await asyncio.shield(self._copying)

    def backed_up(self) -> datetime | None:
        """Return the time of the newest daily backup; None without any. Reads the folder. Raises OSError."""
        found = [] if self._rotation is None else self._rotation.existing()
        return max((each.moment for each in found if each.what == DAILY), default=None)


async def _connect_postgres(
    address: str, on_moved: Callable[[DatabaseMoved], None], shards: Shards | None
) -> tuple[Connection, Postgres]:
    _, thread = _postgres()
    opened: list[Postgres] = []

    def start(report: Report) -> Engine:
        opened.append(open_postgres(address, report, shards))
        return opened[0]

    connection = await Connection.open(thread(), start, on_moved)
    return connection, opened[0]


def open_postgres(address: str, report: Report, shards: Shards | None = None) -> Postgres:
    """Open a PostgreSQL database in this thread. Raises :class:`StoreError`."""
    engine, _ = _postgres()
    return engine(address, postgres_migrations(), report, shards)


def _postgres() -> tuple[type[Postgres], type[PostgresThread]]:
    """Return what needs psycopg. SQLite does not."""
    try:
        from db.postgres import Postgres, PostgresThread
    except ImportError as error:
        raise DatabaseUnsuitable(
            "PostgreSQL", "the library psycopg is missing", "Install the requirements: python3 start.py."
        ) from error
    return Postgres, PostgresThread


@contextmanager
def open_sqlite(file: Path, backups: int) -> Iterator[Engine]:
    """Lock and open an SQLite file for the block, in this thread. Raises :class:`StoreError`."""
    need_place(file)
    lock = DatabaseLock.acquire(file)
    try:
        engine = _open_file(file, lock, Rotation(file, backups), lambda error: None)
        try:
            yield engine
        finally:
            engine.close()
    finally:
        lock.release()


def _open_file(file: Path, lock: DatabaseLock, rotation: Rotation, report: Report) -> Sqlite:
    steps = migrations()
    save = partial(rotation.before_migration, now=time.time_ns() // 1_000_000)
    if file.is_file():
        lock.hold_file(file)
    try:
        examine(file, len(steps))
    except DatabaseDamaged as error:
        raise DatabaseDamaged(file, error.reason, newest_usable(rotation, len(steps))) from error
    lock.hold_file(file)
    keep_from_others(file)
    return Sqlite(str(file), steps, report, save)
