"""What brings the end of a game or a round near: the board announces it, and each hand.

A game's part ``coming`` is a module with ``coming(view)`` (texts ``<game>-coming-<key>``). It depends on a view
alone, on what all know.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.any_game import AnyGame
from engine.contract import Note, View


def coming(game: AnyGame, view: View) -> Note | None:
    """Return what brings the end near; None without anything, and once the game is over."""
    found: Note | None = None if game.ends is None or view.outcome is not None else game.ends.coming(view)
    return found


def notes(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """Return the keys of a game's notes, and their facts."""
    found: Mapping[str, tuple[str, ...]] = getattr(game.ends, "NOTES", {})
    return found
