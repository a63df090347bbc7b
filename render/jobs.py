"""What the bot can ask a render worker for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import render

JobName = Literal[
    "board", "interlude", "hand", "score", "lesson", "cover", "rules_picture", "profile", "animation", "warm", "emojis"
]


class Job(NamedTuple):
    """A function of ``render`` by its name, an animation or a game's emojis, and its arguments."""

    name: JobName
    arguments: tuple[Any, ...]

    @property
    def kind(self) -> tuple[JobName, object]:
        """Jobs of one kind take about equally long. In all but profiles the game is the first argument."""
        return self.name, self.arguments[0] if isinstance(self.arguments[0], str) else None


def perform(job: Job, report: Callable[[int, int], None]) -> Any:
    """Do a job. ``report`` receives the numbers of finished and of all frames of an animation, or of emojis.

    Raises what rendering raises.
    """
    if job.name == "animation":
        from render import animation

        game, shots, locale, limit = job.arguments
        return animation.make(game, shots, locale, limit, report)
    if job.name == "emojis":
        from render import emojis

        (game,) = job.arguments
        return emojis.drawn(game, report)
    if job.name == "lesson":
        return render.lesson_step(*job.arguments)
    return getattr(render, job.name)(*job.arguments)
