"""Beside a small hand: the standing of every colour in the Capital and in the viewer's hometown."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import gauge, glass, prospects, tiling
from render.capital_lux.layout import Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import DANGER, DIM, GUILDS, WHITE
from render.capital_lux.values import minus
from render.kit.colour import mix
from render.pieces import piece

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
        piece("capital_lux/medallion", colour, size=_MEDAL).put(image, left + room / 2, middle)
        _home(image, view, colour, Box(left, below.y + _INSIDE, room, below.high - 2 * _INSIDE))


def _capital(image: Image.Image, view: View, colour: int, room: Box) -> None:
    """Draw the current limit and its cards."""
    x, y, wide, high = room
    glass.lay(image, x, y, wide, high, f"guild-soft-{colour:d}")
    limit, middle = view.capital_total(colour), x + wide / 2
    hidden = bool(view.hidden_modifiers(colour))
    text, sign = minus(limit), 52 if hidden else 0
    ink = WHITE if limit >= 0 else mix(DANGER, WHITE, 0.45)
    left = middle - (long(text, 54) + sign) / 2
    written = number(image, left, y + 54, text, 54, ink, "left", GUILDS[colour])
    if hidden:
        piece("capital_lux/modifier", size=54).put(image, left + written + 30, y + 54)
    tiling.draw(image, tiling.lay(view.capital[colour], wide - 20, high - 112, _TILE, True), colour, x + 10, y + 100)


def _home(image: Image.Image, view: View, colour: int, box: Box) -> None:
    """Draw the viewer's total against that limit."""
    x, y, wide, high = box
    total = view.home_total(me(view), colour)
    level = gauge.GaugeLevel(total, view.capital_total(colour), *view.limit_range(colour))
    prospects.ground(image, colour, level, box)
    middle = x + wide / 2
    number(image, middle, y + high * 0.25, str(total), 54, WHITE if total else DIM, lit=GUILDS[colour])
    prospects.against(image, middle, y + high * 0.575, level, wide)
    gauge.draw(image, x + 20, y + high - 48, colour, level, wide - 40, prospects.BAR)
