"""A global rate limit that outlasts the bot's own timeouts: boards are updated once it is over."""

from __future__ import annotations

import asyncio
import math
import random
import time
from pathlib import Path

import pytest

from tests.wire.faults import EDIT, Limited
from tests.wire.ledger import stale_tables
from tests.wire.people import Person
from tests.wire.play import Player, choices, open_table, wish_for_words
from tests.wire.program import Program
from tests.wire.server import Discord

UPDATE_TIMEOUT_SECONDS = 60.0
"""Limit for the board to show the game once the rate limit is over."""


async def board_after(folder: Path, limit: Limited) -> None:
    """Answer the first edit of a board with a global limit while people play."""
    folder.mkdir()
    async with Discord() as discord, Program(discord, folder) as program:
        discord.limits.rules = {}
        guild = discord.world.add_guild()
        discord.join(guild)
        people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
        for person in people:
            await wish_for_words(person, discord.open_channel(guild))
        table = await open_table(people, discord.open_channel(guild), "mausoleum")
        players = [Player(person, table, random.Random(1)) for person in people]
        fault, over = discord.faults.add(EDIT, limit), math.inf
        while time.monotonic() < over:
            for player in players:
                await player.look()
                # Few moves: the game must not be over before the limit is.
                if player.panel is not None and (open := choices(player.panel)) and len(table.moves) < 8:
                    await player.decide(open[0])
            if fault.hits and over == math.inf:
                over = time.monotonic() + limit.late + limit.retry_after
            await asyncio.sleep(1)
        async with asyncio.timeout(UPDATE_TIMEOUT_SECONDS):
            while await stale_tables(program.database, folder / "copy"):
                await asyncio.sleep(0.5)
        # A starved render worker is no matter of the limit.
        assert not [line for line in program.errors() if " cogs." in line]


async def test_boards_are_updated_after_a_global_limit(tmp_path: Path) -> None:
    await board_after(tmp_path / "limit", Limited(2, "global"))


@pytest.mark.slow
async def test_boards_are_updated_after_a_global_limit_of_any_length(tmp_path: Path) -> None:
    limits = Limited(130, "global"), Limited(5, "global", late=117)
    await asyncio.gather(*(board_after(tmp_path / str(number), limit) for number, limit in enumerate(limits)))
