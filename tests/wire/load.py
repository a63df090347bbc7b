"""Many tables played at once: how fast clicks are answered, and whether anything is lost or done twice.

The bot runs as a process of its own; the stand-in for Discord and all the people share one other process, and the
machine's processors with the bot. Discord's limits are on. Every picture is drawn, encoded and uploaded.

With ``--postgres`` see :mod:`tests.wire.load_postgres`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from tests.wire import load_postgres
from tests.wire.evening import Ledger, evening
from tests.wire.judge import judge
from tests.wire.ledger import copy_of
from tests.wire.report import Report

ABOUT: Final = "many tables played at once: nothing is lost or done twice, and how fast the bot answers"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200, help="with three people at each, on average")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=40.0, help="clicks a second over all tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--postgres",
        action="store_true",
        help="the same on SQLite, on PostgreSQL, and on PostgreSQL with two processes, so many minutes each",
    )


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-load-") as folder:
        chosen = {"tables": options.tables, "seconds": options.minutes * 60, "rate": options.rate, "seed": options.seed}
        return await (load_postgres.run if options.postgres else run)(Path(folder), **chosen)


async def run(folder: Path, *, tables: int, seconds: float, rate: float, seed: int, lenient: bool = False) -> Report:
    """Open so many tables, click at a rate for a time, and compare the database with the answers that players got.

    ``lenient`` see :func:`evening`; the proof itself is not.
    """
    report = Report("load")
    async with evening(folder, tables, seed, lenient=lenient) as made:
        span = await made.measure(rate, seconds)
    ledger = await Ledger.of(made, await copy_of(made.programs[0].database, folder / "copy"))
    report.figures |= {"tables at once": tables, "people": made.people, "seconds": round(span.seconds, 1)}
    report.figures |= {"turns a second": round(ledger.turns(span) / span.seconds, 1), **span.figures()}
    judge(report, made, ledger, [span])
    return report
