"""Let one bot at a time use a database: lock ``<database>.lock`` and the database itself, exclusively.

The operating system frees both locks when the process ends in any way. The lock file stays: after removing it, two
processes could lock two different files of the same name.

The second lock, on Linux, stops a bot that knows the file under another name (a hard link, or the file was moved while
the first bot runs), and one whose lock file was removed. It is an open file description lock on one byte. SQLite's own
locks on the same file are POSIX locks, and it releases all bytes at once, so a POSIX lock of ours would get lost.
``flock`` on a network file system locks all bytes, and would lock SQLite out.
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

    # Windows forbids other processes to read locked bytes, so the lock is far behind the process id.
    _FAR = 1 << 30

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCK_BYTE = 0x4000_0200
"""Offset of the locked byte in the database: behind the 512 that SQLite locks, on a page that it never uses."""

_FLOCK = "hhqqi"
"""The kernel's ``struct flock``: kind of lock, origin, offset, length, process id."""
_HELD = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class DatabaseLock:
    """The locks of one database. Made by :meth:`acquire` only."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor
        self._file: int | None = None

    @classmethod
    def acquire(cls, database: Path) -> DatabaseLock:
        """Lock ``database`` (a path without symbolic links) for this process.

        Raises :class:`DatabaseInUse` if any process, this one included, has the lock, and :class:`DatabaseUnwritable`
        if the lock file cannot be made.
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
        """Lock the file ``database`` itself, before SQLite opens it. Idempotent.

        Makes a missing file, for its owner only. Raises :class:`DatabaseInUse` and :class:`DatabaseUnwritable`.
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
                # Keep the descriptor open. Closing it would drop all POSIX locks of this process on the file, those
                # of an SQLite connection under the other name included.
                raise DatabaseInUse(database) from error
            # Old kernels and some file systems lack such locks. The lock file is locked in any case.
        self._file = descriptor

    def release(self) -> None:
        """Free both locks, after SQLite has closed the database. Idempotent."""
        for descriptor in (self._file, self._descriptor):
            if descriptor is not None:
                os.close(descriptor)
        self._file = self._descriptor = None


def is_locked(database: Path) -> bool | None:
    """Return whether a bot uses ``database``; None where the system does not tell. Takes no lock.

    Never call it in a process that has the database open: closing a file drops this process's POSIX locks on it.
    """
    if sys.platform != "linux":
        return None
    try:
        descriptor = os.open(database, os.O_RDONLY)
    except OSError:
        return None
    try:
        lock = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
        found: bytes = fcntl.fcntl(descriptor, fcntl.F_OFD_GETLK, lock)
        return bool(struct.unpack(_FLOCK, found)[0] != fcntl.F_UNLCK)
    except OSError:  # an old kernel or a file system without such locks
        return None
    finally:
        os.close(descriptor)


def _take_byte(descriptor: int) -> None:
    """Lock :data:`LOCK_BYTE` of an open file. Does nothing on systems without open file description locks."""
    if sys.platform == "linux":
        lock = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, lock)


def _read_pid(descriptor: int) -> int | None:
    """Return the process id in the lock file, or None if it is not there yet."""
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        return int(os.read(descriptor, 20))
    except (OSError, ValueError):
        return None
