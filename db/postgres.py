"""A store's database on a PostgreSQL server, through one connection of psycopg.

**A transaction's statements** go to the server without waiting for one another, until the function reads a result.

**A lost connection.** Before its COMMIT a transaction is void for certain, so it runs once more on a new connection.
During its COMMIT the outcome is unknown. Each transaction therefore stores its own id as ``last_write`` in the row of
this process (see :mod:`db.writer`), and the new connection reads that. It locks the row for that, so it waits until
the old transaction is over. ``pg_xact_status`` alone could err: after a crash the server may give the id of a vanished
transaction to another one, of any database.

**A process whose range another one has started** finds no row of its epoch at the beginning of its next transaction,
and does not commit it.

**A server that is away** is asked again by the next call, at growing intervals. Calls in between fail at once.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import psycopg

from db.connection import Engine, Report
from db.errors import DatabaseUnreachable, OutcomeUnknown, StoreError
from db.migrate import Migration
from db.postgres_server import Backend, Raw, Server, is_lost
from db.shards import EVERY_SERVER, Shards
from db.writer import Writer, close

T = TypeVar("T")

FIRST_WAIT_SECONDS = 0.1
"""Wait before the second attempt to connect. It doubles."""
MAX_WAIT_SECONDS = 5.0
HURRY_SECONDS = 2.0
"""How long a query may take at the end of the program before its connection is given up."""
IDLE_SECONDS = 30.0
"""After how long without a question the server ends the session of a process that shares the database."""
SETTLE_SECONDS = 20.0
"""How long a write waits for the server to learn its outcome. The server ends lost transactions earlier."""

_BEGIN_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
_BEGIN_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_log = logging.getLogger(__name__)


class Postgres:
    """An open PostgreSQL database: an :class:`db.connection.Engine`."""

    browses = True
    last_key = "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM tables_id_seq"

    def __init__(self, address: str, steps: Sequence[Migration], report: Report, shards: Shards | None = None) -> None:
        """Connect, migrate the schema, and take the locks of ``shards``, or of a process that is alone.

        Raises :class:`StoreError`.
        """
        self._server = Server(address)
        self.name = self._server.name
        self._away: DatabaseUnreachable | None = None
        """Why the last attempt to connect failed."""
        self._settling = False
        self._retry_at = 0.0
        self._wait = FIRST_WAIT_SECONDS
        self._stopping = threading.Event()
        self._asked: float | None = None
        """Since when a call has been waiting for the server."""
        self.proved = time.monotonic()
        """When the server last replied."""
        self._connection: Raw | None = None
        self._pages: Raw | None = None
        """The session of :meth:`browse`, which only reads."""
        self._backend: Backend | None = None
        self.writer = Writer(self._server, report, shards)
        self.owned = EVERY_SERVER if shards is None else shards.condition
        connection = self._server.connect_at_start(Raw)
        try:
            self._backend = self._set_up(connection)
            self.writer.start(connection, steps)
        except BaseException as error:
            close(connection)
            if isinstance(error, psycopg.Error):
                raise self._server.explain(error) or StoreError(type(error).__name__) from None
            raise
        self._connection = connection

    @property
    def refusal(self) -> StoreError | None:
        return self._away if self._settling else self.writer.error

    @property
    def connected(self) -> bool:
        """Whether the session lives, for all that is known. Any thread may ask."""
        return self._connection is not None

    def rows(self, query: str, parameters: tuple[object, ...]) -> list[tuple[Any, ...]]:
        return self._repeated(lambda connection: PostgresSession(connection).execute(query, parameters).fetchall())

    def read(self, work: Callable[[Any], T]) -> T:
        def run(connection: Raw) -> T:
            try:
                with connection.pipeline():
                    connection.execute(_BEGIN_READ)
                    return work(PostgresSession(connection))
            finally:
                connection.rollback()

        return self._repeated(run)

    def browse(self, work: Callable[[Any], T]) -> T:
        for repeat in (True, False):
            connection = self._pages = self._pages or self._connect_to_read()
            try:
                with connection.pipeline():
                    connection.execute(_BEGIN_READ)
                    return work(PostgresSession(connection))
            except psycopg.Error as error:
                if not is_lost(connection, error):
                    raise
                self._pages = None
                close(connection)
                if not repeat:
                    raise
            finally:
                if not connection.closed:
                    connection.rollback()
        raise AssertionError

    def write(self, work: Callable[[Any], T]) -> T:
        return self._repeated(lambda connection: self._transaction(connection, work))

    def continue_keys(self, last: int) -> Sequence[tuple[str, tuple[object, ...]]]:
        ratings = "SELECT setval('ratings_id_seq', coalesce(max(id), 0) + 1, false) FROM ratings"
        return ("SELECT setval('tables_id_seq', ?, false)", (last + 1,)), (ratings, ())

    def explain(self, error: Exception) -> StoreError | None:
        return self._server.explain(error)

    def hurry(self) -> None:
        self._stopping.set()
        connection, asked = self._connection, self._asked
        if connection is not None and asked is not None and time.monotonic() - asked > HURRY_SECONDS:
            _cut(connection)  # the server may never reply; if it does, a new one learns what became of the transaction
        if self._pages is not None:
            _cut(self._pages)

    def close(self) -> None:
        close(self._pages)
        self.writer.leave(self._connection)
        close(self._connection)

    def _transaction(self, connection: Raw, work: Callable[[Any], T]) -> T:
        """Run a write. Raises psycopg.Error for a connection that is lost: then nothing is stored."""
        try:
            with connection.pipeline():
                connection.execute(_BEGIN_WRITE)
                noted = self.writer.note(connection)
                try:
                    result = work(PostgresSession(connection))
                except StoreError:
                    self.writer.noted(noted)  # a process whose epoch is over finds others' changes: that is why
                    raise
                written = self.writer.noted(noted)
        except BaseException:
            with suppress(psycopg.Error):
                connection.rollback()
            raise
        try:
            connection.execute("COMMIT")
        except psycopg.Error as error:
            if not is_lost(connection, error) or not self._is_stored(connection, written, error):
                raise
        self.writer.last_write = written
        return result

    def _is_stored(self, connection: Raw, transaction: str, error: psycopg.Error) -> bool:
        """Find out whether a transaction was committed whose COMMIT got no answer; wait for the server.

        Raises :class:`OutcomeUnknown` if it stays away. No call gets an answer before a new connection knows.
        """
        self._drop(connection, error)
        self.writer.unsettled = transaction
        until = time.monotonic() + SETTLE_SECONDS
        self._away, self._settling = DatabaseUnreachable(self.name, "the connection was lost"), True
        try:
            while True:
                try:
                    self._connect()
                    break
                except DatabaseUnreachable as away:
                    if time.monotonic() > until or self._stopping.is_set():
                        raise OutcomeUnknown(self.name, away.reason) from None
                    self._stopping.wait(max(0.0, self._retry_at - time.monotonic()))
        finally:
            self._settling = False
        stored = self.writer.last_write == transaction
        _log.warning("database write without an answer: %s", "it is stored" if stored else "it is not stored, repeated")
        return stored

    def _repeated(self, run: Callable[[Raw], T]) -> T:
        """Run something that stores nothing unless it succeeds; once more if the connection is lost in it."""
        for repeat in (True, False):
            connection = self._connect()
            self._asked = time.monotonic()
            try:
                result = run(connection)
                self.proved = time.monotonic()
                return result
            except psycopg.Error as error:
                if not is_lost(connection, error):
                    raise
                self._drop(connection, error)
                if not repeat:
                    raise
            finally:
                self._asked = None
        raise AssertionError

    def _connect(self) -> Raw:
        """Return the connection; a new one after a loss.

        Raises :class:`DatabaseUnreachable`, at once between attempts.
        """
        if self.writer.error is not None:
            raise self.writer.error.with_traceback(None)
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
        connection = self._server.connect(Raw)
        try:
            backend = self._set_up(connection, self._backend)
            self.writer.resume(connection)
        except BaseException as error:
            close(connection)
            if isinstance(error, psycopg.Error):
                raise DatabaseUnreachable(self.name, error.diag.message_primary or type(error).__name__) from None
            raise
        self._backend = backend
        return connection

    def _connect_to_read(self) -> Raw:
        """Return a session for pages. It idles without an end: it holds no lock."""
        connection = self._server.connect(Raw)
        self._server.set_up(connection, None, {"application_name": "tertulia pages"})
        return connection

    def _set_up(self, connection: Raw, previous: Backend | None = None) -> Backend:
        # A process that is alone needs no end: a frozen one wakes up and works as before. It may ask nothing for long.
        idle = 0 if self.writer.shards is None else int(IDLE_SECONDS * 1000)
        return self._server.set_up(connection, previous, {"idle_session_timeout": str(idle)})

    def _drop(self, connection: Raw, error: psycopg.Error) -> None:
        """Give up a lost connection."""
        if self._connection is connection:
            self._connection, self._away = None, None
            _log.warning("database connection lost: %s", self._server.reason(error))
        close(connection)


def _cut(connection: Raw) -> None:
    """End a connection at once, in any thread."""
    with suppress(OSError, psycopg.Error):
        end = socket.socket(fileno=connection.fileno())
        try:
            end.shutdown(socket.SHUT_RDWR)
        finally:
            end.detach()


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
        for values in rows:
            self.execute(query, values)


@cache
def _translated(query: str) -> bytes:
    """Return a query with psycopg's placeholders."""
    return query.replace("%", "%%").replace("?", "%s").encode()
