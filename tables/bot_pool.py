"""The pool of bot workers: processes in which bots decide, so that no click waits for them."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from engine import FastRng
from engine.players import LEVELS, SECONDS, Choice
from engine.players.decision import BotDecision
from tables.bot_players import BotWork, R
from workers.pool import Closed, Lost, Memory, Pool

GRACE_SECONDS: Final = 5.0
"""How far a worker may exceed its budget before it counts as lost. The first request includes its start."""
MEMORY_LIMIT_BYTES: Final = 128 * 2**20
"""Data limit of a worker. It uses 20 MiB with every game loaded, 26 MiB after searches of five seconds."""
BUSY_SECONDS: Final = 0.25
"""Longest search for a person who has more decisions waiting: others wait for at most one of these a worker."""
FALLBACK_LEVEL: Final = "normal"
"""The level of a decision whose worker was lost."""
PROGRAM: Final = Path(__file__).with_name("bot_worker.py")

_log = logging.getLogger(__name__)


def processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BotPool:
    """Decides for bots. :meth:`close` ends the workers.

    Servers take turns, and so do people, whatever servers they ask in: however many decisions one person has waiting,
    in however many servers, another person's next decision is the next of all.

    ``workers``: their greatest number; by default one fewer than the processors, but at least one. ``playouts``: the
    budget of a hard bot for a decision; by default as many as the game names. ``seconds``: the longest that they
    may take. ``grace``: seconds beyond that before a worker counts as lost; time in the queue does not count.
    ``memory``: data limit of each worker in bytes, where the system supports one.
    """

    def __init__(
        self,
        *,
        workers: int | None = None,
        playouts: int | None = None,
        seconds: float = SECONDS,
        grace: float = GRACE_SECONDS,
        memory: int = MEMORY_LIMIT_BYTES,
    ) -> None:
        size = workers or max(1, processors() - 1)
        command = [sys.executable, "-I", "-S", str(PROGRAM), str(memory)]
        self._playouts, self._seconds = playouts, seconds
        self._pool = Pool("bot worker", command, size=size, silence_seconds=seconds + grace)
        # As many threads as workers: a worker has one request at a time.
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bot worker")
        self._size = self._free = size
        self._waiting: dict[asyncio.Future[float], tuple[int, int]] = {}
        """Decisions that wait for a worker, with their askers. The result is the longest search in seconds."""
        self._slices: list[asyncio.Future[float]] = []
        """Slices of reviews that wait until no decision does."""
        self._turns = itertools.count(1)
        self._served: dict[tuple[str, int], int] = {}
        """The last turn of each server and of each person, since all workers were idle."""
        self._closed = False

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        """Return the choice of a bot. ``asker``: the server and the member that the decision is for.

        A decision without a seed takes the pool's ``seconds`` at most. After a worker fails or is lost (it died, ran
        out of memory, or took too long), decides once more at the level ``normal``, then by the game's own
        :meth:`~engine.contract.Game.suggest`. Raises ValueError for a view without actions or an unknown level, and
        :class:`workers.pool.Closed` after :meth:`close`.
        """
        if not self._closed and (len(decision.view.actions) <= 1 or decision.level not in LEVELS):
            return decision.run()
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = asker
        return await self._in_turn(turn, lambda: self._decide(decision, turn.result()))

    async def review(self, work: BotWork[R]) -> R:
        """Return the result of a piece of a review. It starts when a worker is free and no decision waits.

        What a lost worker had is computed once more. Raises :class:`workers.pool.Lost` or RuntimeError if that fails,
        and :class:`workers.pool.Closed` after :meth:`close`.
        """
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._slices.append(turn)
        return await self._in_turn(turn, lambda: self._slice(work))

    async def _in_turn(self, turn: asyncio.Future[float], ask: Callable[[], R]) -> R:
        """Return what a worker answers when it is this turn. ``ask`` runs in a thread."""
        try:
            if self._closed:
                raise Closed
            self._give_turns()
            await turn
            if self._closed:
                raise Closed
            return await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        finally:
            if turn.done() and not turn.cancelled():
                self._free += 1
            turn.cancel()
            self._give_turns()

    async def memory(self) -> Memory | None:
        """Return the memory of the workers, or None where the system does not report it."""
        return await asyncio.to_thread(self._pool.memory)

    def close(self) -> None:
        """End all workers at once. Pending decisions raise :class:`workers.pool.Closed`."""
        self._closed = True
        self._pool.close()
        self._threads.shutdown(wait=False)

    def _give_turns(self) -> None:
        """Give each free worker to the server and the person whose last turns are longest ago."""
        self._waiting = {turn: asker for turn, asker in self._waiting.items() if not turn.done()}
        while self._free and self._waiting:
            turn = min(self._waiting, key=self._last_turn)
            asker = self._waiting.pop(turn)
            self._free -= 1
            self._served["server", asker[0]] = self._served["person", asker[1]] = next(self._turns)
            busy = any(person == asker[1] for _, person in self._waiting.values())
            turn.set_result(min(self._seconds, BUSY_SECONDS) if busy else self._seconds)
        self._slices = [turn for turn in self._slices if not turn.done()]
        while self._free and self._slices:
            self._free -= 1
            self._slices.pop(0).set_result(self._seconds)
        if self._free == self._size:
            self._served.clear()

    def _last_turn(self, turn: asyncio.Future[float]) -> tuple[int, int]:
        """Return the later of the last turns of the server and the person that wait, then the person's; 0 for none."""
        server, person = self._waiting[turn]
        own = self._served.get(("person", person), 0)
        return max(self._served.get(("server", server), 0), own), own

    def _slice(self, work: BotWork[R]) -> R:
        request = pickle.dumps(work)
        try:
            found: R = self._pool.ask(request)
        except Lost as why:
            _log.warning("bot worker lost (%s, review): %s", work.game.meta.key, why)
            found = self._pool.ask(request)
        return found

    def _decide(self, decision: BotDecision, seconds: float) -> Choice:
        if decision.seed is None:
            decision = decision._replace(limit=self._playouts, seconds=seconds)
        for level in (decision.level, FALLBACK_LEVEL):
            try:
                # Pickle it here: the worker then unpickles it where it hides an error's words.
                choice: Choice = self._pool.ask(pickle.dumps(decision._replace(level=level)))
                return choice
            except (Lost, RuntimeError) as why:
                _log.warning("bot worker lost (%s, %s): %s", decision.game.meta.key, level, why)
        return Choice(decision.game.suggest(decision.view, FastRng()))
