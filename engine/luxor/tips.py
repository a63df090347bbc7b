"""Tips for a first game: see :mod:`engine.tips`. The decisions on rewards share a verb, so they count together."""

from __future__ import annotations

from typing import Final

from engine.luxor import movement
from engine.luxor.components import STAIRS, TOMB
from engine.luxor.offers import NEEDS, path_of
from engine.luxor.outlook import by_space, me_of
from engine.luxor.view import View
from engine.tips import Tip, Tips


def _without_key(view: View) -> bool:
    return not view.keys[me_of(view)]


def _by_space(view: View) -> bool:
    return view.by_space


def _waits(view: View) -> bool:
    """Return whether too few of the viewer's adventurers stand on a treasure."""
    own = view.adventurers[me_of(view)]
    return any(STAIRS < space < TOMB and own.count(space) < NEEDS[view.tiles[space]] for space in own)


def _thrown(view: View) -> bool:
    """Return whether Osiris throws on one of the moves on offer."""
    assert view.card is not None
    path, moves = path_of(view.tiles), [each.args for each in view.actions]
    spaces = by_space(view, view.card)
    return any(len(movement.route(path, view.tiles, int(start), int(steps), spaces)) > 1 for start, steps in moves)


TIPS: Final[Tips] = {
    "card": ((Tip("card-1"),), (Tip("card-2-space", _by_space), Tip("card-2")), (Tip("card-3"),)),
    "adventurer": ((Tip("adventurer-1"),),),
    "move": (
        (Tip("move-2"),),
        (Tip("move-1", _waits), Tip("move-3", _thrown)),
        (Tip("move-3", _thrown), Tip("move-1", _waits)),
    ),
    "act": ((Tip("act-1"),),),
    "horus": ((Tip("horus-1", _without_key), Tip("horus-3")), (Tip("horus-2"),), (Tip("horus-3"),)),
    "favour": ((Tip("favour-1"),),) * 3,
    "scarab": ((Tip("scarab-1"),),) * 3,
}
