"""The table from a player's chair, with their hand or decision below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.components import CARD_NAMED
from engine.capital_lux.view import View, me
from engine.contract import Event
from locales import say
from render.capital_lux import card_choice, chair, choices, draft_hand, glass, gold_choice, interlude, looks, play_hand
from render.capital_lux.layout import EDGE, WIDTH
from render.capital_lux.lettering import FACE, SHADE, names, size_for
from render.capital_lux.moves import Move
from render.capital_lux.tones import NIGHT, TEXT
from render.kit.scale import pixels
from render.kit.type import fit_lines, write_lines
from render.pieces import piece

_EMPTY: Final = 190
"""Height of an empty hand."""


class Below(NamedTuple):
    """What stands below the table: its height, and what draws it on an image, from a top."""

    height: int
    draw: Callable[[Image.Image, View, int], None]


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole picture, RGB."""
    shown = tuple(
        say(locale, "story-you") if seat == view.viewer else name for seat, name in enumerate(names(given, locale))
    )
    start, below = top(view), _below(view, shown, locale)
    if interlude.just_ended(view):
        image = Image.new("RGB", (pixels(WIDTH), pixels(start + below.height)), NIGHT)
        interlude.chair(image, view, shown, chair.order(view), locale)
    else:
        image = chair.ground(view.seats, start + play_hand.HEIGHT).copy(start + below.height)
        chair.draw(image, view, shown, Move.since(recent, view.round))
    below.draw(image, view, start)
    return image


def top(view: View) -> int:
    """Return where the hand or the decision begins."""
    return interlude.foot(view.seats) if interlude.just_ended(view) else chair.foot(view)


def _below(view: View, shown: tuple[str, ...], locale: str) -> Below:
    """Return what the viewer has or decides."""
    chosen = looks.single(view)
    if view.draft and view.hand:
        return Below(draft_hand.HEIGHT, partial(draft_hand.draw, shown=shown))
    if view.decision in ("lay", "take"):
        return Below(choices.height(view), choices.lay if view.decision == "lay" else choices.take)
    if view.stage == "save" and (view.decision == "save" or view.choice is not None):
        return Below(gold_choice.HEIGHT, gold_choice.draw)
    if chosen is not None:
        return Below(card_choice.HEIGHT, partial(card_choice.draw, chosen=CARD_NAMED[chosen]))
    if view.hand:
        return Below(play_hand.HEIGHT, play_hand.draw)
    return Below(_EMPTY, partial(_empty, locale=locale))


def reason(view: View) -> str:
    """Return why a hand is empty: ``over``, ``gold``, ``closer`` or ``played``."""
    if view.outcome is not None:
        return "over"
    if view.stage == "save":
        return "gold"
    return "closer" if view.closer == me(view) else "played"


_SIGNS: Final = {"over": "star", "gold": "check", "closer": "lock", "played": "check"}


def _empty(image: Image.Image, view: View, y: int, locale: str) -> None:
    """Draw why a hand is empty."""
    glass.lay(image, EDGE, y, WIDTH - 2 * EDGE, _EMPTY - EDGE, "plate")
    why, middle = reason(view), y + (_EMPTY - EDGE) / 2
    piece("capital_lux/icon", _SIGNS[why], "lit", size=96).put(image, 120, middle)
    text = say(locale, f"capital-lux-picture-empty-{why}")
    lines, size = fit_lines(text, FACE, size_for(42), WIDTH - 300, 2, size_for(32))
    write_lines(image, 100 + WIDTH / 2, middle, lines, FACE, size, TEXT, size * 1.3, SHADE)
