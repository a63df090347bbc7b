"""Paint and light: gradients, fills, shadows and glows, all by Pillow.

Every function draws on an RGB or RGBA image in place. Lengths are units (:mod:`render.kit.scale`), opacities 0–1. Masks
and their corners are pixels.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.kit.colour import Colour, Rgb, rgb
from render.kit.paths import SCALE, Path, Point, coverage
from render.kit.scale import pixels, scale

Gradient = Callable[[int, int, int, int], Image.Image]
"""Returns the RGB pixels of a window: width, height, left, top."""
Paint = Colour | Gradient
STEPS: Final = 1024
"""Colours of a gradient."""
LONGEST: Final = 4096
"""Pixels of a gradient with its prolonged ends."""
Stop = tuple[float, Colour] | Colour
"""A colour, or a colour with its position (0–1) in a gradient."""


def spread(stops: Sequence[Stop]) -> list[tuple[float, Rgb]]:
    """Return the stops of a gradient with their positions."""
    out: list[tuple[float, Rgb]] = []
    for k, stop in enumerate(stops):
        if isinstance(stop, tuple) and len(stop) == 2:
            out.append((float(stop[0]), rgb(stop[1])))
        else:
            out.append((k / max(len(stops) - 1, 1), rgb(stop)))
    return out


@functools.lru_cache(1024)
def _table(stops: tuple[Stop, ...]) -> Image.Image:
    """Return a gradient as a row of :data:`STEPS` pixels."""
    known = spread(stops)
    row = Image.new("RGB", (STEPS, 1), known[-1][1])
    row.paste(known[0][1], (0, 0, round(known[0][0] * STEPS), 1))
    for (low, first), (high, last) in pairwise(known):
        left, right = round(low * STEPS), round(high * STEPS)
        if right > left:
            pair = Image.new("RGB", (2, 1), first)
            pair.putpixel((1, 0), last)
            row.paste(pair.resize((right - left, 1), Image.Resampling.BILINEAR, (0.5, 0, 1.5, 1)), (left, 0))
    return row


def linear(start: Point, end: Point, *stops: Stop) -> Gradient:
    """Return a gradient from one point to another."""
    k = scale()
    return along((start[0] * k, start[1] * k), (end[0] * k, end[1] * k), *stops)


def along(start: Point, end: Point, *stops: Stop) -> Gradient:
    """Return a gradient from one point to another, in pixels."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) or 1
    across, down = dx / length, dy / length
    table, known = _table(stops), spread(stops)

    def paint(width: int, height: int, left: int, top: int) -> Image.Image:
        at = (left - start[0]) * across + (top - start[1]) * down
        reach = (at, at + width * across, at + height * down, at + width * across + height * down)
        before, after = max(0.0, -min(reach)), max(0.0, max(reach) - 1)
        # A row of the gradient with its ends prolonged, of which each pixel of the window takes one.
        steps = min(STEPS, math.ceil(LONGEST / (1 + before + after)))
        first, last = math.ceil(before * steps), math.ceil(after * steps) + 1
        row = Image.new("RGB", (first + steps + last, 1), known[0][1])
        row.paste(known[-1][1], (first + steps, 0, row.width, 1))
        row.paste(table if steps == STEPS else table.resize((steps, 1)), (first, 0))
        data = (across * steps, down * steps, at * steps + first, 0, 0, 0)
        return row.transform((width, height), Image.Transform.AFFINE, data, Image.Resampling.NEAREST)

    return paint


def radial(centre: Point, radius: float, *stops: Stop) -> Gradient:
    """Return a gradient from a centre outward."""
    k = scale()
    x, y, far = centre[0] * k, centre[1] * k, radius * k
    table = _table(stops)
    places = [min(STEPS - 1, round(v / 181 * STEPS)) for v in range(256)]
    tables = [[band[place] for place in places] for band in (each.tobytes() for each in table.split())]

    def paint(width: int, height: int, left: int, top: int) -> Image.Image:
        # Pillow's picture of distances is 256 pixels wide. It is 181 at its sides, 255 at its corners.
        share = 128 / far
        data = (share, 0, 128 + (left - x) * share, 0, share, 128 + (top - y) * share)
        size, distances = (width, height), Image.radial_gradient("L")
        at = distances.transform(size, Image.Transform.AFFINE, data, Image.Resampling.BILINEAR, fillcolor=255)
        return Image.merge("RGB", [at.point(each) for each in tables])

    return paint


