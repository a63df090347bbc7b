"""Channels that the bot may not view. Discord tells next to nothing of them, and hides the rest in several ways."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import pytest

from locales import say
from tests.wire.entities import FORUM, STAGE, TEXT, VIEW, VOICE, Channel, Hiding
from tests.wire.people import Person
from tests.wire.play import open_table
from tests.wire.program import Program, until
from tests.wire.server import Discord

HIDINGS: tuple[Hiding, ...] = get_args(Hiding)
NO_VIEW = say("en-US", "error-permissions", missing=say("en-US", "permission-view-channel"), count=1)
UNREAD = "could not be read"


@pytest.fixture
async def program(discord: Discord, tmp_path: Path) -> AsyncIterator[Program]:
    """Yield the bot. The test starts it. It reads every event, and stops without an error."""
    program = Program(discord, tmp_path)
    yield program
    assert not program.running or await program.stop() == 0
    assert UNREAD not in program.said() and not program.errors()


def people(discord: Discord) -> tuple[Person, Person]:
    """Return two members of the one server. The first may manage it."""
    (guild,) = discord.world.guilds.values()
    users = discord.world.add_user(guild, manager=True), discord.world.add_user(guild)
    return Person(discord, users[0]), Person(discord, users[1])


def channel_of(discord: Discord, type: int = TEXT, hiding: Hiding | None = None) -> Channel:
    """Add a channel to the one server before the bot starts. ``hiding``: the bot may not view it."""
    (guild,) = discord.world.guilds.values()
    channel = discord.world.add_channel(guild)
    channel.type = type
    if hiding is not None:
        channel.denied, channel.hiding = VIEW, hiding
    return channel


@pytest.mark.parametrize("hiding", HIDINGS)
async def test_a_server_with_hidden_channels_is_read_and_played_in(
    discord: Discord, program: Program, hiding: Hiding
) -> None:
    for type in (TEXT, VOICE, STAGE, FORUM):
        channel_of(discord, type, hiding)
    seen = channel_of(discord)
    await program.start()
    await until(lambda: "ready as" in program.said())
    (ready,) = [line for line in program.said().splitlines() if "ready as" in line]
    assert "in 1 servers" in ready and UNREAD not in program.said()
    await open_table(people(discord), seen, "mausoleum")


@pytest.mark.parametrize("hiding", HIDINGS)
async def test_a_chosen_channel_that_is_hidden_now_is_not_a_deleted_one(
    discord: Discord, program: Program, hiding: Hiding
) -> None:
    chosen, other = channel_of(discord), channel_of(discord)
    ana, _ = people(discord)
    await program.start()
    (panel,) = (await ana.slash(other, "table-settings")).messages
    form = await ana.press(panel, "c:change")
    filled = {"language": "automatic", "pace": "daily", "roles": [], "pings": True}
    await ana.submit(panel, form, channels=[str(chosen.id)], **filled)
    told = say("en-US", "settings-channels", channels=f"<#{chosen.id}>")
    assert told in panel.text

    chosen.denied, chosen.hiding = VIEW, hiding
    discord.update_channel(chosen)
    elsewhere = say("en-US", "error-other-channel", channels=f"<#{chosen.id}>", count=1)
    for start in (False, True):
        if start:
            await program.stop()
            await program.start()
        (again,) = (await ana.slash(other, "table-settings")).messages
        assert told in again.text and "c:deleted" not in [each.custom_id for each in again.controls]
        (refused,) = (await ana.slash(other, "play", game="luxor")).messages
        assert refused.text.startswith(elsewhere.partition("`")[0])


@pytest.mark.parametrize("hiding", HIDINGS)
async def test_a_hidden_channel_asks_for_the_permission_and_serves_once_it_is_shown(
    discord: Discord, program: Program, hiding: Hiding
) -> None:
    hidden = channel_of(discord, hiding=hiding)
    ana, bruno = people(discord)
    await program.start()
    menu = say("en-US", "menu-challenge-name")
    for answer in (await ana.menu(hidden, menu, bruno.user), await ana.slash(hidden, "play", game="luxor")):
        assert [message.text for message in answer.messages] == [NO_VIEW]
        assert [message.viewer for message in answer.messages] == [ana.user.id]
    assert program.ask("SELECT count(*) FROM tables") == (0,)

    hidden.denied = 0
    discord.update_channel(hidden)
    await ana.slash(hidden, "play", game="luxor")
    assert bruno.finds(hidden, "b:*:join") is not None
