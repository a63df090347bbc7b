"""Why a hint is good: what an action does that the next best does not, by what its player can know.

A game's reasons are ``reason(view, best, other)`` in ``engine/<key>/reasons.py`` (texts ``<game>-reason-<key>``). Its
``REASONS`` lists their keys, the strongest first, with their facts.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

from engine.contract import Action, Note, View

Reason = Callable[[Any, Action, Action], Note | None]


def reason(key: str, view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best`` and against ``other``.

    None where none is clear, or the game knows none.
    """
    if importlib.util.find_spec(f"engine.{key}.reasons") is None:
        return None
    found: Reason = importlib.import_module(f"engine.{key}.reasons").reason
    return found(view, best, other)


def clearest(key: str, notes: Sequence[Note]) -> Note | None:
    """Return the strongest of some reasons, the first of equal ones; None without any."""
    if not notes:
        return None
    order = list(importlib.import_module(f"engine.{key}.reasons").REASONS)
    return min(notes, key=lambda note: order.index(note.key))
