"""Tips for a first game: see :mod:`engine.tips`."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from engine.tips import Tip, Tips


def _shields(view: View) -> bool:
    return any(row for seat, row in enumerate(view.shields) if seat != view.viewer)


def _low(view: View) -> bool:
    """Return whether at most two cards for each player are left to draw."""
    return view.pile <= 2 * view.seats


TIPS: Final[Tips] = {
    "play": ((Tip("play-1"),), (Tip("play-2"),), (Tip("play-3", _low),)),
    "target": ((Tip("target-1", _shields), Tip("target-3")), (Tip("target-2"),)),
    "take": ((Tip("take-1"),),),
    "give": ((Tip("give-1"),),),
    "recover": ((Tip("recover-1"),),),
    "lose": ((Tip("lose-1"),), (Tip("lose-2"),), (Tip("lose-3"),)),
    "discard": ((Tip("discard-1"),),),
}
