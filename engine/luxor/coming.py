"""The tomb chamber fills: see :mod:`engine.coming` (rulebook: "End of the Game")."""

from __future__ import annotations

from typing import Final

from engine.contract import Note
from engine.luxor.components import TOMB
from engine.luxor.view import View

NOTES: Final = {"tomb": (), "last-round": ()}
"""Keys and facts."""


def coming(view: View) -> Note | None:
    """Return that the next adventurer in the tomb chamber ends the game with its round, or that this is the last."""
    inside = sum(space == TOMB for spaces in view.adventurers for space in spaces)
    if inside == 0:
        return None
    return Note("tomb" if inside == 1 else "last-round")
