"""People who play one game after the other at several tables, while a proof does what it likes to the bot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from engine.record import load
from engine.verify import verify
from tests.wire.entities import Guild
from tests.wire.people import Person
from tests.wire.play import ATTEMPTS, IMPATIENCE, Player, Table, open_table, record, wish_for_words
from tests.wire.report import Report
from tests.wire.server import Discord


class Seats(NamedTuple):
    """Who plays which game with which levels of bots."""

    kind: str
    people: Sequence[Person]
    bots: Sequence[str] = ()
    guild: Guild | None = None


class Crowd:
    """The tables in play, and the records of finished games.

    ``regret``: the probability of an undo. ``attempts``: failures in a row after which a player gives up.
    ``pause`` and ``impatience``: see :class:`Player`.
    """

    def __init__(
        self,
        discord: Discord,
        chance: random.Random,
        *,
        pause: float = 0.0,
        impatience: float = IMPATIENCE,
        regret: float = 0.0,
        attempts: float = ATTEMPTS,
    ) -> None:
        self.discord = discord
        self.chance = chance
        self.guild = discord.world.add_guild()
        self.tables: list[Table] = []
        self.records: dict[int, bytes] = {}
        self.stopping = False
        """Whether no further game is begun."""
        self._attempts = attempts
        self._player = partial(Player, pause=pause, impatience=impatience, regret=regret)
        self._playing: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        return sum(move.acknowledged for table in self.tables for move in table.moves)

    def seats(self, kind: str, count: int, bots: Sequence[str] = (), guild: Guild | None = None) -> Seats:
        """Make people for a table."""
        guild = guild or self.guild
        return Seats(
            kind, [Person(self.discord, self.discord.world.add_user(guild)) for _ in range(count)], bots, guild
        )

    async def read_words(self, people: Sequence[Person]) -> None:
        """Let people choose to read their hands in words, which saves the bot pictures."""
        channel = self.discord.open_channel(self.guild)
        for person in people:
            await wish_for_words(person, channel)

    def play(self, seats: Sequence[Seats]) -> None:
        """Let these people play, at the tables where they sit already or at new ones."""
        for each in seats:
            name = f"a table of {each.kind} with {len(each.people)}"
            self._playing.append(asyncio.create_task(self._keep_playing(each), name=name))

    async def _keep_playing(self, seats: Seats) -> None:
        open_tables = [each for each in self.tables if each.people == seats.people and not each.over]
        table = open_tables[0] if open_tables else None
        while not self.stopping:
            if table is None:
                channel = self.discord.open_channel(seats.guild or self.guild)
                table = await open_table(seats.people, channel, seats.kind, bots=seats.bots)
                self.tables.append(table)
            async with asyncio.TaskGroup() as group:
                for person in seats.people:
                    player = self._player(person, table, random.Random(self.chance.random()))
                    group.create_task(player.play(self._attempts))
            self.records[table.number] = await record(seats.people[0], table)
            table = None

    def broken(self) -> list[str]:
        """Return the tables whose players gave up, and why."""
        return [
            f"{task.get_name()} gave up: {task.exception()!r}"
            for task in self._playing
            if task.done() and not task.cancelled() and task.exception() is not None
        ]

    async def until(self, acknowledged: int, seconds: float = 120) -> None:
        """Wait for so many acknowledged moves. Raises TimeoutError; AssertionError where the players gave up."""
        async with asyncio.timeout(seconds):
            while self.acknowledged < acknowledged:
                assert not self.broken(), self.broken()
                await asyncio.sleep(0.01)

    async def finish(self, seconds: float) -> None:
        """Let every game end. Raises what stopped one."""
        self.stopping = True
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self._playing)

    async def rest(self) -> None:
        """Stop all players."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()

    def verify(self, report: Report) -> None:
        """Verify the record of every finished game."""
        for number, data in self.records.items():
            finding = verify(load(data.decode()))
            report.need(finding is None, f"the record of table {number}: {finding}")
        report.figures["records verified"] = len(self.records)
