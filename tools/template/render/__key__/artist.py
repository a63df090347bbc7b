"""The artist of __title__: names the modules that draw, and the colour of messages."""

from __future__ import annotations

from typing import Final

from engine.__key__.components import CARDS
from engine.__key__.view import View
from render.__key__ import alt, board, cover, hand, pages, pieces, score, words
from render.folder import FolderArtist, Modules
from render.registry import Artist


class Pictures(FolderArtist):
    """Draws __title__."""

    accent = 0xE8A33A
    key = "__key__"
    modules = Modules(alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, words=words)
    view = View

    def warm(self, locales: tuple[str, ...]) -> None:
        """Draw the ground and every card into the cache."""
        pieces.ground()
        for number in CARDS:
            pieces.card(number, True, pieces.SMALL)
            pieces.card(number, False, pieces.SMALL)


ARTIST: Final[Artist] = Pictures()
