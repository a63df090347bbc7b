"""The main loop of a worker process: requests from standard input, replies to standard output."""

from __future__ import annotations

import os
import pickle
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from workers.pipe import OUT_OF_MEMORY, Done, Failed, Progress, pack, receive

NICE: Final = 10
"""Added to the process's nice value, so that the bot's event loop has priority."""

Perform = Callable[[Any, Callable[[int, int], None]], Any]
"""Performs a request; reports its progress (done, total) to the given function."""


def serve(perform: Perform, threads: int) -> None:
    """Perform requests, ``threads`` at a time, until the bot ends and with it the input.

    An exception is the reply to its request. It must contain nothing secret: the bot logs it.
    """
    source, outlet = sys.stdin.buffer, _Outlet(sys.stdout.buffer)
    sys.stdout = sys.stderr  # standard output carries replies only
    if hasattr(os, "nice"):
        os.nice(NICE)
    requests: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
    for _ in range(threads):
        threading.Thread(target=_work, args=(requests, outlet, perform), daemon=True).start()
    try:
        while True:
            requests.put(receive(source))
    finally:
        os._exit(0)  # do not wait for the threads


class _Outlet:
    """Sends one message after the other."""

    def __init__(self, target: BinaryIO) -> None:
        self._target = target
        self._lock = threading.Lock()

    def send(self, number: int, message: Done | Failed | Progress) -> None:
        data = pack(number, message)
        with self._lock:
            try:
                self._target.write(data)
                self._target.flush()
            except OSError:
                os._exit(0)  # the bot is gone


def _work(requests: queue.SimpleQueue[tuple[int, bytes]], outlet: _Outlet, perform: Perform) -> None:
    try:
        while True:
            _reply(*requests.get(), outlet, perform)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BaseException:
        os._exit(1)


def _reply(number: int, request: bytes, outlet: _Outlet, perform: Perform) -> None:
    try:
        result = perform(pickle.loads(request), lambda done, total: outlet.send(number, Progress(done, total)))
        outlet.send(number, Done(result))
    except MemoryError:
        raise  # a longer reply would take memory
    except Exception as error:
        # Without the error's own words, which may quote a card: the bot logs it.
        trace = "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])
        outlet.send(number, Failed(_portable(error), trace))


def _portable(error: Exception) -> Exception:
    """Return the error, or a RuntimeError with its text if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error.with_traceback(None)
