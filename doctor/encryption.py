"""Tell whether database and backups lie on encrypted volumes: ``python3 start.py doctor --encryption``, on Linux.

Discord's developer terms ask for encryption of stored data at rest (section 5 c). The disk of a rented machine may be
encrypted underneath, and no program on the machine sees that.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from doctor.findings import Finding, fine, look

MOUNTS: Final = Path("/proc/self/mountinfo")
DEVICES: Final = Path("/sys/dev/block")
"""Has a folder for each block device, named by its numbers, with the devices below it in ``slaves``."""
_HELP: Final = "What to do: docs/hosting.md, Encryption at rest."


def encryption(places: Iterable[Path], mounts: Path = MOUNTS, devices: Path = DEVICES) -> list[Finding]:
    """Return for each file or folder whether its volume is encrypted."""
    return [_finding(place, mounts, devices) for place in dict.fromkeys(places)]


def postgres() -> list[Finding]:
    """Return what there is to say of a database on a server."""
    return [look(f"Encryption: the PostgreSQL server keeps the data, so its disk is what counts. {_HELP}")]


def _finding(place: Path, mounts: Path, devices: Path) -> Finding:
    device = _device(place, mounts)
    if device is None:
        return look(f"Encryption: this machine does not tell on which disk {place} lies. {_HELP}")
    if _is_encrypted(device, devices):
        return fine(f"Encryption: {place} lies on an encrypted volume.")
    return look(f"Encryption: this machine does not encrypt the volume of {place}, but its provider may. {_HELP}")


def _device(place: Path, mounts: Path) -> str | None:
    """Return the block device on which a path lies, as ``major:minor``; None where the system does not tell."""
    try:
        lines = mounts.read_text(encoding="utf-8").splitlines()
        found = os.path.realpath(place)
    except OSError:
        return None
    best, device = "", None
    for line in lines:
        # Number, parent, major:minor, root, mount point, options ... - type, source, options.
        before, _, after = line.partition(" - ")
        numbers, point = (
            before.split()[2],
            re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), before.split()[4]),
        )
        inside = found == point or found.startswith(point.rstrip("/") + "/")
        if inside and len(point) >= len(best):
            best, device = point, _numbers(after.split()[1]) if numbers.startswith("0:") else numbers
    return device


def _numbers(source: str) -> str | None:
    """Return the numbers of a device that a file system without a device of its own, such as Btrfs, is made of."""
    try:
        numbers = os.stat(source).st_rdev
    except OSError:
        return None
    return f"{os.major(numbers)}:{os.minor(numbers)}" if numbers else None


def _is_encrypted(device: str, devices: Path) -> bool:
    """Return whether a device, or one below it, is made by dm-crypt (LUKS)."""
    folder = devices / device
    try:
        if (folder / "dm" / "uuid").read_text(encoding="utf-8").startswith("CRYPT-"):
            return True
    except OSError:  # no device of the device mapper
        pass
    below = [*(folder / "slaves").glob("*")]
    if not below and (folder / "partition").exists():
        return False
    return any(_is_encrypted(_own_numbers(each), devices) for each in below)


def _own_numbers(folder: Path) -> str:
    return (folder / "dev").read_text(encoding="utf-8").strip()
