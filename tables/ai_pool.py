"""AI workers: computer players decide in worker processes, so that no click waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from engine import AnyGame, FastRng, View
from engine import game as rules_of
from engine.players import LEVELS, SECONDS, Choice, decide, steps
from workers.pool import Closed, Lost, Memory, Pool

GRACE_SECONDS: Final = 5.0
"""Time beyond its budget after which a worker is lost; the first time that includes its start."""
MEMORY_LIMIT_BYTES: Final = 128 * 2**20
"""Data that a worker may have. It takes 20 MiB with every game loaded, 26 MiB after searches of five seconds."""
FALLBACK_LEVEL: Final = "normal"
"""The level of a decision whose worker was lost."""
PROGRAM: Final = Path(__file__).with_name("ai_worker.py")

_log = logging.getLogger(__name__)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class AIPool:
    """Decides for computer players. :meth:`close` ends the workers.

    ``workers``: the most that run at a time; by default one processor is left for clicks where there are two or more.
    ``seconds``: the budget of a hard player for a decision. ``grace``: seconds beyond that before a worker is lost, not
    counting the time in the queue. ``memory``: bytes of data for each worker, where the system can limit it.
    """

    def __init__(
        self,
        *,
        workers: int | None = None,
        seconds: float = SECONDS,
        grace: float = GRACE_SECONDS,
        memory: int = MEMORY_LIMIT_BYTES,
    ) -> None:
        size = workers or max(1, processors() - 1)
        command = [sys.executable, "-I", "-S", str(PROGRAM), str(memory)]
        self._seconds = seconds
        self._pool = Pool("AI worker", command, size=size, silence_seconds=seconds + grace)
        # As many threads as workers: a worker has one request at a time.
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="AI worker")
        self._closed = False

    async def decide(self, game: str, view: View, level: str) -> Choice:
        """What a computer player of this level does in the place of the view's viewer.

        Where a worker is lost (it died, ran out of memory, or took too long) or fails, the decision is made once more
        at the level ``normal``, and if need be by the game's own :meth:`~engine.contract.Game.suggest`.
        Raises ValueError for a view without actions or an unknown level, KeyError for an unknown game, and
        :class:`workers.pool.Closed` after :meth:`close`.
        """
        rules = rules_of(game)
        if self._closed:
            raise Closed
        if len(view.actions) < 2 or level not in LEVELS:
            return decide(rules, view, level, FastRng(), budget=steps(0))
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._decide, rules, view, level)

    async def memory(self) -> Memory | None:
        """What the workers take, or None where the system does not tell."""
        return await asyncio.to_thread(self._pool.memory)

    def close(self) -> None:
        """End all workers at once. Decisions that are under way raise :class:`workers.pool.Closed`."""
        self._closed = True
        self._pool.close()
        self._threads.shutdown(wait=False)

    def _decide(self, rules: AnyGame, view: View, level: str) -> Choice:
        for tried in (level, FALLBACK_LEVEL):
            try:
                # Pickled here, so that the worker unpickles it where no error can quote it.
                choice: Choice = self._pool.ask(pickle.dumps((rules.meta.key, view, tried, self._seconds)))
                return choice
            except (Lost, RuntimeError) as why:
                _log.warning("AI worker lost (%s, %s): %s", rules.meta.key, tried, why)
        return Choice(rules.suggest(view, FastRng()))
