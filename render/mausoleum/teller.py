"""Guardiões do Mausoléu's teller: what panels say, and the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.mausoleum import alt, looks, story, words
from render.registry import Teller
from render.tellers import FolderTeller, Modules


class Mausoleum(FolderTeller[View]):
    """Tells of Guardiões do Mausoléu."""

    accent = 0xC58A22
    key = "mausoleum"
    modules: Modules[View] = Modules(alt=alt, words=words, looks=looks)
    view = View
    story = staticmethod(story.lines)
    pages = (
        "sixty", "goal", "turn", "construction", "characters", "events", "actions", "defence", "scoring", "end",
        "symbols", "rulings",
    )  # fmt: skip
    variants = ("turn-hand-limit-always",)


TELLER: Final[Teller] = Mausoleum()
