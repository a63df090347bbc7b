"""kill -9 in the middle of play, again and again: revision, log and snapshot always speak of one moment."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from db import Store
from tests.db.builder import ANA, assert_agrees, game

ROOT = Path(__file__).parents[2]

PLAY = """
import asyncio, sys
from db import Store
from tests.db.builder import act, revision_of

async def play(store, table_id):
    revision = await revision_of(store, table_id)
    while True:
        revision = await act(store, table_id, revision)
        print(table_id, revision, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, table_id) for table_id in (1, 2, 3)))

asyncio.run(main())
"""


async def test_a_killed_bot_loses_nothing_it_has_answered_and_keeps_nothing_by_half(path: Path) -> None:
    rng = random.Random(1)
    async with await Store.open(path) as store:
        for _ in range(3):
            await game(store, ANA)
    total = 0
    for _ in range(8):
        with subprocess.Popen(
            [sys.executable, "-c", PLAY, path], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as player:
            assert player.stdout is not None
            first = player.stdout.readline()
            time.sleep(rng.uniform(0, 0.15))
            player.kill()
            lines = [first, *player.stdout.read().splitlines(keepends=True)]
        answered = {1: 1, 2: 1, 3: 1}
        for line in lines:
            if line.endswith("\n"):  # the last one may be torn
                table_id, revision = map(int, line.split())
                answered[table_id] = revision
        async with await Store.open(path) as store:
            revisions = [await assert_agrees(store, table_id) for table_id in (1, 2, 3)]
            assert all(revision >= answered[table_id] for table_id, revision in enumerate(revisions, 1))
            assert await store._connection.read(lambda c: c.execute("PRAGMA integrity_check").fetchall()) == [("ok",)]
        total = sum(revisions)
    assert total > 50
