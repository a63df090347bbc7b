"""Luxor's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.luxor.view import View
from render.folder import FolderArtist, Modules
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
from render.registry import Artist


class Luxor(FolderArtist[View]):
    """Draws Luxor."""

    key = "luxor"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, parts=parts,
    )  # fmt: skip
    view = View

    def skin(self) -> Skin:
        return review.SKIN


ARTIST: Final[Artist] = Luxor()
