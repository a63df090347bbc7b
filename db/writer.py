"""The right to write to a PostgreSQL database: a row with an epoch, and advisory locks of the session that writes.

**The locks** say who runs: one for each shard of the process, and one that processes with ranges share, while a process
that is alone has it for itself. The server frees them when the session ends in any way.

**The epoch** in the row of the process's range says who may write. Each start raises it, and each transaction updates
the row where the epoch is still its own. So a process that lost its session, and whose range another one has started
since, writes nothing more. A start deletes the rows of ranges that overlap its own. The epoch is negative after a
process has stopped in order.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg

from db.connection import Report
from db.errors import (
    DatabaseInUse,
    DatabaseTaken,
    DatabaseTooNew,
    DatabaseUnreachable,
    RangeTaken,
    StoreClosed,
    StoreError,
)
from db.migrate import Migration
from db.postgres_server import HELD, LIVING, MEMBERS_VERSION, START_KEY, WRITERS_VERSION, Raw, Server
from db.shards import ALL, Shards

LOCK_SECONDS, RANGE_SECONDS = 10.0, 45.0
"""How long a start waits for others: alone, and with a range. A server notices a killed bot at once. The session of a
machine that has vanished ends after ``IDLE_SECONDS`` of :mod:`db.postgres`.
"""
HOLD_SECONDS = 6.0
"""How long a start waits that takes over from a process which did not stop in order: that one may answer clicks for
``LOST_SECONDS`` of :mod:`db.store` after it has lost its session.
"""
RESUME_SECONDS = 5.0
"""How long a new session waits until the server has ended the previous one."""

_log = logging.getLogger(__name__)
_CLASS: Final = "'writers'::regclass::oid::integer"
"""The first number of the locks. No two tables of a database share it."""
_ALONE: Final = 0
"""The second number of the lock for being alone, or for not being alone."""
_KEYS: Final = 1024
"""The second number of a shard's lock is ``total * _KEYS + shard``."""


