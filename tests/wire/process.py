"""Processor time and memory of a running program and its processes, read from Linux's ``/proc``."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

MIB: Final = 1024
"""Kibibytes in a mebibyte: ``/proc`` counts in kibibytes."""
IDLE_PROCESSOR_SHARE: Final = 0.2
"""A program that uses less of a processor for a second is at rest."""
REST_TIMEOUT_SECONDS: Final = 90.0
"""Limit for that."""


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
        status = Path(f"/proc/{pid}/status").read_text()
        memory, peak = (int(re.findall(rf"{name}:\s*(\d+)", status)[0]) / MIB for name in ("VmRSS", "VmHWM"))
        looked = [cls(processor_seconds(pid), memory, peak)]
        for child in children(pid):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError, IndexError):  # it has just ended
                looked.append(cls.of(child))
        return cls(sum(one.cpu for one in looked), sum(one.memory for one in looked), sum(one.peak for one in looked))


def processor_seconds(pid: int) -> float:
    """Return the processor time of all threads of a process, in seconds.

    Raises ProcessLookupError where there is none.
    """
    try:
        return time.clock_gettime((~pid << 3) | 2)  # the clock that the C library's clock_getcpuclockid() names
    except OSError:
        raise ProcessLookupError(pid) from None


async def at_rest(pid: int) -> None:
    """Wait until a program and its processes have little to do, at most :data:`REST_TIMEOUT_SECONDS`."""
    end = time.perf_counter() + REST_TIMEOUT_SECONDS
    while time.perf_counter() < end:
        before, began = Reading.of(pid).cpu, time.perf_counter()
        await asyncio.sleep(1.0)
        if Reading.of(pid).cpu - before < IDLE_PROCESSOR_SHARE * (time.perf_counter() - began):
            break


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, whichever of its threads it was."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, task.joinpath("children").read_text().split())
    return found


def environment(pid: int) -> dict[str, str]:
    """Return the variables that a process was started with."""
    pairs = Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace").split("\0")
    return dict(pair.split("=", 1) for pair in pairs if "=" in pair)
