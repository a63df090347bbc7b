"""The same evening on SQLite, on PostgreSQL, and on PostgreSQL with two processes, in one run.

Each has the same tables and people, and the same clicks a second. Each recorded move waits for the same disk. Beside
that, the same games are played on the store of both engines without Discord, move by move in turn: so a busy machine
slows down both alike.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final

from bench.transaction import MOVES, WARM, play
from db import Store, TableWrite
from engine import games
from tests.postgres import Cluster
from tests.wire.evening import Ledger, Span, evening
from tests.wire.judge import judge
from tests.wire.ledger import copy_of
from tests.wire.report import Figure, Report, percentile

WAYS: Final = {"SQLite": 0, "PostgreSQL": 1, "PostgreSQL, two processes": 2}
"""By name of an evening: the number of processes on PostgreSQL."""
ROUNDS: Final = 5
"""Games of each kind whose moves are compared on both engines."""
SETTINGS: Final = "shared_buffers = 128MB\n"
"""PostgreSQL's own default."""


async def run(
    folder: Path,
    *,
    tables: int,
    seconds: float,
    rate: float,
    seed: int,
    ways: Sequence[str] = tuple(WAYS),
    rounds: int = ROUNDS,
    lenient: bool = False,
) -> Report:
    """Measure single moves, then spend each evening. ``lenient`` see :func:`tests.wire.evening.evening`."""
    report = Report("load_postgres")
    report.figures |= {"tables at once": tables, "clicks a second, wanted": rate}
    with _postgres() as cluster:
        sqlite, postgres = await _moves(folder, cluster, rounds)
        for way in ways:
            count = WAYS[way]
            address = cluster.new_schema() if count else ""
            place = folder / str(count)
            place.mkdir()
            environments = [_environment(address, number, count) for number in range(max(1, count))]
            async with evening(place, tables, seed, lenient=lenient, environments=environments) as made:
                span = await made.measure(rate, seconds)
            database = address or await copy_of(made.programs[0].database, place / "copy")
            ledger = await Ledger.of(made, database)
            part = Report("load")
            judge(part, made, ledger, [span])
            report.figures |= {f"{way}: {name}": value for name, value in {**_figures(span), **part.figures}.items()}
            report.add(f"{way}: {text}" for text in part.violations)
    report.figures |= {
        "recorded moves on each engine": len(sqlite),
        "recorded move on SQLite, median ms": round(median(sqlite) * 1000, 2),
        "recorded move on PostgreSQL, median ms": round(median(postgres) * 1000, 2),
        "recorded move, PostgreSQL : SQLite (goal: at most 2)": round(median(postgres) / median(sqlite), 2),
    }
    return report


@contextmanager
def _postgres() -> Iterator[Cluster]:
    """Provide a running PostgreSQL server that waits for the disk."""
    cluster = Cluster(durable=True, settings=SETTINGS)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def _environment(address: str, number: int, count: int) -> dict[str, str]:
    """Return the settings of one process of so many on PostgreSQL; of none: on SQLite."""
    chosen = {"TERTULIA_DATABASE": address} if count else {}
    return chosen | ({"TERTULIA_SHARDS": f"{number}/{count}"} if count > 1 else {})


def _figures(span: Span) -> dict[str, Figure]:
    assert span.bot is not None
    before, after = span.bot
    return {
        "clicks a second, answered": round((len(span.clicks) - span.failed.total()) / span.seconds, 1),
        "click to answer, median ms": round(percentile(span.answers, 0.5) * 1000, 1),
        "click to answer, 99th percentile ms": round(percentile(span.answers, 0.99) * 1000, 1),
        "processors taken by the bot and its workers": round((after.cpu - before.cpu) / span.seconds, 2),
        "memory of the bot and its workers at most, MiB": round(after.peak, 1),
        "answered 429": span.limited.total(),
    }


async def _moves(folder: Path, cluster: Cluster, rounds: int) -> tuple[list[float], list[float]]:
    """Return the seconds of each recorded move on SQLite and on PostgreSQL: of so many games of each kind, in turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for number, key in product(range(rounds), games()):
        timed: tuple[list[float], list[float]] = ([], [])
        async with (
            await Store.open(folder / f"{key}-{number}.sqlite3") as sqlite,
            await Store.open(cluster.new_schema()) as postgres,
        ):
            for store, seconds in zip((sqlite, postgres), timed, strict=True):
                _time(store, seconds)
            other = play(postgres, key, WARM + MOVES)
            async for _ in play(sqlite, key, WARM + MOVES):
                await anext(other, None)
        for whole, part in zip(found, timed, strict=True):
            whole += part[WARM:]
    return found


def _time(store: Store, seconds: list[float]) -> None:
    """Note how long each recorded move of a store takes."""
    commit = store.commit

    async def timed(write: TableWrite) -> None:
        began = time.perf_counter()
        await commit(write)
        if write.action is not None and write.action.seat is not None:  # neither the lobby nor the deal
            seconds.append(time.perf_counter() - began)

    store.commit = timed  # type: ignore[method-assign]
