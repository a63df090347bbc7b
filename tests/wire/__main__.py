"""``python -m tests.wire PROOF [options]``: prints a table and one line of JSON.

The exit code is 1 after a violation. ``--save`` writes the result into ``bench/results``.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import logging
import sys
from typing import Final

from bench import machine
from engine.progress import add_quiet
from tests.wire.report import save_report

PROOFS: Final = ("clock", "cluster", "crash", "load", "moved", "noise", "platform_faults", "power", "refused")
"""Modules of this folder, each with ``ABOUT``, ``add_options(parser)`` and ``async prove(options) -> Report``."""
REPLACED: Final = {"knee": ("load", "--knee")}
"""Proofs of earlier versions, and what shows the same now."""


def main(arguments: list[str] | None = None) -> int:
    """Run one proof; the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] in REPLACED:
        arguments = [*REPLACED[arguments[0]], *arguments[1:]]
    parser = argparse.ArgumentParser(prog="python -m tests.wire", description="Proofs on the wire.")
    chosen = parser.add_subparsers(dest="proof", required=True)
    modules = {name: importlib.import_module(f"tests.wire.{name}") for name in PROOFS}
    for name, module in modules.items():
        each = chosen.add_parser(name, help=module.ABOUT, description=module.__doc__)
        module.add_options(each)
        each.add_argument("--save", action="store_true", help="write the result into bench/results")
        add_quiet(each)
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING)
    before = machine()
    report = asyncio.run(modules[options.proof].prove(options))
    print(report.show())
    if options.save:
        save_report(report, "tests.wire", arguments, before)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
