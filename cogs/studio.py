"""Where pictures are drawn: in a process of their own, or in threads of this one.

In a process of their own they take nothing from the event loop but what the processor has left, and whatever befalls
that process befalls no game. In threads every picture shares the interpreter with the event loop: for the sandbox,
which must know when the bot is at rest, and for tests.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

from render.jobs import Done, Failed, Job, Progress, perform
from render.worker import THREADS
from workers.pool import _options as worker_options

SILENCE: Final = 30.0
"""Seconds without a word after which a process that has something to do is given up."""
COLD: Final = "drawing ahead for %s failed"
ROOT: Final = Path(__file__).resolve().parents[1]

Told = Callable[[int, int], None]
"""Hears how many frames of a film are done, of how many."""

_log = logging.getLogger(__name__)


class Lost(Exception):
    """The process that draws ended before it had drawn."""


class Studio(Protocol):
    """Does the jobs of ``render/jobs.py``."""

    processes: int
    """How many interpreters draw: each can do with two pictures at a time."""

    async def draw(self, job: Job, *arguments: Any, told: Told | None = None) -> Any:
        """What a job makes; raises what it raises. Cancelled once the bot closes."""

    def warm(self, games: Sequence[str], locales: Sequence[str]) -> None:
        """Begin to draw what every picture of these games needs; nobody waits for it, not even the program's end."""

    async def close(self) -> None:
        """Draw nothing more."""


class Threads:
    """Draws in threads of this process. What is being drawn when it closes is finished first, but no film."""

    processes = 1

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="draw")
        self._closing = threading.Event()

    async def draw(self, job: Job, *arguments: Any, told: Told | None = None) -> Any:
        if self._closing.is_set():
            raise asyncio.CancelledError

        def go_on(done: int, of: int) -> None:
            if self._closing.is_set():
                raise _Closed
            if told is not None:
                told(done, of)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, perform, job, arguments, go_on)
        except _Closed:
            raise asyncio.CancelledError from None

    def warm(self, games: Sequence[str], locales: Sequence[str]) -> None:
        def draw() -> None:
            for game in games:
                try:
                    perform("warm", (game, locales))
                except Exception:
                    _log.exception(COLD, game)

        threading.Thread(target=draw, name="drawing ahead", daemon=True).start()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)


class _Closed(Exception):
    """The bot closes: nobody is there any more to whom a film could be given."""


class Apart:
    """Draws in a process of its own, started when it is first needed and anew where it is lost.

    A job whose process is lost is done once more; :class:`Lost` where that one is lost as well, OSError where none can
    be started.
    """

    processes = 1

    def __init__(self) -> None:
        self._worker: _Worker | None = None
        self._starting = asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None
        self._closed = False

    async def draw(self, job: Job, *arguments: Any, told: Told | None = None) -> Any:
        try:
            return await (await self._running()).ask(job, arguments, told)
        except Lost as error:
            if self._closed:
                raise asyncio.CancelledError from None
            _log.warning("the process that draws was lost, %s: another one draws this %s", error, job)
        return await (await self._running()).ask(job, arguments, told)

    def warm(self, games: Sequence[str], locales: Sequence[str]) -> None:
        async def draw() -> None:
            for game in games:
                try:
                    await self.draw("warm", game, locales)
                except Exception:
                    _log.exception(COLD, game)

        self._warming = asyncio.create_task(draw(), name="drawing ahead")

    async def close(self) -> None:
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
        if self._worker is not None:
            await self._worker.end()

    async def _running(self) -> _Worker:
        async with self._starting:
            if self._closed:
                raise asyncio.CancelledError
            if self._worker is None or not self._worker.runs:
                self._worker = await _Worker.start()
            return self._worker


class SideBySide:
    """Draws in several processes: each picture where the fewest are under way.

    For machines with more than two processors: one process cannot use more than one of them, or little more.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._busy = {Apart(): 0 for _ in range(processes)}

    async def draw(self, job: Job, *arguments: Any, told: Told | None = None) -> Any:
        one = min(self._busy, key=self._busy.__getitem__)
        self._busy[one] += 1
        try:
            return await one.draw(job, *arguments, told=told)
        finally:
            self._busy[one] -= 1

    def warm(self, games: Sequence[str], locales: Sequence[str]) -> None:
        for one in self._busy:
            one.warm(games, locales)

    async def close(self) -> None:
        await asyncio.gather(*(one.close() for one in self._busy))


class _Worker:
    """A process, and what it has been asked for."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._numbers = itertools.count()
        self._asked: dict[int, tuple[asyncio.Future[Any], Told | None]] = {}
        self._listening = asyncio.create_task(self._listen())
        self.runs = True

    @classmethod
    async def start(cls) -> _Worker:
        how: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **worker_options()}
        return cls(await asyncio.create_subprocess_exec(sys.executable, "-m", "render.worker", **how))

    async def ask(self, job: Job, arguments: tuple[Any, ...], told: Told | None) -> Any:
        """What a job makes. :class:`Lost` if the process ends before."""
        assert self.process.stdin is not None
        if not self.runs:
            raise Lost("it had ended")
        number, reply = next(self._numbers), asyncio.get_running_loop().create_future()
        request = pickle.dumps((number, job, arguments))
        self._asked[number] = (reply, told)
        try:
            self.process.stdin.write(request)
            return await reply
        finally:
            del self._asked[number]

    async def end(self) -> None:
        """End it at once; who waits for something is cancelled."""
        for reply, _ in self._asked.values():
            reply.cancel()
        self._kill()
        await self._listening

    def _kill(self) -> None:
        self.runs = False
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def _listen(self) -> None:
        """Hand out replies until there are no more. Never raises."""
        why = "it ended"
        try:
            await self._read()
        except asyncio.IncompleteReadError:
            pass
        except TimeoutError:
            why = "it said nothing for long"
        except Exception:
            why = "it could not be understood"
            _log.exception("the process that draws %s", why)
        finally:
            self._kill()
        # What it has still said must be read, or its end is never heard of.
        assert self.process.stdout is not None
        await self.process.stdout.read()
        code = await self.process.wait()
        for reply, _ in self._asked.values():
            if not reply.done():
                reply.set_exception(Lost(f"{why} (code {code})"))

    async def _read(self) -> None:
        """Hand out replies; TimeoutError where something is asked for and none comes for long, or not all of one."""
        assert self.process.stdout is not None
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    head = await self.process.stdout.readexactly(4)
            except TimeoutError:
                if self._asked:
                    raise
                continue
            async with asyncio.timeout(SILENCE):
                body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
            self._hand_out(*pickle.loads(body))

    def _hand_out(self, number: int, said: Done | Failed | Progress) -> None:
        reply, told = self._asked.get(number, (None, None))
        if reply is None or reply.done():
            return  # nobody waits for it any more
        match said:
            case Progress(done, of):
                if told is not None:
                    told(done, of)
            case Done(made):
                reply.set_result(made)
            case Failed(error, trace):
                error.add_note(f"In the process that draws:\n{trace}")
                reply.set_exception(error)
