"""The short form of ``python -m tests.wire cluster``: one of two processes is killed while people play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import MISSING, binaries
from tests.wire import cluster

SLOW_ANSWER_SECONDS = 10.0
"""Longer than Discord's three: what is shown must not depend on the machine's speed."""


@pytest.mark.skipif(binaries() is None, reason=MISSING)
async def test_a_killed_process_is_replaced_by_the_other_and_no_click_is_answered_twice(tmp_path: Path) -> None:
    report = await cluster.run(
        tmp_path,
        tables=4,
        rate=6.0,
        seed=1,
        calm=2.0,
        troubles=["kill"],
        shards=4,
        due=(20.0, 25.0),
        patience=SLOW_ANSWER_SECONDS,
    )
    assert not report.violations, report.show()
    assert int(report.figures["killed: servers"]) == 2 and int(report.figures["moves acknowledged"]) >= 5
