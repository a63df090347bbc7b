"""The lobby: the temple gate by night with the seats."""

from __future__ import annotations

import functools
from typing import Final

import numpy as np
from PIL import Image

from art.kit.paint import each, paints
from art.kit.pen import Pen
from art.kit.relief import backdrop, veil
from art.kit.svg import svg
from art.luxor import gods, icons, pieces, tomb
from art.luxor.gods import anubis
from art.luxor.stone import noise, tone
from render.kit.colour import rgb
from render.kit.light import fill, glow, inner_shadow, lay, linear, outline, shadow
from render.kit.paths import Path, Union, ellipse, poly, rect, star
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import Shade, write
from render.luxor.tones import FLAME, GOLD, GOLD_D, GOLD_L, L4, L6, S1, TERRA, TURQ_D

WIDTH: Final = 1560
HEIGHT: Final = 520
_GROUND: Final = 436
_GATE: Final = 1196
"""The middle of the gate."""
_SKY: Final = ((0.0, "#070C26"), (0.45, "#14235C"), (0.8, "#3A4A8C"), (1.0, "#8A6A7E"))
_SAND: Final = ((0.0, "#A8743E"), (0.3, "#7C5028"), (1.0, "#3A2412"))


@paints("luxor/cover")
def _temple() -> Sprite:
    """Draw everything but the seats."""
    image = backdrop(WIDTH, HEIGHT, _GROUND, _SKY, _SAND)
    _stars(image)
    _dunes(image)
    _pylons(image)
    _door(image)
    _front(image)
    veil(image, "#080E2C", 0.6)
    gold = ("#FFFBEA", "#FBE09A", "#E0A63E")
    write(image, 58, 178, "LUXOR", "carved", 176, gold, "left", True, Shade("#020410", 7, 6, 0.95), 8)
    return sprite(image)


def _stars(image: Image.Image) -> None:
    chance = np.random.default_rng(4)
    for _ in range(150):
        x, y, r = (
            float(chance.random()) * WIDTH,
            float(chance.random()) ** 1.4 * 330,
            0.8 + 1.5 * float(chance.random()),
        )
        fill(image, ellipse(x, y, r, points=12), "#FFF3D0", 0.25 + 0.6 * float(chance.random()), 3)
    for x, y, r in ((690, 60, 7), (860, 120, 6), (780, 210, 5), (1500, 64, 6), (930, 46, 5)):
        glow(image, ellipse(x, y, r), 6, "#B9CCF8", 0.5)
        fill(image, star(x, y, r, r * 0.25, 4), "#FFF8E0")


def _dunes(image: Image.Image) -> None:
    g = _GROUND
    far = svg(
        f"M -20 {g} C 120 {g - 52} 260 {g - 60} 420 {g - 26} "
        f"C 560 {g - 2} 700 {g - 44} 960 {g - 14} L 960 {g + 4} L -20 {g + 4} Z"
    )
    fill(image, far, linear((0, g - 60), (0, g), "#5A4A6E", "#6A4A4A"))
    for x, size in ((196, 120), (330, 76)):
        peak = poly((x, g - 40 - size), (x + size * 1.05, g - 20), (x - size * 1.05, g - 20))
        fill(image, peak, "#3E3A66")
        fill(image, poly((x, g - 40 - size), (x + size * 0.25, g - 20), (x - size * 1.05, g - 20)), "#57507C")


def _tower(x: float, side: int) -> Path:
    """Return one of the two towers, leaning inward. ``side`` is -1 for the left one."""
    inner, outer = x + side * 74, x + side * 306
    return poly((inner, 96), (outer - side * 34, 96), (outer, _GROUND), (inner, _GROUND))


def _pylons(image: Image.Image) -> None:
    glow(image, ellipse(_GATE, 330, 300, 180), 90, "#FF9A3C", 0.34)
    stone = Image.new("RGB", (WIDTH, HEIGHT), rgb("#D9B27A"))
    tone(stone, noise(WIDTH, HEIGHT, 70, 8), "#B98A55", "#F6DDAA", 0.4)
    shade = linear((0, 60), (0, _GROUND), "#8E7AA0", "#FFFFFF")(WIDTH, HEIGHT, 0, 0)
    pixels = np.asarray(stone, np.float32) * np.asarray(shade, np.float32) / 255
    lit = Image.fromarray(pixels.astype(np.uint8))
    for side in (-1, 1):
        tower = _tower(_GATE, side)
        shadow(image, tower, 16, 0, "#05030C", 0.6)
        _stone(image, lit, tower)
        inner_shadow(image, tower, 10, -2, "#1C0F10", 0.5, 8 if side < 0 else -8)
        _courses(image, tower, side)
        _reliefs(image, side)
        _cornice(image, side)
    lintel = rect(_GATE - 92, 168, 184, 60)
    _stone(image, lit, lintel)
    inner_shadow(image, lintel, 6, 4, "#1C0F10", 0.6)
    fill(image, rect(_GATE - 104, 158, 208, 14), "#EBCB90")
    _blocks(image, _GATE - 104, 144, 208)
    _sun(image)


def _stone(image: Image.Image, stone: Image.Image, path: Path) -> None:
    lay(
        image,
        path.mask((WIDTH * 2, HEIGHT * 2), 0, 0, 2).reduce(2),
        0,
        0,
        lambda w, h, x, y: stone.crop((x, y, x + w, y + h)),
    )


