"""Shards: the bot on several connections at once, and what becomes of it when one of them fails."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord import Permissions

from locales import say
from tests.wire.entities import Json
from tests.wire.gateway import DISPATCH, HELLO, IDENTIFY, INVALID_SESSION, INVALID_SHARD, SHARDING_REQUIRED
from tests.wire.gateway import IDENTIFY_SECONDS as DISCORDS_SECONDS
from tests.wire.interactions import COMMAND
from tests.wire.people import Person
from tests.wire.play import Player, choices, open_table, who_decides, wish_for_words
from tests.wire.program import Program, until
from tests.wire.routes import COMMANDS, GATEWAY
from tests.wire.server import TOKEN, Discord

SHARDS = 4


# ---------------------------------------------------------------- the stand-in itself


async def identified(
    discord: Discord, client: aiohttp.ClientSession, *, gateway: str = "", **said: Any
) -> aiohttp.ClientWebSocketResponse:
    """Connect and identify as one shard."""
    socket = await client.ws_connect(gateway or discord.gateway.address, params={"v": "10", "encoding": "json"})
    assert (await socket.receive_json())["op"] == HELLO
    await socket.send_json({"op": IDENTIFY, "d": {"token": TOKEN, "intents": 1, **said}})
    return socket


async def events(socket: aiohttp.ClientWebSocketResponse, count: int) -> list[Json]:
    """Return the next events."""
    return [await socket.receive_json(timeout=10) for _ in range(count)]


async def test_an_event_reaches_the_shard_of_its_server_and_a_direct_message_the_first(discord: Discord) -> None:
    world = discord.world
    guilds = [world.add_guild(shard=(number, 2)) for number in range(2)]
    async with aiohttp.ClientSession() as client:
        first, second = [await identified(discord, client, shard=[number, 2]) for number in range(2)]
        for number, socket in enumerate((first, second)):
            ready = (await events(socket, 1))[0]["d"]
            own = {str(guild.id) for guild in world.guilds.values() if (guild.id >> 22) % 2 == number}
            assert ready["shard"] == [number, 2] and {each["id"] for each in ready["guilds"]} == own
            created = await events(socket, len(own))
            assert {each["d"]["id"] for each in created} == own and all(each["op"] == DISPATCH for each in created)
        discord.open_channel(guilds[1])
        discord.gateway.dispatch("INTERACTION_CREATE", {"id": "1"})
        discord.leave(guilds[0])
        assert [each["t"] for each in await events(first, 2)] == ["INTERACTION_CREATE", "GUILD_DELETE"]
        assert [each["t"] for each in await events(second, 1)] == ["CHANNEL_CREATE"]


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0], [0, 0], "0/1", ["0", "1"], [True, 2]])
async def test_a_shard_that_cannot_be_is_refused(discord: Discord, shard: object) -> None:
    async with aiohttp.ClientSession() as client:
        socket = await identified(discord, client, shard=shard)
        assert (await socket.receive()).data == INVALID_SHARD


@pytest.mark.parametrize(("said", "code"), [({}, SHARDING_REQUIRED), ({"shard": [0, 1]}, SHARDING_REQUIRED)])
async def test_a_session_of_too_many_servers_is_refused(discord: Discord, said: Json, code: int) -> None:
    discord.gateway.servers_of_a_session = 1
    discord.world.add_guild()
    async with aiohttp.ClientSession() as client:
        socket = await identified(discord, client, **said)
        assert (await socket.receive()).data == code


async def test_two_sessions_of_a_shard_both_get_its_events_and_an_interaction_has_one_answer(discord: Discord) -> None:
    """As if a process went on although another one had started with its shards."""
    world = discord.world
    guild = world.add_guild(shard=(1, 2))
    channel, user = world.add_channel(guild), world.add_user(guild)
    entrances = [await discord.add_entrance() for _ in range(2)]
    async with aiohttp.ClientSession() as client:
        sockets = []
        for entrance in entrances:
            gateway = entrance.environment["TERTULIA_DISCORD_GATEWAY"]
            sockets.append(await identified(discord, client, gateway=gateway, shard=[1, 2]))
            ready = (await events(sockets[-1], 1))[0]["d"]
            assert ready["resume_gateway_url"] == gateway
            await events(sockets[-1], len(ready["guilds"]))
        clicked = discord.interact(COMMAND, user, channel, {"id": "1", "name": "tables", "type": 1, "options": []})
        assert clicked.reached == {each.port for each in entrances}
        assert [(await events(socket, 1))[0]["t"] for socket in sockets] == ["INTERACTION_CREATE"] * 2
        statuses = []
        for entrance in reversed(entrances):
            path = f"/interactions/{clicked.id}/{clicked.token}/callback"
            said = {"type": 4, "data": {"content": "Here.", "allowed_mentions": {"parse": []}}}
            async with client.post(entrance.environment["TERTULIA_DISCORD_API"] + path, json=said) as answer:
                statuses.append(answer.status)
    assert statuses == [204, 400] and clicked.port == entrances[1].port
    assert len(discord.interactions.twice) == 1
    assert f"answered by :{entrances[1].port}, then by :{entrances[0].port}" in discord.interactions.twice[0]


async def test_each_bucket_takes_one_identify_at_a_time(discord: Discord) -> None:
    discord.gateway.identify_seconds, discord.gateway.max_concurrency = DISCORDS_SECONDS, 2
    async with aiohttp.ClientSession() as client:
        sockets = [await identified(discord, client, shard=[number, 4]) for number in range(3)]
        answers = [(await events(socket, 1))[0] for socket in sockets]
    assert [each["op"] for each in answers] == [DISPATCH, DISPATCH, INVALID_SESSION]


# ---------------------------------------------------------------- the bot


@pytest.fixture
async def program(discord: Discord, tmp_path: Path) -> AsyncIterator[Program]:
    """Yield the bot. The test starts it; it must stop without an error."""
    program = Program(discord, tmp_path)
    yield program
    assert not program.running or await program.stop() == 0
    assert "Traceback" not in program.said() and "Unclosed" not in program.said()


async def turn(players: list[Player]) -> None:
    """Let the player whose turn it is decide once."""
    mover, hand = await who_decides(players)
    assert await mover.decide(choices(hand)[0])


async def test_one_shard_fails_while_the_others_play(discord: Discord, program: Program) -> None:
    gateway, world = discord.gateway, discord.world
    world.guilds.clear()
    gateway.shards, gateway.max_concurrency = SHARDS, SHARDS
    guilds = [world.add_guild(shard=(number, SHARDS)) for number in range(SHARDS)]
    guilds[3].allowed &= ~Permissions(create_public_threads=True).value
    await program.start()
    assert sorted(session.shard for session in gateway.sessions.values()) == [(each, SHARDS) for each in range(SHARDS)]
    people = [Person(discord, world.add_user(guild)) for guild in guilds[1:] for _ in range(2)]
    crowds = [people[each : each + 2] for each in (0, 2, 4)]
    channels = [discord.open_channel(guild) for guild in guilds[1:]]
    reading = zip(people, [each for each in channels for _ in range(2)], strict=True)
    await asyncio.gather(*(wish_for_words(person, channel) for person, channel in reading))
    opening = [open_table(crowd, channel, "mausoleum") for crowd, channel in zip(crowds, channels, strict=True)]
    tables = await asyncio.gather(*opening)
    first, second, third = [[Player(person, table, random.Random(1)) for person in table.people] for table in tables]

    # The connection of one shard breaks: its click waits, the others play, and it gets the click when it resumes.
    gateway.door.clear()
    gateway.drop(shard=1)
    board = tables[0].board()
    assert board is not None
    control = next(each for each in board.controls if each.custom_id.endswith(":hand"))
    waiting = people[0].click(board, control, ())
    await asyncio.gather(turn(second), turn(third))
    assert not waiting.done.is_set() and not gateway.complete
    gateway.door.set()
    await people[0].wait(waiting)
    assert not waiting.failed and gateway.resumed == 1 and gateway.identified == SHARDS
    await turn(first)

    # The session of another is lost for good: that shard identifies again.
    gateway.invalidate(resumable=False, shard=2)
    await until(lambda: gateway.identified == SHARDS + 1 and gateway.complete)
    await asyncio.gather(turn(second), turn(third))

    # A direct message reaches the first shard.
    no_server = dict.fromkeys(("guild_id", "guild", "guild_locale", "member"), ...)
    user = people[0].user.payload()
    data: Json = {"id": "1", "name": "tables", "type": 1, "options": []}
    direct = discord.interact(COMMAND, people[0].user, channels[0], data, None, **no_server, user=user, context=1)
    await people[0].wait(direct)
    assert [message.text for message in direct.messages] == [say("en-US", "error-server-only")]

    assert await program.stop() == 0 and not program.errors()
    said = program.said()
    assert said.count(f"in {SHARDS} servers on {SHARDS} shards") == said.count("Invite the bot to a server") == 1
    assert said.count(f"permissions missing in 1 of {SHARDS} servers") == 1
    assert discord.rest.requests[COMMANDS] == 1 and discord.rest.requests[GATEWAY] == 1


async def test_a_gateway_that_hangs_up_before_its_first_word_ends_no_shard(discord: Discord, program: Program) -> None:
    """discord.py alone tries again without a pause after such a resume, and ends the program after such a start."""
    await program.start()
    gateway = discord.gateway
    gateway.failing.extend((503, 1001))
    gateway.drop()
    await until(lambda: gateway.complete)
    assert not gateway.failing and program.running
    assert "Discord's gateway cannot be reached: it closed the connection at once. Attempting" in program.said()


async def test_shards_identify_one_by_one_and_again_after_a_refusal(discord: Discord, program: Program) -> None:
    """Only Discord knows that the bot identified just before a restart."""
    gateway = discord.gateway
    gateway.shards, gateway.identify_seconds = 2, DISCORDS_SECONDS
    gateway.note_identified()
    await program.start()
    assert gateway.identified == 2 and gateway.too_early == 1


async def test_too_few_shards_end_with_a_sentence(discord: Discord, tmp_path: Path) -> None:
    """Before that, the bot waits for Discord to accept sessions at all."""
    gateway = discord.gateway
    gateway.servers_of_a_session, gateway.session_starts, gateway.reset_after = 1, 0, 300
    discord.world.add_guild()
    program = Program(discord, tmp_path, environment={"TERTULIA_SHARDS": "1"})
    await program.launch()
    assert await program.ended() == 2
    said = program.said()
    assert said.splitlines()[-1].startswith(f"Discord refuses this number of shards ({SHARDING_REQUIRED}). ")
    assert "TERTULIA_SHARDS" in said and "Traceback" not in said and "Unclosed" not in said
    assert "Discord accepts no more sessions for 0 s" in said
