"""A metronome that lets people click at a given rate."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PROBES: Final = 0.1
"""Seconds between two looks at how busy the event loops are."""


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
                await asyncio.sleep(PROBES)
                due = time.perf_counter()
                continue
            due += self._chance.expovariate(self.rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while self._queue and self._queue[0].done():
                self._queue.popleft()
            if self.rate and self._queue and self._unanswered < self._most:
                self._unanswered += 1
                self._queue.popleft().set_result(None)
