"""The artist of __title__: names the modules that draw."""

from __future__ import annotations

from typing import Final

from engine.__key__.view import View
from render.__key__ import alt, board, cover, hand, pages, parts, score
from render.artists import Artist
from render.drawing import by_name


class Pictures(Artist[View]):
    """Draws __title__."""

    key = "__key__"
    modules = by_name(alt, board, cover, hand, pages, parts, score)
    view = View


ARTIST: Final = Pictures()
