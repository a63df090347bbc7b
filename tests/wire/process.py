"""Processor time and memory of a running program and its processes, read from Linux's ``/proc``."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

MIB: Final = 1024
"""Kibibytes in a mebibyte: ``/proc`` counts in kibibytes."""


@dataclass(frozen=True)
class Reading:
    """One look at a program and the processes it has started.

    Seconds of processor time since their start, and their memory in MiB, now and at most (of each, summed).
    """

    cpu: float
    memory: float
    peak: float

    @classmethod
    def of(cls, pid: int) -> Self:
        """Look now. FileNotFoundError where there is no such program, or no ``/proc``."""
        looked = [cls._of_one(pid)]
        for child in children(pid):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError, KeyError):  # it has just ended
                looked.append(cls.of(child))
        return cls(sum(one.cpu for one in looked), sum(one.memory for one in looked), sum(one.peak for one in looked))

    @classmethod
    def _of_one(cls, pid: int) -> Self:
        place = Path(f"/proc/{pid}")
        # The name, in brackets, may hold spaces; user and system time are the 14th and 15th field.
        fields = place.joinpath("stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        status = dict(line.split(":", 1) for line in place.joinpath("status").read_text().splitlines() if ":" in line)
        memory, peak = (int(status[name].split()[0]) / MIB for name in ("VmRSS", "VmHWM"))
        return cls(ticks / os.sysconf("SC_CLK_TCK"), memory, peak)


def children(pid: int) -> list[int]:
    """The processes that a process has started, whichever of its threads it was."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, task.joinpath("children").read_text().split())
    return found


def environment(pid: int) -> dict[str, str]:
    """The variables that a process was started with."""
    pairs = Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace").split("\0")
    return dict(pair.split("=", 1) for pair in pairs if "=" in pair)
