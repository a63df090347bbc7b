"""The health of the running bot: gateway, store, render workers, and its part among several processes."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from db import DatabaseInUse, DatabaseMoved, DatabaseTaken, DatabaseUnreachable, DatabaseUnwritable, Store, StoreError
from db.disk import LEAST_FREE_BYTES, free_bytes
from status.shards import ShardStatus
from workers.pool import Lost

if TYPE_CHECKING:
    from cogs.client import Tertulia
    from render.pool import RenderThreads
    from render.service import PictureService

LOOK_SECONDS: Final = 5.0
"""Interval between two looks at shards and render workers."""
STORE_EVERY: Final = 3
"""Looks between two writes that test the store."""
WRITE_TIMEOUT_SECONDS: Final = 15.0
"""A write that takes longer counts as failed. SQLite alone waits five seconds for another program."""
SILENCE_SECONDS: Final = 15.0
"""A render worker with a job is ill after this silence. The pool replaces it a little later: see ``render.pool``."""
LOSSES: Final = 3
"""Render workers lost within ten minutes that are more than bad luck: the machine may lack memory."""
PARTS: Final = ("gateway", "store", "render")
"""What can be ill."""
SHARDS: Final = "shards"
"""What can be ill as well if several processes share the database."""

_log = logging.getLogger(__name__)


class Check:
    """A test that runs in the background, at most once at a time, so that a stuck one does not hold up the others.

    ``work`` returns a problem, or None.
    """

    def __init__(self, work: Callable[[], Coroutine[Any, Any, str | None]]) -> None:
        self.problem: str | None = None
        """What the last finished run has found."""
        self._work = work
        self._task: asyncio.Task[None] | None = None
        self._started = 0.0

    @property
    def seconds(self) -> float:
        """For how long the present run has lasted; 0 without one."""
        return 0.0 if self._task is None or self._task.done() else time.monotonic() - self._started

    def start(self) -> None:
        """Run the test, unless it runs already."""
        if self._task is None or self._task.done():
            self._started = time.monotonic()
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Cancel the present run."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        try:
            self.problem = await self._work()
        except Exception as error:
            _log.exception("health: a check failed")
            self.problem = f"the check failed with {type(error).__name__}"


class Health:
    """Watches a bot. ``async with`` starts and ends that. Logs each part that falls ill or recovers."""

    def __init__(self, bot: Tertulia, shards: ShardStatus) -> None:
        self._bot = bot
        self._shards = shards
        self._store = Check(self._test_store)
        self._workers: dict[int, Check] = {}
        self._ill: set[str] = set()
        """Parts that were ill at the last look."""
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Health:
        self._looking = asyncio.create_task(self._look_on())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._looking is not None
        self._looking.cancel()
        for check in (self._store, *self._workers.values()):
            check.stop()
        with contextlib.suppress(asyncio.CancelledError):
            await self._looking

    @property
    def parts(self) -> tuple[str, ...]:
        """What can be ill."""
        return PARTS if self._bot.part is None else (*PARTS, SHARDS)

    def problems(self) -> dict[str, str]:
        """Return what is wrong now, by part. Names no person, no server and no path."""
        found = {"gateway": self._of_gateway(), "store": self._of_store(), "render": self._of_workers()}
        if self._bot.part is not None:
            found[SHARDS] = self._of_shards()
        return {part: problem for part, problem in found.items() if problem is not None}

    async def _look_on(self) -> None:
        looks = 0
        while True:
            try:
                self._look(with_store=looks % STORE_EVERY == 0)
            except Exception:
                _log.exception("health: a look failed")
            looks += 1
            await asyncio.sleep(LOOK_SECONDS)

    def _look(self, *, with_store: bool) -> None:
        if with_store:
            self._store.start()
        renderer = self._renderer
        for slot in range(renderer.processes if renderer is not None else 0):
            check = self._workers.setdefault(slot, Check(functools.partial(self._test_worker, slot)))
            # A busy worker shows by its silence how it is. A ping beside a stuck job would end that silence.
            if renderer is not None and renderer.idle(slot):
                check.start()
        problems = self.problems()
        for part in problems.keys() - self._ill:
            _log.error("health: %s: %s", part, problems[part])
        for part in self._ill - problems.keys():
            _log.info("health: %s is well again", part)
        self._ill = set(problems)

    # ------------------------------------------------------------ parts

    @property
    def _renderer(self) -> RenderThreads | None:
        """Where the bot renders; None before it has logged in."""
        pictures: PictureService | None = getattr(self._bot, "pictures", None)
        return None if pictures is None else pictures.renderer

    def _of_gateway(self) -> str | None:
        shards = self._shards.read()
        dead = [each for each in shards if not each.alive]
        if not dead:
            return None
        worst = max(dead, key=lambda each: each.silence)
        others = f", and {len(dead) - 1} more of {len(shards)}" if len(dead) > 1 else ""
        return f"no heartbeat of shard {worst.id} acknowledged for {worst.silence:.0f} s{others}"

    def _of_shards(self) -> str | None:
        store = self._bot.store
        if store is None or store.sure:
            return None
        return f"no reply of the database for {store.silence:.0f} s; this process answers nothing"

    def _of_store(self) -> str | None:
        if self._store.seconds > WRITE_TIMEOUT_SECONDS:
            return f"a write has lasted for {self._store.seconds:.0f} s"
        return self._store.problem

    def _of_workers(self) -> str | None:
        renderer = self._renderer
        for slot, check in self._workers.items():
            silence = renderer.silence(slot) if renderer is not None else 0.0
            if silence >= SILENCE_SECONDS:
                return f"worker {slot} has said nothing for {silence:.0f} s"
            if check.problem is not None:
                return f"worker {slot} {check.problem}"
        lost = 0 if renderer is None else renderer.lost_lately()
        return f"workers were lost {lost} times within ten minutes: memory may be short" if lost >= LOSSES else None

    # ------------------------------------------------------------ checks

    async def _test_store(self) -> str | None:
        store = self._bot.store
        if store is None:
            return None  # the bot stops
        try:
            await store.check()
            return await asyncio.to_thread(_space, store)
        except StoreError as error:
            return _in_short(error)

    async def _test_worker(self, slot: int) -> str | None:
        renderer = self._renderer
        try:
            if renderer is not None:
                await renderer.ping(slot)
        except Lost as error:
            return str(error)
        return None


def _space(store: Store) -> str | None:
    """Return a problem if the disk of the database is nearly full."""
    free = None if store.path is None else free_bytes(store.path)
    return f"only {free:,} bytes are free on the disk" if free is not None and free < LEAST_FREE_BYTES else None


def _in_short(error: StoreError) -> str:
    """Return an error of the store without its path or address, which may name a person."""
    if isinstance(error, DatabaseUnwritable):
        return f"cannot write: {error.reason}"
    if isinstance(error, DatabaseInUse):
        return "cannot write: another program has locked the database"
    if isinstance(error, DatabaseUnreachable):
        return "the database server cannot be reached"
    if isinstance(error, DatabaseTaken):
        return "another bot has used the database"
    if isinstance(error, DatabaseMoved):
        return "the database was deleted, moved or replaced"
    return f"cannot write: {type(error).__name__}"
