"""One process of several that share a database: which servers it serves, and when it takes or gives back shards."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

import discord

from cogs.gateway import ShardedBot
from cogs.interactions.errors import UNREACHED
from cogs.shares import buckets, decide, in_order, shards_of, wanted
from db import BUCKETS, DatabaseMoved, Look, Members, StoreError, bucket_of
from db.buckets import Asked
from db.members import TICK_SECONDS

RETRY_SECONDS: Final = 1.0
"""Interval between two looks at the members while the database does not reply."""
DRAIN_SECONDS: Final = 5.0
"""How long answers and boards that are under way may take before their shard is given back."""
PATIENCE_SECONDS: Final = 60.0
"""After this time, a process serves shards that stay free, and a shard that a range lacks is a problem."""
IDENTIFY_RETRY_SECONDS: Final = 2.0
"""Wait before a shard asks again for its turn to connect while the database does not reply."""
HANDLERS: Final = ("discord.py: on_interaction", "CommandTree-invoker")
"""The names of discord.py's tasks that answer interactions."""

Guilds = Callable[[int], bool]
"""Some servers: whether the one with this id belongs to them. 0 stands for direct messages."""

_log = logging.getLogger(__name__)


class ClusteredBot(ShardedBot):
    """A sharded bot that is alone, or after :meth:`join` one of several processes."""

    cluster: Cluster | None = None
    """The part of this process among several; None for a bot that is alone."""

    def join(self, members: Members, asked: Asked) -> None:
        """Become one of several processes, before the start."""
        self.cluster = Cluster(self, members, asked)
        self.shard_count = asked.total or self.shard_count

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken what this one serves."""
        return self.cluster is None or self.cluster.sure

    def serves(self, guild_id: int) -> bool:
        return self.cluster is None or self.cluster.serves(guild_id)

    def may_answer(self, guild_id: int) -> bool:
        return self.sure and self.serves(guild_id)

    async def take(self, guilds: Guilds) -> None:
        """Prepare to serve these servers, before their shards connect."""

    async def give(self, guilds: Guilds) -> None:
        """Finish what is under way for these servers, and forget them. Their shards are disconnected."""

    def share_requests(self, processes: int) -> None:
        """Make no more requests than the equal part of one of so many processes."""

    async def launch_shards(self) -> None:
        await super().launch_shards()
        if self.cluster is not None:
            self.cluster.start()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another session of this shard's bucket, from whichever process."""
        if self.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster.identify_turn((shard_id or 0) % self.max_concurrency)


