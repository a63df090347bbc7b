"""The gate: of several processes, only the one that owns a server for sure answers its interactions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from discord import ClientUser

from bot import create_bot
from cogs.client import Tertulia
from db import Store
from settings import Settings
from tests.postgres import Cluster
from tests.wire.entities import Guild, Json
from tests.wire.interactions import COMPONENT, Interactions
from tests.wire.world import World

SHARDS = 4


@pytest.fixture
async def bot(cluster: Cluster) -> AsyncIterator[Tertulia]:
    """A process that has claimed shard 1 and has not logged in."""
    settings = Settings(_env_file=None, TERTULIA_DATABASE=cluster.new_schema(), TERTULIA_CLUSTER=f"1/{SHARDS}")
    async with create_bot(settings) as made:
        store = await made.open_store()
        assert made.cluster is not None and store.members is not None
        assert await store.members.claim(range(1, 1024, SHARDS))
        made.cluster._buckets.update(range(1, 1024, SHARDS))
        made._connection.user = ClientUser(state=made._connection, data=cast(Any, World().bot.payload()))
        yield made


@pytest.fixture
def heard(bot: Tertulia, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events that reach the bot."""
    found: list[str] = []
    monkeypatch.setattr(bot._connection, "dispatch", lambda event, *_: found.append(event))
    return found


def click(guild: Guild, world: World) -> Json:
    """What Discord sends of a click."""
    channel = world.add_channel(guild, "games")
    data = {"custom_id": "b:1:hand", "component_type": 2, "id": 1}
    interactions = Interactions(world)
    begun = interactions.begin(COMPONENT, world.add_user(guild), channel, data, None)
    try:
        return interactions.payload(begun)
    finally:
        interactions.close()


async def test_only_interactions_of_our_servers_pass_and_none_without_the_database(
    bot: Tertulia, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    world, arrive = World(), bot._connection.parsers["INTERACTION_CREATE"]
    ours, other = (world.add_guild(shard=(number, SHARDS)) for number in (1, 2))
    arrive(click(other, world))
    direct = {**click(ours, world), "user": world.add_user(ours).payload()}
    for part in ("guild_id", "guild", "member"):
        del direct[part]
    arrive(direct)
    assert not heard, "direct messages belong to the first shard"
    arrive(click(ours, world))
    assert heard == ["interaction"]
    monkeypatch.setattr("db.membership.SURE_SECONDS", 0.0)
    arrive(click(ours, world))
    assert heard == ["interaction"] and not bot.sure
    assert bot.cluster is not None
    assert str(bot.cluster.problem()).startswith("no reply to the lock session for ")


async def test_nobody_archives_the_tables_of_a_server_that_another_process_serves(
    bot: Tertulia, heard: list[str]
) -> None:
    world, parsers = World(), bot._connection.parsers
    ours, other = (world.add_guild(shard=(number, SHARDS)) for number in (1, 2))
    for guild in (ours, other):
        parsers["GUILD_CREATE"](guild.payload("2026-01-01T00:00:00+00:00"))
    assert [guild.id for guild in bot.guilds] == [ours.id]
    heard.clear()
    for guild in (ours, other):
        channel = world.add_channel(guild, "games").payload()
        parsers["CHANNEL_CREATE"](channel)
        parsers["CHANNEL_DELETE"](channel)
        parsers["GUILD_DELETE"]({"id": str(guild.id)})
    assert heard == ["guild_channel_create", "guild_channel_delete", "guild_remove"]


async def test_a_process_waits_for_its_range_and_says_so_after_a_while(
    bot: Tertulia, monkeypatch: pytest.MonkeyPatch
) -> None:
    part, store = bot.cluster, bot.store
    assert part is not None and store is not None and store.members is not None
    part._count = SHARDS
    part._buckets.clear()
    async with await Store.open(bot._database, member=f"auto/{SHARDS}") as other:
        assert other.members is not None
        await store.members.give(range(1024))
        assert await other.members.claim(range(1024))
        look = await store.members.look()
        assert look.live == 2 and part._next(look) is None and part.problem() is None
        monkeypatch.setattr("cogs.cluster.PATIENCE_SECONDS", -1.0)
        assert part.problem() == "1 of 1 shards belong to other processes or to none"
        await other.members.give(range(1, 1024, SHARDS))
        step = part._next(await store.members.look())
        assert step is not None
        step.close()


async def test_a_bot_that_is_alone_takes_all() -> None:
    bot = create_bot(Settings(_env_file=None, TERTULIA_DATABASE=":memory:"))
    assert bot.cluster is None and bot.sure and bot.may_answer(123 << 22) and bot.serves(0)


async def test_each_of_several_processes_keeps_to_its_part_of_the_requests(bot: Tertulia) -> None:
    bot._rate = 40.0
    await bot.set_up()
    for processes, burst in ((1, 8), (4, 2), (20, 1)):
        bot.share_requests(processes)
        limiter = bot.channels.limiter
        assert limiter is not None and limiter.max_rate == burst
        assert limiter.max_rate / limiter.time_period == pytest.approx(40 / processes)
        bot.share_requests(processes)
        assert bot.channels.limiter is limiter, "it keeps those that wait"
