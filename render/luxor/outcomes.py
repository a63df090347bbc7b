"""A plate for each candidate of a choice of moves: its letter, its way, and what awaits at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.luxor.components import CARDS, STAIRS, TILES, TOMB
from engine.luxor.movement import NOWHERE, next_tunnel
from engine.luxor.view import View
from render.kit.colour import rgb
from render.kit.spread import row
from render.kit.sprites import Sprite, remembered, sprite
from render.kit.type import Shade, write
from render.luxor import cards, scenery, spots, temple
from render.luxor.candidates import Candidate, crew, in_row, prize, rewards, wakes
from render.luxor.scenery import WIDTH
from render.luxor.tones import GOLD, GOLD_L, S1
from render.pieces import box, piece

_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
_MARGIN: Final = 20
_GAP: Final = 14
_RULE: Final = 8
"""Height of the golden line below the temple."""
WIDE, _HIGH = 440, 250
"""Size of a plate in which a letter and three adventurers have their full size."""
_ALONE: Final = 3
"""Up to as many plates stand beside the card being played."""
CARD: Final = 150
_LETTER, TABLET, _SIGN, _FIGURE = 96, 76, 100, 92
"""Heights in a plate of full size: letter, number of a space, treasure and points, adventurer."""
_NEAR: Final = 8
"""Gap between the ends of an adventurer's moves."""
_DONE: Final = "#8CF0B4"
_FEW: Final = "#8FA8E8"
"""Ink of what counts for little: a slash, a cross."""


