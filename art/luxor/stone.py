"""Materials: lapis, papyrus, sandstone, the painted cornice. Low contrast keeps palette pictures small."""

from __future__ import annotations

import functools
import math
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from render.kit.colour import Colour, mix, rgb
from render.luxor.tones import GOLD, L6, L7, L8, L9, S1, TERRA, TURQ_D

_CORNICE: Final = (L6, S1, TERRA, S1, TURQ_D, S1)


def noise(width: int, height: int, cell: int, seed: int, spread: float = 60) -> Image.Image:
    """Return smooth noise around 128 (mode L)."""
    chance = np.random.default_rng(seed)
    across, down = width // cell + 3, height // cell + 3
    grid = np.clip(chance.normal(128, spread, (down, across)), 0, 255).astype(np.uint8)
    big = Image.fromarray(grid).resize((across * cell, down * cell), Image.Resampling.BICUBIC)
    return big.crop((cell // 2, cell // 2, cell // 2 + width, cell // 2 + height))


def tone(image: Image.Image, grain: Image.Image, dark: Colour, light: Colour, amount: float) -> None:
    """Push an image towards ``dark`` where the noise is low and ``light`` where it is high."""
    low = grain.point([int(max(0, 128 - v) * 2 * amount) for v in range(256)])
    high = grain.point([int(max(0, v - 128) * 2 * amount) for v in range(256)])
    image.paste(rgb(dark), (0, 0, *image.size), low)
    image.paste(rgb(light), (0, 0, *image.size), high)


@functools.lru_cache(1)
def lapis(width: int, height: int, seed: int = 5, base: str = L8) -> Image.Image:
    """Draw polished lapis with flecks of gold."""
    image = Image.new("RGB", (width, height), rgb(base))
    tone(image, noise(width, height, 120, seed, 70), L9, L7, 0.55)
    tone(image, noise(width, height, 34, seed + 1), L9, L7, 0.22)
    chance = np.random.default_rng(seed)
    flecks = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(flecks)
    for _ in range(width * height // 6200):
        x, y = float(chance.random()) * width * 2, float(chance.random()) * height * 2
        r = float(chance.choice((1.0, 1.0, 2.0, 3.0)))
        pen.ellipse((x - r, y - r, x + r, y + r * 0.8), fill=int(chance.choice((90, 140, 220))))
    for _ in range(max(2, width * height // 110000)):
        x, y, turn = (
            float(chance.random()) * width * 2,
            float(chance.random()) * height * 2,
            float(chance.random()) * 6,
        )
        points = []
        for _ in range(26):
            points.append((x, y))
            turn += float(chance.normal(0, 0.35))
            x, y = x + 15 * math.cos(turn), y + 15 * math.sin(turn)
        pen.line(points, fill=34, width=3)
    image.paste(rgb(GOLD), (0, 0, width, height), flecks.reduce(2))
    return image


@functools.lru_cache(1)
def papyrus(width: int, height: int, seed: int = 3) -> Image.Image:
    """Draw a sheet of papyrus."""
    image = Image.new("RGB", (width, height), rgb("#EBD3A0"))
    tone(image, noise(width, height, 170, seed, 70), "#D6B277", "#F6E6C0", 0.5)
    chance = np.random.default_rng(seed)
    fibres = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(fibres)
    for _ in range(height // 5):
        x, y, long = (
            float(chance.random()) * width,
            float(chance.random()) * height,
            60 + 300 * float(chance.random()),
        )
        pen.line((x, y, x + long, y + float(chance.uniform(-2, 2))), fill=int(chance.choice((14, 22, 34))), width=1)
    image.paste(rgb("#A87A45"), (0, 0, width, height), fibres)
    return image


def cornice(image: Image.Image, x0: int, y0: int, x1: int, y1: int, step: int = 26, first: int = 0) -> None:
    """Draw a band of painted blocks along its longer side."""
    pen = ImageDraw.Draw(image)
    pen.rectangle((x0, y0, x1 - 1, y1 - 1), fill=rgb("#7A5328"))
    gap = max(2, step // 7)
    across = x1 - x0 >= y1 - y0
    for k, at in enumerate(range(x0 if across else y0, x1 if across else y1, step)):
        colour = rgb(_CORNICE[(k + first) % len(_CORNICE)])
        if across:
            pen.rectangle((at, y0, min(at + step - gap, x1) - 1, y1 - 1), fill=colour)
        else:
            pen.rectangle((x0, at, x1 - 1, min(at + step - gap, y1) - 1), fill=colour)


def blocks(image: Image.Image, x0: int, y0: int, x1: int, y1: int, size: int, seed: int) -> None:
    """Draw courses of hewn blocks along the longer side of a band."""
    chance = np.random.default_rng(seed)
    pen = ImageDraw.Draw(image)
    across = x1 - x0 >= y1 - y0
    at, end = (x0, x1) if across else (y0, y1)
    while at < end:
        to = min(at + int(size * float(chance.uniform(0.75, 1.25))), end)
        fill = mix("#D8B277", "#F0D5A2", float(chance.random()))
        pen.rectangle((at, y0, to - 1, y1 - 1) if across else (x0, at, x1 - 1, to - 1), fill=fill)
        pen.line((to, y0, to, y1) if across else (x0, to, x1, to), fill=rgb("#A67C48"), width=2)
        at = to
