"""What profiles are drawn with: the table, the rims of medals, the emblems of the house's trophies."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image, ImageFilter

from art.house.signs import flame
from art.kit.paint import paints
from art.kit.paths import ring
from art.kit.relief import emboss
from render.kit.light import fill, glow, linear, shadow
from render.kit.paths import ellipse, rect, star
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import write

WIDTH, HIGH = 1560, 1040
"""Size of a picture, in units."""
METALS: Final = {
    "gold": ("#FFF0B8", "#E2AC3C", "#8E5A12"),
    "silver": ("#FFFFFF", "#B9C3CF", "#5E6B7A"),
    "bronze": ("#FFD9B0", "#C07A42", "#5E3212"),
}
"""Light, middle and shade of rims."""


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


@paints("house/medal", METALS, sizes=(73,))
def medal(metal: str, radius: int) -> Sprite:
    """Paint the rim of a medal, anchored at its centre."""
    image, half = canvas(3 * radius, 3 * radius), radius * 1.5
    rim = ring(half, half, radius * 0.84, radius)
    shadow(image, rim, 6, 5, "#3A2008", 0.6)
    ends = (half - radius, half - radius), (half + radius * 0.5, half + radius)
    emboss(image, rim, linear(*ends, *METALS[metal]), 5, 0.8)
    return sprite(image, -half, -half)


@paints("house/trophy", ("tie", "days"), sizes=(96,))
def trophy(name: str, height: int) -> Sprite:
    """Paint the emblem of a trophy, anchored at its centre: level with a star above, or seven days in a row."""
    image, half = canvas(2 * height, 2 * height), height
    if name == "days":
        flame(height).put(image, half, half)
        write(image, half, half + height * 0.24, "7", "carved", round(height * 0.46), "#4A1804")
        return sprite(image, -half, -half)
    for down in (0.02, 0.32):
        bar = rect(half - height * 0.36, half + height * down, height * 0.72, height * 0.15, height * 0.075)
        fill(image, bar, "#FFE9B0")
    emboss(image, star(half, half - height * 0.28, height * 0.22, height * 0.09, 5), "#FFD873", 3)
    return sprite(image, -half, -half)
