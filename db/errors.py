"""The errors of the store. ``str()`` of each is text for the person who runs the bot."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from db.disk import is_full


class StoreError(Exception):
    """Base of all errors of this package. The English text gives the cause and the solution."""


class DatabaseInUse(StoreError):
    """Another process uses the database; ``pid`` is its process id, or None if unknown. ``who`` describes it."""

    def __init__(self, path: Path | str, pid: int | None = None, who: str = "") -> None:
        self.path, self.pid = path, pid
        if pid is not None:
            who = f"by another running copy of the bot (process {pid})"
        if pid == os.getpid():  # containers count their processes by themselves
            who += ", perhaps in another container on the same volume"
        who = who or "by another program, or by a bot that knows it under another name"
        super().__init__(
            f"The database {path} is in use {who}. Stop that one first, or give this bot its own database."
        )


class DatabaseDamaged(StoreError):
    """The file is not a readable SQLite database; ``reason`` is SQLite's. ``backup`` is the newest that can be used."""

    def __init__(self, path: Path | str, reason: str, backup: Path | None = None) -> None:
        self.path, self.reason = path, " ".join(reason.split())  # SQLite's has lines
        put = "a backup" if backup is None else f"the backup {backup}"
        super().__init__(
            f"The database {path} is damaged: {self.reason}. Nothing in it was changed. Stop the bot. Move the file "
            f"away, with {path}-wal and {path}-shm if they exist. Put {put} in its place, or recover what is readable "
            f"with SQLite's command line tool (sqlite3, command .recover)."
        )


class DatabaseTooNew(StoreError):
    """The schema has version ``found``; this bot knows versions up to ``known``."""

    def __init__(self, path: Path | str, found: int, known: int) -> None:
        self.path, self.found, self.known = path, found, known
        super().__init__(
            f"The database {path} was written by a newer bot (schema version {found}; this bot knows {known}). "
            f"Nothing in it was changed. Update the bot, or start it with a backup from before the update."
        )


class NotOurDatabase(StoreError):
    """The file is an SQLite database of another program."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        super().__init__(
            f"The file {path} is the database of another program. Nothing in it was changed. "
            f"Choose another path for the bot's database."
        )


class DatabaseUnwritable(StoreError):
    """The path, its permissions or the disk prevent reading or writing; ``reason`` says which."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.path, self.reason = path, reason
        super().__init__(
            f"The database {path} cannot be used: {reason}. The bot needs read and write access to this file "
            f"and its folder, and free space on the disk."
        )


class DatabaseMoved(StoreError):
    """``file`` of an open database was deleted, moved or replaced. The store writes nothing more."""

    def __init__(self, path: Path | str, file: Path | str) -> None:
        self.path, self.file = path, file
        super().__init__(
            f"The file {file} was deleted, moved or replaced while the bot was running. The bot saves nothing more and "
            f"stops. To resume, move the database or a backup back to {path}, and start the bot again. Next time, stop "
            f"the bot before you move its files."
        )


class DatabaseTaken(DatabaseMoved):
    """Others have removed this process from the database, or its last write is gone. The store writes nothing more.

    ``alone``: it was to be the only process.
    """

    def __init__(self, name: str, *, alone: bool = True) -> None:
        self.path = self.file = name
        if alone:
            said = (
                f"While this bot could not reach the database {name}, another bot used it, or its server went back to "
                f"an older state. This bot saves nothing more and stops. Stop the other bot, or start this one again "
                f"to resume with what the database holds."
            )
        else:
            said = (
                f"While this process could not reach the database {name}, another one took over its shards, or its "
                f"server went back to an older state. This process saves nothing more and stops. Start it again."
            )
        StoreError.__init__(self, said)


class RangeTaken(StoreError):
    """A running process with the shards ``taken`` is in the way of one with the shards ``wanted``."""

    def __init__(self, name: str, wanted: str, taken: str) -> None:
        self.wanted, self.taken = wanted, taken
        super().__init__(
            f"This process is for the shards {wanted}, but a running one with the same database {name} serves "
            f"{taken}. Stop that one, or give each process shards of its own, of the same total, in TERTULIA_SHARDS."
        )


class NotOurs(StoreError):
    """Another process serves the table. ``table_id`` is None for a new one."""

    def __init__(self, table_id: int | None = None) -> None:
        self.table_id = table_id
        which = "this server" if table_id is None else f"table {table_id}"
        super().__init__(f"Another process serves {which} now. Nothing was written.")


