"""The limits that Discord's public documentation sets for messages, forms, choices and commands.

Every request of the bot is checked against them, in simcord's Discord and on the wire. simcord's own validators know
the limits of components and forms. The tables here hold what simcord lets pass.

Pages of the documentation (docs.discord.com/developers): Component Reference, Message Resource, Application Commands,
Receiving and Responding to Interactions.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from simcord.components import (
    COMPONENTS_V2_FLAG,
    ComponentValidationError,
    validate_message_state,
    validate_modal,
    walk_components,
)

Json = dict[str, Any]
Sizes = Mapping[str, tuple[int, int]]

SLASH_COMMANDS: Final = 100
"""Global slash commands of one bot (Application Commands, Registering a Command)."""
CONTEXT_MENUS: Final = 5
"""Global entries of one bot in the menus of users, and as many in those of messages (the same)."""
_SLASH: Final = 1
"""The type of a slash command, also where a command names none."""
COMMAND_CHARACTERS: Final = 8000
"""Characters of names, descriptions and values in one command, each in its longest language (Application Commands)."""
_COUNTED: Final = ("name", "description", "value")
COMMAND_NAME: Final = re.compile(r"[-_'\w]*")
"""Application Command Naming; letters that have a lower case must be in it."""

_MESSAGE_PATH: Final = re.compile(r"/(channels/[^/]+/messages|webhooks/[^/]+/[^/]+(/messages)?)(/[^/]+)?")
_COMMANDS_PATH: Final = re.compile(r"/applications/[^/]+(/guilds/[^/]+)?/commands")
_CALLBACK_PATH: Final = re.compile(r"/interactions/[^/]+/[^/]+/callback")
_NEW_MESSAGE, _CHANGED_MESSAGE, _CHOICES, _FORM = 4, 7, 8, 9
"""Types of an interaction's answer (Receiving and Responding, Interaction Callback Type)."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Limits of an object in a request."""

    page: str
    """Section of the documentation."""
    required: tuple[str, ...] = ()
    sizes: Sizes = field(default_factory=dict)
    """Least and most characters of a text, in each of its languages, or entries of a list."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """The shapes of what is inside, by field."""


SHAPES: Final[Mapping[str, Shape]] = {
    "message": Shape(
        "Message Resource, Create Message",
        sizes={"nonce": (0, 25), "attachments": (0, 10)},
        parts={"attachments": "attachment", "allowed_mentions": "mentions"},
    ),
    "attachment": Shape("Message Resource, Attachment Object", ("id",), {"description": (0, 1024)}),
    "mentions": Shape("Message Resource, Allowed Mentions Object", sizes={"users": (0, 100), "roles": (0, 100)}),
    "choices": Shape(
        "Receiving and Responding, Autocomplete", ("choices",), {"choices": (0, 25)}, {"choices": "choice"}
    ),
    "choice": Shape("Application Commands, Option Choice", ("name", "value"), {"name": (1, 100), "value": (1, 100)}),
    "command": Shape(
        "Application Commands, Application Command Object",
        ("name", "description"),
        {"name": (1, 32), "description": (1, 100), "options": (0, 25)},
        {"options": "option"},
    ),
    "menu": Shape("Application Commands, Application Command Object", ("name",), {"name": (1, 32)}),
    "option": Shape(
        "Application Commands, Application Command Option",
        ("type", "name", "description"),
        {"name": (1, 32), "description": (1, 100), "options": (0, 25), "choices": (0, 25)},
        {"options": "option", "choices": "choice"},
    ),
}


def problems(method: str, path: str, body: Any) -> list[str]:
    """Return violations of the documentation, except those that depend on the changed message."""
    if isinstance(body, list):
        return list(_commands(body)) if _COMMANDS_PATH.fullmatch(path) else []
    if not isinstance(body, dict):
        return []
    if _CALLBACK_PATH.fullmatch(path):
        return list(_answer(body.get("type"), body.get("data") or {}))
    if method in ("POST", "PATCH") and _MESSAGE_PATH.fullmatch(path):
        return list(_kept("message", body, "message"))
    return []


def message_problems(message: Json, *, flags: int, before: int = 0, names: Collection[str] = ()) -> list[str]:
    """Return what is wrong with a message as a request would leave it.

    ``before`` are the flags that the message had, ``names`` the names of all its files.
    """
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
    if not flags & COMPONENTS_V2_FLAG:
        return []
    shown = {url.removeprefix("attachment://") for url in _media(message["components"])}
    missing = [f"{name} is shown but not attached" for name in sorted(shown - set(names))]
    return missing + [f"{name} is attached but not shown" for name in sorted(set(names) - shown)]


def _media(components: Any) -> Iterator[str]:
    """Yield the addresses of every picture and file that components show and that is attached."""
    for part in walk_components(components):
        media = [item["media"] for item in part.get("items") or ()] + [
            part[key] for key in ("media", "file") if key in part
        ]
        yield from (each["url"] for each in media if str(each["url"]).startswith("attachment://"))


def _answer(kind: Any, data: Json) -> Iterator[str]:
    """Yield what is wrong with the answer to an interaction."""
    if kind in (_NEW_MESSAGE, _CHANGED_MESSAGE):
        yield from _kept("message", data, "message")
    elif kind == _CHOICES:
        yield from _kept("choices", data, "answer")
    elif kind == _FORM:
        try:
            validate_modal(data)
        except ComponentValidationError as error:
            yield str(error)


def _kept(name: str, given: Any, where: str) -> Iterator[str]:
    """Yield where ``given`` violates its shape."""
    shape = SHAPES[name]
    if not isinstance(given, dict):
        yield f"{where} is no object ({shape.page})"
        return
    yield from (f"{where}.{key} is missing ({shape.page})" for key in shape.required if given.get(key) is None)
    for key, (least, most) in shape.sizes.items():
        for size in (len(each) for each in _in_every_language(given, key) if isinstance(each, str | list)):
            if not least <= size <= most:
                yield f"{where}.{key} has a length of {size}, not {least} to {most} ({shape.page})"
    for key, part in shape.parts.items():
        inner = given.get(key)
        for each in inner if isinstance(inner, list) else [] if inner is None else [inner]:
            yield from _kept(part, each, f"{where}.{key}")


def _in_every_language(given: Json, key: str) -> list[Any]:
    return [given.get(key), *(given.get(f"{key}_localizations") or {}).values()]


# ---------------------------------------------------------------- slash commands


def _commands(commands: Sequence[Any]) -> Iterator[str]:
    kinds: dict[int, list[Any]] = defaultdict(list)
    for command in commands:
        kinds[command.get("type", _SLASH)].append(command)
    yield from _slash_commands(kinds.pop(_SLASH, []))
    for kind, menus in kinds.items():
        yield from _context_menus(kind, menus)


def _context_menus(kind: int, menus: Sequence[Any]) -> Iterator[str]:
    """Yield what is wrong with entries in menus: their names may have capitals and spaces, and stand alone."""
    if len(menus) > CONTEXT_MENUS:
        yield f"{len(menus)} menus of type {kind}"
    for menu in menus:
        where = f"menu {menu.get('name')}"
        yield from _kept("menu", menu, where)
        yield from (f"{where}: has {key}" for key in ("description", "options") if menu.get(key))
    doubled = Counter(menu.get("name") for menu in menus)
    yield from (f"menus of type {kind}: there are {count} of {name!r}" for name, count in doubled.items() if count > 1)


def _slash_commands(commands: Sequence[Any]) -> Iterator[str]:
    if len(commands) > SLASH_COMMANDS:
        yield f"{len(commands)} commands"
    for command in commands:
        where = f"/{command.get('name')}"
        yield from _kept("command", command, where)
        size = _characters(command)
        if size > COMMAND_CHARACTERS:
            yield f"{where} has {size} characters"
    yield from _siblings(commands, "commands")


def _siblings(parts: Sequence[Json], where: str) -> Iterator[str]:
    """Yield what is wrong among sibling commands or options, and inside them."""
    names = [name for part in parts for name in _in_every_language(part, "name") if isinstance(name, str)]
    yield from (f"{where}: {name!r} is no name" for name in names if not _is_name(name))
    doubled = Counter(part.get("name") for part in parts)
    yield from (f"{where}: there are {count} of {name!r}" for name, count in doubled.items() if count > 1)
    needed = [bool(part.get("required")) for part in parts]
    if needed != sorted(needed, reverse=True):
        yield f"{where}: required ones follow optional ones"
    for part in parts:
        inside = f"{where}/{part.get('name')}"
        if part.get("autocomplete") and part.get("choices"):
            yield f"{inside}: has choices and autocomplete"
        yield from _siblings(part.get("options") or [], inside)


def _is_name(name: str) -> bool:
    return COMMAND_NAME.fullmatch(name) is not None and name == name.lower()


def _characters(part: Json) -> int:
    """Return the characters of a command, option or choice that count."""
    texts = [[each for each in _in_every_language(part, key) if isinstance(each, str)] for key in _COUNTED]
    own = sum(max(map(len, each), default=0) for each in texts)
    return own + sum(_characters(each) for key in ("options", "choices") for each in part.get(key) or [])
