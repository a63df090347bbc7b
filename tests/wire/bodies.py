"""Bodies of requests, and what is wrong with a request.

Requests are checked against Discord's limits, its API description where that is available (``../shared/discord``), the
rules for files, and the bot's own rule: a message may mention only the users that it names by id.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from tests import discord_limits
from tests.discord_description import description_problems, mention_problems
from tests.wire.entities import Json

LARGEST_FILE: Final = 20 << 20
LARGEST_BODY: Final = 25 << 20
_AGENT: Final = re.compile(r"DiscordBot \(\S+ \S+\).*")
_FILE: Final = re.compile(r"files\[(\d+)\]")


@dataclass
class Body:
    """``data`` is None where nothing was sent; ``files`` are name and bytes by the number in ``files[n]``."""

    data: Any = None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    """What was not as the content type says."""


async def read(request: web.Request) -> Body:
    """Take a body apart. Raises OSError and RequestPayloadError where it does not arrive whole."""
    body = Body()
    try:
        if request.content_type != "multipart/form-data":
            raw = await request.read()
            if raw and request.content_type != "application/json":
                body.problems.append(f"a body of type {request.content_type!r}")
            body.data = json.loads(raw) if raw else None
            return body
        for name, part in (await request.post()).items():
            number = _FILE.fullmatch(name)
            if number is not None and isinstance(part, web.FileField):
                body.files[int(number[1])] = (part.filename, part.file.read())
            elif name == "payload_json" and isinstance(part, str):
                body.data = json.loads(part)
            else:
                body.problems.append(f"a part named {name!r}")
    except ValueError as error:
        body.problems.append(str(error))
    return body


def problems(request: web.Request, path: str, body: Body) -> list[str]:
    """Return what is wrong with a request, except what depends on the message that it changes."""
    found = discord_limits.problems(request.method, path, body.data)
    found += description_problems(request.method, path, dict(request.query), body.data)
    found += mention_problems(request.method, path, body.data)
    agent = request.headers.get("User-Agent", "")
    # discord.py names itself only where it also sends its token.
    if not path.startswith(("/interactions/", "/webhooks/")) and not _AGENT.fullmatch(agent):
        found.append(f"User-Agent {agent!r} is not that of a bot")
    if (request.content_length or 0) > LARGEST_BODY:
        found.append(f"a body of {request.content_length} bytes")
    message = body.data
    if isinstance(message, dict) and path.endswith("/callback"):
        message = message.get("data")
    return [*found, *_file_problems(message, body)] if isinstance(message, dict) else found


def _file_problems(message: Json, body: Body) -> Iterator[str]:
    listed = {str(each.get("id")): each.get("filename") for each in message.get("attachments") or []}
    for number, (name, data) in body.files.items():
        if listed.get(str(number)) != name:
            yield f"files[{number}] is {name!r}, and {listed.get(str(number))!r} in attachments"
        if not 0 < len(data) <= LARGEST_FILE:
            yield f"{name} has {len(data)} bytes"
