"""Capital Lux's teller: what panels say, and the names of the rules pages."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.round_end import RoundEnd
from engine.capital_lux.view import View
from engine.contract import View as AnyView
from render.capital_lux import alt, looks, story, words
from render.drawing import by_name
from render.tellers import Teller


class CapitalLux(Teller[View]):
    """Tells of Capital Lux."""

    accent = 0x6C5CE7
    key = "capital_lux"
    modules = by_name(alt, words, looks)
    view = View
    story = staticmethod(story.lines)
    pages = (
        "sixty", "goal", "draft", "turn", "agent", "cleric", "scientist", "merchant", "round-end", "gold", "bonus",
        "scoring", "cards", "symbols", "rulings",
    )  # fmt: skip

    def ended(self, view: AnyView) -> RoundEnd | None:
        return self.seen(view).round_end


TELLER: Final = CapitalLux()
