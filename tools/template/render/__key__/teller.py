"""The teller of __title__: what panels say, the colour of messages, the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.__key__.view import View
from render.__key__ import alt, words
from render.drawing import by_name
from render.tellers import Teller


class Texts(Teller[View]):
    """Tells of __title__."""

    accent = 0xDE9A33
    key = "__key__"
    modules = by_name(alt, words)
    view = View
    pages = ("goal", "end", "rulings")


TELLER: Final = Texts()
