"""Paints the lobby: the four guilds' towers by the water under the ring of light, and the seats."""

from __future__ import annotations

import math
import random
from typing import Final

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.capital_lux import emblems, towers
from art.capital_lux.scenery import disc_light, draw_city, shine, skyline_mask
from art.house import marks
from art.kit.paint import paints
from art.kit.relief import veil
from art.kit.svg import svg
from render.capital_lux.cover import SHADE
from render.capital_lux.lettering import FACE, size_for
from render.capital_lux.tones import GUILDS, HALO, LILAC, NIGHT, PLATE, RIM, WHITE, pale
from render.fonts import font
from render.kit.colour import Rgb, mix
from render.kit.light import fill, glow, lay, linear, outline, shadow
from render.kit.paths import coverage, ellipse, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import width, write

WIDTH: Final = 1560
HEIGHT: Final = 520
_GROUND: Final = 400
_LUX: Final = (1186, 176)
"""Middle of the ring of light."""
_RING: Final = 168
_TOWERS: Final = ((930, 128, 62), (1100, 66, 70), (1272, 94, 68), (1446, 146, 64))
"""Middle, top and half width of each guild's tower."""


@paints("capital_lux/cover")
def _city() -> Sprite:
    """Draw everything but the seats."""
    image = draw_city(WIDTH, HEIGHT, _GROUND, _LUX, _RING)
    _beam(image)
    _quarter(image, 71, (40, 150), ((44, 42, 128), (66, 78, 172)), 0.2)
    _traffic(image, 1.0)
    for colour in (0, 3, 1, 2):
        x, top, half = _TOWERS[colour]
        _halo(image, colour)
        towers.draw(image, colour, x, top, top + round(half * 1.15), _GROUND, half)
        _walls(image, colour)
        _lights(image, colour)
        emblems.emblem(colour, round(half * 1.0)).put(image, x, top + round(half * 0.95))
    _quarter(image, 83, (8, 46), ((16, 17, 64), (26, 28, 92)), 0.34)
    _shore(image)
    _water(image)
    veil(image, (8, 9, 38), edge=1.3, reach=760)
    _title(image)
    return sprite(image)


def _beam(image: Image.Image) -> None:
    """Draw light falling from the ring onto the city."""
    x, y = _LUX
    mask = Image.new("L", (WIDTH, _GROUND), 0)
    pen = ImageDraw.Draw(mask)
    pen.polygon([(x - 60, y), (x + 60, y), (x + 210, _GROUND), (x - 210, _GROUND)], fill=120)
    pen.polygon([(x - 16, y), (x + 16, y), (x + 64, _GROUND), (x - 64, _GROUND)], fill=255)
    shine(image, mask.filter(ImageFilter.GaussianBlur(26)), 0, 0, (150, 180, 255), 0.5)
    shine(image, disc_light(_RING, 1.2), x - _RING, y - _RING, (160, 190, 255), 0.5)
    shine(image, disc_light(70, 1.4), x - 70, y - 70, WHITE, 0.9)


def _quarter(image: Image.Image, seed: int, heights: tuple[int, int], tones: tuple[Rgb, Rgb], lit: float) -> None:
    """Draw houses among and before the towers."""
    left = 800
    mask, windows = skyline_mask(random.Random(seed), WIDTH - left, _GROUND, *heights, 22, 62, lit)
    fade = np.clip(np.arange(WIDTH - left) / 90, 0, 1)[None, :] * 255
    soft = Image.fromarray(np.repeat(fade.astype(np.uint8), _GROUND, 0))
    mask, windows = ImageChops.multiply(mask, soft), ImageChops.multiply(windows, soft)
    lay(image, mask, left, 0, linear((0, _GROUND - heights[1]), (0, _GROUND), *tones))
    shine(image, windows, left, 0, (255, 226, 176), 0.85)


