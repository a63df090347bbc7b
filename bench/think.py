"""A click at one table while hard AI players think at four others, beside the same click in quiet, by turns in one run.

The clicks are those of ``bench/click.py``. The four players get the next decision as soon as they have made one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import aclosing
from itertools import cycle, islice
from statistics import median, quantiles

from bench import Result
from bench._positions import boards
from bench.click import clicks, need_simcord
from engine import View, games
from tables.ai_pool import AIPool, processors

TABLES = 4
CLICKS = 90
"""Clicks of each game at most, of which the first few draw their sprites and do not count."""
IN_A_ROW = 10
"""Clicks before it becomes loud or quiet again."""
POSITIONS = 12


def run() -> Result:
    """Play one game of three of each kind, half of it in quiet."""
    need_simcord()
    return Result("think", *asyncio.run(_measure(AIPool())))


class Company:
    """Four tables of hard AI players, without pauses between decisions."""

    def __init__(self, ai: AIPool) -> None:
        self.ai = ai
        self.seconds = 0.0
        self.decisions = 0
        self.playouts = 0
        self.now = self.peak = self.workers = 0
        """Resident memory of all workers in bytes, and how many there are, when it was last measured."""
        self._positions = cycle(_positions())
        self._since = 0.0
        self._tables: list[asyncio.Task[None]] = []

    @property
    def thinking(self) -> bool:
        return bool(self._since)

    async def start(self) -> None:
        """Start the players, and wait until they think."""
        self._since = time.perf_counter()
        self._tables = [asyncio.create_task(self._play(table)) for table in range(TABLES)]
        await asyncio.sleep(0.3)

    async def end(self) -> None:
        """Let each player finish its current decision."""
        if not self.thinking:
            return
        memory = await self.ai.memory()
        if memory is not None:
            self.now, self.peak, self.workers = memory.now, memory.peak, memory.workers
        since, self._since = self._since, 0.0
        await asyncio.gather(*self._tables)
        self.seconds += time.perf_counter() - since

    async def _play(self, table: int) -> None:
        while self.thinking:
            choice = await self.ai.decide(*next(self._positions), "hard", (1, table))
            self.decisions += 1
            self.playouts += choice.iterations


def _positions() -> list[tuple[str, View]]:
    """Return the decisions of all games with something to choose, one game after the other."""
    found: list[list[tuple[str, View]]] = []
    for key in games():
        choices = ((key, view) for _, _, view in boards(key, TABLES, b"bench") if len(view.actions) > 2)
        found.append(list(islice(choices, POSITIONS)))
    return [position for each in zip(*found, strict=True) for position in each]


async def _measure(ai: AIPool) -> tuple[dict[str, float | int | str], tuple[str, ...]]:
    company = Company(ai)
    figures: dict[str, float | int | str] = {}
    counted = 0
    try:
        for key in games():
            quiet, loud = await _clicks(key, company)
            counted += len(quiet) + len(loud)
            figures |= _compared(key, quiet, loud)
    finally:
        ai.close()
    figures |= {
        "workers": company.workers or "unknown",
        "memory of the workers, now, MiB": company.now / 2**20,
        "memory of the workers, peak, MiB": company.peak / 2**20,
        "decisions a second": company.decisions / company.seconds,
        "playouts a decision": company.playouts / company.decisions,
    }
    return figures, (
        f"{counted} clicks, {company.decisions} decisions of {TABLES} players, {processors()} processors",
        "the memory is unknown where it says 0",
    )


async def _clicks(key: str, company: Company) -> tuple[list[float], list[float]]:
    """Return the seconds of each click of a game, in quiet and while the company thinks."""
    quiet: list[float] = []
    loud: list[float] = []
    number = 0
    async with aclosing(clicks(key)) as made:
        async for click in made:
            number += 1
            if number > IN_A_ROW:
                (loud if company.thinking else quiet).append(click.answer)
            if number == CLICKS:
                break
            if number % IN_A_ROW == 0:
                await (company.end if company.thinking else company.start)()
        await company.end()
    return quiet, loud


def _compared(key: str, quiet: Sequence[float], loud: Sequence[float]) -> dict[str, float | int | str]:
    return {
        f"{key}: click in quiet, median ms": median(quiet) * 1000,
        f"{key}: click while they think, median ms": median(loud) * 1000,
        f"{key}: ratio of the medians": median(loud) / median(quiet),
        f"{key}: click in quiet, 95th percentile ms": _late(quiet) * 1000,
        f"{key}: click while they think, 95th percentile ms": _late(loud) * 1000,
    }


def _late(times: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return quantiles(times, n=20)[-1]
