"""Expected actions that are not allowed: see :mod:`engine.why_not`."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.components import COLOUR_WORDS, COLOURS, Colour
from engine.capital_lux.notation import HOME, SAVE_OF, TAKE
from engine.capital_lux.view import View, me
from engine.contract import Note
from engine.why_not import Refused

NOTES: Final = {
    "play-later": (),
    "save-later": ("colour",),
    "own-colour": (),
    "not-there": ("colour",),
    "within-limit": ("colour",),
    "too-few-coins": ("colour", "count", "coins"),
    "not-together": ("count", "coins"),
}
"""Keys and facts. ``count``: the coins that a colour costs, or several together; ``coins``: those that there are."""


def refused(view: View) -> list[Refused]:
    """Return what the viewer may expect and must not do."""
    match view.stage:
        case "pick":
            return [Refused(HOME[view.hand[0]], "not-now", Note("play-later"))]
        case "save":
            return _save(view)
    return _take(view) if view.decision == "take" else _play(view) if view.decision == "play" else []


def _play(view: View) -> list[Refused]:
    """Return coins save a colour only when the round ends."""
    over = [colour for colour in COLOURS if view.excess(me(view), colour)]
    if not view.coins[me(view)]:
        return []
    return [
        Refused(SAVE_OF[colour,], "not-now", Note("save-later", {"colour": COLOUR_WORDS[colour]})) for colour in over
    ]


def _take(view: View) -> list[Refused]:
    """Return a Cleric takes no Cleric, and nothing from a colour without cards."""
    found = [Refused(TAKE[Colour.CLERIC], "own-colour", Note("own-colour"))]
    empty = [colour for colour in COLOURS if colour is not Colour.CLERIC and not view.capital[colour]]
    notes = [Note("not-there", {"colour": COLOUR_WORDS[colour]}) for colour in empty]
    return found + [Refused(TAKE[colour], "not-there", note) for colour, note in zip(empty, notes, strict=True)]


def _save(view: View) -> list[Refused]:
    """Return the colours within the limit need no coins; others may cost too many."""
    seat, found = me(view), []
    coins = view.coins[seat]
    for colour in COLOURS:
        cost, facts = view.excess(seat, colour), {"colour": COLOUR_WORDS[colour]}
        if cost > coins:
            note = Note("too-few-coins", {**facts, "count": cost, "coins": coins})
            found.append(Refused(SAVE_OF[colour,], "too-few-coins", note))
        elif not cost and view.homes[seat][colour]:
            found.append(Refused(SAVE_OF[colour,], "within-limit", Note("within-limit", facts)))
    return found + _together(view)


def _together(view: View) -> list[Refused]:
    """Return the colours that coins can save one at a time, but not all."""
    seat = me(view)
    coins = view.coins[seat]
    costs = {colour: view.excess(seat, colour) for colour in COLOURS if 0 < view.excess(seat, colour) <= coins}
    if sum(costs.values()) <= coins:
        return []
    note = Note("not-together", {"count": sum(costs.values()), "coins": coins})
    return [Refused(SAVE_OF[tuple(map(int, costs))], "too-few-coins", note)]
