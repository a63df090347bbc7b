"""How a review looks: the night over the temple, cards, and adventurers with where they go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.contract import Action
from engine.luxor.components import CARDS, STAIRS, TOMB
from engine.luxor.labels import explain
from engine.luxor.view import View
from render.house.skin import Skin, Symbol, emoji, pointer
from render.luxor.layout import PANEL_X
from render.luxor.score import HEIGHT
from render.pieces import piece
from render.registry import Part

_HIGH: Final = 150
"""Height at which signs are drawn, in units."""


def ground() -> Image.Image:
    """Return the night sky of the walls."""
    return piece("luxor/wall").copy(HEIGHT)


def symbols(view: View, action: Action) -> Sequence[Symbol]:
    """Return the card that is played or given up, the walk of an adventurer, or what is taken."""
    facts = explain(view, action).facts
    arrow = Symbol(pointer(), 0.3)
    match action.verb:
        case "play" | "discard":
            word = CARDS[view.hand[0 if action.args[0] == "left" else -1]].word
            return (Symbol(piece("luxor/card", word, size=196)),)
        case "move" | "from":
            start = _space(int(action.args[0]))
            return (start, arrow, _space(int(facts["to"]))) if action.verb == "move" else (start, arrow)
        case "act" if action.args[0] != "none":
            return arrow, _space(int(action.args[0]))
        case "take" if action.args[0] in ("key", "scarab", "wild"):
            return (Symbol(emoji("luxor", action.args[0], _HIGH)),)
    return ()


def _space(space: int) -> Symbol:
    if space in (STAIRS, TOMB):
        return Symbol(emoji("luxor", "stairs" if space == STAIRS else "sarcophagus_gold", _HIGH), 0.9)
    return Symbol(str(space), 0.56)


def focus(view: View, actions: Sequence[Action]) -> tuple[Sequence[Part], Sequence[str]]:
    """Return the temple, the spaces in question lit."""
    return (Part(0, 0, PANEL_X, HEIGHT),), tuple(_lit(view, actions))


def _lit(view: View, actions: Sequence[Action]) -> Iterator[str]:
    for action in actions:
        facts = explain(view, action).facts
        for space in (facts.get(name) for name in ("from", "to", "space")):
            if space is not None:
                yield "tomb" if space == TOMB else f"tile.{space}"


SKIN: Final = Skin(ground, symbols=symbols, focus=focus, sign="scarab")
