"""The table from a player's chair: the row of cards and the players above, the own cards below."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from engine.contract import Event
from locales import say
from render.__key__ import board, cards
from render.kit.spread import row
from render.kit.type import write

HEIGHT = 460
CARD = 250
"""Width of a card."""


def places(count: int) -> list[tuple[float, float, float, float]]:
    """Return the boxes of this many cards: left, top, width, height."""
    return [(x, cards.HEIGHT + 40, *cards.size(CARD)) for x in row(count, CARD, cards.WIDTH, 40)]


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the board and the viewer's cards, RGB, 1560 units wide. Cards that would light a lantern shine."""
    image = cards.blank(cards.HEIGHT + HEIGHT)
    image.paste(board.draw(view, given, recent, locale))
    if not view.hand:
        text = say(locale, "__slug__-picture-empty")
        write(image, cards.WIDTH / 2, cards.HEIGHT + HEIGHT / 2, text, "title", 64, cards.TONES.ink)
    for (x, y, *_), number in zip(places(len(view.hand)), view.hand, strict=True):
        shines = not view.row or number > view.row[-1]
        cards.put(image, x, y, number, shines, CARD)
    return image
