"""Kill a playing bot with SIGKILL, repeatedly: every action is stored whole or not at all."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from db import Store, TimerKind
from tests.db.builder import ANA, assert_agrees, game

ROOT = Path(__file__).parents[2]

PLAY = """
import asyncio, sys
from db import Person, PollKind, Store, TimerKind
from tests.db.builder import act, ask, revision_of

async def play(store, table_id):
    revision = await revision_of(store, table_id)
    while True:
        await ask(store, table_id)
        after = revision + 1
        timers = {TimerKind.DEADLINE: after}
        seating = {0: Person(101, f"Ana {after}", None, f"player {after}")}
        revision = await act(
            store, table_id, revision, timers=timers, seating=seating, host_id=after, close=[PollKind.UNDO]
        )
        print(table_id, revision, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, table_id) for table_id in (1, 2, 3)))

asyncio.run(main())
"""


async def assert_all_agrees(store: Store, table_id: int) -> int:
    """Check seats, host, timers and polls, too; return the revision."""
    revision = await assert_agrees(store, table_id)
    if revision > 1:
        table, (seat,) = await store.tables.get(table_id) or (None, (None,))
        assert table is not None and seat is not None
        assert seat.computer == f"player {revision}"
        assert seat.name.startswith("Ana "), "a person has one name at all tables: that of the latest write"
        assert table.host_id == revision
        assert await store.timers.of_table(table_id) == {TimerKind.DEADLINE: revision}
    assert all(poll.revision == revision for poll in await store.polls.open(table_id))
    return revision


async def test_a_killed_bot_keeps_every_acknowledged_write_whole(database: str, engine: str) -> None:
    rng = random.Random(1)
    async with await Store.open(database) as store:
        for _ in range(3):
            await game(store, ANA)
    answers = 0
    for _ in range(8):
        with subprocess.Popen(
            [sys.executable, "-c", PLAY, database], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as player:
            assert player.stdout is not None
            lines = [player.stdout.readline() for _ in range(rng.randint(1, 12))]
            player.kill()
            lines += player.stdout.read().splitlines(keepends=True)
        answers += len(lines) - 1
        answered = {1: 1, 2: 1, 3: 1}
        for line in lines:
            if line.endswith("\n"):  # the last one may be incomplete
                table_id, revision = map(int, line.split())
                answered[table_id] = revision
        async with await Store.open(database) as store:
            revisions = [await assert_all_agrees(store, table_id) for table_id in (1, 2, 3)]
            assert all(revision >= answered[table_id] for table_id, revision in enumerate(revisions, 1))
            if engine == "sqlite":
                assert await store._connection.rows("PRAGMA integrity_check") == [("ok",)]
    assert sum(revisions) >= answers > 20
