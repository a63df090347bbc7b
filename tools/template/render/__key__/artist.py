"""The artist of __title__: names the modules that draw."""

from __future__ import annotations

from typing import Final

from engine.__key__.view import View
from render.__key__ import alt, board, cover, hand, pages, parts, score
from render.folder import FolderArtist, Modules
from render.registry import Artist


class Pictures(FolderArtist[View]):
    """Draws __title__."""

    key = "__key__"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, parts=parts, score=score
    )
    view = View


ARTIST: Final[Artist] = Pictures()
