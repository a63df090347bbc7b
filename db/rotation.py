"""Rotating backups beside the database or in a folder of their own: one a day, and one before each migration.

A daily backup is named ``<database>.backup-20261122T150405Z-daily``. One from before a migration ends with its schema
version instead: ``-schema-7``. The time is UTC, so the names sort by age.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from db.copying import TIMESTAMP_FORMAT, copy_database, write_copy
from db.errors import BackupRefused, StoreError
from db.examine import beside, closed_folder
from db.examine import look as examine

DAILY_INTERVAL = timedelta(days=1)
"""A daily backup is due if no other is closer to now, in the past or the future: a clock may have been wrong."""

KEEP_SCHEMAS = 2
"""How many backups from before migrations to keep."""

RESERVE_BYTES = 32 * 2**20
"""Free space that a backup leaves on the disk: saving moves is more important than a backup."""

DAILY = "daily"
_BACKUP = r"\.backup-(\d{8}T\d{6}Z)-(daily|schema-\d+)"
_PARTIAL = _BACKUP + r"\.[a-z0-9_]{8}\.partial(?:-journal|-wal|-shm)?"
"""An unfinished backup, left by a killed process: see :func:`db.copying.write_copy`."""


class Backup(NamedTuple):
    """An existing backup; ``what`` is "daily" or "schema-<version>"."""

    moment: datetime
    what: str
    path: Path


@dataclass(frozen=True)
class Rotation:
    """The backups of ``database``, a path without symbolic links: ``keep`` daily ones and :data:`KEEP_SCHEMAS` others.

    They stand in ``folder``, by default beside the database. The caller holds the database's lock. Times are Unix
    milliseconds. Methods raise :class:`StoreError`.
    """

    database: Path
    keep: int
    folder: Path | None = None

    def make_daily(self, now: int) -> Path | None:
        """Make the daily backup if it is due, then remove superfluous ones; return the backup, or None.

        The existing backups decide whether it is due. So a restart makes none, and a clock that jumps to and fro makes
        at most one for each day that it shows.
        """
        moment = _moment(now)
        closed = closed_folder(self._place / self.database.name)
        if closed is not None:
            raise BackupRefused(
                f"The bot may not enter the folder {closed}. Change its mode, or correct TERTULIA_BACKUP_FOLDER."
            )
        if not os.path.isdir(self._place):
            raise BackupRefused(f"There is no folder {self._place}. Mount it, or correct TERTULIA_BACKUP_FOLDER.")
        try:
            made = None
            if not any(abs(moment - each.moment) < DAILY_INTERVAL for each in self.existing() if each.what == DAILY):
                made = self._make(DAILY, moment, lambda target: copy_database(self.database, target))
            self._remove_old(moment)
        except OSError as error:
            raise BackupRefused(
                f"Old backups in {self._place} cannot be removed: {error}. The bot needs to list the files of "
                f"that folder and to remove old backups."
            ) from error
        return made

    def before_migration(self, connection: sqlite3.Connection, version: int, now: int) -> Path:
        """Copy the database at schema ``version``; return the backup. Raises :class:`BackupRefused`."""
        moment = _moment(now)
        try:
            made = self._make(f"schema-{version}", moment, lambda to: write_copy(connection, self.database, to))
        except StoreError as error:
            raise BackupRefused(
                f"The database {self.database} needs a migration, and the backup before it could not be made. "
                f"Nothing in the database was changed. {error}"
            ) from error
        with suppress(OSError):  # the next daily backup tries again and reports it
            self._remove_old(moment)
        return made

    def existing(self) -> list[Backup]:
        """Return the backups that there are. Raises OSError."""
        return existing(self.database, self._place)

    @property
    def _place(self) -> Path:
        return self.folder or self.database.parent

    def _make(self, what: str, moment: datetime, write: Callable[[Path], None]) -> Path:
        target = self._place / f"{self.database.name}.backup-{moment:{TIMESTAMP_FORMAT}}-{what}"
        files = (self.database, beside(self.database, "-wal"))
        try:
            for path, _ in _matching(self.database, self._place, _PARTIAL):
                path.unlink()
            free = shutil.disk_usage(self._place).free
            needed = sum(file.stat().st_size for file in files if file.exists())
        except OSError as error:
            raise BackupRefused(f"The backup {target} cannot be made: {error}.") from error
        if free < needed + RESERVE_BYTES:
            raise BackupRefused(
                f"The backup {target} needs {needed:,} bytes, and {free:,} are free. The bot reserves "
                f"{RESERVE_BYTES:,} for the games. Free space on the disk."
            )
        write(target)
        return target

    def _remove_old(self, now: datetime) -> None:
        """Remove all but the newest backups; those from the future count as the oldest."""
        backups = sorted(self.existing(), key=lambda each: (each.moment <= now, each.moment))
        daily = [each for each in backups if each.what == DAILY]
        schemas = [each for each in backups if each.what != DAILY]
        for each in (*daily[: -self.keep], *schemas[:-KEEP_SCHEMAS]):
            each.path.unlink(missing_ok=True)


def existing(database: Path, folder: Path) -> list[Backup]:
    """Return the backups in a folder of ``database``, a path without symbolic links. Raises OSError."""
    found = []
    for path, match in _matching(database, folder, _BACKUP):
        with suppress(ValueError):  # digits that are not a time: not our file
            found.append(Backup(datetime.strptime(match[1], TIMESTAMP_FORMAT).replace(tzinfo=UTC), match[2], path))
    return found


def newest_usable(rotation: Rotation, known: int) -> Path | None:
    """Return the newest sound backup of a database; None without one. ``known`` as in :func:`db.examine.look`."""
    with suppress(OSError):
        for each in sorted(rotation.existing(), reverse=True):
            with suppress(StoreError):
                examine(each.path, known)
                return each.path
    return None


def _matching(database: Path, folder: Path, pattern: str) -> Iterator[tuple[Path, re.Match[str]]]:
    """Yield regular files in a folder that are named after the database, followed by ``pattern``."""
    name = re.compile(re.escape(database.name) + pattern, re.ASCII)
    for path in folder.iterdir():
        match = name.fullmatch(path.name)
        if match is not None and path.is_file() and not path.is_symlink():
            yield path, match


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now // 1000, UTC)
