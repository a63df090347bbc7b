"""Smallest messages, forms, choices and commands that Discord accepts, to plant violations in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord.components import COMPONENTS_V2_FLAG

from tests.discord_limits import Json


def text(content: Any = "x") -> Json:
    return {"type": 10, "content": content}


def button(number: int = 0, **rest: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": str(number), "label": "x", **rest}


def option(number: int = 0, **rest: Any) -> Json:
    return {"label": "x", "value": str(number), **rest}


def options(count: int) -> list[Json]:
    return [option(number) for number in range(count)]


def select(**rest: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(1), **rest}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def pressed(*args: Any, **rest: Any) -> Json:
    return message(row(button(*args, **rest)))


def chosen(**rest: Any) -> Json:
    return message(row(select(**rest)))


def section(count: int, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": [text()] * count, "accessory": accessory or button()}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def picture(name: str = "a.png", **rest: Any) -> Json:
    return {"media": {"url": f"attachment://{name}"}, **rest}


def thumbnail(**rest: Any) -> Json:
    return {"type": 11, **picture(**rest)}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def message(*parts: Json, files: Sequence[str] = (), alt: str = "x", **rest: Any) -> Json:
    attached = [{"id": at, "filename": name, "description": alt} for at, name in enumerate(files)]
    return {"flags": COMPONENTS_V2_FLAG, "components": list(parts), "attachments": attached, **rest}


def shown(*names: str, **rest: Any) -> Json:
    return message(gallery(*(picture(name) for name in names)), files=names, **rest)


def said(content: str, **rest: Any) -> Json:
    return {"content": content, **rest}


def mentions(key: str, count: int) -> Json:
    return {"allowed_mentions": {key: [str(number) for number in range(1, count + 1)]}}


def form(*parts: Json, **rest: Any) -> Json:
    return {"custom_id": "f", "title": "x", "components": list(parts), **rest}


def label(number: int = 0, **rest: Any) -> Json:
    return {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": str(number)}, **rest}


def choice(number: int = 0, **rest: Any) -> Json:
    return {"name": "x", "value": str(number), **rest}


def choices(count: int) -> list[Json]:
    return [choice(number) for number in range(count)]


def parameter(number: int = 0, **rest: Any) -> Json:
    return {"type": 3, "name": f"p{number}", "description": "x", **rest}


def command(number: int = 0, **rest: Any) -> Json:
    return {"name": f"c{number}", "description": "x", **rest}


def menu(kind: int, number: int = 0, **rest: Any) -> Json:
    return {"type": kind, "name": f"Menu {number}", **rest}


def taking(*parameters: Json) -> Json:
    return command(options=list(parameters))


def wide(**last: Any) -> Json:
    """Return a command of 7915 characters; the description of its last parameter is one of them."""
    full = choice(name="x" * 99)
    parameters = [parameter(number, choices=[full] * 25) for number in range(3)]
    return command(options=[*parameters, parameter(3, choices=[full] * 4, **last)])


def without(given: Json, key: str) -> Json:
    return {name: value for name, value in given.items() if name != key}
