"""The boxes of what a lesson can light: the pairs of the last round, and each card of the hand."""

from __future__ import annotations

from engine.__key__.view import View
from render.__key__ import board as boards
from render.__key__ import hand as hands
from render.drawing import Part, Parts


def board(view: View) -> Parts:
    """Return ``shown``, the pairs of the last round."""
    places = [place for seat in range(view.seats) for place in boards.places(view.seats, seat, boards.SHOWN)]
    return {"shown": Part.around(*places)} if view.shown else {}


def hand(view: View) -> Parts:
    """Return the parts of the board, and ``card.<number>``."""
    held = hands.held(view)
    places = zip(held, hands.places(len(held)), strict=True)
    return {**board(view), **{f"card.{number}": Part(*place) for number, place in places}}
