"""Hourly measurements of everything that could grow, and their limits."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Final

from tables import registry
from tables.state import KEPT_ENTRIES
from tables.undo import Entry
from tests.longrun.town import Town

MIB: Final = 2**20
AN_OBJECT: Final = 180
"""Mean bytes of an object of the log with its content."""
_OF_THE_LOG: Final = (list, tuple, dict, Entry)
Hour = Mapping[str, float]


@dataclass(frozen=True)
class Law:
    """A limit on the figure that ``look`` returns.

    From the first third of the counted hours to the last it may rise by ``rise`` (a share) and ``slack``. It may never
    exceed ``most``.
    """

    look: Callable[[Town], float]
    rise: float = 0.0
    slack: float = 0.0
    most: Callable[[Town], float] = lambda town: float("inf")


def resident(town: Town) -> float:
    """Return resident memory in MiB, 0 where the system does not report it."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def remembered(town: Town) -> int:
    """Count the objects in the loaded tables' log lines: at most :data:`tables.state.KEPT_ENTRIES` lines each.

    The number grows until every kept table has a full memory, which may take days.
    """
    seen: set[int] = set()
    found: list[object] = [table.entries for table in town.registry._alive.values()]
    while found:
        found = [
            each
            for each in gc.get_referents(*found)
            if isinstance(each, _OF_THE_LOG) and gc.is_tracked(each) and id(each) not in seen
        ]
        seen.update(map(id, found))
    return len(seen)


def lines(town: Town) -> float:
    return sum(len(table.entries) for table in town.registry._alive.values())


def handles(town: Town) -> float:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def write_ahead(town: Town) -> float:
    assert town.store.path is not None
    log = Path(f"{town.store.path}-wal")
    return log.stat().st_size / MIB if log.exists() else 0.0


def database(town: Town) -> float:
    assert town.store.path is not None
    return town.store.path.stat().st_size / MIB


SPARE: Final = 64
"""Tables still referenced although the registry has unloaded them."""
LAWS: Final[Mapping[str, Law]] = {
    "memory without the lines of the log, MiB": Law(
        lambda town: resident(town) - remembered(town) * AN_OBJECT / MIB, rise=0.04, slack=4
    ),
    "objects without the lines of the log": Law(lambda town: objects() - remembered(town), rise=0.03, slack=3_000),
    "lines of the log in memory": Law(
        lines, rise=float("inf"), most=lambda town: KEPT_ENTRIES * (registry.MAX_IDLE_TABLES + SPARE)
    ),
    "open handles": Law(handles, slack=0.5),
    "threads": Law(lambda town: threading.active_count(), slack=0.5),
    "tasks": Law(lambda town: len(asyncio.all_tasks()), slack=8),
    "timers of the loop": Law(lambda town: town.loop.timers, slack=150),
    "tables in memory": Law(
        lambda town: len(town.registry._alive), rise=float("inf"), most=lambda town: registry.MAX_IDLE_TABLES + SPARE
    ),
    "tables kept": Law(
        lambda town: len(town.registry._busy), rise=float("inf"), most=lambda town: registry.MAX_IDLE_TABLES
    ),
    "people remembered": Law(
        lambda town: len(town.registry._members), rise=float("inf"), most=lambda town: registry.MAX_IDLE_MEMBERS
    ),
    "servers remembered": Law(
        lambda town: len(town.registry._settings), slack=64, most=lambda town: registry.MAX_IDLE_TABLES
    ),
    "passes of messages": Law(lambda town: len(town.public._tasks), slack=8),
    "tables whose messages are not right": Law(lambda town: len(town.public._behind), slack=8),
    "works kept": Law(lambda town: len(town.public._kept), rise=float("inf"), most=lambda town: len(town.current)),
    "works of no running table": Law(lambda town: len(town.public._alive) - len(town.public._kept), slack=8),
    "scheduler's tasks": Law(lambda town: len(town.scheduler._tasks) + len(town.scheduler._playing), slack=8),
    "write-ahead log, MiB": Law(write_ahead, slack=2, most=lambda town: 16),
}
"""Everything but the file itself, which keeps every move and so grows by design."""
A_VISIT: Final = 4_096
"""Bytes that the file may grow for each action of a person."""


def objects() -> int:
    """Count the collector's objects.

    Counts without a list: a list that holds a tuple another thread is still building makes that thread fail.
    """
    gc.freeze()
    try:
        return gc.get_freeze_count()
    finally:
        gc.unfreeze()


def look(town: Town) -> dict[str, float]:
    """Free unused objects and return every figure."""
    gc.collect()
    return {name: law.look(town) for name, law in LAWS.items()} | {
        "memory, MiB": resident(town),
        "database, MiB": database(town),
    }


def grown(hours: Sequence[Hour], town: Town) -> list[str]:
    """Describe each figure that exceeded its limit. Skips the first quarter of the hours, while caches fill."""
    counted = hours[max(1, len(hours) // 4) :]
    third = max(1, len(counted) // 3)
    found = []
    for name, law in LAWS.items():
        early, late = (mean(hour[name] for hour in part) for part in (counted[:third], counted[-third:]))
        if late > early * (1 + law.rise) + law.slack:
            found.append(f"{name} rose from {early:,.1f} to {late:,.1f}")
        highest = max(hour[name] for hour in hours)
        if highest > law.most(town):
            found.append(f"{name}: {highest:,.1f}, and {law.most(town):,.1f} at most were to be")
    return found
