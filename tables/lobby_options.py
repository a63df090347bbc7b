"""What the host of a lobby chooses."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from db import Absence, Pace
from engine.contract import Meta
from tables.errors import UserError


@dataclass(frozen=True, slots=True)
class LobbyOptions:
    """The options of the game, each with its value, the pace, and whether the result counts for the leaderboard.

    ``levels`` are those of the bots of the table, in seat order. ``deadline_ms`` is a time for a decision besides
    the pace, in milliseconds.
    """

    game: Mapping[str, str]
    pace: Pace
    ranked: bool
    levels: tuple[str, ...] = ()
    absence: Absence = Absence.ASK
    deadline_ms: int | None = None
    invited_only: bool = False

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that tell whether the options have changed."""
        parts = (sorted(self.game.items()), self.pace.value, self.ranked, self.levels)
        people = (self.absence.value, self.deadline_ms, self.invited_only)
        chosen = repr((*parts, *people))
        return hashlib.blake2b(chosen.encode(), digest_size=4).hexdigest()

    def with_option(self, name: str, value: str) -> LobbyOptions:
        """Return these options with another value of one option of the game. The transition checks both."""
        return replace(self, game={**self.game, name: value})


OptionChoice = Callable[[LobbyOptions], LobbyOptions]
"""The new options, from the present ones. Raises :class:`~tables.errors.UserError`."""


def chosen_options(meta: Meta, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that are not the default. :class:`UserError` for an unknown option or value."""
    try:
        return meta.changed(options)
    except ValueError:
        raise UserError("error-unknown-option") from None
