"""How the real program starts and stops while Discord, the disk or the terminal fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.gateway import LAUNCH_ATTEMPTS
from db import Store
from tests.wire.faults import Late, Refuse
from tests.wire.people import Person
from tests.wire.play import open_table
from tests.wire.program import START_TIMEOUT_SECONDS, Program, until
from tests.wire.routes import COMMANDS, GATEWAY, LOGIN, SEND
from tests.wire.sentences import sentence
from tests.wire.server import TOKEN, Discord

Make = Callable[..., Program]


@pytest.fixture
async def make(discord: Discord, tmp_path: Path) -> AsyncIterator[Make]:
    """Return a function that makes a program. The fixture kills those that still run."""
    made: list[Program] = []

    def one(**options: Any) -> Program:
        made.append(Program(discord, tmp_path, **options))
        return made[-1]

    yield one
    for each in made:
        if each.running:
            await each.kill()


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


# ---------------------------------------------------------------- what a start loads


async def test_a_bot_with_a_token_loads_no_sandbox(make: Make) -> None:
    """Its packages are not installed in production."""
    program = make(command=("-X", "importtime", "bot.py"))
    await program.start()
    assert await program.stop() == 0
    loaded = {
        line.rpartition("|")[2].strip() for line in program.said().splitlines() if line.startswith("import time:")
    }
    assert {"discord", "cogs.client", "render.pool"} <= loaded
    assert not {name for name in loaded if name.partition(".")[0] in ("simcord", "av", "sandbox", "tests")}


# ---------------------------------------------------------------- Discord cannot be reached


def cannot_be_reached(program: Program) -> bool:
    """Return whether the last line of the log says so in a sentence."""
    last = program.said().splitlines()[-1]
    return last.startswith("Discord cannot be reached: ") and last.endswith(" Check the network and start again.")


async def test_no_server_at_all(make: Make, refusing: int) -> None:
    api = f"http://127.0.0.1:{refusing}/api/v10"
    program = make(environment={"TERTULIA_DISCORD_API": api})
    await program.launch()
    assert await program.ended() == 1
    assert cannot_be_reached(program) and in_order(program)


async def test_a_server_that_closes_every_connection(make: Make) -> None:
    async with server(closes=True) as (where, came):
        program = make(environment={"TERTULIA_DISCORD_API": f"http://{where}/api/v10"})
        await program.launch()
        assert await program.ended() == 1 and came.is_set()
    assert cannot_be_reached(program) and in_order(program)


async def test_a_discord_that_answers_503(discord: Discord, make: Make) -> None:
    discord.faults.add(LOGIN, Refuse(503, message="<html>" + "down " * 400), times=100)
    program = make()
    await program.launch()
    assert await program.ended() == 1
    assert cannot_be_reached(program) and in_order(program)
    assert "503" in program.said() and "<html>" not in program.said()


async def test_a_gateway_that_is_not_there_is_tried_again_with_a_sentence(make: Make, refusing: int) -> None:
    gateway = f"ws://127.0.0.1:{refusing}/gateway"
    program = make(environment={"TERTULIA_DISCORD_GATEWAY": gateway})
    await program.launch()
    assert await program.ended() == 1
    assert cannot_be_reached(program)
    assert program.said().count("Discord's gateway cannot be reached: Cannot connect to host") == LAUNCH_ATTEMPTS
    assert "Traceback" not in program.said() and "Unclosed" not in program.said()


async def test_a_discord_that_names_no_gateway(discord: Discord, make: Make) -> None:
    discord.faults.add(GATEWAY, Refuse(403, 40333))
    program = make()
    await program.launch()
    assert await program.ended() == 1
    assert cannot_be_reached(program) and in_order(program)


# ---------------------------------------------------------------- the status port cannot be opened


async def test_a_status_port_in_use_is_named_before_discord_is_asked(discord: Discord, make: Make) -> None:
    """The last line says so, as a JSON object like the others."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = str(held.getsockname()[1])
        program = make(environment={"TERTULIA_STATUS_PORT": port, "TERTULIA_LOG_FORMAT": "json"})
        await program.launch()
        assert await program.ended() == 2
    lines = [json.loads(line) for line in program.said().splitlines()]
    assert lines[-1]["message"].startswith("TERTULIA_STATUS_PORT must be a free port") and port in lines[-1]["message"]
    assert in_order(program) and not discord.rest.requests, "Discord was not asked"


# ---------------------------------------------------------------- a stop before it is ready


@pytest.mark.parametrize("silent", ["TERTULIA_DISCORD_API", "TERTULIA_DISCORD_GATEWAY"])
async def test_a_stop_while_discord_accepts_and_never_answers(make: Make, silent: str) -> None:
    async with server(closes=False) as (where, came):
        address = f"http://{where}/api/v10" if silent == "TERTULIA_DISCORD_API" else f"ws://{where}/gateway"
        program = make(environment={silent: address})
        await program.launch()
        async with asyncio.timeout(START_TIMEOUT_SECONDS):
            await came.wait()
        began = time.perf_counter()
        assert await program.stop() == 0
        assert time.perf_counter() - began < 10
    assert in_order(program)


async def test_a_stop_during_command_sync(discord: Discord, make: Make) -> None:
    held = discord.faults.add(COMMANDS, Late(120))
    program = make()
    await program.launch()
    await until(lambda: held.hits > 0)
    assert await program.stop() == 0
    assert in_order(program)


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


async def test_a_second_signal_does_not_cut_off_the_stop(discord: Discord, make: Make) -> None:
    program = make()
    await program.start()
    (guild,) = discord.world.guilds.values()
    people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
    held = discord.faults.add(SEND, Late(60))
    await open_table(people, discord.open_channel(guild), "mausoleum")
    await until(lambda: held.hits > 0)  # the bot waits a few seconds for its mention
    for _ in range(3):
        program.send(signal.SIGTERM)
        await asyncio.sleep(0.5)
    assert await program.ended() == 0
    assert in_order(program)


# ---------------------------------------------------------------- the terminal closes


async def plays(discord: Discord) -> bool:
    """Return whether the bot answers a command."""
    (guild,) = discord.world.guilds.values()
    person = Person(discord, discord.world.add_user(guild))
    answer = await person.slash(discord.open_channel(guild), "tables")
    return re.search(sentence("en-US", "tables-none"), "".join(each.text for each in answer.messages)) is not None


@pytest.mark.usefixtures("terminal")
async def test_a_terminal_that_closes_ends_the_bot(discord: Discord, make: Make) -> None:
    program = make()
    await program.start()
    assert await plays(discord)
    assert await program.stop(signal.SIGHUP) == 0
    assert in_order(program)


async def test_under_nohup_the_bot_stays_when_the_terminal_closes(discord: Discord, make: Make) -> None:
    program = make(under=("nohup",))
    await program.start()
    program.send(signal.SIGHUP)
    await asyncio.sleep(1.0)
    assert program.running and await plays(discord)
    assert await program.stop() == 0
    assert in_order(program)
