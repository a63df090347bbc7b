"""Paints cards: whole faces for hands, value plates for rows, the back. Each guild has its own silhouette."""

from __future__ import annotations

import random
from typing import Final

from PIL import Image

from art.capital_lux import emblems
from art.capital_lux.scenery import skyline_mask
from art.capital_lux.tokens import draw_icon
from art.kit.paint import each, paints
from engine.capital_lux.components import COLOUR_OF, COLOURS, VALUE_OF, WORDS, Card
from render.capital_lux.cards import BACK, RATIO, solid, tile_width
from render.capital_lux.lettering import FACE, size_for
from render.capital_lux.tones import GUILDS, HALO, INK, LILAC, NIGHT, WHITE, deep, pale
from render.kit.colour import Rgb, mix
from render.kit.light import fill, glow, lay, linear, outline, radial, shadow
from render.kit.paths import Path, arc, poly, rect
from render.kit.sprites import Sprite, canvas, cut_out, sprite
from render.kit.type import write

_SKIES: Final[tuple[tuple[Rgb, Rgb, Rgb], ...]] = (
    ((22, 26, 120), (70, 140, 250), (16, 26, 104)),
    ((66, 18, 108), (240, 104, 196), (70, 18, 96)),
    ((8, 42, 96), (40, 200, 160), (8, 50, 86)),
    ((98, 28, 104), (255, 158, 52), (96, 30, 66)),
)
"""Sky above, sky at the roofs, and roofs, on the cards of each guild."""


def plate(colour: int, x: float, y: float, w: float, h: float) -> Path:
    """Return a guild's silhouette in a box: visor, arched window, crystal, coin."""
    short = min(w, h)
    r = short * 0.16
    match colour:
        case 0:
            c = short * 0.3
            corner = arc(x + r, y + r, r, 180, 270, points=10).outlines[0]
            foot = arc(x + w - r, y + h - r, r, 0, 90, points=10).outlines[0]
            return poly(*corner, (x + w - c, y), (x + w, y + c), *foot, (x + c, y + h), (x, y + h - c))
        case 1:
            top = w * 0.31
            dome = arc(x + w / 2, y + top, w / 2, 180, 360, top).outlines[0]
            right = arc(x + w - r, y + h - r, r, 0, 90, points=10).outlines[0]
            left = arc(x + r, y + h - r, r, 90, 180, points=10).outlines[0]
            return poly(*dome, *right, *left)
        case 2:
            c = short * 0.24
            return poly(
                (x + c, y), (x + w - c, y), (x + w, y + c), (x + w, y + h - c),
                (x + w - c, y + h), (x + c, y + h), (x, y + h - c), (x, y + c),
            )  # fmt: skip
        case _:
            return rect(x, y, w, h, short * 0.4)


# ---------------------------------------------------------------- value plates

_TILES: Final = [*each(COLOURS, ("on", "new", "lost"), (False, True)), *each(COLOURS, ("gone",))]


@paints("capital_lux/tile", _TILES, (66, 100, 150))
def tile(colour: int, height: int, state: str, several: bool = False) -> Sprite:
    """Draw the lit plate of a card's value, anchored at its upper left corner. ``several`` is a wider one.

    States: ``on``, ``new`` with a halo, ``gone`` just taken away, ``lost`` dark.
    """
    wide, m = tile_width(height, 1 + several), 40
    image = canvas(wide + 2 * m, height + 2 * m)
    shape = plate(colour, m, m, wide, height)
    if state == "new":
        glow(image, shape, 12, HALO, 1.0, 1.7)
        fill(image, shape.stroke(10, closed=True), HALO)
    elif state == "on":
        glow(image, shape, 6, GUILDS[colour], 0.4)
        shadow(image, shape, 4, 4, NIGHT, 0.6)
    if state == "gone":
        fill(image, shape, GUILDS[colour], 0.14)
        fill(image, shape.dashed(9, 7, 3), HALO)
    elif state == "lost":
        body = mix(GUILDS[colour], (40, 40, 70), 0.74)
        solid(image, shape, (mix(body, WHITE, 0.12), body, mix(body, NIGHT, 0.4)), 0.25)
    else:
        solid(image, shape, (pale(colour, 0.4), GUILDS[colour], deep(colour, 0.12)), 0.85)
    return sprite(image, -m, -m)


# ---------------------------------------------------------------- whole cards


