"""The hand and the decisions as their owner sees them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import CARD_NAMED
from engine.capital_lux.view import View, me
from engine.contract import Event
from locales import say
from render.capital_lux import (
    belongings,
    card_choice,
    choices,
    compass,
    draft_hand,
    glass,
    gold_choice,
    looks,
    play_hand,
)
from render.capital_lux.layout import EDGE, WIDTH
from render.capital_lux.lettering import FACE, SHADE, names, size_for
from render.capital_lux.tones import TEXT
from render.kit.type import fit_lines, write_lines
from render.pieces import piece

_EMPTY: Final = 640
_HOMETOWN: Final = (312, 200)
"""Top and height of the band of the viewer's hometown."""
_GOODS: Final = (524, _EMPTY - 524 - EDGE)
"""Top and height of the viewer's goods."""


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the viewer's hand or decision, RGB."""
    if view.draft and view.hand:
        return draft_hand.draw(view, names(given, locale))
    if view.decision == "lay":
        return choices.lay(view)
    if view.decision == "take":
        return choices.take(view)
    if view.stage == "save" and (view.decision == "save" or view.choice is not None):
        return gold_choice.draw(view)
    chosen = looks.single(view)
    if chosen is not None:
        return card_choice.draw(view, CARD_NAMED[chosen])
    if view.hand:
        return play_hand.draw(view)
    return _empty(view, locale)


def reason(view: View) -> str:
    """Return why a hand is empty: ``over``, ``gold``, ``closer`` or ``played``."""
    if view.outcome is not None:
        return "over"
    if view.stage == "save":
        return "gold"
    return "closer" if view.closer == me(view) else "played"


_SIGNS: Final = {"over": "star", "gold": "check", "closer": "lock", "played": "check"}


def _empty(view: View, locale: str) -> Image.Image:
    """Draw an empty hand: its reason and the viewer's hometown."""
    image = piece("capital_lux/city", 370).copy(_EMPTY)
    for y, high in (_HOMETOWN, _GOODS):
        glass.lay(image, EDGE, y, WIDTH - 2 * EDGE, high, "plate")
    why = reason(view)
    piece("capital_lux/icon", _SIGNS[why], "lit", size=96).put(image, WIDTH / 2, 82)
    lines, size = fit_lines(
        say(locale, f"capital-lux-picture-empty-{why}"), FACE, size_for(42), WIDTH - 200, 2, size_for(30)
    )
    write_lines(image, WIDTH / 2, 206, lines, FACE, size, TEXT, size * 1.3, SHADE)
    compass.band(image, view, *_HOMETOWN)
    piece("capital_lux/icon", "house", size=110).put(image, EDGE + compass.INFO / 2, 412)
    belongings.strip(image, view, *_GOODS)
    return image
