"""The ``stage`` of the bot's tests: see ``harness.py`` beside this file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest
import simcord

from tables.clocks import HOUR
from tests.bot import harness, playing


@pytest.fixture(autouse=True)
def rare_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the heartbeat each hour, not each minute: days pass in these tests, and each write waits for the disk."""
    monkeypatch.setattr("cogs.client.DELETION_CHECK_SECONDS", 3600)
    monkeypatch.setattr("tables.scheduler.HEARTBEAT_MS", HOUR)
    monkeypatch.setattr("tables.scheduler.OUTAGE_MS", 2 * HOUR)


@pytest.fixture(autouse=True)
def slow_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry a board that Discord refuses later than simcord waits for the bot to rest."""
    monkeypatch.setattr("cogs.publishing.reconciler.RETRY_SECONDS", 20.0)


@pytest.fixture(autouse=True)
def quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players move without the pause that lets people follow."""
    monkeypatch.setattr("tables.scheduler.AI_TURN_PAUSE_SECONDS", 0.01)


@pytest.fixture(autouse=True)
def commands_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let texts name commands in words, as the catalogues do. ``test_command_mentions.py`` looks at the mentions."""
    monkeypatch.setattr("cogs.command_sync.MENTIONS", {})


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], discord.Client]:
    """Return a function that makes a bot on the test's database. A test module may override it."""
    return lambda: harness.make_bot(tmp_path / "tertulia.sqlite3")


@pytest.fixture
async def env(make: Callable[[], discord.Client]) -> AsyncIterator[simcord.Env]:
    """Yield the environment of simcord, whose plugin then adds what the bot did to the report of a failure."""
    async with harness.running(make) as env:
        yield env


@pytest.fixture
async def stage(env: simcord.Env, make: Callable[[], discord.Client]) -> AsyncIterator[harness.Stage]:
    """Yield a server with people and the bot. Checks at its end for errors and invalid requests."""
    stage = harness.Stage(env, make)
    with harness.recording(stage):
        await env.settle()
        yield stage
        await env.settle()
    stage.check()


@pytest.fixture
async def game(stage: harness.Stage, monkeypatch: pytest.MonkeyPatch) -> playing.Game:
    """Return a game of Ana and Bruno after a few moves."""
    game = await playing.begin(stage, playing.load_dice(monkeypatch, 31), stage.ana, stage.bruno)
    await game.play_on(4)
    return game


@pytest.fixture
def tiny_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace each picture by a few pixels, for tests that do not look at them."""
    playing.draw_tiny(monkeypatch)
