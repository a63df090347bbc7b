"""A player's hand: the cards that are chosen shine."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from render.__key__ import cards
from render.kit.spread import row

HEIGHT = 460
CARD = 250
"""Width of a card."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    return [(x, 56, *cards.size(CARD)) for x in row(count, CARD, cards.WIDTH, 40)]


def held(view: View) -> list[int]:
    """Return the viewer's cards, chosen or not, ascending."""
    return sorted((*view.hand, *view.chosen))


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the viewer's cards, RGB, 1560 units wide."""
    image, numbers = cards.blank(HEIGHT), held(view)
    for (x, y, *_), number in zip(places(len(numbers)), numbers, strict=True):
        cards.put(image, x, y, number, number in view.chosen, CARD)
    return image
