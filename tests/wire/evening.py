"""Many tables at once, and a given number of clicks a second over all of them: what the load proofs measure.

People want to click at once whenever they see something to do; a metronome lets one after the other, at random moments
of the given rate, in the order in which they came. So the rate does not depend on how fast the bot answers.
"""

from __future__ import annotations

import asyncio
import math
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Self

from db import ActionRow, Store
from engine import games
from engine.progress import progress
from tests.wire.entities import Channel, Control, Guild, Message, User
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, COMPONENT, Interaction
from tests.wire.ledger import account, look, seats_lost
from tests.wire.metronome import PROBES, Metronome
from tests.wire.people import CLIENT_TIMEOUT_SECONDS, Person
from tests.wire.play import Choice, Player, Table, open_table
from tests.wire.process import Reading, at_rest
from tests.wire.program import Program, start_together
from tests.wire.report import Figure, percentile
from tests.wire.server import Discord

HAND: Final = re.compile(r"^t:|:hand$")
"""Custom ids of what shows a hand: choices, and *My hand*."""
SIZES: Final = (2, 4, 3)
"""Numbers of people at the tables, in turn."""
EACH_GUILD: Final = 10
"""Tables in a server."""
OPENING: Final = 15.0
"""Clicks a second while tables are opened."""
READY: Final = 4.0
"""Seconds after which a new bot has begun to render ahead."""
LENIENT_TIMEOUT_SECONDS: Final = 30.0
"""Limit for the first answer where the machine's speed does not matter."""
FEW: Final = 6
"""Clicks that may be unanswered at once there."""
UNMENTIONED_SECONDS: Final = 120.0
"""Seconds after which a player without a mention looks at their hand."""
SEATED: Final = 3.0
"""Seconds for all players at all tables to take their first look at the channel."""


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

    def __init__(self, visitor: Visitor, table: Table, chance: random.Random, impatience: float) -> None:
        super().__init__(visitor, table, chance, impatience=impatience)
        self._metronome = visitor.metronome

    async def decide(self, choice: Choice) -> bool:
        async with self._metronome.turn():
            return await super().decide(choice)


@dataclass
class Span:
    """A span of time and its measurements. Times are seconds, memory is MiB."""

    rate: float
    began: float
    ended: float = 0.0
    clicks: list[Interaction] = field(default_factory=list)
    moves: int = 0
    clock: tuple[float, float] = (0.0, 0.0)
    """Its start and end, in unix seconds."""
    lag: list[float] = field(default_factory=list)
    """From a WebSocket ping until the bot's event loop has answered it."""
    own_lag: list[float] = field(default_factory=list)
    """By how much the event loop of the stand-in and the people was late."""
    bot: tuple[Reading, Reading] | None = None
    cpu: float = 0.0
    """Processor time of the stand-in and the people."""
    requests: Counter[str] = field(default_factory=Counter)
    limited: Counter[str] = field(default_factory=Counter)

    @property
    def seconds(self) -> float:
        return self.ended - self.began

    @property
    def answers(self) -> list[float]:
        """From each click until the person saw something of an answer."""
        return [click.seconds for click in self.clicks if click.seconds is not None]

    @property
    def hands(self) -> list[Interaction]:
        """Clicks that a hand answered."""
        return [click for click in self.clicks if HAND.search(click.data["custom_id"]) and click.kind in (4, 5, 6, 7)]

    @property
    def pictures(self) -> list[float]:
        """From each of these until its picture was there; those whose person was quicker, or has left, are missing."""
        return [click.pictured - click.sent for click in self.hands if click.pictured is not None]

    @property
    def at_once(self) -> int:
        """Number of these that came with their picture."""
        return sum(click.pictured == click.shown is not None for click in self.hands)

    @property
    def counted(self) -> int:
        """Number of requests that count among the fifty a second of a bot."""
        free = ("/interactions/", "/webhooks/")
        return sum(count for route, count in self.requests.items() if not any(each in route for each in free))

    @property
    def failed(self) -> Counter[str]:
        """Failed clicks, counted by the reason that the person saw."""
        return Counter(click.failed for click in self.clicks if click.failed)

    def figures(self) -> dict[str, Figure]:
        """Return all figures for a report."""
        assert self.bot is not None
        before, after = self.bot
        count, seconds = max(1, len(self.clicks)), self.seconds
        return {
            "clicks": len(self.clicks),
            "clicks a second": round(len(self.clicks) / seconds, 1),
            "moves a second": round(self.moves / seconds, 1),
            "click to answer, median ms": round(percentile(self.answers, 0.5) * 1000, 1),
            "click to answer, 95th percentile ms": round(percentile(self.answers, 0.95) * 1000, 1),
            "click to answer, 99th percentile ms": round(percentile(self.answers, 0.99) * 1000, 1),
            "click to answer, slowest ms": round(max(self.answers, default=0.0) * 1000, 1),
            "hands shown": len(self.hands),
            "with their picture at once": self.at_once,
            "with their picture at once, % (goal: at least 95)": round(100 * self.at_once / max(1, len(self.hands)), 1),
            "with a picture at last": len(self.pictures),
            "click to picture, median ms (goal: at most 30)": round(percentile(self.pictures, 0.5) * 1000, 1),
            "click to picture, 99th percentile ms (goal: at most 250)": round(
                percentile(self.pictures, 0.99) * 1000, 1
            ),
            "clicks acknowledged first": sum(click.deferred for click in self.clicks),
            "clicks that failed": self.failed.total(),
            "the bot's event loop, median ms": round(percentile(self.lag, 0.5) * 1000, 1),
            "the bot's event loop, 99th percentile ms": round(percentile(self.lag, 0.99) * 1000, 1),
            "the bot's event loop, slowest ms": round(max(self.lag, default=0.0) * 1000, 1),
            "of that in the stand-in, 99th percentile ms": round(percentile(self.own_lag, 0.99) * 1000, 1),
            "processors taken by the bot and its workers": round((after.cpu - before.cpu) / seconds, 2),
            "processors taken by stand-in and people": round(self.cpu / seconds, 2),
            "processor time of the bot and its workers for a click, ms": round(
                (after.cpu - before.cpu) / count * 1000, 1
            ),
            "memory of the bot and its workers at the start, MiB": round(before.memory, 1),
            "memory of the bot and its workers at the end, MiB": round(after.memory, 1),
            "memory of the bot and its workers at most, MiB (goal: at most 450)": round(after.peak, 1),
            **{f"{route}, a second": round(times / seconds, 1) for route, times in self.requests.most_common()},
            "answered 429": self.limited.total(),
        }


