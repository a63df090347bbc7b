"""A short transaction beside a running bot, for the operator's commands. It takes no lock and migrates nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.address import is_address
from db.errors import DatabaseTooNew, DatabaseUnsuitable, DatabaseUnwritable, NotOurDatabase, explain
from db.examine import is_ours
from db.migrate import migrations, version_of
from db.session import Session
from db.sqlite import BUSY_MILLISECONDS


@contextmanager
def transaction_beside(database: str) -> Iterator[Session]:
    """Run the block in one transaction of a database that a bot may be using.

    ``database`` is the path of an SQLite file or an address of PostgreSQL. Raises :class:`db.StoreError`, also for a
    schema of another version than this program's.
    """
    with _postgres(database) if is_address(database) else _sqlite(Path(os.path.realpath(database))) as session:
        yield session


@contextmanager
def _sqlite(file: Path) -> Iterator[Session]:
    try:
        uri, seconds = f"{file.as_uri()}?mode=rw", BUSY_MILLISECONDS / 1000
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=seconds)) as connection:
            if not is_ours(connection):
                raise NotOurDatabase(file)
            _need_version(str(file), version_of(connection))
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise explain(error, file) or DatabaseUnwritable(file, str(error)) from error


@contextmanager
def _postgres(address: str) -> Iterator[Session]:
    from db.postgres import PostgresSession
    from db.postgres_server import Raw, Server

    server = Server(address)
    with closing(server.connect(Raw)) as connection:
        _need_version(server.name, server.schema_version(connection))
        server.set_up(connection)
        with connection.transaction():
            yield PostgresSession(connection)


def _need_version(name: str, found: int) -> None:
    known = migrations()[-1].number
    if found > known:
        raise DatabaseTooNew(name, found, known)
    if found < known:
        raise DatabaseUnsuitable(name, f"its schema has version {found}, not {known}", "Start the bot once.")