def draw(view: View, found: Sequence[Candidate]) -> Image.Image:
    """Draw the plates, RGB: one row for a few, else two."""
    columns = in_row(found)
    lines = math.ceil(len(found) / columns)
    beside = len(found) <= _ALONE and not found[0].several
    left = _MARGIN + (CARD + _MARGIN) * beside
    wide = min(560, (WIDTH - left - _MARGIN - _GAP * (columns - 1)) // columns)
    high = round(_HIGH * min(1, wide / WIDE))
    image = scenery.wall(_RULE + 2 * _MARGIN + lines * (high + _GAP) - _GAP)
    _rule().put(image, 0, 0)
    top, edges = _RULE + _MARGIN, row(columns, wide, WIDTH - left - _MARGIN, _GAP, left)
    if beside:
        _played(image, view, top + high / 2)
    for k, each in enumerate(found):
        line, column = divmod(k, columns)
        _plate(image, view, each, (edges[column], top + line * (high + _GAP)), (wide, high))
    return image


@remembered
def _rule() -> Sprite:
    """Draw the golden line below the temple."""
    return sprite(Image.new("RGB", (WIDTH, _RULE), rgb(GOLD)))


def _played(image: Image.Image, view: View, y: float) -> None:
    """Draw the card being played, and the die."""
    assert view.card is not None
    piece("luxor/card", CARDS[view.card].word, size=CARD).put(image, _MARGIN, y - CARD * cards.RATIO / 2)
    if view.roll:
        piece("luxor/die", view.roll, size=84).put(image, _MARGIN + CARD - 30, y + 70)


def _plate(image: Image.Image, view: View, each: Candidate, at: tuple[float, float], size: tuple[int, int]) -> None:
    (x, y), (wide, high) = at, size
    k = min(1, wide / WIDE)
    end = each.ends[0]
    taken = not each.several and (manned := crew(view, end)) is not None and manned.complete
    box("luxor/plate", wide, high, taken and "lit").put(image, x, y)
    upper, lower = y + 70 * k, y + 176 * k
    piece("house/letter", each.letter, size=round(_LETTER * k)).put(image, x + 66 * k, upper)
    along = x + 122 * k
    along = _tablet(image, view, each.start, along, upper, k)
    if each.several:
        piece("house/icon", "arrow", size=round(56 * k), tint=GOLD_L).put(image, along + 30 * k, upper)
        _ends(image, view, each, x, lower, wide)
        return
    for stop in each.routes[0][:-1]:
        piece("luxor/tile", TILES[view.tiles[stop]].word, size=round(66 * k)).put(image, along + 38 * k, upper)
        along += 70 * k
    if len(each.routes[0]) == 1:
        piece("house/icon", "arrow", size=round(56 * k), tint=GOLD_L).put(image, along + 27 * k, upper)
        along += 46 * k
    _tablet(image, view, end, along + 8 * k, upper, k)
    if wakes(view, end):
        _waking(image, view, x + wide - 42 * k, upper, k)
    _outcome(image, view, end, x + 20 * k, lower, k)
    if taken:
        piece("house/rimmed", "check", _DONE, "#0B2A1A", size=round(84 * k)).put(image, x + wide - 50 * k, lower)


def _tablet(image: Image.Image, view: View, space: int, x: float, y: float, k: float) -> float:
    """Draw a space from ``x`` on: its number, the stairs or the tomb. Returns its right edge."""
    high = round(TABLET * k)
    wide = _breadth(space, high)
    if space == STAIRS:
        piece("luxor/stairs", size=high).put(image, x + wide / 2, y)
    elif space == TOMB:
        piece("luxor/sarcophagus", not view.sarcophagi and "first", size=round(high * 1.2)).put(image, x + wide / 2, y)
    else:
        piece("luxor/number", space, size=high).put(image, x + wide / 2, y)
    return x + wide


def _breadth(space: int, high: int) -> float:
    return high if space in (STAIRS, TOMB) else temple.number_width(space, high)


def _ends(image: Image.Image, view: View, each: Candidate, x: float, y: float, wide: int) -> None:
    """Draw all spaces where an adventurer's moves end."""
    k = min(1.0, (wide - 40) / sum(_breadth(end, TABLET) + _NEAR for end in each.ends))
    at = x + 24
    for end in sorted(each.ends):
        at = _tablet(image, view, end, at, y, k) + _NEAR * k


def _waking(image: Image.Image, view: View, x: float, y: float, k: float) -> None:
    """Draw the viewer's sleeper that gets up, in the ring of its bed."""
    assert view.viewer is not None
    side = round(58 * k)
    piece("luxor/round-ring", size=side).put(image, x, y)
    piece("luxor/sleeper", view.viewer, size=round(70 * k)).put(image, x, y)


# ---------------------------------------------------------------- what awaits


def _outcome(image: Image.Image, view: View, end: int, x: float, y: float, k: float) -> None:
    """Draw what awaits at the end of a move from ``x`` on, around the middle ``y``."""
    manned = crew(view, end)
    if end == TOMB:
        _tomb(image, view, x, y, k)
    elif manned is not None:
        tile = TILES[view.tiles[end]]
        assert tile.treasure is not None and view.viewer is not None
        piece("luxor/icon", tile.treasure.value, size=round(_SIGN * k)).put(image, x + 50 * k, y)
        write(image, x + 138 * k, y, str(tile.points), "carved", round(_SIGN * k), S1, shade=_NIGHT)
        for one in range(manned.needed):
            high, at = round(_FIGURE * k), (x + (210 + 72 * one) * k, y + 46 * k)
            if one < manned.there:
                piece("luxor/adventurer", view.viewer, size=high).put(image, *at)
            else:
                piece("luxor/lacking", view.viewer, size=high).put(image, *at)
    elif TILES[view.tiles[end]].word == "tunnel":
        _tunnel(image, view, end, x, y, k)
    else:
        _rewards(image, view, end, x, y, k)


def _tomb(image: Image.Image, view: View, x: float, y: float, k: float) -> None:
    """Draw the sarcophagus to be won, and the key that it costs."""
    if points := prize(view):
        piece("luxor/sarcophagus", not view.sarcophagi and "first", size=round(120 * k)).put(image, x + 44 * k, y)
        write(image, x + 130 * k, y, str(points), "carved", round(_SIGN * k), S1, shade=_NIGHT)
    write(image, x + 216 * k, y, "\N{MINUS SIGN}", "carved", round(_SIGN * k), _FEW, shade=_NIGHT)
    piece("luxor/icon", "key", size=round(_SIGN * k)).put(image, x + 290 * k, y)


def _tunnel(image: Image.Image, view: View, end: int, x: float, y: float, k: float) -> None:
    """Draw where the tunnel leads. The last one leads nowhere."""
    piece("luxor/tile", "tunnel", size=round(_SIGN * k)).put(image, x + 52 * k, y)
    beyond = next_tunnel(view.tiles, end)
    if beyond == NOWHERE:
        piece("house/icon", "cross", size=round(84 * k), tint=_FEW).put(image, x + 164 * k, y)
    else:
        piece("house/icon", "arrow", size=round(66 * k), tint=GOLD_L).put(image, x + 156 * k, y)
        _tablet(image, view, beyond, x + 206 * k, y, k)


def _rewards(image: Image.Image, view: View, end: int, x: float, y: float, k: float) -> None:
    """Draw the rewards of a tile, of which one is taken. Grey: none is left."""
    signs = rewards(view, end)
    at = x + 12 * k
    for one, (sign, count) in enumerate(signs):
        if one:
            write(image, at + 16 * k, y, "/", "carved", round(80 * k), _FEW, shade=_NIGHT)
            at += 40 * k
        size, pitch = {1: (96, 0), 2: (78, 64), 3: (62, 50)}[count]
        for each in range(count):
            piece("luxor/icon", sign, size=round(size * k)).put(image, at + (size / 2 + pitch * each) * k, y)
        at += (size + pitch * (count - 1)) * k
    if not signs:
        spots.spot(image, view, end, x + 52 * k, y, round(_SIGN * k))
        piece("house/icon", "cross", size=round(84 * k), tint=_FEW).put(image, x + 164 * k, y)
