"""The viewer's private goods: coins, bonus cards, and the modifiers the viewer laid."""

from __future__ import annotations

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, VALUE_OF
from engine.capital_lux.view import View, me
from render.capital_lux import cards
from render.capital_lux.layout import EDGE, WIDTH
from render.capital_lux.lettering import number
from render.capital_lux.tones import GOLD, TEXT
from render.pieces import piece

_TILE = 72


def strip(image: Image.Image, view: View, y: int, high: int) -> None:
    """Draw all goods in one line. The ground has their plate: :func:`scenery.band`."""
    seat, middle = me(view), y + high / 2
    piece("capital_lux/coin", size=66).put(image, 68, middle)
    owned = view.coins[seat]
    number(image, 116, middle, str(owned), 46, GOLD if owned else TEXT, "left")
    mine = [one for one in view.laid if one.seat == seat]
    room = 130 * len(mine)
    x = WIDTH - EDGE - 24 - room
    for k, one in enumerate(mine):
        piece("capital_lux/emblem", one.colour, size=52).put(image, x + 130 * k + 30, middle)
        piece("capital_lux/modifier", one.value, size=82).put(image, x + 130 * k + 94, middle)
    _bonus(image, view, (230, x - 30), middle)


def _bonus(image: Image.Image, view: View, room: tuple[float, float], middle: float) -> None:
    """Draw the viewer's bonus cards, closer together where there are many."""
    won = sorted(view.bonus[me(view)] or ())
    left, right = room
    piece("capital_lux/icon", "bonus", size=72).put(image, left + 30, middle)
    if not won:
        number(image, left + 76, middle, "0", 46, TEXT, "left")
        return
    wide = cards.tile_width(_TILE)
    pitch = min(wide + 6.0, (right - left - 80 - wide) / max(1, len(won) - 1))
    for k, each in enumerate(won):
        cards.tile(COLOUR_OF[each], VALUE_OF[each], size=_TILE).put(image, left + 78 + pitch * k, middle - _TILE / 2)
