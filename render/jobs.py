"""Requests to a render worker, and its replies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import render

Job = Literal["board", "interlude", "hand", "score", "cover", "rules_picture", "profile", "film", "warm"]
"""A request: the name of a function of ``render``, or a film."""


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a job."""

    made: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """The exception of a job, and its traceback."""

    error: Exception
    trace: str


@dataclass(frozen=True, slots=True)
class Progress:
    """Finished frames of a film, and all its frames."""

    done: int
    of: int


def perform(job: Job, arguments: tuple[Any, ...], told: Callable[[int, int], None] | None = None) -> Any:
    """Run a job. ``told`` receives the progress of a film. Raises the errors of drawing."""
    if job == "film":
        from render import film

        game, shots, locale, limit = arguments
        return film.make(game, shots, locale, limit, told or (lambda done, of: None))
    return getattr(render, job)(*arguments)
