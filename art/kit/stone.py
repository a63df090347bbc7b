"""Marble, low in contrast so that a palette picture stays small."""

from __future__ import annotations

import functools
import math

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray
from PIL import Image

from render.kit.colour import Colour, rgb
from render.kit.light import Gradient, texture
from render.kit.scale import scale

_VEINS = ((28, 1.5, 1.9, 11, 26, 1.0), (34, 3.1, 2.6, 9, 40, 0.5), (-62, 0.9, 1.6, 16, 60, 0.45))
"""Families of veins: direction (degrees), frequency, turbulence, sharpness, phase, strength."""
_FINE = 2
"""Marble is computed at half resolution and enlarged: four times as fast with no visible difference."""


def _noise(chance: Generator, width: int, height: int, cell: float) -> NDArray[np.float32]:
    across, down = int(width / cell) + 3, int(height / cell) + 3
    grid = Image.fromarray(chance.random((down, across)).astype(np.float32))
    smooth = grid.resize((int(across * cell), int(down * cell)), Image.Resampling.BICUBIC)
    return np.asarray(smooth)[:height, :width] - np.float32(0.5)


def marble(
    width: int, height: int, seed: int, base: Colour = "#F4EDE0", vein: Colour = "#9AA6B6", amount: float = 0.5
) -> Image.Image:
    """Draw a slab of veined marble. Equal arguments give equal pixels."""
    chance = default_rng(seed)
    w, h = width // _FINE + 1, height // _FINE + 1
    cells = (420, 210, 105, 52, 26, 13)
    turbulence = sum(_noise(chance, w, h, cell / _FINE) * (cell / 420) ** 1.15 for cell in cells)
    down, across = np.mgrid[0:h, 0:w].astype(np.float32) * (_FINE / 300)
    veins = np.zeros((h, w), np.float32)
    for angle, frequency, wild, sharp, phase, strength in _VEINS:
        x, y = math.cos(math.radians(angle + 90)), math.sin(math.radians(angle + 90))
        wave = np.sin((across * x + down * y) * frequency * 1.7 + turbulence * wild + phase)
        lead = np.clip(1 - np.abs(wave) * sharp, 0, 1) ** 1.3
        halo = np.clip(1 - np.abs(wave + 0.05) * 3.2, 0, 1) ** 2 * 0.35
        veins = np.maximum(veins, np.maximum(lead, halo) * strength)
    veins *= np.clip(0.5 + _noise(chance, w, h, 240 / _FINE) * 2.0, 0.04, 1)
    share = np.clip(veins * amount, 0, 1)[..., None]
    light, dark = np.array(rgb(base), np.float32), np.array(rgb(vein), np.float32)
    slab = Image.fromarray((light + (dark - light) * share).astype(np.uint8))
    return slab.resize((w * _FINE, h * _FINE), Image.Resampling.BILINEAR).crop((0, 0, width, height))


def marble_paint(seed: int, amount: float = 0.5, width: int = 1560, height: int = 1040) -> Gradient:
    """Use marble as paint, cut from one slab so that neighbouring pieces match."""

    def paint(w: int, h: int, left: int, top: int) -> Image.Image:
        return texture(_slab(width, height, seed, amount, scale()))(w, h, left, top)

    return paint


@functools.lru_cache(1)
def _slab(width: int, height: int, seed: int, amount: float, k: float) -> Image.Image:
    slab = marble(width, height, seed, amount=amount)
    return slab if k == 1 else slab.resize((round(width * k), round(height * k)), Image.Resampling.LANCZOS)
