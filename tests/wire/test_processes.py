"""Two processes of the shipped bot on one PostgreSQL. ``python -m tests.wire cluster`` is the long form."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from tests.postgres import Cluster
from tests.wire.interactions import COMMAND, Interaction
from tests.wire.people import Person
from tests.wire.play import Player, choices, open_table, who_decides, wish_for_words
from tests.wire.program import Program, until
from tests.wire.server import Discord
from tests.wire.test_status import Status, queried, samples

SHARDS = 2
ONE_EACH, BOTH = "cluster: members 2, shards 1 of 2", "cluster: members 1, shards 2 of 2"


@pytest.fixture
async def programs(discord: Discord, cluster: Cluster, tmp_path: Path) -> AsyncIterator[list[Program]]:
    """Two running processes, the owner of the first shard first."""
    discord.gateway.max_concurrency = SHARDS
    discord.world.guilds.clear()
    for number in range(SHARDS):
        discord.world.add_guild(shard=(number, SHARDS))
    address = cluster.new_schema()
    made = []
    for number in range(2):
        (folder := tmp_path / f"{number}").mkdir()
        settings = {"TERTULIA_DATABASE": address, "TERTULIA_CLUSTER": f"auto/{SHARDS}", "TERTULIA_STATUS_PORT": "0"}
        made.append(Program(discord, folder, environment=settings))
    await asyncio.gather(*(program.launch() for program in made))
    try:
        await until(lambda: all(ONE_EACH in each.said() and "Invite the bot" in each.said() for each in made))
        yield sorted(made, key=lambda each: _owns(each, 0), reverse=True)
        assert [await each.stop() for each in made] == [0, 0]
        assert not [line for each in made for line in each.errors()]
    finally:
        for each in made:
            if each.running:
                await each.kill()


def _owns(program: Program, shard: int) -> bool:
    """Whether a process serves a shard, as its log says."""
    told = re.findall(rf"shard {shard} of {SHARDS} (taken|given back)", program.said())
    return told[-1:] == ["taken"]


async def turn(players: list[Player]) -> None:
    """Let the player whose turn it is decide once."""
    mover, hand = await who_decides(players)
    assert await mover.decide(choices(hand)[0])


def misled(discord: Discord, person: Person, channel: object, shard: int) -> Interaction:
    """A command that reaches only the session of another shard than its server's."""
    data = {"id": "1", "name": "tables", "type": 1, "options": []}
    begun = discord.interactions.begin(COMMAND, person.user, channel, data, None)  # type: ignore[arg-type]
    (session,) = discord.gateway.of_shard(shard)
    session.send("INTERACTION_CREATE", discord.interactions.payload(begun))
    return begun


async def test_two_processes_share_the_servers_and_one_serves_all_when_the_other_stops(
    discord: Discord, programs: list[Program]
) -> None:
    first, second = programs
    tables = []
    for guild in discord.world.guilds.values():
        people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
        channel = discord.open_channel(guild)
        for person in people:
            await wish_for_words(person, channel)
        tables.append(await open_table(people, channel, "mausoleum"))
    games = [[Player(person, table, random.Random(1)) for person in table.people] for table in tables]
    await asyncio.gather(*map(turn, games))

    # Discord misleads a command to the process that does not serve its server.
    lost = misled(discord, tables[0].people[0], tables[0].channel, 1)
    async with aiohttp.ClientSession() as session:
        for program in programs:
            status = Status(program, session)
            assert (await status.health())["cluster"] == "ok"
            found = {
                (name, *labels.values()): value for name, labels, value in samples((await status.get("/metrics"))[1])
            }
            assert found["tertulia_cluster_processes",] == 2 and found["tertulia_cluster_silence_seconds",] < 20
            assert found["tertulia_cluster_shards", "owned"] == found["tertulia_cluster_shards", "wanted"] == 1
            assert found["tertulia_healthy", "cluster"] == found["tertulia_servers",] == 1
            asked = {name for name in queried() if name.startswith("tertulia_cluster_")}
            assert asked and asked <= {name for name, *_ in found}

    # Only one process has sent the commands, and both know their ids.
    play = next(each["id"] for each in discord.world.commands if each["name"] == "play")
    assert discord.rest.requests["PUT /applications/{application_id}/commands"] == 1
    for table in tables:
        (told,) = (await table.people[0].slash(table.channel, "table-help")).messages
        assert f"</play:{play}>" in told.text

    # One process stops. The other gets its servers and their tables, and people play on with the buttons they see.
    assert await first.stop() == 0
    await until(lambda: BOTH in second.said())
    await until(lambda: {each.shard[0] for each in discord.gateway.sessions.values() if each.line} == {0, 1})
    await asyncio.gather(*map(turn, games))
    await lost.done.wait()
    assert lost.failed and lost.answered is None
    assert not any("another process serves" in each.said().lower() for each in programs)
