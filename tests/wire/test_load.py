"""The short form of the load proof: what must hold at any speed. How fast it is depends on the machine."""

from __future__ import annotations

from pathlib import Path

from tests.wire import load


async def test_nothing_is_lost_or_done_twice_at_twenty_tables_at_once(tmp_path: Path) -> None:
    report = await load.run(tmp_path, tables=20, seconds=12, rate=20, seed=1, lenient=True)
    assert not report.violations, report.show()
    assert report.figures["people"] == 60
    assert int(report.figures["moves acknowledged in all"]) >= 5
