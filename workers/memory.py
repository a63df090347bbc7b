"""The C library's allocator: fewer holes in memory, and free memory returned to the system.

Only glibc has these calls. Elsewhere each function does nothing.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Callable
from typing import Final

MIB: Final = 1024 * 1024
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Options of ``mallopt``, from ``malloc.h``."""


def keep_together(*, mapped_from: int, kept: int) -> None:
    """Make all threads share one arena. An arena for each thread fragments memory by a hundred MiB and more.

    The system maps blocks of at least ``mapped_from`` bytes apart, and gets them back when they are freed. It gets the
    end of the arena back when more than ``kept`` bytes there are free.
    """
    with contextlib.suppress(OSError, AttributeError):
        allocator = _library()
        allocator.mallopt(_ARENA_MAX, 1)
        allocator.mallopt(_MMAP_THRESHOLD, mapped_from)
        allocator.mallopt(_TRIM_THRESHOLD, kept)


def trimmer() -> Callable[[], None]:
    """Return a function that returns all free pages to the system, holes between used blocks included."""
    try:
        trim = _library().malloc_trim
    except (OSError, AttributeError):
        return lambda: None
    return lambda: trim(0)


def _library() -> ctypes.CDLL:
    if sys.platform != "linux":
        raise OSError
    return ctypes.CDLL("libc.so.6")
