"""What the bot does once it is ready: once for each program, however many sessions its shards start."""

from __future__ import annotations

import logging
from pathlib import Path

import discord
import pytest

from cogs.client import Tertulia
from cogs.client_options import ClientOptions
from tests.bot import harness


@pytest.mark.parametrize("for_users", [True, False])
async def test_the_bot_announces_itself_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, for_users: bool
) -> None:
    """With a link for users only if they can install the application."""
    monkeypatch.setattr(discord.AppInfo, "user_integration_config", "any" if for_users else None)
    links: list[str] = []
    options = ClientOptions(
        database=tmp_path / "games.sqlite3",
        shards=2,
        clock=harness.simulated_clock,
        steady=harness.simulated_clock,
        announce=lambda servers, users: links.append(f"{servers} {users}"),
    )
    bot = Tertulia(options)
    caplog.set_level(logging.INFO, "cogs.client")
    async with harness.running(lambda: bot) as env:
        for _ in range(2):
            bot.dispatch("ready")  # as discord.py does again when all shards have started new sessions
            await env.settle()
    assert len(links) == 1 and "permissions=" in links[0] and ("integration_type=1" in links[0]) is for_users
    assert [each.getMessage() for each in caplog.records if "ready" in each.getMessage()] == [
        f"ready as {bot.user}, servers: 0, shards: 2"
    ]
