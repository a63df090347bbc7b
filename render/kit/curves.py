"""Draws long lines of many points at once: a chart's curves, and dashed lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.colour import Colour
from render.kit.light import lay
from render.kit.paths import Point
from render.kit.scale import scale

FINE: Final = 2
"""Supersampling."""
SEEN: Final = 2.5
"""Units by which a point must stand out from a curve."""


def curve(
    image: Image.Image,
    points: Sequence[Point],
    lines: Sequence[tuple[float, Colour, float]],
    shine: Colour | None = None,
) -> None:
    """Draw a curve several times, one above the other: width, colour and opacity. ``shine``: the light around it."""
    k = scale() * FINE
    pad = math.ceil(max(width for width, _, _ in lines) + 30)
    left, top = math.floor(min(x for x, _ in points)) - pad, math.floor(min(y for _, y in points)) - pad
    right, foot = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    corner = round(left * scale()), round(top * scale())
    size = math.ceil((right - left) * scale()) * FINE, math.ceil((foot - top) * scale()) * FINE
    here = [(x * k - corner[0] * FINE, y * k - corner[1] * FINE) for x, y in _thinned(points)]
    if shine is not None:
        soft = _mask(size, here, lines[0][0] * k).filter(ImageFilter.BoxBlur(8 * scale()))
        lay(image, soft, *corner, shine, 0.75)
    for width, colour, opacity in lines:
        lay(image, _mask(size, here, width * k), *corner, colour, opacity)


def _thinned(points: Sequence[Point]) -> list[Point]:
    """Leave out points that lie on the line between their neighbours: the curve looks the same."""
    out = [points[0]]
    for (x, y), (right, lower) in pairwise(points[1:]):
        left, upper = out[-1]
        on = upper + (lower - upper) * (x - left) / (right - left) if right > left else upper
        if abs(on - y) > SEEN:
            out.append((x, y))
    return [*out, points[-1]]


def _mask(size: tuple[int, int], points: Sequence[Point], width: float) -> Image.Image:
    """Return the coverage of a line with round joints and ends, reduced from ``size``."""
    out = Image.new("L", size, 0)
    pen, half = ImageDraw.Draw(out), width / 2
    pen.line(points, 255, round(width), joint="curve")
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - half, y - half, x + half, y + half), 255)
    return out.reduce(FINE)


def dashes(image: Image.Image, x: float, top: float, foot: float, colour: Colour) -> None:
    """Draw an upright dashed line."""
    k, pen = scale(), ImageDraw.Draw(image)
    for y in range(int(top), int(foot), 26):
        pen.rectangle((round((x - 1.8) * k), round(y * k), round((x + 1.8) * k), round(min(foot, y + 13) * k)), colour)