def texture(image: Image.Image) -> Gradient:
    """Use a picture as paint, fixed to the canvas and repeated where it is too small."""

    def paint(width: int, height: int, left: int, top: int) -> Image.Image:
        left, top = left % max(1, image.width - width + 1), top % max(1, image.height - height + 1)
        return image.crop((left, top, left + width, top + height))

    return paint


def faded(mask: Image.Image, opacity: float) -> Image.Image:
    """Return the mask with its coverage scaled by ``opacity``."""
    return mask if opacity >= 1 else mask.point(_fade(opacity))


@functools.lru_cache(256)
def _fade(opacity: float) -> list[int]:
    return [int(v * opacity + 0.5) for v in range(256)]


def lay(image: Image.Image, mask: Image.Image, left: int, top: int, paint: Paint, opacity: float = 1.0) -> None:
    """Paint through a mask whose upper left corner is at (left, top)."""
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(image.width, left + mask.width), min(image.height, top + mask.height)
    if x1 <= x0 or y1 <= y0:
        return
    mask = faded(mask.crop((x0 - left, y0 - top, x1 - left, y1 - top)), opacity)
    size = (x1 - x0, y1 - y0)
    source = paint(*size, x0, y0) if callable(paint) else Image.new("RGB", size, rgb(paint))
    if image.mode == "RGBA":
        source.putalpha(mask)
        image.alpha_composite(source, (x0, y0))
    else:
        image.paste(source, (x0, y0), mask)


def placed(path: Path) -> Path:
    """Return the path in pixels."""
    k = scale()
    return path if k == 1 else path.moved(scale=k)


def fill(image: Image.Image, path: Path, paint: Paint, opacity: float = 1.0, fine: int = SCALE) -> None:
    """Fill a path. ``fine`` is the supersampling."""
    lay(image, *coverage(placed(path), scale=fine), paint, opacity)


def outline(image: Image.Image, path: Path, width: float, paint: Paint, opacity: float = 1.0) -> None:
    """Draw the path's closed outlines as lines."""
    fill(image, path.stroke(width, closed=True), paint, opacity)


def line(image: Image.Image, points: list[Point], width: float, paint: Paint, opacity: float = 1.0) -> None:
    """Draw an open line with round ends."""
    fill(image, Path([points]).stroke(width), paint, opacity)


def soft(path: Path, blur: float) -> tuple[Image.Image, int, int]:
    """Return the path's blurred mask and its upper left corner."""
    blur *= scale()
    mask, left, top = coverage(placed(path), pad=int(blur * 3) + 2, scale=2)
    return mask.filter(ImageFilter.GaussianBlur(blur)), left, top


def shadow(
    image: Image.Image,
    path: Path,
    blur: float,
    drop: int = 0,
    colour: Colour = "#061526",
    opacity: float = 0.5,
    shift: int = 0,
) -> None:
    """Draw a soft shadow, ``drop`` units below and ``shift`` to the right."""
    mask, left, top = soft(path, blur)
    lay(image, mask, left + pixels(shift), top + pixels(drop), colour, opacity)


def glow(image: Image.Image, path: Path, blur: float, colour: Colour, opacity: float = 0.8, grow: float = 1.0) -> None:
    """Draw light around a path. ``grow`` above 1 widens its core."""
    mask, left, top = soft(path, blur)
    if grow != 1:
        mask = mask.point([min(255, int(v * grow)) for v in range(256)])
    lay(image, mask, left, top, colour, opacity)


def inner_shadow(
    image: Image.Image,
    path: Path,
    blur: float,
    drop: int = 4,
    colour: Colour = "#061526",
    opacity: float = 0.6,
    shift: int = 0,
) -> None:
    """Draw the shadow of a path's edge inside the path."""
    blur *= scale()
    mask, left, top = coverage(placed(path), pad=int(blur * 3) + 2)
    rim = ImageChops.offset(ImageChops.invert(mask), pixels(shift), pixels(drop)).filter(ImageFilter.GaussianBlur(blur))
    lay(image, ImageChops.multiply(rim, mask), left, top, colour, opacity)
