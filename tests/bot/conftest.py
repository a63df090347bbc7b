"""The ``stage`` of the bot's tests: see ``harness.py`` beside this file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import discord
import pytest
import simcord

import db.sqlite
from db import Person
from tables import Absence, clean
from tables.clocks import HOUR
from tables.state import TableState
from tests.bot import harness, playing
from tests.tables.conftest import AtOnce

DATABASE: Final = "tertulia.sqlite3"
"""The name of the database in a test's folder."""


@pytest.fixture(autouse=True)
def rare_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the heartbeat each hour, not each minute: days pass in these tests, and each write waits for the disk."""
    monkeypatch.setattr("cogs.client.DELETION_CHECK_SECONDS", 3600)
    monkeypatch.setattr("tables.scheduler.HEARTBEAT_MS", HOUR)
    monkeypatch.setattr("tables.scheduler.OUTAGE_MS", 2 * HOUR)


@pytest.fixture(autouse=True)
def same_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clicks add the same to a shuffle in every run: an id of Discord holds the time.

    So a test's deals let it fail always or never.
    """
    numbers: dict[int | None, int] = {}

    def numbered(person: Person) -> Person:
        number = numbers.setdefault(person.contribution, 2**42 + len(numbers))
        return clean(replace(person, contribution=number))

    monkeypatch.setattr("cogs.interactions.context.clean", numbered)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat bots that do not think: for tests of everything else."""
    monkeypatch.setattr("cogs.client.BotPool", AtOnce)


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables ask about players who are late, whatever their pace."""
    monkeypatch.setattr("tables.registry.usual_absence", lambda pace: Absence.ASK)


@pytest.fixture
def friendly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no game between people count as ranked while it runs."""
    monkeypatch.setattr(TableState, "competitive", False)


@pytest.fixture(autouse=True)
def slow_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry a board that Discord refuses later than simcord waits for the bot to rest."""
    monkeypatch.setattr("cogs.publishing.retries.RETRY_SECONDS", 20.0)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots move without the pause that lets people follow."""
    monkeypatch.setattr("tables.scheduler.BOT_PAUSE_SECONDS", 0.01)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk at each commit: no test here stops the machine.

    Only the function that opens the file of a database can say so.
    """
    connect = db.sqlite._connect

    def hurry(*given: Any) -> sqlite3.Connection:
        connection = connect(*given)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    monkeypatch.setattr(db.sqlite, "_connect", hurry)


@pytest.fixture(autouse=True)
def quick_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let simcord copy messages and requests, which are JSON, in a quick way: a third of each click went into that."""
    for module in ("results", "components", "backend.serializers"):
        monkeypatch.setattr(f"simcord.{module}.deepcopy", harness.copied)
    for module in ("gateway", "http.router"):
        monkeypatch.setattr(f"simcord.{module}.copy", SimpleNamespace(deepcopy=harness.copied))


@pytest.fixture(autouse=True)
def commands_in_words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show commands in words, as before the bot has sent them; not in tests of their mentions."""
    if "command_mentions" not in request.module.__name__:
        monkeypatch.setattr("cogs.interactions.command_texts.MENTIONS", {})


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], discord.Client]:
    """Return a function that makes a bot on the test's database. A test module may override it."""
    return lambda: harness.make_bot(tmp_path / DATABASE)


@pytest.fixture
def first_start() -> None:
    """Let the bot of a test start for the first time: it makes its database and sends its commands."""


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> harness.FirstStart:
    """Return what a first start leaves behind."""
    return asyncio.run(harness.FirstStart.make(tmp_path_factory.mktemp("first") / DATABASE))


@pytest.fixture
def prepare(
    started: harness.FirstStart, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Callable[[simcord.Env], None] | None:
    """Return what lets a bot start as after its first start."""
    if "first_start" in request.fixturenames:
        return None
    monkeypatch.setattr("cogs.command_sync.payloads", started.payloads)
    return lambda env: started.prepare(env, tmp_path / DATABASE)


@pytest.fixture
async def env(
    make: Callable[[], discord.Client], prepare: Callable[[simcord.Env], None] | None
) -> AsyncIterator[simcord.Env]:
    """Yield the environment of simcord, whose plugin then adds what the bot did to the report of a failure."""
    async with harness.running(make, prepare) as env:
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
async def game(stage: harness.Stage) -> playing.Game:
    """Return a game of Ana and Bruno after a few moves."""
    game = await playing.begin(stage, random.Random(7), stage.ana, stage.bruno)
    for _ in range(4):
        await game.step()
    await game.look_closely()
    return game


@pytest.fixture
def tidy(stage: harness.Stage) -> simcord.MemberActor:
    """Return a moderator who deletes messages."""
    role = stage.server.create_role("Tidy", permissions=discord.Permissions(manage_messages=True))
    return stage.join("tidy", "Tidy", roles=[role])


@pytest.fixture
def tiny_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace each picture by a few pixels, for tests that do not look at them."""
    playing.draw_tiny(monkeypatch)
