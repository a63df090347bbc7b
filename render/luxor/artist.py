"""Luxor's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.luxor.view import View
from render.folder import FolderArtist, Modules
from render.luxor import (
    alt,
    board,
    cover,
    hand,
    pages,
    parts,
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


ARTIST: Final[Artist] = Luxor()
