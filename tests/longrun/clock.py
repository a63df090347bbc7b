"""Virtual time: an event loop that jumps to its next timer instead of waiting for it."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

import discord

BEGINNING: Final = 1_790_000_000_000
"""Unix time in milliseconds at the start of every run."""


class _Jumping(selectors.DefaultSelector):
    """Waits in real time only for other threads. Otherwise it advances the time by the timeout."""

    now = 0.0
    busy = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or self.busy:
            return super().select(None if timeout is None or timeout > 0 else timeout)
        found = super().select(0)
        if not found:
            self.now += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """While any ``with loop.working():`` is open, another thread works and time stands still."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    @contextmanager
    def working(self) -> Iterator[None]:
        self._jumping.busy += 1
        try:
            yield
        finally:
            self._jumping.busy -= 1

    @property
    def timers(self) -> int:
        """Number of timers, cancelled ones still in the heap included."""
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        return len(scheduled)

    # The bot's two clocks, in milliseconds.

    def steady(self) -> int:
        return round(self.time() * 1000)

    def wall(self) -> int:
        return BEGINNING + self.steady()


@contextmanager
def discords_now(loop: VirtualLoop) -> Iterator[None]:
    """Make discord.py's now, the base of message ages, the loop's time inside the block."""
    was = discord.utils.utcnow
    discord.utils.utcnow = lambda: datetime.fromtimestamp(loop.wall() / 1000, UTC)
    try:
        yield
    finally:
        discord.utils.utcnow = was
