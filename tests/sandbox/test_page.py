"""The sandbox as a program: its output, its end, and a page that shows background changes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from discord.ext import commands

from sandbox import page, world

ROOT = Path(__file__).resolve().parents[2]
SIGNALS = ["SIGTERM", *(pytest.param(name, marks=pytest.mark.slow) for name in ("SIGINT", "SIGHUP"))]


# ---------------------------------------------------------------- as a program


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "DISCORD_TOKEN": "", "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "bot.py", "--sandbox", "--no-browser", *arguments],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def address_of(program: subprocess.Popen[str]) -> str:
    """Return the address that the program prints on a separate line."""
    assert program.stdout is not None
    said = []
    for line in program.stdout:
        said.append(line)
        if found := re.fullmatch(r"Sandbox: (http://127\.0\.0\.1:\d+/#\S+)\n", line):
            return found[1]
    raise AssertionError("no address was printed:\n" + "".join(said))


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("name", SIGNALS)
@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send SIGINT or SIGTERM to one process.")
def test_it_prints_its_address_and_ends_in_good_order(tmp_path: Path, name: str) -> None:
    program, number = start(tmp_path, "--port", "0"), signal.Signals[name]
    try:
        address_of(program)
        program.send_signal(number)
        rest, _ = program.communicate(timeout=30)
    finally:
        program.kill()
    assert program.returncode == 0
    assert "its games are gone" in rest
    assert "Traceback" not in rest


def test_a_taken_port_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        program = start(tmp_path, "--port", str(port))
        said, _ = program.communicate(timeout=60)
    assert program.returncode == 2
    assert f"Port {port} is in use" in said and "--port" in said
    assert "Traceback" not in said


# ---------------------------------------------------------------- in process


class Teller(commands.Bot):
    """Reports what it knows of the caller, and posts later on a timer."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        @self.tree.command(description="What the bot knows")
        @app_commands.guild_only()
        async def tell(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"{interaction.locale} in {interaction.guild_locale}")

        @self.tree.command(description="Speak later")
        @app_commands.guild_only()
        async def later(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("soon")
            channel = interaction.channel
            assert isinstance(channel, discord.TextChannel)
            asyncio.get_running_loop().call_later(
                page.TIMER_HORIZON_SECONDS + 1, lambda: asyncio.create_task(channel.send("now by itself"))
            )

        await self.tree.sync()


@contextlib.asynccontextmanager
async def opened(language: str | None = None) -> AsyncIterator[tuple[simcord.Env, world.World, Any]]:
    async with page._simulated(Teller()) as env:
        there = world.build(env, language)
        await env.settle()
        await world.welcome(there, language)
        async with page._page(env, there, 0, language) as preview:
            yield env, there, preview


async def test_three_people_read_three_languages() -> None:
    async with opened() as (_, there, _preview):
        said = [(await person.slash(there.channel, "tell")).response for person in there.people]
        assert [each.content for each in said if each] == ["en-US in en-US", "pt-BR in en-US", "fr in en-US"]


async def test_all_read_the_language_that_was_asked_for() -> None:
    async with opened("es-ES") as (_, there, _preview):
        said = [(await person.slash(there.channel, "tell")).response for person in there.people]
        assert {each.content for each in said if each} == {"es-ES in es-ES"}


async def test_time_passes_as_it_does_outside() -> None:
    async with opened() as (env, there, _preview):
        assert abs((env.now() - datetime.now(UTC)).total_seconds()) < 5
        before = env.now()
        await asyncio.sleep(0.05)
        assert env.now() > before
        message = there.channel.last_message
        assert message is not None and abs((message.created_at - datetime.now(UTC)).total_seconds()) < 5


async def test_the_page_says_what_it_is() -> None:
    async with opened() as (_, there, preview):
        message = there.channel.last_message
        assert message is not None and "Nothing here is stored for good" in message.content
        # simcord does not know translated command names, which our texts in other languages use.
        assert "English names" in message.content
        shown = (await preview.snapshot())["channel"]
        assert "stored" in shown["topic"]


async def test_a_click_does_not_wait_for_a_later_timer() -> None:
    """For example the heartbeat, once a minute."""
    async with opened() as (_, there, _preview):
        async with asyncio.timeout(page.TIMER_HORIZON_SECONDS):
            await there.people[0].slash(there.channel, "later")
        message = there.channel.last_message
        assert message is not None and message.content == "soon"


async def test_what_happens_by_itself_appears_without_a_refresh() -> None:
    async with opened() as (env, there, preview):
        fresh = asyncio.create_task(page._keep_fresh(env, preview))
        browser = preview._open_page(there.people[1].id)
        await there.people[0].slash(there.channel, "later")

        def texts() -> list[str]:
            return [str(message.get("content")) for message in browser.snapshot["messages"].values()]

        async with asyncio.timeout(20):
            while not any("now by itself" in text for text in texts()):
                await asyncio.sleep(0.1)
        assert any("soon" in text for text in texts())
        fresh.cancel()


async def test_a_lone_picture_keeps_its_place_while_it_is_loaded() -> None:
    async with opened() as (_, _there, preview):
        base = preview.url.partition("#")[0]

        def read(path: str) -> str:
            with urllib.request.urlopen(base + path) as answer:
                assert answer.headers.get_content_type() == "text/css"
                return str(answer.read().decode())

        ours = await asyncio.to_thread(read, "preview.css")
        assert '@import "/simcord.css"' in ours and "aspect-ratio" in ours
        # simcord's page still has the names that our style uses.
        theirs = await asyncio.to_thread(read, "simcord.css")
        assert all(name in theirs for name in (".component-gallery", ".gallery-image", ".media-lightbox-trigger"))