@paints("capital_lux/card", range(len(WORDS)), (272, 400))
def face(card: Card, height: int) -> Sprite:
    """Draw a whole card, anchored at its upper left corner: the guild's quarter by night, value and power below."""
    colour, value = int(COLOUR_OF[card]), VALUE_OF[card]
    wide = round(height * RATIO)
    split = round(height * 0.6)
    body = Image.new("RGB", (wide, height))
    _quarter(body, colour, value, split)
    low = rect(0, split, wide, height - split)
    fill(body, low, linear((0, split), (0, height), pale(colour, 0.64), pale(colour, 0.16), deep(colour, 0.12)))
    fill(body, rect(0, split, wide, 3), WHITE)
    middle = split + (height - split) / 2
    write(body, wide * 0.3, middle - height * 0.006, str(value), FACE, size_for(round((height - split) * 0.56)), INK)
    emblems.power(colour, round((height - split) * 0.54)).put(body, wide * 0.72, middle - height * 0.006)
    return _framed(body, colour)


def _quarter(body: Image.Image, colour: int, seed: int, split: int) -> None:
    """Draw the upper part of a card: sky, roofs, the guild's sign."""
    wide = body.width
    top, low, roofs = _SKIES[colour]
    fill(body, rect(0, 0, wide, split), linear((0, 0), (0, split), top, mix(top, low, 0.5), low))
    light = Image.new("L", (wide, split), 0)
    light.paste(
        radial((wide / 2, split * 0.46), wide * 0.62, WHITE, (150,) * 3, (0,) * 3)(wide, split, 0, 0).getchannel(0)
    )
    lay(body, light, 0, 0, pale(colour, 0.25), 0.55)
    rng = random.Random(colour * 10 + seed)
    mask, windows = skyline_mask(rng, wide, split, split * 0.1, split * 0.46, wide * 0.06, wide * 0.15, 0.3, 0.55)
    lay(body, mask, 0, 0, roofs)
    lay(body, windows, 0, 0, pale(colour, 0.4), 0.7)
    emblems.emblem(colour, round(wide * 0.52)).put(body, wide / 2, split * 0.46)


def _framed(body: Image.Image, colour: int) -> Sprite:
    """Cut a body to a guild's silhouette and add its rim and its light."""
    (wide, high), m = body.size, 44
    shape = plate(colour, 0, 0, wide, high)
    rim = linear((0, 0), (0, high), pale(colour, 0.8), GUILDS[colour], deep(colour, 0.25))
    outline(body, shape, high * 0.028, rim)
    image = canvas(wide + 2 * m, high + 2 * m)
    around = shape.moved(m, m)
    glow(image, around, 12, GUILDS[colour], 0.55)
    shadow(image, around, 8, 7, NIGHT, 0.55)
    image.alpha_composite(cut_out(body, shape), (m, m))
    return sprite(image, -m, -m)


@paints("capital_lux/card-halo", COLOURS, (246, 384))
def halo(colour: int, height: int) -> Sprite:
    """Draw the light around a chosen card, below the card and anchored like it."""
    wide, m = round(height * RATIO), 60
    image = canvas(wide + 2 * m, height + 2 * m)
    shape = plate(colour, m, m, wide, height)
    glow(image, shape, 16, HALO, 1.0, 1.6)
    fill(image, shape.stroke(18, closed=True), HALO)
    return sprite(image, -m, -m)


@paints("capital_lux/card-back")
def back() -> Sprite:
    """Draw the back of a card, the ring of light over the city, anchored at its upper left corner."""
    height, m = BACK, 30
    wide = round(height * RATIO)
    body = Image.new("RGB", (wide, height))
    fill(body, rect(0, 0, wide, height), linear((0, 0), (0, height), (64, 52, 168), (34, 30, 110), (16, 16, 66)))
    shape = rect(0, 0, wide, height, wide * 0.13)
    outline(body, shape, height * 0.04, linear((0, 0), (0, height), WHITE, LILAC, (120, 104, 220)))
    ring = arc(wide / 2, height * 0.5, wide * 0.29, 0, 360, points=60)
    glow(body, ring.stroke(wide * 0.05), wide * 0.05, LILAC, 0.9)
    fill(body, ring.stroke(wide * 0.045), (226, 218, 255))
    draw_icon(body, "tower", wide / 2, height * 0.5, wide * 0.36, (226, 218, 255))
    image = canvas(wide + 2 * m, height + 2 * m)
    shadow(image, shape.moved(m, m), 5, 4, NIGHT, 0.6)
    image.alpha_composite(cut_out(body, shape), (m, m))
    return sprite(image, -m, -m)
