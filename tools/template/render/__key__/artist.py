"""The artist of __title__: names the modules that draw, and the colour of messages."""

from __future__ import annotations

from typing import Final

from engine.__key__.view import View
from render.__key__ import alt, board, cover, hand, pages, parts, score, words
from render.folder import FolderArtist, Modules
from render.registry import Artist


class Pictures(FolderArtist[View]):
    """Draws __title__."""

    accent = 0xE8A33A
    key = "__key__"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, parts=parts, score=score, words=words
    )
    view = View


ARTIST: Final[Artist] = Pictures()
