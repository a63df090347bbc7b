"""A store's database as one SQLite file, or in memory, in aiosqlite's thread."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from db.connection import IN_MEMORY, Engine, Report
from db.errors import DatabaseMoved, DatabaseUnwritable, StoreError, explain
from db.migrate import Migration, migrate, version_of
from db.shards import EVERY_SERVER

T = TypeVar("T")

BUSY_MILLISECONDS = 5_000
"""How long SQLite waits while another program (a backup, a ``sqlite3`` shell) locks the file."""

_log = logging.getLogger(__name__)

Save = Callable[[sqlite3.Connection, int], Path]
"""Makes a backup of an open database at a schema version."""


class Sqlite:
    """An open SQLite database: an :class:`db.connection.Engine`.

    SQLite keeps writing to files that were deleted or moved. So the engine compares device and inode of its files
    with those it opened, around every transaction. SQLite does that only outside of WAL mode
    (``SQLITE_FCNTL_HAS_MOVED``). After a difference every call raises :class:`DatabaseMoved`.
    """

    last_key = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
    owned = EVERY_SERVER

    def __init__(self, path: str, steps: tuple[Migration, ...], report: Report, save: Save | None = None) -> None:
        """Connect to ``path`` (or ``:memory:``), and migrate the schema through all ``steps``.

        Calls ``save`` with the schema version before that, unless the database is new. Calls ``report`` after a file
        was deleted, moved or replaced. Raises what ``save`` raises, and :class:`StoreError`.
        """
        self.name = path
        self.refusal: DatabaseMoved | None = None
        self._report = report
        self.connection = _connect(path, steps, save)
        self.browses = path != IN_MEMORY
        self._pages = self.connection
        self._files: dict[str, tuple[int, int] | None] = {}
        if path != IN_MEMORY:
            self._pages = _connect_to_read(path)
            # Not -shm: SQLite can rebuild it from the log.
            self._files = {name: _identity(name) for name in (path, f"{path}-wal")}

    def rows(self, query: str, parameters: tuple[object, ...]) -> list[tuple[Any, ...]]:
        return self.connection.execute(query, parameters).fetchall()

    def read(self, work: Callable[[Any], T]) -> T:
        return work(self.connection)

    def browse(self, work: Callable[[Any], T]) -> T:
        self._pages.execute("BEGIN")
        try:
            return work(self._pages)
        finally:
            self._pages.execute("ROLLBACK")

    def write(self, work: Callable[[Any], T]) -> T:
        connection = self.connection
        self._need_files()
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            raise
        self._need_files()
        return result

    def continue_keys(self, last: int) -> Sequence[tuple[str, tuple[object, ...]]]:
        return (
            ("DELETE FROM sqlite_sequence WHERE name = 'tables'", ()),
            ("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (last,)),
        )

    def explain(self, error: Exception) -> StoreError | None:
        return explain(error, self.name) if isinstance(error, sqlite3.Error) else None

    def hurry(self) -> None:
        """Do nothing: SQLite waits for no server."""

    def close(self) -> None:
        try:
            with suppress(StoreError):  # reported already
                self._need_files()
        finally:
            self._pages.close()  # first: the last one to close empties the log into the file
            self.connection.close()

    def _need_files(self) -> None:
        """Raise :class:`DatabaseMoved` unless all files are those that were opened."""
        if self.refusal is None:
            lost = next((name for name, opened in self._files.items() if _identity(name) != opened), None)
            if lost is None:
                return
            self.refusal = DatabaseMoved(self.name, lost)
            with suppress(sqlite3.Error):  # or SQLite would mix the log into a file that replaced the database
                self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._report(self.refusal)
        raise self.refusal.with_traceback(None)


class SqliteThread:
    """aiosqlite's thread: a :class:`db.connection.Thread`."""

    def __init__(self) -> None:
        self._inner: aiosqlite.Connection

    async def start(self, make: Callable[[], Engine]) -> Engine:
        engine: Sqlite

        def connector() -> sqlite3.Connection:
            nonlocal engine
            made = make()
            assert isinstance(made, Sqlite)
            engine = made
            return engine.connection

        self._inner = aiosqlite.Connection(connector, iter_chunk_size=64)
        # Let the process exit without close(). SQLite survives that like a power cut.
        self._inner._thread.daemon = True
        try:
            await self._inner
        except BaseException:
            # The thread calls the event loop once more before it ends. A closed loop would log a traceback.
            await asyncio.to_thread(self._inner._thread.join)
            raise
        return engine

    def call(self, job: Callable[[], T]) -> asyncio.Future[T]:
        # aiosqlite has no public way to run a function in its thread.
        return asyncio.ensure_future(self._inner._execute(job))  # type: ignore[no-untyped-call]

    async def stop(self, engine: Engine) -> None:
        try:
            await self.call(engine.close)
        finally:
            await self._inner.close()


def _identity(name: str) -> tuple[int, int] | None:
    """Return device and inode of a file, or None if it does not exist. Raises :class:`DatabaseUnwritable`."""
    try:
        found = os.stat(name)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise DatabaseUnwritable(name, f"it cannot be read ({error.strerror})") from error
    return found.st_dev, found.st_ino


def _connect_to_read(path: str) -> sqlite3.Connection:
    """Open a database for pages. Reads do not wait for writes, nor the other way round."""
    uri = f"{Path(path).absolute().as_uri()}?mode=ro"
    return sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000, check_same_thread=False
    )


def _connect(path: str, steps: tuple[Migration, ...], save: Save | None) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
    except sqlite3.Error as error:
        raise explain(error, path) or StoreError(str(error)) from error
    try:
        version = version_of(connection)
        saved = save(connection, version) if save is not None and 0 < version < len(steps) else None
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode not in ("wal", "memory"):
            raise DatabaseUnwritable(path, "its file system does not support SQLite's write-ahead log")
        connection.execute("PRAGMA synchronous = FULL")
        try:
            migrate(connection, path, steps)
            if 0 < version < len(steps):
                _log.info("database migrated from schema version %s to %s; backup: %s", version, len(steps), saved)
            elif version == 0 and mode == "wal":
                _log.info("database made: %s", path)
        except StoreError:
            # The database is unchanged. A bot in a restart loop would otherwise displace all older backups.
            if saved is not None and version_of(connection) == version:
                saved.unlink(missing_ok=True)
            raise
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise explain(error, path) or StoreError(str(error)) from error
        raise
    return connection
