"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.capital_lux.components import (
    CARD_NAMED,
    COLOUR_NAMED,
    COLOUR_OF,
    COLOUR_WORDS,
    VALUE_OF,
    WORDS,
    Colour,
)
from engine.capital_lux.policy import explain
from engine.capital_lux.view import View, me
from engine.contract import Action, Note

REASONS: Final = {
    "lifts": ("colour", "limit", "total"),
    "raises": ("colour", "before", "limit"),
    "draws": (),
    "draws-home": (),
    "coin": ("count",),
    "fits": ("card", "colour", "total", "limit"),
    "most": ("colour", "total"),
    "lift-later": ("card", "colour"),
    "coins-save": ("colour", "count"),
    "may-rise": ("colour", "hidden"),
    "stays-within": ("colour", "count"),
    "traps": ("target", "colour", "count"),
    "lowers": ("target", "colour", "total"),
    "lifts-own": ("colour", "total", "limit"),
    "saves": ("colours", "points"),
    "keeps-coins": ("rest",),
    "keeps-pair": ("colour",),
    "room": ("card", "total", "limit"),
    "power": ("card", "colour"),
    "higher": ("points", "others"),
    "over-less": ("colour", "count", "others"),
    "worth": ("card", "points"),
}
"""Keys of the reasons and their facts. ``stays-within``: the other action would go over by ``count``. ``traps``: brings
``target`` over by ``count``, more than the coins there. ``most``: no hometown has more of the colour then.
``draws-home``: in the last turn of a round. ``over-less``: ``count`` over the limit, with the other action ``others``.
``lift-later``: the viewer still holds a card of the colour. ``higher``: sums of both pairs of cards."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    match best.verb:
        case "pick":
            return _pair(best, other) or _pick(view, best, other)
        case "save":
            return _saves(one, two)
        case "lay":
            return _traps(view, best) or _lays(view, best, one)
        case "take":
            return _traps(view, best) or _home(view, one, two)
    if best.args[1] == "home":
        return _home(view, one, two)
    return _capital(view, best, one) or _within(one, two) or _raises(one)


def _pair(best: Action, other: Action) -> Note | None:
    """Return two cards of one colour: one for home, one to lift its limit."""
    pairs = [{COLOUR_OF[CARD_NAMED[word]] for word in action.args} for action in (best, other)]
    if len(pairs[0]) == 1 and len(pairs[1]) > 1:
        (colour,) = pairs[0]
        return Note("keeps-pair", {"colour": COLOUR_WORDS[colour]})
    return None


def _pick(view: View, best: Action, other: Action) -> Note | None:
    """Return what speaks for a card that only the better pair has."""
    seat, new = me(view), list((Counter(best.args) - Counter(other.args)).elements())
    for word in new:
        each = CARD_NAMED[word]
        colour, total = COLOUR_OF[each], view.home_total(seat, COLOUR_OF[each]) + VALUE_OF[each]
        if total <= view.capital_total(colour):
            return Note("room", {"card": word, "total": total, "limit": view.capital_total(colour)})
    sums = [sum(VALUE_OF[CARD_NAMED[word]] for word in action.args) for action in (best, other)]
    if sums[0] > sums[1]:
        return Note("higher", {"points": sums[0], "others": sums[1], "cards": " ".join(other.args)})
    return Note("power", {"card": new[0], "colour": COLOUR_WORDS[COLOUR_OF[CARD_NAMED[new[0]]]]}) if new else None


def _saves(one: Note, two: Note) -> Note | None:
    points = int(one.facts.get("points", 0))
    if points > int(two.facts.get("points", 0)):
        return Note("saves", {"colours": one.facts["colours"], "points": points})
    return Note("keeps-coins", {"rest": one.facts["rest"]}) if int(one.facts["rest"]) > int(two.facts["rest"]) else None


def _within(one: Note, two: Note) -> Note | None:
    """Return that nothing goes over a limit, and that something would with the other action."""
    if "-over" in two.key and "-over" not in one.key and two.facts["colour"] != "none":
        return Note("stays-within", {"colour": two.facts["colour"], "count": two.facts["count"]})
    return None


def _home(view: View, one: Note, two: Note) -> Note | None:
    """Return why a card is good in the own hometown: it fits, brings the bonus card, or may yet be saved."""
    facts, seat = one.facts, me(view)
    colour, total, card = COLOUR_NAMED[str(facts["colour"])], int(facts["total"]), str(facts["card"])
    within = _within(one, two)
    if within is not None:
        return within
    if "-over" not in one.key:
        return Note("fits", {fact: facts[fact] for fact in REASONS["fits"]})
    others = max(view.home_total(other, colour) for other in range(view.seats) if other != seat)
    held = [each for each in view.hand if COLOUR_OF[each] is colour and WORDS[each] != card]
    if held:
        return Note("lift-later", {"card": WORDS[held[-1]], "colour": COLOUR_WORDS[colour]})
    if view.coins[seat] >= int(facts["count"]):
        return Note("coins-save", {"colour": COLOUR_WORDS[colour], "count": facts["count"]})
    if view.hidden_modifiers(colour):
        return Note("may-rise", {"colour": COLOUR_WORDS[colour], "hidden": view.hidden_modifiers(colour)})
    if total > others and view.capital[colour]:
        return Note("most", {"colour": COLOUR_WORDS[colour], "total": total})
    if "-over" in two.key and int(two.facts["count"]) > int(facts["count"]):
        return Note("over-less", {"colour": two.facts["colour"], "count": facts["count"], "others": two.facts["count"]})
    return Note("worth", {"card": card, "points": VALUE_OF[CARD_NAMED[card]]})


def _capital(view: View, best: Action, one: Note) -> Note | None:
    colour, seat = COLOUR_OF[CARD_NAMED[best.args[0]]], me(view)
    total, limit = view.home_total(seat, colour), int(one.facts["limit"])
    if view.capital_total(colour) < total <= limit:
        return Note("lifts", {"colour": COLOUR_WORDS[colour], "limit": limit, "total": total})
    match one.key:
        case "capital-scientist":
            return Note("draws-home" if view.closer is not None else "draws")
        case "capital-merchant":
            return Note("coin", {"count": one.facts["count"]})
    return None


def _raises(one: Note) -> Note:
    card = CARD_NAMED[str(one.facts["card"])]
    facts = {"before": one.facts["before"], "limit": one.facts["limit"]}
    return Note("raises", {"colour": COLOUR_WORDS[COLOUR_OF[card]], **facts})


def _lays(view: View, best: Action, one: Note) -> Note | None:
    """Return whom a modifier hits, or what of the viewer's own it lifts."""
    colour, seat, value = COLOUR_NAMED[best.args[0]], me(view), view.looked or 0
    own = view.home_total(seat, colour)
    if value > 0 and own:
        return Note("lifts-own", {"colour": COLOUR_WORDS[colour], "total": own, "limit": one.facts["limit"]})
    totals = {other: view.home_total(other, colour) for other in range(view.seats) if other != seat}
    target = max(totals, key=totals.__getitem__)
    if value < 0 and totals[target] > own:
        return Note("lowers", {"target": target, "colour": COLOUR_WORDS[colour], "total": totals[target]})
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
