"""The short form of ``python -m tests.wire noise``, and that it would notice what it is there to notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from tests.wire import noise
from tests.wire.bodies import Body
from tests.wire.hostile import Shot
from tests.wire.interactions import COMPONENT
from tests.wire.messages import create
from tests.wire.people import Person
from tests.wire.phases import TableState
from tests.wire.program import Program
from tests.wire.report import Report
from tests.wire.server import Discord

COUNT = 1_500


async def test_fifteen_hundred_hostile_interactions_change_nothing_and_are_all_answered(tmp_path: Path) -> None:
    kinds = games()
    plan = [(stage, kinds[number % len(kinds)]) for number, stage in enumerate(TableState)]
    report = await noise.run(tmp_path, count=COUNT, seed=1, plan=plan)
    assert not report.violations, report.show()
    assert report.figures["interactions"] == COUNT and report.figures["tables"] == len(plan)
    assert int(report.figures["different sentences"]) > 40


async def test_an_unreadable_event_does_not_end_the_bot(tmp_path: Path) -> None:
    async with Discord() as discord:
        guild = discord.world.add_guild()
        channel, person = discord.world.add_channel(guild), Person(discord, discord.world.add_user(guild))
        async with Program(discord, tmp_path) as program:
            data = {"custom_id": "b:1:hand", "component_type": 2, "id": 1}
            discord.interact(COMPONENT, person.user, channel, data, member={"user": {}})
            answer = await person.slash(channel, "table-help")
            assert not answer.failed and answer.messages and program.running
        assert any("could not be read: INTERACTION_CREATE" in line for line in program.errors())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Traceback (most recent call last)", "an error was shown"),
        ("error-unknown-table", "an error was shown"),
        ("x" * 451, "no short sentence"),
        ("one line\nand another", "no short sentence"),
    ],
)
async def test_a_forbidden_text_in_an_answer_is_reported(text: str, problem: str) -> None:
    async with Discord() as discord:
        guild = discord.world.add_guild()
        channel, person = discord.world.add_channel(guild), Person(discord, discord.world.add_user(guild))
        answer = discord.interactions.begin(COMPONENT, person.user, channel, {"custom_id": "x"}, None)
        said = {"flags": 1 << 15 | 1 << 6, "components": [{"type": 10, "content": text}]}
        answer.original = create(discord.world, channel, said, Body(said), viewer=person.user.id)
        discord.interactions.answered(answer, 4, answer.original)
        watch = noise.Watch(Report("noise"))
        watch.judge(Shot("click", COMPONENT, person, channel, answer.data), answer)
        assert len(watch.report.violations) == 1 and problem in watch.report.violations[0]
