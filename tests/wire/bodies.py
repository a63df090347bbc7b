"""Bodies of requests: JSON, or multipart with files."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
_NAME = re.compile(rb'name="([^"]*)"')
_FILENAME = re.compile(rb'filename="([^"]*)"')
_FILE = re.compile(r"files\[(\d+)\]")


class Unreadable(ValueError):
    """A body that is not what its content type says."""


@dataclass
class Body:
    """``data`` is None where nothing was sent; ``files`` are name and bytes by the number in ``files[n]``."""

    data: Any = None
    files: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    size: int = 0
    """Bytes of the whole body."""


def read(content_type: str, raw: bytes) -> Body:
    """Take a body apart. Raises :class:`Unreadable`."""
    if not raw:
        return Body()
    kind = content_type.partition(";")[0].strip().lower()
    try:
        if kind == "application/json":
            return Body(json.loads(raw), size=len(raw))
        if kind == "multipart/form-data":
            return _multipart(content_type, raw)
    except ValueError as error:
        raise Unreadable(str(error)) from error
    raise Unreadable(f"a body of type {content_type!r}")


def _multipart(content_type: str, raw: bytes) -> Body:
    found = _BOUNDARY.search(content_type)
    if found is None:
        raise Unreadable("multipart without a boundary")
    mark = b"--" + found[1].encode()
    first, *parts, last = (b"\r\n" + raw).split(b"\r\n" + mark)
    if first or last.strip() != b"--":
        raise Unreadable("multipart that does not begin and end with its boundary")
    body = Body(size=len(raw))
    for part in parts:
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        named = _NAME.search(head)
        if named is None:
            raise Unreadable("a part without a name")
        name = named[1].decode()
        if name == "payload_json":
            body.data = json.loads(content)
            continue
        number, file = _FILE.fullmatch(name), _FILENAME.search(head)
        if number is None or file is None:
            raise Unreadable(f"a part named {name!r}")
        body.files[int(number[1])] = (file[1].decode(), content)
    return body
