"""Paints the lobby: dawn over the harbour of Halicarnassus, the title, and the seats' marks."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.random import Generator, default_rng
from PIL import Image, ImageFilter

from art.house import marks
from art.kit.paint import each, paints
from art.kit.relief import backdrop, veil
from art.kit.svg import svg
from art.mausoleum import emblems
from art.mausoleum.building import draw_building
from art.mausoleum.scenery import draw_cypress, draw_trireme
from render.kit.colour import mix
from render.kit.light import fill, glow, lay, linear, shadow, soft
from render.kit.paths import Union, capsule, coverage, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import Shade, write
from render.mausoleum.building import PARTS

WIDTH: Final = 1560
HEIGHT: Final = 520
_HORIZON = 322
_SITE = (1196, 436)
_SUN = (1186, 282)
_SKY: Final = ((0.0, "#081F45"), (0.35, "#124A87"), (0.66, "#3686BA"), (0.88, "#7FBCD2"), (1.0, "#BEDDD9"))
_SEA: Final = ((0.0, "#7FB7C4"), (0.06, "#3787B2"), (0.35, "#155690"), (1.0, "#07254C"))


@paints("mausoleum/cover")
def harbour() -> Sprite:
    """Draw everything but the seats."""
    image = backdrop(WIDTH, HEIGHT, _HORIZON, _SKY, _SEA)
    chance = default_rng(8)
    _sunlight(image, chance)
    _land(image, chance)
    _quay(image)
    draw_building(image, _SITE[0], _SITE[1] - 4, 182, PARTS)
    draw_trireme(image, 812, _HORIZON + 14, 0.62)
    veil(image, "#08264F")
    gold = ("#FFFBEA", "#FBE09A", "#E0A63E")
    for k, text in enumerate(("GUARDIÕES", "DO MAUSOLÉU")):
        write(image, 56, 136 + 118 * k, text, "title", 108, gold, "left", True, Shade("#020A16", 6, 5, 0.95), 6)
    return sprite(image)


def _sunlight(image: Image.Image, chance: Generator) -> None:
    """Draw the sun behind the Mausoleum, its beams, streaks of cloud, its reflection on the water."""
    sx, sy = _SUN
    glow(image, ellipse(sx, sy + 10, 400, 150), 80, "#FFC98A", 0.62)
    glow(image, ellipse(sx, sy - 10, 170, 150), 60, "#FFE3AE", 0.85)
    _beams(image)
    for _ in range(13):
        cx, cy = float(chance.random()) * WIDTH, 40 + float(chance.random()) * 190
        long = 120 + 260 * float(chance.random())
        cloud = svg(
            f"M {cx - long} {cy} C {cx - long * 0.4} {cy - 9} {cx + long * 0.4} {cy - 11} {cx + long} {cy} "
            f"C {cx + long * 0.3} {cy + 5} {cx - long * 0.3} {cy + 6} {cx - long} {cy} Z"
        )
        lay(image, *soft(cloud, 4), mix("#8FC0DD", "#FFE3B5", min(1, cy / 210)), 0.26)
    for k in range(210):
        road = k < 120
        depth = float(chance.random()) ** (1.5 if road else 1.3)
        y = _HORIZON + 5 + (HEIGHT - _HORIZON - (40 if road else 0)) * depth
        spread = 26 + 250 * depth
        x = sx - 210 * depth + (float(chance.random()) - 0.5) * spread * 1.5 if road else float(chance.random()) * 900
        glint = capsule(x, y, x + 8 + 34 * depth, y, 0.7 + 1.2 * depth)
        tone, strength = ("#FFE6AC", 0.30) if road else ("#8FCBE6", 0.16)
        fill(image, glint, tone, strength + 0.25 * float(chance.random()), 2)


def _beams(image: Image.Image) -> None:
    sx, sy = _SUN
    half = 0.045
    beams = []
    for k in range(17):
        angle = math.pi * (1 + k / 17)
        tips = [(sx + 900 * math.cos(a), sy + 900 * math.sin(a)) for a in (angle - half, angle + half)]
        beams.append([_SUN, *tips])
    mask, left, top = coverage(Union(beams), scale=1)
    whole = Image.new("L", image.size, 0)
    whole.paste(mask, (left, top))
    across, down = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    fall = np.clip(1 - np.hypot(across - sx, down - sy) / 560, 0, 1) ** 1.2 * (down < _HORIZON)
    beam = np.asarray(whole.filter(ImageFilter.GaussianBlur(5)), np.float32) * fall
    lay(image, Image.fromarray(beam.astype(np.uint8)), 0, 0, "#FFE7BC", 0.42)


def _top(x: float) -> float:
    """Return the height of the town's hill at ``x``."""
    xs = (880, 912, 960, 1010, 1120, 1240, 1330, 1430, 1500, 1600)
    ys = (52, 26, 10, -8, -25, -43, -72, -97, -110, -106)
    return float(np.interp(x, xs, ys)) + _HORIZON


