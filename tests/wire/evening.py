"""Many tables at once, and a given number of clicks a second over all of them.

People want to click at once whenever they see something to do; a metronome lets one after the other, at random moments
of the given rate, in the order in which they came. So the rate does not depend on how fast the bot answers.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from engine import games
from engine.progress import progress
from tests.wire.entities import Channel, Control, Guild, Message, User
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, Interaction
from tests.wire.people import CLIENT_TIMEOUT_SECONDS, Person
from tests.wire.play import Choice, Player, Table, open_table
from tests.wire.process import at_rest
from tests.wire.program import Program
from tests.wire.server import Discord

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

    def __init__(self, visitor: Visitor, table: Table, chance: random.Random, impatience: float) -> None:
        super().__init__(visitor, table, chance, impatience=impatience)
        self._metronome = visitor.metronome

    async def decide(self, choice: Choice) -> bool:
        async with self._metronome.turn():
            return await super().decide(choice)


class Evening:
    """The tables, the people at them, and the clicks so far. Made by :func:`evening`."""

    def __init__(self, discord: Discord, program: Program, seed: int, most: float, impatience: float) -> None:
        self.discord = discord
        self.program = program
        self.chance = random.Random(seed)
        self.impatience = impatience
        self.metronome = Metronome(self.chance, most)
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
            users = [world.add_user(guild) for _ in range(size)]
            people = [Visitor(self.discord, user, self.metronome, self.noted) for user in users]
            self._seats.append((world.add_channel(guild), kinds[number // len(SIZES) % len(kinds)], people))
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

    async def end(self) -> None:
        """Stop clicking, wait for all answers, then stop the players."""
        self.metronome.rate = 0.0
        for click in [*self.noted]:
            async with asyncio.timeout(CLIENT_TIMEOUT_SECONDS):
                await click.done.wait()
        await asyncio.sleep(PAUSE)
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


@asynccontextmanager
async def evening(
    folder: Path, tables: int, seed: int, *, lenient: bool = False, impatience: float = UNMENTIONED_SECONDS,
    database: str = "",
) -> AsyncIterator[Evening]:  # fmt: skip
    """Run so many tables with the shipped bot in its own process. Stops the bot at the end.

    ``impatience``: seconds after which a player without a mention looks at their hand. ``lenient`` is for a busy
    machine: Discord waits longer, and fewer clicks are open at once. ``database``: an address, instead of a file.
    """
    patience = LENIENT_TIMEOUT_SECONDS if lenient else ANSWER_TIMEOUT_SECONDS
    async with Discord(keep_files=False, patience=patience) as discord:
        discord.rest.inspect = False
        program = Program(discord, folder, environment={"TERTULIA_DATABASE": database} if database else {})
        made = Evening(discord, program, seed, FEW if lenient else math.inf, impatience)
        made.invite(tables)
        async with program:
            try:
                if not lenient:
                    await asyncio.sleep(READY)
                    await at_rest(program.pid)
                await made.begin()
                yield made
            finally:
                await made.end()
