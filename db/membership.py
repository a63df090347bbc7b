"""One process as a member of those that share a database: its row, its lock session and its buckets.

**The row** in ``members`` is the fence. Each transaction of a member begins with an update of it (see
:mod:`db.postgres`). So a deletion of the row waits for a transaction that is running, and no later one succeeds.

**The lock session** is a connection of its own. As long as it lives, it holds the advisory lock of the row, so the
other members know that this one lives. The server frees the lock when the session ends in any way. A frozen process
asks nothing, so the server ends its session after :data:`IDLE_SECONDS`. A member without a lock for
:data:`GRACE_SECONDS` is removed by the others.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg import pq
from psycopg.abc import PQGen

from db.buckets import ALL, BUCKETS, EVERY_SERVER, Look, asked, overlap
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
from db.postgres_server import HELD, MEMBERS_VERSION, START_KEY, Backend, Raw, Server, is_lost

T = TypeVar("T")

LOCK_SECONDS = 10.0
"""How long a start waits for others. A server needs a moment to notice that a killed bot's connection has ended."""
GRACE_SECONDS = 10.0
"""How long a member must be without a lock before others remove it."""
MARGIN_SECONDS = 2.0
"""How long before the end of that grace a member stops that has lost its session."""
IDLE_SECONDS = 30.0
"""After how long without a question the server ends the lock session of a member that is not alone."""
SURE_SECONDS = 20.0
"""How long a reply of the server proves that this process is a member: less than its lock lives."""
ANSWER_SECONDS = 10.0
"""How long to wait for one reply to the lock session."""

_LOCK = "'members'::regclass::oid::integer"
"""The first number of a member's advisory lock. No two tables of a database share it."""
_TURN = "'buckets'::regclass::oid::integer"
"""The first number of the lock of a turn to identify."""
_HOLDS = f"EXISTS (SELECT 1 {HELD} AND classid = 'members'::regclass AND objid::bigint = members.id)"

_log = logging.getLogger(__name__)


class Fence:
    """Whether this process may still write. Any thread may ask."""

    def __init__(self, name: str, report: Report, *, alone: bool) -> None:
        self.error: StoreError | None = None
        """Why it may not, or None."""
        self._name, self._report, self._alone = name, report, alone
        self._lock = threading.Lock()

    def fall(self) -> StoreError:
        """Note that this process is no member any more, and report that once; the error to raise."""
        with self._lock:
            if self.error is None:
                error = DatabaseTaken(self._name, alone=self._alone)
                self.error = error
                self._report(error)
            return self.error.with_traceback(None)

    def leave(self) -> None:
        """Note that this process has left."""
        with self._lock:
            self.error = self.error or StoreClosed(self._name)


class _Impatient(psycopg.Connection[tuple[Any, ...]]):
    """A connection that is lost if the server does not reply within ``patience`` seconds; None: it may take long."""

    patience: float | None = None

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == pq.TransactionStatus.ACTIVE:
                self.pgconn.finish()
            raise


