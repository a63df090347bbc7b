"""The three ways in which an action can be refused.

Each has a meaning of its own, as in a chess library: text that names no action, an action by somebody whose
decision it is not, and an action that the rules do not allow now. None of them changes a state.
"""

from __future__ import annotations


class GameError(Exception):
    """Whatever an engine refuses."""


class UnreadableAction(GameError):
    """The text is not the notation of any action of this game."""


class NotYourDecision(GameError):
    """The seat has no open decision, or not one of this kind."""


class NotAllowed(GameError):
    """The rules forbid the action now.

    ``reason`` is a key of the game's texts (``<game>-no-<reason>``), so that a person can be told why.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
