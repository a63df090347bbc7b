"""The stand-in itself: requests that it must refuse, and the settings that lead the bot to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from settings import SettingsError, read_settings
from tests import discord_description
from tests.discord_description import needs_description
from tests.wire import bodies
from tests.wire.entities import COMPONENTS_V2, EPHEMERAL, Json
from tests.wire.interactions import COMMAND, COMPONENT, Interaction
from tests.wire.server import TOKEN, Discord

AGENT = {"User-Agent": "DiscordBot (https://example.org 1.0) test"}
SIGNED = {**AGENT, "Authorization": f"Bot {TOKEN}"}
HELLO: Json = {"content": "hello", "allowed_mentions": {"parse": []}}


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(patience=0.8, lifetime=2.0) as discord:
        discord.world.add_channel(discord.world.add_guild())
        yield discord


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


def begin(discord: Discord) -> Interaction:
    """Send a command that the test itself answers."""
    (channel,) = discord.world.channels.values()
    user = discord.world.add_user(channel.guild)
    return discord.interactions.begin(COMMAND, user, channel, {"name": "play", "type": 1, "id": "1"}, None)


async def ask(
    client: aiohttp.ClientSession, discord: Discord, method: str, path: str, body: Any = None, **rest: Any
) -> tuple[int, Any, Any]:
    """Return one request; its status, body and headers."""
    headers = {**SIGNED, "Content-Type": "application/json"} if body is not None else SIGNED
    data = None if body is None else json.dumps(body)
    async with client.request(method, discord.api + path, data=data, headers=headers, **rest) as answer:
        text = await answer.text()
        return answer.status, json.loads(text) if text else None, answer.headers


async def test_an_interaction_can_be_answered_once_and_in_time(discord: Discord, client: aiohttp.ClientSession) -> None:
    answer = {"type": 4, "data": {**HELLO, "flags": EPHEMERAL}}
    first, late = begin(discord), begin(discord)
    path = f"/interactions/{first.id}/{first.token}/callback"
    status, reply, _ = await ask(client, discord, "POST", path, answer, params={"with_response": "1"})
    assert status == 200 and reply["resource"]["message"]["content"] == "hello"
    status, reply, _ = await ask(client, discord, "POST", path, answer)
    assert (status, reply["code"]) == (400, 40060)
    hook = f"/webhooks/{discord.world.application_id}/{late.token}"
    status, reply, _ = await ask(client, discord, "POST", hook, HELLO)
    assert (status, reply["code"]) == (404, 10015), "there is nothing to follow up yet"
    await asyncio.sleep(0.85)
    status, reply, _ = await ask(client, discord, "POST", f"/interactions/{late.id}/{late.token}/callback", answer)
    assert (status, reply["code"]) == (404, 10062) and late.failed == "no answer in time"
    hook = f"/webhooks/{discord.world.application_id}/{first.token}"
    status, reply, _ = await ask(client, discord, "POST", hook, HELLO)
    assert status == 200 and [message.text for message in first.messages] == ["hello", "hello"]
    await asyncio.sleep(1.3)
    status, reply, _ = await ask(client, discord, "PATCH", f"{hook}/messages/@original", {"content": "later"})
    assert (status, reply["code"]) == (401, 50027)


async def test_a_deferred_answer_is_seen_when_it_arrives(discord: Discord, client: aiohttp.ClientSession) -> None:
    interaction = begin(discord)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, _, _ = await ask(client, discord, "POST", path, {"type": 5, "data": {"flags": EPHEMERAL}})
    assert status == 204 and not interaction.done.is_set() and interaction.messages == []
    hook = f"/webhooks/{discord.world.application_id}/{interaction.token}"
    status, _, _ = await ask(client, discord, "POST", hook, HELLO)
    (message,) = interaction.messages
    assert status == 200 and interaction.done.is_set() and message is interaction.original
    assert message.viewer == interaction.user.id, "as private as it was announced"
    stranger = discord.world.add_user(message.channel.guild)
    assert discord.world.visible(message.channel, stranger) == []
    status, reply, _ = await ask(client, discord, "GET", f"/channels/{message.channel.id}/messages/{message.id}")
    assert (status, reply["code"]) == (404, 10008), "the bot cannot fetch what one person alone sees"


async def test_requests_over_the_limit_get_the_true_headers(discord: Discord, client: aiohttp.ClientSession) -> None:
    (channel,) = discord.world.channels.values()
    discord.limits.rules["POST /channels/{channel_id}/messages"] = (2, 0.5)
    path = f"/channels/{channel.id}/messages"
    left = [(await ask(client, discord, "POST", path, HELLO))[2]["X-RateLimit-Remaining"] for _ in range(2)]
    assert left == ["1", "0"]
    status, reply, headers = await ask(client, discord, "POST", path, HELLO)
    assert status == 429 and headers["Via"] and headers["X-RateLimit-Scope"] == "user" and not reply["global"]
    assert 0 < reply["retry_after"] <= 0.5 and headers["Content-Type"] == "application/json"
    discord.limits.per_second = 0
    status, reply, headers = await ask(client, discord, "GET", "/users/@me")
    assert status == 200 or reply["global"]
    await asyncio.sleep(1.0)
    status, reply, headers = await ask(client, discord, "GET", "/users/@me")
    assert status == 429 and reply["global"] and headers["X-RateLimit-Global"] == "true"


async def test_a_message_that_is_sent_again_by_its_nonce_is_made_once(
    discord: Discord, client: aiohttp.ClientSession
) -> None:
    (channel,) = discord.world.channels.values()
    discord.limits.on = False
    path = f"/channels/{channel.id}/messages"
    for enforced, made in ((True, 1), (False, 3)):
        channel.messages.clear()
        reply = {**HELLO, "nonce": "7", "enforce_nonce": enforced}
        ids = [(await ask(client, discord, "POST", path, reply))[1]["id"] for _ in range(3)]
        assert len(channel.messages) == len(set(ids)) == made
    again = {**HELLO, "nonce": "7", "enforce_nonce": True}
    channel.messages.clear()
    status, reply, _ = await ask(client, discord, "POST", path, again)
    assert (status, reply["code"]) == (404, 10008), "the first one was deleted"
    assert (await ask(client, discord, "POST", path, {**again, "nonce": "8"}))[0] == 200


async def test_files_that_components_show_are_no_attachments(discord: Discord, client: aiohttp.ClientSession) -> None:
    (channel,) = discord.world.channels.values()
    picture = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    for said, listed in (({"flags": COMPONENTS_V2, "components": [picture]}, []), ({"content": "x"}, ["a.png"])):
        told = {**said, "attachments": [{"id": 0, "filename": "a.png"}], "allowed_mentions": {"parse": []}}
        form = aiohttp.FormData({"payload_json": json.dumps(told)})
        form.add_field("files[0]", b"png", filename="a.png", content_type="image/png")
        path = f"{discord.api}/channels/{channel.id}/messages"
        async with client.post(path, data=form, headers=SIGNED) as answer:
            sent = await answer.json()
        assert answer.status == 200 and [each["filename"] for each in sent["attachments"]] == listed
        (file,) = channel.messages[int(sent["id"])].files
        assert file.data == b"png"


async def test_a_clicked_message_belongs_to_a_click_as_its_original_alone(
    discord: Discord, client: aiohttp.ClientSession
) -> None:
    application = discord.world.application_id
    opened = begin(discord)
    await ask(client, discord, "POST", f"/interactions/{opened.id}/{opened.token}/callback", {"type": 4, "data": HELLO})
    (message,) = opened.messages
    for kind in (6, 7, 4):
        clicked = discord.interactions.begin(COMPONENT, opened.user, opened.channel, {"custom_id": "a"}, message)
        answer = {"type": kind, "data": {**HELLO, "flags": EPHEMERAL if kind == 4 else 0}}
        await ask(client, discord, "POST", f"/interactions/{clicked.id}/{clicked.token}/callback", answer)
        path = f"/webhooks/{application}/{clicked.token}/messages"
        for method in ("PATCH", "DELETE"):
            status, reply, _ = await ask(client, discord, method, f"{path}/{message.id}", {"content": "x"})
            assert (status, reply["code"]) == (404, 10008)
        assert (await ask(client, discord, "PATCH", f"{path}/@original", {"content": f"by {kind}"}))[0] == 200
        assert (message.content == f"by {kind}") is (kind != 4)
    path = f"/webhooks/{application}/{opened.token}/messages"
    assert (await ask(client, discord, "DELETE", f"{path}/@original"))[0] == 204
    assert message.id not in message.channel.messages


async def test_a_request_that_discord_would_refuse_is_reported(discord: Discord, client: aiohttp.ClientSession) -> None:
    (channel,) = discord.world.channels.values()
    discord.limits.on = False
    path = f"/channels/{channel.id}/messages"
    text = {"type": 10, "content": "x" * 2001}
    buttons = [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "a"}]}] * 2
    shown = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    for wrong in (
        {"flags": COMPONENTS_V2, "components": [text, text]},
        {"flags": COMPONENTS_V2, "components": buttons},
        {"flags": COMPONENTS_V2, "components": [shown]},
        {"flags": COMPONENTS_V2, "components": [{"type": 10, "content": "x"}], "content": "y"},
        {"content": ""},
    ):
        discord.violations.clear()
        status, reply, _ = await ask(client, discord, "POST", path, wrong)
        assert (status, reply["code"]) == (400, 50035) and discord.violations, wrong
    discord.violations.clear()
    assert (await ask(client, discord, "GET", "/channels/1/nothing"))[0] == 404 and discord.violations
    for mentions in (None, {"parse": ["everyone"]}, {"parse": [], "roles": ["1"]}):
        discord.violations.clear()
        reply = {**HELLO, "allowed_mentions": mentions}
        await ask(client, discord, "POST", path, reply if mentions else {"content": "hello"})
        assert any("mention" in violation for violation in discord.violations)
    discord.violations.clear()
    await ask(client, discord, "POST", path, {**HELLO, "allowed_mentions": {"parse": [], "users": ["7"]}})
    assert not discord.violations


async def test_limits_are_checked_without_discord_s_description(
    discord: Discord, client: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_description, "spec", lambda: None)
    form = {"custom_id": "a", "title": "x" * 46, "components": [{"type": 10, "content": "x"}]}
    choices = [{"name": str(number), "value": str(number)} for number in range(26)]
    for answer, words in (
        ({"type": 9, "data": form}, "title"),
        ({"type": 8, "data": {"choices": choices}}, "choices"),
        ({"type": 4, "data": {**HELLO, "attachments": [{"description": "x" * 1025}]}}, "description"),
    ):
        discord.violations.clear()
        interaction = begin(discord)
        await ask(client, discord, "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", answer)
        assert any(words in violation for violation in discord.violations), answer
    discord.violations.clear()
    await ask(client, discord, "PUT", f"/applications/{discord.world.application_id}/commands", [{"name": "No name"}])
    assert any("'No name' is no name" in violation for violation in discord.violations)


@needs_description
async def test_a_violation_that_only_discord_s_description_knows_is_reported(
    discord: Discord, client: aiohttp.ClientSession
) -> None:
    (channel,) = discord.world.channels.values()
    await ask(client, discord, "POST", f"/channels/{channel.id}/messages", {**HELLO, "contents": "typo"})
    assert any("contents" in violation for violation in discord.violations)


def test_multipart_is_taken_apart_byte_for_byte() -> None:
    data = bytes(range(256)) + b"\r\n--mar\r\n"
    raw = (
        b'--mark\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
        b'--mark\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\n'
        + data
        + b"\r\n--mark--\r\n"
    )
    body = bodies.read("multipart/form-data; boundary=mark", raw)
    assert body.data == {"a": 1} and body.files == {0: ("a.png", data)}
    with pytest.raises(bodies.Unreadable):
        bodies.read("multipart/form-data; boundary=mark", raw[:-10])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TERTULIA_DISCORD_API", "discord.com/api/v10"),
        ("TERTULIA_DISCORD_API", "ftp://discord.com/api"),
        ("TERTULIA_DISCORD_API", "https://"),
        ("TERTULIA_DISCORD_API", "https://someone@discord.com/api"),
        ("TERTULIA_DISCORD_API", "https://discord.com:port/api"),
        ("TERTULIA_DISCORD_GATEWAY", "https://gateway.discord.gg"),
        ("TERTULIA_DISCORD_GATEWAY", "wss://gateway.discord.gg/?v=10"),
    ],
)
def test_a_malformed_address_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=f"{name} must be an address that starts with"):
        read_settings(tmp_path / "none")


def test_addresses_are_discord_s_own_unless_they_are_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TERTULIA_DISCORD_API", raising=False)
    monkeypatch.setenv("TERTULIA_DISCORD_GATEWAY", " ")
    settings = read_settings(tmp_path / "none")
    assert settings.discord_api is None and settings.discord_gateway is None
    monkeypatch.setenv("TERTULIA_DISCORD_API", "http://127.0.0.1:8080/api/v10/")
    monkeypatch.setenv("TERTULIA_DISCORD_GATEWAY", "ws://127.0.0.1:8080/gateway")
    settings = read_settings(tmp_path / "none")
    assert settings.discord_api == "http://127.0.0.1:8080/api/v10"
    assert settings.discord_gateway == "ws://127.0.0.1:8080/gateway"
