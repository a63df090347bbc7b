"""The command ``python -m tests.longrun [--tables N] [--hours H] [--visits V] [--save] [--quiet]``. See the package."""

from __future__ import annotations

import argparse
import logging
import sys

from bench import machine
from engine.progress import add_quiet, print_above
from tests.longrun.day import run
from tests.wire.report import save_report


def main(arguments: list[str] | None = None) -> int:
    """Run a day. Returns 1 if something has grown that may not, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.longrun", description="A long run on a virtual clock.")
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--hours", type=int, default=24)
    parser.add_argument("--visits", type=int, default=16_000, help="number of actions by members")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    before = machine()
    report = run(asked.tables, asked.hours, asked.visits, asked.seed, told=print_above)
    print(report.show())
    if asked.save:
        save_report(report, "tests.longrun", sys.argv[1:] if arguments is None else arguments, before)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
