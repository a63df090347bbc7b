"""Vector paths, flattened to points, and their masks. Units are pixels of the finished picture, y runs down.

A :class:`Path` with several outlines fills by the even-odd rule. :class:`Union` joins outlines, :class:`Cut` subtracts
them, :class:`Group` joins paths that each keep their own rule.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Self

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
Box = tuple[float, float, float, float]
SCALE = 4
"""Supersampling factor of masks."""


class Path:
    """Outlines, each a list of points."""

    def __init__(self, outlines: Iterable[Sequence[Point]] = ()) -> None:
        self.outlines: list[list[Point]] = [list(outline) for outline in outlines]

    def moved(self, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> Self:
        """Return a copy scaled and turned (degrees, clockwise) about the origin, then moved."""
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        return type(self)([(dx + x * c - y * s, dy + x * s + y * c) for x, y in outline] for outline in self.outlines)

    def mirrored(self) -> Self:
        """Return a copy reflected left to right about the origin."""
        return type(self)([(-x, y) for x, y in outline] for outline in self.outlines)

    def box(self) -> Box:
        """Return left, top, right, bottom."""
        xs = [x for outline in self.outlines for x, _ in outline]
        ys = [y for outline in self.outlines for _, y in outline]
        return min(xs), min(ys), max(xs), max(ys)

    def __add__(self, other: Path) -> Union:
        return Union(self.outlines + other.outlines)

    def stroke(self, width: float, closed: bool = False, end: float | None = None) -> Union:
        """Return the outline of a line along this path with round joints. ``end`` is its width at the far end."""
        out: list[list[Point]] = []
        last = width if end is None else end
        for outline in self.outlines:
            points = [*outline, outline[0]] if closed else outline
            steps = max(len(points) - 1, 1)
            for i, (a, b) in enumerate(pairwise(points)):
                if a != b:
                    w0, w1 = (width + (last - width) * k / steps for k in (i, i + 1))
                    out += capsule(*a, *b, w0 / 2, w1 / 2).outlines
        return Union(out)

    def dashed(self, on: float, off: float, width: float, closed: bool = True) -> Union:
        """Return a dashed :meth:`stroke`: ``on`` pixels drawn, ``off`` left out."""
        out: list[list[Point]] = []
        for outline in self.outlines:
            points = [*outline, outline[0]] if closed else outline
            for dash in _dashes(points, on, off):
                out += Path([dash]).stroke(width).outlines
        return Union(out)

    def mask(self, size: tuple[int, int], left: float, top: float, scale: int) -> Image.Image:
        """Return the coverage (mode L, ``size`` in supersampled pixels) of the window that starts at (left, top)."""
        if len(self.outlines) == 1:
            return _polygon(size, self.outlines[0], left, top, scale)
        out = Image.new("L", size, 0)
        for outline in self.outlines:
            if len(outline) >= 3:
                out = ImageChops.difference(out, _polygon(size, outline, left, top, scale))
        return out


class Union(Path):
    """Outlines joined instead of even-odd."""

    def mask(self, size: tuple[int, int], left: float, top: float, scale: int) -> Image.Image:
        out = Image.new("L", size, 0)
        pen = ImageDraw.Draw(out)
        for outline in self.outlines:
            if len(outline) >= 3:
                pen.polygon([((x - left) * scale, (y - top) * scale) for x, y in outline], fill=255)
        return out


def _polygon(size: tuple[int, int], outline: Sequence[Point], left: float, top: float, scale: int) -> Image.Image:
    out = Image.new("L", size, 0)
    ImageDraw.Draw(out).polygon([((x - left) * scale, (y - top) * scale) for x, y in outline], fill=255)
    return out


def _dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    out: list[list[Point]] = []
    dash, drawing, left = [points[0]], True, on
    for a, b in pairwise(points):
        length, done = math.dist(a, b), 0.0
        while length - done > left:
            done += left
            here = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if drawing:
                out.append([*dash, here])
            dash, drawing = [here], not drawing
            left = on if drawing else off
        left -= length - done
        if drawing:
            dash.append(b)
    if drawing and len(dash) > 1:
        out.append(dash)
    return out


def poly(*points: Point) -> Path:
    """Return a polygon."""
    return Path([points])


def rect(
    x: float, y: float, w: float, h: float, r: float = 0, corners: tuple[int, int, int, int] = (1, 1, 1, 1)
) -> Path:
    """Return a box with corners of radius ``r``. ``corners`` selects the round ones, clockwise from the upper left."""
    if r <= 0:
        return poly((x, y), (x + w, y), (x + w, y + h), (x, y + h))
    r = min(r, w / 2, h / 2)
    centres = ((x + r, y + r, 180), (x + w - r, y + r, 270), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90))
    points: list[Point] = []
    for (cx, cy, start), rounded in zip(centres, corners, strict=True):
        if rounded:
            angles = [math.radians(start + 7.5 * k) for k in range(13)]
            points += [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]
        else:
            points.append((x if start in (180, 90) else x + w, y if start in (180, 270) else y + h))
    return Path([points])


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, points: int = 72) -> Path:
    """Return an ellipse, or a circle without ``ry``."""
    return Path([arc(cx, cy, rx, 0, 360 - 360 / points, ry, points - 1).outlines[0]])


def arc(cx: float, cy: float, rx: float, start: float, end: float, ry: float | None = None, points: int = 40) -> Path:
    """Return an open arc from ``start`` to ``end`` degrees (0 is right, 90 is down)."""
    high = rx if ry is None else ry
    angles = [math.radians(start + (end - start) * k / points) for k in range(points + 1)]
    return Path([[(cx + rx * math.cos(a), cy + high * math.sin(a)) for a in angles]])


def capsule(x0: float, y0: float, x1: float, y1: float, r0: float, r1: float | None = None) -> Path:
    """Return a bar with round ends of radius ``r0`` and ``r1``."""
    end = r0 if r1 is None else r1
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    far = arc(x1, y1, end, turn - 90, turn + 90, points=18).outlines[0]
    near = arc(x0, y0, r0, turn + 90, turn + 270, points=18).outlines[0]
    return Path([far + near])


def star(cx: float, cy: float, outer: float, inner: float, tips: int, turn: float = -90) -> Path:
    """Return a star with ``tips`` tips."""
    radii = (outer, inner)
    angles = [math.radians(turn + 180 * k / tips) for k in range(2 * tips)]
    return Path([[(cx + radii[k % 2] * math.cos(a), cy + radii[k % 2] * math.sin(a)) for k, a in enumerate(angles)]])


def coverage(path: Path, pad: int = 0, scale: int = SCALE) -> tuple[Image.Image, int, int]:
    """Return the path's mask at picture resolution with ``pad`` pixels around it, and its upper left corner."""
    x0, y0, x1, y1 = path.box()
    left, top = math.floor(x0 - pad - 1), math.floor(y0 - pad - 1)
    width, height = math.ceil(x1 + pad + 1) - left, math.ceil(y1 + pad + 1) - top
    mask = path.mask((width * scale, height * scale), left, top, scale)
    return (mask.reduce(scale) if scale > 1 else mask), left, top
