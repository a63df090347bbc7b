"""Errors reach the operator's webhook in few messages, without a value, and cost nothing where that fails."""

from __future__ import annotations

import ast
import asyncio
import logging
import re
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from db import StoreError
from settings import read_settings
from status import reports
from status.reports import OTHERS, OWN, reporting
from tools.laws import ROOT

PATH: Final = "/api/webhooks/123/s3cret-token"
ALERTS: Final = ROOT / "deploy" / "alerts.yml"
SECRETS: Final = ("s3cret", "terremoto", "Zuleika", "456789", "geheim")
_log = logging.getLogger("cogs.interactions.replies")


class Discord:
    """Answers the webhook with a status, and keeps what arrives."""

    def __init__(self) -> None:
        self.status, self.bodies = 204, list[Any]()
        app = web.Application()
        app.router.add_post(PATH, self._receive)
        self.server = TestServer(app)

    @property
    def url(self) -> str:
        return str(self.server.make_url(PATH))

    async def _receive(self, request: web.Request) -> web.Response:
        self.bodies.append(await request.json())
        return web.Response(status=self.status)

    async def arrived(self, count: int) -> list[str]:
        async with asyncio.timeout(20):
            while len(self.bodies) < count:
                await asyncio.sleep(0.01)
        return [str(each["content"]) for each in self.bodies]


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    monkeypatch.setattr(reports, "TOGETHER_SECONDS", 0.05)
    monkeypatch.setattr(reports, "PAUSE_SECONDS", 0.2)
    discord = Discord()
    await discord.server.start_server()
    yield discord
    await discord.server.close()


def fail(error: Exception) -> None:
    try:
        raise error
    except type(error):
        _log.error("error %s in %s: %s", "a1b2c3", "t:1:play.terremoto by 456789", "Zuleika", exc_info=True)


async def test_errors_of_one_kind_are_one_line_without_a_value(discord: Discord) -> None:
    async with reporting(discord.url, ", shards 0-15/64"):
        for _ in range(3):
            fail(KeyError("terremoto of Zuleika"))
        logging.getLogger("discord.client").error("login with the token geheim of %s", "Zuleika")
        _log.warning("no error: %s", "Zuleika")
        (text,) = await discord.arrived(1)
    head, first, second = text.splitlines()
    assert head.endswith(", shards 0-15/64**: errors in the log")
    assert re.fullmatch(
        r"3 × cogs\.interactions\.replies: error … in …: … \(KeyError, tests/status/\S+\.py:\d+\)", first
    )
    assert second == "1 × discord.client: an error"
    assert not [word for word in SECRETS if word in str(discord.bodies)]
    assert discord.bodies[0]["allowed_mentions"] == {"parse": []} and len(discord.bodies) == 1


async def test_a_storm_is_a_message_now_and_then_of_few_lines(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "PAUSE_SECONDS", 3600)
    async with reporting(discord.url, ""):
        for number in range(200):
            logging.getLogger(f"cogs.part{number}").error("it failed: %s", number)
        (text,) = await discord.arrived(1)
        for _ in range(7):
            fail(StoreError("the disk is geheim"))
        await asyncio.sleep(0.3)
        assert len(discord.bodies) == 1
    last = (await discord.arrived(2))[1]  # the bot stops
    assert f"{200 - reports.MAX_KINDS} × {OTHERS}" in text and len(text) <= 2000
    assert len(text.splitlines()) == reports.MAX_KINDS + 2 and "7 × " in last and "StoreError" in last


@pytest.mark.parametrize("status", [404, 429, 500, None])
async def test_a_webhook_that_fails_is_logged_once_and_gets_the_counts_later(
    discord: Discord, status: int | None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "PAUSE_SECONDS", 0.02)
    url = discord.url if status else "http://127.0.0.1:1" + PATH
    discord.status = status or 204
    async with reporting(url, ""):
        fail(KeyError("terremoto"))
        await asyncio.sleep(0.6)
        if status is not None:
            discord.status = 204
            before = len(discord.bodies)
            assert (await discord.arrived(before + 1))[-1].splitlines()[1].startswith("1 × ")
    said = [each.getMessage() for each in caplog.records if each.name == "status.reports"]
    assert said == [f"error webhook not reached: {status or 'ClientConnectorError'}"]
    assert "s3cret" not in caplog.text


async def test_nothing_waits_for_the_webhook_and_no_error_comes_of_it(discord: Discord) -> None:
    loop = asyncio.get_running_loop()
    async with reporting(discord.url, ""):
        (handler,) = [each for each in logging.getLogger().handlers if isinstance(each, reports.Reports)]
        odd = logging.LogRecord("cogs", logging.ERROR, "", 0, object(), None, (None, None, None))
        handler.emit(odd)
        before = loop.time()
        await asyncio.to_thread(fail, KeyError("terremoto"))
        for _ in range(1_000):
            fail(KeyError("terremoto"))
        assert loop.time() - before < 5
    assert not [each for each in logging.getLogger().handlers if isinstance(each, reports.Reports)]
    handler.emit(odd)
    assert "1001 × " in (await discord.arrived(1))[-1]


def test_the_program_s_own_texts_hold_no_values() -> None:
    """A report takes the text of a line as it is written in the source."""
    wrong, count = [], 0
    for package in OWN:
        for path in [ROOT / f"{package}.py"] if package == "bot" else (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                named = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr
                if named in ("error", "exception", "critical") and "log" in ast.unparse(node.func.value):  # type: ignore[attr-defined]
                    count += 1
                    text = node.args[0]  # type: ignore[attr-defined]
                    if not isinstance(text, ast.Constant) and ast.unparse(text) != "f'{text}: %s'":  # of a constant
                        wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")  # type: ignore[attr-defined]
    assert not wrong and count > 10


def test_the_address_of_the_webhook_is_a_secret(tmp_path: Any) -> None:
    (tmp_path / ".env").write_text(f"TERTULIA_ERROR_WEBHOOK=https://discord.com{PATH}/\n")
    settings = read_settings(tmp_path / ".env")
    assert "s3cret" not in repr(settings) and settings.error_webhook is not None
    assert settings.error_webhook.get_secret_value() == f"https://discord.com{PATH}"


def test_each_alert_rule_says_what_is_wrong_and_how_bad() -> None:
    """``tests/wire/test_status.py`` compares the metrics that it names with those of the running bot."""
    rules = ALERTS.read_text(encoding="utf-8").split("      - alert: ")[1:]
    names = [rule.partition("\n")[0] for rule in rules]
    assert len(rules) >= 10 and len(set(names)) == len(names)
    for rule in rules:
        keys = re.findall(r"^        (\w+): ", rule, re.MULTILINE)
        assert [key for key in keys if key != "for"] == ["expr", "labels", "annotations"], rule
        assert re.search(r"labels: \{severity: (page|warn)\}", rule) and re.search(r'\{summary: "[^"]+\."\}', rule)
        (expression,) = re.findall(r"expr: (.+)", rule)
        assert expression.count("(") == expression.count(")") and expression.count("[") == expression.count("]")
