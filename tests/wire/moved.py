"""The database is deleted, moved away or replaced under running games: the bot says so and stops.

People play while the proof takes a file of the running bot away. The next click, or the next minute's heartbeat if
all people rest, must end the program with 2. A file that was moved must hold every acknowledged move: the proof moves
it back and starts the bot again, and the people play on.

README: "Moves survive": a bot that has lost its file says so, and acknowledges nothing more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Final

from db import Store, StoreError
from engine import games
from engine.progress import progress
from locales import LOCALES, say
from tests.wire.crowd import Crowd
from tests.wire.ledger import compare
from tests.wire.program import Program
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "the database deleted, moved or replaced under running games: the bot says so and stops"
AFTER_A_CLICK: Final = 20.0
"""Seconds in which the bot must have stopped while people click, on a busy machine."""
AFTER_A_HEARTBEAT: Final = 60.0 + AFTER_A_CLICK
"""Seconds in which it must have stopped while all people rest."""
IMPATIENCE: Final = 0.5
"""Seconds after which people look at their hands by themselves: without a database the bot sends no mentions."""
REST: Final = 5.0
"""Seconds after the last click in which the bot brings its boards up to date."""
GONE: Final = {"deleted", "replaced"}
"""The ways after which nothing of the database is left."""


def _replace(database: Path) -> None:
    """Put a sound database of another program in the place of this one."""
    other = database.with_name("other")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE layers (id INTEGER)")
    os.replace(other, database)


WAYS: Final[dict[str, Callable[[Path], object]]] = {
    "deleted": lambda database: os.unlink(database),
    "moved away": lambda database: database.rename(database.with_name("elsewhere")),
    "replaced": _replace,
    "log deleted": lambda database: Path(f"{database}-wal").unlink(),
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--moves", type=int, default=30, help="acknowledged moves before and after")
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof: each way while people click, and while they rest."""
    report, kinds = Report("moved"), tuple(games())
    for way, clicking in progress(list(product(WAYS, (True, False))), "trials"):
        with tempfile.TemporaryDirectory(prefix="tertulia-moved-") as folder:
            found = await run(Path(folder), way, moves=options.moves, kinds=kinds, clicking=clicking, seed=options.seed)
        what = f"{way}, {'clicking' if clicking else 'resting'}"
        report.figures |= {f"{what}: {name}": value for name, value in found.figures.items()}
        report.add(f"{what}: {problem}" for problem in found.violations)
    return report


async def run(folder: Path, way: str, *, moves: int, kinds: Sequence[str], clicking: bool, seed: int) -> Report:
    """Take the database away in a way of :data:`WAYS` after so many moves, and look at what is left."""
    report = Report("moved")
    async with Discord() as discord:
        discord.limits.on = False
        crowd, program = Crowd(discord, random.Random(seed), impatience=IMPATIENCE), Program(discord, folder)
        await program.start()
        seats = [crowd.seats(kind, 2) for kind in kinds]
        await crowd.read_words([person for each in seats for person in each.people])
        crowd.play(seats)
        try:
            await crowd.until(moves)
            if not clicking:
                await crowd.rest()
                await asyncio.sleep(REST)
            began = time.perf_counter()
            WAYS[way](program.database)
            code = await program.ended_within(AFTER_A_CLICK if clicking else AFTER_A_HEARTBEAT)
            report.figures["seconds until it stopped"] = round(time.perf_counter() - began, 1)
            report.need(code == 2, f"the program left with {code}")
        finally:
            await crowd.rest()
            if program.running:
                await program.stop()
        if clicking:
            sentences = [say(locale, "error-moved", number="@").partition("@")[0] for locale in LOCALES]
            told = [each.text for asked in discord.interactions.open.values() for each in asked.messages]
            report.need(any(sentence in text for sentence in sentences for text in told), "no player got an error")
        said = program.said().count(" was deleted, moved or replaced while the bot was running")
        report.need(said > 0, "the log does not say what happened")
        if way not in GONE:
            elsewhere = program.database.with_name("elsewhere")
            if elsewhere.exists():
                os.replace(elsewhere, program.database)
            await _compare(report, program, crowd)
            await program.start()
            crowd.play(seats)
            try:
                await crowd.until(crowd.acknowledged + moves)
            except (TimeoutError, AssertionError) as error:
                report.violations.append(f"the people could not play on: {error!r}")
            await crowd.rest()
            await program.stop()
            await _compare(report, program, crowd)
        report.figures["moves acknowledged"] = crowd.acknowledged
        report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
    return report


async def _compare(report: Report, program: Program, crowd: Crowd) -> None:
    try:
        async with await Store.open(program.database) as store:
            await compare(report, store, crowd.tables)
    except StoreError as error:
        report.violations.append(str(error))
