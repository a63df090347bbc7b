"""The teller of __title__: what panels say, the colour of messages, the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.__key__.view import View
from render.__key__ import alt, words
from render.registry import Teller
from render.tellers import FolderTeller, Modules


class Texts(FolderTeller[View]):
    """Tells of __title__."""

    accent = 0xDE9A33
    key = "__key__"
    modules: Modules[View] = Modules(alt=alt, words=words)
    view = View
    pages = ("goal", "end", "rulings")


TELLER: Final[Teller] = Texts()
