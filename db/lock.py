"""One running copy a database: an exclusive lock on ``<database>.lock``, held for life, and one on the database.

The operating system frees the locks when the process ends, however it ends; the lock file itself stays, for removing
it would let two processes lock two different files of the same name.

The second lock, on Linux, meets a bot that knows the same file under another name (a hard link, or the file was moved
while the first bot runs), and one whose lock file was removed. It is an open file description lock on one byte, beside
the POSIX locks that SQLite keeps on the same file. A POSIX lock of ours would be lost when SQLite releases its own, for
SQLite then releases all bytes. ``flock`` on a network file system locks all bytes, and would lock SQLite out.
"""

from __future__ import annotations

import errno
import os
import struct
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


LOCK_BYTE = 0x4000_0200
"""The byte of the database that is locked: behind the 512 that SQLite locks, on a page that it never uses."""

_HELD = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class DatabaseLock:
    """The lock of one database. Made by :meth:`acquire` only."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor
        self._file: int | None = None

    @classmethod
    def acquire(cls, database: Path) -> DatabaseLock:
        """Lock ``database`` (a path without symbolic links) for this process.

        Raises :class:`DatabaseInUse` when somebody else, or this very process, holds it, and
        :class:`DatabaseUnwritable` when the lock file cannot be made.
        """
        path = database.with_name(database.name + ".lock")
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
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

    def hold_file(self, database: Path) -> None:
        """Lock the file ``database`` itself, before SQLite opens it. Doing it twice is harmless.

        A new file is made, for its owner only. Raises :class:`DatabaseInUse` and :class:`DatabaseUnwritable`.
        """
        if self._file is not None:
            return
        try:
            descriptor = os.open(database, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DatabaseUnwritable(database, f"it cannot be opened for writing ({error.strerror})") from error
        try:
            _take_byte(descriptor)
        except OSError as error:
            if error.errno in _HELD:
                # The descriptor stays open. A process that closes one loses all POSIX locks that it has on the file,
                # also those of an SQLite connection under the other name.
                raise DatabaseInUse(database) from error
            # Old kernels and some file systems know no such locks; the lock file is held in any case.
        self._file = descriptor

    def release(self) -> None:
        """Let others in, after SQLite has closed the database. Doing it twice is harmless."""
        for descriptor in (self._file, self._descriptor):
            if descriptor is not None:
                os.close(descriptor)
        self._file = self._descriptor = None


def _take_byte(descriptor: int) -> None:
    """Lock :data:`LOCK_BYTE` of an open file; nothing on systems without open file description locks."""
    if sys.platform == "linux":
        lock = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, lock)


def _read_pid(descriptor: int) -> int | None:
    """The process id in the lock file, or None when its holder has not written it yet."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        return int(os.read(descriptor, 20))
    except (OSError, ValueError):
        return None
