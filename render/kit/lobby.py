"""The row of seats in a lobby: each seat's mark, and below it the player's name, "free" or "optional"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from locales import say
from render.fonts import player
from render.kit.plates import Tones
from render.kit.type import Ink, Shade, fit, write
from render.pieces import piece


class Seat(NamedTuple):
    """A seat of a lobby: its number, its state, and the word below it."""

    number: int
    taken: bool
    needed: bool
    text: str


class LobbyWords(NamedTuple):
    """Lettering below a seat. ``size`` shrinks to ``least`` in ``room`` units. ``drop``: from seat to baseline."""

    face: str
    size: int
    room: float
    least: int
    drop: int
    ink: Ink


class LobbyRow(NamedTuple):
    """Middle of the first seat, distance of the seats, their kind of pieces, and their lettering.

    The pieces' names are the seat's number, ``taken`` or nothing, and ``needed`` or nothing.
    """

    x: int
    y: int
    step: int
    mark: str
    taken: LobbyWords
    needed: LobbyWords
    optional: LobbyWords
    shade: Shade | None = None


def seats(given: tuple[str | None, ...], locale: str, minimum: int) -> Iterator[Seat]:
    """Yield the seats. Free seats below ``minimum`` are needed, the others optional."""
    for number, name in enumerate(given):
        needed = number < minimum
        free = say(locale, "picture-free" if needed else "picture-optional")
        yield Seat(number, name is not None, needed, free if name is None else player(name, number + 1, locale))


def draw(image: Image.Image, row: LobbyRow, given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the seats on an RGB cover and return it."""
    for seat in seats(given, locale, minimum):
        x = row.x + row.step * seat.number
        piece(row.mark, seat.number, seat.taken and "taken", seat.needed and "needed").put(image, x, row.y)
        words = row.taken if seat.taken else row.needed if seat.needed else row.optional
        shown, size = fit(seat.text, words.face, words.size, words.room, words.least)
        write(image, x, row.y + words.drop, shown, words.face, size, words.ink, baseline=True, shade=row.shade)
    return image


def row(tones: Tones, x: int = 200, y: int = 346, step: int = 386) -> LobbyRow:
    """Return a row of four seats in the tones of a game, as wide as the cover. A title fits beside or above it."""
    taken = LobbyWords("name", 46, step - 24, 34, 118, tones.ink)
    free = LobbyWords("serif", 44, step - 24, 34, 118, tones.soft)
    return LobbyRow(x, y, step, "house/lobby-seat", taken, free, free)
