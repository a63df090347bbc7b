"""A player's hand: cards that would light a lantern shine."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from locales import say
from render.__key__ import cards
from render.kit.spread import row
from render.kit.type import write

HEIGHT = 460
CARD = 250
"""Width of a card."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    return [(x, 56, *cards.size(CARD)) for x in row(count, CARD, cards.WIDTH, 40)]


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the viewer's cards, RGB, 1560 units wide."""
    image = cards.blank(HEIGHT)
    if not view.hand:
        text = say(locale, "__slug__-picture-empty")
        write(image, cards.WIDTH / 2, HEIGHT / 2, text, "title", 64, cards.TONES.ink)
    for (x, y, *_), number in zip(places(len(view.hand)), view.hand, strict=True):
        shines = not view.row or number > view.row[-1]
        cards.put(image, x, y, number, shines, CARD)
    return image
