"""A global rate limit that outlasts the bot's own timeouts: boards are updated once it is over."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tests.wire.limits import Limited
from tests.wire.people import Person
from tests.wire.play import Player, choices, open_table, wish_for_words
from tests.wire.program import Program
from tests.wire.routes import EDIT
from tests.wire.server import Discord

AFTERWARDS = 20.0
"""Seconds in which the board must show the game once the limit is over."""


async def board_after(folder: Path, limit: Limited) -> str:
    """The first edit of a board meets a global limit, while somebody plays on; what is wrong afterwards."""
    folder.mkdir()
    async with Discord() as discord, Program(discord, folder) as program:
        discord.limits.rules = {}
        guild = discord.world.add_guild()
        discord.join(guild)
        people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
        apart = discord.open_channel(guild)
        await asyncio.gather(*(wish_for_words(person, apart) for person in people))
        table = await open_table(people, discord.open_channel(guild), "mausoleum")
        players = [Player(person, table, random.Random(1)) for person in people]
        fault = discord.faults.add(EDIT, limit)
        began = time.monotonic()
        while time.monotonic() - began < limit.late + limit.retry_after or not fault.hits:
            for player in players:
                await player.look()
                # A few moves at once, then one in a while: the game must not be over before the limit is.
                if player.panel is not None and (open := choices(player.panel)) and len(table.moves) < 8:
                    await player.decide(open[0])
            await asyncio.sleep(1)
        revision = program.ask("SELECT revision FROM tables WHERE id = ?", table.number)
        ends = time.monotonic() + AFTERWARDS
        while program.ask("SELECT shown_revision FROM tables WHERE id = ?", table.number) < revision:
            if time.monotonic() > ends:
                return f"{limit}: the board still shows an older revision {AFTERWARDS:.0f} s after the limit was over"
            await asyncio.sleep(0.2)
        return "" if not program.errors() else f"{limit}: {program.errors()}"


async def test_boards_are_updated_after_a_global_limit_of_any_length(tmp_path: Path) -> None:
    limits = Limited(130, "global"), Limited(5, "global", late=117)
    wrong = await asyncio.gather(*(board_after(tmp_path / str(number), limit) for number, limit in enumerate(limits)))
    assert not any(wrong), wrong
