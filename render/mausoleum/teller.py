"""Guardiões do Mausoléu's teller: what panels say, and the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.drawing import by_name
from render.mausoleum import alt, looks, story, words
from render.tellers import Teller


class Mausoleum(Teller[View]):
    """Tells of Guardiões do Mausoléu."""

    accent = 0xC58A22
    key = "mausoleum"
    modules = by_name(alt, words, looks)
    view = View
    story = staticmethod(story.lines)
    pages = (
        "sixty", "goal", "turn", "construction", "characters", "events", "actions", "defence", "scoring", "end",
        "symbols", "rulings",
    )  # fmt: skip
    variants = ("turn-hand-limit-always",)


TELLER: Final = Mausoleum()