def _traffic(image: Image.Image, strength: float) -> None:
    """Draw light trails of the traffic between the guilds."""
    ways = (
        ("M 480 300 C 760 120 1010 330 1190 250 C 1330 190 1440 270 1600 150", (255, 190, 120), 2.6),
        ("M 420 350 C 760 290 960 190 1180 300 C 1330 370 1440 230 1600 290", (150, 220, 255), 2.2),
        ("M 620 20 C 900 150 1150 -30 1300 60 C 1400 120 1480 70 1600 30", (255, 150, 210), 1.8),
    )
    for way, colour, thick in ways:
        mask, left, top = coverage(svg(way).stroke(0.1, end=thick), pad=30)
        shine(image, mask.filter(ImageFilter.GaussianBlur(7)), left, top, colour, strength)
        shine(image, mask, left, top, colour, 0.8 * strength)


def _halo(image: Image.Image, colour: int) -> None:
    """Draw a tower crown's light on the sky."""
    x, top, half = _TOWERS[colour]
    radius = round(half * 2.3)
    shine(image, disc_light(radius, 1.8), x - radius, top + half - radius, GUILDS[colour], 0.55)


def _walls(image: Image.Image, colour: int) -> None:
    """Draw fins of light along a tower, brighter towards its crown and the ring."""
    x, top, half = _TOWERS[colour]
    shape = towers.shape(colour, x, top, top + round(half * 1.15), _GROUND, half)
    body, left, high = coverage(shape)
    glowing = Image.linear_gradient("L").resize(body.size).point([max(26, 150 - round(v * 0.9)) for v in range(256)])
    shine(image, ImageChops.multiply(body, glowing), left, high, GUILDS[colour], 0.7)
    fins = Image.new("L", body.size, 0)
    pen = ImageDraw.Draw(fins)
    for k in range(-2, 3):
        at = x - left + k * half * 0.4
        pen.line((at, top + half * 1.7 - high, at, body.height), fill=120 if k else 200, width=2)
    fins = ImageChops.multiply(fins, body)
    shine(image, fins.filter(ImageFilter.GaussianBlur(3)), left, high, GUILDS[colour], 0.8)
    shine(image, fins, left, high, pale(colour, 0.3), 0.6)


def _lights(image: Image.Image, colour: int) -> None:
    """Fill a tower's walls with lit windows, more of them below, and a band of light at its foot."""
    x, top, half = _TOWERS[colour]
    begin = top + round(half * 1.72)
    size = (2 * half, _GROUND - begin)
    rng = random.Random(40 + colour)
    warm, own = Image.new("L", size, 0), Image.new("L", size, 0)
    for row in range(4, size[1] - 6, 10):
        for column in range(10, size[0] - 10, 9):
            if rng.random() < 0.18 + 0.3 * row / size[1]:
                pen = ImageDraw.Draw(warm if rng.random() < 0.25 else own)
                pen.rectangle((column, row, column + 3, row + 5), fill=rng.choice((70, 110, 160, 230)))
    for mask, ink in ((own, pale(colour, 0.35)), (warm, (255, 232, 190))):
        shine(image, mask.filter(ImageFilter.GaussianBlur(2.2)), x - half, begin, ink, 0.7)
        shine(image, mask, x - half, begin, ink, 0.95)
    foot = Image.new("L", (2 * half + 80, 90), 0)
    ImageDraw.Draw(foot).rectangle((40, 60, 40 + 2 * half, 84), fill=255)
    shine(image, foot.filter(ImageFilter.GaussianBlur(14)), x - half - 40, _GROUND - 82, GUILDS[colour], 0.9)


def _shore(image: Image.Image) -> None:
    """Draw the quay: a line of lamps, and mist."""
    mist = Image.new("L", (WIDTH, 120), 0)
    ImageDraw.Draw(mist).rectangle((0, 56, WIDTH, 66), fill=255)
    shine(image, mist.filter(ImageFilter.GaussianBlur(18)), 0, _GROUND - 62, (120, 170, 255), 1.0)
    fill(image, rect(0, _GROUND - 4, WIDTH, 6), linear((0, _GROUND - 4), (0, _GROUND + 2), (40, 46, 120), NIGHT))
    lamps = Image.new("L", (WIDTH, 20), 0)
    pen = ImageDraw.Draw(lamps)
    for x in range(18, WIDTH, 39):
        pen.ellipse((x - 2, 7, x + 2, 11), fill=255)
    shine(image, lamps.filter(ImageFilter.GaussianBlur(3)), 0, _GROUND - 12, (255, 214, 150), 1.2)
    shine(image, lamps, 0, _GROUND - 12, (255, 244, 214), 0.9)