def _land(image: Image.Image, chance: Generator) -> None:
    """Draw far islands, the hills and the white town."""
    h, ground = _HORIZON, _SITE[1]
    far = svg(f"M -60 {h + 1} C 90 300 150 280 240 286 C 330 292 380 316 470 322 Z")
    near = svg(f"M 330 {h + 1} C 400 306 470 292 560 298 C 640 304 700 318 780 323 Z")
    fill(image, far, "#7FAFC6")
    fill(image, near, "#5D98BB")
    hills = svg(
        f"M 900 {h + 2} C 990 {h - 22} 1040 {h - 60} 1110 {h - 78} C 1230 {h - 108} 1330 {h - 128} 1420 {h - 150} "
        f"C 1490 {h - 166} 1540 {h - 160} 1600 {h - 150} L 1600 {h + 60} L 960 {h + 16} Z"
    )
    fill(image, hills, linear((0, h - 150), (0, h + 20), "#4F86AE", "#6E9DB4"))
    shore = (
        f"M 834 {ground + 6} C 850 {ground - 30} 858 {h + 64} 884 {h + 44} C 912 {h + 22} 950 {h + 12} 1010 {h - 10}"
    )
    beach = svg(f"{shore} L 1010 {ground} L 852 {ground} Z")
    fill(image, beach.moved(-12, 3), "#CFEAF0", 0.4)
    fill(image, beach.moved(-6, 1), "#E9D9B0")
    town = svg(
        f"{shore} C 1060 {h - 20} 1090 {h - 22} 1120 {h - 26} C 1240 {h - 44} 1330 {h - 74} 1430 {h - 98} "
        f"C 1500 {h - 112} 1540 {h - 112} 1600 {h - 106} L 1600 {HEIGHT} L 834 {HEIGHT} Z"
    )
    fill(image, town, linear((0, h - 100), (0, h + 100), "#4B8A86", "#2B5F66"))
    _town(image, chance)


def _town(image: Image.Image, chance: Generator) -> None:
    spots = []
    for column in range(906, 1552, 16):
        for row in range(5):
            y = _top(column) + 10 + row * 21 + float(chance.random()) * 8
            hidden = abs(column - _SITE[0]) < 70 and y > _HORIZON + 30
            if y <= _HORIZON + 92 and not hidden and chance.random() >= 0.24:
                spots.append((y, column + float(chance.random()) * 10))
    for y, x in sorted(spots):
        near = max(0.0, (y - _HORIZON + 110) / 200)
        size = 0.55 + 0.5 * near
        if chance.random() < 0.16:
            draw_cypress(image, x, y, 0.38 * size + 0.1)
            continue
        w, h, d = ((a + b * float(chance.random())) * size for a, b in ((17, 17), (13, 11), (8, 5)))
        haze = 0.26 - 0.26 * min(1.0, near * 200 / 170)
        _house(image, (x, y), (w, h, d), haze, chance.random() < 0.17)


