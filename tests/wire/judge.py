"""What must hold at any load."""

from __future__ import annotations

from collections.abc import Sequence

from tests.wire.evening import Evening, Ledger, Span
from tests.wire.report import Report


def judge(report: Report, made: Evening, ledger: Ledger, spans: Sequence[Span]) -> None:
    """Check what must hold at any load: nothing lost or done twice, every click answered, no request refused."""
    report.figures |= {
        "moves acknowledged in all": ledger.acknowledged,
        "of them lost": ledger.lost,
        "moves done twice or without a click": ledger.doubled,
        "games finished": sum(table.over for table in made.tables),
    }
    report.add(ledger.wrong)
    for span in spans:
        report.add(f"at {span.rate:g} a second {count} clicks: {why}" for why, count in span.failed.items())
    report.add(f"Discord refused {count} times with {code}" for code, count in made.discord.rest.refused.items())
    report.add(f"{text} ({count} times)" for text, count in made.discord.violations.items())
    report.add(f"the log says: {line}" for program in made.programs for line in program.errors())
