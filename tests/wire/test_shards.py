"""Shards: the bot on several connections at once, and what becomes of it when one of them fails."""

from __future__ import annotations

import asyncio
import random

import pytest
from discord import Permissions

from tests.wire.conftest import Make, turn
from tests.wire.entities import Json
from tests.wire.faults import COMMANDS, GATEWAY
from tests.wire.gateway import IDENTIFY_SECONDS, SHARDING_REQUIRED
from tests.wire.interactions import COMMAND
from tests.wire.people import Person
from tests.wire.play import HAND, Player, open_table, wish_for_words
from tests.wire.program import until
from tests.wire.server import Discord

SHARDS = 3


async def test_one_shard_fails_while_the_others_play(discord: Discord, make: Make) -> None:
    gateway, world, program = discord.gateway, discord.world, make()
    world.guilds.clear()
    gateway.shards = gateway.max_concurrency = SHARDS
    guilds = [world.add_guild(shard=(number, SHARDS)) for number in range(SHARDS)]
    guilds[0].allowed &= ~Permissions(create_public_threads=True).value
    await program.start()
    assert sorted(session.shard for session in gateway.sessions.values()) == [(each, SHARDS) for each in range(SHARDS)]
    crowds = [[Person(discord, world.add_user(guild)) for _ in range(2)] for guild in guilds[1:]]
    channels = [discord.open_channel(guild) for guild in guilds[1:]]
    for people, channel in zip(crowds, channels, strict=True):
        for person in people:
            await wish_for_words(person, channel)
    opening = [open_table(people, channel, "mausoleum") for people, channel in zip(crowds, channels, strict=True)]
    tables = await asyncio.gather(*opening)
    first, second = [[Player(person, table, random.Random(1)) for person in table.people] for table in tables]

    # The connection of one shard breaks: its click waits, the other plays, and it gets the click when it resumes.
    gateway.door.clear()
    gateway.drop(shard=1)
    waiting = asyncio.create_task(crowds[0][0].use(*crowds[0][0].finds(channels[0], HAND)))  # type: ignore[misc]
    await turn(second)
    assert not waiting.done() and not gateway.complete
    gateway.door.set()
    assert not (await waiting).failed and gateway.resumed == 1 and gateway.identified == SHARDS
    await turn(first)

    # The session of another is lost for good: that shard identifies again.
    gateway.invalidate(resumable=False, shard=2)
    await until(lambda: gateway.identified == SHARDS + 1 and gateway.complete)
    await turn(second)

    # A direct message reaches the first shard.
    no_server = dict.fromkeys(("guild_id", "guild", "guild_locale", "member"), ...)
    ana = crowds[0][0]
    data: Json = {"id": "1", "name": "tables", "type": 1, "options": []}
    told = {**no_server, "user": ana.user.payload(), "context": 1}
    direct = await ana.wait(discord.interact(COMMAND, ana.user, channels[0], data, None, **told))
    (message,) = direct.messages
    assert "You have no game going here" in message.text

    # A gateway that hangs up before its first word ends no shard: discord.py alone tries again without a pause.
    assert not program.errors()
    gateway.failing.extend((503, 1001))
    gateway.drop(shard=2)
    await until(lambda: gateway.complete and not gateway.failing)
    assert await program.stop() == 0
    said = program.said()
    assert "Discord's gateway cannot be reached: it closed the connection at once. Attempting" in said
    assert said.count(f", servers: {SHARDS}, shards: {SHARDS}") == said.count("Invite the bot to a server") == 1
    assert said.count(f"permissions missing in 1 of {SHARDS} servers") == 1
    assert "Traceback" not in said and "Unclosed" not in said
    assert discord.rest.requests[COMMANDS] == 1 and discord.rest.requests[GATEWAY] == 1


@pytest.mark.slow
async def test_shards_identify_one_by_one_and_again_after_a_refusal(discord: Discord, make: Make) -> None:
    """Only Discord knows that the bot identified just before a restart."""
    gateway, program = discord.gateway, make()
    gateway.shards, gateway.identify_seconds = 2, IDENTIFY_SECONDS
    gateway.note_identified()
    await program.start()
    assert gateway.identified == 2 and gateway.too_early == 1


@pytest.mark.slow
async def test_too_few_shards_end_with_a_sentence(discord: Discord, make: Make) -> None:
    """Before that, the bot waits for Discord to accept sessions at all."""
    gateway = discord.gateway
    gateway.servers_of_a_session, gateway.session_starts, gateway.reset_after = 1, 0, 300
    discord.world.add_guild()
    program = make(environment={"TERTULIA_SHARDS": "1"})
    await program.launch()
    assert await program.ended() == 2
    said = program.said()
    assert said.splitlines()[-1].startswith(f"Discord refuses this number of shards ({SHARDING_REQUIRED}). ")
    assert "TERTULIA_SHARDS" in said and "Traceback" not in said and "Unclosed" not in said
    assert "Discord accepts no more sessions for 0 s" in said
