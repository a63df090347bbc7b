"""``python -m tables.person DATABASE export|delete USER [--server ID] [--to FILE]``: for people who ask by mail.

Members do both with `/privacy`. This command is for somebody who has left the server. The bot may be running: it then
carries the deletion out within a minute, since it has tables in memory. Else the command does so itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from db import DatabaseInUse, RangeTaken, Store, StoreError, is_address
from db.address import argument
from db.beside import transaction_beside
from db.privacy import export_person, request_deletion, servers_of
from tables.registry import TableRegistry


def export(database: str, user_id: int, guild_id: int | None) -> str:
    """Return as JSON all that is stored about a person, a list item for each server. Raises :class:`StoreError`."""
    with transaction_beside(database) as session:
        servers = servers_of(session, user_id) if guild_id is None else [guild_id]
        return json.dumps([export_person(session, user_id, each) for each in servers], ensure_ascii=False, indent=2)


async def delete(database: str, user_id: int, guild_id: int | None) -> str:
    """Delete a person, or ask the running bot to. Returns a sentence that says which. Raises :class:`StoreError`."""
    with transaction_beside(database) as session:
        servers = servers_of(session, user_id) if guild_id is None else [guild_id]
        for each in servers:
            request_deletion(session, user_id, each)
    if not servers:
        return f"Nothing is stored about user {user_id}."
    try:
        store = await Store.open(database, backups=1)
    except (DatabaseInUse, RangeTaken):
        return f"The running bot deletes user {user_id} within a minute, in {len(servers)} servers."
    async with store:
        registry = TableRegistry(store)
        left_over = sum([await registry.forget(each, user_id) for each in servers])
    kept = f" {left_over} tables could not be loaded and still name them." if left_over else ""
    return f"User {user_id} is deleted in {len(servers)} servers.{kept} Backups keep what they had."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0, or 2 with the reason on stderr."""
    parser = argparse.ArgumentParser(
        prog="python -m tables.person",
        description="Export or delete what the bot stores about a person. The bot may be running.",
    )
    parser.add_argument("database", type=argument, help="the path or address of the database that the bot uses")
    parser.add_argument("what", choices=("export", "delete"))
    parser.add_argument("user", type=int, help="the person's Discord user ID")
    parser.add_argument("--server", type=int, metavar="ID", help="one server only; by default all of them")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write the export; by default standard output")
    given = parser.parse_args(arguments)
    if not is_address(given.database) and not Path(given.database).is_file():
        print(f"There is no database {given.database}. Give the path that the bot runs with.", file=sys.stderr)
        return 2
    try:
        if given.what == "delete":
            print(asyncio.run(delete(given.database, given.user, given.server)))
        elif given.to is None:
            print(export(given.database, given.user, given.server))
        else:
            found = export(given.database, given.user, given.server)  # first: no file stays behind where it fails
            with open(given.to, "x", encoding="utf-8", opener=partial(os.open, mode=0o600)) as file:
                file.write(found)
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
