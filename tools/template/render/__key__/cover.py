"""The lobby: the title, lanterns, and the seats."""

from __future__ import annotations

from PIL import Image

from locales import say
from render.__key__ import cards
from render.kit import lobby
from render.kit.type import fit, write


def draw(given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the whole cover, RGB, 1560 by 520 units. Free seats below ``minimum`` are needed, the others optional."""
    image = cards.blank(520)
    title, size = fit(say(locale, "__slug__-title"), "title", 116, 1000, 48)
    write(image, 60, 150, title, "title", size, cards.TONES.ink, "left")
    for k, number in enumerate((8, 17, 29)):
        cards.put(image, 1080 + 156 * k, 40 + 24 * (k % 2), number, True, cards.SMALL)
    return lobby.draw(image, lobby.row(cards.TONES), given, locale, minimum)
