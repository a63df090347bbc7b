"""Plates of players for games without their own: a ground that shines, the seat's mark, a name, counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.contract import View
from render import marks
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, linear, outline, shadow
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import fit, write


class Tones(NamedTuple):
    """Colours of a game's plates: ground and edge, the light on a plate that shines, words and lesser words."""

    ground: Colour = "#26315F"
    edge: Colour = "#3D4A82"
    lit: Colour = "#F2B64C"
    ink: Colour = "#FFF3D6"
    soft: Colour = "#B9C7E6"


def shining(view: View) -> tuple[int, ...]:
    """Return the seats whose plates shine: those to decide, at the end the winners."""
    return view.deciding if view.outcome is None else view.outcome.winners


@drawn
def plate(wide: int, high: int, tones: Tones, bright: bool = False) -> Sprite:
    """Draw an empty plate, anchored at its upper left corner."""
    m = 44
    image = canvas(wide + 2 * m, high + 2 * m)
    shape, light = rect(m, m, wide, high, 20), 0.08 if bright else 0.0
    if bright:
        glow(image, shape, 12, tones.lit, 0.7)
    else:
        shadow(image, shape, 6, 4)
    upper, lower = (mix(tones.ground, "#FFFFFF", light + more) for more in (0.08, 0))
    fill(image, shape, linear((0, m), (0, m + high), upper, lower))
    outline(image, rect(m + 2, m + 2, wide - 4, high - 4, 18), 4, tones.lit if bright else tones.edge)
    return sprite(image, -m, -m)


def name(image: Image.Image, x: float, y: float, seat: int, text: str, room: float, tones: Tones) -> None:
    """Draw a seat's mark and its player's name from ``x``, in ``room`` units, around the middle ``y``."""
    marks.seat_mark(seat, 25).put(image, x + 30, y)
    shown, size = fit(text, "name", 50, room - 76, 36)
    write(image, x + 76, y, shown, "name", size, tones.ink, "left")


def player(
    image: Image.Image,
    box: tuple[int, int, int, int],
    seat: int,
    text: str,
    counts: Sequence[tuple[Sprite, int]],
    tones: Tones,
    bright: bool,
) -> None:
    """Draw a player's plate in a box (left, top, width, height): the name, below it icons and their counts."""
    x, y, wide, high = box
    plate(wide, high, tones, bright).put(image, x, y)
    name(image, x + 22, y + high * 0.29, seat, text, wide - 44, tones)
    for k, (icon, count) in enumerate(counts):
        left, middle = x + 52 + (wide - 44) / len(counts) * k, y + high * 0.69
        icon.put(image, left, middle)
        write(image, left + 52, middle + 1, str(count), "number", 62, tones.soft if k else tones.ink, "left")
