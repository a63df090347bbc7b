"""The stand-in for Discord that most tests on the wire use."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.wire.server import Discord

SLOW_ANSWER_SECONDS = 10.0
"""Longer than Discord's three: what these tests prove must not depend on the machine's speed."""


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
