"""Short forms of what ``python -m tests.wire`` proves at length. Each proof names the promise that it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from tests.postgres import MISSING, binaries
from tests.wire import clock, cluster, crash, load, moved, noise, platform_faults, power, refused
from tests.wire.__main__ import REPLACED, main
from tests.wire.bodies import Body
from tests.wire.clock import Wrong
from tests.wire.conftest import SLOW_ANSWER_SECONDS
from tests.wire.fault_sites import SHORT, SITES
from tests.wire.hostile import Shot
from tests.wire.interactions import COMPONENT
from tests.wire.messages import create
from tests.wire.people import Person
from tests.wire.phases import TableState
from tests.wire.report import Report
from tests.wire.server import Discord

with_postgres = pytest.mark.skipif(binaries() is None, reason=MISSING)
KINDS = games()


@pytest.mark.parametrize("kills", [2, pytest.param(4, marks=pytest.mark.slow)])
async def test_kills_lose_nothing_and_every_game_ends(tmp_path: Path, kills: int) -> None:
    """The short form ends before the games do."""
    long = kills > 2
    report = await crash.run(tmp_path, kills=kills, kinds=[("mausoleum", 2 + long)], seed=5, life=1.0, finish=long)
    assert not report.violations, report.show()
    assert report.figures["kills"] == kills and int(report.figures["moves acknowledged"]) > 0
    assert not long or report.figures["records verified"] == report.figures["tables"]


@pytest.mark.slow
@pytest.mark.postgres
@with_postgres
async def test_kills_of_bot_and_server_lose_nothing_and_every_game_ends(tmp_path: Path) -> None:
    report = await crash.run(tmp_path, kills=8, kinds=[("mausoleum", 2)], seed=6, life=1.0, postgres=True)
    assert not report.violations, report.show()
    assert report.figures["kills"] == 8 and report.figures["records verified"] == report.figures["tables"]
    assert sum(f"killed {way}" in report.figures for way in crash.WITH_POSTGRES) >= 3, report.show()


@pytest.mark.slow
@pytest.mark.postgres
@with_postgres
async def test_a_process_that_is_killed_or_cut_off_is_replaced_and_no_click_is_answered_twice(tmp_path: Path) -> None:
    report = await cluster.run(
        tmp_path, tables=4, seed=1, calm=2.0, troubles=["kill", "cut"], patience=SLOW_ANSWER_SECONDS
    )
    assert not report.violations, report.show()
    assert int(report.figures["processes"]) == 4 and int(report.figures["moves acknowledged"]) >= 5


async def test_a_log_cut_off_anywhere_opens_to_a_past_state(tmp_path: Path) -> None:
    report = await power.run(tmp_path, copies=1, moves=8, cuts=12, seed=1)
    assert not report.violations, report.show()
    assert int(report.figures["databases opened"]) > 20


@pytest.mark.parametrize(
    "way", ["moved away", *(pytest.param(way, marks=pytest.mark.slow) for way in ("deleted", "replaced"))]
)
async def test_a_database_taken_away_stops_the_bot_and_nothing_is_lost(tmp_path: Path, way: str) -> None:
    report = await moved.run(tmp_path, way, moves=6, kinds=["mausoleum"], clicking=True, seed=3)
    assert not report.violations, report.show()
    assert int(report.figures["moves acknowledged"]) >= 6


@pytest.mark.slow
async def test_a_wrong_wall_clock_posts_no_board_twice(tmp_path: Path) -> None:
    clocks = (Wrong("50 min ahead", 3000), Wrong("jumps 2 h ahead", -7200, 14_400))
    report = await clock.run(tmp_path, clocks, game="mausoleum", seed=1)
    assert not report.violations, report.show()


@pytest.mark.slow
async def test_nothing_is_lost_or_done_twice_at_twenty_tables_at_once(tmp_path: Path) -> None:
    """What must hold at any speed. How fast it is depends on the machine."""
    report = await load.run(tmp_path, tables=20, steps=[(20.0, 12.0)], seed=1, lenient=True)
    assert not report.violations, report.show()
    assert report.figures["people"] == 60 and int(report.figures["moves acknowledged"]) >= 5


@pytest.mark.slow
async def test_games_survive_discords_errors_and_outages_and_players_are_notified(tmp_path: Path) -> None:
    assert all(trouble in SITES[site].troubles for site, trouble in SHORT)
    report = await platform_faults.run(tmp_path, SHORT, seed=1, whole=False, outage=6.0)
    assert not report.violations, report.show()
    assert report.figures["combinations"] == len(SHORT) + 3


@pytest.mark.parametrize("known", [True, False])
async def test_a_server_that_refuses_the_bot_makes_it_send_few_requests_in_vain(tmp_path: Path, known: bool) -> None:
    """In eight seconds, with sixteen changes. A table tries four times at most: at once, and after 5 more seconds."""
    report = await refused.run(tmp_path, tables=9, seconds=8.0, known=known, lenient=True)
    assert not report.violations, report.show()
    assert 9 <= int(report.figures["refused requests"]) <= (9 if known else 36)


@pytest.mark.parametrize("count", [150, pytest.param(1_500, marks=pytest.mark.slow)])
async def test_hostile_interactions_change_nothing_and_are_all_answered(tmp_path: Path, count: int) -> None:
    plan = [(stage, KINDS[number % len(KINDS)]) for number, stage in enumerate(TableState)]
    report = await noise.run(tmp_path, count=count, seed=1, plan=plan)
    assert not report.violations, report.show()
    assert report.figures["interactions"] == count and report.figures["tables"] == len(plan)
    assert int(report.figures["different sentences"]) > count // 40


async def test_a_forbidden_text_in_an_answer_is_reported() -> None:
    async with Discord() as discord:
        guild = discord.world.add_guild()
        channel, person = discord.world.add_channel(guild), Person(discord, discord.world.add_user(guild))
        for text in ("Traceback (most recent call last)", "error-unknown-table", "x" * 451, "one line\nand another"):
            answer = discord.interactions.begin(COMPONENT, person.user, channel, {"custom_id": "x"}, None)
            said = {"flags": 1 << 15 | 1 << 6, "components": [{"type": 10, "content": text}]}
            answer.original = create(discord.world, channel, said, Body(said), viewer=person.user.id)
            discord.interactions.answered(answer, 4, answer.original)
            watch = noise.Watch(Report("noise"))
            watch.judge(Shot("click", COMPONENT, person, channel, answer.data), answer)
            assert len(watch.report.violations) == 1, text


def test_the_command_runs_what_replaces_a_proof(capsys: pytest.CaptureFixture[str]) -> None:
    for name, (now, *_) in REPLACED.items():
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert f"python -m tests.wire {now}" in capsys.readouterr().out
