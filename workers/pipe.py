"""The protocol between the bot and a worker process: numbered, pickled messages, each after its length."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

_HEAD: Final = struct.Struct(">II")
"""The number of a request, and the length of the body in bytes."""
OUT_OF_MEMORY: Final = 12
"""The exit code of a worker that ran out of memory: the system's ENOMEM."""


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a request."""

    result: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """The exception of a request, and its traceback without the exception's own words."""

    error: Exception
    trace: str


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a request."""

    done: int
    total: int


def pack(number: int, message: object) -> bytes:
    """Return a message as bytes. Raises what pickling raises."""
    body = pickle.dumps(message)
    return _HEAD.pack(number, len(body)) + body


def receive(source: BinaryIO) -> tuple[int, bytes]:
    """Return the next request number and pickled message.

    Raises EOFError at the end of the input, also within a message.
    """
    number, length = _HEAD.unpack(_read(source, _HEAD.size))
    return number, _read(source, length)


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    if len(data) < size:
        raise EOFError
    return data
