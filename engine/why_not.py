"""Why not: actions that a beginner expects at a decision and that are not allowed now, each with its reason.

A game's part ``why_not`` is a module with ``refused(view)`` (texts ``<game>-why-<key>``). They depend on a view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action, Note, View


class Refused(NamedTuple):
    """An expected action. ``reason``: that of the rules' ``NotAllowed``; ``note``: what to say of it."""

    action: Action
    reason: str
    note: Note


def refused(game: AnyGame, view: View) -> tuple[Refused, ...]:
    """Return what the viewer may expect at their decision and must not do; nothing without the part ``why_not``."""
    return () if game.expected is None or view.decision is None else tuple(game.expected.refused(view))


def notes(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """Return the keys of a game's notes, and their facts."""
    found: Mapping[str, tuple[str, ...]] = getattr(game.expected, "NOTES", {})
    return found