def _house(
    image: Image.Image, at: tuple[float, float], size: tuple[float, float, float], haze: float, tiled: bool
) -> None:
    """Draw a white cube: lit front, shaded side, flat roof. ``at`` is the lower left corner of its front."""
    (x, y), (w, h, d) = at, size
    k = 0.42 * d

    def tone(colour: str) -> tuple[int, int, int]:
        return mix(colour, "#2C5C92", haze)

    fill(image, poly((x + w, y), (x + w + d, y - k), (x + w + d, y - k - h), (x + w, y - h)), tone("#7F97BC"), fine=3)
    front = linear((0, y), (0, y - h), tone("#EBDCC2"), tone("#FFF8E9"))
    fill(image, rect(x, y - h, w, h), front, fine=3)
    roof = poly((x, y - h), (x + w, y - h), (x + w + d, y - h - k), (x + d, y - h - k))
    fill(image, roof, tone("#D9774A") if tiled else tone("#FFFBF0"), fine=3)
    count = 0 if w <= 15 else 2 if w > 26 else 1
    for j in range(count):
        fill(image, rect(x + w * (j + 0.5) / count - 2.2, y - h * 0.62, 4.4, h * 0.26), tone("#2F4C78"), 0.85, 3)


def _quay(image: Image.Image) -> None:
    mx, y = _SITE
    shadow(image, svg(f"M 852 {y - 6} L 1600 {y - 34} L 1600 {HEIGHT} L 838 {HEIGHT} Z"), 10, 4, "#03142C", 0.6, -8)
    paving = svg(f"M 852 {y - 6} L 1600 {y - 34} L 1600 {y + 52} L 838 {y + 52} Z")
    fill(image, paving, linear((0, y - 30), (0, y + 52), "#D8C9AE", "#9FA9B8"))
    wall = poly((838, y + 46), (1600, y + 46), (1600, HEIGHT), (838, HEIGHT))
    fill(image, wall, linear((0, y + 46), (0, HEIGHT), "#6F86A8", "#2C4A76"))
    fill(image, rect(838, y + 44, 770, 5), "#F8EFDD")
    fill(image, Union(rect(838 + 66 * k, y + 49, 2, 60).outlines[0] for k in range(12)), "#24416C", 0.6)
    fill(image, rect(838, y + 74, 770, 2), "#24416C", 0.5)
    joints = []
    for k in range(11):
        x = 880 + 62 * k
        joints.append(
            [(x, y + 44), (x + 1.6, y + 44), (mx + (x - mx) * 0.72 + 1, y - 14), (mx + (x - mx) * 0.72, y - 14)]
        )
    fill(image, Union(joints), "#8E97A6", 0.5)
    for x, down, size in ((940, 18, 1.25), (986, 4, 1.0), (1462, 14, 1.3), (1508, -2, 1.05)):
        draw_cypress(image, x, y + down, size)


@paints("mausoleum/lobby-seat", each(range(4), (False, True), (False, True)))
def seat_mark(seat: int, taken: bool, needed: bool) -> Sprite:
    """Draw a seat of the lobby, anchored at its centre. A dashed one is free, strongly if the game needs it."""
    image = canvas(180, 180)
    disc = ellipse(90, 90, 52)
    if taken:
        glow(image, disc, 9, "#FFCF5E", 0.55)
        emblems.enamel(image, 90, 90, 52)
        marks.seat_mark(seat, 26).put(image, 90, 90)
    else:
        fill(image, disc, "#061A38", 0.55 if needed else 0.35)
        fill(image, disc.dashed(17, 11, 4 if needed else 2.6), "#BFE0F5", 0.95 if needed else 0.55)
        marks.seat_ghost(seat, 25, needed).put(image, 90, 90)
    return sprite(image, -90, -90)
