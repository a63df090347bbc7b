"""A run from start to verdict."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from db import Store
from engine.progress import progress
from tests.longrun.clock import VirtualLoop, discords_now
from tests.longrun.measure import A_VISIT, MIB, grown, look
from tests.longrun.town import Town, count_work, settle
from tests.wire.report import Report

HOUR = 3600

Plant = Callable[[Town], None]
"""Leaks a little at each call: for the test that leaks are found."""


class _Errors(logging.Handler):
    """Counts the errors that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


def run(
    tables: int,
    hours: int,
    visits: int,
    seed: int = 1,
    *,
    plant: Plant | None = None,
    told: Callable[[str], None] = lambda line: None,
) -> Report:
    """Run ``hours`` hours and measure every hour. ``told`` receives progress lines."""
    loop = VirtualLoop()
    errors = _Errors()
    logging.getLogger().addHandler(errors)
    started = time.perf_counter()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            discords_now(loop),
            asyncio.Runner(loop_factory=lambda: loop) as runner,
        ):
            path = Path(folder) / "tertulia.sqlite3"
            report = runner.run(_day(path, tables, hours, visits, random.Random(seed), loop, plant, told))
    finally:
        logging.getLogger().removeHandler(errors)
    report.figures["seconds it took"] = round(time.perf_counter() - started)
    report.add(f"logged as an error: {text}" for text in errors.found)
    return report


async def _day(
    path: Path,
    tables: int,
    hours: int,
    visits: int,
    chance: random.Random,
    loop: VirtualLoop,
    plant: Plant | None,
    told: Callable[[str], None],
) -> Report:
    await settle(path, tables, loop, chance)
    told(f"{tables:,} tables")
    seen: list[dict[str, float]] = []
    async with await Store.open(path) as store:
        count_work(store, loop)
        town = Town(store, tables, loop, chance)

        async def watch() -> None:
            for _ in progress(range(hours), "hours"):
                for _ in range(HOUR // 60):
                    await asyncio.sleep(60)
                    if plant is not None:
                        plant(town)
                seen.append(look(town))
                told(_line(len(seen), seen[-1]))

        watching = asyncio.create_task(watch())
        await town.live(hours, visits)
        await watching
        report = Report("longrun", {"tables": tables, "hours": hours, "visits": visits})
        report.figures |= {name: count for name, count in sorted(town.happened.items())}
        report.figures |= {f"calls to Discord: {name}": count for name, count in town.discord.calls.items()}
        report.figures["lines of all logs"] = await _lines(store)
        report.add(grown(seen, town))
    quarter = seen[len(seen) // 4]
    for name in seen[0]:
        figures = (f"{hour[name]:,.1f}" for hour in (seen[0], quarter, seen[-1]))
        report.figures[f"{name}: after an hour, a quarter, at the end"] = " · ".join(figures)
    a_visit = (seen[-1]["database, MiB"] - seen[0]["database, MiB"]) * MIB / visits
    report.figures["file, bytes more for each visit"] = round(a_visit)
    report.need(a_visit < A_VISIT, f"the file grew by {a_visit:,.0f} bytes for each visit")
    return report


def _line(hour: int, figures: dict[str, float]) -> str:
    return f"{hour:3} h  " + " · ".join(f"{name} {value:,.0f}" for name, value in figures.items())


async def _lines(store: Store) -> int:
    """Return the number of lines of all logs."""
    found: int = await store._connection.read(lambda c: c.execute("SELECT count(*) FROM actions").fetchone()[0])
    return found
