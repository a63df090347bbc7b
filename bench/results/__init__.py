"""Committed results of benchmarks and proofs: one JSON file each, in this folder.

``--save`` of a benchmark or a proof writes one. ``python -m docs.build`` renders ``docs/benchmarks.md`` and
``docs/proofs.md`` from all of them.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parents[1]

Kind = Literal["benchmark", "proof"]
Figure = float | int | str

BUSY: Final = 2.0
"""Processes waiting for each core above which ratios are noise as well."""

_TIME: Final = re.compile(r"\b(ms|s|seconds?)\b")
"""Matches the name of a figure that depends on how busy the machine is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """The result of one run, and what it depends on."""

    kind: Kind
    name: str
    command: str
    date: str
    """Day of the run, as ``2026-11-22``."""
    commit: str
    """The commit that ran, or "unknown" outside a git repository."""
    machine: Mapping[str, Figure]
    figures: Mapping[str, Figure]
    notes: tuple[str, ...] = ()
    violations: tuple[str, ...] = ()
    totals: Mapping[str, Figure] = field(default_factory=dict)
    """What the next session of a long run continues from. No page shows it."""

    @property
    def belongs_to(self) -> str:
        """The benchmark or proof: the name up to a hyphen, after which a result names its part of several."""
        return self.name.partition("-")[0]


def save(
    kind: Kind,
    name: str,
    command: str,
    figures: Mapping[str, Figure],
    *,
    before: Mapping[str, Figure],
    notes: Iterable[str] = (),
    violations: Iterable[str] = (),
    totals: Mapping[str, Figure] = MappingProxyType({}),
    folder: Path | None = None,
) -> Path:
    """Write a result file. It replaces the former result of this name.

    ``before`` is :func:`bench.machine` from before the run. Figures that are times are left out if the machine was
    busy then: its load was higher than its number of cores.
    """
    here = dict(before)
    date = str(here.pop("date"))
    if pressure(here) > 1:
        figures = {figure: value for figure, value in figures.items() if not _TIME.search(figure)}
        notes = (*notes, "times are left out: other programs kept the machine busy")
    saved = Saved(
        kind=kind,
        name=name,
        command=command,
        date=date,
        commit=commit(),
        machine=here,
        figures=dict(figures),
        notes=tuple(notes),
        violations=tuple(violations),
        totals=dict(totals),
    )
    path = (folder or FOLDER) / f"{kind}-{name}.json"
    written = {key: value for key, value in asdict(saved).items() if value or key != "totals"}
    half = path.with_suffix(".part")
    half.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    half.replace(path)
    return path


def load(kind: Kind, name: str, folder: Path | None = None) -> Saved | None:
    """Return the saved result of this name; None if there is none."""
    path = (folder or FOLDER) / f"{kind}-{name}.json"
    return _read(path) if path.is_file() else None


def pressure(machine: Mapping[str, Figure]) -> float:
    """Return the load of :func:`bench.machine` for each of its cores; 0 if the system tells none."""
    load, cores = machine.get("load"), machine.get("cores")
    return load / cores if isinstance(load, float | int) and isinstance(cores, int) else 0.0


def load_all(folder: Path | None = None) -> list[Saved]:
    """Return every committed result, by name."""
    return [_read(path) for path in sorted((folder or FOLDER).glob("*.json"))]


def _read(path: Path) -> Saved:
    fields = json.loads(path.read_text(encoding="utf-8"))
    return Saved(**{**fields, "notes": tuple(fields["notes"]), "violations": tuple(fields["violations"])})


def commit() -> str:
    """Return the commit that is checked out, with a note if tracked files differ from it; "unknown" without git."""
    head = _git("rev-parse", "--short=10", "HEAD")
    if head is None:
        return "unknown"
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", "*.py", "*.sql", "*.ftl", "requirements*.txt")
    return f"{head} with local changes" if changed else head


def _git(*arguments: str) -> str | None:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
