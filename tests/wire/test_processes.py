"""Two processes of the shipped bot on one PostgreSQL. ``python -m tests.wire cluster`` is the long form."""

from __future__ import annotations

import asyncio
import random

import aiohttp
import pytest

from tests.postgres import Cluster
from tests.wire.conftest import Make, turn
from tests.wire.faults import COMMANDS, LOGIN
from tests.wire.people import Person
from tests.wire.play import Player, open_table, wish_for_words
from tests.wire.program import Program, until
from tests.wire.server import Discord
from tests.wire.test_status import Status, samples

RANGES = ("0-0/2", "1-1/2")
IMPATIENT = """
import sys, bot, db.writer
db.writer.LOCK_SECONDS = db.writer.RANGE_SECONDS = 1.0
sys.exit(bot.main([]))
"""
"""Starts the bot, which waits for others for a second instead of most of a minute."""


@pytest.fixture
def programs(discord: Discord, cluster: Cluster, make: Make) -> list[Program]:
    """Return two processes, and three that get in their way, none of them started."""
    discord.gateway.max_concurrency = len(RANGES)
    discord.world.guilds.clear()
    address, made = cluster.new_schema(), []
    for number, shards in enumerate((*RANGES, "0-1/2", "3-3/4", "")):
        settings = {"TERTULIA_DATABASE": address, "TERTULIA_SHARDS": shards, "TERTULIA_STATUS_PORT": "0"}
        command = ("bot.py",) if number < len(RANGES) else ("-c", IMPATIENT)
        made.append(make(f"{number}", environment=settings, command=command))
    return made


async def ready(program: Program, starts: int = 1) -> None:
    """Start a process and wait until all its shards are connected."""
    await program.launch()
    await until(lambda: program.said().count("Invite the bot") == starts)


@pytest.mark.slow
@pytest.mark.postgres
async def test_each_process_serves_its_own_shards_and_none_lets_another_take_them(
    discord: Discord, programs: list[Program]
) -> None:
    first, second, *others = programs
    guilds = [discord.world.add_guild(shard=(number, len(RANGES))) for number in range(len(RANGES))]
    await ready(second)
    assert not discord.rest.requests[COMMANDS], "the process with the first shard sends them"
    await ready(first)
    assert discord.rest.requests[COMMANDS] == 1
    tables = []
    for guild in guilds:
        people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
        channel = discord.open_channel(guild)
        for person in people:
            await wish_for_words(person, channel)
        tables.append(await open_table(people, channel, "mausoleum"))
    games = [[Player(person, table, random.Random(1)) for person in table.people] for table in tables]
    await asyncio.gather(*map(turn, games))

    async with aiohttp.ClientSession() as session:
        for number, program in enumerate((first, second)):
            status = Status(program, session)
            assert (await status.health())["shards"] == "ok"
            found = [*samples((await status.get("/metrics"))[1])]
            assert [each[1:] for each in found if each[0] == "tertulia_shard_up"] == [({"shard": str(number)}, 1)]
            assert ("tertulia_healthy", {"part": "shards"}, 1) in found and ("tertulia_servers", {}, 1) in found

    for other, shards in zip(others, ("0-1/2", "3-3/4", "all"), strict=True):
        await other.launch()
        assert await other.ended() == 2
        last = other.said().splitlines()[-1]
        assert f"for the shards {shards}, but a running one" in last and f" serves {RANGES[0]}. Stop that one" in last
        await asyncio.gather(*map(turn, games))
    assert discord.rest.requests[LOGIN] == len(RANGES), "those never log in"

    # While one process is away, people play on in the other, and with the buttons that they see when it is back.
    assert await second.stop() == 0
    await turn(games[0])
    assert [each.shard for each in discord.gateway.sessions.values() if each.line] == [(0, 2)]
    await ready(second, starts=2)
    await asyncio.gather(*map(turn, games))
    play = next(each["id"] for each in discord.world.commands if each["name"] == "play")
    for table in tables:
        (told,) = (await table.people[0].slash(table.channel, "table-help")).messages
        assert f"</play:{play}>" in told.text
    assert discord.rest.requests[COMMANDS] == 1
    assert not discord.interactions.twice and not [*first.errors(), *second.errors()]
