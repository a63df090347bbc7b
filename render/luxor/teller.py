"""Luxor's teller: what panels say, and the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.luxor.view import View
from render.drawing import by_name
from render.luxor import alt, looks, story, words
from render.tellers import Teller


class Luxor(Teller[View]):
    """Tells of Luxor."""

    accent = 0x2F55C4
    key = "luxor"
    modules = by_name(alt, words, looks)
    view = View
    story = staticmethod(story.lines)
    pages = (
        "sixty", "goal", "turn", "movement", "statues", "treasures", "horus", "temple", "starters", "horus-cards",
        "tomb", "scoring", "end", "symbols", "rulings",
    )  # fmt: skip
    variants = ("movement-step-space",)


TELLER: Final = Luxor()
