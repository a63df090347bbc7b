"""The program of a render worker. ``render/pool.py`` starts it.

    python -m render.worker

A request is a ``render.jobs.Job``. Rendering has its own interpreter here and delays no click.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from typing import Any, Final

from render.jobs import Job, perform
from workers.serve import serve

MIB: Final = 1024 * 1024
THREADS: Final = 6
"""Jobs at a time: more than the picture service asks for."""
JOBS_BETWEEN_TRIMS: Final = 32
"""Jobs after which the worker returns its free memory: about 10 ms, less than 1 % of drawing them."""


def main() -> None:
    """Serve until the input ends."""
    keep_memory_together()
    serve(_trimmed(perform), THREADS)


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


def _trimmed(perform: Callable[[Job, Callable[[int, int], None]], Any]) -> Callable[..., Any]:
    """``perform`` that sometimes returns free memory to the system: sprites leave holes of up to 100 MiB.

    It does so after each job of drawing ahead, which leaves the largest holes, and after so many others. Other C
    libraries than glibc have no such call.
    """
    import ctypes

    try:
        trim = ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return perform
    numbers = itertools.count(1)

    def performed(job: Job, report: Callable[[int, int], None]) -> Any:
        try:
            return perform(job, report)
        finally:
            if job.name == "warm" or next(numbers) % JOBS_BETWEEN_TRIMS == 0:
                trim(0)

    return performed


if __name__ == "__main__":
    main()
