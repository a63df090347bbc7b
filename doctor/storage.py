"""Checks of the database, its disk and its backups. They read only and take no lock: the bot may be running."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from db.disk import LEAST_FREE_BYTES, share
from db.errors import DatabaseInUse, DatabaseUnsuitable, StoreError
from db.examine import beside, closed_folder, need_none_lost
from db.examine import look as examine
from db.lock import is_locked
from db.migrate import migrations, postgres_migrations
from db.postgres_server import Server
from db.rotation import DAILY, DAILY_INTERVAL, RESERVE_BYTES, Backup, existing
from doctor.findings import Finding, fine, look, mend
from doctor.machine import ROOT

LATE: Final = DAILY_INTERVAL * 2
"""The newest daily backup of a running bot is younger: the bot makes one a day, and tries again each hour."""
MEBIBYTE: Final = 2**20


def storage(database: Path, keep: int, backups: Path | None = None, now: datetime | None = None) -> list[Finding]:
    """Return what there is to say of ``database`` and of its ``keep`` daily backups in the folder ``backups``."""
    path = Path(os.path.realpath(database))
    folder = _folder(path)
    if folder:
        return folder
    closed = _closed(path, backups)
    place = path.parent if backups is None or closed else backups
    try:
        need_none_lost(path, place)
    except DatabaseUnsuitable as error:
        return [mend(str(error)), *closed]
    if not path.exists():
        made = fine(f"Database: {path} does not exist yet. The first start makes it.")
        return [made, *_share(path), *_space(path, place), *closed]
    return [
        *_database(path),
        *_share(path),
        *_space(path, place),
        by_hand(path, backups),
        *(closed or _backups(path, place, keep, now or datetime.now(UTC))),
    ]


def postgres(address: str) -> list[Finding]:
    """Return what there is to say of a database on a PostgreSQL server."""
    known = postgres_migrations()[-1].number
    try:
        server = Server(address)
        version, in_use = server.look(known)
    except StoreError as error:
        return [mend(str(error))]
    used = ", and a bot is using it" if in_use else ""
    said = f"Database: {server.name} can be reached, with schema version {version}{used}."
    if version < known:
        said += f" The next start makes the schema of version {known}."
    return [
        fine(said),
        fine("Backups: the bot makes none of PostgreSQL. python3 start.py backup says the line of pg_dump."),
    ]


def _folder(path: Path) -> list[Finding]:
    closed = closed_folder(path)
    if closed is not None:
        return [mend(f"The database {path} cannot be used: this user may not enter the folder {closed}.")]
    if not path.parent.is_dir():
        return [mend(f"There is no folder {path.parent} for the database. Make it, or correct TERTULIA_DATABASE.")]
    if path.is_dir():
        return [mend(f"{path} is a folder, not a database. Correct TERTULIA_DATABASE.")]
    if not os.access(path.parent, os.W_OK | os.X_OK):
        return [mend(f"This user may not write into {path.parent}. The bot needs to, for the database's companions.")]
    for file in (path, *(beside(path, suffix) for suffix in (".lock", "-wal", "-shm", "-journal"))):
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            cure = "Run the doctor as the bot's user, or change the file's owner or mode."
            return [mend(f"This user may not read and write {file}. {cure}")]
    return []


def _closed(path: Path, folder: Path | None) -> list[Finding]:
    """Return why the bot can make no backup in a folder of their own."""
    if folder is None:
        return []
    entered = closed_folder(folder / path.name)
    if entered is not None:
        why = f"this user may not enter the folder {entered}. Change its mode, or correct TERTULIA_BACKUP_FOLDER"
    elif not folder.is_dir():
        why = f"there is no folder {folder}. Mount it, or correct TERTULIA_BACKUP_FOLDER"
    elif not os.access(folder, os.W_OK | os.X_OK):
        why = f"this user may not write into {folder}. Change its owner or mode"
    else:
        return []
    return [look(f"The bot can make no backup: {why}.")]


def _database(path: Path) -> list[Finding]:
    known = len(migrations())
    try:
        version = examine(path, known)
    except DatabaseInUse as error:
        return [look(str(error))]
    except StoreError as error:
        return [mend(str(error))]
    size = sum(file.stat().st_size for file in (path, beside(path, "-wal")) if file.exists())
    used = ", and a bot is using it" if is_locked(path) else ""
    said = f"Database: {path} is sound, with {size / MEBIBYTE:,.1f} MiB and schema version {version}{used}."
    if 0 < version < known:
        said += f" The next start makes a backup and migrates it to version {known}."
    return [fine(said)]


def _share(path: Path) -> list[Finding]:
    kind = share(path)
    if kind is None:
        return []
    return [
        look(
            f"{path} lies on a network share ({kind}), where SQLite can lose games. Move it to a disk of this machine, "
            f"or use PostgreSQL."
        )
    ]


def _space(path: Path, backups: Path) -> list[Finding]:
    free, room = shutil.disk_usage(path.parent).free, shutil.disk_usage(backups).free
    needed = RESERVE_BYTES + sum(file.stat().st_size for file in (path, beside(path, "-wal")) if file.exists())
    said = f"{free / MEBIBYTE:,.0f} MiB are free on the disk of the database"
    if free < LEAST_FREE_BYTES:
        return [mend(f"{said}, so the bot can save no move. Make room.")]
    if room < needed:
        there = said if backups == path.parent else f"{room / MEBIBYTE:,.0f} MiB are free on the disk of {backups}"
        return [look(f"{there}; the next backup needs {needed / MEBIBYTE:,.0f}. Make room, or no backup is made.")]
    return [fine(f"Disk: {said}.")]


def by_hand(path: Path, folder: Path | None = None) -> Finding:
    """Return the commands that back up and restore this database, as the bot runs here, with its folder of backups."""
    making, putting = "python3 start.py backup", "python3 start.py restore FILE"
    if str(ROOT) == "/app":  # in the image
        making = "docker compose exec tertulia python -m backups backup"
        putting = "docker compose run --rm --entrypoint python tertulia -m backups restore FILE"
    elif path.is_relative_to("/var/lib"):  # the database of the systemd unit
        settings = f"TERTULIA_DATABASE={path}" + (f" TERTULIA_BACKUP_FOLDER={folder}" if folder else "")
        run = f"sudo -u tertulia env {settings} {ROOT}/.venv/bin/python {ROOT}/backups.py"
        making, putting = f"{run} backup", f"{run} restore FILE"
    return fine(f"By hand: back up with {making}; stop the bot and restore with {putting}")


def _backups(path: Path, folder: Path, keep: int, now: datetime) -> list[Finding]:
    if keep == 0:
        return [fine("Backups: none, because TERTULIA_BACKUPS is 0. Nothing but your own copies protects the games.")]
    try:
        backups = existing(path, folder)
    except OSError as error:
        return [look(f"The backups in {folder} cannot be listed ({error.strerror}).")]
    if not backups:
        said = "The running bot makes one within an hour" if is_locked(path) else "The bot makes one when it runs"
        return [look(f"There is no backup yet. {said}, and then one a day.")]
    newest = max(backups)
    daily = max((each for each in backups if each.what == DAILY), default=None)
    age = now - (daily or newest).moment
    said = f"{len(backups)} stand in {folder}; the newest is {newest.path.name}"
    found = _sound(newest)
    if found:
        return found
    if age > LATE and is_locked(path):
        return [look(f"The last daily backup is {age.days} days old. The bot's log says why: look for “daily backup”.")]
    return [fine(f"Backups: {said}, and it is sound.")]


def _sound(backup: Backup) -> list[Finding]:
    try:
        examine(backup.path, len(migrations()))
    except StoreError as error:
        return [look(f"The newest backup cannot be used. {error}")]
    return []
