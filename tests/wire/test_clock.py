"""The short form of ``python -m tests.wire clock``."""

from __future__ import annotations

from pathlib import Path

from tests.wire import clock
from tests.wire.clock import Wrong


async def test_a_wrong_wall_clock_posts_no_board_twice(tmp_path: Path) -> None:
    clocks = (Wrong("50 min ahead", 3000), Wrong("jumps 2 h ahead", -7200, 14_400))
    report = await clock.run(tmp_path, clocks, game="mausoleum", seed=1)
    assert not report.violations, report.show()
