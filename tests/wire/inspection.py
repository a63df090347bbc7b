"""Checks requests against Discord's limits, its API description, and the rules for files.

Also rejects messages that may mention more than the users that they name by id.

The description is used where available (``../shared/discord``). The rest is checked everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from tests import discord_limits
from tests.discord_description import description_problems, mention_problems
from tests.wire.bodies import Body
from tests.wire.entities import Json

LARGEST_FILE: Final = 20 << 20
LARGEST_BODY: Final = 25 << 20
_AGENT: Final = re.compile(r"DiscordBot \(\S+ \S+\).*")


def problems(method: str, path: str, query: Mapping[str, str], body: Body, agent: str) -> list[str]:
    """Return what is wrong with a request, except what depends on the message that it changes."""
    found = discord_limits.problems(method, path, body.data)
    found += description_problems(method, path, dict(query), body.data)
    found += mention_problems(method, path, body.data)
    # discord.py names itself only where it also sends its token.
    if not path.startswith(("/interactions/", "/webhooks/")) and not _AGENT.fullmatch(agent):
        found.append(f"User-Agent {agent!r} is not that of a bot")
    if body.size > LARGEST_BODY:
        found.append(f"a body of {body.size} bytes")
    message = body.data
    if isinstance(message, dict) and path.endswith("/callback"):
        message = message.get("data")
    if isinstance(message, dict):
        found += _file_problems(message, body)
    return found


def _file_problems(message: Json, body: Body) -> Iterator[str]:
    listed = {each.get("id"): each for each in message.get("attachments") or []}
    for number, (name, data) in body.files.items():
        entry = listed.get(number, listed.get(str(number)))
        if entry is None:
            yield f"files[{number}] is not in attachments"
        elif entry.get("filename") != name:
            yield f"files[{number}] is {name!r}, and {entry.get('filename')!r} in attachments"
        if len(data) > LARGEST_FILE:
            yield f"{name} has {len(data)} bytes"
        if not data:
            yield f"{name} is empty"
