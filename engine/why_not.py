"""Why not: actions that a beginner expects at a decision and that are not allowed now, each with its reason.

A game's are ``refused(view)`` in ``engine/<key>/why_not.py`` (texts ``<game>-why-<key>``). They depend on a view alone.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.contract import Action, Note, View
from engine.registry import every_game


class Refused(NamedTuple):
    """An expected action. ``reason``: that of the rules' ``NotAllowed``; ``note``: what to say of it."""

    action: Action
    reason: str
    note: Note


@functools.cache
def _module(key: str) -> Any:
    if key not in every_game() or importlib.util.find_spec(f"engine.{key}.why_not") is None:
        return None
    return importlib.import_module(f"engine.{key}.why_not")


def refused(key: str, view: View) -> tuple[Refused, ...]:
    """Return what the viewer may expect at their decision and must not do; nothing without ``why_not.py``."""
    found: Callable[[View], list[Refused]] | None = getattr(_module(key), "refused", None)
    return () if found is None or view.decision is None else tuple(found(view))


def notes(key: str) -> Mapping[str, tuple[str, ...]]:
    """Return the keys of a game's notes, and their facts."""
    found: Mapping[str, tuple[str, ...]] = getattr(_module(key), "NOTES", {})
    return found
