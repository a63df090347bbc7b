"""The gate: of several processes, only the one that serves a server for sure answers its interactions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ClientUser

from bot import create_bot
from cogs.client import Tertulia
from db import NotOurs
from settings import Settings
from status.health import Health
from status.shards import ShardStatus
from tests.postgres import Cluster
from tests.wire.entities import Guild, Json
from tests.wire.interactions import COMPONENT, Interactions
from tests.wire.world import World

SHARDS = 4


def process(cluster: Cluster, part: str) -> Tertulia:
    """Return a process of these shards that has not logged in."""
    return create_bot(Settings(_env_file=None, TERTULIA_DATABASE=cluster.new_schema(), TERTULIA_SHARDS=part))


@pytest.fixture
async def bot(cluster: Cluster) -> AsyncIterator[Tertulia]:
    async with process(cluster, f"1/{SHARDS}") as made:
        await made.open_store()
        made._connection.user = ClientUser(state=made._connection, data=cast(Any, World().bot.payload()))
        yield made


def click(guild: Guild, world: World) -> Json:
    """Return what Discord sends of a click."""
    channel = world.add_channel(guild, "games")
    data = {"custom_id": "b:1:hand", "component_type": 2, "id": 1}
    interactions = Interactions(world)
    begun = interactions.begin(COMPONENT, world.add_user(guild), channel, data, None)
    try:
        return interactions.payload(begun)
    finally:
        interactions.close()


async def test_only_interactions_of_our_servers_pass_and_none_without_the_database(
    bot: Tertulia, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.set_up()
    heard: list[str] = []
    monkeypatch.setattr(bot._connection, "dispatch", lambda event, *_: heard.append(event))
    world, arrive = World(), bot._connection.parsers["INTERACTION_CREATE"]
    ours, other = (world.add_guild(shard=(number, SHARDS)) for number in (1, 2))
    arrive(click(other, world))
    direct = {**click(ours, world), "user": world.add_user(ours).payload()}
    for part in ("guild_id", "guild", "member"):
        del direct[part]
    arrive(direct)
    assert not heard, "direct messages belong to the first shard"
    arrive(click(ours, world))
    health = Health(bot, ShardStatus(bot))
    assert heard == ["interaction"] and "shards" in health.parts and "shards" not in health.problems()

    monkeypatch.setattr("db.store.SURE_SECONDS", 0.0)
    arrive(click(ours, world))
    assert heard == ["interaction"] and not bot.sure
    assert health.problems()["shards"].startswith("no reply of the database for ")
    with pytest.raises(NotOurs):
        await bot.channels.own(1)


async def test_a_process_that_has_closed_its_store_leaves_clicks_to_the_others(cluster: Cluster) -> None:
    """It answered that it was stopping, and the process that had its shards by then answered the click as well."""
    async with process(cluster, "0-31/64") as bot:
        await bot.open_store()
        ours = next(guild << 22 for guild in range(64) if bot.serves(guild << 22))
        assert bot.may_answer(ours)
        await bot.close()
        assert not bot.may_answer(ours)


async def test_a_process_whose_shards_were_taken_answers_nothing_while_it_closes(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It finished its updates first, and answered clicks meanwhile, as the process that had its shards did."""
    async with process(cluster, "0-31/64") as bot:
        await bot.open_store()
        ours = next(guild << 22 for guild in range(64) if bot.serves(guild << 22))
        monkeypatch.setattr("db.store.SURE_SECONDS", 0.0)
        seen = list[bool]()

        async def settle(*_: float) -> None:
            seen.append(bot.may_answer(ours))

        for name in ("public", "ephemeral", "pictures"):
            there = SimpleNamespace(settle=settle, close=settle if name == "pictures" else bool)
            monkeypatch.setattr(bot, name, there, raising=False)
        await bot.close()
        assert seen == [False, False]


async def test_a_bot_that_is_alone_takes_all() -> None:
    bot = create_bot(Settings(_env_file=None, TERTULIA_DATABASE=":memory:"))
    assert bot.part is None and bot.sure and bot.may_answer(123 << 22) and bot.serves(0)
    assert "shards" not in Health(bot, ShardStatus(bot)).parts


@pytest.mark.parametrize("part", ["0-31/64", "16/64"])
async def test_a_process_keeps_to_its_share_of_the_requests_and_the_first_shard_sends_what_is_for_all(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    work: list[str] = []

    async def note(_: object, known: dict[str, str], *__: object, uploads: bool) -> None:
        known["smile"] = "markup"
        work.append("emojis" if uploads else "no emojis")

    async def draw(*_: object) -> dict[str, bytes]:
        return {"smile": b""}

    async def send(*_: object) -> None:
        work.append("commands")

    async def nothing(*_: object) -> None:
        pass

    def start(_: Tertulia, task: Coroutine[Any, Any, None]) -> None:
        task.close()

    monkeypatch.setattr("cogs.client.emojis.update", note)
    monkeypatch.setattr(Tertulia, "_send_commands", send)
    monkeypatch.setattr(Tertulia, "_start_task", start)
    monkeypatch.setattr(Tertulia, "wait_until_ready", nothing)
    monkeypatch.setattr("render.service.PictureService.emojis", draw)
    async with process(cluster, part) as bot:
        bot._rate = 40.0
        await bot.setup_hook()
        limiter = bot.channels.limiter
        assert limiter is not None and bot.part is not None
        assert limiter.max_rate == (4 if bot.serves(0) else 1)
        assert limiter.max_rate / limiter.time_period == pytest.approx(40 * len(bot.part.numbers) / 64)
        await bot._update_emojis()
    assert work == (["commands", "emojis"] if part.startswith("0") else ["no emojis"])