class Membership:
    """The row and the lock session of this process. Any thread may call a method; one runs at a time.

    All methods raise :class:`StoreError`, and :class:`DatabaseTaken` once the row is gone.
    """

    def __init__(self, server: Server, steps: Sequence[Migration], report: Report, range: str = ALL) -> None:
        """Migrate the schema and become a member that asks for the shards ``range``; wait for others in the way.

        Raises :class:`DatabaseInUse` and :class:`RangeTaken` if others stay in the way, other :class:`StoreError`, and
        ValueError for a malformed range.
        """
        asked(range)
        self.name = server.name
        self.range = range
        self.fence = Fence(server.name, report, alone=range == ALL)
        self._server = server
        self._steps = steps
        self._busy = threading.RLock()
        self._absent: dict[int, float] = {}
        """Since when members were seen without their lock."""
        self._proved = -float("inf")
        """When the last query was sent to which the server has replied; before that, for ever ago."""
        self._held = False
        """Whether the lock session lives, for all that is known."""
        connection = server.connect_at_start(_Impatient)
        try:
            self._backend = self._set_up(connection)
            self.id, self.last_write = self._join(connection)
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.Error):
                raise server.explain(error) or StoreError(type(error).__name__) from None
            raise
        connection.patience = ANSWER_SECONDS
        self._connection: Raw | None = connection
        self._held = True

    @property
    def owned(self) -> str:
        """The condition on ``tables.guild_id`` that a server belongs to this process."""
        if self.range == ALL:
            return EVERY_SERVER
        ours = f"FROM buckets WHERE member = {self.id}"
        # The first part does not depend on the table: a process without buckets reads no table at all.
        return f"EXISTS (SELECT 1 {ours}) AND (tables.guild_id >> 22) % {BUCKETS} IN (SELECT number {ours})"

    @property
    def silence(self) -> float:
        """Seconds since the last query was sent to which the server has replied."""
        return time.monotonic() - self._proved

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken the buckets of this one.

        Its lock lived when the server last replied, so the others removed it no earlier than their grace after that.
        """
        limit = SURE_SECONDS if self._held else GRACE_SECONDS - MARGIN_SECONDS
        return self.fence.error is None and self.silence < limit

    @property
    def replies(self) -> bool:
        """Whether the server has replied of late, and the lock session lives, for all that is known."""
        return self._held and self.silence < SURE_SECONDS

    def look(self) -> Look:
        """Keep the session alive, remove members that are absent for long, and read all."""
        return self._repeated(self._look)

    def claim(self, buckets: Collection[int]) -> bool:
        """Take free buckets, all or none; return whether they are ours."""

        def run(connection: Raw) -> bool:
            with connection.transaction() as transaction:
                free = "SELECT number FROM buckets WHERE number = ANY(%s) AND coalesce(member, %s) = %s"
                found = connection.execute(f"{free} ORDER BY number FOR UPDATE", (wanted, self.id, self.id)).fetchall()
                if len(found) < len(wanted):
                    raise psycopg.Rollback(transaction)
                connection.execute("UPDATE buckets SET member = %s WHERE number = ANY(%s)", (self.id, wanted))
                return True
            return False

        wanted = sorted(set(buckets))
        return self._repeated(run)

    def give(self, buckets: Collection[int]) -> None:
        """Make buckets of ours free. Waits for a transaction of this process: what it writes is ours until then."""

        def run(connection: Raw) -> None:
            with connection.transaction():
                if connection.execute("SELECT 1 FROM members WHERE id = %s FOR UPDATE", (self.id,)).fetchone() is None:
                    raise self.fence.fall()
                query = "UPDATE buckets SET member = NULL WHERE number = ANY(%s) AND member = %s"
                connection.execute(query, (sorted(set(buckets)), self.id))

        self._repeated(run)

    def take_turn(self, key: int) -> bool:
        """Try to get the turn to identify in a bucket of Discord's limit; return whether it is ours."""
        return self._repeated(
            lambda connection: bool(_one(connection, f"SELECT pg_try_advisory_lock({_TURN}, %s)", key))
        )

    def end_turn(self, key: int) -> None:
        """Give the turn to identify to another process."""
        with suppress(StoreError):  # then the session is over, and the turn with it
            self._repeated(lambda connection: _one(connection, f"SELECT pg_advisory_unlock({_TURN}, %s)", key))

    def leave(self) -> None:
        """Remove this member, so that its buckets are free at once. Idempotent.

        Waits for a transaction of this process. A server that is away removes the member later.
        """
        with self._busy:
            self.fence.leave()
            self._held = False
            connection, self._connection = self._connection, None
            if connection is not None:
                with suppress(psycopg.Error):
                    connection.execute("DELETE FROM members WHERE id = %s", (self.id,))
                connection.close()

    def _set_up(self, connection: Raw, previous: Backend | None = None) -> Backend:
        name = f"{connection.info.get_parameters().get('application_name', '')} members".strip()
        # A process that is alone needs no end: a frozen one wakes up and works as before. It may ask nothing for long.
        idle = 0 if self.range == ALL else int(IDLE_SECONDS * 1000)
        return self._server.set_up(connection, previous, {"application_name": name, "idle_session_timeout": str(idle)})

    def _join(self, connection: Raw) -> tuple[int, str]:
        until = time.monotonic() + LOCK_SECONDS
        while True:
            with connection.transaction():
                sent = time.monotonic()
                obstacle = self._obstacle(connection)
                if obstacle is None:
                    joined = self._enter(connection)
            if obstacle is None:
                self._proved = sent
                return joined
            if time.monotonic() > until:
                raise obstacle
            time.sleep(0.05)

    def _obstacle(self, connection: Raw) -> StoreError | None:
        """Take the lock of starts for this transaction; who is in the way, or None."""
        name = self._server.name
        if not _one(connection, f"SELECT pg_try_advisory_xact_lock({START_KEY})"):
            return DatabaseInUse(name, who="by another running copy of the bot")
        version, newest = self._server.schema_version(connection), self._steps[-1].number
        if version > newest:
            raise DatabaseTooNew(name, version, newest)
        if version < MEMBERS_VERSION:
            return None
        ranges = [text for (text,) in connection.execute(f"SELECT range FROM members WHERE {_HOLDS}").fetchall()]
        if ranges and version < newest:
            return DatabaseInUse(name, who="by a running bot of an older version")
        if ranges and self.range == ALL:
            return DatabaseInUse(name, who="by another running copy of the bot")
        if ALL in ranges:
            return DatabaseInUse(name, who="by a running copy of the bot without TERTULIA_CLUSTER")
        for text in ranges:
            if shared := overlap(self.range, text):
                return RangeTaken(name, shared, int(text.rpartition("/")[2]), text)
        return None

    def _enter(self, connection: Raw) -> tuple[int, str]:
        """Migrate the schema, insert the row and lock it; return the id and the last write."""
        self._server.migrate(connection, self._server.schema_version(connection), self._steps)
        if self.range == ALL:
            connection.execute("DELETE FROM members")  # all are absent
        query = (
            "INSERT INTO members (range, last_write) VALUES (%s, pg_current_xact_id()) RETURNING id, last_write::text"
        )
        ((member, last_write),) = connection.execute(query, (self.range,)).fetchall()
        connection.execute(f"SELECT pg_advisory_lock({_LOCK}, %s)", (member,))
        if self.range == ALL:
            connection.execute("UPDATE buckets SET member = %s", (member,))
        return member, last_write

    def _look(self, connection: Raw) -> Look:
        now = time.monotonic()
        living: dict[int, bool] = dict(connection.execute(f"SELECT id, {_HOLDS} FROM members").fetchall())
        if self.id not in living:
            raise self.fence.fall()
        self._absent = {each: self._absent.get(each, now) for each, lives in living.items() if not lives}
        for each, since in self._absent.items():
            if now - since >= GRACE_SECONDS:
                self._remove(connection, each)
        owners: dict[int, int] = dict(
            connection.execute("SELECT number, member FROM buckets WHERE member IS NOT NULL").fetchall()
        )
        return Look(sum(living.values()), owners)

    def _remove(self, connection: Raw, member: int) -> None:
        """Remove a member unless it lives again. Waits a while for its last transaction; else the next look tries."""
        query = f"DELETE FROM members WHERE id = %s AND pg_try_advisory_xact_lock({_LOCK}, id) RETURNING range"
        try:
            removed = connection.execute(query, (member,)).fetchone()
        except psycopg.errors.LockNotAvailable:
            return
        if removed is not None:
            _log.warning("another process is gone: its shards (%s) are free", removed[0])

    def _repeated(self, run: Callable[[Raw], T]) -> T:
        """Ask something that may be asked twice; once more if the session is lost in it."""
        with self._busy:
            for repeat in (True, False):
                connection = self._connect()
                sent = time.monotonic()
                try:
                    result = run(connection)
                except psycopg.Error as error:
                    if isinstance(error, psycopg.errors.ForeignKeyViolation):
                        raise self.fence.fall() from None  # the row of this member is gone
                    if is_lost(connection, error):
                        self._drop(connection, error)
                        if repeat:
                            continue
                    raise self._server.explain(error) or error from None
                self._proved = sent
                return result
        raise AssertionError

    def _connect(self) -> Raw:
        """The lock session; a new one after a loss."""
        if self.fence.error is not None:
            raise self.fence.error.with_traceback(None)
        if self._connection is None:
            connection = self._server.connect(_Impatient)
            connection.patience = ANSWER_SECONDS
            try:
                self._relock(connection)
            except BaseException as error:
                connection.close()
                if isinstance(error, psycopg.Error):
                    raise self._server.explain(error) or error from None
                raise
            self._connection, self._held = connection, True
            self._absent.clear()  # the others may have lost theirs at the same time
            _log.info("lock session connected again: %s", self._server.name)
        return self._connection

    def _relock(self, connection: Raw) -> None:
        """Lock the row again. Raises if it is gone, or if the server has not ended the session before."""
        previous, self._backend = self._backend, self._set_up(connection, self._backend)
        sent, until = time.monotonic(), time.monotonic() + ANSWER_SECONDS / 2
        while not _one(connection, f"SELECT pg_try_advisory_lock({_LOCK}, %s)", self.id):
            if time.monotonic() > until:
                self._backend = previous
                raise DatabaseUnreachable(self._server.name, "the server has not ended the bot's previous session")
            time.sleep(0.05)
        if _one(connection, "SELECT 1 FROM members WHERE id = %s", self.id) is None:
            raise self.fence.fall()
        self._proved = sent

    def _drop(self, connection: Raw, error: psycopg.Error) -> None:
        """Give up a lost session."""
        self._connection, self._held = None, False
        _log.warning("lock session lost: %s", self._server.reason(error))
        with suppress(psycopg.Error):
            connection.close()


def _one(connection: Raw, query: str, *values: object) -> Any:
    """The first value of the first row."""
    row = connection.execute(query.encode(), values or None).fetchone()
    return None if row is None else row[0]
