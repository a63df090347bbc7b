"""What a click asks of the store, for members with many games and with twice as many, on both engines."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from bench import Result
from bench._many_games import FEW, GAMES, MANY, fill, games_of
from bench._statements import CLICKS, prepare
from db import Store
from tests.postgres import MISSING, shared_cluster

SQLITE, POSTGRES = "SQLite", "PostgreSQL"
GOAL_MS: Final = 50
LOOKS: Final = 5
"""How often each method is called; the median counts. What deletes is called once."""
ONCE: Final = "privacy.forget"
FASTER_MS: Final = 5.0
"""Methods that take less are one figure together."""
LONGER: Final = ("privacy.export", "privacy.forget", "ratings.set_counts")
"""Those without the goal: all that is stored of a person, and all games of a ladder."""


def run() -> Result:
    """Fill a database of each engine, and time each method as a click calls it."""
    figures: dict[str, float | int | str] = {}
    notes = [f"{GAMES:,} games of two; members with {games_of(FEW):,} and {games_of(MANY):,}; median of {LOOKS}"]
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(SQLITE, str(Path(folder) / "games.sqlite3"), figures))
    cluster = shared_cluster()
    if cluster is None:
        notes.append(MISSING)
    else:
        asyncio.run(_measure(POSTGRES, cluster.new_schema(), figures))
    return Result("clicks", figures, tuple(notes))


async def _measure(engine: str, database: str, figures: dict[str, float | int | str]) -> None:
    slowest, which = 0.0, ""
    async with await Store.open(database) as store:
        await store._connection.write(fill)
        if engine == POSTGRES:
            for query, values in store._connection._engine.continue_keys(GAMES):
                await store._connection.rows(query, *values)
            await store._connection.write(lambda session: session.execute("ANALYZE"))  # as the server does by itself
        await prepare(store)
        for name in CLICKS:
            few, many = [await _time(store, name, user) for user in (FEW, MANY)]
            if max(few, many) < FASTER_MS:
                slowest, which = max((slowest, which), (max(few, many), name))
                continue
            goal = "" if name in LONGER else f" (goal: at most {GOAL_MS})"
            figures[f"{engine}: {name}, {games_of(FEW):,} games, ms{goal}"] = few
            figures[f"{engine}: {name}, {games_of(MANY):,} games, ms{goal}"] = many
    figures[f"{engine}: the slowest of the others ({which}), ms"] = slowest


async def _time(store: Store, name: str, user: int) -> float:
    taken = []
    for _ in range(1 if name == ONCE else LOOKS):
        began = time.perf_counter()
        await CLICKS[name].ask(store, user)
        taken.append((time.perf_counter() - began) * 1_000)
    return median(taken)
