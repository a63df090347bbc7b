"""Plates of players for games without their own: a ground that shines, the seat's mark, a name, counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.contract import View
from render.kit.colour import Colour
from render.kit.sprites import Sprite
from render.kit.type import fit, write
from render.pieces import box, piece


class Tones(NamedTuple):
    """Colours of a game's plates: their ground, their light, words and lesser words."""

    ground: Colour = "#26315F"
    lit: Colour = "#F2B64C"
    ink: Colour = "#FFF3D6"
    soft: Colour = "#B9C7E6"


def shining(view: View) -> tuple[int, ...]:
    """Return the seats whose plates shine: those to decide, at the end the winners."""
    return view.deciding if view.outcome is None else view.outcome.winners


def name(image: Image.Image, x: float, y: float, seat: int, text: str, room: float, tones: Tones) -> None:
    """Draw a seat's mark and its player's name from ``x``, in ``room`` units, around the middle ``y``."""
    piece("house/seat-mark", seat, size=25).put(image, x + 30, y)
    shown, size = fit(text, "name", 50, room - 76, 36)
    write(image, x + 76, y, shown, "name", size, tones.ink, "left")


def player(
    image: Image.Image,
    place: tuple[int, int, int, int],
    seat: int,
    text: str,
    counts: Sequence[tuple[Sprite, int]],
    tones: Tones,
    bright: bool,
) -> None:
    """Draw a player's plate in a place (left, top, width, height): the name, below it icons and their counts."""
    x, y, wide, high = place
    box("house/plate", wide, high, bright and "lit").put(image, x, y)
    name(image, x + 22, y + high * 0.29, seat, text, wide - 44, tones)
    for k, (icon, count) in enumerate(counts):
        left, middle = x + 52 + (wide - 44) / len(counts) * k, y + high * 0.69
        icon.put(image, left, middle)
        write(image, left + 52, middle + 1, str(count), "number", 62, tones.soft if k else tones.ink, "left")
