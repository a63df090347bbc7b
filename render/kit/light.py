"""Paint and light: gradients, fills, shadows, glows and relief.

Every function draws on an RGB or RGBA image in place. Lengths are units (:mod:`render.kit.scale`), opacities 0–1. Masks
and their corners are pixels.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageFilter

from render.kit.colour import Colour, Rgb, rgb
from render.kit.paths import SCALE, Path, Point, Union, coverage
from render.kit.scale import PICTURE, pixels, reduction, scale

Floats = NDArray[np.float32]
Gradient = Callable[[int, int, int, int], Image.Image]
"""Returns the RGB pixels of a window: width, height, left, top."""
Paint = Colour | Gradient
Stop = tuple[float, Colour] | Colour
"""A colour, or a colour with its position (0–1) in a gradient."""

_SUN = (-0.475, -0.713, 0.523)
"""Direction towards the light: upper left, towards the viewer."""
_SUNLIT = np.array([255, 248, 224], np.float32)


def _placed(stops: Sequence[Stop]) -> list[tuple[float, Rgb]]:
    out: list[tuple[float, Rgb]] = []
    for k, stop in enumerate(stops):
        if isinstance(stop, tuple) and len(stop) == 2:
            out.append((float(stop[0]), rgb(stop[1])))
        else:
            out.append((k / max(len(stops) - 1, 1), rgb(stop)))
    return out


def ramp(at: NDArray[Any], stops: list[tuple[float, Rgb]]) -> NDArray[Any]:
    """Return the colours (… × 3, floats) of a gradient at the positions ``at``."""
    xs = [place for place, _ in stops]
    return np.stack([np.interp(at, xs, [colour[k] for _, colour in stops]) for k in range(3)], -1)


@functools.lru_cache(1024)
def _table(stops: tuple[Stop, ...]) -> NDArray[np.uint8]:
    return ramp(np.linspace(0, 1, 1024), _placed(stops)).round().astype(np.uint8)


def linear(start: Point, end: Point, *stops: Stop) -> Gradient:
    """Return a gradient from one point to another."""
    k = scale()
    return along((start[0] * k, start[1] * k), (end[0] * k, end[1] * k), *stops)


def along(start: Point, end: Point, *stops: Stop) -> Gradient:
    """Return a gradient from one point to another, in pixels."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) or 1
    table = _table(stops)

    def paint(width: int, height: int, left: int, top: int) -> Image.Image:
        if dx == 0:
            down = (np.arange(height, dtype=np.float32) + (top + 0.5 - start[1])) * (dy / length)
            column = Image.fromarray(table[np.clip(down * 1023, 0, 1023).astype(np.int16)][:, None, :])
            return column.resize((width, height), Image.Resampling.NEAREST)
        across = (np.arange(width, dtype=np.float32)[None, :] + (left + 0.5 - start[0])) * (dx / length)
        down = (np.arange(height, dtype=np.float32)[:, None] + (top + 0.5 - start[1])) * (dy / length)
        place = np.clip((across + down) * 1023, 0, 1023).astype(np.int16)
        return Image.fromarray(table[place])

    return paint


def backdrop(width: int, height: int, line: float, above: Sequence[Stop], below: Sequence[Stop]) -> Image.Image:
    """Return an RGB picture of two gradients, from top to bottom, that meet at ``line`` as sky and sea do."""
    y = np.arange(height) + 0.5
    upper = ramp(np.clip(y / line, 0, 1), _placed(above))
    lower = ramp(np.clip((y - line) / (height - line), 0, 1), _placed(below))
    column = np.where((y < line)[:, None], upper, lower)
    return Image.fromarray(np.repeat(column[:, None, :], width, 1).round().astype(np.uint8))


def radial(centre: Point, radius: float, *stops: Stop) -> Gradient:
    """Return a gradient from a centre outward."""
    table, k = _table(stops), scale()
    x, y, far = centre[0] * k, centre[1] * k, radius * k

    def paint(width: int, height: int, left: int, top: int) -> Image.Image:
        across = np.arange(width, dtype=np.float32)[None, :] + (left + 0.5 - x)
        down = np.arange(height, dtype=np.float32)[:, None] + (top + 0.5 - y)
        place = np.clip(np.hypot(across, down) * (1023 / far), 0, 1023).astype(np.int16)
        return Image.fromarray(table[place])

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


def blurred(values: Floats, radius: float) -> Floats:
    """Approximate a Gaussian blur on floats with three box blurs."""
    if radius < 0.5:
        return values
    n = max(1, int(radius * 0.94 + 0.5))
    for _ in range(3):
        values = _boxed(_boxed(values, n).T, n).T
    return values


