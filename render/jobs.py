"""What the bot can ask a render worker for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import render

JobName = Literal[
    "board",
    "interlude",
    "hand",
    "score",
    "lesson",
    "cover",
    "rules_picture",
    "profile",
    "daily",
    "review",
    "review_move",
    "animation",
    "emojis",
    "ping",
]


class Job(NamedTuple):
    """A function of ``render`` by its name, an animation, emojis or a ping, and its arguments."""

    name: JobName
    arguments: tuple[Any, ...]


def perform(job: Job, report: Callable[[int, int], None]) -> Any:
    """Do a job. ``report`` receives the numbers of finished and of all frames of an animation.

    A ping does nothing: its reply shows that a thread is free. Raises what rendering raises.
    """
    if job.name == "ping":
        return None
    if job.name == "animation":
        from render import animation

        game, shots, locale, limit = job.arguments
        return animation.make(game, shots, locale, limit, report)
    if job.name == "emojis":
        from render import emojis

        return emojis.load(*job.arguments)
    if job.name == "lesson":
        return render.lesson_step(*job.arguments)
    return getattr(render, job.name)(*job.arguments)
