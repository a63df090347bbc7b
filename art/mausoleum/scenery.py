"""Paints the surroundings: Aegean sky and sea, a stone quay, cypresses, a ship. Also the cloth on the table."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.random import Generator, default_rng
from PIL import Image, ImageDraw

from art.kit.paint import paints
from art.kit.relief import backdrop, emboss
from art.kit.svg import svg
from render.kit.light import fill, lay, line, linear, shadow
from render.kit.paths import Path, Union, capsule, ellipse, rect
from render.kit.sprites import Sprite, canvas, cut_out, sprite
from render.mausoleum.scenery import CLOTH, KEYS, STEP

SKY: Final = ((0.0, "#0C3468"), (0.45, "#1F69A8"), (0.8, "#58A9CF"), (1.0, "#B5DDE3"))
SEA: Final = ((0.0, "#3A8FBF"), (0.12, "#2477AD"), (0.6, "#12548F"), (1.0, "#0B3E73"))
_SCENES: Final[dict[str, tuple[int, int, int]]] = {
    "goal": (1504, 404, 3), **{f"scoring-{k}": (488, 350, 31 + k) for k in range(3)},
}  # fmt: skip
"""Width, height and seed of the views in the rules."""


def greek_key(x0: float, y: float, x1: float, height: float, thick: float) -> Union:
    """Return a meander from ``x0`` to ``x1`` with its upper edge at ``y``."""
    count = max(1, round((x1 - x0) / (height * STEP)))
    step, h = (x1 - x0) / count, height
    lines = []
    for k in range(count):
        o = x0 + k * step
        hook = [
            (o, y + h), (o, y), (o + step * 0.8, y), (o + step * 0.8, y + h * 0.72),
            (o + step * 0.36, y + h * 0.72), (o + step * 0.36, y + h * 0.38), (o + step * 0.54, y + h * 0.38),
        ]  # fmt: skip
        lines += [hook, [(o, y + h), (o + step, y + h)]]
    return Path(lines).stroke(thick)


def key_frame(x0: float, y0: float, x1: float, y1: float, height: float, thick: float) -> Union:
    """Return a meander along the inside of a box."""
    h, pad = height, height * 1.5
    top = greek_key(x0 + pad, y0, x1 - pad, h, thick).outlines
    side = greek_key(y0 + pad, x0, y1 - pad, h, thick).outlines
    low = [[(x, y0 + y1 - y) for x, y in one] for one in top]
    left = [[(y, x) for x, y in one] for one in side]
    right = [[(x0 + x1 - x, y) for x, y in one] for one in left]
    corners = []
    for cx, cy in ((x0, y0), (x1 - h, y0), (x0, y1 - h), (x1 - h, y1 - h)):
        corners += rect(cx, cy, h, h).stroke(thick, True).outlines
        corners += rect(cx + h * 0.34, cy + h * 0.34, h * 0.32, h * 0.32).outlines
    return Union(top + low + left + right + corners)


@paints("mausoleum/key", sizes=(20, 26))
def key(height: int) -> Sprite:
    """Draw a golden meander, anchored at its upper left corner."""
    image = canvas(KEYS * STEP * height + 8, height + 8)
    fill(image, greek_key(4, 4, 4 + KEYS * STEP * height, height, 0.14 * height), "#D9A441", 0.88)
    return sprite(image, -4, -4)


@paints("mausoleum/cloth")
def cloth() -> Sprite:
    """Draw a strip of the cloth on the table: deep blue with a faint pattern of waves that repeats downward."""
    width, height = 1560, 6 * 44
    image = Image.new("RGB", (width, height), CLOTH)
    mask = Image.new("L", (width * 2, height * 2), 0)
    pen, radius = ImageDraw.Draw(mask), 40
    for row in range(-1, height // 20 + 3):
        for column in range(-1, width // (2 * radius) + 2):
            cx, cy = 2 * (column * 2 * radius + (radius if row % 2 else 0)), 2 * row * 22
            for r in (2 * radius, 2 * radius * 0.68, 2 * radius * 0.36):
                pen.arc([cx - r, cy - r, cx + r, cy + r], 205, 335, fill=255, width=4)
    lay(image, mask.reduce(2).point([v // 64 * 64 for v in range(256)]), 0, 0, "#3E8FD0", 0.17)
    return sprite(image)


@paints("mausoleum/scene", _SCENES)
def scene(name: str) -> Sprite:
    """Draw the harbour behind the buildings of the rules, with round corners."""
    wide, high, seed = _SCENES[name]
    return sprite(cut_out(harbour(wide, high, seed), rect(0, 0, wide, high, 14)))


def sea(width: int, height: int, horizon: float, seed: int) -> Image.Image:
    """Draw sky over sea. ``horizon`` is its height as a share of the picture from the top."""
    image = backdrop(width, height, horizon * height, SKY, SEA)
    chance = default_rng(seed)
    _islands(image, horizon, chance)
    for _ in range(int(26 * width / 300)):
        depth = float(chance.random()) ** 1.6
        y, long = height * (horizon + 0.02 + (1 - horizon) * depth * 0.9), 6 + 26 * depth
        x = float(chance.random()) * width
        glint = capsule(x, y, x + long, y, 0.6 + depth)
        fill(image, glint, "#A9DCEB", 0.22 + 0.2 * float(chance.random()), 2)
    return image


def _islands(image: Image.Image, horizon: float, chance: Generator) -> None:
    width, height = image.size
    foot = height * horizon + 1
    for k, (colour, high) in enumerate((("#7DB6CF", 0.085), ("#4C8CB6", 0.055))):
        phase = chance.random(4) * 6
        xs = np.arange(0, width + 9, 8)
        u = xs / width
        hills = np.sin(u * 4.2 + phase[0]) * 0.6 + np.sin(u * 9 + phase[1]) * 0.3 + np.sin(u * 21 + phase[2]) * 0.12
        tops = foot - 1 - np.maximum(0, hills - 0.15 - 0.1 * k) * high * height
        fill(image, Path([[(0, foot), *zip(xs.tolist(), tops.tolist(), strict=True), (width, foot)]]), colour)


_QUAY: Final = 0.80
"""Top of the quay, as a share of a scene's height from the top."""


