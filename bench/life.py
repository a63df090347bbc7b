"""Many live tables: starting with them, keeping them in memory, noticing the one whose deadline passes.

All against the same with one table, or with an empty database, in the same run.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median

from bench import Result
from bench.start import PROGRAM, ROOT
from db import Pace, Person, PollKind, Store, TableWrite, TimerKind, TimerRow
from tables import AIPool, Clocks, Scheduler, Table, TableRegistry

TABLES = 10_000
STARTS = 5


def run() -> Result:
    """Fill a database, then measure."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.sqlite3", Path(folder) / "full.sqlite3"
        asyncio.run(_one_table(full))
        _copy(full)
        starts = {path: [_start(path) for _ in range(STARTS + 1)][1:] for path in (empty, full)}
        lateness = asyncio.run(_lateness(full))
        base, grown = asyncio.run(_memory(full))
        size = full.stat().st_size
    without, with_all = median(starts[empty]), median(starts[full])
    figures: dict[str, float | int | str] = {
        "live tables": TABLES,
        "database, MiB": size / 2**20,
        "logging in to ready, empty database, median s": without,
        "logging in to ready, all tables, median s": with_all,
        "ready with all tables : ready with an empty database": with_all / without,
        "a deadline among all of them is handled after, median ms": median(lateness),
        "and at the latest after, ms": max(lateness),
        "memory after every table was used once, MiB more": grown - base,
    }
    return Result("life", figures, (f"{STARTS} starts each, a process of its own", f"{len(lateness)} deadlines"))


async def _one_table(path: Path) -> None:
    async with await Store.open(path) as store:
        registry = TableRegistry(store)
        table = await registry.open(
            "mausoleum", guild_id=1, channel_id=1, locale="en-US", host=Person(1, "Ana"), pace=Pace.SLOW
        )
        await table.join(Person(2, "Bruno"))
        await table.start(Person(1, "Ana"))


def _copy(path: Path) -> None:
    """Copy the one table until there are enough, each in a channel of its own, its board shown."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        rows = {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()
            for name in ("tables", "seats", "actions", "snapshots", "timers")
        }
        for name, kept in rows.items():
            key = "id" if name == "tables" else "table_id"
            columns = kept[0].keys()
            marks = ", ".join("?" * len(columns))
            connection.executemany(
                f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})",
                [
                    [number if column in (key, "channel_id") else row[column] for column in columns]
                    for number in range(2, TABLES + 1)
                    for row in kept
                ],
            )
        connection.execute("UPDATE tables SET settled_revision = revision")
        connection.execute(
            "INSERT INTO messages (table_id, name, message_id, shows) SELECT id, 'board', id, revision FROM tables"
        )
        connection.commit()


def _start(path: Path) -> float:
    """Return the seconds from the loaded program to a bot that is ready."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout.splitlines()[0])["ready"])


class _Edge:
    """Records when the scheduler asks a table something."""

    def __init__(self, clocks: Clocks) -> None:
        self._clocks = clocks
        self.asked: dict[int, int] = {}

    async def absent(self, table: Table) -> bool:
        return False

    async def remind(self, table: Table, timer: TimerRow) -> None:
        pass

    async def ask(self, table: Table, kind: PollKind) -> bool:
        self.asked[table.id] = self._clocks.game()
        return True


async def _lateness(path: Path) -> list[int]:
    """Return the milliseconds between a deadline and its being handled, for ten tables a tenth of a second apart."""
    async with await Store.open(path) as store:
        registry = TableRegistry(store)
        edge = _Edge(registry.clocks)
        scheduler = Scheduler(registry, edge, AIPool())
        await scheduler.resume()
        first = registry.clocks.game() + 500
        due = {1 + number * (TABLES // 10): first + 100 * number for number in range(10)}
        for table_id, moment in due.items():
            found = await store.tables.get(table_id)
            assert found is not None
            row, _ = found
            timers = {TimerKind.DEADLINE: moment, TimerKind.REMINDER: None}
            await store.commit(TableWrite(row=row, before=row, timers=timers))
        await scheduler.start()
        await asyncio.sleep(2.5)
        scheduler.close()
        return [edge.asked[table_id] - moment for table_id, moment in due.items()]


async def _memory(path: Path) -> tuple[float, float]:
    """Return the most memory in use, in MiB, before and after every table was looked at."""
    async with await Store.open(path) as store:
        registry = TableRegistry(store)
        await registry.table(1, 1)
        before = _peak()
        for table_id in range(1, TABLES + 1):
            await registry.table(table_id, 1)
        return before, _peak()


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
