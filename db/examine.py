"""Check whether a file is a database that the bot may open, without changing a byte of it.

Opening a database lets SQLite write: it replays what a crash left in ``-wal`` or ``-journal``, and it makes ``-shm``.
So a cleanly closed file is opened as immutable. A file with such a companion is copied, and the copy is checked.
"""

from __future__ import annotations

import glob
import os
import shutil
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

from db.errors import (
    DatabaseDamaged,
    DatabaseTooNew,
    DatabaseUnsuitable,
    DatabaseUnwritable,
    NotOurDatabase,
    SqliteTooOld,
    explain,
)
from db.migrate import APPLICATION_ID

MIN_SQLITE_VERSION = (3, 37, 0)
"""The first SQLite with STRICT tables."""


def examine(path: Path, known: int) -> None:
    """Raise a :class:`StoreError` unless ``path`` is a sound database, an empty file or missing.

    ``known`` is the newest schema version that this bot knows. The caller holds the database's lock.
    """
    _need_sqlite()
    copies = path.with_name(path.name + ".check")
    shutil.rmtree(copies, ignore_errors=True)  # left by a bot that was killed during a check
    companions = [side for side in (beside(path, "-wal"), beside(path, "-journal")) if _size(side)]
    if _size(path) <= 1:  # SQLite writes one byte to new files on some file systems
        if companions:
            # SQLite would take the file for a new database, and delete the companion.
            raise DatabaseDamaged(path, f"it is missing or empty, but {companions[0]} still holds its data")
        if path.exists():
            _try_to_open(path)
        return
    _try_to_open(path)
    if not companions:
        _examine(path, f"{path.as_uri()}?mode=ro&immutable=1", known)
        if _size(path) % _page_size(path):  # SQLite would read the missing bytes as zeros
            raise DatabaseDamaged(path, "it ends in the middle of a page")
        return
    try:
        copies.mkdir(mode=0o700)
        for file in (path, *companions):
            shutil.copyfile(file, copies / file.name)
        _examine(path, f"{(copies / path.name).as_uri()}?mode=rw", known)
    except OSError as error:
        raise DatabaseUnwritable(path, f"it could not be copied for a check ({error.strerror})") from error
    finally:
        shutil.rmtree(copies, ignore_errors=True)


def look(path: Path, known: int) -> int:
    """Check a database, also one that a bot is using, and return its schema version; 0 for an empty file.

    Reads everything and writes nothing, but SQLite's ``-shm`` where there is a write-ahead log. Takes no lock of the
    bot's. ``known`` as above. Raises a :class:`StoreError` unless the database is sound.
    """
    _need_sqlite()
    companions = [side for side in (beside(path, "-wal"), beside(path, "-journal")) if side.exists()]
    if _size(path) <= 1:
        if any(map(_size, companions)):
            raise DatabaseDamaged(path, f"it is missing or empty, but {companions[0]} still holds its data")
        return 0
    return _examine(path, f"{path.as_uri()}?mode=ro{'' if companions else '&immutable=1'}", known, whole=True)


def keep_from_others(path: Path) -> None:
    """Deny users other than the owner and the group all access to a database, its companions and its lock.

    Earlier versions made databases that every user of the machine could read, with the hands of running games. The
    group keeps its rights, perhaps for a backup program. A file whose mode cannot be changed stays as it is.
    """
    if os.name != "posix":
        return
    for file in (path, *(beside(path, suffix) for suffix in ("-wal", "-shm", "-journal", ".lock"))):
        with suppress(OSError):
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o007:
                file.chmod(mode & ~0o007)


def beside(path: Path, suffix: str) -> Path:
    """Return the file that SQLite keeps beside a database, such as ``-wal``."""
    return path.with_name(path.name + suffix)


def closed_folder(path: Path) -> Path | None:
    """Return the first folder on the way to a file that this user may not enter; None if all are open."""
    for folder in reversed(path.parents):
        try:
            os.stat(f"{folder}/.")
        except PermissionError:
            return folder
        except OSError:
            break
    return None


