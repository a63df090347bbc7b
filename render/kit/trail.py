"""Marks the last move in ember, a colour used for nothing else. Uncached and quick, because each trail differs."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.light import lay
from render.kit.paths import Point
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, sprite
from render.pieces import piece

EMBER: Final = "#FF8A3C"
CORE: Final = "#FFF1C9"
EDGE: Final = "#FF5A1F"


def crack(start: Point, end: Point, joints: int, swing: float, seed: int = 1) -> list[Point]:
    """Return a jagged line between two points. ``swing`` is its largest distance from the straight line."""
    chance = random.Random(seed)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    out = [start]
    for k in range(1, joints):
        along = k / joints + (chance.random() - 0.5) * 0.35 / joints
        aside = swing * (1 if k % 2 else -1) * (0.55 + 0.6 * chance.random())
        out.append((start[0] + dx * along - dy / length * aside, start[1] + dy * along + dx / length * aside))
    return [*out, end]


def bend(start: Point, middle: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return a curve from start to end, bent towards ``middle``."""
    shares = [k / steps for k in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
        )
        for t in shares
    ]


def streak(image: Image.Image, points: Sequence[Point], thick: float) -> None:
    """Draw a glowing line along the points: white-hot core, ember edge."""
    rounded = tuple((pixels(x), pixels(y)) for x, y in points)
    left, top = min(x for x, _ in rounded), min(y for _, y in rounded)
    shape = tuple((x - left, y - top) for x, y in rounded)
    k = scale()
    _streak(shape, thick * k).put(image, left / k, top / k)


def _streak(points: tuple[tuple[int, int], ...], thick: float) -> Sprite:
    """Draw a streak along points in pixels."""
    pad, fine, k = pixels(30), 2, scale()
    width, height = max(x for x, _ in points) + 2 * pad, max(y for _, y in points) + 2 * pad
    out = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    haze = Image.new("L", (width // 2 + 1, height // 2 + 1), 0)
    ImageDraw.Draw(haze).line([((x + pad) / 2, (y + pad) / 2) for x, y in points], 255, round(thick * 1.2), "curve")
    haze = haze.filter(ImageFilter.GaussianBlur(4.5 * k)).resize(
        (haze.width * 2, haze.height * 2), Image.Resampling.BILINEAR
    )
    lay(out, haze.crop((0, 0, width, height)), 0, 0, EDGE, 0.9)
    for wide, colour in ((1.7, "#D8401A"), (1.0, EMBER), (0.45, CORE)):
        mask = Image.new("L", (width * fine, height * fine), 0)
        pen, r = ImageDraw.Draw(mask), thick * wide * fine / 2
        way = [((x + pad) * fine, (y + pad) * fine) for x, y in points]
        pen.line(way, 255, round(2 * r), "curve")
        for x, y in (way[0], way[-1]):
            pen.ellipse([x - r, y - r, x + r, y + r], 255)
        lay(out, mask.reduce(fine), 0, 0, colour)
    return sprite(out, -pad / k, -pad / k)


def dots(image: Image.Image, points: Sequence[Point], gap: float = 24) -> None:
    """Draw a dotted line with an arrowhead: a moving card."""
    left = gap
    last_turn = 0.0
    for a, b in pairwise(points):
        length, done = math.dist(a, b), 0.0
        last_turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        while length - done > left:
            done += left
            left = gap
            here = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if math.dist(here, points[-1]) > gap:
                piece("house/trail-dot").put(image, *here)
        left -= length - done
    piece("house/trail-head", round(last_turn / 5) * 5 % 360).put(image, *points[-1])
