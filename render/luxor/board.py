"""The board in the channel: the temple with its tiles and adventurers, the players, the trail of the last turn."""

from __future__ import annotations

from PIL import Image

from engine.contract import Event
from engine.luxor.components import EMPTY, TILES, TOMB
from engine.luxor.view import View
from render.fonts import names
from render.luxor import crowd, panel, temple, tiles, tomb, trails
from render.luxor.layout import SARCOPHAGI, place
from render.luxor.moves import Move
from render.pieces import piece


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB."""
    move = Move.read(recent)
    image = piece("luxor/temple").copy()
    trails.floor(image, move.legs)
    for space in range(1, TOMB):
        lay_tile(image, view.tiles[space], space)
    temple.signs(image, view.seats)
    trails.signs(image, move.legs)
    trails.rings(image, view, move)
    temple.numbers(image)
    lay_sarcophagi(image, view.sarcophagi)
    for seat, _, x, y in crowd.sleepers(view):
        piece("luxor/sleeper", seat, size=crowd.LYING).put(image, x, y)
    crowd.everybody(image, view, move.ghosts)
    trails.after(image, view, move)
    panel.draw(image, view, names(given, locale), move)
    return image


def lay_tile(image: Image.Image, code: int, space: int) -> None:
    """Draw one tile on its space."""
    if code == EMPTY:
        return
    tile = TILES[code]
    back = tiles.under(space) if tile.treasure is not None else None
    piece("luxor/tile", tile.word, back, size=tiles.TILE).put(image, *place(space))


def lay_sarcophagi(image: Image.Image, won: tuple[int, ...]) -> None:
    """Draw the sarcophagi. ``won``: the seats that won one."""
    for index, (x, y) in enumerate(SARCOPHAGI):
        if index < len(won):
            tomb.won(image, index, won[index], x, y)
        else:
            piece("luxor/sarcophagus", index == 0 and "first", size=tomb.HEIGHTS[index]).put(image, x, y)
