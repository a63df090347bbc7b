"""The board in the channel: the row of cards, and a plate for each player."""

from __future__ import annotations

from PIL import Image

from engine.__key__.components import lit
from engine.__key__.view import View
from engine.contract import Event
from render import marks
from render.__key__ import pieces
from render.fonts import names
from render.kit import plates
from render.kit.spread import row

_COLUMNS = row(10, pieces.SMALL, pieces.WIDTH, 16)
"""Left edges of the columns of cards."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    found = [divmod(turn, len(_COLUMNS)) for turn in range(count)]
    return [(_COLUMNS[column], 56 + 264 * line, *pieces.size(pieces.SMALL)) for line, column in found]


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB, 1560 by 1040 units."""
    image, shown = pieces.blank(), names(given, locale)
    found = zip(view.row, lit(view.row), places(len(view.row)), strict=True)
    for turn, (number, light, (x, y, *_)) in enumerate(found):
        pieces.card(number, light, pieces.SMALL).put(image, x, y)
        marks.seat_mark((view.first + turn) % view.seats, 18).put(image, x + pieces.SMALL / 2, y + 218)
    for seat in range(view.seats):
        box = (40 + 750 * (seat % 2), 602 + 208 * (seat // 2), 730, 186)
        counts = ((marks.points_icon(34), view.points[seat]), (marks.hand_icon(50), view.hand_sizes[seat]))
        plates.player(image, box, seat, shown[seat], counts, pieces.TONES, seat in plates.shining(view))
    return image
