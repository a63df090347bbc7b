"""The program of a bot worker. ``tables/bot_pool.py`` starts it.

    python -I -S tables/bot_worker.py BYTES

It starts by its path and without site-packages, so it loads no more of the project than ``engine`` and ``workers``. A
request is a pickled :class:`tables.bot_players.BotWork`: a decision, or a slice of a review. A game in it is pickled as
its key, so the worker imports the rules.
"""

from __future__ import annotations

import contextlib
import pickle
import sys
import traceback
from pathlib import Path
from typing import Any


def main(limit: int) -> None:
    """Serve until the input ends. ``limit``: data limit of this process in bytes."""
    _limit_memory(limit)
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from workers.serve import serve

    serve(_run, threads=1)


def _limit_memory(limit: int) -> None:
    """Limit the memory, where the system can."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):  # a lower limit is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def _run(request: bytes, _: object) -> Any:
    """Return the result of a piece of work.

    Raises RuntimeError with a traceback and without a value of the view: the bot logs it.
    """
    try:
        return pickle.loads(request).run()
    except MemoryError:
        raise
    except Exception as error:
        # Without the error's own words: they may quote a card.
        trace = "".join(traceback.format_tb(error.__traceback__, -3)).rstrip()
        raise RuntimeError(f"{type(error).__name__}\n{trace}") from None


if __name__ == "__main__":
    main(int(sys.argv[1]))
