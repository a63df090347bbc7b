"""The unchanging temple: floor, the long wall of the spiral, stairs, carved signs, torchlight.

Drawn once and cached. It carries no words, so it serves every language and every number of players.
"""

from __future__ import annotations

import functools
from itertools import pairwise
from typing import Final

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.kit.paint import each, paints
from art.kit.pen import Pen
from art.luxor import gods, icons, tomb
from art.luxor.gods import anubis
from art.luxor.layout import TORCHES
from art.luxor.stone import blocks, cornice, lapis, noise, tone
from engine.luxor.components import SEATS, TOMB, WALL
from render.kit.colour import Colour, mix, rgb
from render.kit.light import faded
from render.kit.paths import Path, Point, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.luxor.layout import (
    DAIS,
    FOOT,
    GAPS,
    HEIGHT,
    INNER,
    LEFT,
    NICHES,
    NUMBERS,
    PITCH,
    PLAQUES,
    RIGHT,
    SPOTS,
    STAIRS_FOOT,
    TEMPLE,
    TOMB_BOX,
    TOP,
    WIDTH,
    column,
    row,
)
from render.luxor.temple import NUMBER, SHARE, number_width
from render.luxor.tiles import HALF, TILE
from render.luxor.tones import FIGURES, GOLD_D, GOLD_L, GOLD_M, L5, L7, L8, S1, S6, TABLET

_WALL: Final = ((0, 1), (6, 1), (6, 6), (1, 6), (1, 2), (5, 2), (5, 5), (2, 5), (2, 3))
"""Corners (column, row) of the wall between the turns of the spiral."""
_THICK, _FRONT = 20, 9
"""Thickness in pixels of the wall's crest and of its visible side."""
_FINE: Final = 3
_BUSY: Final = (*NUMBERS, *TORCHES, *((plaque.x, plaque.y) for plaque in PLAQUES))
"""Spaces without a carved sign."""

Mask = Image.Image


def _mask(*shapes: Path) -> Mask:
    """Return the shapes' coverage of the temple."""
    out = Image.new("L", (TEMPLE * _FINE, HEIGHT * _FINE), 0)
    for shape in shapes:
        out = ImageChops.lighter(out, shape.mask(out.size, 0, 0, _FINE))
    return _whole(out.reduce(_FINE))


def _whole(mask: Mask) -> Mask:
    full = Image.new("L", (WIDTH, HEIGHT), 0)
    full.paste(mask, (0, 0))
    return full


def _shift(mask: Mask, dx: int, dy: int) -> Mask:
    out = Image.new("L", mask.size, 0)
    out.paste(mask, (dx, dy))
    return out


def _put(image: Image.Image, paint: Colour | Image.Image, mask: Mask, opacity: float = 1.0) -> None:
    source = paint if isinstance(paint, Image.Image) else Image.new("RGB", image.size, rgb(paint))
    image.paste(source, (0, 0), faded(mask, opacity))


@paints("luxor/temple", close=True)
def ground() -> Sprite:
    """Draw everything that does not change during a game."""
    image = Image.new("RGB", (WIDTH, HEIGHT), rgb("#6A4724"))
    tone(image, noise(WIDTH, HEIGHT, 90, 2), "#533517", "#83592E", 0.5)
    tone(image, noise(WIDTH, HEIGHT, 16, 9, 50), "#533517", "#83592E", 0.16)
    _pits(image)
    _chamber(image)
    _walls(image)
    _carvings(image)
    cornice(image, 0, 0, TEMPLE, 14, 17)
    cornice(image, TEMPLE - 14, 14, TEMPLE, HEIGHT - 14, 17, 1)
    cornice(image, 0, HEIGHT - 14, TEMPLE, HEIGHT, 17, 2)
    cornice(image, 0, STAIRS_FOOT + 14, 14, HEIGHT - 14, 17, 1)
    image = _torchlight(image)
    _panel(image)
    _furniture(image)
    return sprite(image)


def _pits(image: Image.Image) -> None:
    """Draw the empty spaces: shallow pits in the floor."""
    half = HALF
    shapes = [rect(x - half, y - half, TILE, TILE, 10) for x, y in SPOTS[1:TOMB]]
    mask = _mask(*shapes)
    outside = ImageChops.invert(mask)
    _put(image, "#3B2411", mask)
    rim = _shift(outside, 5, 7).filter(ImageFilter.GaussianBlur(6))
    _put(image, "#150A03", ImageChops.multiply(rim, mask), 0.85)
    _put(image, "#B98A55", ImageChops.multiply(_shift(mask, 2, 2), outside), 0.6)