class DatabaseUnreachable(StoreError):
    """The server does not answer, or refuses the connection; ``reason`` says why, without the password."""

    def __init__(self, name: str, reason: str) -> None:
        self.name, self.reason = name, reason
        super().__init__(
            f"The database {name} cannot be reached: {reason}. A running bot tries again by itself. At the start, "
            f"check TERTULIA_DATABASE and that the server runs."
        )


class OutcomeUnknown(DatabaseUnreachable):
    """The server went away during a COMMIT and stays away: the write may be stored or not."""


class DatabaseUnsuitable(StoreError):
    """The bot cannot work with this server or database: ``problem`` says why, ``cure`` what to do."""

    def __init__(self, name: str, problem: str, cure: str) -> None:
        self.name, self.problem = name, problem
        super().__init__(f"The database {name} cannot be used: {problem}. {cure}")


class SqliteTooOld(StoreError):
    """Python's SQLite library is too old for the schema."""

    def __init__(self, found: str, needed: str) -> None:
        super().__init__(
            f"This Python comes with SQLite {found}, but the bot needs {needed} or newer. Install a newer Python."
        )


class MigrationFailed(StoreError):
    """The migration to schema version ``number`` failed and was rolled back. Earlier ones stay."""

    def __init__(self, path: Path | str, number: int, reason: str) -> None:
        self.path, self.number = path, number
        super().__init__(
            f"The database {path} could not be migrated to schema version {number}: {reason}. That migration was "
            f"rolled back, and no data is lost. Go back to the previous version of the bot, and report this error."
        )


class StoreClosed(StoreError):
    """The store was used after :meth:`Store.close`."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(f"The database {path} is closed: the bot is stopping. Start it again to resume.")


class RowRefused(StoreError):
    """A value violates the schema (a type, a CHECK, a foreign key). Nothing was written."""

    def __init__(self, path: Path | str, reason: str) -> None:
        self.reason = reason
        super().__init__(
            f"The database {path} refused a row: {reason}. Nothing was written. This is a bug in the bot: report it."
        )


class StaleRevision(StoreError):
    """The table has changed: the caller expected revision ``expected``, the store has ``found``."""

    def __init__(self, table_id: int, expected: int, found: int) -> None:
        self.table_id, self.expected, self.found = table_id, expected, found
        super().__init__(
            f"Table {table_id} is at revision {found}, not {expected}: it has changed since it was read. "
            f"Load the table and decide again."
        )


class UnknownTable(StoreError):
    """There is no table with this id."""

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        super().__init__(f"There is no table {table_id}. It may have been deleted. Open a new one.")


class StaleRatings(StoreError):
    """A player's skill has changed since it was read: another of their games has ended. Compute it again."""

    def __init__(self, table_id: int) -> None:
        self.table_id = table_id
        super().__init__(f"A player of table {table_id} has ended another game in between. Compute the ratings again.")


class AlreadyTried(StoreError):
    """The person has begun this deal already, elsewhere at the same moment. Read their try."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"The player of table {table_id} has begun the same deal elsewhere. Continue that try.")


class ConversionRefused(StoreError):
    """Nothing was copied: there is no source, the target is not empty, or the copy differs."""


class BackupRefused(StoreError):
    """No backup was made: the target exists or cannot be written, or there is nothing to copy."""


def in_log(error: BaseException) -> str:
    """Return an error as a log line may name it: a :class:`StoreError` in its words, any other by its type.

    The words of other errors may quote a hand or a decision.
    """
    return str(error) if isinstance(error, StoreError) else type(error).__name__


def trace_of(error: BaseException) -> BaseException | None:
    """Return the error whose traceback the log needs: none for a :class:`StoreError`, which says all in a line."""
    return None if isinstance(error, StoreError) else error


def explain(error: sqlite3.Error, path: Path | str) -> StoreError | None:
    """Translate SQLite's ``error`` for the person who runs the bot; None for a bug in our SQL."""
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
            return DatabaseUnwritable(path, "the disk is full" if is_full(Path(path)) else str(error))
        case sqlite3.SQLITE_CONSTRAINT | sqlite3.SQLITE_MISMATCH | sqlite3.SQLITE_TOOBIG:
            return RowRefused(path, str(error))
        case _:
            return None


def log_failure(log: logging.Logger, error: Exception, text: str, *values: object) -> None:
    """Log a failure, with a traceback unless it is a :class:`StoreError`.

    Skips :class:`DatabaseMoved`, which the store reports once. A table of another process and the end of the bot are no
    failures.
    """
    if isinstance(error, NotOurs | StoreClosed):
        log.info("%s", error)
    elif not isinstance(error, DatabaseMoved):
        log.error(f"{text}: %s", *values, in_log(error), exc_info=trace_of(error))
