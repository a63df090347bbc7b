"""``python bot.py --check-health``: one sentence, whatever answers on the port."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import bot
from settings import variables
from status import check
from status.check import check_health

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def answering(reply: bytes | None) -> AsyncIterator[int]:
    """Provide a port on which each request gets this reply, or none at all."""
    over = asyncio.Event()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        if reply is None:
            await over.wait()
        else:
            writer.write(reply)
        writer.close()

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        over.set()
        server.close()


def http(status: str, body: str) -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()


@pytest.mark.parametrize(
    ("reply", "healthy", "said"),
    [
        (http("200 OK", '{"healthy": true, "gateway": "ok", "version": "0.2.0"}'), True, "The bot is healthy."),
        (
            http(
                "503 Service Unavailable",
                '{"healthy": false, "store": "full", "render": "gone", "version": "0.2.0"}',
            ),
            False,
            "The bot is not healthy: store: full; render: gone.",
        ),
        (http("200 OK", "<html>hello</html>"), False, "Another program than the bot answers on port "),
        (http("200 OK", "[]"), False, "Another program than the bot answers on port "),
        (http("404 Not Found", '{"error": 1}'), False, "Another program than the bot answers on port "),
        (b"SSH-2.0-OpenSSH_9.2\r\n", False, "Another program than the bot answers on port "),
    ],
)
async def test_the_sentence_says_what_answers(reply: bytes, healthy: bool, said: str) -> None:
    async with answering(reply) as port:
        found, sentence = await asyncio.to_thread(check_health, "0.0.0.0", port)
    assert found == healthy and sentence.startswith(said) and "\n" not in sentence


async def test_a_bot_that_is_stuck_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "TIMEOUT_SECONDS", 0.2)
    async with answering(None) as port:
        found, sentence = await asyncio.to_thread(check_health, "127.0.0.1", port)
    assert not found and sentence == f"The bot is not healthy: it has not answered on port {port} for 0.2 s."


def test_a_bot_that_does_not_run_is_not_healthy() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
        found, sentence = check_health("127.0.0.1", port)
    assert not found and sentence.startswith("The bot does not run, or not with this port: ")


@pytest.mark.parametrize("port", [None, "0"])
def test_without_a_port_the_health_is_unknown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], port: str | None
) -> None:
    for name in (name for names in variables().values() for name in names):
        monkeypatch.delenv(name, raising=False)
    if port is not None:
        monkeypatch.setenv("TERTULIA_STATUS_PORT", port)
    assert bot.main(["--check-health"]) == 1
    assert "set TERTULIA_STATUS_PORT to a port, such as 9464" in capsys.readouterr().out


def test_a_wrong_port_is_a_failed_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERTULIA_STATUS_PORT", "many")
    assert bot.main(["--check-health"]) == 1
    assert "TERTULIA_STATUS_PORT" in capsys.readouterr().err


async def test_a_containers_check_reads_the_environment_alone() -> None:
    """It runs every 30 seconds, on a small machine as well."""

    def checked(port: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "TERTULIA_STATUS_PORT": port, "TERTULIA_STATUS_HOST": "0.0.0.0"}
        command = [sys.executable, "-X", "importtime", "-m", "status.check"]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    async with answering(http("200 OK", '{"healthy": true}')) as port:
        done = await asyncio.to_thread(checked, str(port))
    assert (done.returncode, done.stdout) == (0, "The bot is healthy.\n")
    assert "pydantic" not in done.stderr and "discord" not in done.stderr
    for wrong in ("", "many"):
        assert checked(wrong).returncode == 1 and "set TERTULIA_STATUS_PORT" in checked(wrong).stdout
