"""The stand-in for Discord that most tests on the wire use, and the mark of all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.wire.people import Person
from tests.wire.play import Player, choices, who_decides, wish_for_words
from tests.wire.program import Program
from tests.wire.server import Discord

SLOW_ANSWER_SECONDS = 10.0
"""Longer than Discord's three: what these tests prove must not depend on the machine's speed."""
HERE = Path(__file__).parent
Make = Callable[..., Program]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("wire")


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """Yield a Discord without rate limits, with one server.

    Fails at its end on any request that Discord would refuse.
    """
    async with Discord(patience=SLOW_ANSWER_SECONDS) as discord:
        discord.limits.on = False
        discord.world.add_guild()
        yield discord
    assert not discord.violations


@pytest.fixture
async def make(discord: Discord, tmp_path: Path) -> AsyncIterator[Make]:
    """Return a function that makes a program, not started yet. Those that still run at the end must stop in order."""
    made: list[Program] = []

    def one(name: str = "", **options: Any) -> Program:
        (folder := tmp_path / name).mkdir(exist_ok=True)
        made.append(Program(discord, folder, **options))
        return made[-1]

    yield one
    codes = [await each.stop() for each in made if each.running]
    assert not any(codes), codes


@pytest.fixture
async def program(make: Make) -> Program:
    """Return the running bot."""
    program = make()
    await program.start()
    return program


async def newcomers(discord: Discord, count: int, *, words: bool = False) -> list[Person]:
    """Return new people; ``words``: they read their hands in words, which is quicker."""
    guild = next(iter(discord.world.guilds.values()))
    people = [Person(discord, discord.world.add_user(guild)) for _ in range(count)]
    if words:
        channel = discord.open_channel(guild, "apart")
        await asyncio.gather(*(wish_for_words(person, channel) for person in people))
    return people


async def turn(players: list[Player]) -> None:
    """Let the player whose turn it is decide once."""
    mover, hand = await who_decides(players)
    assert await mover.decide(choices(hand)[0])