class Evening:
    """The tables, the people at them, and the clicks so far. Made by :func:`evening`."""

    def __init__(
        self,
        discord: Discord,
        programs: Sequence[Program],
        chance: random.Random,
        most: float,
        impatience: float = UNMENTIONED_SECONDS,
    ) -> None:
        self.discord = discord
        self.programs = programs
        self.chance = chance
        self.impatience = impatience
        self.metronome = Metronome(chance, most)
        self.noted: list[Interaction] = []
        self.tables: list[Table] = []
        self.people = 0
        self._playing: list[asyncio.Task[None]] = []
        self._all_open = asyncio.Event()
        self._seats: list[tuple[Channel, str, list[Visitor]]] = []

    def invite(self, tables: int) -> None:
        """Make servers, channels and people for so many tables; before the bot starts."""
        world, kinds = self.discord.world, games()
        guild: Guild | None = None
        for number in range(tables):
            if guild is None or number % EACH_GUILD == 0:
                guild = world.add_guild(f"Server {number // EACH_GUILD}")
            size = SIZES[number % len(SIZES)]
            game = kinds[number // len(SIZES) % len(kinds)]
            users = [world.add_user(guild) for _ in range(size)]
            people = [Visitor(self.discord, user, self.metronome, self.noted) for user in users]
            self._seats.append((world.add_channel(guild), game, people))
            self.people += size

    async def begin(self) -> None:
        """Open every table, then let people play one game after the other."""
        self._playing.append(asyncio.create_task(self.metronome.beat()))
        self.metronome.rate = OPENING
        opened = asyncio.Semaphore(0)
        for channel, game, people in self._seats:
            self._playing.append(asyncio.create_task(self._play_on(channel, game, people, opened)))
        for _ in progress(self._seats, "tables opened"):
            await opened.acquire()
            self.check()
        self._all_open.set()
        await asyncio.sleep(SEATED)

    async def warm(self) -> None:
        """Wait until the bot, which has just started, has nothing more to do."""
        await asyncio.sleep(READY)
        for program in self.programs:
            await at_rest(program.pid)

    async def _play_on(self, channel: Channel, game: str, people: Sequence[Visitor], opened: asyncio.Semaphore) -> None:
        while True:
            table = await open_table(people, channel, game)
            opened.release()
            self.tables.append(table)
            await self._all_open.wait()
            async with asyncio.TaskGroup() as group:
                for person in people:
                    chance = random.Random(self.chance.random())
                    group.create_task(Guest(person, table, chance, self.impatience).play())

    def check(self) -> None:
        """Raise the exception of a table that has stopped."""
        for task in self._playing:
            if task.done():
                task.result()

    async def measure(self, rate: float, seconds: float) -> Span:
        """Click at a rate for a time."""
        self.metronome.rate = rate
        rest, first = self.discord.rest, len(self.noted)
        requests, limited = rest.requests.copy(), rest.limited.copy()
        moves = sum(len(table.moves) for table in self.tables)
        before, cpu = self._reading(), time.process_time()
        span, clock = Span(rate, time.perf_counter()), time.time()
        probes = [asyncio.create_task(self._probe(span)), asyncio.create_task(_probe_own(span))]
        try:
            for _ in progress(range(math.ceil(seconds)), f"seconds at {rate:g} clicks each"):
                await asyncio.sleep(min(1.0, max(0.0, span.began + seconds - time.perf_counter())))
                self.check()
        finally:
            for probe in probes:
                probe.cancel()
        span.ended, span.clock = time.perf_counter(), (clock, time.time())
        span.bot, span.cpu = (before, self._reading()), time.process_time() - cpu
        span.requests, span.limited = rest.requests - requests, rest.limited - limited
        span.clicks = [click for click in self.noted[first:] if click.type == COMPONENT]
        span.moves = sum(len(table.moves) for table in self.tables) - moves
        return span

    def _reading(self) -> Reading:
        return Reading.of_all([program.pid for program in self.programs])

    async def _probe(self, span: Span) -> None:
        while True:
            await asyncio.sleep(PROBES)
            span.lag.append(await self.discord.gateway.ping())

    async def end(self) -> None:
        """Stop clicking, wait for all answers, then stop the players."""
        self.metronome.rate = 0.0
        for click in [*self.noted]:
            async with asyncio.timeout(CLIENT_TIMEOUT_SECONDS):
                await click.done.wait()
        await asyncio.sleep(PROBES)
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def _probe_own(span: Span) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(PROBES)
        span.own_lag.append(time.perf_counter() - began - PROBES)


@asynccontextmanager
async def evening(
    folder: Path,
    tables: int,
    seed: int,
    *,
    lenient: bool = False,
    impatience: float = UNMENTIONED_SECONDS,
    environments: Sequence[dict[str, str]] = ({},),
) -> AsyncIterator[Evening]:
    """Run so many tables with the shipped bot in its own process, or in several. Stops the bot at the end.

    ``impatience``: seconds after which a player without a mention looks at their hand. ``lenient`` is for a busy
    machine: Discord waits longer, and fewer clicks are open at once. ``environments``: settings of each process of the
    bot. Several share its shards.
    """
    async with Discord(
        keep_files=False, patience=LENIENT_TIMEOUT_SECONDS if lenient else ANSWER_TIMEOUT_SECONDS
    ) as discord:
        discord.rest.inspect = False
        discord.gateway.shards = discord.gateway.max_concurrency = len(environments)
        programs = [await _program(discord, folder / str(number), each) for number, each in enumerate(environments)]
        made = Evening(discord, programs, random.Random(seed), FEW if lenient else math.inf, impatience)
        made.invite(tables)
        async with AsyncExitStack() as stack:
            for program in programs:
                stack.push_async_exit(program)
            await start_together(programs)
            try:
                if not lenient:
                    await made.warm()
                await made.begin()
                yield made
            finally:
                await made.end()


async def _program(discord: Discord, folder: Path, environment: dict[str, str]) -> Program:
    folder.mkdir()
    entrance = await discord.add_entrance()
    return Program(discord, folder, environment={**entrance.environment, **environment})


class Ledger:
    """Compares the database with the answers that players got."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.acknowledged = 0
        self.lost = 0
        self.doubled = 0
        self.unanswered = 0
        self.logs: list[list[ActionRow]] = []

    @classmethod
    async def of(cls, made: Evening, database: Path | str) -> Self:
        """Hold every table against its log. The bot must have stopped, and SQLite's file be a copy."""
        found = cls()
        async with await Store.open(database) as store:
            found.wrong += await seats_lost(store, made.tables)
            for table in made.tables:
                stored = await look(store, table.number)
                if stored is None:
                    found.wrong.append(f"table {table.number} is gone")
                    continue
                kept = account(table.moves, stored.log)
                found.wrong += [*stored.wrong, *kept.lost, *kept.doubled]
                found.acknowledged += kept.acknowledged
                found.lost += len(kept.lost)
                found.doubled += len(kept.doubled)
                found.unanswered += kept.unanswered
                found.logs.append(stored.log)
        return found

    def turns(self, span: Span) -> int:
        """Count the actions in a span that follow another seat's action at the same table."""
        first, last = (moment * 1000 for moment in span.clock)
        return sum(
            one.seat != other.seat and first <= other.at < last for log in self.logs for one, other in pairwise(log)
        )
