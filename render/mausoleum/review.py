"""How a review looks: blue cloth, the medals of cards, the players who are meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.contract import Action, Facts
from engine.mausoleum.view import View
from render.kit.skin import Skin, Strip, Symbol, pointer
from render.mausoleum.scenery import cloth
from render.mausoleum.score import HEIGHT
from render.pieces import piece


def ground() -> Image.Image:
    """Return the cloth, darkened."""
    return Image.blend(cloth(HEIGHT), Image.new("RGB", cloth(HEIGHT).size, "#04122C"), 0.45)


def symbols(view: View, action: Action, facts: Facts) -> Sequence[Symbol]:
    """Return the medal of a card, before the seat that it is aimed at."""
    if not action.args:
        return (Symbol(piece("mausoleum/medal", "passing", size=94), 1.15),)
    if action.verb == "at":
        aimed = Symbol(piece("house/seat-mark", int(action.args[0]), size=48), 0.8)
        if view.pending is None:
            return (aimed,)
        return _token(view.pending.word), Symbol(pointer(), 0.3), aimed
    return (_token(action.args[0]),)


def _token(word: str) -> Symbol:
    return Symbol(piece("mausoleum/token", word, size=156), 1.15)


def focus(view: View, actions: Sequence[tuple[Action, Facts]]) -> tuple[Sequence[Strip], Sequence[str]]:
    """Return the whole board, with the areas of the mover and of those who are meant lit."""
    meant = [int(action.args[0]) for action, _ in actions if action.verb == "at"]
    return (), tuple(f"area.{seat}" for seat in dict.fromkeys((view.viewer, *meant)))


SKIN: Final = Skin(ground, symbols=symbols, focus=focus, sign="mausolo")
