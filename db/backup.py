"""``python -m db.backup DATABASE TARGET``: copy the bot's database into a new file. The bot may be running.

To restore a backup, one of :mod:`db.rotation` included: stop the bot. Move the old database away, with its ``-wal`` and
``-shm`` files: SQLite would mix them into the backup. Copy the backup to the database's path. Start the bot.

A power cut or a faulty disk may damage the ``-wal`` file. SQLite drops what it cannot read of it, and opens an older
state without an error. Only a backup helps then.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from db.address import file_argument
from db.copying import copy_database
from db.errors import StoreError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0, or 1 with the reason on stderr."""
    parser = argparse.ArgumentParser(
        prog="python -m db.backup", description="Copy the bot's database into a new file. The bot may be running."
    )
    parser.add_argument("database", type=file_argument, help="the database that the bot runs with")
    parser.add_argument("target", type=file_argument, help="the file to make; it must not exist")
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
