"""The job of a lobby's cover, for tests of what draws it."""

from __future__ import annotations

from render.jobs import Job

NAMES = ("Ana", "Bruno", None, None)


def cover(locale: str, number: int = 2) -> Job:
    """Return the job. ``number``: how many players a game needs."""
    return Job("cover", ("luxor", NAMES, locale, number))