def need_place(path: Path) -> None:
    """Raise :class:`DatabaseUnwritable` unless a database can stand there: in an open folder, and no folder itself."""
    closed = closed_folder(path)
    if closed is not None:
        raise DatabaseUnwritable(path, f"this user may not enter the folder {closed}")
    if path.is_dir():
        raise DatabaseUnwritable(path, "it is a folder")
    if not path.parent.is_dir():
        raise DatabaseUnwritable(path, f"there is no folder {path.parent}")


def need_none_lost(path: Path, folder: Path | None = None) -> None:
    """Raise :class:`DatabaseUnsuitable` if a restore was cut off, or a database is gone that was there before.

    A new one in its place would be empty. ``folder`` may hold its backups.
    """
    cut_off = beside(path, ".restoring")
    if cut_off.exists():
        cure = f"Run python3 start.py restore again. To keep the database as it is, delete {cut_off}."
        raise DatabaseUnsuitable(str(path), "a restore was cut off", cure)
    if path.exists() and path.stat().st_size:
        return
    names = [f"{glob.escape(path.name)}.{kind}-*" for kind in ("replaced", "backup")]
    kept = [each for place in {path.parent, folder or path.parent} for name in names for each in place.glob(name)]
    whole = [each for each in kept if not each.name.endswith(("-wal", "-shm", "-journal")) and each.stat().st_size]
    if whole:
        newest = max(whole, key=lambda each: (each.stat().st_mtime_ns, each.name))
        cure = f"Put it back: python3 start.py restore {newest}. To begin with an empty one, move such files elsewhere."
        raise DatabaseUnsuitable(str(path), f"it is not there, but {newest.name} is", cure)


def complaint(connection: sqlite3.Connection, *, whole: bool = False) -> str | None:
    """Return the first error that SQLite finds in a database, or None. ``whole``: indices too. Raises sqlite3.Error."""
    check = "integrity_check" if whole else "quick_check"
    found = str(connection.execute(f"PRAGMA {check}(1)").fetchone()[0])
    return None if found == "ok" else found


def is_ours(connection: sqlite3.Connection) -> bool:
    """Return whether the database has our application id. Raises sqlite3.Error."""
    return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)


def _need_sqlite() -> None:
    if sqlite3.sqlite_version_info < MIN_SQLITE_VERSION:
        raise SqliteTooOld(sqlite3.sqlite_version, ".".join(map(str, MIN_SQLITE_VERSION)))


def _examine(path: Path, uri: str, known: int, *, whole: bool = False) -> int:
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
            things = int(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
            if not is_ours(connection) and (mark or version or things):
                raise NotOurDatabase(path)
            if version > known:
                raise DatabaseTooNew(path, version, known)
            reason = complaint(connection, whole=whole)
    except sqlite3.Error as error:
        raise (explain(error, path) or DatabaseDamaged(path, str(error))) from error
    if reason is not None:
        raise DatabaseDamaged(path, reason)
    return version


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise DatabaseUnwritable(path, f"it cannot be read ({error.strerror})") from error


def _page_size(path: Path) -> int:
    """Return the bytes in a page, from the header of a readable database."""
    with path.open("rb") as file:
        size = int.from_bytes(file.read(18)[16:], "big")
    return 65_536 if size == 1 else size


def _try_to_open(path: Path) -> None:
    """Raise :class:`DatabaseUnwritable` for a read-only file: SQLite would open it, and fail at the first write."""
    if not path.is_file():
        raise DatabaseUnwritable(path, "it is a folder" if path.is_dir() else "it is not a file")
    try:
        os.close(os.open(path, os.O_RDWR))
    except OSError as error:
        raise DatabaseUnwritable(path, f"it cannot be opened for writing ({error.strerror})") from error
