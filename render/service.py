"""The picture service: renders by priority, and starts no picture that cannot make its deadline.

All rendering shares one interpreter, or a few, so a queue decides what is rendered next. A caller that stops waiting
(its task was cancelled) before its job has a slot takes the job out of the queue. A running job keeps its slot until it
is done, and equal jobs share its result.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from render import Picture
from render.jobs import Job
from render.pool import RenderThreads
from render.scene import Emoji
from render.shots import Animation, Shot
from workers.pool import Listener

ANSWER_SECONDS: Final = 0.2
"""How long an answer waits for its pictures."""
FIRST_GUESS_SECONDS: Final = 0.05
"""Expected render time of a kind of job that was not done yet."""
LATEST_WEIGHT: Final = 0.2
"""The share of the latest job in the moving average of render times."""
ANSWERS_IN_A_ROW: Final = 2
"""Answers that are served in a row while a board waits."""
GRACE_SECONDS: Final = 0.01
"""How long a board waits for an answer to be asked for, and to be sent: a player who moved gets their hand first."""

_log = logging.getLogger(__name__)


class Priority(Enum):
    """What a picture is for."""

    ANSWER = auto()
    """An answer waits for it."""
    BOARD = auto()
    """The whole table plays by it. No answer waits for it."""
    LATER = auto()
    """Its reader got an answer in words, and may have clicked on by now."""


class Drawn(NamedTuple):
    """A picture, or None: the job has none, rendering failed, or the deadline passed."""

    picture: Picture | None
    late: bool = False
    """Whether the deadline passed, or would have. A later request may find the picture in the cache."""


Draw = Callable[[Job], Awaitable[Drawn]]
"""Renders a picture with a priority and a deadline that are already given."""


class Slots:
    """One slot for each process: two pictures at a time in one interpreter delay each other by more than their work.

    Answers go first, but a board waits for :data:`ANSWERS_IN_A_ROW` of them at most. First come, first served, but last
    come, first served for ``LATER``: that reader is still looking. Under overload, most pictures come at once and some
    late or never, instead of all late.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._free = set(range(processes))
        self._waiting: dict[Priority, deque[asyncio.Future[int]]] = {priority: deque() for priority in Priority}
        self._in_a_row = 0
        """Answers that were served while a board waited."""

    async def take(self, priority: Priority, until: float | None = None) -> int:
        """Wait for a slot, at most until a moment of the event loop's clock. TimeoutError without one."""
        if self._free:
            return self._free.pop()
        async with asyncio.timeout_at(until):
            return await self._wait(self._waiting[priority])

    def leave(self, slot: int) -> None:
        """Hand the slot to the waiter whose turn it is."""
        for priority in self._turns():
            waiting = self._waiting[priority]
            for given in reversed(waiting) if priority is Priority.LATER else waiting:
                if not given.done():
                    waiting.remove(given)
                    answers = priority is Priority.ANSWER and bool(self._waiting[Priority.BOARD])
                    self._in_a_row = self._in_a_row + 1 if answers else 0
                    given.set_result(slot)
                    return
        self._free.add(slot)

    def for_answers(self) -> float:
        """How many slots answers can have now: some are for boards while these wait."""
        share = ANSWERS_IN_A_ROW / (ANSWERS_IN_A_ROW + 1) if self._waiting[Priority.BOARD] else 1.0
        return self._processes * share

    @property
    def waiting(self) -> int:
        """How many wait for a slot."""
        return sum(map(len, self._waiting.values()))

    def _turns(self) -> tuple[Priority, ...]:
        """The priorities, highest first."""
        if self._in_a_row >= ANSWERS_IN_A_ROW:
            return Priority.BOARD, Priority.ANSWER, Priority.LATER
        return Priority.ANSWER, Priority.BOARD, Priority.LATER

    async def _wait(self, waiting: deque[asyncio.Future[int]]) -> int:
        given: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting.append(given)
        try:
            return await given
        except asyncio.CancelledError:
            if given.cancelled():
                waiting.remove(given)
            else:
                self.leave(given.result())
            raise


class RenderTimes:
    """A moving average of the seconds that each kind of job takes."""

    def __init__(self) -> None:
        self._known: dict[object, float] = {}

    def expect(self, job: Job) -> float:
        """How long this job will take."""
        return self._known.get(job.kind, FIRST_GUESS_SECONDS)

    def learn(self, job: Job, seconds: float) -> None:
        """Record how long this job took."""
        expected = self.expect(job)
        self._known[job.kind] = expected + (seconds - expected) * LATEST_WEIGHT


class _DeadlineMissed(Exception):
    """A picture does not make its deadline."""


class _RenderingFailed(Exception):
    """A job raised an error, which is logged."""


