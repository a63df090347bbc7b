"""The table from a player's chair: the last round and the players above, the own cards below."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from engine.contract import Event
from render.__key__ import board, cards
from render.kit.spread import row

HEIGHT = 460
CARD = 250
"""Width of a card."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    return [(x, cards.HEIGHT + 40, *cards.size(CARD)) for x in row(count, CARD, cards.WIDTH, 40)]


def held(view: View) -> list[int]:
    """Return the viewer's cards, chosen or not, ascending."""
    return sorted((*view.hand, *view.chosen))


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the board and the viewer's cards, RGB, 1560 units wide. The cards that are chosen shine."""
    image, numbers = cards.blank(cards.HEIGHT + HEIGHT), held(view)
    image.paste(board.draw(view, given, recent, locale))
    for (x, y, *_), number in zip(places(len(numbers)), numbers, strict=True):
        cards.put(image, x, y, number, number in view.chosen, CARD)
    return image
