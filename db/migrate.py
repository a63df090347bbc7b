"""Numbered migrations: each file of ``migrations/`` is one step and one transaction.

``PRAGMA user_version`` is the number of the last step, ``PRAGMA application_id`` marks the file as ours. A released
file never changes: the next change of the schema is the next number.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from db.errors import DatabaseDamaged, DatabaseUnwritable, MigrationFailed, explain

APPLICATION_ID = 0x54657274
"""Marks an SQLite file as ours: ``Tert`` in ASCII."""

FOLDER = Path(__file__).parent / "migrations"
POSTGRES_FOLDER = FOLDER / "postgres"
"""The same steps for PostgreSQL. Its first file makes the schema of the version in its name."""
_NAME = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")


class Migration(NamedTuple):
    """One step: from schema version ``number - 1`` to ``number``."""

    number: int
    name: str
    sql: str


def migrations(folder: Path = FOLDER, first: int = 1) -> tuple[Migration, ...]:
    """Return all steps in order, from number ``first``.

    Raises ValueError for a misnamed file or a gap in the numbers.
    """
    steps = []
    for path in sorted(folder.glob("*.sql")):
        match = _NAME.fullmatch(path.name)
        if match is None:
            raise ValueError(f"{path.name} is not named like 0001_first.sql")
        steps.append(Migration(int(match[1]), match[2], path.read_text(encoding="utf-8")))
    numbers = [step.number for step in steps]
    if numbers != list(range(first, first + len(steps))):
        raise ValueError(f"the migrations in {folder} are numbered {numbers}, not from {first} without a gap")
    return tuple(steps)


def postgres_migrations() -> tuple[Migration, ...]:
    """Return all steps for PostgreSQL. The first makes the whole schema of its version."""
    return migrations(POSTGRES_FOLDER, first=10)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the schema version of a database; 0 for a new one. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, path: Path | str, steps: Sequence[Migration]) -> None:
    """Run every missing step on ``connection`` (autocommit, no open transaction), then switch foreign keys on.

    Rolls back a step that fails; earlier ones stay. Raises :class:`MigrationFailed`, :class:`DatabaseUnwritable` or
    :class:`DatabaseDamaged`.
    """
    done = version_of(connection)
    # A step may rebuild a table: dropping the old one must not cascade to other tables.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for step in steps[done:]:
            _apply(connection, path, step)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _apply(connection: sqlite3.Connection, path: Path | str, step: Migration) -> None:
    try:
        connection.executescript("BEGIN IMMEDIATE;\n" + step.sql)
        if not connection.in_transaction:
            raise MigrationFailed(path, step.number, "its file ends the transaction itself")
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise MigrationFailed(path, step.number, "rows would point to rows that do not exist")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {step.number}")
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            cause = explain(error, path)
            if isinstance(cause, DatabaseUnwritable | DatabaseDamaged):
                raise cause from error
            raise MigrationFailed(path, step.number, str(error)) from error
        raise
