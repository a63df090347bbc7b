"""The program of a render worker. ``render/pool.py`` starts it.

    python -m render.worker

A request is a ``render.jobs.Job``. Rendering has its own interpreter here and delays no click.
"""

from __future__ import annotations

import contextlib
from typing import Final

from render.jobs import perform
from workers.serve import serve

MIB: Final = 1024 * 1024
THREADS: Final = 6
"""Jobs at a time: more than the picture service asks for."""


def main() -> None:
    """Serve until the input ends."""
    keep_memory_together()
    serve(perform, THREADS)


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
