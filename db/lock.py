"""One running copy a database: an exclusive lock on ``<database>.lock``, held for life.

The operating system frees the lock when the process ends, however it ends; the file itself stays, for removing it
would let two processes lock two different files of the same name.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from db.errors import DatabaseInUse, DatabaseUnwritable

if sys.platform == "win32":
    import msvcrt

    # Windows forbids others to read what is locked, so the lock lies far behind the process id.
    _FAR = 1 << 30

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class DatabaseLock:
    """The lock of one database. Made by :meth:`acquire` only."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    @classmethod
    def acquire(cls, database: Path) -> DatabaseLock:
        """Lock ``database`` (a path without symbolic links) for this process.

        Raises :class:`DatabaseInUse` when somebody else, or this very process, holds it, and
        :class:`DatabaseUnwritable` when the lock file cannot be made.
        """
        path = database.with_name(database.name + ".lock")
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise DatabaseUnwritable(database, f"its lock file {path} cannot be made ({error.strerror})") from error
        try:
            _take(descriptor)
        except OSError as error:
            holder = _read_pid(descriptor)
            os.close(descriptor)
            if error.errno in _HELD:
                raise DatabaseInUse(database, holder) from error
            raise DatabaseUnwritable(database, f"this file system does not lock files ({error.strerror})") from error
        try:
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.write(descriptor, f"{os.getpid()}\n".encode("ascii"))
        except OSError as error:
            os.close(descriptor)
            raise DatabaseUnwritable(database, f"its lock file {path} cannot be written ({error.strerror})") from error
        return cls(descriptor)

    def release(self) -> None:
        """Let others in. Doing it twice is harmless."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _read_pid(descriptor: int) -> int | None:
    """The process id in the lock file, or None when its holder has not written it yet."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        return int(os.read(descriptor, 20))
    except (OSError, ValueError):
        return None
