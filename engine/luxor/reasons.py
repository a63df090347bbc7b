"""Reasons for a hint, from the labels of both actions: see :mod:`engine.reasons`."""

from __future__ import annotations

from typing import Final

from engine.contract import Action, Note
from engine.luxor.components import KEY_POINTS, TOMB, WALL
from engine.luxor.labels import explain, me_of
from engine.luxor.view import View

REASONS: Final = {
    "set": ("treasure", "points", "set"),
    "treasure": ("treasure", "points"),
    "tomb": ("points",),
    "last-tomb": ("points", "others"),
    "wakes": ("woken",),
    "first-key": (),
    "joins": ("treasure", "points", "missing"),
    "reward": (),
}
"""Keys of the reasons and their facts. ``last-tomb``: ends the game soon, ``points`` to ``others`` open points.
``joins``: ``missing`` more adventurers are then needed."""
_REWARDS: Final = ("scarab", "wild", "scarab-or-wild", "key", "key-or-horus", "horus", "favour")


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    if one.key == "take-key":
        return None if view.keys[me_of(view)] else Note("first-key")
    awaits, beside = _awaits(one), _awaits(two)
    facts = one.facts
    match awaits:
        case "tomb" if beside != "tomb":
            return _tomb(view, int(facts["from"]), int(facts["points"]))
        case "treasure-set":
            return Note("set", {fact: facts[fact] for fact in REASONS["set"]})
        case "treasure" if beside not in ("treasure", "treasure-set") or int(two.facts["points"]) < int(
            facts["points"]
        ):
            return Note("treasure", {fact: facts[fact] for fact in REASONS["treasure"]})
    woken = int(facts.get("woken", 0))
    if woken > int(two.facts.get("woken", 0)):
        return Note("wakes", {"woken": woken})
    if awaits in _REWARDS and beside not in (*_REWARDS, "treasure", "treasure-set"):
        return Note("reward")
    if awaits == "waiting" and beside in ("nothing", "tunnel-end", ""):
        missing = int(facts["need"]) - int(facts["have"])
        return Note("joins", {"treasure": facts["treasure"], "points": facts["points"], "missing": missing})
    return None


def _awaits(note: Note) -> str:
    """Return what awaits at the end of a move, as ``labels.AWAITS`` names it; empty for another choice."""
    kind, _, awaits = note.key.partition("-")
    return awaits if kind in ("walk", "play", "act") else ""


def _tomb(view: View, start: int, points: int) -> Note:
    """Tell of a step into the tomb at the price of a key. The second adventurer there starts the last round."""
    entered = sum(space == TOMB for own in view.adventurers for space in own)
    scores = [score.open for score in view.scores]
    own = scores.pop(me_of(view)) + points + WALL[TOMB] - WALL[start] - KEY_POINTS
    if entered == 1 and own > max(scores):
        return Note("last-tomb", {"points": own, "others": max(scores)})
    return Note("tomb", {"points": points})