def _boxed(values: Floats, n: int) -> Floats:
    """Return the mean of ``2 n + 1`` rows around each row. The outermost rows repeat beyond the edges."""
    rows, wide = values.shape
    sums = np.empty((rows + 2 * n + 1, wide), np.float64)
    sums[0] = 0
    sums[1 : n + 1] = values[0]
    sums[n + 1 : n + 1 + rows] = values
    sums[n + 1 + rows :] = values[-1]
    np.cumsum(sums, axis=0, out=sums)
    return ((sums[2 * n + 1 :] - sums[:rows]) * (1 / (2 * n + 1))).astype(np.float32)


def relief(mask: Image.Image, size: float, gain: float) -> Floats:
    """Shade a mask as a softly raised shape: above 0 towards the light, below 0 away from it."""
    flat: Floats = np.asarray(mask, np.float32) / np.float32(255)
    height = np.add(blurred(flat, size * 0.35) * np.float32(0.3), blurred(flat, size) * np.float32(0.7))
    down, across = np.gradient(height * np.float32(size * 1.6))
    slant = 1 / np.sqrt(across * across + down * down + 1)
    x, y, z = _SUN
    shade: Floats = ((-across * x - down * y) * slant + z * (slant - 1)) * gain
    return shade


def emboss(
    image: Image.Image, path: Path, paint: Paint, size: float = 3.0, gain: float = 1.0, opacity: float = 1.0
) -> None:
    """Fill a path as a raised shape. ``size`` is the width of its rounded edge."""
    size, path = size * scale(), placed(path)
    pad, fine = int(size * 3) + 2, 2
    x0, y0, x1, y1 = path.box()
    left, top = math.floor(x0 - pad), math.floor(y0 - pad)
    width, height = math.ceil(x1 + pad) - left, math.ceil(y1 + pad) - top
    mask = path.mask((width * SCALE, height * SCALE), left, top, SCALE)
    shade = relief(mask.reduce(SCALE // fine), size * fine, gain)[..., None]
    base = paint(width, height, left, top) if callable(paint) else Image.new("RGB", (width, height), rgb(paint))
    flat = np.asarray(base.resize((width * fine, height * fine), Image.Resampling.BILINEAR), np.float32)
    up, down = np.clip(shade, 0, 1), np.clip(-shade, 0, 1)
    lit = np.clip(flat + (_SUNLIT - flat) * up - flat * down * 0.92, 0, 255).astype(np.uint8)
    shaded = Image.fromarray(lit).reduce(fine)
    lay(
        image,
        mask.reduce(SCALE),
        left,
        top,
        lambda w, h, x, y: shaded.crop((x - left, y - top, x - left + w, y - top + h)),
        opacity,
    )


def gold(x0: float, y0: float, x1: float, y1: float) -> Gradient:
    """Return polished gold over a box, lit from the upper left."""
    stops: tuple[Stop, ...] = (
        (0, "#FFF3C4"), (0.3, "#F0C35C"), (0.52, "#D79B2F"), (0.6, "#B9801F"), (0.78, "#E9BD58"), (1, "#8E5A12"),
    )  # fmt: skip
    return linear((x0, y0), (x0 + (x1 - x0) * 0.35, y1), *stops)


_BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], np.float32) / 16 - 0.47


_STRIP = 64
"""Rows that :func:`grain` processes at a time: a multiple of the pattern's four."""


@functools.lru_cache(32)
def _grains(width: int, amount: float) -> tuple[Image.Image, int]:
    """Return what :func:`grain` adds to a strip of rows, and what it then subtracts from all of them."""
    steps = np.tile((_BAYER * amount).round(), (_STRIP // 4, width // 4 + 1))[:, :width]
    less = -int(steps.min())
    return Image.fromarray(np.repeat((steps + less)[..., None], 3, -1).astype(np.uint8)), less


def grain(image: Image.Image, amount: float) -> Image.Image:
    """Add an ordered pattern of ±``amount``/2 steps to an RGB image and return it.

    The pattern prevents banding of gradients in a small palette. A reduction would blur it, so it comes after one.
    Smaller pictures than a board have none: it would make an animation twice as large.
    """
    if scale() < PICTURE:
        return image
    later = reduction()
    if later is not None:
        later.grain = max(later.grain, amount)
        return image
    more, less = _grains(image.width, amount)
    for top in range(0, image.height, _STRIP):
        strip = image.crop((0, top, image.width, min(image.height, top + _STRIP)))
        image.paste(ImageChops.add(strip, more, offset=-less), (0, top))
    return image


def rays(
    image: Image.Image, cx: float, cy: float, radius: float, count: int, colour: Colour, opacity: float, clip: Path
) -> None:
    """Draw beams from a centre, inside ``clip``."""
    half = math.pi / count / 2
    beams = []
    for k in range(count):
        around = 2 * math.pi * k / count
        tips = [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in (around - half, around + half)]
        beams.append([(cx, cy), *tips])
    mask, left, top = coverage(placed(Union(beams)), scale=2)
    window = Image.new("L", mask.size, 0)
    inside, x, y = coverage(placed(clip), scale=2)
    window.paste(inside, (x - left, y - top))
    lay(image, ImageChops.multiply(mask, window), left, top, colour, opacity)
