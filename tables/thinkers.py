"""Computer players think in processes of their own, so that no click waits for them.

Each worker is ``tables/worker.py`` with a pair of pipes that nobody shares: one that dies or is killed, at whatever
moment, takes nothing with it. A thread each talks to it, so that waiting takes no more than a thread pool does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine import AnyGame, FastRng, View
from engine import game as rules_of
from engine.players import LEVELS, SECONDS, Choice, decide, steps

PATIENCE: Final = 5.0
"""Seconds beyond its budget after which a worker is given up; the first time that includes its start."""
MEMORY: Final = 128 * 2**20
"""Bytes of data a worker may have. It takes 20 MiB with every game loaded, 26 MiB after searches of five seconds."""
INSTEAD: Final = "normal"
"""The level at which a decision is made whose worker was lost."""
PROGRAM: Final = Path(__file__).with_name("worker.py")
INHERITED: Final = frozenset(
    {
        *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"),
        *("TERTULIA_CACHE", "XDG_CACHE_HOME"),
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "USERPROFILE", "APPDATA", "LOCALAPPDATA"),
        *("PROGRAMDATA", "NUMBER_OF_PROCESSORS", "PROCESSOR_ARCHITECTURE"),
    }
)
"""Environment variables that a worker process gets, where they are set."""
INHERITED_PREFIXES: Final = ("LC_", "PYTHON", "LD_", "DYLD_", "MALLOC_", "OMP_", "OPENBLAS_")
"""It also gets those whose names start like this: locale, interpreter, loader, memory, threads."""

_log = logging.getLogger(__name__)


class Closed(Exception):
    """Nobody thinks any more: the bot is being stopped."""


class _Lost(Exception):
    """A worker gave no choice; the text says why, without a word on the position."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Resident memory in bytes, summed over the workers that run: now, and at the most of each."""

    workers: int
    now: int
    peak: int


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinkers:
    """Workers that start when they are first needed, and are replaced where they fail. :meth:`close` ends them.

    ``workers``: at most so many at a time; by default one processor is left for clicks where there are two or more.
    ``seconds``: what a hard player takes for a decision. ``patience``: seconds beyond that before a worker is given up,
    not counting the time in the queue. ``memory``: bytes of data for each worker, where the system can hold it to that.
    """

    def __init__(
        self,
        *,
        workers: int | None = None,
        seconds: float = SECONDS,
        patience: float = PATIENCE,
        memory: int = MEMORY,
    ) -> None:
        self._seconds = seconds
        self._limit = seconds + patience
        self._memory = memory
        self._threads = ThreadPoolExecutor(workers or max(1, processors() - 1), thread_name_prefix="thinker")
        self._lock = threading.Lock()
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._closed = False

    async def decide(self, game: str, view: View, level: str) -> Choice:
        """What a computer player of this level does in the place of the view's viewer.

        Where a worker is lost (it died, ran out of memory, or took too long), the decision is made at the level
        ``normal`` by another one, and if need be by the game's own :meth:`~engine.contract.Game.suggest`.
        Raises ValueError for a view without actions or an unknown level, KeyError for an unknown game, and
        :class:`Closed` after :meth:`close`.
        """
        rules = rules_of(game)
        if self._closed:
            raise Closed
        if len(view.actions) < 2 or level not in LEVELS:
            return decide(rules, view, level, FastRng(), budget=steps(0))
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._decide, rules, view, level)

    async def memory(self) -> Memory | None:
        """What the workers take, or None where the system does not tell."""
        return await asyncio.to_thread(self._measure)

    def close(self) -> None:
        """End all workers at once. Decisions that are under way raise :class:`Closed`."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.process.wait()
        for worker in self._idle:
            worker.end()
        self._idle.clear()
        self._workers.clear()
        self._threads.shutdown(wait=False)

    # ------------------------------------------------------------ in the threads

    def _decide(self, rules: AnyGame, view: View, level: str) -> Choice:
        for tried in (level, INSTEAD):
            try:
                return self._ask(pickle.dumps((rules.meta.key, view, tried, self._seconds)))
            except _Lost as why:
                _log.warning("a computer player's worker was lost (%s, %s): %s", rules.meta.key, tried, why)
        return Choice(rules.suggest(view, FastRng()))

    def _ask(self, request: bytes) -> Choice:
        """The choice of one worker; :class:`_Lost` if it gives none, and then it is gone."""
        worker = self._take()
        try:
            choice = worker.ask(request, self._limit)
        except _Lost:
            self._drop(worker)
            if self._closed:
                raise Closed from None
            raise
        with self._lock:
            if not self._closed:
                self._idle.append(worker)
                return choice
        worker.end()
        raise Closed

    def _take(self) -> _Worker:
        """A worker that runs: one that has nothing to do, or a new one."""
        with self._lock:
            if self._closed:
                raise Closed
            while self._idle:
                worker = self._idle.pop()
                if worker.runs:
                    return worker
                _log.warning("a computer player's worker %s while it had nothing to do", worker.ending)
                self._workers.discard(worker)
                worker.end()
            try:
                worker = _Worker(self._memory)
            except OSError as error:
                raise _Lost(f"none could be started, {error}") from None
            self._workers.add(worker)
            return worker

    def _drop(self, worker: _Worker) -> None:
        worker.end()
        with self._lock:
            self._workers.discard(worker)

    def _measure(self) -> Memory | None:
        with self._lock:
            pids = [worker.process.pid for worker in self._workers]
        if not Path("/proc/self/status").exists():
            return None
        taken = [_resident(pid) for pid in pids]
        return Memory(len(taken), sum(now for now, _ in taken), sum(peak for _, peak in taken))


def worker_options() -> dict[str, Any]:
    """Keyword arguments that start a worker process: in a group of its own, and without the bot's secrets.

    Ctrl-C in the terminal reaches the bot alone, which then ends its workers.
    """
    options: dict[str, Any] = {"env": _environment()}
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        return {**options, "creationflags": flags}
    return {**options, "process_group": 0}


def _environment() -> dict[str, str]:
    """The variables that a Python process needs to run, and no others: never the token."""
    return {
        name: value for name, value in os.environ.items() if name in INHERITED or name.startswith(INHERITED_PREFIXES)
    }


class _Worker:
    """A process that thinks, and the two pipes to it. Only one thread at a time may ask it."""

    def __init__(self, memory: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(PROGRAM), str(memory)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **worker_options(),
        )
        self._late = False

    @property
    def runs(self) -> bool:
        return not self._late and self.process.poll() is None

    @property
    def ending(self) -> str:
        """How it ended, once it has."""
        return "took too long" if self._late else f"died with code {self.process.wait()}"

    def ask(self, request: bytes, limit: float) -> Choice:
        """Its choice; :class:`_Lost` where there is none within ``limit`` seconds."""
        assert self.process.stdin is not None and self.process.stdout is not None
        timer = threading.Timer(limit, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            pickle.dump(request, self.process.stdin)
            self.process.stdin.flush()
            reply = pickle.load(self.process.stdout)
        except Exception:  # half a pickle can raise anything
            self.kill()
            raise _Lost(self.ending) from None
        finally:
            timer.cancel()
            timer.join()
        if not isinstance(reply, Choice):
            raise _Lost(str(reply))
        return reply

    def _give_up(self) -> None:
        self._late = True
        self.kill()

    def kill(self) -> None:
        self.process.kill()

    def end(self) -> None:
        """Kill it and give back all it took."""
        self.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # what it did not read any more
                pipe.close()


def _resident(pid: int) -> tuple[int, int]:
    """Resident memory of a process in bytes, now and at its most; nothing for one that has just ended. Linux only."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return 0, 0
    found = dict(line.split(":", 1) for line in lines)
    now, peak = (int(found.get(name, "0").split()[0]) * 1024 for name in ("VmRSS", "VmHWM"))
    return now, peak
