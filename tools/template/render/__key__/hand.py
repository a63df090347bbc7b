"""A player's hand: cards that would light a lantern shine."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from locales import say
from render.__key__ import pieces
from render.kit.spread import row
from render.kit.type import write

HEIGHT = 460


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the viewer's cards, RGB, 1560 units wide."""
    image = pieces.blank(HEIGHT)
    if not view.hand:
        text = say(locale, "__slug__-picture-empty")
        write(image, pieces.WIDTH / 2, HEIGHT / 2, text, "title", 64, pieces.TONES.ink)
    for x, number in zip(row(len(view.hand), 250, pieces.WIDTH, 40), view.hand, strict=True):
        shines = not view.row or number > view.row[-1]
        pieces.card(number, shines, 250).put(image, x, 56)
    return image
