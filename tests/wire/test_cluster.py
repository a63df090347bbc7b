"""The short form of ``python -m tests.wire cluster``: processes are killed and cut off while people play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import MISSING, binaries
from tests.wire import cluster
from tests.wire.conftest import SLOW_ANSWER_SECONDS


@pytest.mark.skipif(binaries() is None, reason=MISSING)
async def test_a_process_that_is_killed_or_cut_off_is_replaced_and_no_click_is_answered_twice(tmp_path: Path) -> None:
    report = await cluster.run(
        tmp_path,
        tables=4,
        rate=6.0,
        seed=1,
        calm=2.0,
        troubles=["kill", "cut"],
        due=(20.0, 25.0),
        patience=SLOW_ANSWER_SECONDS,
    )
    assert not report.violations, report.show()
    assert int(report.figures["processes"]) == 4 and int(report.figures["moves acknowledged"]) >= 5
