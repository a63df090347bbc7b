"""Paints the city by night: sky, ring of light, skylines and their reflection; and glass and frames to write on."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.kit.paint import Box, paints
from render.capital_lux.glass import GLASS, Glass
from render.capital_lux.layout import CITIES, WIDTH
from render.capital_lux.tones import ALARMS, DANGER, DUSK, EVENING, GOLD, HALO, WHITE
from render.kit.colour import Colour, Rgb, mix, rgb
from render.kit.light import Stop, fill, glow, lay, linear
from render.kit.paths import Path, arc, coverage, ellipse, rect
from render.kit.sprites import Sprite, canvas, sprite

_FINE: Final = 2
Swell = Callable[[float], float]
"""Factor of the roofs' height by position (0 to 1) along the skyline."""


def shine(image: Image.Image, mask: Image.Image, left: int, top: int, colour: Colour, strength: float = 1.0) -> None:
    """Add light through a mask to an RGB image. It brightens and never covers."""
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(image.width, left + mask.width), min(image.height, top + mask.height)
    if x1 <= x0 or y1 <= y0:
        return
    part = mask.crop((x0 - left, y0 - top, x1 - left, y1 - top))
    bands = [part.point([min(255, round(v * strength * c / 255)) for v in range(256)]) for c in rgb(colour)]
    image.paste(ImageChops.screen(image.crop((x0, y0, x1, y1)), Image.merge("RGB", bands)), (x0, y0))


def disc_light(radius: int, power: float = 2.0) -> Image.Image:
    """Return a mask that fades from its middle outward."""
    across = np.abs(np.arange(2 * radius, dtype=np.float32) + 0.5 - radius) / radius
    far = np.hypot(across[None, :], across[:, None])
    return Image.fromarray((255 * np.clip(1 - far, 0, 1) ** power).astype(np.uint8))


# ---------------------------------------------------------------- skylines


def _building(pen: ImageDraw.ImageDraw, rng: random.Random, x: float, y: float, w: float, foot: float) -> None:
    """Draw one silhouette with its roof."""
    right, low = x + w, max(foot, y + 2 * w)
    match rng.choice(("flat", "flat", "step", "spire", "slant", "dome", "fin", "twin")):
        case "flat":
            pen.rectangle((x, y, right, low), fill=255)
            if rng.random() < 0.4:
                pen.rectangle((x + w * 0.45, y - w * 0.5, x + w * 0.5, y), fill=255)
        case "step":
            for inset, up in ((0.0, 0.5), (0.2, 0.2), (0.36, -0.2)):
                pen.rectangle((x + w * inset, y + w * up, right - w * inset, low), fill=255)
        case "spire":
            pen.polygon(
                [(x + w / 2, y - w * 0.9), (right, y + w * 0.5), (right, low), (x, low), (x, y + w * 0.5)], fill=255
            )
        case "slant":
            pen.polygon([(x, y + w * 0.6), (right, y - w * 0.1), (right, low), (x, low)], fill=255)
        case "dome":
            pen.ellipse((x, y - w * 0.1, right, y + w * 0.9), fill=255)
            pen.rectangle((x, y + w * 0.4, right, low), fill=255)
            pen.rectangle((x + w * 0.48, y - w * 0.5, x + w * 0.52, y + 4), fill=255)
        case "fin":
            curve = arc(right, y + w * 0.9, w, 180, 270, w * 1.3).outlines[0]
            pen.polygon([(x, low), *curve, (right, low)], fill=255)
        case _:
            pen.rectangle((x, y, x + w * 0.42, low), fill=255)
            pen.rectangle((x + w * 0.58, y + w * 0.5, right, low), fill=255)
            pen.rectangle((x, y + w * 1.1, right, y + w * 1.25), fill=255)


def _windows(
    pen: ImageDraw.ImageDraw, rng: random.Random, x: float, y: float, w: float, foot: float, share: float
) -> None:
    k = _FINE
    row = y + w * 0.6
    while row < foot:
        column = x + 4 * k
        while column < x + w - 4 * k:
            if rng.random() < share:
                pen.rectangle((column, row, column + 2.4 * k, row + 3.2 * k), fill=rng.choice((90, 140, 200, 255)))
            column += 7 * k
        row += 9 * k


