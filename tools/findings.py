"""What a check finds: a file and its remedy; and how a check that fails itself becomes a finding."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, order=True, slots=True)
class Finding:
    """One thing that a game lacks: the file, with a line where one is known, and what to do there."""

    place: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.remedy}"


Findings = Iterator[Finding]


class Unreadable(Exception):
    """A text that is no Fluent: its file with the line, and its beginning."""

    def __init__(self, place: str, text: str) -> None:
        super().__init__(f"{place}: this cannot be read: {text}")
        self.place, self.text = place, text


def guarded(key: str, place: str, check: Callable[[], Iterable[Finding]]) -> Findings:
    """Run a check. An error becomes a finding at the last line of the game that it passed through, or at ``place``."""
    try:
        yield from check()
    except Exception as error:
        yield Finding(_blamed(key, error) or place, _sentence(error))


def _blamed(key: str, error: Exception) -> str | None:
    """Return file and line of the game's own code that an error comes from."""
    if isinstance(error, Unreadable):
        return error.place
    if isinstance(error, SyntaxError) and error.filename and key in _relative(error.filename).split("/"):
        return f"{_relative(error.filename)}:{error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if key in _relative(frame.filename).split("/")]
    return f"{_relative(own[-1].filename)}:{own[-1].lineno}" if own else None


def _relative(file: str) -> str:
    path = Path(file).resolve()
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def _sentence(error: Exception) -> str:
    """Say what went wrong, in one line."""
    said = " ".join(str(error).split()) or "no message"
    match error:
        case Unreadable():
            return f"this is no Fluent, or a line of it begins with `*`, `[` or `.`: {error.text!r}"
        case ImportError():
            return f"this cannot be imported: {said}"
        case SyntaxError():
            return f"this is no Python: {error.msg}"
        case KeyError():
            return f"there is no {said}: add it, or correct the name"
        case AttributeError():
            return f"something is not defined: {said}"
    return f"{type(error).__name__}: {said}"[:400]
