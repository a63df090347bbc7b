"""Relief and rays: what takes numpy. Flat paint, shadows and glows are :mod:`render.kit.light`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops

from render.kit.colour import Colour, Rgb, rgb
from render.kit.light import Gradient, Paint, Stop, lay, linear, placed, spread
from render.kit.paths import SCALE, Path, Union, coverage
from render.kit.scale import scale

Floats = NDArray[np.float32]

_SUN = (-0.475, -0.713, 0.523)
"""Direction towards the light: upper left, towards the viewer."""
_SUNLIT = np.array([255, 248, 224], np.float32)


def ramp(at: NDArray[Any], stops: list[tuple[float, Rgb]]) -> NDArray[Any]:
    """Return the colours (… × 3, floats) of a gradient at the positions ``at``."""
    xs = [place for place, _ in stops]
    return np.stack([np.interp(at, xs, [colour[k] for _, colour in stops]) for k in range(3)], -1)


def backdrop(width: int, height: int, line: float, above: Sequence[Stop], below: Sequence[Stop]) -> Image.Image:
    """Return an RGB picture of two gradients, from top to bottom, that meet at ``line`` as sky and sea do."""
    y = np.arange(height) + 0.5
    upper = ramp(np.clip(y / line, 0, 1), spread(above))
    lower = ramp(np.clip((y - line) / (height - line), 0, 1), spread(below))
    column = np.where((y < line)[:, None], upper, lower)
    return Image.fromarray(np.repeat(column[:, None, :], width, 1).round().astype(np.uint8))


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


def veil(image: Image.Image, colour: Colour, opacity: float = 0.66, edge: float = 1.25, reach: int = 800) -> None:
    """Darken a cover's left side for title and seats: fully up to ``edge - 1`` times ``reach``, no more at ``edge``."""
    fade = np.clip(edge - np.arange(image.width) / (reach * scale()), 0, 1)
    fade = fade * fade * (3 - 2 * fade) * opacity * 255
    lay(image, Image.fromarray(np.repeat(fade[None, :].astype(np.uint8), image.height, 0)), 0, 0, colour)
