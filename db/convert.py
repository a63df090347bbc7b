"""``python -m db.convert FROM TO``: copy a database between SQLite and PostgreSQL. The bot must not be running.

Each side is the path of an SQLite file or the address of a PostgreSQL database. The target must be new or empty.
Everything is copied in one transaction and compared before its end, so a conversion that is broken off leaves no row.
New tables get ids above all that were ever given: buttons of old messages name table ids.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from db.address import argument, is_address
from db.connection import Engine
from db.copying import publish
from db.errors import ConversionRefused, StoreError
from db.examine import beside
from db.rows import insert
from db.session import Session
from db.store import open_postgres, open_sqlite

KEYS: Final = {
    "meta": ("key",),
    "tables": ("id",),
    "secrets": ("table_id",),
    "seats": ("table_id", "seat"),
    "holders": ("table_id", "seat", "from_revision"),
    "actions": ("table_id", "revision"),
    "evaluations": ("table_id", "revision"),
    "snapshots": ("table_id",),
    "reviews": ("table_id",),
    "results": ("table_id", "seat"),
    "standings": ("table_id", "entrant"),
    "ratings": ("id",),
    "guests": ("table_id", "user_id"),
    "timers": ("table_id", "kind"),
    "polls": ("table_id", "kind"),
    "votes": ("table_id", "kind", "user_id"),
    "messages": ("table_id", "name"),
    "server_settings": ("guild_id",),
    "channel_settings": ("guild_id", "channel_id"),
    "member_settings": ("guild_id", "user_id"),
    "lessons": ("user_id", "game", "guild_id"),
    "blocks": ("guild_id", "user_id", "blocked_id"),
    "notes": ("user_id", "table_id"),
    "subscriptions": ("guild_id", "game", "user_id"),
    "calls": ("guild_id", "user_id", "table_id"),
    "servers": ("guild_id",),
    "deals": ("day", "game", "rules_version"),
    "tries": ("day", "game", "user_id"),
    "blocked_users": ("user_id",),
}
"""Primary keys by table; a table stands behind those that it refers to."""
BATCH: Final = 500
"""Rows in one step."""


def convert(source: str, target: str, *, quiet: bool = False) -> int:
    """Copy everything from one database into another; return the number of rows. Raises :class:`StoreError`."""
    if not is_address(source) and not Path(source).is_file():
        raise ConversionRefused(f"There is no database {source}. Give the one that the bot uses.")
    with _opened(source) as one, _new(target) as other:
        try:
            return one.read(lambda read: other.write(lambda written: _copy(read, written, one, other, quiet)))
        except Exception as error:
            raise other.explain(error) or one.explain(error) or error from None


def _copy(read: Session, written: Session, one: Engine, other: Engine, quiet: bool) -> int:
    if any(written.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in KEYS):
        raise ConversionRefused(f"The database {other.name} is not empty. Give a new one.")
    total = sum(read.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in KEYS)
    digests: dict[str, str] = {}
    # Each row passes twice: it is copied, then compared.
    with tqdm(total=2 * total, unit=" rows", leave=False, disable=True if quiet else None) as bar:
        for name in KEYS:
            digests[name] = _digest(_copied(name, read, written), bar)
        _continue_ids(one, read, other, written)
        for name, digest in digests.items():
            if _digest(_batches(name, written), bar) != digest:
                raise ConversionRefused(
                    f"The rows of {name} in {other.name} differ from those of {one.name}. Nothing was copied. "
                    f"Report this error."
                )
    return int(total)


def _batches(name: str, session: Session) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows of a table in the order of its key, some at a time."""
    key = ", ".join(KEYS[name])
    columns = _columns(name, session)
    places = [columns.index(column) for column in KEYS[name]]
    begin, last = f"SELECT {', '.join(columns)} FROM {name}", tuple[Any, ...]()
    while True:
        after = f" WHERE ({key}) > ({', '.join('?' * len(last))})" if last else ""
        batch = session.execute(f"{begin}{after} ORDER BY {key} LIMIT {BATCH}", last).fetchall()
        if not batch:
            return
        yield batch
        last = tuple(batch[-1][place] for place in places)


def _copied(name: str, read: Session, written: Session) -> Iterator[list[tuple[Any, ...]]]:
    """Copy a table; yield its rows."""
    query = insert(name, _columns(name, read))
    for batch in _batches(name, read):
        written.executemany(query, batch)
        yield batch


def _columns(name: str, session: Session) -> list[str]:
    none = session.execute(f"SELECT * FROM {name} LIMIT 0")
    none.fetchall()
    return [str(column[0]) for column in none.description]


def _digest(batches: Iterator[list[tuple[Any, ...]]], bar: tqdm[Any]) -> str:
    """Return a digest of the number, order and values of rows."""
    digest = hashlib.sha256()
    for batch in batches:
        for row in batch:
            digest.update(repr(row).encode("utf-8", "surrogatepass"))
        bar.update(len(batch))
    return digest.hexdigest()


def _continue_ids(one: Engine, read: Session, other: Engine, written: Session) -> None:
    """Give new tables ids above all that the source has ever given, those of deleted tables included."""
    given = read.execute(one.last_key).fetchone()
    for query, values in other.continue_keys(0 if given is None else int(given[0])):
        written.execute(query, values)


@contextmanager
def _opened(database: str) -> Iterator[Engine]:
    """Provide an open database of which this process has the lock."""
    if is_address(database):
        engine = open_postgres(database, lambda error: None)
        try:
            yield engine
        finally:
            engine.close()
    else:
        with open_sqlite(Path(os.path.realpath(database)), 1) as file:
            yield file


@contextmanager
def _new(target: str) -> Iterator[Engine]:
    """Provide an open database for the copy.

    A new file gets its name at the end of the block, and is removed on an error.
    """
    if is_address(target):
        with _opened(target) as engine:
            yield engine
        return
    file = Path(os.path.realpath(target))
    if os.path.lexists(target):
        raise ConversionRefused(f"{target} exists already. A conversion never overwrites a file. Choose another name.")
    partial = beside(file, ".partial")
    _remove(partial)
    try:
        with _opened(str(partial)) as engine:
            yield engine
        try:
            publish(partial, file)
        except OSError as error:
            raise ConversionRefused(f"The file {target} cannot be written ({error.strerror}).") from error
    finally:
        _remove(partial)


def _remove(file: Path) -> None:
    for suffix in ("", "-journal", "-wal", "-shm", ".lock"):
        with suppress(OSError):
            beside(file, suffix).unlink()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0, 1 if it was broken off, or 2 with the reason on stderr."""
    parser = argparse.ArgumentParser(
        prog="python -m db.convert",
        description="Copy the bot's database between SQLite and PostgreSQL. The bot must not be running.",
        epilog="Other users of this machine see addresses on its command lines. Leave the password out and put it into "
        "the variable PGPASSWORD or the file ~/.pgpass.",
    )
    parser.add_argument(
        "source", type=argument, metavar="FROM", help="path or address of the database that the bot uses"
    )
    parser.add_argument("target", type=argument, metavar="TO", help="the path or address of a new, empty database")
    parser.add_argument("--quiet", action="store_true", help="hide the progress that a terminal shows")
    given = parser.parse_args(arguments)
    try:
        count = convert(given.source, given.target, quiet=given.quiet)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Broken off. Nothing was copied.", file=sys.stderr)
        return 1
    print(f"Copied {count} rows, and compared them. Set TERTULIA_DATABASE to the new database and start the bot.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
