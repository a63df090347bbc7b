"""The board in the channel: the row of cards, and a plate for each player."""

from __future__ import annotations

from PIL import Image

from engine.__key__.components import lit
from engine.__key__.view import View
from engine.contract import Event
from render.__key__ import cards
from render.fonts import names
from render.kit import plates
from render.kit.spread import row
from render.pieces import piece

_COLUMNS = row(10, cards.SMALL, cards.WIDTH, 16)
"""Left edges of the columns of cards."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    found = [divmod(turn, len(_COLUMNS)) for turn in range(count)]
    return [(_COLUMNS[column], 56 + 264 * line, *cards.size(cards.SMALL)) for line, column in found]


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB, 1560 by 1040 units."""
    image, shown = cards.blank(), names(given, locale)
    found = zip(view.row, lit(view.row), places(len(view.row)), strict=True)
    for turn, (number, light, (x, y, *_)) in enumerate(found):
        cards.put(image, x, y, number, light, cards.SMALL)
        piece("house/seat-mark", (view.first + turn) % view.seats, size=18).put(image, x + cards.SMALL / 2, y + 218)
    for seat in range(view.seats):
        place = (40 + 750 * (seat % 2), 602 + 208 * (seat // 2), 730, 186)
        points, hand = piece("house/points", size=34), piece("house/hand", size=50)
        counts = ((points, view.points[seat]), (hand, view.hand_sizes[seat]))
        plates.player(image, place, seat, shown[seat], counts, cards.TONES, seat in plates.shining(view))
    return image
