"""The processes that share a PostgreSQL database, as one of them sees them: see :mod:`db.membership`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from db.buckets import Look
from db.connection import until_done
from db.errors import StoreClosed, StoreError

if TYPE_CHECKING:
    from db.membership import Membership

T = TypeVar("T")

TICK_SECONDS = 5.0
"""How often a process shows the others that it lives. Six ticks fit into the life of its lock."""
TURN_SECONDS = 5.5
"""How long a turn to identify lasts. Discord allows one a bucket in 5 seconds."""
POLL_SECONDS = 0.25
"""How often to ask whether a turn to identify is free."""


class Members:
    """The place of this process among those that share the database. Asks the server in a thread of its own.

    All methods raise :class:`StoreError`: :class:`DatabaseTaken` once the others have removed this process, which is
    also reported as ``on_moved`` of :meth:`Store.open`, and :class:`DatabaseUnreachable` while the server is away.
    """

    def __init__(self, membership: Membership) -> None:
        self._membership = membership
        self.id = membership.id
        """This process. Ids ascend and are never given twice."""
        self.range = membership.range
        """The shards that it asked for: ``all``, ``auto/64`` or ``0-15/64``."""
        self._executor = ThreadPoolExecutor(1, "members")
        self._turns: dict[int, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken the buckets of this one. Any thread may ask."""
        return self._membership.sure

    @property
    def silence(self) -> float:
        """Seconds since the last question was sent to which the server has replied. Any thread may ask."""
        return self._membership.silence

    async def look(self) -> Look:
        """Show that this process lives, remove others that are gone, and read who owns what.

        To be called every :data:`TICK_SECONDS`. Connects again after a loss, and locks this process's row again.
        """
        return await self._run(self._membership.look)

    async def claim(self, buckets: Collection[int]) -> bool:
        """Take free buckets, all or none; return whether they are ours now. True for those that were ours already."""
        return await self._run(lambda: self._membership.claim(buckets))

    async def give(self, buckets: Collection[int]) -> None:
        """Make buckets of ours free, once no transaction of this process is running. Skips those of others."""
        await self._run(lambda: self._membership.give(buckets))

    async def identify_turn(self, key: int) -> None:
        """Wait until no process has identified with Discord for 5.5 seconds in bucket ``key`` of ``max_concurrency``.

        The turn is ours at the return, so identify at once.
        """
        turn = self._turns.setdefault(key, asyncio.Lock())
        taken = False

        def take() -> None:
            nonlocal taken
            taken = self._membership.take_turn(key)

        await turn.acquire()
        try:
            await self._run(take)
            while not taken:
                await asyncio.sleep(POLL_SECONDS)
                await self._run(take)
        except BaseException:
            # A cancellation that came while the thread took the turn: nothing identifies, so it ends at once.
            if taken:
                self._start(self._end_turn(key, turn, 0.0))
            else:
                turn.release()
            raise
        self._start(self._end_turn(key, turn, TURN_SECONDS))

    async def leave(self) -> None:
        """Leave: the buckets of this process are free at once. Every later call raises :class:`StoreClosed`.

        Idempotent. Leaves even if the server is away: then the others remove this process later.
        """
        if not self._closed:
            await asyncio.wrap_future(self._executor.submit(self._membership.leave))

    def keep(self) -> None:
        """Look every :data:`TICK_SECONDS` until :meth:`stop`."""
        self._start(self._look_again())

    async def stop(self) -> None:
        """Leave, and end the thread. Idempotent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.leave()
        self._closed = True
        self._executor.shutdown(wait=False)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            with suppress(StoreError):  # logged, or reported
                await self.look()

    async def _end_turn(self, key: int, turn: asyncio.Lock, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
            if not self._closed:
                await self._run(lambda: self._membership.end_turn(key))
        finally:
            turn.release()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, job: Callable[[], T]) -> T:
        if self._closed:
            raise StoreClosed(self._membership.name)
        running = asyncio.wrap_future(self._executor.submit(job))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await until_done(running)
            raise
