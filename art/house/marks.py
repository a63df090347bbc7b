"""Shared by all games: the four seat marks, and the icons with one meaning each."""

from __future__ import annotations

import math
import string
from collections.abc import Callable
from typing import Final

from PIL import Image

from art.kit.paint import each, paints
from art.kit.paths import Group, ring
from art.kit.relief import emboss, gold
from art.kit.svg import svg
from render.kit import paths
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, linear, outline, shadow
from render.kit.paths import Path, arc, capsule, ellipse, poly, rect, star
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import write
from render.theme import SEAT_COLOURS

_LETTER: Final = "#1B2036"
"""Ink and rim of the letter of a choice."""


def seat_path(seat: int, radius: float) -> Path:
    """Return the shape of a seat around the origin."""
    r = radius
    match seat:
        case 0:
            return poly((0, -r * 1.08), (r * 1.08, r * 0.82), (-r * 1.08, r * 0.82))
        case 1:
            return poly((0, -r * 1.16), (r * 1.02, 0), (0, r * 1.16), (-r * 1.02, 0))
        case 2:
            return ellipse(0, 0, r)
        case _:
            return rect(-r * 0.9, -r * 0.9, 1.8 * r, 1.8 * r, r * 0.16)


@paints("house/seat-mark", range(4), sizes=(15, 24, 34, 48))
def seat_mark(seat: int, radius: int) -> Sprite:
    """Draw a seat's mark in relief with a light rim, anchored at its centre."""
    half = int(radius * 1.7) + 4
    image = canvas(2 * half, 2 * half)
    shape, colour = seat_path(seat, radius).moved(half, half), SEAT_COLOURS[seat]
    shadow(image, shape, radius * 0.2, max(1, int(radius * 0.1)), "#04101F", 0.5)
    outline(image, shape, radius * 0.34, "#FFFBF2")
    body = linear(
        (half - radius, half - radius), (half + radius * 0.4, half + radius),
        mix(colour, "#FFFFFF", 0.28), colour, mix(colour, "#04101F", 0.22),
    )  # fmt: skip
    emboss(image, shape, body, max(0.8, radius * 0.12), 0.7)
    return sprite(image, -half, -half)


@paints("house/letter", string.ascii_uppercase, sizes=(62, 96))
def letter(text: str, height: int) -> Sprite:
    """Draw the letter of a choice: ink on a white disc, ``height`` units high, anchored at its centre."""
    half = height // 2 + 14
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    shadow(image, disc, 5, 4, "#000000", 0.7)
    fill(image, disc, _LETTER)
    fill(image, ellipse(half, half, height * 0.43), "#FFFFFF")
    write(image, half, half, text, "label", round(height * 0.8), _LETTER)
    return sprite(image, -half, -half)


@paints("house/seat-ghost", each(range(4), (False, True)), sizes=(30,))
def seat_ghost(seat: int, radius: int, strong: bool) -> Sprite:
    """Draw a free seat as a dashed outline, fainter for an optional seat."""
    half = int(radius * 1.6) + 4
    image = canvas(2 * half, 2 * half)
    shape, colour = seat_path(seat, radius).moved(half, half), SEAT_COLOURS[seat]
    fill(image, shape, colour, 0.34 if strong else 0.16)
    outlined = shape.dashed(9, 6, 3)
    fill(image, outlined, mix(colour, "#FFFFFF", 0.5), 1 if strong else 0.6)
    return sprite(image, -half, -half)


def leaf(x: float, y: float, length: float, width: float, turn: float) -> Path:
    """Return a pointed leaf from its stem."""
    a, b, low = length * 0.25, length * 0.75, width * 0.8
    return svg(f"M 0 0 C {a} {-width} {b} {-width} {length} 0 C {b} {low} {a} {low} 0 0 Z").moved(x, y, 1, turn)


