"""The boxes of what a lesson can light: the row of cards, and each card of the hand."""

from __future__ import annotations

from engine.__key__.view import View
from render.__key__ import board as boards
from render.__key__ import hand as hands
from render.drawing import Part, Parts


def board(view: View) -> Parts:
    """Return ``row``, the cards played."""
    places = boards.places(len(view.row))
    return {"row": Part.around(*places)} if places else {}


def hand(view: View) -> Parts:
    """Return the parts of the board, and ``card.<number>``."""
    places = zip(view.hand, hands.places(len(view.hand)), strict=True)
    return {**board(view), **{f"card.{number}": Part(*place) for number, place in places}}
