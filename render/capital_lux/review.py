"""How a review looks: the city by night, cards and where they go, the guild in question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.capital_lux.components import CARD_NAMED, COLOUR_OF, COLOUR_WORDS, VALUE_OF
from engine.capital_lux.view import View
from engine.contract import Action, Facts
from render.capital_lux import cards, glass
from render.capital_lux.layout import EDGE, HEIGHT, PLANS, WIDTH
from render.capital_lux.tones import DIM, EVENING, TEXT
from render.kit.skin import Skin, Strip, Symbol, emoji, pointer
from render.pieces import piece

_HIGH: Final = 150
"""Height at which cards and signs are drawn, in units."""


def ground() -> Image.Image:
    """Return the city, darkened."""
    return piece("capital_lux/city", 600).shaded(EVENING, 0.4).copy(HEIGHT)


def plate(image: Image.Image, x: float, y: float, wide: int, high: int, lit: bool) -> None:
    """Lay glass."""
    glass.lay(image, x, y, wide, high, "winner" if lit else "plate")


def symbols(view: View, action: Action, facts: Facts) -> Sequence[Symbol]:
    """Return the card and where it goes, two cards, or what is laid, taken or saved."""
    arrow = Symbol(pointer(), 0.26)
    match action.verb:
        case "play":
            where = "house-halo" if action.args[1] == "home" else "tower-lilac"
            return _card(action.args[0]), arrow, Symbol(piece("capital_lux/icon", where, size=_HIGH), 0.76)
        case "pick":
            return tuple(_card(word) for word in action.args)
        case "lay":
            modifier = Symbol(emoji("capital_lux", "modifier", _HIGH), 0.9)
            return modifier, arrow, Symbol(emoji("capital_lux", action.args[0], _HIGH))
        case "take":
            tower = Symbol(piece("capital_lux/icon", "tower-lilac", size=_HIGH), 0.76)
            return tower, arrow, Symbol(emoji("capital_lux", action.args[0], _HIGH))
    return ()


def _card(word: str) -> Symbol:
    card = CARD_NAMED[word]
    return Symbol(cards.tile(COLOUR_OF[card], VALUE_OF[card], size=_HIGH), 1.12)


def focus(view: View, actions: Sequence[tuple[Action, Facts]]) -> tuple[Sequence[Strip], Sequence[str]]:
    """Return the Capital and the mover's hometown, the guilds in question lit in both."""
    plan, seat = PLANS[view.seats], view.viewer
    assert seat is not None
    strips = (0, 0, WIDTH, plan.ground + 6), (0, plan.top(seat) - EDGE / 2, WIDTH, plan.row + EDGE)
    if any(action.verb == "pick" for action, _ in actions):
        return strips, ()  # cards to keep: no guild of the board is in question
    guilds = dict.fromkeys(word for action, _ in actions for word in _guilds(action))
    return strips, [name for guild in guilds for name in (f"capital.{guild}", f"home.{seat}.{guild}")]


def _guilds(action: Action) -> Iterator[str]:
    for word in action.args:
        if word in CARD_NAMED:
            yield COLOUR_WORDS[COLOUR_OF[CARD_NAMED[word]]]
        elif word in COLOUR_WORDS:
            yield word


SKIN: Final = Skin(ground, plate, symbols, focus, "capital", TEXT, DIM)