def _chamber(image: Image.Image) -> None:
    x0, y0, x1, y1 = TOMB_BOX
    image.paste(lapis(x1 - x0, y1 - y0, 11, L7), (x0, y0))
    tomb.star_sky(x1 - x0, y1 - y0).put(image, x0, y0)


def _wall_path(width: float, up: float) -> list[Path]:
    points: list[Point] = [(column(i), row(j) - up) for i, j in _WALL]
    points[0] = (LEFT - 6, points[0][1])
    out: list[Path] = []
    h = width / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        left, top, right, foot = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
        out.append(rect(left - h, top - h, right - left + width, foot - top + width))
    return out


def _outer() -> list[Path]:
    inner_right, inner_foot = LEFT + 7 * PITCH, TOP + 7 * PITCH
    return [
        rect(0, 0, TEMPLE, TOP), rect(inner_right, 0, RIGHT, HEIGHT), rect(0, inner_foot, TEMPLE, FOOT),
        rect(0, STAIRS_FOOT, LEFT, HEIGHT - STAIRS_FOOT),
    ]  # fmt: skip


def _walls(image: Image.Image) -> None:
    """Draw crest, front and shadow of all walls, the stairs before them, and a lapis inlay along the crest."""
    crest = _mask(*_wall_path(_THICK, _FRONT / 2), *_outer())
    front = crest
    for k in range(1, _FRONT + 1):
        front = ImageChops.lighter(front, _shift(crest, 0, k))
    cast = front
    for k in range(1, 12):
        cast = ImageChops.lighter(cast, _shift(front, k, int(k * 0.7)))
    _put(image, "#0E0602", cast.filter(ImageFilter.GaussianBlur(4)), 0.7)
    _stairs(image)
    side = Image.new("RGB", image.size, rgb("#8F5F30"))
    tone(side, noise(WIDTH, HEIGHT, 40, 31), "#704722", "#A8763D", 0.5)
    _put(image, side, ImageChops.subtract(front, crest))
    _put(image, _masonry(), crest)
    _put(image, "#FFF6DA", ImageChops.subtract(crest, _shift(crest, 2, 2)), 0.85)
    _put(image, "#6E4722", ImageChops.subtract(crest, _shift(crest, -2, -2)), 0.6)
    stripe = _mask(*_wall_path(6, _FRONT / 2))
    _put(image, "#8B6330", ImageChops.subtract(_shift(stripe, 0, 1).filter(ImageFilter.MaxFilter(3)), stripe), 0.8)
    _put(image, L5, stripe, 0.92)
    _put(image, "#0E1E58", ImageChops.subtract(stripe, _shift(stripe, 1, 2)), 0.8)


def _masonry() -> Image.Image:
    top = Image.new("RGB", (WIDTH, HEIGHT), rgb("#E3C188"))
    for k, ((a, b), (c, d)) in enumerate(pairwise(_WALL)):
        if b == d:
            blocks(top, min(column(a), column(c)) - 12, row(b) - 16, max(column(a), column(c)) + 12, row(b) + 8, 60, k)
        else:
            blocks(top, column(a) - 11, min(row(b), row(d)) - 16, column(a) + 11, max(row(b), row(d)) + 8, 60, k)
    blocks(top, 0, 0, TEMPLE, TOP, 96, 20)
    blocks(top, 0, TOP, LEFT, HEIGHT, 100, 21)
    blocks(top, TEMPLE - RIGHT, TOP, TEMPLE, HEIGHT, 100, 22)
    blocks(top, 0, HEIGHT - FOOT, TEMPLE, HEIGHT, 96, 23)
    tone(top, noise(WIDTH, HEIGHT, 64, 21), "#C2945C", "#FBE6BC", 0.36)
    tone(top, noise(WIDTH, HEIGHT, 11, 22, 55), "#C2945C", "#FBE6BC", 0.12)
    return top


def _stairs(image: Image.Image) -> None:
    """Draw steps down to the right, out of the daylight."""
    count, foot = 4, STAIRS_FOOT
    pen = Pen(LEFT + 20, foot + 4, 1, fine=3)
    pen.fill(rect(0, 0, LEFT, foot), "#3A230F")
    wide = LEFT / count
    for k in range(count):
        a, b, high, t = k * wide, (k + 1) * wide, 12 * (count - k) - 4, k / (count - 1)
        over, under = (0 if k == 0 else 40 - high), foot - high
        pen.fill(poly((a, over), (b, over), (b, under), (a, under)), mix("#FFF6DE", "#C69C61", t))
        pen.fill(poly((a, under), (b, under), (b, foot), (a, foot)), mix("#A87A45", "#6B4520", t))
        pen.fill(poly((a, under), (b, under), (b, under + 2.5), (a, under + 2.5)), "#FFF3CF", 0.8)
        pen.fill(poly((b, over), (b + 9, over + 6), (b + 9, under + 12), (b, under)), "#2A1608", 0.45)
        pen.fill(poly((b - 2.4, over), (b, over), (b, under), (b - 2.4, under)), "#FFFDF2", 0.9)
    pen.done().put(image, 0, 0)


