"""Expected actions that are not allowed: see :mod:`engine.why_not`."""

from __future__ import annotations

from typing import Final

from engine.contract import Action, Note
from engine.luxor import movement
from engine.luxor.components import BACKWARD, CARDS, HORUS, STAIRS, TOMB, Effect
from engine.luxor.offers import LEFT, OFFERS, RIGHT, path_of
from engine.luxor.outlook import by_space, me_of
from engine.luxor.rules import ACT, DISCARD, MOVE, PLAY, TAKE
from engine.luxor.view import View
from engine.why_not import Refused

NOTES: Final = {
    "inner": (),
    "card": ("side", "card"),
    "must-move": (),
    "asleep": (),
    "exact": ("count",),
    "no-key": ("from",),
    "too-far": ("from",),
    "back": ("from",),
    "no-action": ("space",),
    "none-left": ("reward", "level"),
}
"""Keys and facts. ``reward``: ``key``, ``scarab``, ``wild`` or ``horus``, with the ``level`` of its stack."""
INNER: Final = Action("play", ("middle",))
ASLEEP: Final = Action("from", ("asleep",))
"""What people mean and no notation says."""
_SIDES: Final = {"left": LEFT, "right": RIGHT}


def refused(view: View) -> list[Refused]:
    """Return what the viewer may expect and must not do."""
    match view.decision:
        case "card":
            return _cards(view)
        case "adventurer":
            # There are too many moves for one list only if all five are awake and can move.
            return []
        case "move":
            return [*_asleep(view), *_moves(view)]
        case "act":
            spaces = [space for space in dict.fromkeys(view.landed) if ACT[space] not in view.actions]
            return [Refused(ACT[space], "no-action-there", Note("no-action", {"space": space})) for space in spaces]
    return _rewards(view)


def _cards(view: View) -> list[Refused]:
    found = [
        Refused(PLAY[_SIDES[side]], reason, Note("card", {"side": side, "card": CARDS[view.hand[_SIDES[side]]].word}))
        for side, reason in view.barred
    ]
    if len(found) == 1:
        found.append(Refused(DISCARD[LEFT], "must-move", Note("must-move")))
    return [*found, Refused(INNER, "not-now", Note("inner"))]


def _asleep(view: View) -> list[Refused]:
    sleeps = view.adventurers[me_of(view)][0] < STAIRS
    return [Refused(ASLEEP, "not-now", Note("asleep"))] if sleeps else []


def _moves(view: View) -> list[Refused]:
    """Return the moves of the card that lead nowhere, and fewer steps than an exact number."""
    assert view.card is not None
    own = [view.mover] if view.mover is not None else dict.fromkeys(view.adventurers[me_of(view)])
    starts = [space for space in own if STAIRS <= space < TOMB]
    steps = movement.STEPS[view.card][view.roll]
    found = [
        _of_move(view, start, distance)
        for start in starts
        for distance in steps
        if MOVE[start, distance] not in view.actions
    ]
    fewer = max(steps) - 1
    if len(steps) == 1 and fewer and CARDS[view.card].effect is not Effect.UP_TO:
        found.append(Refused(MOVE[starts[-1], fewer], "not-with-this-card", Note("exact", {"count": fewer + 1})))
    return found


def _of_move(view: View, start: int, steps: int) -> Refused:
    """Return why an adventurer cannot go so far: as the rules say it."""
    assert view.card is not None
    action, path, spaces = MOVE[start, steps], path_of(view.tiles), by_space(view, view.card)
    if steps == BACKWARD and (start + steps <= STAIRS if spaces else start <= path[0]):
        return Refused(action, "stairs-behind" if spaces else "nothing-behind", Note("back", {"from": start}))
    if movement.landing(path, view.tiles, start, steps, 1, spaces) == TOMB:
        return Refused(action, "no-key", Note("no-key", {"from": start}))
    return Refused(action, "too-far", Note("too-far", {"from": start}))


def _rewards(view: View) -> list[Refused]:
    """Return the rewards of the tile whose supplies have run out."""
    assert view.at is not None
    missing = [word for word in OFFERS[view.tiles[view.at]] if TAKE[word] not in view.actions]
    return [Refused(TAKE[word], "not-offered", Note("none-left", _reward(word))) for word in missing]


def _reward(word: str) -> dict[str, str | int]:
    return {"reward": "horus", "level": HORUS.index(word) + 1} if word in HORUS else {"reward": word, "level": 0}
