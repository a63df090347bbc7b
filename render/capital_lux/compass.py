"""A band below every decision: the viewer's hometown against the Capital."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import emblems, homes
from render.capital_lux.layout import COLUMNS, EDGE, LEFT, MIDDLES, PLANS, Box
from render.capital_lux.moves import Move
from render.capital_lux.tones import GUILDS, NIGHT, pale
from render.kit.colour import mix
from render.kit.light import fill, glow
from render.kit.paths import ellipse
from render.kit.sprites import Sprite, canvas, drawn, sprite

HEAD: Final = 34
"""Pixels by which the guilds' signs rise above the band, and reach below its edge."""
INFO: Final = LEFT - 2 * EDGE - 10
"""Width in pixels reserved for words at the left of the colours."""


@drawn
def medallion(colour: int, height: int) -> Sprite:
    """Draw a guild's sign on a dark disc, anchored at its centre."""
    half = height // 2 + 20
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    glow(image, disc, 7, GUILDS[colour], 0.6)
    fill(image, disc, mix(NIGHT, GUILDS[colour], 0.16))
    fill(image, ellipse(half, half, height / 2 - 1.5).stroke(3, closed=True), pale(colour, 0.25))
    emblems.emblem(colour, round(height * 0.6), "", False).put(image, half, half)
    return sprite(image, -half, -half)


def band(image: Image.Image, view: View, y: int, high: int) -> Box:
    """Draw the band from ``y``. Returns the box for words at its left. The ground has its plate: see scenery.band."""
    plan, loud = PLANS[3], {"pick": 0, "save": 2}.get(view.stage, 1)
    for colour in COLOURS:
        box = Box(COLUMNS[colour], y + HEAD - 4, COLUMNS[1] - COLUMNS[0] - 8, high - HEAD - 4)
        cell = homes.cell(view, me(view), colour)
        homes.ground(image, cell, box, Move(), loud)
        homes.draw(image, cell, box, plan, Move(), False)
        medallion(colour, 66).put(image, MIDDLES[colour], y + 4)
    return Box(2 * EDGE, y + 12, INFO, high - 24)
