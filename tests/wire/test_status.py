"""Health and metrics of the shipped bot: scraped while people play, and red where a part fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import random
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from engine import games
from status.version import VERSION
from tests.wire.conftest import Make, turn
from tests.wire.faults import EDIT, Limited
from tests.wire.people import BUTTON, Person
from tests.wire.phases import quiet
from tests.wire.play import Player, open_table
from tests.wire.program import REACTION_TIMEOUT_SECONDS, ROOT, Program, until
from tests.wire.server import TOKEN, Discord
from tests.wire.test_full_disk import Disk

DASHBOARD, ALERTS = ROOT / "deploy" / "grafana.json", ROOT / "deploy" / "alerts.yml"
SECRET: Final = "Zuleika Quixadá"
"""A name that no other text contains."""


class Status:
    """The status port of a program."""

    def __init__(self, program: Program, session: aiohttp.ClientSession) -> None:
        self._program = program
        self._session = session

    @property
    def port(self) -> int:
        found = re.findall(r"status: listening on 127\.0\.0\.1, port (\d+)", self._program.said())
        return int(found[-1])

    async def get(self, path: str) -> tuple[int, str]:
        async with self._session.get(f"http://127.0.0.1:{self.port}{path}") as answer:
            return answer.status, await answer.text()

    async def health(self) -> dict[str, Any]:
        """Return the answer of /healthz. Its status must agree with it."""
        status, text = await self.get("/healthz")
        found: dict[str, Any] = json.loads(text)
        assert status == (200 if found["healthy"] else 503)
        assert found.pop("version") == VERSION
        assert found["healthy"] == all(each == "ok" for part, each in found.items() if part != "healthy")
        return found

    async def ill(self) -> set[str]:
        return {part for part, each in (await self.health()).items() if part != "healthy" and each != "ok"}

    async def until_well(self) -> None:
        async with asyncio.timeout(60):
            while await self.ill():
                await asyncio.sleep(0.2)


@pytest.fixture
def program(make: Make) -> Program:
    """Return the bot with a status port, not started yet."""
    return make(environment={"TERTULIA_STATUS_PORT": "0"})


@pytest.fixture
async def status(program: Program) -> AsyncIterator[Status]:
    async with aiohttp.ClientSession() as session:
        yield Status(program, session)


def samples(text: str) -> Iterator[tuple[str, dict[str, str], float]]:
    """Yield the samples of a scrape: name, labels, value."""
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            yield sample.name, sample.labels, sample.value


def queried() -> set[str]:
    """Return the metrics that the dashboard and the alert rules query."""
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    queries += [each["query"]["query"] for each in dashboard["templating"]["list"] if each["type"] == "query"]
    assert len(queries) >= 20
    queries += re.findall(r"^ +expr: (.+)$", ALERTS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(queries) >= 30
    return {name for query in queries for name in re.findall(r"\b(?:tertulia|process)_\w+", query)}


def private(discord: Discord) -> set[str]:
    """Return the ids, names and texts of the world, none of which a metric may contain."""
    world = discord.world
    found = {SECRET, "chat", TOKEN, *(user.shown for user in world.users.values())}
    for each in (*world.users.values(), *world.guilds.values(), *world.channels.values()):
        found |= {str(each.id), each.name}
    for message in [message for channel in world.channels.values() for message in channel.messages.values()]:
        found |= {str(message.id), *message.text.splitlines(), *(each.custom_id for each in message.controls)}
    return {words for words in found - {"tertulia"} if len(words) > 3}


async def test_a_scrape_under_play_counts_and_names_no_one(discord: Discord, program: Program, status: Status) -> None:
    (guild,) = discord.world.guilds.values()
    guild.name = f"{SECRET}'s server"
    await program.start()
    people = [Person(discord, discord.world.add_user(guild, name)) for name in (SECRET, 'Bruno \\"{}\n# HELP')]
    table = await open_table(people, discord.open_channel(guild, "zuleikas-room"), "mausoleum")
    limited = discord.faults.add(EDIT, Limited(0.1))
    players = [Player(person, table, random.Random(1)) for person in people]
    for _ in range(3):
        await turn(players)
        assert not await status.ill(), await status.health()
    # A button that no message has, whose id is a text.
    forged = {"custom_id": f"chat:{SECRET}", "component_type": BUTTON, "id": 900}
    assert (await people[0].wait(discord.interact(3, people[0].user, table.channel, forged, table.board()))).messages
    await until(lambda: limited.hits > 0)
    await quiet(discord)
    found: dict[tuple[object, ...], float] = {}

    def value(name: str, **labels: str) -> float:
        return found[(name, *sorted(labels.items()))]

    def answered(**labels: str) -> float:
        """Return how many were answered: on a busy machine some after Discord has given up."""
        name = "tertulia_interactions_total"
        return sum(
            found.get((name, *sorted({**labels, "result": result}.items())), 0) for result in ("answered", "late")
        )

    end = time.monotonic() + REACTION_TIMEOUT_SECONDS
    clicks = {"type": "component"}
    while not (
        answered(type="command", kind="play") and all(answered(kind=each, **clicks) for each in ("join", "action"))
    ):
        # A click counts when its handler has ended, which on a busy machine waits for the picture of the lobby.
        assert time.monotonic() < end, found
        code, text = await status.get("/metrics")
        assert code == 200 and not await status.ill()
        found = {(name, *sorted(labels.items())): value for name, labels, value in samples(text)}
    assert answered(type="command", kind="play") == answered(type="component", kind="join") == 1
    assert answered(type="component", kind="action") >= 1
    assert value("tertulia_interactions_total", type="component", kind="unknown", result="refused") == 1
    assert value("tertulia_answer_seconds_count", type="component") >= 4
    assert value("tertulia_answer_seconds_sum", type="component") > 0
    assert value("tertulia_rate_limits_total", scope="user") == limited.hits == 1
    assert value("tertulia_discord_requests_total", route="message", status="429") == 1
    assert value("tertulia_transaction_seconds_count", result="committed") >= 6
    assert value("tertulia_tables", game="mausoleum", phase="running") == 1
    assert value("tertulia_shard_up", shard="0") == 1 and value("tertulia_shard_latency_seconds", shard="0") < 60
    assert value("tertulia_servers") == value("tertulia_info", version=VERSION) == 1
    assert value("tertulia_pictures_total", picture="cover", result="drawn") >= 1
    assert value("tertulia_healthy", part="render") == 1
    if sys.platform == "linux":
        assert value("tertulia_memory_bytes", of="bot") > 2**24 and value("tertulia_memory_bytes", of="render") > 2**24
    names = {name for name, *_ in found}
    families = {family.name for family in text_string_to_metric_families(text)}
    missing = queried() - names - {f"{family}_total" for family in families}
    assert not missing, f"the dashboard or an alert rule asks for {missing}"
    assert all(family.documentation for family in text_string_to_metric_families(text))
    assert not {words for words in private(discord) if words in text}
    assert {labels["game"] for _, labels, _ in samples(text) if "game" in labels} <= set(games())
    assert await _check_health(status.port) == (0, "The bot is healthy.")
    assert not program.errors()


@pytest.mark.parametrize(
    ("settings", "age"),
    [({"TERTULIA_BACKUP_FOLDER": "/no/such/folder"}, math.inf), ({"TERTULIA_BACKUPS": "0"}, None)],
)
async def test_a_backup_that_was_never_made_is_too_old_and_one_that_nobody_wants_has_no_age(
    make: Make, settings: dict[str, str], age: float | None
) -> None:
    """Nor has one that is left from before ``TERTULIA_BACKUPS=0``: its alert would ring for ever."""
    program = make(environment={"TERTULIA_STATUS_PORT": "0", **settings})
    program.database.with_name(f"{program.database.name}.backup-20200101T000000Z-daily").touch()
    await program.start()
    async with aiohttp.ClientSession() as session:
        _, text = await Status(program, session).get("/metrics")
    found = {name: value for name, _, value in samples(text)}
    assert found.get("tertulia_backup_age_seconds") == age


async def _check_health(port: int) -> tuple[int, str]:
    """Ask as the image does."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "--check-health"),
        cwd=ROOT,
        env={**os.environ, "TERTULIA_STATUS_PORT": str(port)},
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode().strip()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process as Linux does")
async def test_health_is_red_for_a_silent_gateway_a_full_disk_and_a_stopped_worker(
    discord: Discord, program: Program, status: Status
) -> None:
    """All three at once. Each is seen within a minute, and well again when it is."""
    gateway, disk = discord.gateway, Disk(program)
    gateway.heartbeat, gateway.shards, gateway.max_concurrency = 1_000, 2, 2
    await program.start()
    await until(lambda: program.ask("SELECT value FROM meta WHERE key = 'checked'") is not None)
    assert not await status.ill()
    await until(lambda: program.render_worker != 0)
    worker = program.render_worker
    os.kill(worker, signal.SIGSTOP)
    gateway.acks = False
    disk.fill()
    missing = {"gateway", "store", "render"}
    async with asyncio.timeout(60):
        while missing:
            missing -= await status.ill()
            await asyncio.sleep(0.2)
    for part in ("gateway", "store", "render"):
        await until(lambda part=part: f" ERROR status.health: health: {part}: " in program.said())
    code, said = await _check_health(status.port)
    assert code == 1 and said.startswith("The bot is not healthy: gateway: no heartbeat of shard ")
    assert ", and 1 more of 2; store: cannot write: " in said and str(program.folder) not in said
    before = gateway.resumed
    gateway.drop()
    await until(lambda: gateway.resumed == before + 2)
    assert "gateway" in await status.ill(), "a new connection is no acknowledged heartbeat"
    gateway.acks = True
    disk.free()
    with contextlib.suppress(ProcessLookupError):  # on a busy machine the bot has replaced it by now
        os.kill(worker, signal.SIGCONT)
    await status.until_well()
    for part in ("gateway", "store", "render"):
        await until(lambda part=part: f"health: {part} is well again" in program.said())
