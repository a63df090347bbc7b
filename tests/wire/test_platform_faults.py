"""The short form of ``python -m tests.wire platform_faults``."""

from __future__ import annotations

from pathlib import Path

from tests.wire import platform_faults
from tests.wire.fault_sites import SHORT, SITES


async def test_a_game_survives_discord_s_errors_and_players_are_notified(tmp_path: Path) -> None:
    report = await platform_faults.run(tmp_path, SHORT, seed=1, whole=False)
    assert not report.violations, report.show()
    assert report.figures["combinations"] == len(SHORT)


def test_every_trouble_of_the_short_form_exists() -> None:
    assert all(trouble in SITES[site].troubles for site, trouble in SHORT)
