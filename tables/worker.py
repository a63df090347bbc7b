"""The program of a worker process: computer players think in it. ``tables/thinkers.py`` starts it and talks to it.

    python -I -S tables/worker.py BYTES

Started by its path and without site-packages, so that of the whole project only ``engine`` can come in. It reads
requests from its input, pickled ``(game, view, level, seconds)`` as bytes, and writes a reply to each: a ``Choice``, or
text on what went wrong. That text never holds a value out of a position: it ends up in a log.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any, BinaryIO, Final

NICE: Final = 10
"""How far a worker steps back behind the event loop where both want the processor."""


def main(limit: int) -> None:
    """Serve until the input ends. ``limit``: bytes of data this process may have."""
    _step_back(limit)
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    while True:
        reply = _reply(requests.get())
        try:
            pickle.dump(reply, sys.stdout.buffer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)


def _step_back(limit: int) -> None:
    """Lower priority and bounded memory, where the system has them."""
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        with contextlib.suppress(ValueError, OSError):  # a lower limit is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def _listen(source: BinaryIO, requests: queue.SimpleQueue[bytes]) -> None:
    """Hand on what comes in. The end of the input means that the bot is gone, whatever is being thought about."""
    try:
        while True:
            requests.put(pickle.load(source))
    except EOFError:
        os._exit(0)
    except BaseException:
        os._exit(1)


def _reply(request: bytes) -> Any:
    """The choice, or why there is none."""
    try:
        from engine import FastRng, game
        from engine.players import decide, seconds

        key, view, level, length = pickle.loads(request)
        return decide(game(key), view, level, FastRng(), budget=seconds(time.monotonic, length))
    except MemoryError:
        return "out of memory"
    except Exception as error:
        # Not the error's own words: they may quote a card.
        return f"{type(error).__name__}\n{''.join(traceback.format_tb(error.__traceback__, -3))}".rstrip()


if __name__ == "__main__":
    main(int(sys.argv[1]))
