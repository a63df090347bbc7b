"""Spaces drawn by themselves: a tile, a space without one, the stairs."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.luxor.components import EMPTY, STAIRS, TILES, TOMB
from engine.luxor.view import View
from render.kit.paths import rect
from render.kit.pen import Pen
from render.kit.sprites import Sprite, drawn
from render.luxor import tiles, tomb
from render.luxor.tones import S8, S9


def spot(image: Image.Image, view: View, space: int, x: float, y: float, size: int = tiles.TILE) -> None:
    """Draw the tile of a space, or the space without one."""
    if space == STAIRS:
        stairs().put(image, x, y)
    elif space == TOMB:
        tomb.sarcophagus(not view.sarcophagi, 104).put(image, x, y)
    elif view.tiles[space] == EMPTY:
        pit().put(image, x, y)
    else:
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        tiles.whole(tile.word, back, size).put(image, x, y)


@drawn
def pit() -> Sprite:
    """Draw a space without a tile, anchored at its middle."""
    pen = Pen(110, 110, 1, (3, 3))
    body = rect(0, 0, tiles.TILE, tiles.TILE, 10)
    pen.fill(body, "#3B2411")
    pen.shade(pen.mask(body), 5, 7, 6, "#150A03", 0.85)
    pen.line(body, 1.6, "#B98A55", 0.6, closed=True)
    return pen.done((tiles.HALF, tiles.HALF))


_STEPS: Final = (("#FFF6DE", "#A87A45"), ("#EAD3A2", "#966A39"), ("#D6B277", "#80592F"), ("#B98A4E", "#6B4520"))
"""Tread and front of each step, in ever less daylight."""


@drawn
def stairs(size: int = tiles.TILE) -> Sprite:
    """Draw the stairs, down to the right as in the temple, anchored at their middle."""
    pen, tall = Pen(size + 7, size + 7, size / tiles.TILE, (3, 3)), tiles.TILE
    pen.fill(rect(0, 0, tall, tall, 10), (S9, S8, 90))
    for k, (tread, front) in enumerate(_STEPS):
        x, y = tall * k / len(_STEPS), 14 + 20 * k
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, tall - y), (front, "#4A2E14", 90))
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 15), tread)
        pen.fill(rect(x, y, tall / len(_STEPS) + 1, 3), "#FFFDF2", 0.8)
    pen.cut(pen.mask(rect(0, 0, tiles.TILE, tiles.TILE, 10)))
    return pen.done((tiles.HALF, tiles.HALF))
