"""Vector paths, flattened to points, and their masks. Units are pixels of the finished picture, y runs down.

A :class:`Path` with several outlines fills by the even-odd rule. :class:`Union` joins outlines, :class:`Cut` subtracts
them, :class:`Group` joins paths that each keep their own rule.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Self

from PIL import Image, ImageChops

from art.kit.svg import svg
from render.kit.paths import Box, Path, Point, Union, capsule, ellipse


class Group(Path):
    """Paths joined, each filled by its own rule."""

    def __init__(self, *paths: Path) -> None:
        super().__init__(outline for path in paths for outline in path.outlines)
        self.paths = paths

    def moved(self, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> Self:
        return type(self)(*(path.moved(dx, dy, scale, turn) for path in self.paths))

    def mirrored(self) -> Self:
        return type(self)(*(path.mirrored() for path in self.paths))

    def mask(self, size: tuple[int, int], left: float, top: float, scale: int) -> Image.Image:
        out = Image.new("L", size, 0)
        for path in self.paths:
            out = ImageChops.lighter(out, path.mask(size, left, top, scale))
        return out


class Cut(Group):
    """The first path minus the others."""

    def box(self) -> Box:
        return self.paths[0].box()

    def mask(self, size: tuple[int, int], left: float, top: float, scale: int) -> Image.Image:
        out = self.paths[0].mask(size, left, top, scale)
        for path in self.paths[1:]:
            out = ImageChops.subtract(out, path.mask(size, left, top, scale))
        return out


def ring(cx: float, cy: float, inner: float, outer: float) -> Path:
    """Return a flat ring."""
    return Path(ellipse(cx, cy, outer).outlines + ellipse(cx, cy, inner).outlines)


def chain(*points: tuple[float, float, float]) -> Union:
    """Join (x, y, radius) points with bars: limbs, handles."""
    return Union(
        outline for a, b in pairwise(points) for outline in capsule(a[0], a[1], b[0], b[1], a[2], b[2]).outlines
    )


def both(half: str, middle: float = 50) -> Path:
    """Return a symmetric shape from its right half, given from axis to axis."""
    right = svg(half).outlines[0]
    return Path([right + [(2 * middle - x, y) for x, y in reversed(right)]])


def mirrored(path: Path, middle: float = 50) -> Path:
    """Return the mirror image of a path."""
    return path.mirrored().moved(2 * middle)


def rounded(points: list[Point], radius: float) -> Path:
    """Return a polygon with rounded corners."""
    out: list[Point] = []
    count = len(points)
    for i in range(count):
        here, last, following = points[i], points[i - 1], points[(i + 1) % count]
        a, b = _towards(here, last, radius), _towards(here, following, radius)
        for k in range(9):
            s, q = k / 8, 1 - k / 8
            out.append(
                (q * q * a[0] + 2 * q * s * here[0] + s * s * b[0], q * q * a[1] + 2 * q * s * here[1] + s * s * b[1])
            )
    return Path([out])


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1
    share = min(distance, length / 2) / length
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
