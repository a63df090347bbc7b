"""The health of a bot whose parts fail one at a time, and the port that shows it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot import create_bot
from cogs.client import Tertulia
from db import (
    DatabaseInUse,
    DatabaseMoved,
    DatabaseTaken,
    DatabaseUnreachable,
    DatabaseUnwritable,
    StoreClosed,
    StoreError,
)
from render.pool import PING, RenderPool
from render.service import PictureService
from settings import Settings
from status import StatusError, health
from status.health import Check, Health, _in_short
from status.server import serve
from status.shards import ShardStatus
from workers.pool import Lost


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Tertulia]:
    """Yield a bot with a store, which has not logged in."""
    made = create_bot(Settings(_env_file=None, TERTULIA_DATABASE=tmp_path / "tertulia.sqlite3"))
    async with made:
        await made.open_store()
        yield made


async def until(watched: Health, part: str, *, ill: bool) -> str:
    """Wait until a part is ill or well; its problem."""
    async with asyncio.timeout(60):
        while (part in watched.problems()) != ill:
            await asyncio.sleep(0.02)
    return watched.problems().get(part, "")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often."""
    monkeypatch.setattr(health, "LOOK_SECONDS", 0.05)


@pytest.mark.usefixtures("soon")
async def test_a_store_that_is_stuck_or_locked_is_named(
    bot: Tertulia, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "WRITE_TIMEOUT_SECONDS", 0.2)
    assert bot.store is not None
    checks, check = list[None](), bot.store.check

    async def counted() -> None:
        checks.append(None)
        await check()

    monkeypatch.setattr(bot.store, "check", counted)
    async with Health(bot, ShardStatus(bot)) as watched:
        assert not watched.problems()
        with contextlib.closing(sqlite3.connect(str(bot.store.path), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert (await until(watched, "store", ill=True)).startswith("a write has lasted for ")
            begun = len(checks)
            await asyncio.sleep(0.3)
            assert len(checks) == begun, "no second write waits behind the stuck one"
            other.execute("ROLLBACK")
        await until(watched, "store", ill=False)
    assert "health: store: a write has lasted" in caplog.text


@pytest.mark.usefixtures("soon")
async def test_a_nearly_full_disk_is_named(bot: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Health(bot, ShardStatus(bot)) as watched:
        monkeypatch.setattr(health, "LEAST_FREE_BYTES", 2**62)
        assert (await until(watched, "store", ill=True)).endswith(" bytes are free on the disk")
        monkeypatch.setattr(health, "LEAST_FREE_BYTES", 0)
        await until(watched, "store", ill=False)


@pytest.mark.parametrize(
    "error",
    [
        DatabaseUnwritable("/home/ana/games", "database or disk is full"),
        DatabaseInUse("/home/ana/games"),
        DatabaseMoved("/home/ana/games", "/home/ana/games"),
        DatabaseUnreachable("postgresql://ana@db/games", "no password for user ana"),
        DatabaseTaken("postgresql://ana@db/games"),
        StoreClosed("/home/ana/games"),
    ],
)
def test_a_problem_of_the_store_names_no_path(error: StoreError) -> None:
    """It stands on a page, and a path may contain a person's name."""
    assert "ana" not in _in_short(error) and len(_in_short(error)) > 20


@pytest.mark.usefixtures("soon")
async def test_a_render_worker_that_does_not_come_back_is_named(bot: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.pool.COMMAND", ("python-of-another-world",))
    bot.pictures = PictureService(RenderPool())
    async with Health(bot, ShardStatus(bot)) as watched:
        said = await until(watched, "render", ill=True)
        assert said.startswith("worker 0 could not be started: ")
    await bot.pictures.close()


async def test_workers_that_are_lost_again_and_again_are_named(bot: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.pool.COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    pool = RenderPool()
    bot.pictures = PictureService(pool)
    watched = Health(bot, ShardStatus(bot))
    for lost in range(3):
        assert "render" not in watched.problems(), f"{lost} may be bad luck"
        with pytest.raises(Lost):
            await pool.draw(PING)
    assert watched.problems()["render"].startswith("workers were lost 3 times within ten minutes")
    monkeypatch.setattr("render.pool.LATELY_SECONDS", 0.0)
    assert "render" not in watched.problems()
    await bot.pictures.close()


@pytest.mark.usefixtures("soon")
async def test_a_bot_that_reaches_no_gateway_is_ill_after_a_while(
    bot: Tertulia, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Health(bot, ShardStatus(bot)) as watched:
        assert not watched.problems()
        monkeypatch.setattr("status.shards.HEARTBEAT_SECONDS", 0.0)
        monkeypatch.setattr("status.shards.ACKNOWLEDGE_SECONDS", 0.1)
        assert (await until(watched, "gateway", ill=True)).startswith("no heartbeat of shard 0 acknowledged for ")


async def test_a_check_that_breaks_is_a_problem_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> str | None:
        raise LookupError("on purpose")

    check = Check(broken)
    check.start()
    while check.seconds:
        await asyncio.sleep(0)
    assert check.problem == "the check failed with LookupError" and "health: a check failed" in caplog.text


async def test_only_the_two_pages_exist(bot: Tertulia, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "status.server")
    async with serve(bot, "127.0.0.1", 0), aiohttp.ClientSession() as session:
        port = int(caplog.messages[-1].rpartition(" ")[2])
        codes = {}
        for path in ("/healthz", "/metrics", "/", "/metrics/x", "/../bot.py"):
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                codes[path] = answer.status
        assert codes == {"/healthz": 200, "/metrics": 200, "/": 404, "/metrics/x": 404, "/../bot.py": 404}
        async with session.post(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.status == 405
        modern = {"Accept": "application/openmetrics-text;version=1.0.0"}
        async with session.get(f"http://127.0.0.1:{port}/metrics", headers=modern) as answer:
            assert answer.headers["Content-Type"].startswith("application/openmetrics-text")
            assert (await answer.text()).endswith("# EOF\n")


async def test_a_port_in_use_and_an_address_of_another_machine_are_named(bot: Tertulia) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = held.getsockname()[1]
        with pytest.raises(StatusError, match=rf"TERTULIA_STATUS_PORT .* another program listens on {port} of 127"):
            async with serve(bot, "127.0.0.1", port):
                pytest.fail("the port was free")
    for host in ("203.0.113.7", "no-such-host.invalid"):
        with pytest.raises(StatusError, match=rf"TERTULIA_STATUS_HOST .*{host} is none"):
            async with serve(bot, host, 0):
                pytest.fail("the address is not of this machine")


def test_a_port_that_the_system_refuses_is_named() -> None:
    from status.server import explained

    said = explained(PermissionError(errno.EACCES, "Permission denied"), "127.0.0.1", 80)
    assert "refuses 80" in said and "above 1023" in said
    assert "(Too many open files)" in explained(OSError(errno.EMFILE, "Too many open files"), "127.0.0.1", 80)
