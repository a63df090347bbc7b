"""The program of a bot worker. ``tables/bot_pool.py`` starts it.

    python -I -S tables/bot_worker.py BYTES

It starts by its path and without site-packages, so it loads no more of the project than ``engine`` and ``workers``. A
request is ``(game, view, level, playouts, seconds, seed)``, pickled; its result is a ``Choice``. ``playouts`` is None
for as many as the game names. With a ``seed`` the choice depends on no clock. A pickled slice of a
review is a request, too.
"""

from __future__ import annotations

import contextlib
import pickle
import sys
import time
import traceback
from pathlib import Path
from typing import Any


def main(limit: int) -> None:
    """Serve until the input ends. ``limit``: data limit of this process in bytes."""
    _limit_memory(limit)
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from workers.serve import serve

    serve(_decide, threads=1)


def _limit_memory(limit: int) -> None:
    """Limit the memory, where the system can."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def _decide(request: bytes, _: object) -> Any:
    """Return the choice, or the result of a slice.

    Raises RuntimeError with a traceback and without a value of the view: the bot logs it.
    """
    try:
        from engine import FastRng, game
        from engine.daily import decide_alike
        from engine.players import both, decide, playouts, seconds, steps
        from engine.players.review import Slice

        found = pickle.loads(request)
        if isinstance(found, Slice):
            return found.run()
        key, view, level, count, length, seed = found
        if seed is not None:
            return decide_alike(key, view, level, seed)
        count = playouts(key, view.seats) if count is None else count
        return decide(game(key), view, level, FastRng(), budget=both(steps(count), seconds(time.monotonic, length)))
    except MemoryError:
        raise
    except Exception as error:
        # Without the error's own words: they may quote a card.
        trace = "".join(traceback.format_tb(error.__traceback__, -3)).rstrip()
        raise RuntimeError(f"{type(error).__name__}\n{trace}") from None


if __name__ == "__main__":
    main(int(sys.argv[1]))