def skyline_mask(
    rng: random.Random,
    wide: int,
    foot: int,
    low: float,
    high: float,
    narrow: float,
    broad: float,
    lit: float,
    valley: float = 1.0,
    swell: Swell | None = None,
) -> tuple[Image.Image, Image.Image]:
    """Return masks (``wide`` × ``foot``) of roofs at the lower edge, and of their lit windows.

    Roofs are ``low`` to ``high`` and ``narrow`` to ``broad`` pixels. ``lit`` is the share of lit windows, ``valley``
    the height factor in the middle, ``swell`` the height factor by position.
    """
    k = _FINE
    roofs, windows = (Image.new("L", (wide * k, foot * k), 0) for _ in range(2))
    pens = ImageDraw.Draw(roofs), ImageDraw.Draw(windows)
    x = -20.0
    while x < wide + 20:
        w = rng.uniform(narrow, broad)
        place = (x + w / 2) / wide
        factor = swell(place) if swell else 1 if abs(place - 0.5) > 0.3 else valley
        top = foot - (low + (high - low) * rng.random() ** 1.6) * factor
        _building(pens[0], rng, x * k, top * k, w * k, foot * k)
        if lit:
            _windows(pens[1], rng, x * k, top * k, w * k, foot * k, lit)
        x += w * rng.uniform(0.72, 1.12)
    body = roofs.reduce(k)
    return body, ImageChops.multiply(windows.reduce(k), body)


def _bump(middle: float, broad: float, base: float, gain: float) -> Swell:
    return lambda place: base + gain * math.exp(-(((place - middle) / broad) ** 2))


def _layer(
    image: Image.Image,
    seed: int,
    ground: int,
    heights: tuple[float, float],
    widths: tuple[float, float],
    tones: tuple[Rgb, Rgb],
    windows: tuple[float, Rgb],
    swell: Swell | None,
    blur: float = 0,
) -> None:
    mask, lit = skyline_mask(random.Random(seed), image.width, ground, *heights, *widths, windows[0], 1.0, swell)
    if blur:
        mask = mask.filter(ImageFilter.GaussianBlur(blur))
    lay(image, mask, 0, 0, linear((0, ground - heights[1]), (0, ground), *tones))
    shine(image, lit, 0, 0, windows[1], 0.75)


# ---------------------------------------------------------------- sky


