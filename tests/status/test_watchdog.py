"""Signs of life for systemd: a datagram each, and none where no service manager listens."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

import bot
from status.watchdog import ALIVE, READY, STARTING, notify, watch

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="systemd's sockets")


@pytest.fixture(params=["{}/notify", "@{}"])
def manager(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Yield the socket of a service manager that asks for no signs of life. A name with @ is in no folder."""
    name = request.param.format(tmp_path)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.setblocking(False)
        listening.bind(name.replace("@", "\0"))
        monkeypatch.setenv("NOTIFY_SOCKET", name)
        monkeypatch.delenv("WATCHDOG_USEC", raising=False)
        yield listening


def there() -> asyncio.Event:
    """Return what says that the bot is ready."""
    ready = asyncio.Event()
    ready.set()
    return ready


async def test_a_start_asks_for_more_time_until_the_bot_is_ready(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("status.watchdog.STARTING_SECONDS", 0.001)
    ready = asyncio.Event()
    watching = asyncio.create_task(watch(ready))
    async with asyncio.timeout(60):
        for _ in range(3):
            assert await asyncio.get_running_loop().sock_recv(manager, 100) == STARTING
        ready.set()
        while (told := await asyncio.get_running_loop().sock_recv(manager, 100)) == STARTING:
            pass
        assert told == READY
        await watching


async def test_signs_of_life_come_twice_as_often_as_asked(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "5000")
    waits, sleep = set[float](), asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.add(seconds)
        await sleep(seconds)

    with monkeypatch.context() as patched:
        patched.setattr("status.watchdog.asyncio.sleep", noted)
        watching = asyncio.create_task(watch(there()))
        async with asyncio.timeout(60):
            told = [await asyncio.get_running_loop().sock_recv(manager, 100) for _ in range(4)]
        watching.cancel()
    assert told == [READY, ALIVE, ALIVE, ALIVE] and waits == {0.0025}


async def test_a_manager_that_asks_for_none_hears_of_the_start_alone(manager: socket.socket) -> None:
    await watch(there())
    assert manager.recv(100) == b"READY=1"
    with pytest.raises(BlockingIOError):
        manager.recv(100)


def test_without_a_manager_nothing_is_sent(manager: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    for without in (lambda: monkeypatch.setenv("NOTIFY_SOCKET", ""), lambda: monkeypatch.delenv("NOTIFY_SOCKET")):
        without()
        notify(READY)
    with pytest.raises(BlockingIOError):
        manager.recv(100)


@pytest.mark.parametrize("accepted", [True, False])
def test_the_bot_tells_its_manager_that_it_is_ready_before_the_first_click_and_no_sooner(
    manager: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: bool
) -> None:
    """``start.py upgrade`` goes back to the former version if the new one does not say so."""

    async def login(*_: object) -> None:
        if not accepted:
            raise discord.LoginFailure("refused")

    async def connect(*_: object) -> None:
        await asyncio.sleep(0.1)

    for name, value in {"DISCORD_TOKEN": "a.b.c", "TERTULIA_DATABASE": tmp_path / "x", "WATCHDOG_USEC": 10**9}.items():
        monkeypatch.setenv(name, str(value))
    monkeypatch.setattr("cogs.gateway.ShardedBot.login", login)
    monkeypatch.setattr("discord.AutoShardedClient.connect", connect)
    assert bot.main([]) == (0 if accepted else 2)
    told = [STARTING, READY, ALIVE] if accepted else [STARTING]
    assert [manager.recv(100) for _ in told] == told
    with pytest.raises(BlockingIOError):
        manager.recv(100)
