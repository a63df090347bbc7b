"""Reasons for a hint, from the labels of both actions: see :mod:`engine.reasons`."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.components import CARD_NAMED, COLOUR_NAMED, COLOUR_OF, COLOUR_WORDS, Colour
from engine.capital_lux.policy import explain
from engine.capital_lux.view import View, me
from engine.contract import Action, Note

REASONS: Final = {
    "lifts": ("colour", "limit", "total"),
    "draws": ("count",),
    "coin": ("count",),
    "fits": ("card", "colour", "total", "limit"),
    "stays-within": ("colour", "count"),
    "traps": ("target", "colour", "count"),
    "saves": ("colours", "points"),
    "keeps-pair": ("colour",),
}
"""Keys of the reasons and their facts. ``stays-within``: the other action would go over by ``count``. ``traps``: brings
``target`` over by ``count``, more than the coins there."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    if best.verb == "pick":
        return _pair(best, other)
    if best.verb == "save":
        return _saves(one, two)
    if best.verb in ("lay", "take"):
        trap = _traps(view, best)
        if trap is not None:
            return trap
    if best.verb == "play" and best.args[1] == "capital":
        found = _capital(view, best, one)
        if found is not None:
            return found
    if "-over" in two.key and "-over" not in one.key and two.facts["colour"] != "none":
        return Note("stays-within", {"colour": two.facts["colour"], "count": two.facts["count"]})
    if one.key in ("home", "take") and best.verb == other.verb:
        return Note("fits", {fact: one.facts[fact] for fact in REASONS["fits"]})
    return None


def _pair(best: Action, other: Action) -> Note | None:
    """Return two cards of one colour: one for home, one to lift its limit."""
    pairs = [{COLOUR_OF[CARD_NAMED[word]] for word in action.args} for action in (best, other)]
    if len(pairs[0]) == 1 and len(pairs[1]) > 1:
        (colour,) = pairs[0]
        return Note("keeps-pair", {"colour": COLOUR_WORDS[colour]})
    return None


def _saves(one: Note, two: Note) -> Note | None:
    points = int(one.facts.get("points", 0))
    if points > int(two.facts.get("points", 0)):
        return Note("saves", {"colours": one.facts["colours"], "points": points})
    return None


def _capital(view: View, best: Action, one: Note) -> Note | None:
    colour, seat = COLOUR_OF[CARD_NAMED[best.args[0]]], me(view)
    total, limit = view.home_total(seat, colour), int(one.facts["limit"])
    if view.capital_total(colour) < total <= limit:
        return Note("lifts", {"colour": COLOUR_WORDS[colour], "limit": limit, "total": total})
    match one.key:
        case "capital-scientist":
            return Note("draws", {"count": one.facts["count"]})
        case "capital-merchant":
            return Note("coin", {"count": one.facts["count"]})
    return None


def _traps(view: View, best: Action) -> Note | None:
    """Say that a limit falls, so that another player must lose a colour, and the own ones stay within theirs."""
    colour: Colour = COLOUR_NAMED[best.args[0]]
    down = -(view.looked or 0) if best.verb == "lay" else view.capital[colour][0]
    limit, seat = view.capital_total(colour) - down, me(view)
    own = view.home_total(seat, colour) + (down if best.verb == "take" else 0)
    if down <= 0 or own > limit:
        return None
    for target in range(view.seats):
        count = view.home_total(target, colour) - limit
        if target != seat and count > view.coins[target] and view.homes[target][colour]:
            return Note("traps", {"target": target, "colour": COLOUR_WORDS[colour], "count": count})
    return None
