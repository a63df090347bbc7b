"""``python -m tables.ratings DATABASE [--write] [--quiet]``: recompute all ratings from the stored standings.

Prints each stored rating that differs; ``--write`` replaces them. The bot must not be running. The store keeps the
skill that a deleted person had before each game, without a name. The ratings of their opponents follow from it.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from db import RatingRow, Store, StoreError, is_address
from db.address import argument
from engine.progress import add_quiet, progress
from tables.rating_model import recompute

_CLOSE = 1e-9


def differences(stored: Sequence[RatingRow], right: Sequence[RatingRow]) -> list[str]:
    """Return a sentence for each player whose stored rating differs from the right one."""
    ours, theirs = ({(row.table_id, row.entrant): row for row in rows} for rows in (stored, right))
    found = []
    for table_id, entrant in sorted({*ours, *theirs}):
        one, other = ours.get((table_id, entrant)), theirs.get((table_id, entrant))
        if one is None or other is None:
            what = "is not stored" if one is None else "is stored, but does not belong there"
            found.append(f"Table {table_id}, player {entrant}: a rating {what}.")
        elif not _same(one, other):
            found.append(f"Table {table_id}, player {entrant}: {_text(one)} is stored, {_text(other)} is right.")
    return found


def _same(one: RatingRow, other: RatingRow) -> bool:
    numbers = ((each.mu_before, each.sigma_before, each.mu, each.sigma) for each in (one, other))
    alike = all(
        a == b or (a is not None and b is not None and math.isclose(a, b, rel_tol=_CLOSE))
        for a, b in zip(*numbers, strict=True)
    )
    return alike and (one.user_id, one.guild_id, one.game) == (other.user_id, other.guild_id, other.game)


def _text(row: RatingRow) -> str:
    if row.mu is None or row.sigma is None:
        return f"a forgotten person ({row.mu_before:.4f} ± {row.sigma_before:.4f} before)"
    return f"user {row.user_id} with {row.mu:.4f} ± {row.sigma:.4f}"


async def run(database: str, *, write: bool) -> int:
    """Print the differences, and store the right ratings if ``write``; return 1 for differences that remain."""
    async with await Store.open(database, backups=1) as store:  # a backup comes before a migration
        stored = await store.ratings.all()
        right = recompute(progress(await store.ratings.ranked_games(), "games"), stored)
        found = differences(stored, right)
        for line in found:
            print(line)
        if write and found:
            await store.ratings.replace(right)
    print(f"{len(right)} ratings recomputed, {len(found)} differences{', now stored' if write and found else ''}.")
    return 1 if found and not write else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 0, 1 for differences that remain, or 2 for an unusable database (reason on stderr)."""
    parser = argparse.ArgumentParser(
        prog="python -m tables.ratings", description="Recompute all ratings from the stored results."
    )
    parser.add_argument("database", type=argument, help="the bot's database; the bot must not be running")
    parser.add_argument("--write", action="store_true", help="store the recomputed ratings")
    add_quiet(parser)
    given = parser.parse_args(arguments)
    if not is_address(given.database) and not Path(given.database).is_file():
        print(f"There is no database {given.database}. Give the path that the bot runs with.", file=sys.stderr)
        return 2
    try:
        return asyncio.run(run(given.database, write=given.write))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
