"""How a review looks: the night over the temple, cards, and adventurers with where they go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.contract import Action, Facts
from engine.luxor.components import CARDS, STAIRS, TOMB
from engine.luxor.view import View
from render.kit.skin import Skin, Strip, Symbol, emoji, pointer
from render.luxor.layout import PANEL_X
from render.luxor.score import HEIGHT
from render.pieces import piece

_HIGH: Final = 150
"""Height at which signs are drawn, in units."""
_CARD: Final = 1.25
"""Height of a card, as a share of the row's: its numbers are small."""


def ground() -> Image.Image:
    """Return the night sky of the walls."""
    return piece("luxor/wall").copy(HEIGHT)


def symbols(view: View, action: Action, facts: Facts) -> Sequence[Symbol]:
    """Return the card that is played or given up, the walk of an adventurer, or what is taken."""
    arrow = Symbol(pointer(), 0.3)
    match action.verb:
        case "play" | "discard":
            word = CARDS[view.hand[0 if action.args[0] == "left" else -1]].word
            return (Symbol(piece("luxor/card", word, size=196), _CARD),)
        case "move" | "from":
            start = _space(int(action.args[0]))
            return (start, arrow, _space(int(facts["to"]))) if action.verb == "move" else (start, arrow)
        case "act" if action.args[0] != "none":
            return arrow, _space(int(action.args[0]))
        case "take" if action.args[0] in ("key", "scarab", "wild"):
            return (Symbol(emoji("luxor", action.args[0], _HIGH)),)
        case "take":
            card = view.horus[int(str(facts["level"])) - 1]
            return () if card is None else (Symbol(piece("luxor/card", CARDS[card].word, size=196), _CARD),)
    return ()


def _space(space: int) -> Symbol:
    if space in (STAIRS, TOMB):
        return Symbol(emoji("luxor", "stairs" if space == STAIRS else "sarcophagus_gold", _HIGH), 0.9)
    return Symbol(str(space), 0.56)


def focus(view: View, actions: Sequence[tuple[Action, Facts]]) -> tuple[Sequence[Strip], Sequence[str]]:
    """Return the temple, the spaces in question lit."""
    return ((0, 0, PANEL_X, HEIGHT),), tuple(_lit(actions))


def _lit(actions: Sequence[tuple[Action, Facts]]) -> Iterator[str]:
    for _, facts in actions:
        for space in (facts.get(name) for name in ("from", "to", "space")):
            if space is not None:
                yield "tomb" if space == TOMB else f"tile.{space}"


SKIN: Final = Skin(ground, symbols=symbols, focus=focus, sign="scarab")
