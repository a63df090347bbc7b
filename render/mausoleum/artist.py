"""Guardiões do Mausoléu's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.folder import FolderArtist, Modules
from render.mausoleum import alt, board, cover, hand, pages, parts, score
from render.registry import Artist


class Mausoleum(FolderArtist[View]):
    """Draws Guardiões do Mausoléu."""

    night = "#030A18"
    light = "#8FD0FF"
    key = "mausoleum"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, parts=parts,
    )  # fmt: skip
    view = View


ARTIST: Final[Artist] = Mausoleum()
