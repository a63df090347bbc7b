"""The supervisor of worker processes: starts, replaces, times out and ends them.

A worker runs a program that calls ``workers.serve``. It shares two pipes with the bot and nothing else, so the bot
survives its death. It ends when its input ends, so it never outlives the bot, not even after ``kill -9``.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import pickle
import queue
import select
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, BinaryIO, Final, cast

from workers.pipe import OUT_OF_MEMORY, Done, Failed, Progress, pack, receive
from workers.silence import Silence

INHERITED: Final = frozenset(
    {
        *("PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TEMP", "TMP"),
        *("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "USERPROFILE", "APPDATA", "LOCALAPPDATA"),
        *("PROGRAMDATA", "NUMBER_OF_PROCESSORS", "PROCESSOR_ARCHITECTURE"),
    }
)
"""Environment variables that a worker inherits."""
INHERITED_PREFIXES: Final = ("LC_", "PYTHON", "LD_", "DYLD_", "MALLOC_", "OMP_", "OPENBLAS_")
"""Prefixes of more inherited variables: locale, interpreter, loader, memory, threads."""

PIPE_BYTES: Final = 512 * 1024
"""Size of the pipe for replies."""
CHECK_SECONDS: Final = 0.5
"""Interval between two checks whether a worker is silent."""

Listener = Callable[[int, int], None]
"""Receives the progress of a request (done, total), in any thread."""

_log = logging.getLogger(__name__)


class Closed(Exception):
    """The pool was closed."""


class Lost(Exception):
    """A worker did not start, or ended without a reply. The text gives the reason and quotes no request."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Resident memory in bytes, summed over the running workers: now, and each one's peak."""

    workers: int
    now: int
    peak: int


class Pool:
    """Up to ``size`` workers that run ``command``. Thread-safe.

    A worker starts at its first request, and again after it was lost. It is lost after it dies, runs out of memory, or
    is silent for ``silence_seconds`` during a request, its start included: see :class:`Silence`.
    """

    def __init__(self, name: str, command: Sequence[str], *, size: int, silence_seconds: float) -> None:
        self.size = size
        self.silence_seconds = silence_seconds
        self._name = name
        self._command = command
        self._lock = threading.Lock()
        self._workers: list[_Worker | None] = [None] * size
        self._closed = False

    def ask(self, request: object, listener: Listener | None = None, *, slot: int | None = None) -> Any:
        """Send a request to the worker with the fewest, and block until it replies; return the result.

        ``slot`` picks a worker, counted from zero. Raises what the worker raised, :class:`Lost` after a loss, and
        :class:`Closed` after :meth:`close`.
        """
        with self._sent(request, listener, slot) as (worker, reply):
            return worker.wait(reply, self.silence_seconds)

    async def answer(self, request: object, listener: Listener | None = None) -> Any:
        """Do the same as :meth:`ask` in an event loop, without a thread that waits.

        A worker whose caller was cancelled finishes the request.
        """
        with self._sent(request, listener, None) as (worker, reply):
            return await worker.wait_in_loop(reply, self.silence_seconds)

    @contextlib.contextmanager
    def _sent(
        self, request: object, listener: Listener | None, slot: int | None
    ) -> Iterator[tuple[_Worker, Future[Done | Failed]]]:
        """Send a request, and raise :class:`Closed` for a loss in the block after :meth:`close`."""
        try:
            with self._lock:
                if self._closed:
                    raise Closed
                worker = self._pick(range(self.size) if slot is None else [slot])
                reply = worker.send(request, listener)
            yield worker, reply
        except Lost:
            if self._closed:
                raise Closed from None
            raise

    def silence(self, slot: int) -> float:
        """Return the silence of a slot's worker in seconds: see :class:`Silence`. 0 without a pending request."""
        worker = self._workers[slot]
        return worker.silence if worker is not None and worker.requests else 0.0

    def idle(self, slot: int) -> bool:
        """Return whether a slot's worker has no pending request, or has not started."""
        worker = self._workers[slot]
        return worker is None or not worker.requests

    def memory(self) -> Memory | None:
        """Return the memory of the workers, or None where the system does not report it."""
        if not Path("/proc/self/status").exists():
            return None
        taken = [resident(worker.process.pid) for worker in self._running()]
        return Memory(len(taken), sum(now for now, _ in taken), sum(peak for _, peak in taken))

    def close(self) -> None:
        """End all workers at once. Pending requests raise :class:`Closed`."""
        with self._lock:
            self._closed = True
        running = self._running()
        for worker in running:
            worker.kill("was closed")
        for worker in running:
            worker.join()

    def _running(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker is not None and worker.runs]

    def _pick(self, slots: Sequence[int]) -> _Worker:
        """Return the running worker with the fewest requests, or a new one."""

        def load(slot: int) -> tuple[int, bool]:
            worker = self._workers[slot]
            return (worker.requests, False) if worker is not None and worker.runs else (0, True)

        slot = min(slots, key=load)
        worker = self._workers[slot]
        if worker is None or not worker.runs:
            try:
                worker = self._workers[slot] = _Worker(self._name, self._command)
            except OSError as error:
                raise Lost(f"could not be started: {error}") from None
        return worker