def laurel(radius: float = 40, leaves: int = 9, gap: float = 34, length: float = 15, width: float = 5) -> Group:
    """Return a wreath around the origin, open at the top by ``gap`` degrees on either side."""
    parts: list[Path] = []
    for side in (-1, 1):
        for k in range(leaves):
            angle = 90 + side * (8 + (172 - gap) * k / (leaves - 1))
            x, y = radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))
            along = angle + side * 90
            parts.append(leaf(x, y, length, width, along - side * 24))
            parts.append(leaf(x, y, length * 0.9, width * 0.9, along + side * 32))
        parts.append(arc(0, 0, radius, 90, 90 + side * (180 - gap)).stroke(1.6))
    return Group(*parts)


def wreath(image: Image.Image, x: float, y: float, radius: float) -> None:
    """Draw the sign of points: a golden laurel."""
    shape = laurel().moved(x, y, radius / 46)
    shadow(image, shape, radius * 0.05, int(radius * 0.05), "#2A1A02", 0.45)
    body = linear((x - radius, y - radius), (x + radius * 0.4, y + radius), "#FFE08A", "#D59A2C", "#94600F")
    emboss(image, shape, body, max(0.7, radius * 0.045), 0.8)


@paints("house/laurels", sizes=(60, 120))
def laurels(radius: int) -> Sprite:
    """Draw the sign of points alone, anchored at its centre."""
    half = int(radius * 1.35) + 2
    image = canvas(2 * half, 2 * half)
    wreath(image, half, half, radius)
    return sprite(image, -half, -half)


@paints("house/points", sizes=(34, 56))
def points_icon(radius: int) -> Sprite:
    """Draw the points icon, a star in a laurel, anchored at the centre."""
    half = int(radius * 1.35) + 2
    image = canvas(2 * half, 2 * half)
    wreath(image, half, half, radius)
    fill(image, star(half, half, radius * 0.46, radius * 0.19, 5), "#FFE9A8")
    return sprite(image, -half, -half)


BACK: Final = "#1D5FA3"
"""Back of the cards of :func:`hand_icon`."""


@paints("house/hand", sizes=(60, 170))
def hand_icon(height: int) -> Sprite:
    """Draw a hand of three fanned cards, anchored at the centre."""
    half = height
    image = canvas(2 * half, 2 * half)
    for turn, shift in ((-20, -0.34), (0, 0.0), (20, 0.34)):
        x, y = half + shift * height, half + abs(shift) * 0.2 * height
        card = rect(-0.31 * height, -0.46 * height, 0.62 * height, 0.92 * height, 0.09 * height).moved(x, y, 1, turn)
        inner = rect(-0.24 * height, -0.39 * height, 0.48 * height, 0.78 * height, 0.05 * height).moved(x, y, 1, turn)
        shadow(image, card, 0.05 * height, 1, "#061526", 0.5, 1)
        fill(image, card, "#FFFBF2")
        tones = (mix(BACK, "#FFFFFF", 0.25), BACK, mix(BACK, "#000000", 0.35))
        fill(image, inner, linear((x - height / 2, y - height / 2), (x + height / 2, y + height / 2), *tones))
    return sprite(image, -half, -half)


def _lock() -> Path:
    shackle = arc(0, -8, 17, 180, 360, 22).stroke(9)
    return Group(rect(-26, -6, 52, 44, 8), shackle, capsule(-17, -8, -17, 0, 4.5), capsule(17, -8, 17, 0, 4.5))


def _key() -> Path:
    return Group(ring(-22, 0, 10, 22), rect(-4, -5, 46, 10, 2), rect(24, 0, 8, 18, 2), rect(36, 0, 7, 14, 2))


def _deck() -> Path:
    return Group(*(rect(-22 + 7 * k, -30 + 7 * k, 36, 48, 5) for k in range(3)))


def _swap() -> Path:
    over = Group(rect(-34, -22, 44, 12), poly((8, -36), (40, -16), (8, 4)))
    return Group(over, over.moved(turn=180))


def _check() -> Path:
    return Path([[(-30, 2), (-8, 24), (32, -24)]]).stroke(15)


def _cross() -> Path:
    return Group(capsule(-24, -24, 24, 24, 7.5), capsule(-24, 24, 24, -24, 7.5))


