"""``python -m db.backup DATABASE TARGET``: copy the bot's database into a new file. The bot may be running.

To restore a backup, also one that the bot made by itself (see :mod:`db.rotation`): stop the bot, move the old database
away together with its ``-wal`` and ``-shm`` files (SQLite would mix them into the backup), copy the backup to the
database's place, and start the bot.

A power cut or a disk may damage the ``-wal`` file. SQLite drops what it cannot read of it, and the database opens at an
older state without an error. Only a backup helps then.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from db.copying import copy_database
from db.errors import StoreError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if the backup was made, 1 if not (the reason is on stderr)."""
    parser = argparse.ArgumentParser(
        prog="python -m db.backup", description="Copy the bot's database into a new file. The bot may be running."
    )
    parser.add_argument("database", type=Path, help="the database that the bot runs with")
    parser.add_argument("target", type=Path, help="the file to make; it must not exist")
    given = parser.parse_args(arguments)
    try:
        copy_database(given.database, given.target)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Backed up {given.database} to {given.target}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
