"""Non-blocking bots for the sandbox page.

simcord publishes the effect of a person's action once the simulated bot is idle, and the page refuses clicks until
then. It would wait for all turns of the bots. So they run on a separate event loop, and simcord treats them as an
external party: each turn appears when it is done.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Final

import simcord

from engine.players import Choice
from engine.players.decision import BotDecision
from tables import BotPool
from tables.bot_players import BotWork, R

MIN_DECISION_SECONDS: Final = 1.0
"""Shortest seconds of a decision, so that people can follow."""


class PageBots:
    """An ``BotPlayer`` for the sandbox. Set ``env`` before the first decision, and close it at the end."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None
        self._pool = BotPool()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="bots", daemon=True)
        self._thread.start()

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        assert self.env is not None
        choice = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._slowly(decision, asker), self._loop))
        found: Choice = await self.env.external_wait(choice, reason="a bot decides")
        return found

    async def review(self, work: BotWork[R]) -> R:
        assert self.env is not None
        result = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._pool.review(work), self._loop))
        found: R = await self.env.external_wait(result, reason="a game is reviewed")
        return found

    async def _slowly(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        thinking = self._pool.decide(decision, asker)
        choice, _ = await asyncio.gather(thinking, asyncio.sleep(MIN_DECISION_SECONDS))
        return choice

    def close(self) -> None:
        self._pool.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
