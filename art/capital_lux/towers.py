"""Paints the towers of the four guilds: each with its own crown, dark walls to write on, and lit edges."""

from __future__ import annotations

import random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.capital_lux.scenery import shine
from art.kit.svg import svg
from render.capital_lux.tones import GUILDS, NIGHT, WHITE, pale
from render.kit.colour import Rgb, mix
from render.kit.light import lay, linear
from render.kit.paths import Path, Point, Union, arc, poly

_PAD: Final = 44
_DEEP: Final[tuple[Rgb, ...]] = ((26, 20, 96), (30, 16, 92), (14, 26, 92), (92, 34, 40))
"""Darkening colour of each guild's walls."""


def _agent() -> list[Point]:
    return [
        (-1, 1), (-1, 0.74), (-0.7, 0.58), (-0.7, 0.26), (-0.24, 0), (-0.16, 0), (-0.13, -0.22), (-0.1, 0),
        (0.16, 0), (0.7, 0.44), (0.7, 0.66), (1, 0.86), (1, 1),
    ]  # fmt: skip


def _cleric() -> list[Point]:
    arch = svg("M -.8 1 C -.8 .5 -.52 .22 0 -.06 C .52 .22 .8 .5 .8 1").outlines[0]
    return [
        (-1, 1),
        (-1, 0.72),
        (-0.93, 0.4),
        (-0.86, 0.72),
        (-0.86, 1),
        *arch,
        (0.86, 1),
        (0.86, 0.72),
        (0.93, 0.4),
        (1, 0.72),
        (1, 1),
    ]


def _scientist() -> list[Point]:
    dome = arc(0, 0.7, 0.68, 180, 360, 0.66).outlines[0]
    half = len(dome) // 2
    mast = [(-0.02, 0.04), (0, -0.12), (0.02, 0.04)]
    return [(-1, 1), (-1, 0.84), (-0.78, 0.84), *dome[:half], *mast, *dome[half:], (0.78, 0.84), (1, 0.84), (1, 1)]


def _merchant() -> list[Point]:
    low = svg("M -1 1 C -.98 .72 -.8 .46 -.5 .3").outlines[0]
    fin = svg("M -.5 .62 C -.36 .62 -.36 .4 -.3 .3 C -.2 .1 -.1 .04 .08 -.06 C .66 .14 .98 .52 1 1").outlines[0]
    return [*low, *fin]


_CROWNS: Final = (_agent, _cleric, _scientist, _merchant)


def shape(colour: int, x: float, top: float, shoulder: float, foot: float, half: float) -> Path:
    """Return a tower's outline around the middle ``x``. Its crown reaches from ``top`` to ``shoulder``."""
    crown = [(x + half * a, top + b * (shoulder - top)) for a, b in _CROWNS[colour]()]
    return poly(*crown, (x + half, foot), (x - half, foot))


def draw(image: Image.Image, colour: int, x: int, top: int, shoulder: int, foot: int, half: int) -> None:
    """Draw a tower on an RGB image."""
    left, high = x - half - _PAD, top - _PAD
    size = (2 * (half + _PAD), foot - high)
    k = 4
    body = shape(colour, x, top, shoulder, foot, half).mask((size[0] * k, size[1] * k), left, high, k).reduce(k)
    inner = body.filter(ImageFilter.MinFilter(5))
    edge = ImageChops.subtract(body, inner)
    guild = GUILDS[colour]
    shine(image, body.filter(ImageFilter.GaussianBlur(16)), left, high, guild, 0.34)
    walls = linear(
        (0, high), (0, foot), mix(guild, _DEEP[colour], 0.5),
        ((_PAD + 60) / size[1], mix(guild, _DEEP[colour], 0.66)),
        ((shoulder - high) / size[1], mix(guild, (15, 16, 62), 0.88)), (1, mix(guild, (10, 11, 44), 0.94)),
    )  # fmt: skip
    lay(image, body, left, high, walls)
    facet = Image.new("L", size, 0)
    facet.paste(62, (size[0] // 2, 0, size[0], size[1]))
    lay(image, ImageChops.multiply(facet.filter(ImageFilter.GaussianBlur(26)), body), left, high, NIGHT)
    windows = ImageChops.multiply(_windows(colour, size, shoulder - high), inner)
    shine(image, windows, left, high, pale(colour, 0.3), 0.9)
    shine(image, edge.filter(ImageFilter.GaussianBlur(3)), left, high, guild, 0.9)
    shine(image, edge, left, high, pale(colour, 0.35), 0.8)
    if colour == 2:
        _orbit(image, x, top, shoulder, half)


def _windows(colour: int, size: tuple[int, int], shoulder: int) -> Image.Image:
    """Return lit windows along the edges and in the crown. The middle of the walls stays dark for numbers."""
    rng = random.Random(7 + colour * 13)
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    for y in range(_PAD + 20, size[1] - 6, 11):
        for x in range(_PAD + 8, size[0] - _PAD - 8, 9):
            near = min(x - _PAD, size[0] - _PAD - x) < 16 or y < shoulder - 10
            if rng.random() < (0.34 if near else 0.012):
                pen.rectangle((x, y, x + 3, y + 4), fill=rng.choice((50, 80, 120)))
    return mask


def _orbit(image: Image.Image, x: int, top: int, shoulder: int, half: int) -> None:
    """Draw a ring of light around the Scientists' dome."""
    high = shoulder - top
    ring = arc(0, 0, half, 0, 360, 0.24 * high, 90).moved(turn=-12).moved(x, top + 0.56 * high)
    line: Union = ring.stroke(3)
    x0, y0, x1, y1 = line.box()
    left, up, k = int(x0) - 14, int(y0) - 14, 4
    mask = line.mask(((int(x1 - x0) + 28) * k, (int(y1 - y0) + 28) * k), left, up, k).reduce(k)
    shine(image, mask.filter(ImageFilter.GaussianBlur(4)), left, up, GUILDS[2], 0.9)
    shine(image, mask, left, up, mix(GUILDS[2], WHITE, 0.5), 0.7)
