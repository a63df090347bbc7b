"""The disk of a database: how much room it has, and whether it is one of this machine."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

LEAST_FREE_BYTES: Final = 4 * 2**20
"""Below this the disk counts as full: about the length that SQLite's write-ahead log has before a checkpoint."""

SHARES: Final = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.sshfs", "fuse.rclone"}
"""Linux's names of file systems over a network, whose locks and shared memory SQLite cannot rely on."""
MOUNTS: Final = Path("/proc/mounts")


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


def share(file: Path) -> str | None:
    """Return the kind of network share that a file lies on, such as ``nfs4``; None for a disk of this machine."""
    try:
        lines = MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None  # not Linux
    found = "", ""
    for _, place, kind, *_ in (line.split() for line in lines):
        folder = re.sub(r"\\(\d{3})", lambda octal: chr(int(octal[1], 8)), place)
        if Path(os.path.realpath(file)).is_relative_to(folder) and len(folder) >= len(found[0]):
            found = folder, kind
    return found[1] if found[1] in SHARES else None