def _courses(image: Image.Image, tower: Path, side: int) -> None:
    mask = tower.mask((WIDTH, HEIGHT), 0, 0, 1)
    lines = [rect(0, 96 + 34 * k, WIDTH, 1.6).outlines[0] for k in range(1, 10)]
    for k in range(10):
        shift = 26 if k % 2 else 0
        for j in range(6):
            lines.append(rect(_GATE + side * (74 + shift + 52 * j), 96 + 34 * k, 1.4, 34).outlines[0])
    seams = Union(lines).mask((WIDTH, HEIGHT), 0, 0, 1)
    both = Image.composite(seams, Image.new("L", seams.size, 0), mask)
    lay(image, both, 0, 0, "#5C3F24", 0.35)


def _blocks(image: Image.Image, x: float, y: float, wide: float) -> None:
    for k in range(int(wide // 16)):
        fill(image, rect(x + 16 * k, y, 13, 13), (L6, S1, TERRA, S1, TURQ_D, S1)[k % 6])


def _cornice(image: Image.Image, side: int) -> None:
    left = _GATE + (68 if side > 0 else -282)
    fill(image, rect(left, 82, 214, 16), "#EBCB90")
    fill(image, rect(left, 96, 214, 3), "#5C3F24", 0.7)
    _blocks(image, left + 3, 68, 211)


def _reliefs(image: Image.Image, side: int) -> None:
    """Draw Anubis on either side and carved signs below the cornice."""
    chance = np.random.default_rng(7 + side)
    for row in range(2):
        for k in range(5):
            x = _GATE + side * 192 + (k - 2) * 32 - 10
            path = gods.sign(int(chance.integers(gods.signs())), x, 118 + 34 * row, 1.1)
            fill(image, path.moved(1, 1), "#FFF3CF", 0.5)
            fill(image, path, "#6E4722", 0.75)
    guard(side < 0).put(image, _GATE + side * 178, 322)


@functools.cache
def guard(mirrored: bool) -> Sprite:
    """Draw a statue of Anubis on a plinth, anchored at its middle."""
    pen = Pen(170, 220, 1, (85, 100))
    pen.fill(rect(-66, 76, 132, 34, 4), ("#E9CC94", "#8A6236", 90))
    pen.fill(rect(-66, 76, 132, 6, 3), "#FFF0C8")
    pen.stamp(anubis, 0, 4, 148)
    pen.under(4, 6, 8, opacity=0.6)
    image = pen.reduced()
    return sprite(image if mirrored else image.transpose(Image.Transpose.FLIP_LEFT_RIGHT), -85, -100)


def _sun(image: Image.Image) -> None:
    """Draw the winged sun over the door."""
    wings: list[Path] = []
    for side in (-1, 1):
        for k in range(5):
            a = _GATE + side * 16
            end = _GATE + side * (82 - 8 * k)
            wings.append(poly((a, 186 + 5 * k), (end, 188 + 6 * k), (end - side * 8, 194 + 6 * k), (a, 192 + 5 * k)))
    for wing in wings:
        fill(image, wing, GOLD, 0.95)
    fill(image, ellipse(_GATE, 198, 19), GOLD_D)
    fill(image, ellipse(_GATE - 1, 197, 17), linear((_GATE - 18, 180), (_GATE + 18, 216), GOLD_L, "#D2932A"))


def _door(image: Image.Image) -> None:
    """Draw the light from the door and the sarcophagus that gleams in it."""
    door = rect(_GATE - 62, 232, 124, _GROUND - 232)
    fill(image, rect(_GATE - 74, 228, 148, _GROUND - 228), "#8A6236")
    fill(image, door, linear((0, 232), (0, _GROUND), "#2A1206", "#B4601C"))
    glow(image, ellipse(_GATE, 392, 34, 40), 20, FLAME, 0.9)
    tomb.sarcophagus(True, 176).put(image, _GATE, 346)
    inner_shadow(image, door, 12, 8, "#0A0402", 0.8)
    outline(image, door, 3, "#3A2412", 0.8)
    beam = poly((_GATE - 60, _GROUND), (_GATE + 60, _GROUND), (_GATE + 170, HEIGHT), (_GATE - 170, HEIGHT))
    glow(image, beam, 14, "#FFC060", 0.4)


def _front(image: Image.Image) -> None:
    for side in (-1, 1):
        x = _GATE + side * 92
        glow(image, ellipse(x, 300, 46), 26, "#FFB040", 0.75)
        icons.icon("torch", 104).put(image, x, 330)
    for x, seat in ((_GATE - 148, 0), (_GATE - 96, 2), (_GATE + 98, 1), (_GATE + 150, 3)):
        pieces.piece(seat, 92).put(image, x, 498)


@paints("luxor/lobby-seat", each(range(4), (False, True), (False, True)))
def _seat(seat: int, taken: bool, needed: bool) -> Sprite:
    image = canvas(180, 180)
    disc = ellipse(90, 90, 54)
    if taken:
        glow(image, disc, 9, FLAME, 0.6)
        fill(image, disc, linear((40, 40), (140, 140), GOLD_L, GOLD_D))
        fill(image, ellipse(90, 90, 48), linear((0, 40), (0, 140), "#23408F", "#0C1536"))
        mark = pieces.piece(seat, 84)
        x, y = 90, 130
    else:
        fill(image, disc, "#0A1230", 0.6 if needed else 0.4)
        fill(image, disc.dashed(17, 11, 4 if needed else 2.6), L4, 0.95 if needed else 0.6)
        mark = pieces.vacant(seat, 52, needed)
        x, y = 90, 88
    mark.put(image, x, y)
    return sprite(image, -90, -90)
