"""Paints the signs of the four guilds and of their powers in the Capital. Paths fill a box of ±50."""

from __future__ import annotations

import functools
import math
from typing import Final

from PIL import Image

from art.capital_lux import tokens
from art.kit.paint import paints
from art.kit.paths import Cut, Group
from art.kit.svg import svg
from engine.capital_lux.components import COLOURS
from render.capital_lux.tones import GUILDS, TEXT, pale
from render.kit.light import fill, glow, linear, outline, shadow
from render.kit.paths import Path, Union, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite


def _eye() -> Path:
    """Return the Agent's eye, which sees hidden cards."""
    lids = svg("M -50 6 C -25 -35 25 -35 50 6 C 25 46 -25 46 -50 6 Z")
    brow = svg("M -41 -20 C -21 -45 21 -45 41 -20").stroke(8.5)
    return Group(Cut(lids, ellipse(0, 5, 22)), ellipse(0, 5, 12.5), brow)


def _petal(wide: float, high: float, turn: float) -> Path:
    shape = svg(
        f"M 0 0 C {-wide * 1.35} {-high * 0.42} {-wide * 0.75} {-high * 0.72} 0 {-high} "
        f"C {wide * 0.75} {-high * 0.72} {wide * 1.35} {-high * 0.42} 0 0 Z"
    )
    return shape.moved(turn=turn).moved(0, 45)


def _lotus() -> Path:
    """Return the Cleric's flower of five petals."""
    outer = Group(*(_petal(17, 57, turn) for turn in (-66, 66)))
    inner = Group(*(_petal(19, 78, turn) for turn in (-33, 33)))
    gap = Group(*(_petal(24, 86, turn) for turn in (-33, 33)))
    return Group(Cut(outer, gap), Cut(inner, _petal(27, 104, 0)), _petal(20, 93, 0))


def _ring(turn: float) -> Path:
    return ellipse(0, 0, 50, 20).moved(turn=turn).stroke(7.5, closed=True)


def _orbit() -> Path:
    """Return the Scientist's nucleus with two orbits."""
    moons = []
    for turn, place in ((38, -8), (-38, 188)):
        x, y = 50 * math.cos(math.radians(place)), 20 * math.sin(math.radians(place))
        moons.append(Path([[(x, y)]]).moved(turn=turn).outlines[0][0])
    gaps = [ellipse(0, 0, 18), *(ellipse(x, y, 13.5) for x, y in moons)]
    rings = Cut(Group(_ring(38), _ring(-38)), *gaps)
    return Group(rings, ellipse(0, 0, 13), *(ellipse(x, y, 9.5) for x, y in moons))


def _sail() -> Path:
    """Return the Merchant's ship."""
    main = svg("M 3 -50 C 45 -31 51 0 41 18 L 3 18 Z")
    jib = svg("M -6 -36 C -17 -10 -30 8 -46 18 L -6 18 Z")
    hull = svg("M -49 27 L 49 27 C 39 50 25 49 10 49 L -10 49 C -25 49 -39 50 -49 27 Z")
    return Group(main, jib, hull)


_PATHS: Final = (_eye, _lotus, _orbit, _sail)


@functools.cache
def path(colour: int) -> Path:
    """Return a guild's sign."""
    return _PATHS[colour]()


@paints("capital_lux/emblem", COLOURS, (56, 120))
def emblem(colour: int, height: int, lit: bool = True) -> Sprite:
    """Draw a guild's sign in its pale tint, anchored at its centre. ``lit`` adds its light."""
    half = int(height * 0.6) + 24
    image = canvas(2 * half, 2 * half)
    shape = path(colour).moved(half, half, height / 100)
    if lit:
        glow(image, shape, max(3, height * 0.09), GUILDS[colour], 0.75)
        shadow(image, shape, max(1.5, height * 0.03), round(height * 0.03), "#03041A", 0.5)
    top, foot = half - height / 2, half + height / 2
    fill(image, shape, linear((0, top), (0, foot), pale(colour, 0.85), pale(colour, 0.5)))
    return sprite(image, -half, -half)


def _into_home() -> Path:
    """Return an arrow down into a house."""
    house = poly((0, -50), (50, -4), (50, 6), (38, 6), (38, 48), (-38, 48), (-38, 6), (-50, 6), (-50, -4))
    arrow = Union([*rect(-8, -20, 16, 34).outlines, *poly((-25, 8), (25, 8), (0, 38)).outlines])
    return Cut(house, arrow)


def _new_card() -> Path:
    """Return one more card."""
    plus = Union([*rect(12, -5, 40, 14).outlines, *rect(25, -18, 14, 40).outlines])
    room = Union([*rect(3, -14, 58, 32).outlines, *rect(16, -27, 32, 58).outlines])
    return Group(Cut(rect(-42, -46, 62, 92, 9), room), plus)


@paints("capital_lux/power", COLOURS, (76, 150))
def power(colour: int, height: int) -> Sprite:
    """Draw the power of a guild's card in the Capital, in a disc ``height`` pixels high, anchored at its centre."""
    r = height / 2
    half = int(r) + 14
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, r)
    shadow(image, disc, 4, 3, "#02031A", 0.6)
    fill(image, disc, linear((0, half - r), (0, half + r), (48, 44, 138), (22, 22, 84), (12, 12, 50)))
    outline(image, ellipse(half, half, r - 1.5), max(2.0, r * 0.09), pale(colour, 0.25))
    _sign(image, colour, half, half, height * 0.66)
    return sprite(image, -half, -half)


def _sign(image: Image.Image, colour: int, x: float, y: float, size: float) -> None:
    match colour:
        case 0:
            tokens.draw_modifier(image, x, y, round(size * 1.06), None)
        case 1:
            fill(image, _into_home().moved(x, y - size * 0.02, size / 92), TEXT)
        case 2:
            fill(image, _new_card().moved(x - size * 0.03, y, size / 100), TEXT)
        case _:
            tokens.draw_coin(image, x - size * 0.16, y, size * 0.4, True)
            tokens.draw_icon(image, "plus", x + size * 0.42, y, size * 0.44, TEXT)
