"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.capital_lux.components import (
    CARD_NAMED,
    COLOUR_NAMED,
    COLOUR_OF,
    COLOUR_WORDS,
    COLOURS,
    VALUE_OF,
    WORDS,
    Card,
    Colour,
)
from engine.capital_lux.policy import explain
from engine.capital_lux.view import View, me
from engine.contract import Action, Note

Facts = dict[str, str | int]

REASONS: Final = {
    "saves": ("colours", "points"),
    "traps": ("target", "colour", "count", "coins"),
    "costs-less": ("points",),
    "lifts": ("colour", "limit", "total"),
    "stays-within": ("colour", "count"),
    "coin-saves": ("colour",),
    "pair-fits": ("card", "against", "total", "limit"),
    "would-lift": ("card", "colour", "total", "limit"),
    "room": ("card", "total", "limit"),
    "lift-later": ("card", "colour", "total", "limit"),
    "coins-save": ("colour", "count"),
    "fits-more": ("card", "points", "others"),
    "fits": ("card", "points", "total", "limit"),
    "fits-hidden": ("card", "colour", "hidden"),
    "cheaper": ("colour", "against"),
    "lifts-more": ("colour", "limit"),
    "draws": (),
    "draws-home": (),
    "coin": (),
    "may-rise": ("colour", "count", "others"),
    "most": ("colour", "total"),
    "over-less": ("colour", "count", "others"),
    "worth": ("card", "points", "others"),
    "lowers": ("target", "colour", "count"),
    "lifts-own": ("colour", "total", "limit"),
    "keeps-coins": ("rest",),
    "power": ("card", "colour"),
    "higher": ("points", "others"),
}
"""Keys of the reasons and their facts, the strongest first. ``stays-within``: the other action would go over by
``count``. ``traps``: brings ``target`` over by ``count``, more than the ``coins`` there. ``most``: no hometown has more
of the colour then. ``costs-less``: in the last turn, when the hand goes home, ``points`` fewer are lost as the limits
stand. ``coin-saves``: the coin is the last one that is needed. ``pair-fits``: ``card`` at home, once ``against`` is in
the Capital. ``lift-later``: the viewer still holds a card that lifts the limit far enough. ``cheaper``: both cards do
the same in the Capital, and ``against`` is worth more at home. ``may-rise``: ``count`` of the ``others`` unknown
modifiers raise the limit far enough. ``over-less``: ``count`` over the limit, with the other action ``others``.
``higher``: sums of both pairs of cards."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    match best.verb:
        case "pick":
            return _pick(view, best, other)
        case "save":
            return _saves(one, two)
        case "lay":
            return _traps(view, best) or _lays(view, best, one)
        case "take":
            return _traps(view, best) or _at_home(view, one, two)
    if view.closer is not None:
        return _last(view, best, other)
    if best.args[1] == "home":
        return _at_home(view, one, two)
    return _capital(view, best, other) or _within(one, two) or _raises(view, one)


# ---------------------------------------------------------------- the draft


def _pick(view: View, best: Action, other: Action) -> Note | None:
    """Return what speaks for a card that only the better pair has."""
    seat, new = me(view), [CARD_NAMED[word] for word in (Counter(best.args) - Counter(other.args)).elements()]
    beside = {COLOUR_OF[CARD_NAMED[word]] for word in (Counter(other.args) - Counter(best.args)).elements()}
    held = [*view.kept, *(CARD_NAMED[word] for word in best.args)]
    for each in new:
        colour = COLOUR_OF[each]
        own, limit = view.home_total(seat, colour), view.capital_total(colour)
        if limit < own <= limit + VALUE_OF[each]:
            told: Facts = {"card": WORDS[each], "colour": COLOUR_WORDS[colour], "total": own}
            return Note("would-lift", {**told, "limit": limit + VALUE_OF[each]})
        if own + VALUE_OF[each] <= limit:
            return Note("room", {"card": WORDS[each], "total": own + VALUE_OF[each], "limit": limit})
    found = next((pair for each in new if (pair := _pair(view, each, held)) is not None), None)
    if found is not None:
        return found
    sums = [sum(VALUE_OF[CARD_NAMED[word]] for word in action.args) for action in (best, other)]
    powers = [each for each in new if COLOUR_OF[each] not in beside]
    if powers:
        return Note("power", {"card": WORDS[powers[0]], "colour": COLOUR_WORDS[COLOUR_OF[powers[0]]]})
    most = max(sum(VALUE_OF[CARD_NAMED[word]] for word in action.args) for action in view.actions)
    if sums[0] == most > sums[1]:
        return Note("higher", {"points": sums[0], "others": sums[1], "cards": " ".join(other.args)})
    return None


def _pair(view: View, each: Card, held: Sequence[Card]) -> Note | None:
    """Return another card of the colour with which a card makes a pair: one at home, one to lift the limit."""
    colour = COLOUR_OF[each]
    own, limit = view.home_total(me(view), colour), view.capital_total(colour)
    partners = list(held)
    partners.remove(each)
    for partner in partners:
        if COLOUR_OF[partner] is not colour:
            continue
        for home, lifting in sorted(((each, partner), (partner, each)), key=lambda pair: -VALUE_OF[pair[0]]):
            total, lifted = own + VALUE_OF[home], limit + VALUE_OF[lifting]
            if total <= lifted:
                told: Facts = {"card": WORDS[home], "against": WORDS[lifting], "total": total, "limit": lifted}
                return Note("pair-fits", told)
    return None


# ---------------------------------------------------------------- coins


def _saves(one: Note, two: Note) -> Note | None:
    points = int(one.facts.get("points", 0))
    if points > int(two.facts.get("points", 0)):
        return Note("saves", {"colours": one.facts["colours"], "points": points})
    return Note("keeps-coins", {"rest": one.facts["rest"]}) if int(one.facts["rest"]) > int(two.facts["rest"]) else None


# ---------------------------------------------------------------- a card at home


def _within(one: Note, two: Note) -> Note | None:
    """Return that nothing goes over a limit, and that something would with the other action."""
    if "-over" in two.key and "-over" not in one.key and two.facts["colour"] != "none":
        return Note("stays-within", {"colour": two.facts["colour"], "count": two.facts["count"]})
    return None


def _at_home(view: View, one: Note, two: Note) -> Note | None:
    """Return why a card is good in the own hometown: it fits, or may yet be saved."""
    facts = one.facts
    colour, total, card = COLOUR_NAMED[str(facts["colour"])], int(facts["total"]), str(facts["card"])
    points, hidden = VALUE_OF[CARD_NAMED[card]], view.hidden_modifiers(colour)
    others = VALUE_OF[CARD_NAMED[str(two.facts["card"])]] if "card" in two.facts else 0
    homes = [key.startswith(("home", "take")) for key in (one.key, two.key)]
    if "-over" not in one.key:
        if hidden:
            return Note("fits-hidden", {"card": card, "colour": COLOUR_WORDS[colour], "hidden": hidden})
        within = _within(one, two)
        if within is not None:
            return within
        if all(homes) and points > others:
            return Note("fits-more", {"card": card, "points": points, "others": others})
        return Note("fits", {"card": card, "points": points, "total": total, "limit": facts["limit"]})
    told: Facts = {"card": card, "points": points, "others": others}
    return (
        _saved_later(view, colour, card, total, int(facts["limit"]))
        or _coins_save(view, colour, int(facts["count"]))
        or _may_rise(view, colour, int(facts["count"]))
        or _most(view, colour, total, int(facts["count"]))
        or _over_less(one, two)
        or (Note("worth", told) if all(homes) and points > others and "-over" in two.key else None)
    )


def _saved_later(view: View, colour: Colour, card: str, total: int, limit: int) -> Note | None:
    """Return a card of the hand that lifts the limit far enough, if there is a turn to play it."""
    if view.closer is not None or view.hidden_modifiers(colour):
        return None
    held = [each for each in view.hand if COLOUR_OF[each] is colour and WORDS[each] != card]
    found = next((each for each in sorted(held, key=VALUE_OF.__getitem__) if limit + VALUE_OF[each] >= total), None)
    if found is None:
        return None
    told: Facts = {"card": WORDS[found], "colour": COLOUR_WORDS[colour], "total": total}
    return Note("lift-later", {**told, "limit": limit + VALUE_OF[found]})


def _coins_save(view: View, colour: Colour, count: int) -> Note | None:
    if view.coins[me(view)] < count:
        return None
    return Note("coins-save", {"colour": COLOUR_WORDS[colour], "count": count})


def _may_rise(view: View, colour: Colour, over: int) -> Note | None:
    """Return how many of the modifiers that may lie hidden on a colour raise its limit far enough: half or more."""
    unseen = view.unseen_modifiers()
    count = sum(each >= over for each in unseen)
    if view.hidden_modifiers(colour) != 1 or 2 * count < len(unseen):
        return None
    return Note("may-rise", {"colour": COLOUR_WORDS[colour], "count": count, "others": len(unseen)})


def _most(view: View, colour: Colour, total: int, over: int) -> Note | None:
    """Return that the viewer would have the most of a colour, if coins can keep it within the limit."""
    others = max(view.home_total(other, colour) for other in range(view.seats) if other != me(view))
    if total <= others or not view.capital[colour] or over > view.coins[me(view)]:
        return None
    return Note("most", {"colour": COLOUR_WORDS[colour], "total": total})


def _over_less(one: Note, two: Note) -> Note | None:
    if "-over" not in two.key or int(two.facts["count"]) <= int(one.facts["count"]):
        return None
    return Note("over-less", {"colour": two.facts["colour"], "count": one.facts["count"], "others": two.facts["count"]})


# ---------------------------------------------------------------- the last turn of a round


def _last(view: View, best: Action, other: Action) -> Note | None:
    """Return what the better action loses less, when the rest of the hand goes home, as the limits stand."""
    lost, beside = _lost(view, best), _lost(view, other)
    if lost < beside and len(view.hand) > 1:
        return Note("costs-less", {"points": beside - lost})
    if best.args[1] == "capital" and explain(view, best).key == "capital-scientist":
        return Note("draws-home")
    return _raises(view, explain(view, best)) if best.args[1] == "capital" else None


def _lost(view: View, action: Action) -> int:
    """Return the points of colours that go over their limit by more than the coins, with the whole hand at home."""
    played, seat, lost = CARD_NAMED[action.args[0]], me(view), 0
    hand = list(view.hand)
    if action.args[1] == "capital":
        hand.remove(played)
    coins = view.coins[seat] + (explain(view, action).key == "capital-merchant")
    for colour in COLOURS:
        total = view.home_total(seat, colour) + sum(VALUE_OF[each] for each in hand if COLOUR_OF[each] is colour)
        lifted = VALUE_OF[played] if action.args[1] == "capital" and COLOUR_OF[played] is colour else 0
        if total > view.capital_total(colour) + lifted + coins:
            lost += total
    return lost


# ---------------------------------------------------------------- a card to the Capital


def _capital(view: View, best: Action, other: Action) -> Note | None:
    one, two = explain(view, best), explain(view, other)
    colour, seat = COLOUR_OF[CARD_NAMED[best.args[0]]], me(view)
    total, limit = view.home_total(seat, colour), int(one.facts["limit"])
    if view.homes[seat][colour] and view.capital_total(colour) < total <= limit:
        return Note("lifts", {"colour": COLOUR_WORDS[colour], "limit": limit, "total": total})
    if one.key == two.key and one.key in ("capital-scientist", "capital-merchant"):
        return _sisters(best, other, limit)
    match one.key:
        case "capital-scientist":
            return Note("draws")
        case "capital-merchant":
            needy = [each for each in COLOURS if view.excess(seat, each) == view.coins[seat] + 1]
            return Note("coin-saves", {"colour": COLOUR_WORDS[needy[0]]}) if needy else Note("coin")
    return None


def _sisters(best: Action, other: Action, limit: int) -> Note | None:
    """Compare two cards that do the same in the Capital."""
    value, beside = (VALUE_OF[CARD_NAMED[action.args[0]]] for action in (best, other))
    told: Facts = {"colour": COLOUR_WORDS[COLOUR_OF[CARD_NAMED[best.args[0]]]]}
    if value < beside:
        return Note("cheaper", {"against": other.args[0], **told})
    return Note("lifts-more", {"limit": limit, **told}) if value > beside else None


def _raises(view: View, one: Note) -> Note | None:
    """Return a card of the hand that fits at home once a card is in the Capital, and does not before."""
    played = CARD_NAMED[str(one.facts["card"])]
    colour, before, limit = COLOUR_OF[played], int(one.facts["before"]), int(one.facts["limit"])
    own, rest = view.home_total(me(view), colour), list(view.hand)
    rest.remove(played)
    for each in sorted(rest, key=VALUE_OF.__getitem__, reverse=True):
        total = own + VALUE_OF[each]
        if COLOUR_OF[each] is colour and before < total <= limit and view.closer is None:
            return Note("pair-fits", {"card": WORDS[each], "against": WORDS[played], "total": total, "limit": limit})
    return None


# ---------------------------------------------------------------- a modifier


def _lays(view: View, best: Action, one: Note) -> Note | None:
    """Return whom a modifier hits, or what of the viewer's own it lifts."""
    colour, seat, value = COLOUR_NAMED[best.args[0]], me(view), view.looked or 0
    own, limit = view.home_total(seat, colour), int(one.facts["limit"])
    if value > 0 and limit - value < own <= limit:
        return Note("lifts-own", {"colour": COLOUR_WORDS[colour], "total": own, "limit": limit})
    over = {other: view.home_total(other, colour) - limit for other in range(view.seats) if other != seat}
    target = max(over, key=over.__getitem__)
    if value < 0 and over[target] > 0 and own <= limit:
        return Note("lowers", {"target": target, "colour": COLOUR_WORDS[colour], "count": over[target]})
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
            told: Facts = {
                "target": target,
                "colour": COLOUR_WORDS[colour],
                "count": count,
                "coins": view.coins[target],
            }
            return Note("traps", told)
    return None
