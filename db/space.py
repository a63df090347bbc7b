"""How much room the disk of a database has."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

LEAST_FREE_BYTES: Final = 4 * 2**20
"""Below this the disk counts as full: about the length that SQLite's write-ahead log has before a checkpoint."""


def free_bytes(file: Path) -> int | None:
    """Return the free bytes on the disk of a file; None if the system does not tell."""
    try:
        usage = shutil.disk_usage(file.parent)
    except OSError:
        return None
    return None if usage.total == 0 else usage.free


def is_full(file: Path) -> bool:
    """Return whether the disk of a file is known to be full."""
    free = free_bytes(file)
    return free is not None and free < LEAST_FREE_BYTES