def harbour(width: int, height: int, seed: int) -> Image.Image:
    """Draw sky, islands, sea and a stone quay for buildings."""
    image = sea(width, height, 0.57, seed)
    top = height * _QUAY
    fill(image, rect(0, top, width, height - top), linear((0, top), (0, height), "#8CA6C4", "#52719C"))
    for k, share in enumerate((0.0, 0.34, 0.72)):
        y = top + (height - top) * share
        fill(image, rect(0, y, width, 1.4), "#3A5984" if k else "#DCE8F4", 0.5 if k else 0.8)
    joints = max(6, width // 42)
    for k in range(joints):
        aside = (k + 0.5) / joints * width - width / 2
        line(image, [(width / 2 + aside * 0.94, top), (width / 2 + aside * 1.14, height)], 1.2, "#3A5984", 0.45)
    return image


def draw_cypress(image: Image.Image, x: float, y: float, size: float) -> None:
    """Draw a cypress with its foot at (x, y), 74 pixels high at size 1."""
    tree = svg("M 0 0 C -9 -6 -10 -30 0 -74 C 10 -30 9 -6 0 0 Z").moved(x, y, size)
    shadow(image, ellipse(x + 6 * size, y, 13 * size, 3.4 * size), 3, 0, "#04101F", 0.5)
    fill(image, rect(x - 1.4 * size, y - 4 * size, 2.8 * size, 5 * size), "#4A3418")
    emboss(image, tree, linear((x - 9 * size, 0), (x + 9 * size, 0), "#4F8F63", "#1F5B45", "#0E3A34"), 2, 0.8)


def draw_trireme(image: Image.Image, x: float, y: float, size: float) -> None:
    """Draw a ship under sail, 110 pixels long at size 1. ``y`` is its water line."""
    hull = svg(
        "M -46 0 C -54 -4 -58 -10 -60 -16 C -52 -12 -46 -11 -40 -11 L 34 -11 C 42 -11 46 -16 45 -24 "
        "C 52 -18 52 -4 40 1 L -40 2 Z"
    )
    sail = svg(
        "M -24 -50 C -8 -54 12 -54 24 -50 C 21 -38 21 -28 24 -17 C 10 -20 -8 -20 -24 -17 C -20 -28 -20 -38 -24 -50 Z"
    )
    fill(image, rect(-1.2, -60, 2.4, 52).moved(x, y, size), "#5B3A1C")
    canvas_tones = linear((x - 24 * size, 0), (x + 24 * size, 0), "#FFFDF6", "#EADFCB", "#B9B6BE")
    emboss(image, sail.moved(x, y, size), canvas_tones, 2.5, 0.8)
    fill(image, rect(-23, -37, 46, 4).moved(x, y, size), "#C9A24A", 0.9)
    emboss(image, hull.moved(x, y, size), linear((0, y - 20 * size), (0, y), "#8A5A30", "#4A2C14"), 2, 0.8)
    for k in range(8):
        oar = [(x + (9 * k - 34) * size, y - 5 * size), (x + (9 * k - 40) * size, y + 6 * size)]
        line(image, oar, 1.1 * size, "#D9B06C", 0.9)
    fill(image, capsule(x - 44 * size, y + 3 * size, x + 42 * size, y + 3 * size, 1.2 * size), "#D6F0F6", 0.55)


@paints("mausoleum/grove", (False, True))
def grove(flipped: bool) -> Sprite:
    """Draw two cypresses and a ship for the free part of a quay, anchored at the middle of the ground line."""
    image = canvas(420, 200)
    if flipped:
        draw_trireme(image, 300, 84, 0.85)
        draw_cypress(image, 100, 154, 1.1)
        draw_cypress(image, 136, 168, 1.45)
    else:
        draw_trireme(image, 110, 84, 0.95)
        draw_cypress(image, 270, 170, 1.5)
        draw_cypress(image, 310, 158, 1.15)
    return sprite(image, -210, -150)


@paints("mausoleum/debris", sizes=(127,))
def debris(tenths: int) -> Sprite:
    """Draw fallen column drums, anchored at their middle."""
    unit = tenths / 10
    image = canvas(14 * unit + 20, 8 * unit + 20)
    cx, cy = image.width / 2, image.height / 2
    for dx, dy, turn, length in ((-4.6, -0.4, 14, 3.0), (-0.6, 1.0, -20, 2.5), (3.2, -0.3, 38, 2.1)):
        x, y = cx + dx * unit, cy + dy * unit
        drum = rect(-length * unit / 2, -0.62 * unit, length * unit, 1.24 * unit, 0.1 * unit).moved(x, y, 1, turn)
        end = ellipse(length * unit / 2, 0, 0.34 * unit, 0.62 * unit).moved(x, y, 1, turn)
        shadow(image, drum, 3, 4, "#04101F", 0.7, 2)
        emboss(image, drum, linear((0, y - 0.5 * unit), (0, y + 0.5 * unit), "#FFFDF6", "#DCD2C2", "#7F92B2"), 1.5)
        emboss(image, end, "#C9BFB0", 1)
    return sprite(image, -image.width // 2, -image.height // 2)
