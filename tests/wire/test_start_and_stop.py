"""How the real program starts and stops while Discord, the disk or the terminal fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from cogs.gateway import LAUNCH_ATTEMPTS
from db import Store
from settings import SettingsError, read_settings
from tests.wire.conftest import Make, newcomers
from tests.wire.faults import COMMANDS, GATEWAY, LOGIN, SEND, Late, Refuse
from tests.wire.people import sentence
from tests.wire.play import open_table
from tests.wire.program import START_TIMEOUT_SECONDS, Program, until
from tests.wire.server import TOKEN, Discord


@contextlib.asynccontextmanager
async def server(*, closes: bool) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Provide a server that is no Discord: it closes each connection at once, or keeps it open and says nothing.

    Yields its address (host and port), and an event that is set with the first connection.
    """
    came, over = asyncio.Event(), asyncio.Event()

    async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set()
        if not closes:
            await over.wait()
        writer.close()

    serving = await asyncio.start_server(meet, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{serving.sockets[0].getsockname()[1]}", came
    finally:
        over.set()
        serving.close()


@pytest.fixture
def refusing() -> Iterator[int]:
    """Yield a port that refuses connections. The test keeps it, so no other process listens there meanwhile."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def in_order(program: Program) -> bool:
    """Return whether the log is free of errors, tracebacks, leaks and the token."""
    said = program.said()
    return not program.errors() and "Traceback" not in said and "Unclosed" not in said and TOKEN not in said


async def cannot_be_reached(program: Program) -> None:
    """Start a program, which ends with a sentence about Discord."""
    await program.launch()
    assert await program.ended() == 1
    last = program.said().splitlines()[-1]
    assert last.startswith("Discord cannot be reached: ") and last.endswith(" Check the network and start again.")
    assert "Traceback" not in program.said() and "Unclosed" not in program.said()


async def test_a_discord_that_cannot_be_reached_ends_the_start_with_a_sentence(
    discord: Discord, make: Make, refusing: int
) -> None:
    """No server, one that closes each connection, one that is down, one that names no gateway."""
    async with server(closes=True) as (where, came):
        addresses = (f"127.0.0.1:{refusing}", where)
        programs = [
            make(f"{number}", environment={"TERTULIA_DISCORD_API": f"http://{each}/api/v10"})
            for number, each in enumerate(addresses)
        ]
        await asyncio.gather(*map(cannot_be_reached, programs))
        assert came.is_set() and all(map(in_order, programs))
    down = discord.faults.add(LOGIN, Refuse(503, message="<html>" + "down " * 400), times=100)
    program = make("down")
    await cannot_be_reached(program)
    assert in_order(program) and "503" in program.said() and "<html>" not in program.said()
    discord.faults.plan.remove(down)
    discord.faults.add(GATEWAY, Refuse(403, 40333))
    program = make("no gateway")
    await cannot_be_reached(program)
    assert in_order(program)


@pytest.mark.slow
async def test_a_gateway_that_is_not_there_is_tried_again_with_a_sentence(make: Make, refusing: int) -> None:
    program = make(environment={"TERTULIA_DISCORD_GATEWAY": f"ws://127.0.0.1:{refusing}/gateway"})
    await cannot_be_reached(program)
    assert program.said().count("Discord's gateway cannot be reached: Cannot connect to host") == LAUNCH_ATTEMPTS


async def test_a_status_port_in_use_is_named_before_discord_is_asked(discord: Discord, make: Make) -> None:
    """The last line says so, as a JSON object like the others."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = str(held.getsockname()[1])
        program = make(environment={"TERTULIA_STATUS_PORT": port, "TERTULIA_LOG_FORMAT": "json"})
        await program.launch()
        assert await program.ended() == 2
    last = json.loads(program.said().splitlines()[-1])["message"]
    assert last.startswith("TERTULIA_STATUS_PORT must be a free port") and port in last
    assert in_order(program) and not discord.rest.requests, "Discord was not asked"


async def test_a_stop_before_it_is_ready_is_in_good_order(discord: Discord, make: Make) -> None:
    """While Discord accepts and never answers, while its gateway does, and while commands are sent."""
    async with server(closes=False) as (api, asked), server(closes=False) as (gateway, connected):
        silent = make("api", environment={"TERTULIA_DISCORD_API": f"http://{api}/api/v10"})
        mute = make("gateway", environment={"TERTULIA_DISCORD_GATEWAY": f"ws://{gateway}/gateway"})
        for program, came in ((silent, asked), (mute, connected)):
            await program.launch()
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await came.wait()
            assert await program.stop() == 0 and in_order(program)
            assert program.said().splitlines()[-1].endswith("INFO bot: stopped, as a person or the system asked")
    held = discord.faults.add(COMMANDS, Late(120))
    program = make("commands")
    await program.launch()
    await until(lambda: held.hits > 0)
    assert await program.stop() == 0 and in_order(program)


async def test_a_stop_while_the_store_opens(discord: Discord, make: Make) -> None:
    """Another program holds the database: the bot waits for it, and is then asked to stop."""
    program = make()
    async with await Store.open(program.database):
        pass
    with contextlib.closing(sqlite3.connect(program.database, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        await program.launch()
        lock = program.database.with_name(program.database.name + ".lock")
        await until(lambda: lock.exists() and lock.read_text() == f"{program.pid}\n")
        await asyncio.sleep(0.5)
        program.send(signal.SIGTERM)
        await asyncio.sleep(0.5)
        assert program.running, "what it does with the database is not cut off"
        other.execute("ROLLBACK")
    assert await program.ended() == 0
    assert in_order(program) and not discord.rest.requests, "Discord was not asked"
    async with await Store.open(program.database) as store:
        assert await store.tables.get(1) is None


async def plays(discord: Discord) -> bool:
    """Return whether the bot answers a command."""
    (guild,) = discord.world.guilds.values()
    [person] = await newcomers(discord, 1)
    answer = await person.slash(discord.open_channel(guild), "tables")
    return re.search(sentence("en-US", "tables-none"), "".join(each.text for each in answer.messages)) is not None


@pytest.mark.usefixtures("terminal")
async def test_a_terminal_that_closes_ends_the_bot_but_under_nohup(discord: Discord, make: Make) -> None:
    """Nor does a second signal cut off a stop. A bot with a token loads nothing that production does not install."""
    program = make("nohup", under=("nohup",))
    await program.start()
    program.send(signal.SIGHUP)
    await asyncio.sleep(1.0)
    assert program.running and await plays(discord)
    assert await program.stop() == 0 and in_order(program)
    program = make("terminal", command=("-X", "importtime", "bot.py"))
    await program.start()
    assert await plays(discord)
    (guild,) = discord.world.guilds.values()
    held = discord.faults.add(SEND, Late(60))
    await open_table(await newcomers(discord, 2), discord.open_channel(guild), "mausoleum")
    await until(lambda: held.hits > 0)  # the bot waits a few seconds for its mention
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGTERM):
        program.send(number)
        await asyncio.sleep(0.5)
    assert await program.ended() == 0 and in_order(program)
    lines = [line for line in program.said().splitlines() if line.startswith("import time:")]
    loaded = {line.rpartition("|")[2].strip() for line in lines}
    assert {"discord", "cogs.client", "render.pool"} <= loaded
    assert not {name for name in loaded if name.partition(".")[0] in ("simcord", "av", "sandbox", "tests")}


def test_a_malformed_address_of_discord_stops_the_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    api, gateway = "TERTULIA_DISCORD_API", "TERTULIA_DISCORD_GATEWAY"
    apis = (
        "discord.com/api/v10",
        "ftp://discord.com/api",
        "https://",
        "https://a@discord.com/api",
        "https://a:port/api",
    )
    gateways = ("https://gateway.discord.gg", "wss://gateway.discord.gg/?v=10")
    for name, values in ((api, apis), (gateway, gateways)):
        for value in values:
            monkeypatch.setenv(name, value)
            with pytest.raises(SettingsError, match=f"{name} must be an address that starts with"):
                read_settings(tmp_path / "none")
        monkeypatch.delenv(name)
    monkeypatch.setenv(gateway, " ")
    settings = read_settings(tmp_path / "none")
    assert settings.discord_api is None and settings.discord_gateway is None
    monkeypatch.setenv(api, "http://127.0.0.1:8080/api/v10/")
    monkeypatch.setenv(gateway, "ws://127.0.0.1:8080/gateway")
    settings = read_settings(tmp_path / "none")
    assert settings.discord_api == "http://127.0.0.1:8080/api/v10"
    assert settings.discord_gateway == "ws://127.0.0.1:8080/gateway"
