"""Questions, labels and a sensible action, from a view alone."""

from __future__ import annotations

from engine.__key__.components import gap, worth
from engine.__key__.view import View
from engine.contract import Action, Note
from engine.rng import Rng


def prompt(view: View) -> Note:
    """Return the question to the viewer (``__slug__-ask-<key>``)."""
    return Note("second", {"number": view.chosen[0]}) if view.chosen else Note("first")


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do (``__slug__-do-<key>``)."""
    card = int(action.args[0])
    if not view.chosen:
        return Note("first", {"number": card})
    pair = (*view.chosen, card)
    return Note("second", {"number": card, "gap": gap(pair), "sum": sum(pair)})


def cards(view: View) -> tuple[str, ...]:
    """Return nothing: no card of this game has a text."""
    return ()


def suggest(view: View, rng: Rng) -> Action:
    """Return a card of the most promising pair."""

    def promise(action: Action) -> float:
        card = int(action.args[0])
        return max(worth((card, other)) for other in view.chosen or view.hand if other != card)

    return max(view.actions, key=promise)
