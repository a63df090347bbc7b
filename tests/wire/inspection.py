"""What Discord would have against a request: its own description of each field, and the rules between fields.

Also what we would have against it: a message that may mention others than those whom it names by id.

The description is used where it is at hand (``../shared/discord``); the rest is checked everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from simcord.components import ComponentValidationError, validate_message_state, walk_components

from tests.bot.harness import description_problems, mention_problems
from tests.wire.bodies import Body
from tests.wire.world import COMPONENTS_V2, Json

MOST_FILES: Final = 10
LARGEST_FILE: Final = 10 << 20
LARGEST_BODY: Final = 25 << 20
LONGEST_ALT: Final = 1024
_AGENT: Final = re.compile(r"DiscordBot \(\S+ \S+\).*")


def problems(method: str, path: str, query: Mapping[str, str], body: Body, agent: str) -> list[str]:
    """Everything that is wrong with a request, but for what depends on the message that it changes."""
    found = [
        *description_problems(method, path, dict(query), body.data),
        *mention_problems(method, path, body.data),
    ]
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


def message_problems(message: Json, *, flags: int, before: int, names: set[str]) -> list[str]:
    """What is wrong with a message as it would become. ``before`` are its flags until now, ``names`` of its files."""
    try:
        validate_message_state(
            message.get("components") or [],
            flags=flags,
            content=message.get("content"),
            embeds=message.get("embeds") or [],
            previous_flags=before,
            attachments=names,
            require_nonempty=True,
        )
    except ComponentValidationError as error:
        return [str(error)]
    if not flags & COMPONENTS_V2:
        return []
    shown = {url.removeprefix("attachment://") for url in _media(message["components"])}
    missing = [f"{name} is shown but not attached" for name in sorted(shown - names)]
    return missing + [f"{name} is attached but not shown" for name in sorted(names - shown)]


def _file_problems(message: Json, body: Body) -> Iterator[str]:
    listed = {each.get("id"): each for each in message.get("attachments") or []}
    if len(body.files) > MOST_FILES:
        yield f"{len(body.files)} files"
    for number, (name, data) in body.files.items():
        told = listed.get(number, listed.get(str(number)))
        if told is None:
            yield f"files[{number}] is not in attachments"
        elif told.get("filename") != name:
            yield f"files[{number}] is {name!r}, and {told.get('filename')!r} in attachments"
        if len(data) > LARGEST_FILE:
            yield f"{name} has {len(data)} bytes"
        if not data:
            yield f"{name} is empty"
    for each in listed.values():
        if len(each.get("description") or "") > LONGEST_ALT:
            yield f"a description of {len(each['description'])} characters"


def _media(components: Any) -> Iterator[str]:
    """The addresses of every picture and file that components show and that is attached."""
    for part in walk_components(components):
        media = [item["media"] for item in part.get("items") or ()] + [
            part[key] for key in ("media", "file") if key in part
        ]
        yield from (each["url"] for each in media if str(each["url"]).startswith("attachment://"))