class Writer:
    """The row and the locks of this process. ``shards``: those that it serves; None: it is alone."""

    def __init__(self, server: Server, report: Report, shards: Shards | None) -> None:
        self.shards = shards
        self.range = ALL if shards is None else str(shards)
        self.epoch = 0
        """The start of this range that this process is."""
        self.last_write = ""
        """The last transaction that is known to be stored."""
        self.unsettled: str | None = None
        """A transaction whose outcome is unknown."""
        self.error: StoreError | None = None
        """Why this process may write no more, or None. Any thread may ask."""
        self._takes_over = False
        """Whether the former process of these shards did not stop in order."""
        self._server, self._report = server, report
        self._lock = threading.Lock()

    def fall(self) -> StoreError:
        """Note that another process has this range now, and report that once; return the error to raise."""
        with self._lock:
            if self.error is None:
                error = DatabaseTaken(self._server.name, alone=self.shards is None)
                self.error = error
                self._report(error)
            return self.error.with_traceback(None)

    def leave(self, connection: Raw | None) -> None:
        """Note that this process has stopped, also in its row: the next one of its range need not wait for it."""
        with self._lock:
            stopped, self.error = self.error is None, self.error or StoreClosed(self._server.name)
        if connection is not None and stopped:
            query = "UPDATE writers SET epoch = -epoch WHERE range = %s AND epoch = %s"
            with suppress(psycopg.Error):
                connection.execute(query, (self.range, self.epoch))

    def start(self, connection: Raw, steps: Sequence[Migration]) -> None:
        """Migrate the schema, take the locks and raise the epoch; wait for others in the way.

        Raises :class:`DatabaseInUse` and :class:`RangeTaken` if others stay in the way, and other
        :class:`StoreError`.
        """
        seconds, waiting = LOCK_SECONDS if self.shards is None else RANGE_SECONDS, False
        until, taken = time.monotonic() + seconds, list[StoreError]()
        while True:
            with connection.transaction():
                obstacle = self._obstacle(connection, steps)
                if obstacle is None:
                    obstacle = self._enter(connection, steps)
            if isinstance(obstacle, RangeTaken):
                taken.append(obstacle)
            if obstacle is None:
                if self._takes_over and self.shards is not None:
                    time.sleep(HOLD_SECONDS)
                return
            connection.execute("SELECT pg_advisory_unlock_all()")
            if time.monotonic() > until:
                raise taken[-1] if taken else obstacle  # another start may be under way at this moment
            if not waiting:
                _log.info("start waits for at most %d s: %s", seconds, obstacle)
                waiting = True
            time.sleep(0.05)

    def resume(self, connection: Raw) -> None:
        """Take the locks again on a new session, and resume if the epoch is still ours.

        Raises :class:`DatabaseUnreachable` while the server has not ended the previous session.
        """
        until = time.monotonic() + RESUME_SECONDS
        while not self._take(connection):
            connection.execute("SELECT pg_advisory_unlock_all()")
            self._need_epoch(connection)
            if time.monotonic() > until:
                raise DatabaseUnreachable(self._server.name, "the server has not ended the bot's previous session")
            time.sleep(0.05)
        # Waits for the transaction that the previous session may still be in. A COMMIT would wait for a replica.
        with connection.transaction(force_rollback=True):
            stored = self._need_epoch(connection, "FOR UPDATE")
        if stored not in {self.last_write, self.unsettled}:
            raise self.fall()
        self.last_write, self.unsettled = stored, None

    def note(self, connection: Raw) -> psycopg.Cursor[tuple[Any, ...]]:
        """Begin a write in the row of this process: the result has the transaction's id, or no row."""
        query = (
            "UPDATE writers SET last_write = pg_current_xact_id() WHERE range = %s AND epoch = %s"
            " RETURNING last_write::text"
        )
        return connection.execute(query, (self.range, self.epoch))

    def noted(self, result: psycopg.Cursor[tuple[Any, ...]]) -> str:
        """Return the id of a transaction that :meth:`note` began. Raises :class:`StoreError` if the epoch is over."""
        found = result.fetchone()
        if found is None:
            raise self.fall()
        return str(found[0])

    def _need_epoch(self, connection: Raw, lock: str = "") -> str:
        """Return the last write. Raises unless the epoch is ours."""
        query = f"SELECT last_write::text FROM writers WHERE range = %s AND epoch = %s {lock}"
        found = connection.execute(query.encode(), (self.range, self.epoch)).fetchone()
        if found is None:
            raise self.fall()
        return str(found[0])

    def _obstacle(self, connection: Raw, steps: Sequence[Migration]) -> StoreError | None:
        """Take the lock of starts for this transaction; return what is in the way, or None."""
        name = self._server.name
        if not _one(connection, f"SELECT pg_try_advisory_xact_lock({START_KEY})"):
            return DatabaseInUse(name, who="by another running copy of the bot")
        version, newest = self._server.schema_version(connection), steps[-1].number
        if version > newest:
            raise DatabaseTooNew(name, version, newest)
        if version < MEMBERS_VERSION:
            return None  # bots of those versions hold the lock of starts as long as they run
        if version < WRITERS_VERSION:
            older = _one(connection, LIVING.format(table="members")) is not None
            return DatabaseInUse(name, who="by a running bot of an older version") if older else None
        held = {int(key) for (key,) in connection.execute(_HELD_KEYS.encode()).fetchall()}
        if held and version < newest:
            return DatabaseInUse(name, who="by a running bot of an older version")
        if not held:
            return None
        rows = [text for (text,) in connection.execute("SELECT range FROM writers ORDER BY range").fetchall()]
        for other in (Shards.read(text) for text in rows if text != ALL):
            if _keys(other)[0] in held and (self.shards is None or self.shards.overlaps(other)):
                return RangeTaken(name, self.range, str(other))
        if self.shards is None or held == {_ALONE}:
            return DatabaseInUse(name, who="by another running copy of the bot")
        return None

    def _enter(self, connection: Raw, steps: Sequence[Migration]) -> StoreError | None:
        """Migrate, lock, raise the epoch; return what is in the way of the locks, or None."""
        version = self._server.schema_version(connection)
        self._server.migrate(connection, version, steps)
        if 0 < version < steps[-1].number:
            _log.info("database migrated from schema version %s to %s", version, steps[-1].number)
        elif version == 0:
            _log.info("database made: %s", self._server.name)
        if not self._take(connection):
            return DatabaseInUse(self._server.name, who="by another running copy of the bot")
        self._takes_over = False
        for text, epoch in connection.execute("SELECT range, epoch FROM writers").fetchall():
            if text in (ALL, self.range) or self.shards is None or self.shards.overlaps(Shards.read(text)):
                self._takes_over |= epoch > 0
                if text != self.range:
                    connection.execute("DELETE FROM writers WHERE range = %s", (text,))
        query = (
            "INSERT INTO writers VALUES (%s, 1, pg_current_xact_id()) ON CONFLICT (range)"
            " DO UPDATE SET epoch = abs(writers.epoch) + 1, last_write = pg_current_xact_id()"
            " RETURNING epoch, last_write::text"
        )
        ((self.epoch, self.last_write),) = connection.execute(query, (self.range,)).fetchall()
        return None

    def _take(self, connection: Raw) -> bool:
        """Take the locks; return whether all are ours."""
        if self.shards is None:
            return bool(_one(connection, f"SELECT pg_try_advisory_lock({_CLASS}, {_ALONE})"))
        query = (
            f"SELECT bool_and(pg_try_advisory_lock({_CLASS}, key)) AND pg_try_advisory_lock_shared({_CLASS}, {_ALONE})"
            " FROM unnest(%s) AS key"
        )
        return bool(_one(connection, query, _keys(self.shards)))


_HELD_KEYS: Final = f"SELECT DISTINCT objid::bigint {HELD} AND classid = 'writers'::regclass"


def _keys(shards: Shards) -> list[int]:
    return [shards.total * _KEYS + number for number in shards.numbers]


def _one(connection: Raw, query: str, *values: object) -> Any:
    """Return the first value of the first row."""
    row = connection.execute(query.encode(), values or None).fetchone()
    return None if row is None else row[0]


def close(connection: Raw | None) -> None:
    """Close a connection, whatever its state."""
    if connection is not None:
        with suppress(psycopg.Error):
            connection.close()
