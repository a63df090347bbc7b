"""The shards of one of several processes: which it connects, and how often it tries."""

from __future__ import annotations

import asyncio

import discord as library
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.connector import Connector
from cogs.gateway import ShardedBot
from db import Shards
from tests.wire.program import until
from tests.wire.server import TOKEN, Discord

PART = Shards(2, 3, 4)


def connected(discord: Discord) -> set[int]:
    """Return the shards that are connected."""
    return {session.shard[0] for session in discord.gateway.sessions.values() if session.line is not None}


def bot_of(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> ShardedBot:
    """Return a bot with a part of the shards, not started yet."""
    monkeypatch.setattr(Route, "BASE", discord.api)
    address = type(DiscordWebSocket.DEFAULT_GATEWAY)(discord.gateway.address)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", address)
    discord.gateway.max_concurrency = PART.total
    return ShardedBot(PART, command_prefix="!", intents=library.Intents(guilds=True), help_command=None)


async def test_a_process_connects_its_own_shards_and_tries_once_a_minute_however_long_the_gateway_is_away(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep, waits = asyncio.sleep, list[float]()

    async def soon(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    discord.world.guilds.clear()
    for number in range(PART.total):
        discord.world.add_guild(shard=(number, PART.total))
    async with bot_of(discord, monkeypatch) as bot:
        running = asyncio.create_task(bot.start(TOKEN))
        await until(lambda: bot.is_ready())
        assert connected(discord) == {guild.shard_id for guild in bot.guilds} == {2, 3}
        assert isinstance(bot.http.connector, Connector), "it sends messages with pictures in one piece"
        discord.gateway.failing.extend([502] * 60)
        with monkeypatch.context() as patched:
            patched.setattr("discord.shard.asyncio.sleep", soon)
            discord.gateway.drop()
            while discord.gateway.failing or connected(discord) != {2, 3}:
                await sleep(0.01)
        assert len(waits) >= 60 and 1 < max(waits) < 60
        await bot.close()
        await running

    monkeypatch.setattr("discord.shard.asyncio.sleep", lambda seconds: sleep(0))
    async with bot_of(discord, monkeypatch) as bot:
        discord.gateway.failing.extend([503] * 3)
        with pytest.raises(library.GatewayNotFound):
            await bot.start(TOKEN)  # a gateway that stays away ends the start
        assert not connected(discord) and not bot.shards
