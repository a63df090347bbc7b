"""Rotating backups beside the database: one a day, and one before each migration.

A daily backup is named ``<database>.backup-20261122T150405Z-daily``. One from before a migration ends with
``-schema-7`` instead, after the version that it holds. The time is UTC, so the names sort by age.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from db.copying import STAMP, copy_database, write_copy
from db.errors import BackupRefused, StoreError
from db.examine import beside

DAY = timedelta(days=1)
"""A daily backup is due when no other is closer to now, on either side: the clock may have been wrong."""

KEEP_SCHEMAS = 2
"""How many backups from before migrations stay."""

RESERVE_BYTES = 32 * 2**20
"""Free space that a backup leaves on the disk: a move that cannot be saved is worse than a missing backup."""

_DAILY = "daily"
_BACKUP = r"\.backup-(\d{8}T\d{6}Z)-(daily|schema-\d+)"
_PARTIAL = _BACKUP + r"\.[a-z0-9_]{8}\.partial(?:-journal|-wal|-shm)?"
"""What a kill leaves of a backup under way: see :func:`db.copying.write_copy`."""


class Backup(NamedTuple):
    """A backup that is there; ``what`` is "daily" or "schema-<version>"."""

    moment: datetime
    what: str
    path: Path


@dataclass(frozen=True)
class Rotation:
    """The backups of ``database``, a path without symbolic links: ``keep`` daily ones and :data:`KEEP_SCHEMAS` others.

    The caller holds the database's lock. Times are Unix milliseconds. Methods raise :class:`StoreError`.
    """

    database: Path
    keep: int

    def make_daily(self, now: int) -> Path | None:
        """Make the daily backup if it is due, then remove all that are too many; the backup, or None if none was due.

        Whether it is due follows from the backups that are there. So a restart makes none, and neither does a clock
        that jumps to and fro make more than one for each day that it shows.
        """
        moment = _moment(now)
        try:
            made = None
            if not any(abs(moment - each.moment) < DAY for each in self._there() if each.what == _DAILY):
                made = self._make(_DAILY, moment, lambda target: copy_database(self.database, target))
            self._remove_old(moment)
        except OSError as error:
            raise BackupRefused(
                f"Old backups in {self.database.parent} cannot be looked after: {error}. The bot needs to list the "
                f"files of that folder and to remove backups that are too old."
            ) from error
        return made

    def before_migration(self, connection: sqlite3.Connection, version: int, now: int) -> Path:
        """Copy the database as it is at schema ``version``; the backup. Raises :class:`BackupRefused`."""
        moment = _moment(now)
        try:
            made = self._make(f"schema-{version}", moment, lambda to: write_copy(connection, self.database, to))
        except StoreError as error:
            raise BackupRefused(
                f"The database {self.database} needs a newer schema, and the backup before that could not be made. "
                f"Nothing in the database was changed. {error}"
            ) from error
        with suppress(OSError):  # the next daily backup tries again, and says so
            self._remove_old(moment)
        return made

    def _make(self, what: str, moment: datetime, write: Callable[[Path], None]) -> Path:
        target = self.database.with_name(f"{self.database.name}.backup-{moment:{STAMP}}-{what}")
        files = (self.database, beside(self.database, "-wal"))
        try:
            for path, _ in self._matching(_PARTIAL):
                path.unlink()
            free = shutil.disk_usage(self.database.parent).free
            needed = sum(file.stat().st_size for file in files if file.exists())
        except OSError as error:
            raise BackupRefused(f"The backup {target} cannot be made: {error}.") from error
        if free < needed + RESERVE_BYTES:
            raise BackupRefused(
                f"The backup {target} needs {needed:,} bytes, and {free:,} are free. The bot leaves {RESERVE_BYTES:,} "
                f"for the games. Make room on the disk."
            )
        write(target)
        return target

    def _remove_old(self, now: datetime) -> None:
        """Remove the oldest beyond those that stay; those of a time to come count as the oldest."""
        backups = sorted(self._there(), key=lambda each: (each.moment <= now, each.moment))
        daily = [each for each in backups if each.what == _DAILY]
        schemas = [each for each in backups if each.what != _DAILY]
        for each in (*daily[: -self.keep], *schemas[:-KEEP_SCHEMAS]):
            each.path.unlink(missing_ok=True)

    def _there(self) -> list[Backup]:
        found = []
        for path, match in self._matching(_BACKUP):
            with suppress(ValueError):  # digits that are no time: not a name of ours
                found.append(Backup(datetime.strptime(match[1], STAMP).replace(tzinfo=UTC), match[2], path))
        return found

    def _matching(self, pattern: str) -> Iterator[tuple[Path, re.Match[str]]]:
        """Regular files beside the database whose whole names are its own and ``pattern``."""
        name = re.compile(re.escape(self.database.name) + pattern, re.ASCII)
        for path in self.database.parent.iterdir():
            match = name.fullmatch(path.name)
            if match is not None and path.is_file() and not path.is_symlink():
                yield path, match


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now // 1000, UTC)
