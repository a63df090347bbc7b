"""Reasons for a hint, from the labels of both actions: see :mod:`engine.reasons`."""

from __future__ import annotations

from typing import Final

from engine.contract import Action, Note
from engine.mausoleum.components import ANSWERS, KIND_OF, PARTS, WORDS, Kind
from engine.mausoleum.policy import explain, gain
from engine.mausoleum.scoring import score
from engine.mausoleum.view import View

REASONS: Final = {
    "completes": ("card", "points"),
    "completes-and-breaks": ("card", "points", "broken", "target"),
    "breaks": ("card", "points", "target"),
    "costs-nothing": ("card", "points"),
    "unguarded": ("target", "seat", "card"),
    "doubles": ("points",),
    "fetches": ("card", "points"),
    "draws": ("count",),
    "ends-ahead": ("points", "others"),
}
"""Keys of the reasons and their facts. ``seat`` in ``unguarded``: the guarded player; ``card``: that player's shield.
``others``: the best total of the other players."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    found = _of_points(view, one, two)
    if found is not None:
        return found
    if best.verb == other.verb == "at":
        return _unguarded(view, int(best.args[0]), int(other.args[0]))
    if best.verb == other.verb == "recover":
        return _fetches(view, KIND_OF[best.args[0]], KIND_OF[other.args[0]])
    if one.key == "summon":
        return Note("draws", one.facts)
    return _ends_ahead(view) if one.key == "pass-last" else None


def _of_points(view: View, one: Note, two: Note) -> Note | None:
    """Return what the labels themselves count in points."""
    match one.key:
        case "build-set" | "take-set" if _points(two) < _points(one):
            return Note("completes", {"card": one.facts["card"], "points": _points(one)})
        case "take-both":
            return Note("completes-and-breaks", {**one.facts, "target": _target(view)})
        case "take-break" if two.key != "take-both":
            return Note("breaks", {**one.facts, "target": _target(view)})
        case "lose" if two.key == "lose-set":
            return Note("costs-nothing", two.facts)
        case "crown":
            return Note("doubles", one.facts)
    return None


def _points(note: Note) -> int:
    return int(note.facts.get("points", 0))


def _target(view: View) -> int:
    assert view.pending_target is not None
    return view.pending_target


def _ends_ahead(view: View) -> Note | None:
    totals = [each.total for each in view.scores]
    assert view.viewer is not None
    own = totals.pop(view.viewer)
    return Note("ends-ahead", {"points": own, "others": max(totals)}) if own > max(totals) else None


def _unguarded(view: View, target: int, guarded: int) -> Note | None:
    """Return two targets of an attack: one has an open shield against it, the other none."""
    if view.pending is None:
        return None
    stops, open_to = ANSWERS[view.pending], view.shields[target]
    shields = [shield for shield in view.shields[guarded] if shield in stops]
    if not shields or any(shield in stops for shield in open_to):
        return None
    return Note("unguarded", {"target": target, "seat": guarded, "card": WORDS[shields[0]]})


def _fetches(view: View, card: Kind, other: Kind) -> Note | None:
    points = _worth(view, card)
    return Note("fetches", {"card": WORDS[card], "points": points}) if points > _worth(view, other) else None


def _worth(view: View, card: Kind) -> int:
    """Return the points that a card brings once it is played."""
    assert view.viewer is not None
    me = view.viewer
    if card in PARTS:
        return gain(view, me, card, 1)
    crowned = score(view.areas[me], True).total - view.scores[me].total
    return crowned if card is Kind.MAUSOLO and not view.mausolo[me] else 0
