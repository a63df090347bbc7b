"""Questions, labels and a sensible action, from a view alone."""

from __future__ import annotations

from engine.__key__.view import View
from engine.contract import Action, Note
from engine.rng import Rng


def prompt(view: View) -> Note:
    """Return the question to the viewer (``__slug__-ask-<key>``)."""
    return Note("play", {"number": view.row[-1]}) if view.row else Note("first")


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do (``__slug__-do-<key>``)."""
    card = int(action.args[0])
    return Note("light" if not view.row or card > view.row[-1] else "dark", {"number": card})


def cards(view: View) -> tuple[str, ...]:
    """Return nothing: no card of this game has a text."""
    return ()


def suggest(view: View, rng: Rng) -> Action:
    """Return the lowest card that lights a lantern, otherwise the lowest card."""
    last = view.row[-1] if view.row else 0
    return min(view.actions, key=lambda action: (int(action.args[0]) <= last, int(action.args[0])))
