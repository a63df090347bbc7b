"""Palettes and PNG: one fixed palette for each kind of picture, learnt from samples, mapped without dithering."""

from __future__ import annotations

import functools
import struct
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.random import default_rng
from numpy.typing import NDArray
from PIL import Image

from render.kit import deflate

COLOURS: Final = 256
POWER: Final = 0.5
_SENSITIVITY: Final = np.array([0.9, 1.2, 0.7])
"""Weights of the red, green and blue differences."""


@functools.cache
def _palette(colours: str) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex(colours))
    return image


def quantise(image: Image.Image, colours: str) -> Image.Image:
    """Map the image to a palette (hexadecimal, six digits a colour): nearest colours, no dithering."""
    return image.quantize(palette=_palette(colours), dither=Image.Dither.NONE)


def rows(image: Image.Image) -> NDArray[np.uint8]:
    """Return the rows of a palette image as PNG stores them: a byte for the filter, then a palette index a pixel.

    The filter is 0: differences between palette indexes carry no meaning.
    """
    out = np.zeros((image.height, 1 + image.width), np.uint8)
    out[:, 1:] = np.asarray(image)
    return out


def encode(rows: NDArray[np.uint8], colours: str) -> bytes:
    """Return the PNG bytes of :func:`rows` in a palette."""
    height, width = rows.shape
    header = struct.pack(">IIBBBBB", width - 1, height, 8, 3, 0, 0, 0)
    palette = bytes.fromhex(colours)
    packed = deflate.pack(rows)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(*each) for each in ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", packed), (b"IEND", b""))
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    """Return a PNG chunk: length, kind, content, checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", deflate.checksum(kind + data))


def learn(images: Sequence[Image.Image], colours: int = COLOURS, power: float = POWER, rounds: int = 16) -> str:
    """Learn a palette for RGB pictures, in the form :func:`quantise` takes.

    Weighted k-means: ``power`` below 1 raises the weight of rare colours, so that small bright objects keep their hue.
    """
    shades, weights = _census(images, power)
    chance = default_rng(1)
    centres = shades[chance.choice(len(shades), colours, replace=False, p=weights / weights.sum())]
    scaled = shades * _SENSITIVITY
    for _ in range(rounds):
        goal = centres * _SENSITIVITY
        near = ((goal**2).sum(1)[None] - 2 * scaled @ goal.T).argmin(1)
        total = np.bincount(near, weights, colours)
        sums = np.stack([np.bincount(near, weights * shades[:, k], colours) for k in range(3)], -1)
        used = total > 0
        centres[used] = sums[used] / total[used, None]
        if not used.all():
            centres[~used] = shades[chance.choice(len(shades), int((~used).sum()), p=weights / weights.sum())]
    order = np.lexsort(centres.T)
    return np.clip(centres[order], 0, 255).round().astype(np.uint8).tobytes().hex()


def _census(images: Sequence[Image.Image], power: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    pixels = np.concatenate([np.asarray(image.convert("RGB").reduce(2)).reshape(-1, 3) for image in images]).astype(
        np.int64
    )
    codes = (pixels[:, 0] >> 2 << 12) | (pixels[:, 1] >> 2 << 6) | (pixels[:, 2] >> 2)
    found, counts = np.unique(codes, return_counts=True)
    shades = np.stack([(found >> 12) << 2, ((found >> 6) & 63) << 2, (found & 63) << 2], -1) + 1.5
    return shades.astype(np.float64), counts.astype(np.float64) ** power