def _water(image: Image.Image) -> None:
    """Draw the city's reflection, stretched and broken by waves."""
    deep = HEIGHT - _GROUND
    seen = image.crop((0, _GROUND - round(deep * 2.6), WIDTH, _GROUND)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    pixels = np.asarray(seen.resize((WIDTH, deep), Image.Resampling.BILINEAR).filter(ImageFilter.BoxBlur((2, 5))))
    rng = np.random.default_rng(3)
    rows = []
    for k in range(deep):
        swing = (2 + k * 0.06) * math.sin(k * 0.9 + 4 * math.sin(k * 0.13)) + rng.normal(0, 0.8)
        rows.append(np.roll(pixels[k], round(swing), axis=0))
    fade = np.linspace(0.72, 0.26, deep)[:, None, None]
    night = np.array([10, 12, 44])[None, None, :]
    mirrored = np.stack(rows) * fade + night * (1 - fade)
    image.paste(Image.fromarray(np.clip(mirrored, 0, 255).astype(np.uint8)), (0, _GROUND))
    glints = Image.new("L", (WIDTH, deep), 0)
    pen, chance = ImageDraw.Draw(glints), random.Random(9)
    for _ in range(150):
        x, y = chance.gauss(_LUX[0], 250), chance.uniform(4, deep - 4)
        long = chance.uniform(6, 10 + y * 0.5)
        pen.line((x - long, y, x + long, y), fill=chance.choice((60, 90, 150)), width=1)
    shine(image, glints, 0, _GROUND, (190, 214, 255), 0.8)


def _title(image: Image.Image) -> None:
    """Draw the name of the game. Its second word is made of light."""
    first, second, left = size_for(64), size_for(116), 60
    track = 8
    wide = width("CAPITAL", FACE, first, track)
    ink = ("#FFFFFF", "#E6E8FF", "#AEB4F4")
    write(image, left, 104, "CAPITAL", FACE, first, ink, "left", True, SHADE, track)
    gap = (wide - sum(width(one, FACE, second) for one in "LUX")) / 2
    mask, x = Image.new("L", (WIDTH, HEIGHT), 0), float(left)
    for one in "LUX":
        ImageDraw.Draw(mask).text((x, 252), one, font=font(FACE, second), fill=255, anchor="ls")
        x += width(one, FACE, second) + gap
    for blur, colour, strength in ((26, (120, 110, 255), 0.9), (10, LILAC, 0.9), (3, HALO, 0.7)):
        shine(image, mask.filter(ImageFilter.GaussianBlur(blur)), 0, 0, colour, strength)
    lay(image, mask, 0, 0, linear((0, 136), (0, 252), WHITE, HALO, (255, 226, 150)))
    edge = ImageChops.subtract(mask, mask.filter(ImageFilter.MinFilter(3)))
    lay(image, edge, 0, 0, WHITE, 0.8)
    box = (left - 20, 130, round(left + wide) + 40, 262)
    image.paste(image.crop(box), box[:2])


@paints(
    "capital_lux/lobby-seat",
    [(seat, *state) for seat in range(4) for state in ((True, False), (False, False), (False, True))],
)
def _seat(seat: int, taken: bool, needed: bool) -> Sprite:
    """Draw a seat at the table, anchored at its middle."""
    image = canvas(180, 180)
    disc = ellipse(90, 90, 52)
    if taken:
        glow(image, disc, 11, HALO, 0.8)
        shadow(image, disc, 5, 4, NIGHT, 0.6)
        fill(image, disc, linear((0, 38), (0, 142), mix(PLATE, RIM, 0.45), PLATE, (10, 12, 46)))
        outline(image, ellipse(90, 90, 50), 4, linear((0, 38), (0, 142), WHITE, HALO, LILAC))
        mark = marks.seat_mark(seat, 27)
    else:
        fill(image, disc, (8, 10, 40), 0.72 if needed else 0.45)
        fill(image, ellipse(90, 90, 50).dashed(16, 11, 3.5 if needed else 2.4), RIM, 1 if needed else 0.7)
        mark = marks.seat_ghost(seat, 27, needed)
    mark.put(image, 90, 90)
    return sprite(image, -90, -90)
