"""The points of a round, when it ends: see :mod:`engine.points`."""

from __future__ import annotations

from engine.__key__.view import View


def changes(before: View, after: View) -> list[tuple[int, int]]:
    """Return the lanterns of each seat before and after a round's end; nothing while a round runs."""
    ended = after.round > before.round or after.outcome is not None
    return list(zip(before.points, after.points, strict=True)) if ended else []
