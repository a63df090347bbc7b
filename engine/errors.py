"""The three ways in which the rules refuse an action.

As in a chess library: text that names no action, an action by a seat without that decision, an action that the rules
forbid now. A refused action changes nothing.
"""

from __future__ import annotations


class GameError(Exception):
    """Base class of the rules' errors."""


class UnreadableAction(GameError):
    """The text is no notation of this game."""


class NotYourDecision(GameError):
    """The seat has no pending decision, or none of this kind."""


class NotAllowed(GameError):
    """The rules forbid the action now.

    ``reason`` is a key of the game's texts (``<game>-no-<reason>``).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
