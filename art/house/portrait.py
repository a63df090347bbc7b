"""The table of profile pictures."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image, ImageFilter

from art.kit.paint import paints
from render.house.portrait import WIDTH
from render.kit.light import glow
from render.kit.paths import ellipse
from render.kit.sprites import Sprite, sprite

HIGH: Final = 1040
"""Height of the highest portrait, in units."""


@paints("house/walnut")
def table() -> Sprite:
    """Paint walnut planks in lamplight."""
    height = HIGH
    chance = np.random.default_rng(5)
    down, across = np.mgrid[0:height, 0:WIDTH].astype(np.float32)
    plank = (down // 174).astype(int)
    tone = chance.random(int(plank.max()) + 1).astype(np.float32)[plank]
    shift = chance.random(int(plank.max()) + 1).astype(np.float32)[plank] * 900
    fibre = np.asarray(
        Image.fromarray((chance.random((height, WIDTH // 20)) * 255).astype(np.uint8))
        .resize((WIDTH, height), Image.Resampling.BICUBIC)
        .filter(ImageFilter.GaussianBlur(1.1)),
        np.float32,
    )
    wave = np.sin((down % 174) / 7.5 + np.sin((across + shift) / 210) * 2.4 + (across + shift) / 340)
    shade = 0.44 + 0.10 * tone + 0.05 * wave + 0.12 * (fibre / 255 - 0.5)
    seam = np.minimum(down % 174, 174 - down % 174)
    shade *= np.clip(0.62 + seam / 6, 0.62, 1)
    lamp = np.exp(-(((across - 560) / 980) ** 2) - ((down - 120) / 640) ** 2)
    shade *= 0.62 + 0.62 * lamp
    walnut = np.array([150, 96, 58], np.float32)
    pixels = np.clip(shade[..., None] * walnut * 0.92, 0, 255)
    image = Image.fromarray(pixels.astype(np.uint8))
    glow(image, ellipse(520, 60, 620, 120), 90, "#FFD591", 0.20)
    return sprite(image)
