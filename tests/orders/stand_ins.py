"""Stand-ins for what a bot waits for, with pauses from the loop's seed: store's thread, pictures, bots, Discord."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar, cast

import pytest
import simcord
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from db.connection import Engine
from engine.players import Choice
from engine.players.decision import BotDecision
from render.jobs import Job
from render.pool import RenderThreads
from tests.bot import harness, playing
from tests.orders.loop import Loop
from tests.tables.conftest import AtOnce

T = TypeVar("T")
REST_SECONDS: Final = 30.0
"""Simulated seconds after which a bot has done what it had to do, whatever the pauses."""


def loop() -> Loop:
    """Return the loop that runs."""
    return cast(Loop, asyncio.get_running_loop())


class Thread:
    """The store's thread: one job after another. See :class:`db.connection.Thread`."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def start(self, make: Callable[[], Engine]) -> Engine:
        await loop().pause()
        return make()

    def call(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """Run a job, also after its caller was cancelled: a thread cannot be cancelled."""
        answer: asyncio.Future[T] = loop().create_future()
        work = loop().create_task(self._run(job, answer))
        answer.add_done_callback(lambda _: work)  # keeps the task
        return answer

    async def _run(self, job: Callable[[], T], answer: asyncio.Future[T]) -> None:
        async with self._turn:
            await loop().pause()
            try:
                result = job()
            except BaseException as error:
                await loop().pause()
                if not answer.done():
                    answer.set_exception(error)
                return
        await loop().pause()
        if not answer.done():
            answer.set_result(result)

    async def stop(self, engine: Engine) -> None:
        await self.call(engine.close)


class SlowBots(AtOnce):
    """Bots that think for a while."""

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        await loop().pause()
        return await super().decide(decision, asker)


class Clock:
    """simcord's clock, which follows the simulated loop."""

    def __init__(self) -> None:
        self._started = datetime(2026, 1, 1, tzinfo=UTC)
        self._ahead = 0.0

    @property
    def elapsed(self) -> float:
        return loop().time() + self._ahead

    def now(self) -> datetime:
        return self._started + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        self._ahead += seconds


class Env(harness.Env):
    """simcord's environment. While :attr:`busy`, people do not wait until the bot rests, and act at the same time."""

    busy = False

    async def _settle_internal(self, *, dispatch: str | None = None, **rest: Any) -> None:
        """Wait, unless people are busy: simulated time costs nothing, and the loop knows no better sign of rest."""
        await asyncio.sleep(0 if dispatch and self.busy else REST_SECONDS)

    def _begin_operation(self, label: str) -> None:
        """Let operations overlap."""

    def _end_operation(self) -> None:
        """See above."""


@contextmanager
def installed(loop_seed: int) -> Iterator[None]:
    """Put all stand-ins in their places, and let secrets follow from the loop's seed."""

    async def draw(self: RenderThreads, job: Job, listener: object = None) -> Any:
        await loop().pause()
        return playing.tiny_picture(f"{job.name} in {job.arguments[-1]}")

    def slowly(request: Callable[..., Any]) -> Callable[..., Any]:
        async def asked(*given: Any, **rest: Any) -> Any:
            await loop().pause()
            try:
                return await request(*given, **rest)
            finally:
                await loop().pause()

        return asked

    with pytest.MonkeyPatch.context() as patch:
        random.seed(loop_seed)
        patch.setattr("secrets.token_bytes", random.Random(loop_seed).randbytes)
        patch.setattr("db.store.SqliteThread", Thread)
        patch.setattr("cogs.client.BotPool", SlowBots)
        patch.setattr(RenderThreads, "draw", draw)
        for client in (FakeHTTPClient, FakeWebhookAdapter):
            patch.setattr(client, "request", slowly(client.request))
        patch.setattr(harness, "Env", Env)
        patch.setattr("tables.scheduler.BOT_PAUSE_SECONDS", 0.5)
        yield


def follow_loop(env: simcord.Env) -> None:
    """Let the clock of an environment follow the loop. Call it before the environment starts."""
    env.backend.clock = Clock()  # type: ignore[assignment]  # simcord's own clock has the same three names
