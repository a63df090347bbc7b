"""Spotlight: rounded boxes of a finished picture stay bright, the rest is dimmed. Lengths are pixels."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.kit.colour import rgb
from render.kit.light import faded, lay
from render.kit.paths import Path, coverage, rect

NIGHT_SHARE: Final = 0.55
"""Share of the night in what is dimmed."""
GREY_SHARE: Final = 0.45
"""Share of its remaining colour that is taken out."""
RIM: Final = "#FFE9A8"
ROUND: Final = 22
EDGE: Final = 5
HALO: Final = 9
FEATHER: Final = 3
"""Radius of a box's corners, width of its rim, blur of the rim's glow, blur of the box's edge."""
REACH: Final = 3 * HALO + EDGE
"""How far rim and glow reach beyond a box, and into it."""
_GLOW: Final = 0.55
_GREY: Final = (0.299, 0.587, 0.114)
"""Weights of red, green and blue in a grey of the same brightness."""
_LEAST: Final = 2 * (ROUND + REACH) + 1
"""Side of the smallest box whose middle row and column are alike along the edge."""

Box = tuple[int, int, int, int]
"""Left, top, right, foot."""


class _Frame(NamedTuple):
    """Masks of a box, ``REACH`` wider on each side: what stays bright, and the rim with its glow."""

    bright: Image.Image
    rim: Image.Image


def spotlight(image: Image.Image, boxes: Sequence[Box], night: str) -> Image.Image:
    """Return an RGB picture dimmed by a night (#RRGGBB) except for the boxes, each in a bright rim."""
    out = _dimmed(image, night)
    frames = [(left - REACH, top - REACH, _frame(right - left, foot - top)) for left, top, right, foot in boxes]
    for left, top, frame in frames:
        lit = image.crop((left, top, left + frame.bright.width, top + frame.bright.height))
        out.paste(lit, (left, top), frame.bright)
    for left, top, frame in frames:
        lay(out, frame.rim, left, top, RIM)
    return out


def _dimmed(image: Image.Image, night: str) -> Image.Image:
    """Return the picture below the night, with less colour."""
    dark = [NIGHT_SHARE * part for part in rgb(night)]
    grey = sum(share * part for share, part in zip(_GREY, dark, strict=True))
    matrix: list[float] = []
    for channel, part in enumerate(dark):
        own = [GREY_SHARE * share + (1 - GREY_SHARE) * (k == channel) for k, share in enumerate(_GREY)]
        matrix += [*((1 - NIGHT_SHARE) * share for share in own), GREY_SHARE * grey + (1 - GREY_SHARE) * part]
    return image.convert("RGB", tuple(matrix))


def _frame(wide: int, high: int) -> _Frame:
    """Return the masks of a box. A large one is a small one stretched in its middle."""
    small = _drawn(min(wide, _LEAST), min(high, _LEAST))
    return _Frame(*(_stretched(mask, wide + 2 * REACH, high + 2 * REACH) for mask in small))


@functools.lru_cache(32)
def _drawn(wide: int, high: int) -> _Frame:
    box = rect(0, 0, wide, high, min(ROUND, wide / 2, high / 2))
    size = wide + 2 * REACH, high + 2 * REACH
    line = _mask(box.stroke(EDGE, closed=True), size)
    halo = _mask(box.stroke(2 * EDGE, closed=True), size).filter(ImageFilter.GaussianBlur(HALO))
    bright = _mask(box, size).filter(ImageFilter.GaussianBlur(FEATHER))
    return _Frame(bright, ImageChops.screen(line, faded(halo, _GLOW)))


def _mask(path: Path, size: tuple[int, int]) -> Image.Image:
    """Return the mask of a path, ``REACH`` from the upper left corner of an empty one."""
    covered, left, top = coverage(path, scale=2)
    mask = Image.new("L", size, 0)
    mask.paste(covered, (left + REACH, top + REACH))
    return mask


def _stretched(mask: Image.Image, wide: int, high: int) -> Image.Image:
    """Return the mask with its middle column and row repeated up to this size."""
    out = Image.new("L", (wide, high))
    for (left, right), (x, end) in zip(_spans(mask.width, mask.width), _spans(mask.width, wide), strict=True):
        for (top, foot), (y, last) in zip(_spans(mask.height, mask.height), _spans(mask.height, high), strict=True):
            piece = mask.crop((left, top, right, foot))
            out.paste(piece.resize((end - x, last - y), Image.Resampling.NEAREST), (x, y))
    return out


def _spans(length: int, stretched: int) -> list[tuple[int, int]]:
    """Return the first half, the middle pixel and the last half of a mask's side, the middle stretched."""
    half = length // 2
    return list(pairwise((0, half, stretched - (length - half - 1), stretched)))
