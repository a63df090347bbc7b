"""Several processes of the bot on one PostgreSQL: started again by a supervisor, and watched from outside.

What they own is read from the database, what they are connected to from the stand-in. No process is asked about itself.
"""

from __future__ import annotations

import asyncio
import math
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import psycopg

from tests.postgres import Cluster
from tests.wire.program import Program
from tests.wire.relay import Relay
from tests.wire.server import Discord

BUCKETS: Final = 1024
LOOKS: Final = 0.2
"""Seconds between two looks at who owns what."""
LOG_SECONDS: Final = 1.0
"""The precision of the times in a log."""
SETTLED: Final = 3.0
"""Seconds for which nothing may change hands until the processes count as settled."""
RESTART_CODE: Final = 1
"""The exit code after which a service manager starts a process again."""


class Bot(Program):
    """One process. It reaches PostgreSQL through a relay, and Discord through an entrance of its own."""

    def __init__(self, discord: Discord, folder: Path, relay: Relay, port: int, environment: dict[str, str]) -> None:
        super().__init__(discord, folder, environment={"TERTULIA_DATABASE": relay.address(), **environment})
        self.relay = relay
        self.port = port
        self.codes: list[int] = []
        """Exit codes that it was not asked for."""
        self.troubles: list[tuple[float, float]] = []
        """When it could not answer: killed, frozen or cut off, and until it serves again."""
        self._keeper: asyncio.Task[None] | None = None

    @classmethod
    async def make(cls, discord: Discord, folder: Path, cluster: Cluster, shards: str) -> Bot:
        """``shards`` is the value of ``TERTULIA_CLUSTER``."""
        folder.mkdir()
        entrance = await discord.add_entrance()
        settings = {**entrance.environment, "TERTULIA_CLUSTER": shards}
        return cls(discord, folder, Relay(cluster), entrance.port, settings)

    def share(self, shards: str) -> None:
        """Change ``TERTULIA_CLUSTER`` for the next start."""
        self._environment["TERTULIA_CLUSTER"] = shards

    async def launch(self) -> None:
        await super().launch()
        self._keeper = asyncio.create_task(self._keep())

    async def kill(self) -> None:
        """``kill -9``. Nothing starts it again. It is in trouble from now on: see :meth:`trouble`."""
        self._leave_alone()
        self.troubles.append((time.perf_counter(), math.inf))
        self.send(signal.SIGKILL)
        await self.ended()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self._leave_alone()
        return await super().stop(number)

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Note that it cannot answer during the block, nor since it was killed."""
        if not self.troubles or self.troubles[-1][1] < math.inf:
            self.troubles.append((time.perf_counter(), math.inf))
        try:
            yield
        finally:
            self.troubles[-1] = self.troubles[-1][0], time.perf_counter()

    def in_trouble(self, entry: str) -> bool:
        """Whether an entry of its log is of a time when it was in trouble."""
        try:
            moment = datetime.strptime(entry[:19], "%Y-%m-%d %H:%M:%S").timestamp()
        except ValueError:
            return False
        lag = time.time() - time.perf_counter()
        return not self.able(moment - lag, moment - lag + LOG_SECONDS)

    def able(self, began: float, ended: float) -> bool:
        """Whether it was out of trouble for a whole span of time."""
        return all(ended < first or last < began for first, last in self.troubles)

    def _leave_alone(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()

    async def _keep(self) -> None:
        """Start it again as a service manager does."""
        assert self._process is not None
        code = await self._process.wait()
        self.codes.append(code)
        if code == RESTART_CODE:
            await self.launch()


class Watch:
    """Looks at the owners of all buckets, again and again. ``async with`` starts and stops it."""

    def __init__(self, discord: Discord, cluster: Cluster, bots: Sequence[Bot]) -> None:
        self._discord = discord
        self._address = cluster.address()
        self._bots = bots
        self.owners: list[int] = [0] * BUCKETS
        """The member that owns each bucket; 0: none."""
        self.changes: dict[int, list[float]] = defaultdict(list)
        """When each bucket changed hands."""
        self._connection: psycopg.Connection[tuple[list[int]]] | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Watch:
        self._task = asyncio.create_task(self._look_on())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            self._connection.close()

    async def _look_on(self) -> None:
        while True:
            owners = await asyncio.to_thread(self._look)
            now = time.perf_counter()
            if owners is not None:
                for bucket in range(BUCKETS):
                    if owners[bucket] != self.owners[bucket]:
                        self.changes[bucket].append(now)
                self.owners = owners
            await asyncio.sleep(LOOKS)

    def _look(self) -> list[int] | None:
        """The owners, or None while the server is away."""
        try:
            if self._connection is None:
                self._connection = psycopg.connect(self._address, autocommit=True)
            found = self._connection.execute("SELECT array_agg(coalesce(member, 0) ORDER BY number) FROM buckets")
            return [int(each) for each in (found.fetchone() or ([],))[0]]
        except psycopg.Error:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            return None

    # ------------------------------------------------------------ who serves what

    def member_of(self, bot: Bot) -> int | None:
        """The member that a process is, judged by what it is connected to; None if it serves no server."""
        gateway = self._discord.gateway
        found = Counter(
            self.owners[bucket(guild)] for guild in self._discord.world.guilds if bot.port in gateway.ports(guild)
        )
        found.pop(0, None)
        return found.most_common(1)[0][0] if found else None

    def guilds_of(self, bot: Bot) -> list[int]:
        """The servers whose events reach a process."""
        gateway = self._discord.gateway
        return [guild for guild in self._discord.world.guilds if bot.port in gateway.ports(guild)]

    def unserved(self) -> list[int]:
        """The servers without exactly one connected process that owns them."""
        gateway = self._discord.gateway
        members = {bot.port: self.member_of(bot) for bot in self._bots}
        return [
            guild
            for guild in self._discord.world.guilds
            if len(ports := gateway.ports(guild)) != 1 or members.get(next(iter(ports))) != self.owners[bucket(guild)]
        ]

    def changed(self, guild: int, began: float, ended: float) -> bool:
        """Whether a server changed hands in a span of time."""
        return any(began <= moment <= ended for moment in self.changes.get(bucket(guild), ()))

    def taken(self, guilds: Collection[int], member: int | None) -> bool:
        """Whether all these servers belong to others than a member."""
        return all(self.owners[bucket(guild)] not in (0, member) for guild in guilds)

    def connected(self, guilds: Collection[int], port: int) -> bool:
        """Whether all these servers are connected to processes at other entrances."""
        return all(self._discord.gateway.ports(guild) - {port} for guild in guilds)

    async def until(self, holds: Callable[[], bool], seconds: float) -> float | None:
        """Wait until something holds; the seconds that took, or None if it never does."""
        began = time.perf_counter()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not holds():
                    await asyncio.sleep(LOOKS)
                return time.perf_counter() - began
        return None

    async def settled(self, seconds: float) -> float | None:
        """Wait until every server has been served by one process for :data:`SETTLED`; the seconds until it was."""
        since: list[float] = []

        def calm() -> bool:
            now = time.perf_counter()
            if self.unserved() or not since or max((each[-1] for each in self.changes.values()), default=0) > since[0]:
                since[:] = [now]
            return not self.unserved() and now - since[0] > SETTLED

        took = await self.until(calm, seconds)
        return None if took is None else max(0.0, took - SETTLED)


def bucket(guild: int) -> int:
    """The bucket of a server."""
    return (guild >> 22) % BUCKETS
