"""``python3 start.py backup [FILE]`` and ``python3 start.py restore FILE``: the database of the settings, by hand.

A backup may run beside the bot. A restore refuses while the bot runs, checks the file, keeps the former database beside
the new one, and leaves no ``-wal`` that SQLite would mix in. A whole database has the name at every moment: the former
one until the new one takes its place in one step. For PostgreSQL both check what they can, and print the
line of its own program.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from db.copying import TIMESTAMP_FORMAT, copy_database, sync_folder
from db.errors import BackupRefused, DatabaseInUse, DatabaseUnsuitable, DatabaseUnwritable, StoreError
from db.examine import beside, closed_folder, need_place
from db.examine import look as examine
from db.lock import DatabaseLock
from db.migrate import migrations, postgres_migrations
from settings import SettingsError, read_settings

COMPANIONS: Final = ("-wal", "-shm", "-journal")
DUMP: Final = b"PGDMP"
"""How a file of ``pg_dump --format=custom`` begins."""


def back_up(database: Path, target: Path | None, folder: Path | None = None, *, stopped: bool = False) -> str:
    """Copy a database into a new file, by default in a folder of backups. Returns what was done. Raises StoreError.

    The bot may be running, unless it must be ``stopped``.
    """
    file = Path(os.path.realpath(database))
    target = target or (folder or file.parent) / f"{file.name}.backup-{_now()}-by-hand"
    lock = DatabaseLock.acquire(file) if stopped else None
    try:
        copy_database(file, target)
    finally:
        if lock is not None:
            lock.release()
    return f"Backed up {file} to {target} and checked it. Copy it to another machine."


def restore(database: Path, source: Path) -> str:
    """Put a backup in the place of the database. Returns what was done, and what is next. Raises StoreError."""
    file, source = Path(os.path.realpath(database)), Path(os.path.realpath(source))
    need_place(file)
    _need_source(file, source)
    version = examine(source, len(migrations()))
    if not version:
        raise BackupRefused(f"{source} is empty. Choose another backup.")
    lock = DatabaseLock.acquire(file)
    try:
        _give_to_owner(file, beside(file, ".lock"))
        if file.is_file():
            lock.hold_file(file)
        new = beside(file, ".restoring")
        new.unlink(missing_ok=True)
        copy_database(source, new)
        _give_to_owner(file, new)
        kept = _keep(file)
        os.replace(new, file)
        sync_folder(file)
    except OSError as error:
        raise DatabaseUnwritable(file, error.strerror or str(error)) from error
    finally:
        lock.release()
    former = f" The former database is {kept}: delete it when all is well." if kept else ""
    migrated = f" The start migrates it from schema version {version}." if version < len(migrations()) else ""
    return f"Restored {file} from {source}.{former}{migrated} Start the bot."


def _need_source(file: Path, source: Path) -> None:
    closed = closed_folder(source)
    if closed is not None:
        raise BackupRefused(f"This user may not enter the folder {closed}. Copy the backup elsewhere.")
    if not source.is_file():
        raise BackupRefused(f"There is no file {source}. Give the path of a backup.")
    if not os.access(source, os.R_OK):
        raise BackupRefused(f"This user may not read {source}. Change its mode or its owner.")
    if source == file or (file.exists() and source.samefile(file)):
        raise BackupRefused(f"{source} is the database itself. Give the path of a backup.")
    with source.open("rb") as start:
        if start.read(len(DUMP)) == DUMP:
            raise BackupRefused(f"{source} is a dump of PostgreSQL, and TERTULIA_DATABASE names a file. Correct that.")


def _give_to_owner(file: Path, new: Path) -> None:
    """Give a new file to the owner of the database, or of its folder: root may run this command."""
    if os.name != "posix":
        return
    owner = (file if file.exists() else file.parent).stat()
    new.chmod(0o600)
    if new.stat().st_uid != owner.st_uid:
        os.chown(new, owner.st_uid, owner.st_gid)


def _keep(file: Path) -> Path | None:
    """Give the database another name as well, whole and without what SQLite keeps beside it.

    Returns that name, or None if there was no database.
    """
    there = [each for suffix in COMPANIONS if (each := beside(file, suffix)).exists()]
    if not any(each.stat().st_size for each in (file, *there) if each.exists() and not each.name.endswith("-shm")):
        return None
    names = (beside(file, f".replaced-{_now()}{again}") for again in ("", *(f"-{n}" for n in range(2, 1_000))))
    kept = next(each for each in names if not each.exists())
    for each in there:
        if not each.name.endswith("-shm"):
            shutil.copy2(each, kept.with_name(each.name.replace(file.name, kept.name, 1)))
    if file.exists():
        # Take the newest transactions over from -wal. A damaged database is kept as it is.
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as former:
            former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        try:
            os.link(file, kept)
        except OSError:  # a file system without a second name for a file
            shutil.copy2(file, kept)
    for each in there:
        each.unlink(missing_ok=True)
    return kept


def _now() -> str:
    return f"{datetime.now(UTC):{TIMESTAMP_FORMAT}}"


def dump_line(address: str, target: Path | None) -> str:
    """Return the line that dumps a PostgreSQL database, after a look at server and program. Raises StoreError."""
    from db.postgres_server import Server

    server = Server(address)
    server.look(postgres_migrations()[-1].number)
    _need_program("pg_dump", server.major())
    file = target or Path(f"tertulia-{_now()}.dump")
    if file.exists():
        raise BackupRefused(f"{file} exists already. A backup never overwrites a file. Choose another name.")
    return shlex.join(["pg_dump", "--format=custom", f"--file={file}", f"--dbname={server.without_password()}"])


def restore_line(address: str, source: Path) -> str:
    """Return the line that fills a PostgreSQL database, if that is empty and no bot runs. Raises StoreError."""
    from db.postgres_server import Server

    if not source.is_file() or not os.access(source, os.R_OK):
        raise BackupRefused(f"There is no file {source} that this user may read. Give the path of a dump.")
    with source.open("rb") as start:
        if start.read(len(DUMP)) != DUMP:
            raise BackupRefused(f"{source} is no dump of pg_dump --format=custom. SQLite files: python -m db.convert.")
    server = Server(address)
    version, in_use = server.look(postgres_migrations()[-1].number)
    if in_use:
        raise DatabaseInUse(server.name, who="by a running bot")
    if version:
        cure = "Drop it and make it again, empty, or name a new one in TERTULIA_DATABASE."
        raise DatabaseUnsuitable(server.name, "it holds games already", cure)
    _need_program("pg_restore", server.major())
    options = ["--exit-on-error", "--no-owner", f"--dbname={server.without_password()}"]
    return shlex.join(["pg_restore", *options, str(source)])


def _need_program(name: str, server: int) -> None:
    """Raise unless PostgreSQL's program is here, and not older than the server: such a one refuses to work."""
    found = shutil.which(name)
    if found is None:
        raise BackupRefused(f"{name} is not here. Install PostgreSQL's client programs, version {server} or newer.")
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.search(r"\d+", said)
    if version is None or int(version[0]) < server:
        raise BackupRefused(f"{said.strip() or found} is older than the server, version {server}. Install a newer one.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0, or 2 with the reason on stderr."""
    parser = argparse.ArgumentParser(prog="python3 start.py", description="Back up or restore the bot's database.")
    commands = parser.add_subparsers(dest="what", required=True)
    making = commands.add_parser("backup", help="copy the database into a new file; the bot may be running")
    making.add_argument("file", type=Path, nargs="?", help="the file to make; by default where the bot's stand")
    making.add_argument("--stopped", action="store_true", help="refuse while the bot runs")
    restoring = commands.add_parser("restore", help="put a backup in the database's place; the bot must not be running")
    restoring.add_argument("file", type=Path, help="the backup")
    given = parser.parse_args(arguments)
    try:
        settings = read_settings()
        database = settings.database
        if isinstance(database, Path):
            if given.what == "backup":
                print(back_up(database, given.file, settings.backup_folder, stopped=given.stopped))
            else:
                print(restore(database, given.file))
        else:
            line = (dump_line if given.what == "backup" else restore_line)(database.get_secret_value(), given.file)
            print("PostgreSQL has programs of its own. All is well for this line:", line, sep="\n")
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
    sys.exit(130)
