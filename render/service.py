"""The picture service: one queue, answers first.

A process renders one picture at a time: two in one interpreter delay each other by more than their work. Equal jobs
share one result. A queued picture that nobody waits for any more is not rendered.
"""

from __future__ import annotations

import asyncio
import functools
import heapq
import itertools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

from render import Picture
from render.jobs import Job
from render.pool import RenderThreads
from render.scene import Emoji
from render.shots import Animation, Shot
from workers.pool import Listener

ANSWER_SECONDS: Final = 0.2
"""How long an answer waits for its pictures. Then it shows words."""

_log = logging.getLogger(__name__)


class Priority(IntEnum):
    """What a picture is for, the most urgent first."""

    ANSWER = 0
    """An answer waits for it."""
    BOARD = 1
    """The whole table plays by it. No answer waits for it."""
    LATER = 2
    """Its reader got an answer in words, and may have clicked on by now."""


class Drawn(NamedTuple):
    """A picture, or None: the job has none, rendering failed, or the deadline passed."""

    picture: Picture | None
    late: bool = False
    """Whether the deadline passed. A later request may find the picture in the cache."""


Draw = Callable[[Job], Awaitable[Drawn]]
"""Renders a picture with a priority and a deadline that are already given."""


async def draw_nothing(_: Job) -> Drawn:
    """Draw nothing, where files may not be attached."""
    return Drawn(None)


@dataclass(eq=False)
class _Rendering:
    """A job that is queued or being rendered."""

    job: Job
    priority: Priority
    waiters: int = 0
    started: bool = False
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[Drawn] | None = None


class PictureService:
    """Renders pictures and animations. :meth:`close` cancels what is still to be rendered."""

    def __init__(self, renderer: RenderThreads | None = None) -> None:
        """Render with ``renderer``, by default the threads of this process."""
        self._renderer = renderer or RenderThreads()
        self._free = self._renderer.processes
        self._queue: list[tuple[Priority, int, _Rendering]] = []
        self._serials = itertools.count()
        self._known: dict[Job, _Rendering] = {}
        """Queued jobs and those being rendered."""
        # One animation after another, beside the queue: no board waits for an animation.
        self._animations = asyncio.Semaphore(1)
        self.finished: Counter[str] = Counter()
        """Finished jobs by name."""
        self.failed: Counter[str] = Counter()
        """Failed jobs by name."""
        self.late: Counter[str] = Counter()
        """Pictures that missed their deadline, by name of their job."""

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        """Return the picture of a job. Logs what rendering raises, once for each job.

        ``deadline`` is a moment of the event loop's clock. A job that is being rendered outlives it.
        """
        rendering = self._known.get(job)
        if rendering is None or (not rendering.started and priority < rendering.priority):
            rendering = self._enqueue(job, priority, rendering)
        task = rendering.task
        assert task is not None
        rendering.waiters += 1
        try:
            left = None if deadline is None else deadline - asyncio.get_running_loop().time()
            await asyncio.wait({task}, timeout=left)
        finally:
            rendering.waiters -= 1
            if not rendering.waiters and not rendering.started:
                self._known.pop(job, None)
                task.cancel()
        if not task.done():
            self.late[job.name] += 1
            return Drawn(None, late=True)
        return task.result()

    def drawing(self, priority: Priority, seconds: float | None = None) -> Draw:
        """:meth:`draw` for all pictures of one message: they share the deadline, in so many seconds from now."""
        deadline = None if seconds is None else asyncio.get_running_loop().time() + seconds
        return functools.partial(self.draw, priority=priority, deadline=deadline)

    async def animation(
        self, game: str, shots: Sequence[Shot], locale: str, limit: int, listener: Listener
    ) -> Animation:
        """Return a whole game, of at most ``limit`` bytes.

        ``listener`` receives the numbers of finished and of all frames.

        Raises what rendering raises, :class:`render.shots.TooLarge` if no animation fits.
        """
        async with self._animations:
            animation: Animation = await self._renderer.draw(Job("animation", (game, shots, locale, limit)), listener)
        return animation

    async def emojis(self, games: Sequence[str | None]) -> dict[str, Emoji]:
        """Return the emojis of games, and of all games (None), by base name."""
        found: dict[str, Emoji] = await self._renderer.draw(Job("emojis", (tuple(games),)))
        return found

    @property
    def waiting(self) -> int:
        """The number of pictures that wait to be rendered."""
        return sum(not rendering.started for rendering in self._known.values())

    @property
    def renderer(self) -> RenderThreads:
        """Where it renders."""
        return self._renderer

    async def close(self) -> None:
        """Stop rendering."""
        await self._renderer.close()

    def _enqueue(self, job: Job, priority: Priority, queued: _Rendering | None) -> _Rendering:
        """Put a job in the queue, or a queued one further ahead."""
        rendering = queued or _Rendering(job, priority)
        rendering.priority = priority
        if queued is None:
            self._known[job] = rendering
            rendering.task = asyncio.create_task(self._render(rendering))
        if len(self._queue) > 2 * len(self._known):
            # Those that were given up or put further ahead hold whole positions.
            self._queue = [each for each in self._queue if self._is_queued(each)]
            heapq.heapify(self._queue)
        heapq.heappush(self._queue, (priority, next(self._serials), rendering))
        self._start()
        return rendering

    def _is_queued(self, entry: tuple[Priority, int, _Rendering]) -> bool:
        """Return whether an entry of the queue is still to be rendered, and not put further ahead since."""
        priority, _, rendering = entry
        return not rendering.started and rendering.priority is priority and self._known.get(rendering.job) is rendering

    def _start(self) -> None:
        """Let queued jobs start while there are free processes."""
        while self._free and self._queue:
            entry = heapq.heappop(self._queue)
            if self._is_queued(entry):
                rendering = entry[-1]
                self._free -= 1
                rendering.started = True
                rendering.turn.set()

    async def _render(self, rendering: _Rendering) -> Drawn:
        job = rendering.job
        if not rendering.started:
            await rendering.turn.wait()
        try:
            drawn = Drawn(await self._renderer.draw(job))
            self.finished[job.name] += 1
            return drawn
        except Exception:
            self.failed[job.name] += 1
            # Here, and not where a waiter reads it: every waiter may be gone.
            _log.exception("%s of %s: rendering failed", job.name, next(iter(job.arguments), None))
            return Drawn(None)
        finally:
            del self._known[job]
            self._free += 1
            self._start()
