"""Runs benchmarks: ``python -m bench [--only NAME ...] [--json] [--save] [--list] [--quiet]``."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from bench import Result, Skipped, machine, names, run, title
from bench.results import BUSY, pressure, save
from engine.progress import add_quiet, print_above, progress

FORMER_NAMES = {"film": "animation"}
"""Benchmarks that were renamed: ``--only`` accepts the former name."""


def main(arguments: list[str] | None = None) -> int:
    """Run the requested benchmarks. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Benchmarks of Tertulia.")
    parser.add_argument("--only", action="append", metavar="NAME", help="run only this benchmark (repeatable)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--save", action="store_true", help="write each result into bench/results")
    parser.add_argument("--list", action="store_true", help="list the benchmarks")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    wanted = [FORMER_NAMES.get(name, name) for name in asked.only or names()]
    unknown = [name for name in wanted if name not in names()]
    if unknown:
        print(f"Unknown benchmark {unknown[0]!r}. Available: {', '.join(names())}.", file=sys.stderr)
        return 2
    if asked.list:
        print("\n".join(f"{name:12} {title(name)}" for name in names()))
        return 0
    here = machine()
    results: list[Result] = []
    skipped: dict[str, str] = {}
    if not asked.json:
        print(" · ".join(f"{key} {value}" for key, value in here.items()))
    for name in progress(wanted, "benchmarks", note=str):
        try:
            result = measured(name, keep=asked.save)
        except TooBusy as busy:
            print(f"{name}: not run. {busy}", file=sys.stderr)
            return 1
        except Skipped as reason:
            skipped[name] = str(reason)
            shown = f"{name}: skipped. {reason}"
        else:
            results.append(result)
            shown = table(result, title(name))
        if not asked.json:
            print_above(f"\n{shown}")
    if asked.json:
        print(json.dumps({"machine": here, "results": [asdict(each) for each in results], "skipped": skipped}))
    return 0


class TooBusy(Exception):
    """The machine is too busy for a result to keep."""


def measured(name: str, *, keep: bool) -> Result:
    """Run a benchmark. ``keep``: save its result. Raises :class:`TooBusy` and :class:`Skipped`."""
    before = machine()
    if keep and pressure(before) > BUSY:
        raise TooBusy(f"The machine is too busy for a figure to keep: load {before['load']}.")
    result = run(name)
    if keep:
        save("benchmark", name, f"python -m bench --only {name}", result.figures, before=before, notes=result.notes)
    return result


def table(result: Result, heading: str) -> str:
    """Format a result as a table."""
    width = max((len(name) for name in result.figures), default=0)
    rows = [f"  {name:{width}}  {number(value):>12}" for name, value in result.figures.items()]
    return "\n".join([f"{result.name}: {heading}", *rows, *(f"  ({note})" for note in result.notes)])


def number(value: float | int | str) -> str:
    """Format a figure with three significant digits and thousands separators."""
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