class _Worker:
    """A process, a thread that writes the requests that do not fit into its pipe, and one that reads its replies."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_options())
        _widen(self.process.stdout)
        self._name = name
        self._numbers = itertools.count()
        self._replies: dict[int, tuple[Future[Done | Failed], Listener | None]] = {}
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._input = threading.Lock()
        """Held by the thread that writes to the process."""
        self._lock = threading.Lock()
        self._silence = Silence(self.process.pid)
        self._ending = ""
        """Why the pool killed this process; empty if it did not."""
        self._silent = False
        """Whether its output has ended."""
        self._ended = False
        self._writer = threading.Thread(target=self._write, name=f"{name} writer", daemon=True)
        self._reader = threading.Thread(target=self._read, name=f"{name} reader", daemon=True)
        self._writer.start()
        self._reader.start()

    @property
    def runs(self) -> bool:
        # In this order: while the reader waits for the process, poll() returns None, but then silent is set.
        return self.process.poll() is None and not self._silent and not self._ending

    @property
    def requests(self) -> int:
        """The number of pending requests."""
        return len(self._replies)

    @property
    def silence(self) -> float:
        """The seconds of silence."""
        return self._silence.seconds()

    def send(self, request: object, listener: Listener | None) -> Future[Done | Failed]:
        """Queue a request. Non-blocking. Raises what pickling raises."""
        number, reply = next(self._numbers), Future[Done | Failed]()
        data = pack(number, request)
        with self._lock:
            if self._ended:
                raise Lost(self._ending)
            if not self._replies:
                self._silence.end()
            self._replies[number] = reply, listener
        if not self._write_at_once(data):
            self._outbox.put(data)
        return reply

    def wait(self, reply: Future[Done | Failed], silence_seconds: float) -> Any:
        """Block until the reply; kill the process after a silence of ``silence_seconds``."""
        while not reply.done() and not self._ending:
            try:
                reply.exception(CHECK_SECONDS)
            except TimeoutError:
                self._end_silence(silence_seconds)
        return _result(reply)

    async def wait_in_loop(self, reply: Future[Done | Failed], silence_seconds: float) -> Any:
        """Wait for the reply as :meth:`wait` does, in an event loop."""
        waiting = asyncio.wrap_future(reply)
        waiting.add_done_callback(_mark_retrieved)
        while not waiting.done():
            await asyncio.wait({waiting}, timeout=CHECK_SECONDS)
            if not waiting.done():
                self._end_silence(silence_seconds)
        return _result(reply)

    def _end_silence(self, silence_seconds: float) -> None:
        if not self._ending and self._silence.seconds() >= silence_seconds:
            self.kill(f"said nothing for {silence_seconds:g} s")

    def kill(self, why: str) -> None:
        """End the process. Non-blocking. Its requests raise :class:`Lost`."""
        self._ending = self._ending or why
        self.process.kill()

    def join(self) -> None:
        """Wait until the process has ended and its pipes are closed."""
        self._reader.join()

    def _write_at_once(self, data: bytes) -> bool:
        """Write a request, unless that could block. The writer would first wait until this thread pauses."""
        assert self.process.stdin is not None
        if not self._outbox.empty() or not self._input.acquire(blocking=False):
            return False
        try:
            if not _takes_at_once(self.process.stdin, data):
                return False
            self.process.stdin.write(data)
            self.process.stdin.flush()
            return True
        except (OSError, ValueError):
            return False  # it has ended, or its input is closed: the reader reports that
        finally:
            self._input.release()

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # the reader reports how the process ended
            for data in iter(self._outbox.get, None):
                with self._input:
                    self.process.stdin.write(data)
                    self.process.stdin.flush()

    def _read(self) -> None:
        """Hand out replies until the process ends, then clean up."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with cast(BinaryIO, self.process.stdout) as output:
            try:
                while True:
                    number, body = receive(output)
                    self._hand_out(number, pickle.loads(body))
            except EOFError:
                pass
            except Exception:
                _log.exception("%s: unreadable reply", self._name)
                self.kill("sent an unreadable reply")
            self._silent = True
            self.process.kill()
            code = self.process.wait()
        self._outbox.put(None)
        self._writer.join()
        with contextlib.suppress(OSError), self._input:  # unread requests
            self.process.stdin.close()
        self._lose("ran out of memory" if code == OUT_OF_MEMORY else f"died with code {code}")

    def _hand_out(self, number: int, message: Done | Failed | Progress) -> None:
        self._silence.end()
        reply, listener = self._replies[number]
        if isinstance(message, Progress):
            if listener is not None:
                listener(message.done, message.total)
        else:
            del self._replies[number]
            reply.set_result(message)

    def _lose(self, why: str) -> None:
        with self._lock:
            if not self._ending and not self._replies:
                _log.warning("%s: %s while idle", self._name, why)
            self._ending, self._ended = self._ending or why, True
            lost = list(self._replies.values())
            self._replies.clear()
        for reply, _ in lost:
            reply.set_exception(Lost(self._ending))