def _sky(image: Image.Image, ground: int) -> None:
    wide, high = image.size
    stops: tuple[Stop, ...] = (
        (0, (9, 10, 40)), (0.36 * ground / high, (24, 22, 84)), (0.7 * ground / high, (66, 48, 150)),
        (0.92 * ground / high, (104, 112, 208)), (ground / high, (120, 184, 232)),
    )  # fmt: skip
    fill(image, rect(0, 0, wide, high), linear((0, 0), (0, high), *stops))
    rng = random.Random(5)
    stars = Image.new("L", (wide, ground), 0)
    pen = ImageDraw.Draw(stars)
    for _ in range(wide // 7):
        x, y, r = rng.uniform(0, wide), rng.uniform(0, ground * 0.7), rng.choice((0.5, 0.7, 1.0, 1.4))
        level = int(rng.uniform(60, 230) * max(0.1, 1 - y / (ground * 0.76)))
        pen.ellipse((x - r, y - r, x + r, y + r), fill=level)
    shine(image, stars, 0, 0, WHITE)


def _clouds(image: Image.Image, ground: int, centre: tuple[float, float]) -> None:
    """Draw light in the air."""
    x0, y0 = centre
    clouds: tuple[tuple[float, float, int, int, Rgb, float], ...] = (
        (image.width * 0.2, ground * 0.28, 520, 150, (110, 60, 210), 0.45),
        (image.width * 0.84, ground * 0.2, 520, 140, (40, 90, 210), 0.5),
        (x0, ground * 0.77, 900, 130, (255, 150, 210), 0.3),
        (x0, y0, 480, 320, (150, 180, 255), 0.42),
    )
    for x, y, rx, ry, colour, strength in clouds:
        mask = disc_light(200, 1.6).resize((2 * rx, 2 * ry), Image.Resampling.BICUBIC)
        shine(image, mask, round(x - rx), round(y - ry), colour, strength)


def _ring(image: Image.Image, centre: tuple[float, float], radius: float, ground: int) -> None:
    """Draw the ring of light over the Capital."""
    x, y = centre
    view = (image.width, ground)

    def whole(mask: Image.Image, left: int, top: int) -> Image.Image:
        out = Image.new("L", view, 0)
        out.paste(mask, (left, top))
        return out

    disc = whole(*coverage(ellipse(x, y, radius)))
    band = whole(*coverage(arc(x, y, radius, 0, 360, points=180).stroke(9)))
    thin = whole(*coverage(arc(x, y, radius + 20, 0, 360, points=180).stroke(2)))
    shine(image, disc, 0, 0, (90, 110, 220), 0.34)
    shine(image, band.filter(ImageFilter.GaussianBlur(22)), 0, 0, (150, 190, 255), 1.6)
    shine(image, band.filter(ImageFilter.GaussianBlur(6)), 0, 0, (140, 180, 255), 0.8)
    shine(image, band, 0, 0, (176, 206, 255), 0.8)
    shine(image, thin, 0, 0, (170, 200, 255), 0.5)


def _mirror(image: Image.Image, ground: int) -> None:
    """Mirror the city in dark glass below the ground."""
    wide, high = image.size
    rest = high - ground
    if rest <= 0:
        return
    fill(image, rect(0, ground, wide, rest), linear((0, ground), (0, high), (16, 20, 64), (11, 13, 44), (7, 8, 30)))
    seen = image.crop((0, 0, wide, ground)).transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize((wide, rest))
    seen = seen.filter(ImageFilter.BoxBlur((3, 18))).point([int(v * 0.42) for v in range(256)] * 3)
    fade = Image.linear_gradient("L").resize((wide, rest)).point([max(0, 210 - v) for v in range(256)])
    image.paste(seen, (0, ground), fade)


def draw_city(wide: int, high: int, ground: int, centre: tuple[float, float], radius: float) -> Image.Image:
    """Draw the city with its ring of light around ``centre``. The houses stand at height ``ground``."""
    image = Image.new("RGB", (wide, high))
    middle = centre[0] / wide
    _sky(image, ground)
    _clouds(image, ground, centre)
    _ring(image, centre, radius, ground)
    k = ground / 428
    far, near = _bump(middle, 0.32, 0.55, 0.75), _bump(middle - 0.05, 0.4, 0.75, 0.4)
    _layer(image, 11, ground, (60 * k, 250 * k), (18, 46), ((96, 86, 196), (132, 172, 232)), (0, WHITE), far, 1.2)
    _layer(
        image,
        23,
        ground,
        (50 * k, 260 * k),
        (22, 60),
        ((58, 52, 150), (92, 112, 204)),
        (0.05, (255, 236, 200)),
        far,
        0.6,
    )
    _layer(
        image, 37, ground, (30 * k, 190 * k), (26, 70), ((30, 30, 102), (50, 60, 150)), (0.16, (255, 226, 170)), near
    )
    _layer(image, 58, ground, (16 * k, 90 * k), (30, 90), ((17, 18, 66), (26, 30, 96)), (0.22, (150, 230, 255)), None)
    _mirror(image, ground)
    return image


@paints("capital_lux/city", CITIES)
def city(ground: int) -> Sprite:
    """Draw the darkened city of a picture's ground. ``ground`` is the foot of the houses, a key of ``CITIES``."""
    image = draw_city(WIDTH, CITIES[ground], ground, (WIDTH / 2, ground * 0.62), ground * 0.46)
    return sprite(Image.blend(image, Image.new("RGB", image.size, EVENING), DUSK))


# ---------------------------------------------------------------- glass and frames

_ROOM: Final = 44
"""Units around a plate for its light."""


@paints("capital_lux/glass", [name for name, look in GLASS.items() if not look.lit], box=Box(120, 320, 26))
def glass(wide: int, high: int, name: str) -> Sprite:
    """Draw a plate of dark glass to write on, anchored at its upper left corner."""
    image = canvas(wide, high)
    draw_glass(image, 0, 0, wide, high, GLASS[name])
    return sprite(image)


@paints("capital_lux/lit-glass", [name for name, look in GLASS.items() if look.lit], box=Box(260, 320, 84))
def lit_glass(wide: int, high: int, name: str) -> Sprite:
    """Draw a plate of dark glass with light around it, anchored at its upper left corner."""
    image = canvas(wide + 2 * _ROOM, high + 2 * _ROOM)
    draw_glass(image, _ROOM, _ROOM, wide, high, GLASS[name])
    return sprite(image, -_ROOM, -_ROOM)


def draw_glass(image: Image.Image, x: int, y: int, wide: int, high: int, look: Glass) -> None:
    """Draw a plate of dark glass on an image."""
    tint, opacity, rim, lit = look
    radius = min(20, high // 2)
    shape = rect(x, y, wide, high, radius)
    if lit:
        glow(image, shape, 13, lit, 0.8)
        if image.mode == "RGBA":
            _hollow(image, shape)
    body = linear((0, y), (0, y + high), mix(tint, (120, 130, 255), 0.1), tint, mix(tint, (0, 0, 12), 0.35))
    fill(image, shape, body, opacity)
    edge = linear((0, y), (0, y + high), rim, mix(rim, tint, 0.7))
    fill(image, rect(x + 1, y + 1, wide - 2, high - 2, radius - 1).stroke(2, closed=True), edge, 0.85 if lit else 0.5)


def _hollow(image: Image.Image, shape: Path) -> None:
    """Remove the light below the glass, which would shine through."""
    mask, left, top = coverage(shape)
    alpha = image.getchannel("A")
    alpha.paste(0, (left, top), mask)
    image.putalpha(alpha)


@paints("capital_lux/alarm", range(3), box=Box(220, 240, 80))
def alarm(wide: int, high: int, loud: int) -> Sprite:
    """Draw the ground of a cell above its limit, anchored at the cell's upper left corner.

    ``loud`` is 0 during a draft, when everything may still change, 1 while players play cards, 2 in the last turns.
    """
    m, tones = 30, ALARMS[loud]
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m + 2, m + 5, wide - 6, high - 10, 14)
    glow(image, body, 10, DANGER, (0.3, 0.6, 0.9)[loud])
    fill(image, body, linear((0, m), (0, m + high), *tones))
    thick = (3, 4, 5)[loud]
    fill(image, rect(m + 4, m + 7, wide - 10, high - 14, 12).stroke(thick, closed=True), DANGER, (0.75, 1, 1)[loud])
    return sprite(image, -m, -m)


@paints("capital_lux/ransomed", box=Box(220, 240, 80))
def ransomed(wide: int, high: int) -> Sprite:
    """Draw the frame of a cell saved with gold, anchored like :func:`alarm`."""
    m = 30
    image = canvas(wide + 2 * m, high + 2 * m)
    frame = rect(m + 4, m + 7, wide - 10, high - 14, 12)
    glow(image, frame.stroke(6, closed=True), 8, GOLD, 0.8)
    fill(image, frame, GOLD, 0.16)
    fill(image, frame.stroke(4, closed=True), GOLD)
    return sprite(image, -m, -m)


@paints("capital_lux/fresh", box=Box(90, 90, 44))
def fresh(wide: int, high: int) -> Sprite:
    """Draw the ground of a number that the last turn changed, in the halo's colour, anchored at its upper left."""
    m = 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, 12)
    glow(image, body, 8, HALO, 0.9)
    fill(image, body, HALO)
    return sprite(image, -m, -m)
