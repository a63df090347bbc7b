"""The shipped bot on PostgreSQL: whole games, and the short form of ``python -m tests.wire crash --postgres``."""

from __future__ import annotations

import random
from pathlib import Path

from engine.record import load
from engine.verify import verify
from tests.postgres import Cluster
from tests.wire import crash
from tests.wire.people import Person
from tests.wire.play import open_table, play_out, record, wish_for_words
from tests.wire.program import Program
from tests.wire.server import Discord

PASSWORD = "s3cret"


async def test_a_whole_game_on_postgresql_and_its_log(discord: Discord, cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_schema().replace("tertulia@", f"tertulia:{PASSWORD}@")  # the server asks for none
    program = Program(discord, tmp_path, environment={"TERTULIA_DATABASE": address})
    (guild,) = discord.world.guilds.values()
    people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
    async with program:
        for person in people:
            await wish_for_words(person, discord.open_channel(guild, "apart"))
        table = await open_table(people, discord.open_channel(guild), "mausoleum")
        await play_out(table, random.Random(1))
        assert verify(load((await record(people[0], table)).decode())) is None
        assert await program.stop() == 0
    assert not program.errors() and not program.database.exists()
    said = program.said()
    assert PASSWORD not in said
    assert said.count("database on PostgreSQL: the bot makes no backups, pg_dump does") == 1


async def test_eight_kills_of_bot_and_server_lose_nothing_and_every_game_ends(cluster: Cluster, tmp_path: Path) -> None:
    report = await crash.run(tmp_path, kills=8, kinds=[("mausoleum", 2)], seed=6, life=1.0, postgres=True)
    assert not report.violations, report.show()
    assert report.figures["kills"] == 8 and report.figures["records verified"] == report.figures["tables"]
    assert sum(f"killed {way}" in report.figures for way in crash.WITH_POSTGRES) >= 3, report.show()
