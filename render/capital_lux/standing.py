"""Beside a small hand: the standing of every colour in the Capital and in the viewer's hometown."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import cards, compass, gauge, prospects, scenery, tiling, tokens
from render.capital_lux.layout import Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import DANGER, DIM, GUILDS, PLATE, WHITE, pale
from render.capital_lux.values import minus
from render.kit.colour import mix

_GAP: Final = 12
_MEDAL: Final = 118
_TILE: Final = 84
_INSIDE: Final = 12
"""Pixels between a lane's edge and the plates on it."""


def draw(image: Image.Image, view: View, x: float, wide: float, above: Box, below: Box) -> None:
    """Draw four plates on each lane, from ``x``, with the guilds' signs between the lanes."""
    pitch = wide / len(COLOURS)
    for colour in COLOURS:
        left, room = round(x + pitch * colour), round(pitch) - _GAP
        _capital(image, view, colour, Box(left, above.y + _INSIDE, room, above.high - 2 * _INSIDE))
        middle = (above.y + above.high + below.y) / 2
        compass.medallion(colour, _MEDAL).put(image, left + room / 2, middle)
        _home(image, view, colour, Box(left, below.y + _INSIDE, room, below.high - 2 * _INSIDE))


def _capital(image: Image.Image, view: View, colour: int, box: Box) -> None:
    """Draw the current limit and its cards."""
    x, y, wide, high = box
    scenery.glass(wide, high, mix(GUILDS[colour], PLATE, 0.86), 0.7, pale(colour, 0.3)).put(image, x, y)
    limit, middle = view.capital_total(colour), x + wide / 2
    hidden = bool(view.hidden_modifiers(colour))
    text, sign = minus(limit), 52 if hidden else 0
    ink = WHITE if limit >= 0 else mix(DANGER, WHITE, 0.45)
    left = middle - (long(text, 54) + sign) / 2
    written = number(image, left, y + 54, text, 54, ink, "left", GUILDS[colour])
    if hidden:
        tokens.modifier(None, 54).put(image, left + written + 30, y + 54)
    for place in tiling.lay(view.capital[colour], wide - 20, high - 112, _TILE, True):
        tile = cards.tile(colour, place.value, place.high, "on", place.count)
        tile.put(image, x + 10 + place.x, y + 100 + place.y)


def _home(image: Image.Image, view: View, colour: int, box: Box) -> None:
    """Draw the viewer's total against that limit."""
    x, y, wide, high = box
    total = view.home_total(me(view), colour)
    level = gauge.Level(total, view.capital_total(colour), *view.limit_range(colour))
    prospects.ground(image, colour, level, box)
    middle = x + wide / 2
    number(image, middle, y + high * 0.25, str(total), 54, WHITE if total else DIM, lit=GUILDS[colour])
    prospects.against(image, middle, y + high * 0.575, level, wide)
    gauge.draw(image, x + 20, y + high - 48, colour, level, wide - 40, prospects.BAR)
