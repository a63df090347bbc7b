"""People who play one game after the other at several tables, while a proof does what it likes to the bot.

With a metronome they click at a given rate: they want to at once whenever they see something to do, and it lets one
after the other, at random moments, in the order in which they came. So the rate does not depend on the bot.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, NamedTuple

from engine import games
from engine.record import load
from engine.verify import verify
from tests.wire.alone import Alone
from tests.wire.entities import Channel, Control, Guild, Message, User
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.play import ATTEMPTS, IMPATIENCE, Choice, Player, Table, open_table, record, wish_for_words
from tests.wire.report import Report
from tests.wire.server import Discord

PAUSE: Final = 0.1
"""Seconds until a metronome that stands still looks at its rate again."""


class Metronome:
    """Lets waiting people click, ``rate`` times a second at random moments; at 0, none.

    ``most`` limits the unanswered clicks, so that a slow machine is not overrun.
    """

    def __init__(self, chance: random.Random, most: float = math.inf) -> None:
        self._chance = chance
        self._most = most
        self._unanswered = 0
        self._queue: deque[asyncio.Future[None]] = deque()
        self.rate = 0.0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, then click and wait for the answer."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(waiting)
        await waiting
        try:
            yield
        finally:
            self._unanswered -= 1

    async def beat(self) -> None:
        """Hand out turns until cancelled."""
        due = time.perf_counter()
        while True:
            if not self.rate:
                await asyncio.sleep(PAUSE)
                due = time.perf_counter()
                continue
            due += self._chance.expovariate(self.rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while self._queue and self._queue[0].done():
                self._queue.popleft()
            if self.rate and self._queue and self._unanswered < self._most:
                self._unanswered += 1
                self._queue.popleft().set_result(None)


class Visitor(Person):
    """A person who clicks when the metronome permits it. ``noted`` gets every interaction."""

    def __init__(self, discord: Discord, user: User, metronome: Metronome, noted: list[Interaction]) -> None:
        super().__init__(discord, user)
        self.metronome = metronome
        self._noted = noted

    async def use(self, message: Message, control: Control, values: Sequence[str] = ()) -> Interaction:
        async with self.metronome.turn():
            return await super().use(message, control, values)

    async def slash(self, channel: Channel, command: str, **options: Any) -> Interaction:
        async with self.metronome.turn():
            return await super().slash(channel, command, **options)

    async def wait(self, interaction: Interaction) -> Interaction:
        self._noted.append(interaction)
        return await super().wait(interaction)


class Guest(Player):
    """A player who decides when the metronome permits it, and looks at their hand as a :class:`Visitor`."""

    async def decide(self, choice: Choice) -> bool:
        assert isinstance(self.person, Visitor)
        async with self.person.metronome.turn():
            return await super().decide(choice)


class Seats(NamedTuple):
    """Who plays which game with which levels of bots."""

    kind: str
    people: Sequence[Person]
    bots: Sequence[str] = ()
    guild: Guild | None = None


class Crowd:
    """The tables in play, and the records of finished games.

    ``regret``: the probability of an undo, ``foresight`` of a plan. ``attempts``: failures in a row after which a
    player gives up. ``pause`` and ``impatience``: see :class:`Player`.
    """

    def __init__(
        self,
        discord: Discord,
        chance: random.Random,
        *,
        pause: float = 0.0,
        impatience: float = IMPATIENCE,
        regret: float = 0.0,
        foresight: float = 0.0,
        attempts: float = ATTEMPTS,
        metronome: Metronome | None = None,
    ) -> None:
        self.discord = discord
        self.chance = chance
        self.guild = discord.world.add_guild()
        self.tables: list[Table] = []
        self.records: dict[int, bytes] = {}
        self.stopping = False
        """Whether no further game is begun."""
        self.noted: list[Interaction] = []
        """All that people have clicked by the metronome."""
        self.all_open = asyncio.Event()
        """Players wait for it at their first table."""
        self.all_open.set()
        self._attempts = attempts
        self._metronome = metronome
        self._player = partial(
            Player if metronome is None else Guest,
            pause=pause,
            impatience=impatience,
            regret=regret,
            foresight=foresight,
        )
        self._playing: list[asyncio.Task[None]] = []
        self._alone: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        return sum(move.acknowledged for table in self.tables for move in table.moves)

    def seats(self, kind: str, count: int, bots: Sequence[str] = (), guild: Guild | None = None) -> Seats:
        """Make people for a table."""
        guild = guild or self.guild
        return Seats(kind, [self._person(guild) for _ in range(count)], bots, guild)

    def _person(self, guild: Guild) -> Person:
        user = self.discord.world.add_user(guild)
        if self._metronome is None:
            return Person(self.discord, user)
        return Visitor(self.discord, user, self._metronome, self.noted)

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
            await self.all_open.wait()
            async with asyncio.TaskGroup() as group:
                for person in seats.people:
                    player = self._player(person, table, random.Random(self.chance.random()))
                    group.create_task(player.play(self._attempts))
            self.records[table.number] = await record(seats.people[0], table)
            table = None

    def alone(self) -> Alone:
        """Let a person play alone."""
        made = Alone(
            self._person(self.guild), self.discord.open_channel(self.guild), random.Random(self.chance.random())
        )
        self._alone.append(asyncio.create_task(made.play_games(games()), name=f"{made.person} alone"))
        return made

    def broken(self) -> list[str]:
        """Return the tables whose players gave up, and why."""
        return [
            f"{task.get_name()} gave up: {task.exception()!r}"
            for task in (*self._playing, *self._alone)
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
        for task in (*self._playing, *self._alone):
            task.cancel()
        await asyncio.gather(*self._playing, *self._alone, return_exceptions=True)
        self._playing.clear()
        self._alone.clear()

    def verify(self, report: Report) -> None:
        """Verify the record of every finished game."""
        for number, data in self.records.items():
            finding = verify(load(data.decode()))
            report.need(finding is None, f"the record of table {number}: {finding}")
        report.figures["records verified"] = len(self.records)
