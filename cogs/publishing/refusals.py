"""Counts the requests that Discord refuses, and slows the bot down long before Discord blocks its address."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp
from aiolimiter import AsyncLimiter

WINDOW_SECONDS: Final = 600.0
MOST: Final = 5_000
"""Refused requests in :data:`WINDOW_SECONDS` at which the bot slows down. Discord blocks an address after 10,000."""
_REFUSED: Final = {HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS}

_log = logging.getLogger(__name__)


class Refusals:
    """The answers 401, 403 and 429 of the last ten minutes. Limits that bots share do not count.

    ``share``: the part of this process among those that share an address, by their shards. While slow, as many requests
    pass in ten minutes as were refused: so even if all are refused, Discord's bound is out of reach.
    """

    def __init__(self, share: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = max(1, int(MOST * share))
        """The number at which this process slows down."""
        self._clock = clock
        self._times: deque[float] = deque()
        self._brake = AsyncLimiter(1, WINDOW_SECONDS / self.most)
        self._was_slow = False
        """Whether the bot had to be slow, as the log says."""

    @property
    def count(self) -> int:
        """The number of refused requests in the last ten minutes."""
        since = self._clock() - WINDOW_SECONDS
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return len(self._times)

    @property
    def slow(self) -> bool:
        """Whether the bot has to be slow. Logs a change."""
        count = self.count
        slow = count >= self.most
        if slow and not self._was_slow:
            rate = self.most / WINDOW_SECONDS
            _log.warning("Discord refused %s requests in ten minutes: the bot slows down to %.2g a second", count, rate)
        elif self._was_slow and not slow:
            _log.info("Discord refused %s requests in ten minutes: the bot is no longer slow", count)
        self._was_slow = slow
        return slow

    async def wait(self) -> None:
        """Wait before a request if the bot has to be slow."""
        if self.slow:
            await self._brake.acquire()

    async def request_ended(self, _: object, __: SimpleNamespace, sent: aiohttp.TraceRequestEndParams) -> None:
        """Count an answer of Discord: a function for :class:`aiohttp.TraceConfig`."""
        if sent.response.status in _REFUSED and sent.response.headers.get("X-RateLimit-Scope") != "shared":
            self._times.append(self._clock())
