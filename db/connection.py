"""The one connection of a store, in aiosqlite's thread, and its atomic transactions.

aiosqlite queues function calls to one thread. A transaction spread over several awaits could stop in the middle when
its task is cancelled, and statements of other tasks could mix with it. So a transaction is one function call here:
nothing runs between its statements, and no cancellation stops it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from db.copying import rescue
from db.errors import DatabaseMoved, DatabaseUnwritable, StoreClosed, StoreError, explain
from db.migrate import Migration, migrate, version_of

T = TypeVar("T")

IN_MEMORY = ":memory:"
"""The path of a store in memory, without a file or a lock."""

BUSY_MILLISECONDS = 5_000
"""How long SQLite waits while another program (a backup, a ``sqlite3`` shell) locks the file."""


class Connection:
    """Runs functions of a ``sqlite3.Connection`` in its thread. Made by :meth:`open` only.

    SQLite keeps writing to files that were deleted or moved. So the connection compares device and inode of its files
    with those it opened, around every transaction. SQLite does that only outside of WAL mode
    (``SQLITE_FCNTL_HAS_MOVED``). After a difference every call raises :class:`DatabaseMoved`.
    """

    def __init__(
        self,
        inner: aiosqlite.Connection,
        sqlite: sqlite3.Connection,
        path: str,
        files: dict[str, tuple[int, int] | None],
        on_moved: Callable[[DatabaseMoved], None],
    ) -> None:
        self._inner = inner
        self._sqlite = sqlite
        self._path = path
        self._files = files
        self._on_moved = on_moved
        self._loop = asyncio.get_running_loop()
        self._moved: DatabaseMoved | None = None
        self._closed = False

    @classmethod
    async def open(
        cls,
        path: str,
        prepare: Callable[[], None],
        steps: tuple[Migration, ...],
        on_moved: Callable[[DatabaseMoved], None],
        save: Callable[[sqlite3.Connection, int], Path] | None = None,
    ) -> Connection:
        """Start a thread, call ``prepare`` in it, then connect to ``path`` (or ``:memory:``).

        Migrates the schema through all ``steps``. Calls ``save`` with the schema version before that, unless the
        database is new. Calls ``on_moved`` once, in the event loop, after a file was deleted, moved or replaced.
        Delays a cancellation until the thread is done, so that nothing stays half open.
        Raises what ``prepare`` and ``save`` raise, and :class:`StoreError`.
        """
        files: dict[str, tuple[int, int] | None] = {}
        sqlite: sqlite3.Connection

        def connector() -> sqlite3.Connection:
            nonlocal sqlite
            prepare()
            sqlite = _connect(path, steps, save)
            if path != IN_MEMORY:
                # Not -shm: SQLite can rebuild it from the log.
                files.update((name, _identity(name)) for name in (path, f"{path}-wal"))
            return sqlite

        async def start() -> aiosqlite.Connection:
            inner = aiosqlite.Connection(connector, iter_chunk_size=64)
            # Let the process exit without close(). SQLite survives that like a power cut.
            inner._thread.daemon = True
            try:
                return await inner
            except BaseException:
                # The thread calls the event loop once more before it ends. A closed loop would log a traceback.
                await asyncio.to_thread(inner._thread.join)
                raise

        starting = asyncio.ensure_future(start())
        cancelled = await until_done(starting)
        connection = cls(starting.result(), sqlite, path, files, on_moved)
        if cancelled:
            await connection.close()
            raise asyncio.CancelledError
        return connection

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return ``work``'s result. No write runs between its statements: it reads one consistent state."""
        return await self._run(work)

    async def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return all rows of one query."""
        return await self.read(lambda connection: connection.execute(query, parameters).fetchall())

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` in one transaction; return its result once all it wrote is on the disk.

        If it raises, nothing is written. A cancelled caller gets its CancelledError when the transaction is over:
        committed, unless it failed.
        """

        def transaction(connection: sqlite3.Connection) -> T:
            self._need_files(connection)
            connection.execute("BEGIN IMMEDIATE")
            try:
                result = work(connection)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    with suppress(sqlite3.Error):
                        connection.execute("ROLLBACK")
                raise
            self._need_files(connection)
            return result

        return await self._run(transaction)

    async def close(self) -> None:
        """Finish queued work, then close. Idempotent."""
        if self._closed:
            return
        self._closed = True
        closing = asyncio.ensure_future(self._finish())
        cancelled = await until_done(closing)
        closing.result()
        if cancelled:
            raise asyncio.CancelledError

    async def _finish(self) -> None:
        try:
            with suppress(StoreError):  # on_moved reports it
                await self._queue(lambda: self._need_files(self._sqlite))
        finally:
            await self._inner.close()

    def _need_files(self, connection: sqlite3.Connection) -> None:
        """Raise :class:`DatabaseMoved` unless all files are those that were opened. Runs in aiosqlite's thread."""
        if self._moved is None:
            lost = next((name for name, opened in self._files.items() if _identity(name) != opened), None)
            if lost is None:
                return
            self._moved = rescue(connection, Path(self._path), lost)
            self._loop.call_soon_threadsafe(self._on_moved, self._moved)
        raise self._moved.with_traceback(None)

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreClosed(self._path)
        if self._moved is not None:
            raise self._moved.with_traceback(None)
        over = False

        def job() -> T:
            nonlocal over
            try:
                return work(self._sqlite)
            finally:
                over = True

        try:
            return await self._queue(job)
        except asyncio.CancelledError:
            # The thread runs jobs in order: after an empty one, ours is done.
            while not over:
                with suppress(asyncio.CancelledError, ValueError):
                    await self._queue(lambda: None)
            raise
        except sqlite3.Error as error:
            cause = explain(error, self._path)
            if cause is None:
                raise
            raise cause from error

    async def _queue(self, job: Callable[[], T]) -> T:
        """Run ``job`` in the thread. aiosqlite has no public way to do that."""
        result: T = await self._inner._execute(job)  # type: ignore[no-untyped-call]
        return result


def _identity(name: str) -> tuple[int, int] | None:
    """Device and inode of a file, or None if it does not exist. Raises :class:`DatabaseUnwritable`."""
    try:
        found = os.stat(name)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise DatabaseUnwritable(name, f"it cannot be read ({error.strerror})") from error
    return found.st_dev, found.st_ino


async def until_done(future: asyncio.Future[Any]) -> bool:
    """Wait until ``future`` is done, despite cancellations; return whether there was one."""
    cancelled = False
    while not future.done():
        try:
            await asyncio.wait({future})
        except asyncio.CancelledError:
            cancelled = True
    return cancelled


def _connect(
    path: str, steps: tuple[Migration, ...], save: Callable[[sqlite3.Connection, int], Path] | None
) -> sqlite3.Connection:
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
