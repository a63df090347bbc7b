"""Bots that hold nobody's page up.

simcord publishes what an action of a person has led to once the simulated bot rests, and a page refuses clicks until
then. Turns of bots would be waited for, all of them together. Here they think on an event loop that simcord knows
nothing of, and waiting for them is declared as waiting for somebody outside: each turn appears when it is done.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Final

import simcord

from engine import View
from engine.players import Choice
from tables import AIPool

BREATH: Final = 1.0
"""Seconds that a decision takes at least, so that people can follow."""


class Apart:
    """A ``Mind`` for the sandbox: tell it the simulated Discord, and close it at the end."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None
        self._ai = AIPool()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="bots", daemon=True)
        self._thread.start()

    async def decide(self, game: str, view: View, level: str) -> Choice:
        assert self.env is not None
        choice = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._slowly(game, view, level), self._loop))
        found: Choice = await self.env.external_wait(choice, reason="a bot thinks")
        return found

    async def _slowly(self, game: str, view: View, level: str) -> Choice:
        choice, _ = await asyncio.gather(self._ai.decide(game, view, level), asyncio.sleep(BREATH))
        return choice

    def close(self) -> None:
        self._ai.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
