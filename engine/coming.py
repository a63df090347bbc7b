"""What brings the end of a game or a round near: the board announces it, and each hand.

A game's is ``coming(view)`` in ``engine/<key>/coming.py`` (texts ``<game>-coming-<key>``). It depends on a view alone,
on what all know.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any

from engine.contract import Note, View
from engine.registry import every_game


@functools.cache
def _module(key: str) -> Any:
    if key not in every_game() or importlib.util.find_spec(f"engine.{key}.coming") is None:
        return None
    return importlib.import_module(f"engine.{key}.coming")


def coming(key: str, view: View) -> Note | None:
    """Return what brings the end near; None without anything, without ``coming.py``, and once the game is over."""
    found: Callable[[View], Note | None] | None = getattr(_module(key), "coming", None)
    return None if found is None or view.outcome is not None else found(view)


def notes(key: str) -> Mapping[str, tuple[str, ...]]:
    """Return the keys of a game's notes, and their facts."""
    found: Mapping[str, tuple[str, ...]] = getattr(_module(key), "NOTES", {})
    return found
