"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`."""

from __future__ import annotations

from typing import Final

from engine.contract import Action, Note
from engine.luxor.components import CARDS, KEY_POINTS, TOMB, WALL
from engine.luxor.labels import explain, me_of, set_gain
from engine.luxor.state import LEFT, RIGHT
from engine.luxor.view import View

REASONS: Final = {
    "set": ("treasure", "points", "set"),
    "treasure": ("treasure", "points"),
    "tomb": ("points",),
    "last-tomb": ("points", "others"),
    "wakes": ("woken",),
    "first-key": (),
    "next-key": ("keys",),
    "joins": ("treasure", "points", "missing"),
    "reward": (),
    "wild-set": ("set",),
    "wild": (),
    "scarab": (),
    "horus": ("card",),
    "tunnel": ("end",),
    "together": ("count",),
    "rear": ("from",),
    "keeps-card": ("card",),
}
"""Keys of the reasons and their facts. ``last-tomb``: ends the game soon, ``points`` to ``others`` open points.
``joins``: ``missing`` more adventurers are then needed. ``rear``: the viewer's rearmost adventurer moves.
``keeps-card``: the card at the other end of the hand stays."""
_REWARDS: Final = ("scarab", "wild", "scarab-or-wild", "key", "key-or-horus", "horus", "favour")


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    if best.verb == "take":
        return _reward(view, one)
    return _at_the_end(view, one, two) or _on_the_way(view, best, other)


def _at_the_end(view: View, one: Note, two: Note) -> Note | None:
    """Return what awaits at the end of a move, if the other move has nothing better."""
    awaits, beside, facts = _awaits(one), _awaits(two), one.facts
    match awaits:
        case "tomb" if beside != "tomb":
            return _tomb(view, int(facts["from"]), int(facts["points"]))
        case "treasure-set":
            return Note("set", {fact: facts[fact] for fact in REASONS["set"]})
        case "treasure" if beside != "treasure-set":
            return Note("treasure", {fact: facts[fact] for fact in REASONS["treasure"]})
    woken = int(facts.get("woken", 0))
    if woken > int(two.facts.get("woken", 0)):
        return Note("wakes", {"woken": woken})
    if awaits in _REWARDS and beside not in (*_REWARDS, "treasure", "treasure-set"):
        return Note("reward")
    if awaits == "waiting" and beside not in ("treasure", "treasure-set"):
        missing = int(facts["need"]) - int(facts["have"])
        return Note("joins", {"treasure": facts["treasure"], "points": facts["points"], "missing": missing})
    return Note("wild-set", {"set": set_gain(view, None)}) if awaits == "wild" and set_gain(view, None) else None


def _on_the_way(view: View, best: Action, other: Action) -> Note | None:
    """Return what speaks for a move whose end does not."""
    one, two = explain(view, best), explain(view, other)
    if _awaits(one) == "tunnel":
        return Note("tunnel", {"end": one.facts["end"]})
    if one.key == "play-all" and int(one.facts["count"]) > 1:
        return Note("together", {"count": one.facts["count"]})
    return _rear(view, one, two) or _keeps(view, best, other)


def _reward(view: View, one: Note) -> Note:
    """Return what one of several rewards is good for."""
    match one.key:
        case "take-key":
            keys = view.keys[me_of(view)]
            return Note("next-key", {"keys": keys}) if keys else Note("first-key")
        case "take-horus":
            return Note("horus", {"card": one.facts["card"]})
        case "take-wild":
            gained = set_gain(view, None)
            return Note("wild-set", {"set": gained}) if gained else Note("wild")
    return Note("scarab")


def _awaits(note: Note) -> str:
    """Return what awaits at the end of a move, as :func:`labels.awaiting` names it; empty for another choice."""
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


def _rear(view: View, one: Note, two: Note) -> Note | None:
    """Return that the rearmost adventurer moves, and with the other action another one."""
    start, beside = one.facts.get("from"), two.facts.get("from")
    awake = [space for space in view.adventurers[me_of(view)] if space >= 0]
    if start is None or start == beside or start != min(awake):
        return None
    return Note("rear", {"from": start})


def _keeps(view: View, best: Action, other: Action) -> Note | None:
    """Return the card at the other end of the hand, which stays."""
    ends = {"left": RIGHT, "right": LEFT}
    if best.verb not in ("play", "discard") or best.args[0] not in ends or best.args == other.args:
        return None
    return Note("keeps-card", {"card": CARDS[view.hand[ends[best.args[0]]]].word})
