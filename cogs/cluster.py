"""One process of several that share a database: which servers it serves, and when it takes or gives back shards."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs import shares
from cogs.command_sync import sync_commands
from cogs.interactions.errors import UNREACHED
from db import DatabaseMoved, Look, Members, StoreError, bucket_of
from db.buckets import Asked

if TYPE_CHECKING:
    from cogs.client import Tertulia

TICK_SECONDS: Final = 5.0
"""Interval between two looks at the members. The lock of a process that looks at none lives for 30 seconds."""
RETRY_SECONDS: Final = 1.0
"""The same while the database does not reply."""
DRAIN_SECONDS: Final = 5.0
"""How long answers and boards that are under way may take before their shard is given back."""
PATIENCE_SECONDS: Final = 60.0
"""After this time, a process serves free shards that nobody takes, and a shard that a range lacks is a problem."""
HANDLERS: Final = ("discord.py: on_interaction", "CommandTree-invoker")
"""The names of discord.py's tasks that answer interactions."""

_log = logging.getLogger(__name__)


class Cluster:
    """The part of one process. :meth:`start` it once the bot knows the number of shards, and :meth:`stop` it."""

    def __init__(self, bot: Tertulia, members: Members, asked: Asked) -> None:
        self.live = 1
        """The number of processes that run."""
        self._bot = bot
        self._members = members
        self._own = None if asked.first is None or asked.last is None else range(asked.first, asked.last + 1)
        self._count = 0
        """The number of all shards, once it is known."""
        self._buckets: set[int] = set()
        """Those whose servers this process serves."""
        self._ready: set[int] = set()
        """Shards that have been ready."""
        self._settled = False
        self._told = (0, 0)
        """The numbers of members and of own shards in the last line of the log."""
        self._sure = True
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

    def may_answer(self, guild_id: int) -> bool:
        """Whether a server belongs to this process for sure, so that no other process answers as well."""
        return self._members.sure and self.serves(guild_id)

    @property
    def silence(self) -> float:
        """Seconds since the database last replied to the lock session."""
        return self._members.silence

    @property
    def owned(self) -> int:
        """The number of shards that this process serves."""
        return len(self._bot.shard_ids or ())

    @property
    def wanted(self) -> int:
        """The number of shards that this process should serve; 0 before it is known."""
        return shares.wanted(self._own, self._count, self.live)

    def problem(self) -> str | None:
        """What is wrong with this process's part, or None."""
        if not self._members.sure:
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

    async def stop(self) -> None:
        """Give back all shards. Idempotent."""
        for task in (self._running, self._step):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(StoreError):  # without the database, the others find out by themselves
            await self._give(tuple(self._bot.shard_ids or ()))

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
        if self._members.sure is not self._sure:
            self._sure = self._members.sure
            text = "answering again" if self._sure else "the database does not reply; answering nothing"
            _log.log(logging.INFO if self._sure else logging.ERROR, "cluster: %s", text)
        if look is not None and look.live != self.live:
            self.live, self._extra = look.live, 0
            self._bot.share_requests(self.live)
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
        mine = shares.shards_of(look.owners, self._members.id, self._count)
        free = shares.shards_of(look.owners, None, self._count)
        lacks = self._own is not None and len(mine) < self.wanted
        self._lacking = (self._lacking or now) if lacks else None
        unconnected = [shard for shard in mine if shard not in bot.shards]
        if unconnected:
            return self._take(unconnected[: bot.max_concurrency])
        if free and self._own is None and now - self._changed > PATIENCE_SECONDS:
            self._extra += len(free)
        most = bot.max_concurrency
        decision = shares.decide(self._own, self._count, mine, free, live=self.live, most=most, extra=self._extra)
        if decision.claim:
            return self._claim(decision.claim)
        if decision.give and now - self._gave > TICK_SECONDS:
            return self._give(decision.give)
        self._note_settled(mine)
        return None

    async def _claim(self, shards: Collection[int]) -> None:
        """Claim shards, and take those that no other process has claimed first."""
        claimed = [each for each in shards if await self._members.claim(shares.buckets(each, self._count))]
        if claimed:
            await self._take(claimed)

    async def _take(self, shards: Collection[int]) -> None:
        """Serve shards whose buckets are ours, and connect them."""
        bot = self._bot
        assert bot.store is not None and bot.application_id is not None
        new = [shard for shard in shards if shard not in self._buckets]
        buckets = self._buckets_of(new)
        taken = _guilds(buckets)
        bot.registry.drop(taken)
        bot.boards.recovery.take([row for row in await bot.store.tables.stale() if taken(row.guild_id)])
        self._buckets |= buckets
        if 0 in shards:
            await sync_commands(bot.tree, bot.application_id, bot.store)
        await bot.launch(shards)
        for shard in shards:
            _log.info("cluster: shard %s of %s taken", shard, self._count)

    async def _give(self, shards: Collection[int]) -> None:
        """Stop to serve shards, finish what is under way, forget their servers, and let others have them."""
        bot, buckets = self._bot, self._buckets_of(shards)
        if not shards:
            return
        given = _guilds(buckets)
        self._buckets -= buckets
        self._ready.difference_update(shards)
        await bot.disconnect(shards)
        await _finish({*HANDLERS, *(f"board-{each}" for each in bot.registry.in_memory(given))})
        tables = bot.registry.in_memory(given)
        bot.scheduler.leave(tables)
        bot.boards.leave(tables)
        bot.registry.drop(given)
        self._gave = time.monotonic()
        await self._members.give(buckets)
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
        return {bucket for shard in shards for bucket in shares.buckets(shard, self._count)}


def _guilds(buckets: Collection[int]) -> Callable[[int], bool]:
    """Whether a server belongs to these buckets."""
    return lambda guild_id: bucket_of(guild_id) in buckets


async def _finish(names: Collection[str]) -> None:
    """Wait a while for the tasks of these names."""
    tasks = {task for task in asyncio.all_tasks() if task.get_name() in names and task is not asyncio.current_task()}
    if tasks:
        await asyncio.wait(tasks, timeout=DRAIN_SECONDS)
