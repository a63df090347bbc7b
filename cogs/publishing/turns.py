"""The rate of requests to channels. Servers take turns at it, so no server keeps another one waiting."""

from __future__ import annotations

import asyncio
from collections import deque

from aiolimiter import AsyncLimiter

from cogs.publishing.refusals import Refusals


class Turns:
    """Lets requests pass as a limiter and Discord's refusals allow: of each server one after the other.

    Requests of one server pass in the order of their arrival.
    """

    def __init__(self, limiter: AsyncLimiter, refusals: Refusals) -> None:
        self._limiter = limiter
        self._refusals = refusals
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """By server, the one first whose last turn is longest ago."""
        self._giving: asyncio.Task[None] | None = None

    async def acquire(self, server: int) -> None:
        """Wait until a request of this server may be made."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(turn)
        if self._giving is None or self._giving.done():
            self._giving = asyncio.create_task(self._give())
        await turn

    async def _give(self) -> None:
        """Let requests pass until none waits."""
        while self._waiting:
            await self._refusals.wait()
            await self._limiter.acquire()
            while self._waiting:
                server = next(iter(self._waiting))
                queue = self._waiting.pop(server)
                turn = queue.popleft()
                if queue:
                    self._waiting[server] = queue
                if not turn.done():  # cancelled
                    turn.set_result(None)
                    break
