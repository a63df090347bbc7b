"""The board in the channel: the row of cards, and a plate for each player."""

from __future__ import annotations

from PIL import Image

from engine.__key__.components import lit
from engine.__key__.view import View
from engine.contract import Event
from render import marks
from render.__key__ import pieces
from render.fonts import names
from render.kit.spread import row
from render.kit.type import write

_COLUMNS = row(10, pieces.SMALL, pieces.WIDTH, 16)
"""Left edges of the columns of cards."""


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB, 1560 by 1040 pixels."""
    image, shown = pieces.blank(), names(given, locale)
    for turn, (number, light) in enumerate(zip(view.row, lit(view.row), strict=True)):
        line, column = divmod(turn, len(_COLUMNS))
        x, y = _COLUMNS[column], 56 + 264 * line
        pieces.card(number, light, pieces.SMALL).put(image, x, y)
        marks.seat_mark((view.first + turn) % view.seats, 18).put(image, x + pieces.SMALL / 2, y + 218)
    golden = view.deciding if view.outcome is None else view.outcome.winners
    for seat in range(view.seats):
        _player(image, view, seat, shown[seat], seat in golden)
    return image


def _player(image: Image.Image, view: View, seat: int, name: str, bright: bool) -> None:
    """Draw a player's plate: name, lanterns lit, cards in hand."""
    x, y = 40 + 750 * (seat % 2), 602 + 208 * (seat // 2)
    pieces.plate(730, 186, bright).put(image, x, y)
    pieces.player(image, x + 20, y + 54, seat, name, 690)
    marks.points_icon(34).put(image, x + 62, y + 130)
    write(image, x + 116, y + 131, str(view.points[seat]), "number", 60, pieces.PALE, "left")
    marks.hand_icon(50).put(image, x + 330, y + 130)
    write(image, x + 390, y + 131, str(view.hand_sizes[seat]), "number", 60, pieces.SOFT, "left")
