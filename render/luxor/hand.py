"""The hand as its owner sees it, in hand order: the two outer cards, and the slots of the cards that replace them."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from PIL import Image

from engine.contract import Event
from engine.luxor.components import CARDS, MIDDLE
from engine.luxor.view import View
from locales import say
from render.kit.type import Shade, write
from render.luxor import cards, options, scenery
from render.luxor.holdings import own_scarabs, playable
from render.luxor.panel import carved
from render.luxor.scenery import SHELF, WIDTH
from render.luxor.tones import S1
from render.pieces import piece

HEIGHT: Final = 640
_FLOOR: Final = HEIGHT - SHELF
INNER, OUTER, _GAP = 232, 262, 66
_SHOW: Final = 66
"""Y of the middle of the viewer's scarabs, in pixels."""
_SINGLE: Final = 12
"""Largest number of scarabs shown one by one."""
_PILL, _PILLS = 50, 152
"""Width in pixels of one value, and of one with its number."""
_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the viewer's hand or decision, RGB."""
    if view.decision is not None and view.decision != "card":
        return options.draw(view, locale)
    image = scenery.wall(HEIGHT, shelf=True)
    if not view.hand:
        write(image, WIDTH / 2, 270, say(locale, "luxor-picture-empty"), "title", 64, S1, shade=_NIGHT)
        return image
    _cards(image, view)
    _scarabs(image, own_scarabs(view))
    return image


def _scarabs(image: Image.Image, own: list[int]) -> None:
    """Draw the viewer's scarab values above the inner cards. Many scarabs show each value once with its number."""
    if not own:
        return
    found = [(value, 1) for value in own] if len(own) <= _SINGLE else list(Counter(own).items())
    wide = sum(_PILL if count == 1 else _PILLS for _, count in found)
    x = (WIDTH - wide) / 2 - 40
    piece("luxor/icon", "scarab", size=72).put(image, x, _SHOW)
    x += 46
    for value, count in found:
        piece("luxor/scarab-value", value).put(image, x + _PILL / 2, _SHOW)
        if count > 1:
            write(image, x + _PILL + 2, _SHOW, f"×{count}", "carved", 62, "#B9CCF8", "left", shade=_NIGHT)
        x += _PILL if count == 1 else _PILLS


def _places(count: int) -> list[tuple[float, int]]:
    """Return left edge and width of each card. The outer ones are larger."""
    wides = [OUTER if k in (0, count - 1) else INNER for k in range(count)]
    gap = _GAP if count > 3 else 90
    x = (WIDTH - sum(wides) - gap * (count - 1)) / 2
    out = []
    for wide in wides:
        out.append((x, wide))
        x += wide + gap
    return out


class Place(NamedTuple):
    """A card in the picture: its box in units, and its side if it is an outer one."""

    x: float
    y: int
    wide: int
    high: int
    side: str
    raised: bool


def places(view: View) -> list[Place]:
    """Return the places of the hand's cards. Those that may be played now are raised."""
    count, on = len(view.hand), playable(view) if view.decision == "card" else ()
    out = []
    for k, (x, wide) in enumerate(_places(count)):
        high = round(wide * cards.RATIO)
        side = "left" if k == 0 else "right" if k == count - 1 else ""
        raised = side in on
        out.append(Place(x, 62 if raised else _FLOOR - high + 14, wide, high, side, raised))
    return out


def _cards(image: Image.Image, view: View) -> None:
    mine = view.decision == "card"
    drop = any(action.verb == "discard" for action in view.actions)
    for code, (x, y, wide, high, side, raised) in zip(view.hand, places(view), strict=True):
        word = CARDS[code].word
        piece("luxor/cast", wide, raised and "raised").put(image, x + wide / 2, _FLOOR + 18)
        if raised:
            piece("luxor/card-halo", wide, high).put(image, x, y)
        if side and (raised or not mine):
            piece("luxor/card", word, size=wide).put(image, x, y)
        else:
            cards.shaded(word, wide, 45 if side else 14).put(image, x, y)
        if side and mine:
            piece("luxor/side-sign", side, raised and "on", size=78).put(image, x + wide / 2, _FLOOR + 64)
        if raised and drop:
            piece("house/icon", "cross", size=90, tint="#C81E0A").put(image, x + wide - 40, y + 48)
    _slots(image, view, _places(len(view.hand)), playable(view) if mine else ())


def _slots(image: Image.Image, view: View, places: list[tuple[float, int]], on: tuple[str, ...]) -> None:
    """Draw the slots of the new card, between the two left and the two right cards that remain."""
    middle = WIDTH / 2
    if len(places) == 2 * MIDDLE + 1:
        for side, before in (("left", MIDDLE), ("right", MIDDLE - 1)):
            if side in on:
                x = places[before][0] + places[before][1] + _GAP / 2
                piece("luxor/slot", 300).put(image, x, _FLOOR + 8)
                piece("luxor/side-sign", side, "on", size=62).put(image, x, _FLOOR - 318)
                piece("luxor/feed", round(x - middle)).put(image, middle, _FLOOR + 76)
    piece("luxor/stock").put(image, middle, _FLOOR + 62)
    carved(image, middle, _FLOOR + 62, str(view.pile), 42, S1)
