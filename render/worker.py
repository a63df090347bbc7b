"""The program of a render worker. ``render/pool.py`` starts it.

    python -m render.worker

A request is a ``render.jobs.Job``. Rendering has its own interpreter here and delays no click.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

from render.jobs import Job, perform
from render.registry import artist, games
from workers.memory import MIB, keep_together, trimmer
from workers.serve import Perform, serve

THREADS: Final = 6
"""Jobs at a time: more than the picture service asks for."""
JOBS_BETWEEN_TRIMS: Final = 64
"""Jobs after which the worker returns its free memory."""


def main() -> None:
    """Serve until the input ends."""
    # Canvases stay in the arena: to map and return each costs a third of a picture's time.
    keep_together(mapped_from=4 * MIB, kept=16 * MIB)
    for game in games():
        artist(game)  # so that the first picture need not wait for imports
    serve(_trimmed(perform), THREADS)


def _trimmed(perform: Perform) -> Perform:
    """Return ``perform`` that often returns free memory to the system: sprites leave holes of up to 100 MiB."""
    trim, numbers = trimmer(), itertools.count(1)

    def performed(job: Job, report: Callable[[int, int], None]) -> Any:
        try:
            return perform(job, report)
        finally:
            if next(numbers) % JOBS_BETWEEN_TRIMS == 0:
                trim()

    return performed


if __name__ == "__main__":
    main()
