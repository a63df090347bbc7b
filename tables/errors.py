"""Errors that a player reads: a text key and its facts."""

from __future__ import annotations


class UserError(Exception):
    """A request that changed nothing. ``key`` names a text (``error-…`` or a game's ``<game>-no-…``)."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class StaleDecision(UserError):
    """The button belongs to an earlier decision."""

    def __init__(self) -> None:
        super().__init__("error-stale")
