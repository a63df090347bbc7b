"""Spaces drawn by themselves: a tile, a space without one, the stairs."""

from __future__ import annotations

from PIL import Image

from engine.luxor.components import EMPTY, STAIRS, TILES, TOMB
from engine.luxor.view import View
from render.luxor import tiles
from render.pieces import piece


def spot(image: Image.Image, view: View, space: int, x: float, y: float, size: int = tiles.TILE) -> None:
    """Draw the tile of a space, or the space without one."""
    if space == STAIRS:
        piece("luxor/stairs", size=tiles.TILE).put(image, x, y)
    elif space == TOMB:
        piece("luxor/sarcophagus", not view.sarcophagi and "first", size=104).put(image, x, y)
    elif view.tiles[space] == EMPTY:
        piece("luxor/pit").put(image, x, y)
    else:
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        piece("luxor/tile", tile.word, back, size=size).put(image, x, y)
