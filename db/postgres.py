"""A store's database on a PostgreSQL server, through one connection of psycopg.

**A lost connection.** Before its COMMIT a transaction is void for certain, so it runs once more on a new connection.
During its COMMIT the outcome is unknown. Each transaction therefore stores its own id in ``tertulia.last_write``, and
the new connection reads that, once the old session is over (see :mod:`db.postgres_server`). ``pg_xact_status`` alone
could err: after a crash the server may give the id of a vanished transaction to another one, of any database.

**A server that is away** is asked again by the next call, at growing intervals. Calls in between fail at once.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import psycopg

from db.connection import Engine, Report
from db.errors import DatabaseTaken, DatabaseUnreachable, DatabaseUnsuitable, RowRefused, StoreError
from db.migrate import Migration
from db.postgres_server import Raw, Server

T = TypeVar("T")

FIRST_WAIT_SECONDS = 0.1
"""Wait before the second attempt to connect. It doubles."""
MAX_WAIT_SECONDS = 5.0
SETTLE_SECONDS = 20.0
"""How long a write waits for the server to learn its outcome. The server ends lost transactions earlier."""

_BEGIN_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
_BEGIN_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_NOTE = (
    "UPDATE tertulia SET last_write = pg_current_xact_id() WHERE pg_current_xact_id_if_assigned() IS NOT NULL"
    " RETURNING last_write::text"
)
_LOST_STATES = {"57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25006"}
"""Errors after which a session is over, or its server has become a replica."""

_log = logging.getLogger(__name__)


class Postgres:
    """An open PostgreSQL database: an :class:`db.connection.Engine`."""

    last_key = "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM tables_id_seq"

    def __init__(self, address: str, steps: Sequence[Migration], report: Report) -> None:
        """Connect, take the lock and migrate the schema. Raises :class:`StoreError`."""
        self._server = Server(address)
        self.name = self._server.name
        self._report = report
        self._taken: DatabaseTaken | None = None
        self._away: DatabaseUnreachable | None = None
        """Why the last attempt to connect failed."""
        self._settling = False
        self._unsettled: str | None = None
        """A transaction whose outcome is unknown."""
        self._last_write: str | None = None
        """The last transaction that is known to be stored."""
        self._retry_at = 0.0
        self._wait = FIRST_WAIT_SECONDS
        self._stopping = threading.Event()
        self._connection: Raw | None = None
        connection = self._server.connect_at_start()
        try:
            self._backend = self._server.take(connection)
            self._server.migrate(connection, steps)
            self._last_write = self._server.last_write(connection)
            self._connection = connection
            # Shows that this user may write, and other bots that this one was here.
            self.write(lambda session: session.execute("UPDATE tertulia SET last_write = pg_current_xact_id()"))
        except BaseException as error:
            connection.close()
            self.close()
            if isinstance(error, psycopg.Error):
                raise self.explain(error) or StoreError(type(error).__name__) from None
            raise

    @property
    def refusal(self) -> StoreError | None:
        if self._settling:
            return self._away
        return self._taken

    def rows(self, query: str, parameters: tuple[object, ...]) -> list[tuple[Any, ...]]:
        return self._repeated(lambda connection: PostgresSession(connection).execute(query, parameters).fetchall())

    def read(self, work: Callable[[Any], T]) -> T:
        def run(connection: Raw) -> T:
            connection.execute(_BEGIN_READ)
            try:
                return work(PostgresSession(connection))
            finally:
                connection.rollback()

        return self._repeated(run)

    def write(self, work: Callable[[Any], T]) -> T:
        return self._repeated(lambda connection: self._transaction(connection, work))

    def continue_keys(self, last: int) -> Sequence[tuple[str, tuple[object, ...]]]:
        ratings = "SELECT setval('ratings_id_seq', coalesce(max(id), 0) + 1, false) FROM ratings"
        return ("SELECT setval('tables_id_seq', ?, false)", (last + 1,)), (ratings, ())

    def explain(self, error: Exception) -> StoreError | None:
        if not isinstance(error, psycopg.Error):
            return None
        primary = error.diag.message_primary or type(error).__name__
        match error:
            case psycopg.IntegrityError():
                return RowRefused(self.name, primary)
            case psycopg.DataError():
                return RowRefused(self.name, re.sub(r':.*|"[^"]*"', "", primary))  # without the refused value
            case psycopg.errors.DatatypeMismatch():
                return RowRefused(self.name, primary)
            case psycopg.errors.InsufficientPrivilege():
                return DatabaseUnsuitable(self.name, primary, "Make this user the owner of the database.")
            case psycopg.OperationalError() | psycopg.errors.ReadOnlySqlTransaction():
                return DatabaseUnreachable(self.name, primary)
        return None

    def hurry(self) -> None:
        self._stopping.set()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _transaction(self, connection: Raw, work: Callable[[Any], T]) -> T:
        """Run a write. Raises psycopg.Error for a connection that is lost: then nothing is stored."""
        try:
            connection.execute(_BEGIN_WRITE)
            result = work(PostgresSession(connection))
            noted = connection.execute(_NOTE).fetchone()
        except BaseException:
            with suppress(psycopg.Error):
                connection.rollback()
            raise
        try:
            connection.execute("COMMIT")
        except psycopg.Error as error:
            if noted is None or not _is_lost(connection, error) or not self._is_stored(connection, noted[0], error):
                raise
        if noted is not None:
            self._last_write = noted[0]
        return result

    def _is_stored(self, connection: Raw, transaction: str, error: psycopg.Error) -> bool:
        """Find out whether a transaction was committed whose COMMIT got no answer; wait for the server.

        Raises :class:`DatabaseUnreachable` if it stays away. No call gets an answer before a new connection knows.
        """
        self._drop(connection, error)
        self._unsettled = transaction
        until = time.monotonic() + SETTLE_SECONDS
        self._away, self._settling = DatabaseUnreachable(self.name, "the connection was lost"), True
        try:
            while True:
                try:
                    self._connect()
                    break
                except DatabaseUnreachable:
                    if time.monotonic() > until or self._stopping.is_set():
                        raise
                    self._stopping.wait(max(0.0, self._retry_at - time.monotonic()))
        finally:
            self._settling = False
        stored = self._last_write == transaction
        _log.warning("database write without an answer: %s", "it is stored" if stored else "it is not stored, repeated")
        return stored

    def _repeated(self, run: Callable[[Raw], T]) -> T:
        """Run something that stores nothing unless it succeeds; once more if the connection is lost in it."""
        for repeat in (True, False):
            connection = self._connect()
            try:
                return run(connection)
            except psycopg.Error as error:
                if not _is_lost(connection, error):
                    raise
                self._drop(connection, error)
                if not repeat:
                    raise
        raise AssertionError

    def _connect(self) -> Raw:
        """The connection; a new one after a loss. Raises :class:`DatabaseUnreachable`, at once between attempts."""
        if self._taken is not None:
            raise self._taken.with_traceback(None)
        if self._connection is None:
            if self._away is not None and time.monotonic() < self._retry_at:
                raise self._away.with_traceback(None)
            try:
                self._connection = self._connect_again()
            except DatabaseUnreachable as error:
                self._away, self._retry_at = error, time.monotonic() + self._wait
                self._wait = min(2 * self._wait, MAX_WAIT_SECONDS)
                raise
            self._away, self._wait = None, FIRST_WAIT_SECONDS
            _log.info("database connected again: %s", self.name)
        return self._connection

    def _connect_again(self) -> Raw:
        connection = self._server.connect()
        try:
            backend = self._server.take(connection, self._backend)
            last_write = self._server.last_write(connection)
            if last_write not in {self._last_write, self._unsettled}:
                raise DatabaseTaken(self.name)
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.Error):
                raise DatabaseUnreachable(self.name, error.diag.message_primary or type(error).__name__) from None
            if isinstance(error, DatabaseUnreachable) or not isinstance(error, StoreError):
                raise
            self._taken = DatabaseTaken(self.name)
            self._report(self._taken)
            raise self._taken from None
        self._backend, self._last_write, self._unsettled = backend, last_write, None
        return connection

    def _drop(self, connection: Raw, error: psycopg.Error) -> None:
        """Give up a lost connection."""
        if self._connection is connection:
            self._connection, self._away = None, None
            _log.warning("database connection lost: %s", error.diag.message_primary or type(error).__name__)
        with suppress(psycopg.Error):
            connection.close()


class PostgresThread:
    """A thread for psycopg: a :class:`db.connection.Thread`."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "store")

    async def start(self, make: Callable[[], Engine]) -> Engine:
        try:
            return await self.call(make)
        except BaseException:
            self._executor.shutdown(wait=False)
            raise

    def call(self, job: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.wrap_future(self._executor.submit(job))

    async def stop(self, engine: Engine) -> None:
        try:
            await self.call(engine.close)
        finally:
            self._executor.shutdown(wait=False)


class PostgresSession:
    """A connection inside a transaction: a :class:`db.session.Session`."""

    def __init__(self, connection: Raw) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self._connection.execute(_translated(query), values)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> None:
        self._connection.cursor().executemany(_translated(query), rows)


@cache
def _translated(query: str) -> bytes:
    """A query with psycopg's placeholders."""
    return query.replace("%", "%%").replace("?", "%s").encode()


def _is_lost(connection: Raw, error: psycopg.Error) -> bool:
    state = error.sqlstate or ""
    return bool(connection.closed) or state in _LOST_STATES or state.startswith("08")
