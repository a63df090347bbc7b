"""What a running program takes of the machine, as Linux tells it under ``/proc``."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

MIB: Final = 1024
"""Kibibytes in a mebibyte: ``/proc`` counts in the former."""


@dataclass(frozen=True)
class Reading:
    """One look at a program: seconds of processor time since its start, and its memory in MiB now and at most."""

    cpu: float
    memory: float
    peak: float

    @classmethod
    def of(cls, pid: int) -> Self:
        """Look now. FileNotFoundError where there is no such program, or no ``/proc``."""
        place = Path(f"/proc/{pid}")
        # The name, in brackets, may hold spaces; user and system time are the 14th and 15th field.
        fields = place.joinpath("stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        status = dict(line.split(":", 1) for line in place.joinpath("status").read_text().splitlines() if ":" in line)
        memory, peak = (int(status[name].split()[0]) / MIB for name in ("VmRSS", "VmHWM"))
        return cls(ticks / os.sysconf("SC_CLK_TCK"), memory, peak)
