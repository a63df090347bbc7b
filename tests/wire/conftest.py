"""The stand-in for Discord that most tests on the wire use."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.wire.server import Discord


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord without limits, with one server; at its end it must have liked every request."""
    async with Discord() as discord:
        discord.limits.on = False
        discord.world.add_guild()
        yield discord
    assert not discord.violations