def _result(reply: Future[Done | Failed]) -> Any:
    """Return the result of a reply. Raises what the worker raised, and :class:`Lost`."""
    match reply.result():
        case Done(result):
            return result
        case Failed(error, trace):
            error.add_note(f"In the worker process:\n{trace}")
            raise error


def _mark_retrieved(waiting: asyncio.Future[Done | Failed]) -> None:
    """Let asyncio log no error for a caller that was cancelled."""
    if not waiting.cancelled():
        waiting.exception()


def _takes_at_once(pipe: IO[bytes], data: bytes) -> bool:
    """Return whether writing this data to a pipe is sure not to block. Windows cannot tell."""
    if sys.platform == "win32" or len(data) > select.PIPE_BUF:
        return False
    poll = select.poll()
    poll.register(pipe, select.POLLOUT)
    return any(event & select.POLLOUT for _, event in poll.poll(0))


def _widen(pipe: IO[bytes] | None) -> None:
    """Let a whole picture fit into a pipe, where the system can: writer and reader wake each other up less often."""
    if sys.platform == "linux" and pipe is not None:
        import fcntl

        with contextlib.suppress(OSError):  # more than this user may have
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)


def _options() -> dict[str, Any]:
    """Return the keyword arguments that start a worker in a separate process group, without the bot's secrets.

    Ctrl-C in the terminal reaches the bot only, which then ends its workers.
    """
    environment = {
        name: value for name, value in os.environ.items() if name in INHERITED or name.startswith(INHERITED_PREFIXES)
    }
    options: dict[str, Any] = {"cwd": Path(__file__).resolve().parents[1], "env": environment}
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        return {**options, "creationflags": flags}
    return {**options, "process_group": 0}


def resident(pid: int) -> tuple[int, int]:
    """Return resident memory of a process in bytes, now and peak; zeros after its end. Linux only."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return 0, 0
    found = dict(line.split(":", 1) for line in lines)
    now, peak = (int(found.get(name, "0").split()[0]) * 1024 for name in ("VmRSS", "VmHWM"))
    return now, peak
