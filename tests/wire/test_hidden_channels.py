"""Channels that the bot may not view. Discord tells next to nothing of them, and hides the rest in several ways."""

from __future__ import annotations

from typing import get_args

from locales import say
from tests.wire.conftest import Make
from tests.wire.entities import FORUM, STAGE, TEXT, VIEW, VOICE, Channel, Hiding
from tests.wire.people import Person
from tests.wire.program import until
from tests.wire.server import Discord

HIDINGS: tuple[Hiding, ...] = get_args(Hiding)
NO_VIEW = say("en-US", "error-permissions", missing=say("en-US", "permission-view-channel"), count=1)
UNREAD = "could not be read"


async def test_a_hidden_channel_is_neither_deleted_nor_used_and_serves_once_it_is_shown(
    discord: Discord, make: Make
) -> None:
    """However Discord hides it: from the start, or while the bot runs."""
    program, (guild,) = make(), discord.world.guilds.values()
    ana = Person(discord, discord.world.add_user(guild, manager=True))
    bruno = Person(discord, discord.world.add_user(guild))
    hidden: list[Channel] = []
    for hiding in HIDINGS:
        for type in (TEXT, VOICE, STAGE, FORUM):
            hidden.append(discord.world.add_channel(guild))
            hidden[-1].type, hidden[-1].denied, hidden[-1].hiding = type, VIEW, hiding
    chosen, other = discord.world.add_channel(guild), discord.world.add_channel(guild)
    await program.start()
    await until(lambda: "ready as" in program.said())
    menu = say("en-US", "menu-challenge-name")
    for channel in hidden[:: len(hidden) // len(HIDINGS)]:
        for answer in (await ana.menu(channel, menu, bruno.user), await ana.slash(channel, "play", game="luxor")):
            assert [(message.text, message.viewer) for message in answer.messages] == [(NO_VIEW, ana.user.id)]
        assert program.ask("SELECT count(*) FROM tables WHERE channel_id = ?", channel.id) == (0,)
        channel.denied = 0
        discord.update_channel(channel)
        await ana.slash(channel, "play", game="luxor")
        assert bruno.finds(channel, "b:*:join") is not None

    (panel,) = (await ana.slash(other, "table-settings")).messages
    form = await ana.press(panel, "c:change")
    filled = {"language": "automatic", "pace": "daily", "roles": [], "pings": True}
    await ana.submit(panel, form, channels=[str(chosen.id)], **filled)
    told = say("en-US", "settings-channels", channels=f"<#{chosen.id}>")
    assert told in panel.text
    elsewhere = say("en-US", "error-other-channel", channels=f"<#{chosen.id}>", count=1)
    for hiding in HIDINGS:
        chosen.denied, chosen.hiding = VIEW, hiding
        discord.update_channel(chosen)
        if hiding == HIDINGS[-1]:
            await program.stop()
            await program.start()
        (again,) = (await ana.slash(other, "table-settings")).messages
        assert told in again.text and "c:deleted" not in [each.custom_id for each in again.controls]
        (refused,) = (await ana.slash(other, "play", game="luxor")).messages
        assert refused.text.startswith(elsewhere.partition("`")[0])
    assert UNREAD not in program.said() and not program.errors()
