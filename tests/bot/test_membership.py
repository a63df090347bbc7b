"""Servers that remove the bot and invite it again: what is logged, what resumes, and what is deleted when."""

from __future__ import annotations

import logging
import random
from pathlib import Path

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from cogs.client import LOOK_SECONDS
from db import KEPT_DAYS, Archived, Phase, ServerSettings
from locales import say
from tables.clocks import DAY
from tests.bot import harness
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, nothing_but_a_sentence, store_of, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")

OTHER = 77 << 22
"""A server that Discord does not name."""


@pytest.fixture(autouse=True)
def months(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do rarely what the bot otherwise does each hour in these tests."""
    monkeypatch.setattr("cogs.client.DELETION_CHECK_SECONDS", 100_000)
    monkeypatch.setattr("tables.scheduler.HEARTBEAT_MS", DAY)
    monkeypatch.setattr("tables.scheduler.OUTAGE_MS", 2 * DAY)


@pytest.fixture
async def running(stage: Stage) -> Game:
    """Return a running game. Its clicks have told Discord's time."""
    return await begin(stage, random.Random(22), stage.ana, stage.bruno)


async def remove(stage: Stage, *, unavailable: bool = False) -> None:
    payload = {"id": str(stage.server.id), **({"unavailable": True} if unavailable else {})}
    stage.env.backend.emit("GUILD_DELETE", payload)
    await stage.env.settle()


async def invite(stage: Stage) -> None:
    payload = dict(guild_create_payload(stage.env.backend, stage.env.backend.get_guild(stage.server.id)))
    del payload["unavailable"]
    stage.env.backend.emit("GUILD_CREATE", payload)
    await stage.env.settle()


async def look_after(stage: Stage, days: float) -> None:
    """Let so much time pass on all clocks, and look at the servers."""
    while days > 0:
        await stage.later(hours=24 * min(days, 10))
        days -= 10
    await tertulia(stage).membership.look()
    await stage.env.settle()


async def left(stage: Stage) -> list[int]:
    return await store_of(stage).servers.left_before(2**60)


async def test_a_server_that_removes_the_bot_has_ninety_days_to_think_it_over(
    stage: Stage, running: Game, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs.membership")
    await remove(stage, unavailable=True)  # an outage of Discord
    assert tertulia(stage).membership.count == 1
    await invite(stage)
    assert await left(stage) == [] and (await table_of(stage)).row.archived is None
    await remove(stage)
    assert await left(stage) == [stage.server.id] and f"server {stage.server.id}: left, servers: 0" in caplog.text
    assert (await table_of(stage)).row.archived is Archived.CHANNEL_GONE
    await look_after(stage, KEPT_DAYS - 1)
    await invite(stage)
    assert await left(stage) == [] and f"server {stage.server.id}: joined, members: 6, servers: 1" in caplog.text
    table = await table_of(stage)
    assert table.row.archived is None and table.phase is Phase.RUNNING
    await look_after(stage, KEPT_DAYS + 1)
    assert await store_of(stage).servers.with_data() == {stage.server.id}


async def test_after_ninety_days_nothing_is_left_on_disk_or_in_memory(stage: Stage, running: Game) -> None:
    registry = tertulia(stage).registry
    assert (await registry.member(stage.server.id, stage.ana.id)).locale is None
    await registry.set_server_settings(ServerSettings(stage.server.id, "fr"))
    await remove(stage)
    await look_after(stage, KEPT_DAYS + 0.1)
    assert await store_of(stage).servers.with_data() == set() and await left(stage) == []
    assert (await registry.settings(stage.server.id)).locale is None and registry.in_memory(1) is None
    await invite(stage)
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, running.board, "b:*:hand"))
    assert answer == say("en-US", "error-unknown-table")


async def test_a_server_that_discord_does_not_name_counts_as_left_on_the_third_day(stage: Stage, running: Game) -> None:
    settings = store_of(stage).settings
    await settings.set_server(ServerSettings(OTHER), 8)
    await look_after(stage, 1)
    assert await left(stage) == []
    tertulia(stage).servers[0].add(OTHER)  # a session in which Discord names it
    await look_after(stage, 1)
    tertulia(stage).servers[0].discard(OTHER)
    for expected in ([], [OTHER], [OTHER]):  # on its second, third and fourth day
        await look_after(stage, 1)
        assert await left(stage) == expected
    assert (await table_of(stage)).row.archived is None
    # It has invited the bot again while that was away.
    tertulia(stage).servers[0].add(OTHER)
    await tertulia(stage).membership.on_shard_ready(0)
    assert await left(stage) == [] and await store_of(stage).servers.with_data() == {stage.server.id, OTHER}


async def test_the_bot_learns_the_servers_of_a_session_from_discord(stage: Stage) -> None:
    bot = tertulia(stage)
    guilds = [{"id": str(OTHER), "unavailable": True}]
    user = {"id": str(bot.user.id if bot.user else 0), "username": "t", "discriminator": "0", "avatar": None}
    bot._connection.parsers["READY"]({"shard": [0, 1], "guilds": guilds, "user": user})
    await stage.env.settle()
    assert bot.membership.count == 1 and bot.servers == {0: {OTHER}}


async def test_no_wrong_clock_deletes_anything_before_a_click(stage: Stage) -> None:
    await store_of(stage).settings.set_server(ServerSettings(OTHER), 8)
    await store_of(stage).servers.note_left(OTHER, 0)
    await look_after(stage, 1)
    assert OTHER in await store_of(stage).servers.with_data()
    await stage.slash(stage.ana, "tables")
    await stage.later(seconds=LOOK_SECONDS + 1)  # the bot looks by itself
    assert OTHER not in await store_of(stage).servers.with_data()


async def test_games_that_are_over_go_after_the_days_of_the_setting(
    stage: Stage, running: Game, tmp_path: Path
) -> None:
    await running.to_the_end()
    ladder = await store_of(stage).ratings.all()
    await look_after(stage, 40)
    assert (await table_of(stage)).phase is Phase.FINISHED  # by default they are kept

    def make() -> discord.Client:
        bot = harness.make_bot(tmp_path / "tertulia.sqlite3")
        bot.keep_games_days = 50  # type: ignore[attr-defined]
        return bot

    stage.make = make
    await stage.restart()
    told = stage.text(stage.private(await stage.slash(stage.ana, "privacy")))
    assert (
        say("en-US", "privacy-body", days=0, keep=50, left=KEPT_DAYS, place="server") in told
        and "after 50 days" in told
    )
    await look_after(stage, 9)
    assert await store_of(stage).games.actions(1)
    await look_after(stage, 2)
    assert not await store_of(stage).games.actions(1)
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, running.board, "b:*:more"))
    assert answer == say("en-US", "error-unknown-table")
    assert ladder and await store_of(stage).ratings.all() == ladder