class Cluster:
    """The part of one process. :meth:`start` it once the bot knows the number of shards, and :meth:`stop` it."""

    def __init__(self, bot: ClusteredBot, members: Members, asked: Asked) -> None:
        self.live = 1
        """The number of processes that run."""
        self._bot = bot
        self._members = members
        self._own = asked.shards
        self._count = 0
        """The number of all shards, once it is known."""
        self._buckets: set[int] = set()
        """Those whose servers this process serves."""
        self._ready: set[int] = set()
        """Shards that have been ready."""
        self._settled = False
        self._told = (0, 0)
        """The numbers of members and of own shards in the last line of the log."""
        self._answering = True
        self._owners: dict[int, int] = {}
        self._changed = time.monotonic()
        """When the owners of buckets last changed."""
        self._extra = 0
        self._gave = -math.inf
        self._lacking: float | None = None
        """Since when others serve shards of the range."""
        self._running: asyncio.Task[None] | None = None
        self._step: asyncio.Task[None] | None = None

    def serves(self, guild_id: int) -> bool:
        """Whether a server belongs to this process. 0 stands for direct messages."""
        return bucket_of(guild_id) in self._buckets

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken a shard of this one."""
        return self._members.sure

    @property
    def silence(self) -> float:
        """Seconds since the database last replied to the lock session."""
        return self._members.silence

    @property
    def owned(self) -> int:
        """The number of shards that this process serves."""
        return len(self._buckets) * self._count // BUCKETS

    @property
    def wanted(self) -> int:
        """The number of shards that this process should serve; 0 before it is known."""
        return wanted(self._own, self._count, self.live)

    def problem(self) -> str | None:
        """What is wrong with this process's part, or None."""
        if not self.sure:
            return f"no reply to the lock session for {self.silence:.0f} s; this process answers nothing"
        if self._lacking is not None and time.monotonic() - self._lacking > PATIENCE_SECONDS:
            return f"{self.wanted - self.owned} of {self.wanted} shards belong to other processes or to none"
        return None

    def start(self) -> None:
        """Take shards, now and whenever some become free."""
        self._running = asyncio.create_task(self._run(), name="cluster")

    def note_ready(self, shard_id: int) -> None:
        """Note that Discord has sent the servers of a shard."""
        self._ready.add(shard_id)

    async def identify_turn(self, key: int) -> None:
        """Wait for the turn to connect a shard in a bucket of Discord's limit, also while the database is away."""
        while True:
            try:
                await self._members.identify_turn(key)
                return
            except StoreError as error:
                _log.info("gateway: a shard waits for the database: %s", error)
                await asyncio.sleep(IDENTIFY_RETRY_SECONDS)

    async def stop(self) -> None:
        """Give back all shards, and leave. Idempotent."""
        for task in (self._running, self._step):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(StoreError):  # without the database, the others find out by themselves
            await self._give([shard for shard in range(self._count) if shard in self._buckets])
            await self._members.leave()

    # ------------------------------------------------------------ steps

    async def _run(self) -> None:
        assert self._bot.shard_count is not None
        self._count = self._bot.shard_count
        while True:
            look = await self._look()
            step = None if look is None else self._next(look)
            if step is None or not await self._done(step):
                await asyncio.sleep(RETRY_SECONDS if look is None else TICK_SECONDS)

    async def _look(self) -> Look | None:
        """Show the others that this process lives, and look at them. None while the database does not reply."""
        look = None
        with suppress(DatabaseMoved):  # reported by the store
            try:
                look = await self._members.look()
            except StoreError as error:
                _log.debug("cluster: %s", error)
        if self.sure is not self._answering:
            self._answering = self.sure
            if self._answering:
                _log.info("cluster: answering again")
            else:
                _log.error("cluster: the database does not reply; answering nothing")
        if look is not None and look.live != self.live:
            self.live, self._extra = look.live, 0
        if look is not None:
            # Until the bot is ready, another one may be starting as well.
            self._bot.share_requests(self.live if self._settled else max(2, self.live))
        if look is not None and look.owners != self._owners:
            self._owners, self._changed = dict(look.owners), time.monotonic()
        return look

    async def _done(self, step: Coroutine[Any, Any, None]) -> bool:
        """Do a step, which may take minutes, and look meanwhile; return whether it succeeded."""
        self._step = asyncio.create_task(step, name="cluster-step")
        while not self._step.done():
            if not (await asyncio.wait({self._step}, timeout=TICK_SECONDS))[0]:
                await self._look()
        try:
            self._step.result()
        except (StoreError, discord.GatewayNotFound, *UNREACHED) as error:
            if not isinstance(error, DatabaseMoved):
                _log.warning("cluster: shards not taken or given back, next attempt soon: %s", error)
            return False
        except Exception:
            _log.exception("cluster: shards not taken or given back, next attempt soon")
            return False
        return True

    def _next(self, look: Look) -> Coroutine[Any, Any, None] | None:
        """What to do now, or None."""
        bot, now = self._bot, time.monotonic()
        mine, free = (shards_of(look.owners, owner, self._count) for owner in (self._members.id, None))
        lacks = self._own is not None and len(mine) < self.wanted
        self._lacking = (self._lacking or now) if lacks else None
        if free and self._own is None and now - self._changed > PATIENCE_SECONDS:
            self._extra += len(free)
        decision = decide(self._own, self._count, mine, free, live=self.live, extra=self._extra)
        give = [shard for shard in decision.give if shard not in bot.shards]  # it takes nothing from players
        if not give and now - self._gave > TICK_SECONDS:
            give = list(decision.give[: bot.max_concurrency])
        if give:
            return self._give(give)
        untaken = [shard for shard in mine if shard not in self._buckets and shard not in decision.give]
        if decision.claim or untaken:
            return self._take(decision.claim, untaken)
        unconnected = [shard for shard in mine if shard in self._buckets and shard not in bot.shards]
        if unconnected:
            # One of each bucket of Discord's limit at a time, so that none waits long for its turn.
            turns = {shard % bot.max_concurrency: shard for shard in reversed(in_order(unconnected, self._count))}
            return bot.launch(turns.values())
        self._note_settled(mine)
        return None

    async def _take(self, free: Collection[int], ours: Collection[int]) -> None:
        """Claim shards, and serve those that no other process has claimed first, and others that are ours already."""
        taken = [*ours, *[shard for shard in free if await self._members.claim(buckets(shard, self._count))]]
        numbers = self._buckets_of(taken)
        if numbers:
            await self._bot.take(_guilds(numbers))
            self._buckets |= numbers
        for shard in taken:
            _log.info("cluster: shard %s of %s taken", shard, self._count)

    async def _give(self, shards: Collection[int]) -> None:
        """Stop to serve shards, finish what is under way, forget their servers, and let others have them."""
        if not shards:
            return
        old = self._buckets_of(shards)
        self._buckets -= old
        self._ready.difference_update(shards)
        await self._bot.disconnect(shards)
        await self._bot.give(_guilds(old))
        self._gave = time.monotonic()
        await self._members.give(old)
        for shard in shards:
            _log.info("cluster: shard %s of %s given back", shard, self._count)

    def _note_settled(self, mine: Collection[int]) -> None:
        """Note that there is nothing to do. The first time, once all shards are ready, the bot is ready."""
        if self._told != (told := (self.live, len(mine))):
            self._told = told
            _log.info("cluster: members %s, shards %s of %s", *told, self._count)
        if not self._settled and self._ready.issuperset(mine):
            self._settled = True
            self._bot.note_ready()

    def _buckets_of(self, shards: Collection[int]) -> set[int]:
        return {bucket for shard in shards for bucket in buckets(shard, self._count)}


def _guilds(numbers: Collection[int]) -> Guilds:
    """The servers of these buckets."""
    return lambda guild_id: bucket_of(guild_id) in numbers


async def finish(names: Collection[str]) -> None:
    """Wait a while for the tasks of these names."""
    tasks = {task for task in asyncio.all_tasks() if task.get_name() in names and task is not asyncio.current_task()}
    if tasks:
        await asyncio.wait(tasks, timeout=DRAIN_SECONDS)
