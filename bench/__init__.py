"""Benchmarks: ``python -m bench``. Each module of this package with a ``run() -> Result`` is one.

A benchmark without a package that it needs raises :class:`Skipped` with the install command.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field


class Skipped(Exception):
    """A benchmark cannot run here. The message gives the reason."""


@dataclass(frozen=True, slots=True)
class Result:
    """Figures of a benchmark. Each name contains its unit: ``picture, median ms``."""

    name: str
    figures: dict[str, float | int | str]
    notes: tuple[str, ...] = field(default=())


def names() -> list[str]:
    """Return the names of all benchmarks in alphabetical order."""
    found = pkgutil.iter_modules(__path__)
    return sorted(each.name for each in found if not each.ispkg and not each.name.startswith("_"))


def title(name: str) -> str:
    """Return the first line of a benchmark's docstring."""
    return (importlib.import_module(f"bench.{name}").__doc__ or name).strip().splitlines()[0]


def run(name: str) -> Result:
    """Run one benchmark."""
    measured: Callable[[], Result] = importlib.import_module(f"bench.{name}").run
    return measured()


def machine() -> dict[str, str | int | float]:
    """Describe the machine that the figures depend on."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": usable,
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else "unknown",
        "date": time.strftime("%Y-%m-%d"),
    }