class PictureService:
    """Renders pictures and animations. :meth:`close` cancels what is still to be rendered."""

    def __init__(self, renderer: RenderThreads | None = None) -> None:
        """``renderer``: by default the threads of this process."""
        self._renderer = renderer or RenderThreads()
        self._slots = Slots(self._renderer.processes)
        self._times = RenderTimes()
        # One animation after another, beside the slots: no board waits for an animation.
        self._animations = asyncio.Semaphore(1)
        self._running: dict[Job, asyncio.Task[Any]] = {}
        self.finished: Counter[str] = Counter()
        """Finished jobs by name."""
        self.failed: Counter[str] = Counter()
        """Failed jobs by name."""
        self.late: Counter[str] = Counter()
        """Pictures that missed their deadline, by name of their job."""
        self._answers: dict[asyncio.Task[Any], float] = {}
        """Pictures that answers wait for, and the expected render time of each in seconds."""
        self._prefetched: dict[Job, tuple[asyncio.Task[Drawn], float]] = {}
        """Pictures that answers are about to ask for, and until when: a moment of the event loop's clock."""

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        """The picture of a job. Logs what rendering raises, once for each job.

        ``deadline`` is a moment of the event loop's clock. A running job outlives it.
        """
        self._forget_old()
        prefetched = self._prefetched.pop(job, None)
        return await (self._drawn(job, priority, deadline) if prefetched is None else prefetched[0])

    def prefetch(self, job: Job) -> None:
        """Start a picture for an answer that follows within :data:`ANSWER_SECONDS`. Non-blocking."""
        self._forget_old()
        loop = asyncio.get_running_loop()
        until = loop.time() + ANSWER_SECONDS
        self._prefetched[job] = loop.create_task(self._drawn(job, Priority.ANSWER, until)), until

    async def let_answers_pass(self) -> None:
        """Let a board give way to the answers of this moment, but not for long: the table plays by it."""
        if not self._answers:
            await asyncio.sleep(GRACE_SECONDS)
        if self._answers:
            await asyncio.wait(self._answers, timeout=ANSWER_SECONDS)
            await asyncio.sleep(GRACE_SECONDS)

    def drawing(self, priority: Priority, seconds: float | None = None) -> Draw:
        """:meth:`draw` for all pictures of one message: they share the deadline, in so many seconds from now."""
        deadline = None if seconds is None else asyncio.get_running_loop().time() + seconds
        return functools.partial(self.draw, priority=priority, deadline=deadline)

    async def animation(
        self, game: str, shots: Sequence[Shot], locale: str, limit: int, listener: Listener
    ) -> Animation:
        """A whole game, of at most ``limit`` bytes. ``listener`` receives the numbers of finished and of all frames.

        Raises what rendering raises, :class:`render.shots.TooLarge` if no animation fits.
        """
        async with self._animations:
            animation: Animation = await self._renderer.draw(Job("animation", (game, shots, locale, limit)), listener)
        return animation

    async def emojis(self, games: Sequence[str | None]) -> dict[str, Emoji]:
        """The emojis of games, and of all games (None), by base name."""
        found: dict[str, Emoji] = await self._renderer.draw(Job("emojis", (tuple(games),)))
        return found

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for a slot."""
        return self._slots.waiting

    @property
    def renderer(self) -> RenderThreads:
        """Where it renders."""
        return self._renderer

    def warm(self, games: Sequence[str], locales: Sequence[str]) -> None:
        """Start to render what all pictures need. Non-blocking."""
        self._renderer.warm(games, locales)

    async def close(self) -> None:
        """Stop rendering."""
        await self._renderer.close()

    def _forget_old(self) -> None:
        """Forget pictures that no answer has asked for in time. A timer would wake up the bot for each."""
        now = asyncio.get_running_loop().time()
        self._prefetched = {job: each for job, each in self._prefetched.items() if each[1] > now}

    async def _drawn(self, job: Job, priority: Priority, deadline: float | None) -> Drawn:
        try:
            if priority is Priority.ANSWER:
                return Drawn(await self._answer(job, deadline))
            return Drawn(await self._draw(job, priority, deadline))
        except _DeadlineMissed:
            self.late[job.name] += 1
            return Drawn(None, late=True)
        except _RenderingFailed:
            return Drawn(None)

    async def _answer(self, job: Job, deadline: float | None) -> Any:
        expected = self._times.expect(job)
        if deadline is not None and self._answers and job not in self._running:
            ahead = sum(self._answers.values()) / self._slots.for_answers()
            if asyncio.get_running_loop().time() + ahead + expected > deadline:
                raise _DeadlineMissed
        drawing = asyncio.create_task(self._draw(job, Priority.ANSWER, deadline))
        self._answers[drawing] = expected
        drawing.add_done_callback(self._answers.pop)
        return await drawing

    async def _draw(self, job: Job, priority: Priority, deadline: float | None) -> Any:
        drawing = self._running.get(job) or await self._start(job, priority, deadline)
        left = None if deadline is None else deadline - asyncio.get_running_loop().time()
        await asyncio.wait({drawing}, timeout=left)
        if not drawing.done():
            raise _DeadlineMissed
        return drawing.result()

    async def _start(self, job: Job, priority: Priority, deadline: float | None) -> asyncio.Task[Any]:
        """Start a job once a slot is free, unless the deadline is too near by then."""
        latest = deadline
        if deadline is not None:
            # A job that finds a free slot starts in any case, or its expected time would never change.
            left = deadline - asyncio.get_running_loop().time()
            latest = deadline - min(self._times.expect(job), left / 2)
        try:
            slot = await self._slots.take(priority, latest)
        except TimeoutError:
            raise _DeadlineMissed from None
        running = self._running.get(job)
        if running is not None:
            self._slots.leave(slot)
            return running
        drawing = self._running[job] = asyncio.create_task(self._run(job, slot))
        drawing.add_done_callback(functools.partial(self._ended, job))
        return drawing

    async def _run(self, job: Job, slot: int) -> Any:
        clock = asyncio.get_running_loop().time
        started = clock()
        try:
            drawn = await self._renderer.draw(job)
            self.finished[job.name] += 1
            return drawn
        except Exception as error:
            self.failed[job.name] += 1
            # Here, and not where a waiter reads it: every waiter may be gone.
            _log.exception("%s of %s: rendering failed", *job.kind)
            raise _RenderingFailed from error
        finally:
            self._slots.leave(slot)
            self._times.learn(job, clock() - started)

    def _ended(self, job: Job, drawing: asyncio.Task[Any]) -> None:
        del self._running[job]
        if not drawing.cancelled():
            drawing.exception()  # mark it as retrieved: every waiter may be gone
