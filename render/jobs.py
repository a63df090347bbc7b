"""What a process that draws can be asked for, and what it says to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import render

Job = Literal["board", "interlude", "hand", "score", "cover", "rules_picture", "profile", "film", "warm"]
"""What can be asked for: a function of ``render`` by its name, or a film."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a job has made."""

    made: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """What a job has raised, and where."""

    error: Exception
    trace: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How many frames of a film are done, of how many."""

    done: int
    of: int


def perform(job: Job, arguments: tuple[Any, ...], told: Callable[[int, int], None] | None = None) -> Any:
    """Do a job; ``told`` hears how a film comes on. Raises what drawing raises."""
    if job == "film":
        from render import film

        game, shots, locale, limit = arguments
        return film.make(game, shots, locale, limit, told or (lambda done, of: None))
    return getattr(render, job)(*arguments)
