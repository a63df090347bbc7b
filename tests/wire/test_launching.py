"""Shards that are connected and disconnected while the bot runs, as one of several processes does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord as library
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.connector import Connector
from cogs.gateway import ShardedBot
from tests.wire.program import until
from tests.wire.server import TOKEN, Discord

SHARDS = 4


@pytest.fixture
async def bot(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ShardedBot]:
    """A bot that has logged in and connected no shard."""
    monkeypatch.setattr(Route, "BASE", discord.api)
    address = type(DiscordWebSocket.DEFAULT_GATEWAY)(discord.gateway.address)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address)
    discord.gateway.max_concurrency = SHARDS
    discord.world.guilds.clear()
    for number in range(SHARDS):
        discord.world.add_guild(shard=(number, SHARDS))
    bot = ShardedBot(
        SHARDS - 1, all_shards=False, command_prefix="!", intents=library.Intents(guilds=True), help_command=None
    )
    async with bot:
        running = asyncio.create_task(bot.start(TOKEN))
        await until(lambda: bot._connection.shard_count == SHARDS)  # a power of two
        yield bot
    await running


def connected(discord: Discord) -> set[int]:
    """The shards that are connected."""
    return {session.shard[0] for session in discord.gateway.sessions.values() if session.line is not None}


def known(bot: ShardedBot) -> set[int]:
    """The shards whose servers the bot knows."""
    return {guild.shard_id for guild in bot.guilds}


async def test_a_bot_sends_messages_with_pictures_in_one_piece(bot: ShardedBot) -> None:
    assert isinstance(bot.http.connector, Connector)


async def test_shards_come_and_go_and_the_bot_knows_the_servers_of_those_that_it_has(
    discord: Discord, bot: ShardedBot
) -> None:
    assert not connected(discord) and bot.shard_ids == []
    ready: list[int] = []

    async def note(shard_id: int) -> None:
        ready.append(shard_id)

    bot.add_listener(note, "on_shard_ready")
    await bot.launch([1, 3])
    await until(lambda: sorted(ready) == [1, 3])
    assert connected(discord) == known(bot) == {1, 3} and bot.shard_ids == [1, 3]
    await bot.disconnect([1])
    await until(lambda: connected(discord) == {3})
    assert known(bot) == {3} and bot.shard_ids == [3] and [*bot.shards] == [3]
    await bot.launch([1, 0])
    await until(lambda: sorted(ready) == [0, 1, 1, 3])
    assert connected(discord) == known(bot) == {0, 1, 3}


async def test_a_shard_that_connects_again_while_it_is_disconnected_stays_away(
    discord: Discord, bot: ShardedBot
) -> None:
    gateway = discord.gateway
    await bot.launch([2, 3])
    await until(lambda: connected(discord) == {2, 3})
    gateway.door.clear()
    gateway.drop(shard=3)
    await until(lambda: bot.shards[3].is_closed())
    await asyncio.sleep(0.2)  # it waits at the door, or will
    await bot.disconnect([3])
    gateway.door.set()
    gateway.drop(shard=2)  # handled after the other, in the same queue
    await until(lambda: gateway.resumed >= 1 and connected(discord) == {2})
    assert [*bot.shards] == [2] and gateway.identified == 2


async def test_a_shard_that_cannot_connect_is_tried_again_later(
    discord: Discord, bot: ShardedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep = asyncio.sleep

    async def soon(seconds: float) -> None:
        await sleep(0)

    discord.gateway.failing.extend([503] * 3)
    with monkeypatch.context() as patched:
        patched.setattr("discord.shard.asyncio.sleep", soon)
        with pytest.raises(library.GatewayNotFound):
            await bot.launch([2])
    assert not connected(discord) and bot.shard_ids == [2] and not bot.shards
    await bot.launch([2])
    await until(lambda: connected(discord) == {2})


async def test_a_shard_tries_at_least_once_a_minute_however_long_the_gateway_is_away(
    discord: Discord, bot: ShardedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep, waits = asyncio.sleep, list[float]()

    async def soon(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    await bot.launch([2])
    await until(lambda: connected(discord) == {2})
    discord.gateway.failing.extend([502] * 60)
    with monkeypatch.context() as patched:
        patched.setattr("discord.shard.asyncio.sleep", soon)
        discord.gateway.drop()
        while discord.gateway.failing or not connected(discord):
            await sleep(0.01)
    assert len(waits) >= 60 and 1 < max(waits) < 60
