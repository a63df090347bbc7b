"""An event loop whose time is simulated, and on which all that asyncio leaves open follows from a seed.

asyncio runs ``call_soon`` callbacks in their order, and so does this loop. It leaves open when a thread, a process or
Discord answers: stand-ins for these wait for :meth:`Loop.pause`, and a function in an executor runs after one.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from simloop import SimLoop

SHORT: Final = 0.005
"""Seconds: most pauses are at most so long."""
LONG: Final = 1.5
"""Seconds: one in :data:`RARE` pauses is at most so long."""
RARE: Final = 12
TRACKED: Final = {"create_task", "call_soon", "call_later", "call_at", "call_soon_threadsafe", "run_in_executor"}
"""What simcord replaces, to move time itself. Here the loop does that."""


class InOrder:
    """A policy of simloop: the callback that has been ready longest."""

    diverged_at = None

    def choose(self, ready: Sequence[Any]) -> int:
        return 0


class Loop(SimLoop):
    """See the module."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._policy = InOrder()
        self.chance = random.Random(f"{seed}: pauses")
        self.calm = True
        """Whether everything outside is quick."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in TRACKED:
            super().__setattr__(name, value)

    @property
    def _scheduled(self) -> list[asyncio.TimerHandle]:
        """The timers, as simcord looks for them in asyncio's own loop."""
        return [timer for *_, timer, _ in self._timers]

    def seconds(self) -> float:
        """Return how long something outside takes: mostly milliseconds, now and then longer than a person waits."""
        long = self.chance.randrange(RARE) == 0 and not self.calm
        return self.chance.uniform(0, LONG if long else SHORT)

    async def pause(self) -> None:
        """Wait as long as something outside takes."""
        await asyncio.sleep(self.seconds())

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Run a function as a thread would: after a while, and the result arrives after another while."""

        async def run() -> Any:
            await self.pause()
            result = func(*args)
            await self.pause()
            return result

        return asyncio.ensure_future(run(), loop=self)
