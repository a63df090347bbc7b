"""A thread that sleeps where the bot may write in threads only: Discord then refuses to reopen it without a message."""

from __future__ import annotations

import random

import discord as dpy

from tests.wire.conftest import newcomers, turn
from tests.wire.faults import EDIT, SEND, WAKE, Refuse
from tests.wire.play import Player, open_table, table_text
from tests.wire.program import Program, until
from tests.wire.server import Discord

ARCHIVED = 50083
SETTLED = "SELECT settled_revision = revision FROM tables WHERE id = ?"


async def test_a_thread_that_may_not_be_reopened_is_woken_by_the_board_itself(
    discord: Discord, program: Program
) -> None:
    people = await newcomers(discord, 2, words=True)
    (guild,) = discord.world.guilds.values()
    channel = discord.open_channel(guild)
    channel.denied = dpy.Permissions(send_messages=True).value
    discord.update_channel(channel)
    thread = discord.world.add_channel(guild, "table", channel)
    discord.gateway.dispatch("THREAD_CREATE", {**thread.payload(), "newly_created": True})
    table = await open_table(people, thread, "mausoleum")
    players = [Player(person, table, random.Random(1)) for person in people]
    for _ in range(2):
        before, posted = table_text(table), discord.rest.requests[SEND]
        thread.archived = True
        discord.gateway.dispatch("THREAD_UPDATE", thread.payload())
        await turn(players)
        await until(lambda before=before: table_text(table) != before and not thread.archived)  # type: ignore[misc]
        assert discord.rest.requests[SEND] > posted
        await until(lambda: program.ask(SETTLED, table.number) == (1,))
    assert "not shown" not in program.said() and not program.errors()


async def test_a_board_that_cannot_be_edited_in_a_sleeping_thread_is_posted(discord: Discord, program: Program) -> None:
    """Discord refuses to reopen the thread, for whatever reason, and any edit there."""
    people = await newcomers(discord, 2, words=True)
    (guild,) = discord.world.guilds.values()
    thread = discord.world.add_channel(guild, "table", discord.open_channel(guild))
    discord.gateway.dispatch("THREAD_CREATE", {**thread.payload(), "newly_created": True})
    table = await open_table(people, thread, "mausoleum")
    board = table.board()
    refused = discord.faults.add(WAKE, Refuse(403, 50013), times=1000)
    discord.faults.add(EDIT, Refuse(400, ARCHIVED), times=1)
    thread.archived = True
    discord.gateway.dispatch("THREAD_UPDATE", thread.payload())
    await turn([Player(person, table, random.Random(1)) for person in people])
    await until(lambda: table.board() is not board and not thread.archived)
    assert refused.hits and "not shown" not in program.said()
