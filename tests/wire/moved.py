"""The database is deleted, moved away or replaced under running games: the bot says so and stops.

People play while the proof takes a file of the running bot away. The next click, or the next minute's heartbeat if
all people rest, must end the program with 2. A file that was moved must hold every acknowledged move: the proof moves
it back and starts the bot again, and the people play on.
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
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from db import Store, StoreError
from engine import games
from engine.progress import progress
from locales import LOCALES, say
from tests.wire.ledger import account, look
from tests.wire.people import Person
from tests.wire.play import Player, Table, open_table, wish_for_words
from tests.wire.program import ROOT, Program
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
    parser.add_argument("--root", type=Path, default=ROOT, help="folder of the bot that is run")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof: each way while people click, and while they rest."""
    report = Report("moved")
    for way, clicking in progress(list(product(WAYS, (True, False))), "trials"):
        with tempfile.TemporaryDirectory(prefix="tertulia-moved-") as folder:
            found = await run(
                Path(folder), way, moves=options.moves, kinds=tuple(games()), clicking=clicking,
                seed=options.seed, root=options.root,
            )  # fmt: skip
        what = f"{way}, {'clicking' if clicking else 'resting'}"
        report.figures |= {f"{what}: {name}": value for name, value in found.figures.items()}
        report.add(f"{what}: {problem}" for problem in found.violations)
    return report


@dataclass
class PlayedTables:
    """Tables, and players who click between ``play`` and the cancellation of its tasks."""

    discord: Discord
    tables: list[Table] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        return sum(move.acknowledged for table in self.tables for move in table.moves)

    async def sit_down(self, kinds: Sequence[str], seed: int) -> None:
        guild = self.discord.world.add_guild()
        self.discord.join(guild)
        for number, kind in enumerate(kinds):
            people = [Person(self.discord, self.discord.world.add_user(guild)) for _ in range(2)]
            for person in people:
                await wish_for_words(person, self.discord.open_channel(guild, "apart"))
            table = await open_table(people, self.discord.open_channel(guild), kind)
            self.tables.append(table)
            chance = random.Random(seed + number)
            self.players += [Player(each, table, chance, impatience=IMPATIENCE) for each in people]

    def play(self) -> list[asyncio.Task[None]]:
        """Let all players click; cancel the tasks to stop."""

        async def keep_clicking(player: Player) -> None:
            while not player.table.over:
                await player.step()

        return [asyncio.create_task(keep_clicking(player)) for player in self.players]

    async def until(self, acknowledged: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait for so many acknowledged moves, or until all games are over."""
        async with asyncio.timeout(120):
            while self.acknowledged < acknowledged and not all(task.done() for task in playing):
                await asyncio.sleep(0.01)

    def answers(self) -> str:
        """Return the text of all answers."""
        asked = self.discord.interactions.open.values()
        return "\n".join(message.text for interaction in asked for message in interaction.messages)


async def run(
    folder: Path, way: str, *, moves: int, kinds: Sequence[str], clicking: bool, seed: int, root: Path = ROOT
) -> Report:
    """Take the database away in a way of :data:`WAYS` after so many moves, and look at what is left."""
    report = Report("moved")
    async with Discord() as discord:
        discord.limits.on = False
        played, program = PlayedTables(discord), Program(discord, folder, root=root)
        await program.start()
        await played.sit_down(kinds, seed)
        playing = played.play()
        try:
            await played.until(moves, playing)
            if not clicking:
                await _stop(playing)
                await asyncio.sleep(REST)
            began = time.perf_counter()
            WAYS[way](program.database)
            code = await program.ended_within(AFTER_A_CLICK if clicking else AFTER_A_HEARTBEAT)
            report.figures["seconds until it stopped"] = round(time.perf_counter() - began, 1)
            report.need(code == 2, f"the program left with {code}")
        finally:
            await _stop(playing)
            if program.running:
                await program.stop()
        if clicking:
            sentences = [say(locale, "error-moved", number="@").partition("@")[0] for locale in LOCALES]
            report.need(any(text in played.answers() for text in sentences), "no player got an error")
        report.figures["moves acknowledged"] = played.acknowledged
        said = program.said().count(" was deleted, moved or replaced while the bot was running")
        report.need(said > 0, "the log does not say what happened")
        if way not in GONE:
            elsewhere = program.database.with_name("elsewhere")
            if elsewhere.exists():
                os.replace(elsewhere, program.database)
            report.add(await _missing(program.database, played.tables))
            await program.start()
            await _play_on(played, moves, report)
            await program.stop()
            report.add(await _missing(program.database, played.tables))
        report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
    return report


async def _missing(database: Path, tables: Sequence[Table]) -> list[str]:
    """Return what differs from the answers that players got."""
    wrong: list[str] = []
    try:
        store = await Store.open(database)
    except StoreError as error:
        return [str(error)]
    async with store:
        for table in tables:
            found = await look(store, table.number)
            if found is None:
                wrong.append(f"table {table.number} is gone, and {len(table.moves)} moves with it")
                continue
            kept = account(table.moves, found.log)
            wrong += [*found.wrong, *kept.lost, *kept.doubled]
    return wrong


async def _play_on(played: PlayedTables, moves: int, report: Report) -> None:
    """Play so many moves more, or to the end of all games."""
    before, playing = played.acknowledged, played.play()
    try:
        await played.until(before + moves, playing)
    except TimeoutError:
        report.violations.append("the people could not play on")
    finally:
        await _stop(playing)


async def _stop(playing: Sequence[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
