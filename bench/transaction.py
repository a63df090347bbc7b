"""One recorded move on the disk, beside the bare SQLite commit of the same bytes with the same pragmas, by turns.

Ours is ``Store.commit`` as a table calls it: the way to the store's thread and back, the check of the revision,
the log's line, the new position, stamps and timers in one transaction. The bare one is one INSERT of the log's line
and the position, through the ``sqlite3`` module in this very thread. Both files are in one folder, in WAL mode, and
``synchronous = FULL``: each commit waits for the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from statistics import median

from bench import Result
from db import Pace, Person, Store, TableWrite
from engine import FastRng, games
from tables import TableRegistry

MOVES = 60
"""Of each game, after the first few."""
WARM = 5


def run() -> Result:
    """Play one game of three of each kind."""
    figures: dict[str, float | int | str] = {}
    with tempfile.TemporaryDirectory() as folder:
        for key in games():
            ours, bare, sizes = asyncio.run(_measure(key, Path(folder)))
            ratios = [one / other for one, other in zip(ours, bare, strict=True)]
            figures[f"{key}: recorded move, median ms"] = median(ours) * 1000
            figures[f"{key}: bare commit, median ms"] = median(bare) * 1000
            figures[f"{key}: recorded move : bare commit"] = round(median(ratios), 2)
            figures[f"{key}: bytes of a move, median"] = round(median(sizes))
    return Result("transaction", figures, (f"{MOVES} moves of one game of three each",))


async def _measure(key: str, folder: Path) -> tuple[list[float], list[float], list[int]]:
    """Return the seconds of each recorded move and of each bare commit, and the bytes of both."""
    ours: list[float] = []
    bare: list[float] = []
    sizes: list[int] = []
    async with await Store.open(folder / f"{key}.sqlite3") as store:
        with closing(_bare(folder / f"{key}-bare.sqlite3")) as other:
            commit = store.commit

            async def timed(write: TableWrite) -> None:
                began = time.perf_counter()
                await commit(write)
                between = time.perf_counter()
                if write.action is None or write.action.seat is None:
                    return  # not a move: the lobby or the deal
                assert write.snapshot is not None
                line, position = write.action.notation + write.action.events, write.snapshot.state
                before = time.perf_counter()
                _commit(other, line, position)
                ended = time.perf_counter()
                ours.append(between - began)
                bare.append(ended - before)
                sizes.append(len(line.encode()) + len(position.encode()))

            store.commit = timed  # type: ignore[method-assign]
            async for _ in play(store, key, WARM + MOVES):
                pass
    return ours[WARM:], bare[WARM:], sizes[WARM:]


async def play(store: Store, key: str, moves: int) -> AsyncIterator[None]:
    """Make so many moves of a table at which everybody does what the game itself would suggest, one after the other."""
    people = [Person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await TableRegistry(store).open(
        key, guild_id=1, channel_id=1, locale="en-US", host=people[0], pace=Pace.SLOW
    )
    for person in people[1:]:
        await table.join(person)
    await table.start(people[0])
    chance = FastRng(1)
    for _ in range(moves):
        if not table.deciding:
            return
        seat = table.deciding[0]
        action = table.game.suggest(table.view(seat), chance)
        await table.act(people[seat], table.seats[seat].decision_revision, str(action))
        yield


def _bare(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, line TEXT, position TEXT)")
    return connection


def _commit(connection: sqlite3.Connection, line: str, position: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO moves (line, position) VALUES (?, ?)", (line, position))
    connection.execute("COMMIT")
