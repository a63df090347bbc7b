"""Composes the draw pile, the discard pile and its content."""

from __future__ import annotations

from PIL import Image

from engine.mausoleum.components import Kind
from engine.mausoleum.view import View
from locales import say
from render.kit.type import write
from render.mausoleum import cards, panels
from render.mausoleum.layout import PILE_CARD, TOKEN, AreaPanel, ledger_places, token
from render.pieces import piece


def pile(image: Image.Image, place: tuple[float, float], view: View) -> None:
    """Draw the draw pile. Once empty, it shows how many turns in a row passed without a card."""
    wide, high = PILE_CARD
    x, y = place[0] - wide / 2, place[1]
    if view.pile:
        back = piece("mausoleum/card-back", size=high)
        for k in range(min(view.pile, 6), -1, -1):
            back.put(image, x + 2 * k, y + 4 * k)
    else:
        piece("mausoleum/empty-place").put(image, x, y)
    middle = y + high / 2 - (0 if view.pile else 44)
    piece("mausoleum/counter").put(image, place[0], middle)
    panels.number(image, place[0], middle, view.pile, 64, "#FFF6DC")
    if not view.pile:
        piece("house/icon", "turn", size=52, tint="#FFE9A8").put(image, place[0] - 58, middle + 104)
        write(image, place[0] - 26, middle + 105, f"{view.passes}/{view.seats}", "number", 56, "#FFF6DC", "left")


def discard(image: Image.Image, place: tuple[float, float], view: View, hot: bool) -> None:
    """Draw the discard pile, ``hot`` if a card has just come there or left it."""
    wide, high = PILE_CARD
    x, y = place[0] - wide / 2, place[1]
    if not view.discard:
        piece("mausoleum/empty-place").put(image, x, y)
        piece("house/icon", "discard", size=70, tint="#8FB9DE").put(image, place[0], y + high / 2)
        return
    if len(view.discard) > 1:
        cards.leaning(view.discard[-2].word, 9).put(image, place[0] - 14, y + high / 2 - 4)
    cards.mini(view.discard[-1].word, "pending" if hot else "calm").put(image, x, y)
    room = 74 if len(view.discard) < 10 else 98
    panels.count(image, x + wide - 8, y + high - 14, str(len(view.discard)), 56, (room, 70))


def discarded(view: View) -> list[Kind]:
    """Return the kinds of cards on the discard pile, in the order of its content."""
    return [kind for kind in Kind if kind in view.discard]


def ledger(image: Image.Image, place: AreaPanel, view: View, locale: str) -> None:
    """Draw the discard pile's content in a free area."""
    title = say(locale, "mausoleum-picture-discard")
    piece("house/icon", "discard", size=46, tint="#FFE9A8").put(image, place.x + 48, place.y + 46)
    write(image, place.x + 88, place.y + 47, title, "title", 44, "#FFF3D6", "left")
    kinds = discarded(view)
    for kind, (x, y) in zip(kinds, ledger_places(place, len(kinds)), strict=True):
        piece("mausoleum/token", kind.word, size=2 * token(place)).put(image, x, y)
        count = view.discard.count(kind)
        if count > 1:
            if token(place) == TOKEN:
                panels.count(image, x + 30, y + 38, f"{count}×", 46, (68, 52))
            else:
                panels.count(image, x + 28, y + 22, f"{count}×", 38, (58, 42))
