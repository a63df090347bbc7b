"""The same tables at more and more clicks a second, until the 99th percentile of the answers takes over a second."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

from engine.progress import print_above, progress
from tests.wire.evening import UNMENTIONED_SECONDS, Ledger, Span, evening
from tests.wire.judge import judge
from tests.wire.ledger import copy_of
from tests.wire.report import Report, percentile

ABOUT: Final = "more and more clicks a second: the rate at which answers begin to take long"
STEPS: Final = (10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 200, 240, 280, 320)
"""Clicks a second."""
LONG: Final = 1.0
"""Seconds of the 99th percentile at which the knee is passed."""
SHORT_OF: Final = 0.9
"""A step that reaches less than this share of its rate has shown nothing more than the one before."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--step", type=float, default=20.0, help="seconds at each rate")
    parser.add_argument(
        "--impatience",
        type=float,
        default=UNMENTIONED_SECONDS,
        help="seconds after which players without a mention look at their hands: a short time keeps them clicking"
        " although Discord limits the bot's mentions",
    )
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Raise the rate step by step, then compare the database with the answers that players got."""
    report, spans = Report("knee"), list[Span]()
    with tempfile.TemporaryDirectory(prefix="tertulia-knee-") as folder:
        async with evening(Path(folder), options.tables, options.seed, impatience=options.impatience) as made:
            for rate in progress(STEPS, "rates", note=str):
                span = await made.measure(rate, options.step)
                spans.append(span)
                report.figures[f"at {rate} a second"] = _line(span)
                print_above(f"  {rate:>4} a second: {_line(span)}")
                if percentile(span.answers, 0.99) > LONG or len(span.clicks) < SHORT_OF * rate * span.seconds:
                    break
        ledger = await Ledger.of(made, await copy_of(made.programs[0].database, Path(folder) / "copy"))
    kept = [span.rate for span in spans if percentile(span.answers, 0.99) <= LONG]
    report.figures["the last rate at which 99 of 100 are answered within a second"] = max(kept, default=0.0)
    judge(report, made, ledger, spans)
    return report


def _line(span: Span) -> str:
    assert span.bot is not None
    before, after = span.bot
    at = {share: percentile(span.answers, share) * 1000 for share in (0.5, 0.99)}
    return (
        f"{len(span.clicks) / span.seconds:.1f} clicks, median {at[0.5]:.0f} ms, 99th percentile {at[0.99]:.0f} ms, "
        f"pictures {percentile(span.pictures, 0.5) * 1000:.0f} ms, "
        f"at once {span.at_once / max(1, len(span.hands)):.0%}, "
        f"loop {percentile(span.lag, 0.99) * 1000:.0f} ms, "
        f"processors {(after.cpu - before.cpu) / span.seconds:.2f} + {span.cpu / span.seconds:.2f}, "
        f"{span.counted / span.seconds:.1f} requests that Discord counts, "
        f"{sum(span.limited.values()) / span.seconds:.1f} answered 429"
    )
