"""The result of a proof: figures, and violations."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bench.results import save

Figure = int | float | str


@dataclass
class Report:
    """Without ``violations`` the proof has succeeded."""

    proof: str
    figures: dict[str, Figure] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)

    def need(self, kept: bool, otherwise: str) -> None:
        """Note a violation unless a condition was kept."""
        if not kept:
            self.violations.append(otherwise)

    def add(self, violations: Iterable[str]) -> None:
        self.violations += violations

    def show(self) -> str:
        """Return the figures, the violations, and one line of JSON."""
        width = max(map(len, self.figures), default=0)
        lines = [f"  {name:<{width}}  {_figure(value)}" for name, value in self.figures.items()]
        wrong = [f"  VIOLATION {text}" for text in self.violations[:50]]
        summary = {"proof": self.proof, **self.figures, "violations": len(self.violations)}
        return "\n".join([self.proof, *lines, *wrong, json.dumps(summary)])


def save_report(report: Report, program: str, arguments: Sequence[str], before: Mapping[str, Figure]) -> None:
    """Write a proof's result. ``before`` is :func:`bench.machine` from before the run."""
    command = " ".join(["python -m", program, *(each for each in arguments if each not in ("--save", "--quiet"))])
    save("proof", report.proof, command, report.figures, before=before, violations=report.violations)


def _figure(value: Figure) -> str:
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else value


def percentile(values: Iterable[float], share: float) -> float:
    """Return the value below which this share of them lies; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
