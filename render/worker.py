"""The render worker program. A pool starts it and talks to it.

    python -m render.worker

Reads pickled requests ``(number, job, arguments)`` from standard input and runs several at a time. Writes pickled
replies ``(number, Done | Failed | Progress)`` to standard output, each after its length (four bytes, big-endian). Exits
when its input closes. Its own interpreter keeps drawing away from the bot's event loop.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from typing import Any, BinaryIO, Final

from render.jobs import Done, Failed, Job, Progress, perform

NICE: Final = 10
"""Niceness relative to the event loop."""
MIB: Final = 1024 * 1024
THREADS: Final = 6
"""Number of jobs the picture service sends at a time."""


def main() -> None:
    """Serve requests until the input ends."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # no other output between the replies
    _step_back()
    keep_memory_together()
    outlet, threads = _Outlet(target), ThreadPoolExecutor(THREADS, thread_name_prefix="draw")
    while True:
        try:
            number, job, arguments = pickle.load(source)
        except (EOFError, pickle.UnpicklingError):
            os._exit(0)  # the bot was killed: its pipe closed, perhaps within a request
        threads.submit(_serve, outlet, number, job, arguments)
        del arguments


class _Outlet:
    """The output. Writes one reply at a time."""

    def __init__(self, target: BinaryIO) -> None:
        self._target = target
        self._lock = threading.Lock()

    def send(self, number: int, reply: Done | Failed | Progress) -> None:
        body = pickle.dumps((number, reply))
        with self._lock:
            try:
                self._target.write(len(body).to_bytes(4, "big") + body)
                self._target.flush()
            except OSError:
                os._exit(0)  # the bot closed the pipe


def _serve(outlet: _Outlet, number: int, job: Job, arguments: tuple[Any, ...]) -> None:
    try:
        made = perform(job, arguments, lambda done, of: outlet.send(number, Progress(done, of)))
        outlet.send(number, Done(made))
    except Exception as error:
        # Omit the error's message, which may quote a card: the trace ends up in a log.
        trace = "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])
        outlet.send(number, Failed(_portable(error), trace))


def _portable(error: Exception) -> Exception:
    """Return the error, or a plain substitute if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error.with_traceback(None)


def _step_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


def keep_memory_together() -> None:
    """Make glibc's allocator use one arena for all threads, map canvases apart, and keep freed memory.

    Several threads allocate and free megabytes. With an arena for each thread, sprites between the canvases fragment
    memory by a hundred MiB and more. Returning freed memory to the system costs a third of each picture's time. Other
    C libraries ignore the call.
    """
    import ctypes

    trim_threshold, mmap_threshold, arena_max = -1, -3, -8  # malloc.h
    with contextlib.suppress(OSError, AttributeError):
        allocator = ctypes.CDLL("libc.so.6")
        allocator.mallopt(arena_max, 1)
        allocator.mallopt(mmap_threshold, 4 * MIB)
        allocator.mallopt(trim_threshold, 64 * MIB)


if __name__ == "__main__":
    main()
