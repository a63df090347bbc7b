"""The one connection of a store, living in aiosqlite's thread, and transactions that are done whole or not at all.

aiosqlite queues function calls to one thread. A transaction spread over several awaits could be abandoned in the
middle when its task is cancelled, and other tasks' statements could slip into it. So here a transaction is one
function, done by the thread in one go: nothing can come between its statements, and no cancellation can stop it.
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

MEMORY = ":memory:"
"""Opens a store that lives and dies with the process, without a file or a lock."""

BUSY_MILLISECONDS = 5_000
"""How long SQLite waits for another program (a backup, somebody's ``sqlite3``) to let go of the file."""


class Connection:
    """Runs functions of a ``sqlite3.Connection`` in its thread. Made by :meth:`open` only.

    SQLite keeps writing to files that were deleted or moved. So around every transaction the connection compares
    device and inode of its files with those that it opened, as SQLite itself does outside of WAL mode
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
        """Connect to ``path`` (or ``:memory:``) in a new thread, after ``prepare`` was called there.

        The schema is brought up to the last of ``steps``, after ``save`` was called with the version that it has, if
        it has one. Raises what ``prepare`` and ``save`` raise, and :class:`StoreError`.
        A cancellation is held back until the thread is through, so that nothing is left half open. ``on_moved`` is
        called once, in the event loop, when a file was found to be deleted, moved or replaced.
        """
        files: dict[str, tuple[int, int] | None] = {}
        sqlite: sqlite3.Connection

        def connector() -> sqlite3.Connection:
            nonlocal sqlite
            prepare()
            sqlite = _connect(path, steps, save)
            if path != MEMORY:
                # Not -shm: it can be made again from the log.
                files.update((name, _identity(name)) for name in (path, f"{path}-wal"))
            return sqlite

        async def start() -> aiosqlite.Connection:
            inner = aiosqlite.Connection(connector, iter_chunk_size=64)
            # A bot that ends without close() shall end: SQLite minds it as little as a power cut.
            inner._thread.daemon = True
            try:
                return await inner
            except BaseException:
                # The thread answers once more when it ends; after the loop was closed that would be a traceback.
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
        """``work``'s result. What it reads is one moment's state: no write comes between its statements."""
        return await self._run(work)

    async def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """All rows of one query."""
        return await self.read(lambda connection: connection.execute(query, parameters).fetchall())

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """``work``'s result, after all it wrote is on the disk; if anything is raised, nothing was written.

        Once asked for, it is done: a caller that is cancelled meanwhile gets its CancelledError only when the
        transaction is over (committed, unless it failed), so nothing of it can happen later.
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
        """Do what was asked for before, then close. Later calls return at once."""
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
            with suppress(StoreError):  # on_moved tells the bot
                await self._queue(lambda: self._need_files(self._sqlite))
        finally:
            await self._inner.close()

    def _need_files(self, connection: sqlite3.Connection) -> None:
        """Raise :class:`DatabaseMoved` unless all files are those that were opened. Runs in the thread."""
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
            # The thread takes its jobs in their order: when it has done an empty one, it has done ours.
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
        """The only use of what aiosqlite does not publish: it has no public way to run a function in its thread."""
        result: T = await self._inner._execute(job)  # type: ignore[no-untyped-call]
        return result


def _identity(name: str) -> tuple[int, int] | None:
    """Device and inode of a file, or None if there is none. :class:`DatabaseUnwritable` if that cannot be found out."""
    try:
        found = os.stat(name)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise DatabaseUnwritable(name, f"it cannot be looked at ({error.strerror})") from error
    return found.st_dev, found.st_ino


async def until_done(future: asyncio.Future[Any]) -> bool:
    """Wait for ``future`` whatever happens; whether somebody tried to cancel the waiting."""
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
            # The database is as it was: a bot that is started again and again would push out the older backups.
            if saved is not None and version_of(connection) == version:
                saved.unlink(missing_ok=True)
            raise
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise explain(error, path) or StoreError(str(error)) from error
        raise
    return connection
