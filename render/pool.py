"""Where the bot renders: in worker processes, or in threads of its own process."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from render.jobs import Job, perform
from render.worker import THREADS
from workers.pool import Closed, Listener, Lost, Memory, Pool

SILENCE_SECONDS: Final = 30.0
"""Silence after which a worker that has a job is lost: see :class:`workers.pool.Pool`."""
COMMAND: Final = (sys.executable, "-m", "render.worker")
PING: Final = Job("ping", ())
"""A job that does nothing: its reply shows that a worker serves."""
LATELY_SECONDS: Final = 600.0
"""How long a lost worker counts."""

_log = logging.getLogger(__name__)


class RenderThreads:
    """Renders in threads, beside the event loop: for the sandbox, which must know when the bot rests, and for tests."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        """How many interpreters render, each one picture at a time."""
        self._threads = ThreadPoolExecutor(processes * THREADS, thread_name_prefix="render")
        self._closing = threading.Event()
        self._lost: deque[float] = deque(maxlen=100)
        """When workers were lost, by the monotonic clock, oldest first."""

    async def draw(self, job: Job, listener: Listener | None = None) -> Any:
        """Return the result of a job. Raises what the job raises; cancelled by :meth:`close`."""
        if self._closing.is_set():
            raise asyncio.CancelledError
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._perform, job, listener)
        except Closed:
            raise asyncio.CancelledError from None

    async def ping(self, slot: int) -> None:
        """Wait until a worker replies to an empty job. Raises :class:`workers.pool.Lost`. :meth:`close` cancels it."""

    def idle(self, slot: int) -> bool:
        """Return whether a worker has no pending job."""
        return True

    def silence(self, slot: int) -> float:
        """Return the seconds for which a worker with a job has said nothing."""
        return 0.0

    def lost_lately(self) -> int:
        """Return how many workers were lost in the past ten minutes."""
        since = time.monotonic() - LATELY_SECONDS
        return sum(moment > since for moment in self._lost)

    async def memory(self) -> Memory | None:
        """Return the memory of the workers. None without workers, or where the system does not report it."""
        return None

    async def close(self) -> None:
        """Finish the running jobs, but no animation."""
        self._closing.set()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)

    def _perform(self, job: Job, listener: Listener | None, slot: int | None = None) -> Any:
        def report(done: int, total: int) -> None:
            if self._closing.is_set():
                raise Closed
            if listener is not None:
                listener(done, total)

        return perform(job, report)


class RenderPool(RenderThreads):
    """Renders in worker processes. :meth:`close` ends them at once.

    A job whose worker is lost is done once more. :class:`workers.pool.Lost` where that worker is lost as well.
    More than one process is for machines with more than two processors: one process uses little more than one of them.
    """

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self._pool = Pool("render worker", COMMAND, size=processes, silence_seconds=SILENCE_SECONDS)

    async def draw(self, job: Job, listener: Listener | None = None) -> Any:
        try:
            try:
                return await self._pool.answer(job, listener)
            except Lost as error:
                self._note_loss(job, error)
            return await self._pool.answer(job, listener)
        except Closed:
            raise asyncio.CancelledError from None

    async def ping(self, slot: int) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._perform, PING, None, slot)
        except Closed:
            raise asyncio.CancelledError from None

    def idle(self, slot: int) -> bool:
        return self._pool.idle(slot)

    def silence(self, slot: int) -> float:
        return self._pool.silence(slot)

    async def memory(self) -> Memory | None:
        return await asyncio.to_thread(self._pool.memory)

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._pool.close)
        await super().close()

    def _perform(self, job: Job, listener: Listener | None, slot: int | None = None) -> Any:
        try:
            return self._pool.ask(job, listener, slot=slot)
        except Lost as error:
            self._note_loss(job, error)
        return self._pool.ask(job, listener, slot=slot)

    def _note_loss(self, job: Job, error: Lost) -> None:
        self._lost.append(time.monotonic())
        _log.warning("render worker lost (%s): %s; trying once more", job.name, error)
