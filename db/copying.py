"""Copy a database in use into a new file, with SQLite's online backup."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from db.errors import (
    BackupRefused,
    DatabaseDamaged,
    DatabaseUnwritable,
    NotOurDatabase,
    StoreError,
    explain,
)
from db.examine import complaint, is_ours, need_place

TIMESTAMP_FORMAT = "%Y%m%dT%H%M%SZ"
"""The UTC time in the name of a backup."""


def copy_database(database: Path, target: Path) -> None:
    """Copy ``database``, which a bot may be using, into the new file ``target``.

    Opens the source read-only. The copy is a single checked file, and gets its name when it is complete.
    Raises :class:`BackupRefused`, :class:`DatabaseDamaged`, :class:`NotOurDatabase`, and :class:`DatabaseUnwritable`
    if the source cannot be read.
    """
    source = Path(os.path.realpath(database))
    need_place(source)
    if not source.is_file():
        raise BackupRefused(f"There is no database {source}. Give the path that the bot uses.")
    try:
        with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
            if not is_ours(connection):
                raise NotOurDatabase(source)
            write_copy(connection, source, target)
    except sqlite3.Error as error:
        raise explain(error, source) or DatabaseUnwritable(source, str(error)) from error


def write_copy(source: sqlite3.Connection, name: Path | str, target: Path) -> None:
    """Copy the open database ``source`` (``name`` in errors) into the new file ``target``. Raises as above."""
    if os.path.lexists(target):
        raise BackupRefused(f"{target} exists already. A backup never overwrites a file. Choose another name.")
    try:
        descriptor, partial_name = tempfile.mkstemp(".partial", target.name + ".", target.parent)
    except OSError as error:
        raise BackupRefused(
            f"The backup {target} cannot be written ({error.strerror}). Choose a path in an existing folder in "
            f"which you may write."
        ) from error
    os.close(descriptor)
    partial = Path(partial_name)
    try:
        _fill(source, name, partial)
        publish(partial, target)
    except sqlite3.Error as error:
        cause = explain(error, name)
        if isinstance(cause, DatabaseDamaged):
            raise cause from error
        raise _failed(target, str(error)) from error
    except OSError as error:
        raise _failed(target, str(error.strerror)) from error
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.unlink(partial_name + suffix)


def _fill(source: sqlite3.Connection, name: Path | str, partial: Path) -> None:
    with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        source.backup(copy)  # in one step: one consistent state, and WAL mode blocks no other connection
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file without -wal
        reason = complaint(copy)
    if reason is not None:
        raise DatabaseDamaged(name, reason)
    with partial.open("rb+") as file:
        os.fsync(file.fileno())


def publish(partial: Path, target: Path) -> None:
    """Give the copy its name, unless another file has it now."""
    try:
        os.link(partial, target)
    except FileExistsError:
        raise BackupRefused(f"Another program has just made {target}. Choose another name.") from None
    except OSError:  # a file system without hard links
        os.rename(partial, target)
    sync_folder(target)


def sync_folder(file: Path) -> None:
    """Let the name of a file survive a power cut."""
    if os.name == "posix":
        directory = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)


def _failed(target: Path, reason: str) -> StoreError:
    return BackupRefused(f"The backup {target} failed ({reason}). Nothing of it was kept. Solve that and try again.")
