"""Errors that a player reads: a text key and its facts."""

from __future__ import annotations

from tables.names import Name


class UserError(Exception):
    """A request that changed nothing. ``key`` names a text (``error-…`` or a game's ``<game>-no-…``).

    A fact that is a :class:`Name`, or several of them, is escaped where the error is said.
    """

    def __init__(self, key: str, **facts: str | int | tuple[Name, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class AgainstRules(UserError):
    """The rules of ``game`` do not allow the action. ``reason`` names the game's text ``no-…``."""

    def __init__(self, game: str, reason: str) -> None:
        super().__init__(f"{game}-no-{reason}".replace("_", "-"))
        self.game = game
        self.reason = reason


class StaleDecision(UserError):
    """The button belongs to an earlier decision."""

    def __init__(self) -> None:
        super().__init__("error-stale")
