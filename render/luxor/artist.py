"""Luxor's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.luxor.view import View
from render.artists import Artist
from render.drawing import by_name
from render.kit.skin import Skin
from render.luxor import (
    alt,
    board,
    cover,
    hand,
    pages,
    parts,
    review,
    score,
)


class Luxor(Artist[View]):
    """Draws Luxor."""

    key = "luxor"
    modules = by_name(alt, board, cover, hand, pages, score, parts)
    view = View

    def skin(self) -> Skin:
        return review.SKIN


ARTIST: Final = Luxor()
