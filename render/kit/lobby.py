"""The row of seats in a lobby: each seat's mark, and below it the player's name, "free" or "optional"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from locales import say
from render import marks
from render.fonts import player
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, lay, linear, outline
from render.kit.paths import ellipse
from render.kit.plates import Tones
from render.kit.scale import scale
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import Ink, Shade, fit, write


class Seat(NamedTuple):
    """A seat of a lobby: its number, its state, and the word below it."""

    number: int
    taken: bool
    needed: bool
    text: str


class Words(NamedTuple):
    """Lettering below a seat. ``size`` shrinks to ``least`` in ``room`` units. ``drop``: from seat to baseline."""

    face: str
    size: int
    room: float
    least: int
    drop: int
    ink: Ink


class Row(NamedTuple):
    """Middle of the first seat, distance of the seats, their sprites (seat, taken, needed), and their lettering."""

    x: int
    y: int
    step: int
    mark: Callable[[int, bool, bool], Sprite]
    taken: Words
    needed: Words
    optional: Words
    shade: Shade | None = None


def seats(given: tuple[str | None, ...], locale: str, minimum: int) -> Iterator[Seat]:
    """Yield the seats. Free seats below ``minimum`` are needed, the others optional."""
    for number, name in enumerate(given):
        needed = number < minimum
        free = say(locale, "picture-free" if needed else "picture-optional")
        yield Seat(number, name is not None, needed, free if name is None else player(name, number + 1, locale))


def draw(image: Image.Image, row: Row, given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the seats on an RGB cover and return it."""
    for seat in seats(given, locale, minimum):
        x = row.x + row.step * seat.number
        row.mark(seat.number, seat.taken, seat.needed).put(image, x, row.y)
        words = row.taken if seat.taken else row.needed if seat.needed else row.optional
        shown, size = fit(seat.text, words.face, words.size, words.room, words.least)
        write(image, x, row.y + words.drop, shown, words.face, size, words.ink, baseline=True, shade=row.shade)
    return image


def veil(image: Image.Image, colour: Colour, opacity: float = 0.66, edge: float = 1.25, reach: int = 800) -> None:
    """Darken a cover's left side for title and seats: fully up to ``edge - 1`` times ``reach``, no more at ``edge``."""
    fade = np.clip(edge - np.arange(image.width) / (reach * scale()), 0, 1)
    fade = fade * fade * (3 - 2 * fade) * opacity * 255
    lay(image, Image.fromarray(np.repeat(fade[None, :].astype(np.uint8), image.height, 0)), 0, 0, colour)


def row(tones: Tones, x: int = 200, y: int = 346, step: int = 386) -> Row:
    """Return a row of four seats in the tones of a game, as wide as the cover. A title fits beside or above it."""
    taken = Words("name", 46, step - 24, 34, 118, tones.ink)
    free = Words("serif", 44, step - 24, 34, 118, tones.soft)
    return Row(x, y, step, partial(_seat, tones), taken, free, free)


@drawn
def _seat(tones: Tones, number: int, taken: bool, needed: bool) -> Sprite:
    image, disc = canvas(200, 200), ellipse(100, 100, 58)
    if taken:
        glow(image, disc, 10, tones.lit, 0.7)
        fill(image, disc, linear((0, 42), (0, 158), mix(tones.ground, "#FFFFFF", 0.12), tones.ground))
        outline(image, ellipse(100, 100, 56), 4, tones.lit)
        marks.seat_mark(number, 30).put(image, 100, 100)
    else:
        fill(image, disc, tones.ground, 0.7 if needed else 0.4)
        fill(image, disc.dashed(17, 11, 4 if needed else 2.6), tones.soft, 0.95 if needed else 0.6)
        marks.seat_ghost(number, 30, needed).put(image, 100, 100)
    return sprite(image, -100, -100)
