"""Why a hint is good: what an action does that the next best does not, by what its player can know.

A game's part ``reasons`` is a module with ``reason(view, best, other)`` (texts ``<game>-reason-<key>``). Its
``REASONS`` lists their keys, the strongest first, with their facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.any_game import AnyGame
from engine.contract import Action, Note, View


def reason(game: AnyGame, view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best`` and against ``other``.

    None where none is clear, or the game knows none.
    """
    found: Note | None = None if game.reasons is None else game.reasons.reason(view, best, other)
    return found


def clearest(game: AnyGame, notes: Sequence[Note]) -> Note | None:
    """Return the strongest of some reasons, the first of equal ones; None without any."""
    order = [] if game.reasons is None else list(game.reasons.REASONS)
    return min(notes, key=lambda note: order.index(note.key), default=None)
