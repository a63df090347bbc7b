"""The program of a process that draws. ``cogs/studio.py`` starts it and talks to it.

    python -m render.worker

It reads pickled requests from its input, ``(number, job, arguments)``, and does several at a time. To its output it
writes pickles, each after its length (four bytes, big-endian): ``(number, Done | Failed | Progress)``. It ends with its
input: then the bot is gone. Drawing has its own interpreter here, and holds up nobody's click.
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
"""How far this process steps back behind the event loop where both want the processor."""
MIB: Final = 1024 * 1024
THREADS: Final = 6
"""For as many jobs at a time as the painter asks for."""


def main() -> None:
    """Serve until the input ends."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the replies
    _step_back()
    keep_memory_together()
    outlet, threads = _Outlet(target), ThreadPoolExecutor(THREADS, thread_name_prefix="draw")
    while True:
        try:
            number, job, arguments = pickle.load(source)
        except (EOFError, pickle.UnpicklingError):
            os._exit(0)  # the input has ended, maybe in the middle of a request: the bot was killed
        threads.submit(_serve, outlet, number, job, arguments)
        del arguments


class _Outlet:
    """The output, one reply after the other."""

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
                os._exit(0)  # nobody reads any more


def _serve(outlet: _Outlet, number: int, job: Job, arguments: tuple[Any, ...]) -> None:
    try:
        made = perform(job, arguments, lambda done, of: outlet.send(number, Progress(done, of)))
        outlet.send(number, Done(made))
    except Exception as error:
        # Without the error's own words, which may quote a card: this ends up in a log.
        trace = "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])
        outlet.send(number, Failed(_portable(error), trace))


def _portable(error: Exception) -> Exception:
    """The error, or what can be told of it where it does not survive the way."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error.with_traceback(None)


def _step_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


def keep_memory_together() -> None:
    """Have glibc's allocator keep one arena for all threads, and canvases apart; what is free it keeps at hand.

    Drawing takes and frees megabytes in several threads; between what stays, sprites, these leave holes in an arena for
    each thread, and a process grows by a hundred MiB and more. Given back to the system and taken again for each
    picture, they cost a third of its time. Elsewhere than on glibc nothing is done.
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