def _hourglass() -> Path:
    glass = svg(
        "M -22 -34 L 22 -34 C 22 -14 6 -8 6 0 C 6 8 22 14 22 34 L -22 34 C -22 14 -6 8 -6 0 C -6 -8 -22 -14 -22 -34 Z"
    )
    return Group(glass, rect(-30, -42, 60, 10, 4), rect(-30, 32, 60, 10, 4))


def _arrow() -> Path:
    return Group(rect(-38, -8, 44, 16, 4), poly((2, -28), (40, 0), (2, 28)))


def _bin() -> Path:
    return Group(rect(-26, -18, 52, 56, 8), rect(-34, -30, 68, 9, 4), rect(-12, -40, 24, 12, 4))


def flag() -> Path:
    """Return the first player's flag in a box of ±50."""
    return Group(rect(-34, -50, 10, 100, 4), svg("M -18 -47 L 46 -47 L 28 -21 L 46 5 L -18 5 Z"))


_ICONS: Final[dict[str, Callable[[], Path]]] = {
    "lock": _lock, "key": _key, "deck": _deck, "swap": _swap, "check": _check, "cross": _cross,
    "turn": _hourglass, "arrow": _arrow, "discard": _bin, "flag": flag,
}  # fmt: skip


@paints("house/icon", _ICONS, sizes=(54, 90, 130))
def icon(name: str, height: int, colour: Colour = "#FFFFFF") -> Sprite:
    """Draw a flat icon, anchored at its centre: lock, key, deck, swap, check, cross, turn, arrow, discard, flag."""
    half = int(height * 0.7) + 2
    image = canvas(2 * half, 2 * half)
    fill(image, _ICONS[name]().moved(half, half, height / 90), colour)
    return sprite(image, -half, -half)


RIMMED: Final = (
    ("flag", "#FFE7A0", "#1D120A"),
    ("turn", "#FFE7A0", "#1D120A"),
    ("check", "#FFE7A0", "#1D120A"),
    ("check", "#8CF0B4", "#0B2A1A"),
    ("cross", "#FF6B4A", "#2A0A02"),
)
"""Icons with a rim: name, colour, rim."""


@paints("house/rimmed", RIMMED, sizes=(34, 92))
def rimmed(name: str, height: int, colour: Colour, rim: Colour) -> Sprite:
    """Draw an icon with a rim of ``rim`` that parts it from any ground, anchored at its centre."""
    half = int(height * 0.8) + 6
    image = canvas(2 * half, 2 * half)
    shape = _ICONS[name]().moved(half, half, height / 90)
    outline(image, shape, height * 0.22, rim)
    fill(image, shape, colour)
    return sprite(image, -half, -half)


@paints("house/coin", sizes=(48,))
def coin(radius: int) -> Sprite:
    """Draw a gold coin, anchored at its centre."""
    half = int(radius * 1.3) + 3
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, radius)
    shadow(image, disc, radius * 0.12, int(radius * 0.1))
    emboss(image, disc, gold(half - radius, half - radius, half + radius, half + radius), radius * 0.1)
    emboss(image, star(half, half, radius * 0.62, radius * 0.2, 4), "#FFE9A8", radius * 0.05)
    return sprite(image, -half, -half)


@paints("house/lobby-seat", each(range(4), (False, True), (False, True)))
def lobby_seat(number: int, taken: bool, needed: bool) -> Sprite:
    """Paint a seat of a lobby for games without their own, anchored at its centre."""
    image, disc = canvas(200, 200), paths.ellipse(100, 100, 58)
    if taken:
        glow(image, disc, 10, "#F2B64C", 0.7)
        fill(image, disc, linear((0, 42), (0, 158), mix("#26315F", "#FFFFFF", 0.12), "#26315F"))
        outline(image, paths.ellipse(100, 100, 56), 4, "#F2B64C")
        seat_mark(number, 30).put(image, 100, 100)
    else:
        fill(image, disc, "#26315F", 0.7 if needed else 0.4)
        fill(image, disc.dashed(17, 11, 4 if needed else 2.6), "#B9C7E6", 0.95 if needed else 0.6)
        seat_ghost(number, 30, needed).put(image, 100, 100)
    return sprite(image, -100, -100)
