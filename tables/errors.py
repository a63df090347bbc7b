"""Why a table does not do what somebody asked: a key of the texts and its facts, to be told kindly."""

from __future__ import annotations


class UserError(Exception):
    """Nothing was changed. ``key`` is a message of the catalogues (``error-…`` or a game's ``<game>-no-…``)."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class StaleDecision(UserError):
    """The button was drawn for a decision that has passed; the answer shows what is to be decided now."""

    def __init__(self) -> None:
        super().__init__("error-stale")
