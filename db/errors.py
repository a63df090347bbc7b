"""Everything the store may complain about. ``str()`` of each is a sentence for the person who runs the bot."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Base of all errors of this package. Its text names the cause and the way out, in English."""


class DatabaseInUse(StoreError):
    """Another process holds the database; ``pid`` is its process id, or None if that is not known."""

    def __init__(self, path: Path | str, pid: int | None = None) -> None:
        self.path, self.pid = path, pid
        who = f"by another running copy of the bot (process {pid})"
        if pid is None:
            who = "by another program, or by a bot that knows it under another name"
        super().__init__(
            f"The database {path} is in use {who}. Stop that one first, or give this one a database of its own."
        )


class DatabaseDamaged(StoreError):
    """The file is no readable SQLite database; ``reason`` is what SQLite found."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.path, self.reason = path, reason
        super().__init__(
            f"The database {path} is damaged: {reason}. Nothing in it was changed. Stop the bot, move the file away "
            f"together with {path}-wal and {path}-shm if they exist, and put a backup in its place, or keep what can "
            f"be read with SQLite's own tool (sqlite3, command .recover)."
        )


class DatabaseTooNew(StoreError):
    """The schema has version ``found``; this program knows versions up to ``known``."""

    def __init__(self, path: Path | str, found: int, known: int) -> None:
        self.path, self.found, self.known = path, found, known
        super().__init__(
            f"The database {path} was written by a newer bot (schema version {found}; this one knows {known}). "
            f"Nothing in it was changed. Update the bot, or start it with a backup from before the update."
        )


class NotOurDatabase(StoreError):
    """A sound SQLite file that belongs to another program."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        super().__init__(
            f"The file {path} is a database of another program. Nothing in it was changed. "
            f"Choose another path for the bot's database."
        )


class DatabaseUnwritable(StoreError):
    """The path, its permissions, or the disk do not let the store work; ``reason`` says which."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.path, self.reason = path, reason
        super().__init__(
            f"The database {path} cannot be used: {reason}. The bot needs a file that it may read and write, "
            f"in an existing directory that it may write, on a disk with free space."
        )


class DatabaseMoved(StoreError):
    """``file`` of an open database was deleted, moved or replaced; the store saves nothing more.

    ``copy`` holds everything that was saved, or is None for the ``reason`` given.
    """

    def __init__(self, path: Path | str, file: Path | str, copy: Path | None, reason: str = "") -> None:
        self.path, self.file, self.copy = path, file, copy
        if copy is not None:
            way_out = (
                f"Everything that was saved is in {copy}. To resume with it, put it in the place of {path}, remove "
                f"{path}-wal and {path}-shm, and start the bot again."
            )
        else:
            way_out = (
                f"A copy of what was saved could not be made: {reason} To resume, put the database or a backup back "
                f"to {path}, and start the bot again."
            )
        super().__init__(
            f"The file {file} was deleted, moved or replaced while the bot was running. The bot saves nothing more and "
            f"stops. {way_out} Next time, stop the bot before you move its files."
        )


class SqliteTooOld(StoreError):
    """The SQLite library that this Python was built with lacks what the schema needs."""

    def __init__(self, found: str, needed: str) -> None:
        super().__init__(
            f"This Python comes with SQLite {found}, but the bot needs {needed} or newer. Install a newer Python."
        )


class MigrationFailed(StoreError):
    """The step to schema version ``number`` failed and was rolled back; earlier steps stay done."""

    def __init__(self, path: Path | str, number: int, reason: str) -> None:
        self.path, self.number = path, number
        super().__init__(
            f"The database {path} could not be brought to schema version {number}: {reason}. That step was undone and "
            f"no data is lost. Go back to the former version of the bot, and report this with the text above."
        )


class StoreClosed(StoreError):
    """The store was used after :meth:`Store.close`."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(f"The database {path} is closed already: the bot is stopping. Start it again to go on.")


class RowRefused(StoreError):
    """A value broke a rule of the schema (a type, a CHECK, a foreign key); nothing was written."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.reason = reason
        super().__init__(
            f"The database {path} refused a row: {reason}. Nothing was written. This is a fault of the bot: report it."
        )


class StaleRevision(StoreError):
    """The table has moved on: the caller expected revision ``expected``, the store holds ``found``."""

    def __init__(self, table_id: int, expected: int, found: int) -> None:
        self.table_id, self.expected, self.found = table_id, expected, found
        super().__init__(
            f"Table {table_id} is at revision {found}, not {expected}: something happened in between. "
            f"Load the table again and decide anew."
        )


class UnknownTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        super().__init__(f"There is no table {table_id}. It may have been deleted: open a new one.")


class StaleRatings(StoreError):
    """Somebody's skill has changed since it was read: another of their games has ended. Work it out again."""

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        super().__init__(f"A player of table {table_id} has ended another game meanwhile. Work out the ratings again.")


class BackupRefused(StoreError):
    """No backup was made: the target exists, cannot be written, or there is nothing to copy."""


def explain(error: sqlite3.Error, path: Path | str) -> StoreError | None:
    """What SQLite's ``error`` means for the person who runs the bot; None for a mistake in our own SQL."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    match code & 0xFF:  # the primary result code
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DatabaseDamaged(path, str(error))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseInUse(path)
        case (
            sqlite3.SQLITE_FULL
            | sqlite3.SQLITE_READONLY
            | sqlite3.SQLITE_IOERR
            | sqlite3.SQLITE_CANTOPEN
            | sqlite3.SQLITE_PERM
        ):
            return DatabaseUnwritable(path, str(error))
        case sqlite3.SQLITE_CONSTRAINT | sqlite3.SQLITE_MISMATCH | sqlite3.SQLITE_TOOBIG:
            return RowRefused(path, str(error))
        case _:
            return None