def chevron(x: float, y: float, turn: float, size: float = 1.0) -> Path:
    """Return the sign of a direction, as an open line."""
    return Path([[(-7, -13), (7, 0), (-7, 13)]]).moved(x, y, size, turn)


def _carvings(image: Image.Image) -> None:
    """Draw chevrons in the floor's gaps, and rows of signs on the outer walls."""
    marks = _mask(*(chevron(*gap, 0.8).stroke(4.5) for gap in GAPS[1:40]))
    _put(image, "#C99F66", _shift(marks, 1, 1), 0.5)
    _put(image, "#2B190A", marks, 0.8)
    chance = np.random.default_rng(12)
    shapes = [gods.sign(int(chance.integers(gods.signs())), x, y, 1.05 if y > 30 else 0.8) for x, y in _sign_places()]
    carved = _mask(*shapes)
    _put(image, "#FFF3CF", _shift(carved, 1, 1), 0.75)
    _put(image, "#8A5E30", carved, 0.62)


def _sign_places() -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for a, b in ((LEFT + 30, column(3) - 44), (column(3) + 30, column(5) - 50), (column(5) + 40, TEMPLE - 90)):
        out += [(x, 20) for x in range(a, b, 27)]
    for a, b in ((130, column(2) - 44), (column(2) + 30, column(4) - 54)):
        out += [(x, HEIGHT - FOOT + 16) for x in range(a, b, 30)]
    for a, b in ((row(1) + 150, row(3) - 60), (row(3) + 40, row(4) - 70), (row(4) + 40, HEIGHT - 100)):
        out += [(TEMPLE - RIGHT + 14, y) for y in range(a, b, 30)]
    for a, b in ((STAIRS_FOOT + 34, row(3) - 30), (row(3) + 66, row(4) - 30), (row(4) + 52, row(6) - 150)):
        out += [(x, y) for y in range(a, b, 30) for x in (30, 64)]
    return [(x, y) for x, y in out if all(abs(x + 10 - a) > 34 or abs(y + 10 - b) > 34 for a, b in _BUSY)]


def _torchlight(image: Image.Image) -> Image.Image:
    """Darken the floor away from torches, stairs and lamp."""
    down, across = np.mgrid[0:HEIGHT, 0:TEMPLE].astype(np.float32)
    light = np.zeros((HEIGHT, TEMPLE), np.float32)
    middle = ((TOMB_BOX[0] + TOMB_BOX[2]) / 2, (TOMB_BOX[1] + TOMB_BOX[3]) / 2)
    for x, y, radius, strength in (
        *((x, y, 340, 0.75) for x, y in TORCHES), (10, 110, 380, 0.9), (*middle, 330, 0.8),
    ):  # fmt: skip
        light += np.clip(1 - np.hypot(across - x, down - y) / radius, 0, 1) ** 1.4 * strength
    share = np.clip(light[..., None] * 1.275, 0, 1)
    least = np.array([196, 184, 176], np.float32) / 255
    pixels = np.asarray(image, np.float32).copy()
    pixels[:, :TEMPLE] *= least + (1 - least) * share
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def _panel(image: Image.Image) -> None:
    image.paste(lapis(WIDTH - TEMPLE, HEIGHT, 5), (TEMPLE, 0))
    shade = Image.linear_gradient("L").rotate(90).resize((26, HEIGHT)).point([int(v * 0.75) for v in range(256)])
    image.paste(Image.new("RGB", shade.size, (3, 5, 16)), (TEMPLE, 0), shade)
    pen = ImageDraw.Draw(image)
    pen.rectangle((TEMPLE, 0, TEMPLE + 3, HEIGHT), fill=rgb(GOLD_M))
    pen.rectangle((TEMPLE, 0, TEMPLE + 1, HEIGHT), fill=rgb(GOLD_L))


def _furniture(image: Image.Image) -> None:
    for x, y in TORCHES:
        _flare().put(image, x, y - 12)
        icons.icon("torch", 60).put(image, x, y)
    for space in range(1, INNER):
        number(space, NUMBER).put(image, *NUMBERS[space])
    tomb.dais().put(image, *DAIS)


