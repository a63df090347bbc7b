"""A band below every decision: the viewer's hometown against the Capital."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import homes
from render.capital_lux.layout import COLUMNS, EDGE, LEFT, MIDDLES, PLANS, Box
from render.capital_lux.moves import Move
from render.pieces import piece

HEAD: Final = 34
"""Pixels by which the guilds' signs rise above the band, and reach below its edge."""
INFO: Final = LEFT - 2 * EDGE - 10
"""Width in pixels reserved for words at the left of the colours."""


def band(image: Image.Image, view: View, y: int, high: int) -> Box:
    """Draw the band from ``y``. Returns the box for words at its left. The ground has its plate: see scenery.band."""
    plan, loud = PLANS[3], {"pick": 0, "save": 2}.get(view.stage, 1)
    for colour in COLOURS:
        box = Box(COLUMNS[colour], y + HEAD - 4, COLUMNS[1] - COLUMNS[0] - 8, high - HEAD - 4)
        cell = homes.cell(view, me(view), colour)
        homes.ground(image, cell, box, Move(), loud)
        homes.draw(image, cell, box, plan, Move(), False)
        piece("capital_lux/medallion", colour, size=66).put(image, MIDDLES[colour], y + 4)
    return Box(2 * EDGE, y + 12, INFO, high - 24)
