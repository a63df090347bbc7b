"""The ``stage`` of the bot's tests: see ``harness.py`` beside this file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import simcord
from discord.ext import commands

from tables.pace import HOUR
from tests.bot import harness, playing


@pytest.fixture(autouse=True)
def seldom_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot notes every minute that it runs. Days pass in these tests, and each note waits for the disk."""
    monkeypatch.setattr("tables.scheduler.BEAT", HOUR)
    monkeypatch.setattr("tables.scheduler.OUTAGE", 2 * HOUR)


@pytest.fixture(autouse=True)
def slow_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry a board that Discord refuses later than simcord waits for the bot to rest."""
    monkeypatch.setattr("cogs.publishing.boards.RETRY_SECONDS", (20, 30, 120))


@pytest.fixture(autouse=True)
def out_of_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to follow with their eyes: computer players take their turns one right after another."""
    monkeypatch.setattr("tables.scheduler.BREATH", 0.01)


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], commands.Bot]:
    """Makes the bot, again and again on the same database. A test module may bring a bot of its own."""
    return lambda: harness.make_bot(tmp_path / "tertulia.sqlite3")


@pytest.fixture
async def env(make: Callable[[], commands.Bot]) -> AsyncIterator[simcord.Env]:
    """simcord's environment. A fixture, because its plugin then adds what the bot did to the report of a failure."""
    async with harness.running(make) as env:
        yield env


@pytest.fixture
async def stage(env: simcord.Env, make: Callable[[], commands.Bot]) -> AsyncIterator[harness.Stage]:
    """A server with people and the bot; looks back at its end for anything that should not have happened."""
    stage = harness.Stage(env, make)
    with harness.recording(stage):
        await env.settle()
        yield stage
        await env.settle()
    stage.check()


@pytest.fixture
async def game(stage: harness.Stage, monkeypatch: pytest.MonkeyPatch) -> playing.Game:
    """A game of Ana and Bruno after a few moves."""
    game = await playing.begin(stage, playing.load_dice(monkeypatch, 31), stage.ana, stage.bruno)
    await game.play_on(4)
    return game


@pytest.fixture
def tiny_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests to which it does not matter what a picture shows: each is a few pixels, and nothing is drawn."""
    playing.draw_tiny(monkeypatch)
