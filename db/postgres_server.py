"""Connects to a PostgreSQL server, checks what the bot needs of it, and migrates its schema."""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from typing import Any, NamedTuple, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import IntDumper

from db.errors import (
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnsuitable,
    MigrationFailed,
    RowRefused,
    StoreError,
)
from db.migrate import APPLICATION_ID, Migration

MIN_SERVER_VERSION = 14
MEMBERS_VERSION, WRITERS_VERSION = 13, 15
"""The first schema versions with ``members`` and with ``writers``. Bots of older versions than the first hold
:data:`START_KEY` as long as they run.
"""
STARTING_SECONDS = 60.0
"""How long the start waits for a server that cannot be reached."""

DEFAULTS = {
    "application_name": "tertulia",
    "connect_timeout": "5",
    # A server that vanished from the network is noticed within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    # Of several hosts, the one that is no replica.
    "target_session_attrs": "read-write",
}
"""Parameters of a connection that the address may set otherwise."""

SETTINGS = {
    "lock_timeout": "5s",
    "default_transaction_isolation": "read committed",
    # Bounds how long the server keeps the transaction of a bot that has vanished.
    "idle_in_transaction_session_timeout": "10s",
    "idle_session_timeout": "0",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "extra_float_digits": "1",
}

START_KEY = f"{APPLICATION_ID}, hashtext(current_schema())"
"""The advisory lock of starts: one bot after the other."""
HELD = (
    "FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Advisory locks with two numbers that sessions of this database hold."""
_STARTING = (
    f"SELECT 1 {HELD} AND classid = {APPLICATION_ID}"
    " AND objid::bigint = hashtext(current_schema())::bigint & 4294967295"
)
LIVING = f"SELECT 1 {HELD} AND classid = '{{table}}'::regclass"
"""Whether a bot runs whose locks belong to this table."""
_OTHER_TABLES = (
    "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')"
    " AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')"
)

_LOST_STATES = {"57P01", "57P02", "57P03", "57P04", "57P05", "25P03", "25006"}
"""Errors after which a session is over, or its server has become a replica."""

_FULL = re.compile("too many|connection slots|read-write|read-only|standby", re.IGNORECASE)
"""What a server says that is full, or a replica: it may take the connection later."""

_log = logging.getLogger(__name__)

Raw = psycopg.Connection[tuple[Any, ...]]
C = TypeVar("C", bound=Raw)


class Backend(NamedTuple):
    """A session of the server: its process there and when it began."""

    pid: int
    began: Any


class _FlagDumper(IntDumper):
    """Sends a bool as 0 or 1: flags are numbers, as in SQLite."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class Server:
    """The server and database of one address."""

    def __init__(self, address: str) -> None:
        """Read an address. Raises :class:`DatabaseUnsuitable` for a malformed one."""
        try:
            self._parts: dict[str, Any] = conninfo_to_dict(address)
            if not re.fullmatch(r"[\d,]*", str(self._parts.get("port", ""))) or any(
                "@" in str(self._parts.get(part)) for part in ("host", "dbname")
            ):
                raise ValueError("a password with an unquoted sign")
        except (psycopg.Error, ValueError):  # its text may quote the password
            raise DatabaseUnsuitable(
                "in TERTULIA_DATABASE",
                "it is not an address like postgresql://user:password@host:5432/database",
                "Write signs of the password such as @, : and / as %40, %3A and %2F.",
            ) from None
        self._password = str(self._parts.get("password") or os.environ.get("PGPASSWORD", ""))
        user = f"{self._parts['user']}@" if self._parts.get("user") else ""
        port = f":{self._parts['port']}" if self._parts.get("port") else ""
        self.name = f"postgresql://{user}{self._parts.get('host', '')}{port}/{self._parts.get('dbname', '')}"

    def connect(self, kind: type[C]) -> C:
        """Return a new connection. Raises :class:`DatabaseUnreachable`."""
        try:
            connection = kind.connect(**{**DEFAULTS, **self._parts}, client_encoding="UTF8", autocommit=True)
        except psycopg.Error as error:
            raise DatabaseUnreachable(self.name, self.reason(error)) from None
        connection.adapters.register_dumper(bool, _FlagDumper)
        return connection

    def connect_at_start(self, kind: type[C], *, waits: bool = True) -> C:
        """Return a first connection, checked. ``waits`` for a server that is away. Raises :class:`StoreError`."""
        until, waiting = time.monotonic() + STARTING_SECONDS, False
        while True:
            try:
                connection = self.connect(kind)
                break
            except DatabaseUnreachable as error:
                if self._refuses(error.reason):
                    raise DatabaseUnsuitable(
                        self.name, error.reason, "Check the password, the user and the database in TERTULIA_DATABASE."
                    ) from None
                if not waits or time.monotonic() > until:
                    raise
                if not waiting:
                    _log.info("start waits for at most %d s: %s", STARTING_SECONDS, error.reason)
                    waiting = True
                time.sleep(0.2)
        try:
            self._need_suitable(connection)
            self._need_own_session(connection)
        except BaseException as error:
            connection.close()
            if isinstance(error, psycopg.Error):
                raise DatabaseUnreachable(self.name, self.reason(error)) from None
            raise
        return connection

    def without_password(self) -> str:
        """Return the connection as libpq reads it. Its programs ask for the password, or find it in ~/.pgpass."""
        return psycopg.conninfo.make_conninfo(
            **{name: each for name, each in self._parts.items() if name != "password"}
        )

    def major(self) -> int:
        """Return the server's version, such as 17. Raises :class:`DatabaseUnreachable`."""
        with closing(self.connect(Raw)) as connection:
            return connection.info.server_version // 10_000

    def set_up(self, connection: Raw, previous: Backend | None = None, settings: Mapping[str, str] = {}) -> Backend:
        """Set up a session with ``settings`` besides the usual ones, and end the ``previous`` one; return the session.

        Raises psycopg.Error.
        """
        values = ", ".join(
            f"set_config('{name}', '{value}', false)" for name, value in {**SETTINGS, **settings}.items()
        )
        connection.execute(f"SELECT {values}".encode())
        # A move is on the disk before it is answered, whatever the server's default. Stronger settings stay.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        if previous is not None:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s", previous
            )
        found = connection.execute("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
        return Backend(*(found.fetchone() or (0, None)))

    def migrate(self, connection: Raw, version: int, steps: Sequence[Migration]) -> None:
        """Make the schema, or run the steps that a schema of ``version`` misses, in the caller's transaction.

        Raises :class:`DatabaseUnsuitable` and :class:`MigrationFailed`, and psycopg.Error if the connection is lost.
        """
        number = version
        try:
            for step in steps:
                if step.number > version:
                    number = step.number
                    connection.execute(step.sql.encode())
                    connection.execute("UPDATE tertulia SET version = %s", (number,))
        except psycopg.errors.InsufficientPrivilege:
            raise self._without_rights() from None
        except psycopg.Error as error:
            if connection.closed:
                raise
            raise MigrationFailed(self.name, number, error.diag.message_primary or type(error).__name__) from error

    def _without_rights(self) -> DatabaseUnsuitable:
        return DatabaseUnsuitable(
            self.name, "its user may not create tables there", "Make this user the owner of the database."
        )

    def explain(self, error: Exception) -> StoreError | None:
        """Return an error of psycopg for the person who runs the bot; None for a bug in our SQL."""
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

    def look(self, known: int) -> tuple[int, bool]:
        """Return the schema version, 0 before the first start, and whether a bot is running.

        Writes nothing, takes no lock.

        ``known`` is the newest version that this bot knows. Raises :class:`StoreError` as a start would.
        """
        with closing(self.connect_at_start(Raw, waits=False)) as connection:
            try:
                version = self.schema_version(connection)
                if version < known and not _one(connection, "SELECT has_schema_privilege(current_schema(), 'CREATE')"):
                    raise self._without_rights()
                table = "writers" if version >= WRITERS_VERSION else "members"
                asked = LIVING.format(table=table) if version >= MEMBERS_VERSION else _STARTING
                used = connection.execute(asked.encode()).fetchone() is not None
            except psycopg.Error as error:
                raise DatabaseUnreachable(self.name, self.reason(error)) from None
        if version > known:
            raise DatabaseTooNew(self.name, version, known)
        return version, used

    def schema_version(self, connection: Raw) -> int:
        """Return the version of the schema; 0 for none.

        Raises :class:`DatabaseUnsuitable` for tables of another program.
        """
        ours = _one(connection, "SELECT to_regclass(quote_ident(current_schema()) || '.tertulia') IS NOT NULL")
        if ours:
            return int(_one(connection, "SELECT version FROM tertulia"))
        if _one(connection, _OTHER_TABLES):
            raise DatabaseUnsuitable(
                self.name,
                "it holds the tables of another program, and nothing in it was changed",
                "Make a database of its own for the bot.",
            )
        return 0

    def _need_suitable(self, connection: Raw) -> None:
        version = connection.info.server_version // 10_000
        if version < MIN_SERVER_VERSION:
            raise DatabaseUnsuitable(
                self.name, f"its server is PostgreSQL {version}", f"The bot needs {MIN_SERVER_VERSION} or newer."
            )
        encoding = _one(connection, "SHOW server_encoding")
        if encoding != "UTF8":
            raise DatabaseUnsuitable(
                self.name, f"its encoding is {encoding}", "Make a database with ENCODING 'UTF8' TEMPLATE template0."
            )
        if _one(connection, "SELECT current_schema()") is None:
            raise DatabaseUnsuitable(
                self.name, "its user has no schema to make tables in", "Make this user the owner of the database."
            )

    def _need_own_session(self, connection: Raw) -> None:
        """Raise unless every transaction of a connection runs in the same session of the server.

        A pooler in transaction mode gives a session that is between transactions to another connection. So a second
        connection would get ours, or our next query another one.
        """
        with closing(self.connect(Raw)) as other:
            for _ in range(3):
                ours = theirs = _one(connection, "SELECT pg_backend_pid()")
                with suppress(psycopg.errors.ProtocolViolation), other.transaction():  # refused in statement mode
                    theirs = _one(other, "SELECT pg_backend_pid()")
                    again = _one(connection, "SELECT pg_backend_pid()")
                if theirs == ours or again != ours:
                    raise DatabaseUnsuitable(
                        self.name,
                        "a pooler in transaction mode stands before it, where the bot's lock would get lost",
                        "Give the bot the address of the server itself, or set the pooler to session mode.",
                    )

    def _refuses(self, reason: str) -> bool:
        """Return whether the server answers and takes connections, but not this one: another attempt would not help."""
        conninfo = psycopg.conninfo.make_conninfo(**{**DEFAULTS, **self._parts})
        ping = psycopg.pq.PGconn.ping(conninfo.encode())
        return ping in (psycopg.pq.Ping.OK, psycopg.pq.Ping.NO_ATTEMPT) and not _FULL.search(reason)

    def reason(self, error: psycopg.Error) -> str:
        """Return the first line of an error of a connection, without the password."""
        text = (str(error).strip().splitlines() or [type(error).__name__])[0]
        text = re.sub("^connection (failed|is bad): ", "", text)
        return text.replace(self._password, "***").rstrip(".") if self._password else text.rstrip(".")


def _one(connection: Raw, query: str) -> Any:
    """Return the first value of the first row."""
    row = connection.execute(query.encode()).fetchone()
    return None if row is None else row[0]


def is_lost(connection: Raw, error: psycopg.Error) -> bool:
    """Return whether a session is over after an error, may write no more, or cannot leave a pipeline that has ended.

    libpq leaves no pipeline with results to come: those of a session whose end it has read but for the last byte.
    """
    if connection.closed or connection.pgconn.pipeline_status != psycopg.pq.PipelineStatus.OFF:
        return True
    state = error.sqlstate or ""
    return state in _LOST_STATES or state.startswith("08")