@functools.cache
def _flare() -> Sprite:
    image = canvas(150, 150)
    down, across = np.mgrid[0:150, 0:150] - 74.5
    fall = np.clip(1 - np.hypot(across, down) / 75, 0, 1) ** 2.2 * 170
    image.paste(rgb("#FFB040"), (0, 0, 150, 150))
    image.putalpha(Image.fromarray(fall.astype(np.uint8)))
    return sprite(image, -75, -75)


_TIPS: Final = {"down": (0, 1), "up": (0, -1), "left": (-1, 0), "right": (1, 0)}


def _plaques() -> list[tuple[int, str]]:
    """Return points and sides of the plaques on the wall, and of those beside it."""
    return [*((plaque.points, plaque.side) for plaque in PLAQUES), *((points, "") for points in sorted(set(WALL)))]


@paints("luxor/plaque", _plaques(), sizes=(54, 84))
def plaque(points: int, side: str = "", high: int = 48) -> Sprite:
    """Draw victory points on the wall, pointing at their part of the corridor, anchored at the middle."""
    wide = high if points < 10 else round(high * 1.42)
    pen = Pen(wide + 36, high + 36, 1, (wide / 2 + 18, high / 2 + 16))
    if side:
        dx, dy = _TIPS[side]
        x, y = dx * (wide / 2 - 2), dy * (high / 2 - 2)
        pen.fill(poly((x - 11 * dy, y - 11 * dx), (x + 11 * dy, y + 11 * dx), (x + 11 * dx, y + 11 * dy)), GOLD_M)
    pen.fill(rect(-wide / 2, -high / 2, wide, high, 12), (GOLD_L, GOLD_D, 60))
    inner = rect(-wide / 2 + 3.4, -high / 2 + 3.4, wide - 6.8, high - 6.8, 9)
    pen.fill(inner, (L7, L8, 90))
    pen.shade(pen.mask(inner), 1.5, 2.5, 1.5, "#000000", 0.8)
    digits = pen.letters(0, 0, str(points), high * 0.83)
    pen.paint(pen.shifted(digits, 0, 1.6), "#000000", 0.8)
    pen.paint(digits, S1)
    pen.under(3, 4, 3, opacity=0.6)
    return pen.done()


@paints("luxor/number", range(1, TOMB), sizes=(36, 84))
def number(space: int, high: int = 44) -> Sprite:
    """Draw the number of a space, as labels and the log use it, on a dark tablet anchored at the middle.

    Pale narrow figures without serifs on dark: points are dark on light tiles or ivory on lapis.
    """
    figures, wide = high * SHARE, number_width(space, high)
    pen = Pen(wide + 24, high + 24, 1, (wide / 2 + 12, high / 2 + 12))
    body = rect(-wide / 2, -high / 2, wide, high, 7)
    pen.fill(body, ("#3A2413", TABLET, 90))
    pen.line(body, 1.6, S6, closed=True)
    pen.paint(pen.letters(0, 0, str(space), figures, "label", 0.9 if space < 10 else 0.72), FIGURES)
    pen.under(2, 3, 3, opacity=0.6)
    return pen.done()


@paints("luxor/bed", each(SEATS, (False, True)), close=True)
def bed(seats: int, upright: bool) -> Sprite:
    """Draw a statue's niche with one hollow for each player, anchored at its middle."""
    wide, high = NICHES[0 if upright else 1].size(seats)
    pen = Pen(wide + 20, high + 20, 1, (wide / 2 + 10, high / 2 + 10))
    body = rect(-wide / 2, -high / 2, wide, high, 10)
    mask = pen.mask(body)
    pen.fill(body, "#3B2512")
    pen.shade(mask, 3, 4, 4, "#000000", 0.8)
    pen.line(body, 2.4, "#F3DCA8", 0.8, closed=True)
    x, y = (0.0, -high / 2 + 33) if upright else (-wide / 2 + 33, 0.0)
    pen.fill(rect(x - 27, y - (30 if upright else 26), 54, 60 if upright else 52, 8), ("#F2DAA6", "#C79B5E", 60))
    pen.stamp(anubis, x + 2, y, 60 if upright else 55)
    for seat in range(seats):
        bx, by = type(NICHES[0])(0, 0, upright).bed(seat, seats)
        pen.fill(ellipse(bx, by, 6), "#1A0E05")
        pen.fill(ellipse(bx + 0.5, by + 1, 4.6), "#5A3C1F")
    return pen.done()
