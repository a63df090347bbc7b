"""Adventurers: a body in the seat's shape and colour under a hat. Also their number, ghost and mark."""

from __future__ import annotations

import functools
from typing import Final

from PIL import Image, ImageChops

from art.kit.paint import each, paints
from art.kit.paths import Group, rounded
from art.kit.pen import Pen
from render.kit.colour import mix
from render.kit.paths import Path, ellipse, rect
from render.kit.sprites import Sprite, sprite
from render.luxor.tones import S1, S9, SEATS

BODIES: Final[tuple[Path, ...]] = (
    rounded([(50, 34), (103, 127), (-3, 127)], 11),
    rounded([(50, 34), (101, 82), (50, 130), (-1, 82)], 6),
    ellipse(50, 84, 43),
    rect(11, 47, 78, 78, 8),
)
_MARKS: Final[tuple[Path, ...]] = (
    rounded([(50, 3), (100, 92), (0, 92)], 10),
    rounded([(50, 0), (100, 50), (50, 100), (0, 50)], 6),
    ellipse(50, 50, 44),
    rect(10, 10, 80, 80, 9),
)
_TALL: Final = 136
NUMBER: Final = 40
"""Height of a group's number, in picture pixels."""


def _parts(seat: int) -> Group:
    return Group(
        BODIES[seat], ellipse(50, 38, 19), ellipse(50, 31, 39, 9.5), rounded([(31, 32), (35, 3), (65, 3), (69, 32)], 8)
    )


def _figure(pen: Pen, seat: int) -> None:
    tone, body, whole = SEATS[seat], BODIES[seat], pen.mask(_parts(seat))
    pen.side(whole, 5.5, 7.5, tone.dark, 5)
    pen.fill(body, (tone.light, tone.base, 55))
    inside = pen.mask(body)
    pen.fill(body.moved(-50, -88).moved(50, 88, 0.8), tone.base)
    pen.shade(inside, 3, 3, 1.2, "#FFFFFF", 0.55)
    pen.fill(ellipse(50, 40, 18), ("#F3CFA0", "#A86C3D", 60))
    pen.fill(rounded([(31, 32), (35, 3), (65, 3), (69, 32)], 8), ("#FFF8E6", "#D9C08C", 60))
    pen.fill(ellipse(50, 31, 39, 9.5), ("#FFF8E6", "#D9C08C", 60))
    pen.fill(rounded([(31.4, 28), (32.3, 20), (67.7, 20), (68.6, 28)], 1), tone.dark)


@paints("luxor/adventurer", range(4), sizes=(62, 92, 170))
def piece(seat: int, height: int, slim: int = 100) -> Sprite:
    """Draw an adventurer, 0.83 of its height wide (``slim`` percent of that), anchored at the middle of its feet."""
    u = height / _TALL
    pen = Pen(116 * u + 18, height + 18, u, (7 * u + 8, 8))
    _figure(pen, seat)
    whole = pen.mask(_parts(seat))
    edge = ImageChops.lighter(pen.grown(whole, 0.6 / u), pen.shifted(whole, 5.5, 7.5))
    drawn_, pen.image = pen.image, Image.new("RGBA", pen.image.size, (0, 0, 0, 0))
    pen.paint(edge, S9)
    pen.image.alpha_composite(drawn_)
    pen.under(4, 5, 4, opacity=0.55)
    image = pen.reduced()
    x, foot = 7 * u + 8 + 50 * u, 8 + 130 * u
    if slim != 100:
        image = image.resize((round(image.width * slim / 100), image.height), Image.Resampling.LANCZOS)
        x *= slim / 100
    return sprite(image, -round(x), -round(foot))


@paints("luxor/group-number", each(range(4), range(2, 6)))
def number(seat: int, count: int, high: int = NUMBER, squeeze: int = 100) -> Sprite:
    """Draw the number of a group, placed at the same point as a piece. ``high`` is the digits' height."""
    pen = Pen(high * 2, high * 2, 1, (high, high))
    digit = pen.letters(0, 0, str(count), high, squeeze=squeeze / 100)
    pen.paint(pen.grown(digit, 3.2), SEATS[seat].dark)
    pen.paint(digit, "#FFFBEA")
    return pen.done()


@paints("luxor/sleeper", range(4), sizes=(50, 96))
def lying(seat: int, height: int) -> Sprite:
    """Draw an adventurer asleep, anchored at its centre."""
    turned = piece(seat, height).rgba().transpose(Image.Transpose.ROTATE_90)
    return sprite(turned, -turned.width // 2, -turned.height // 2)


@paints("luxor/ghost", range(4), sizes=(66, 132))
def ghost(seat: int, height: int) -> Sprite:
    """Draw the ghost of an adventurer that left in the last move, anchored at the middle of its feet."""
    tone, u = SEATS[seat], height / _TALL
    pen = Pen(116 * u + 18, height + 18, u, (7 * u + 8, 8))
    whole = pen.mask(_parts(seat))
    pen.paint(pen.grown(whole, 1.6 / u), S1, 0.92)
    pen.paint(whole, tone.base)
    pen.paint(pen.grown(whole, -1.6 / u), mix(tone.light, "#FFFFFF", 0.4), 0.94)
    return pen.done((50, 130))


@paints("luxor/mark", range(4), sizes=(28, 48), close=True)
def mark(seat: int, size: int) -> Sprite:
    """Draw the seat's shape in its colour, anchored at its centre."""
    tone, path = SEATS[seat], _MARKS[seat]
    pen = Pen(size + 14, size + 14, size / 100, (6, 6))
    inside = pen.mask(path)
    pen.paint(pen.grown(inside, 300 / size), "#FFFBF2")
    pen.side(inside, 3, 4, tone.dark, 4)
    pen.fill(path, (tone.light, tone.base, 60))
    pen.fill(path.moved(-50, -54).moved(50, 54 if seat else 60, 0.78), tone.base)
    pen.shade(inside, 3, 3, 1, "#FFFFFF", 0.5)
    pen.under(2, 3, 3, opacity=0.5)
    return pen.done((50, 50))


@functools.cache
def vacant(seat: int, size: int, needed: bool) -> Sprite:
    """Draw a free seat: its dashed shape, anchored at its centre."""
    tone = SEATS[seat]
    pen = Pen(size + 14, size + 14, size / 100, (6, 6))
    path = pen.place(_MARKS[seat])
    pen.fill(_MARKS[seat], tone.base, 0.45 if needed else 0.2)
    from render.kit import light

    light.fill(pen.image, path.dashed(11 * pen.scale, 8 * pen.scale, 5 * pen.scale), "#FFF6DC", 1 if needed else 0.6, 1)
    return pen.done((50, 50))
