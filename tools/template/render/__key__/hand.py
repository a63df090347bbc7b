"""A player's hand: cards that would light a lantern shine."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from locales import say
from render.__key__ import pieces
from render.kit.type import write

HEIGHT = 460


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the viewer's cards, RGB, 1560 pixels wide."""
    image = pieces.blank(HEIGHT)
    if not view.hand:
        text = say(locale, "__slug__-picture-empty")
        write(image, pieces.WIDTH / 2, HEIGHT / 2, text, "title", 64, pieces.TONES.ink)
    left = (pieces.WIDTH - 290 * len(view.hand) + 40) / 2
    for k, number in enumerate(view.hand):
        shines = not view.row or number > view.row[-1]
        pieces.card(number, shines, (250, 348)).put(image, left + 290 * k, 56)
    return image
