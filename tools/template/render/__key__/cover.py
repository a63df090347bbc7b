"""The lobby: the title, lanterns, and the seats."""

from __future__ import annotations

from PIL import Image

from locales import say
from render import marks
from render.__key__ import pieces
from render.fonts import player
from render.kit.type import fit, write


def draw(given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the whole cover, RGB, 1560 by 520 pixels. Free seats below ``minimum`` are needed, the others optional."""
    image = pieces.blank(520)
    title, size = fit(say(locale, "__slug__-title"), "title", 116, 1000, 48)
    write(image, 60, 150, title, "title", size, pieces.PALE, "left")
    for k, number in enumerate((8, 17, 29)):
        pieces.card(number, True, pieces.SMALL).put(image, 1090 + 150 * k, 60 + 30 * (k % 2))
    for seat, name in enumerate(given):
        x, needed = 200 + 386 * seat, seat < minimum
        if name is not None:
            marks.seat_mark(seat, 44).put(image, x, 350)
            text = player(name, seat + 1, locale)
        else:
            marks.seat_ghost(seat, 44, needed).put(image, x, 350)
            text = say(locale, "picture-free" if needed else "picture-optional")
        shown, size = fit(text, "name", 44, 360, 34)
        write(image, x, 450, shown, "name", size, pieces.PALE if name is not None else pieces.SOFT)
    return image
