"""Tokens: coins, modifiers, bonus cards and icons. Sprites are anchored at their centre."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageChops

from render import marks
from render.capital_lux.lettering import FACE, size_for
from render.capital_lux.tones import DANGER, GOLD, GRAIN, HALO, INK, LILAC, TEXT, WHITE, WON
from render.capital_lux.values import signed
from render.kit.colour import Colour, mix
from render.kit.light import Stop, fill, glow, lay, linear, shadow
from render.kit.paths import Cut, Group, Path, Union, coverage, ellipse, poly, rect, ring, star
from render.kit.sprites import Sprite, canvas, drawn, grained, sprite
from render.kit.svg import svg
from render.kit.type import width, write


def solid(image: Image.Image, shape: Path, stops: tuple[Stop, ...], gleam: float = 0.75, thick: int = 2) -> None:
    """Draw a lit plate: a gradient from top to foot, a bright upper and a dark lower edge."""
    _, top, _, foot = shape.box()
    fill(image, shape, linear((0, top), (0, foot), *stops))
    mask, left, high = coverage(shape)
    for drop, colour, opacity in ((thick, WHITE, gleam), (-thick, INK, 0.32)):
        moved = Image.new("L", mask.size, 0)
        moved.paste(mask, (0, drop))
        lay(image, ImageChops.subtract(mask, moved), left, high, colour, opacity)


# ---------------------------------------------------------------- coins


def draw_coin(image: Image.Image, x: float, y: float, radius: float, bright: bool) -> None:
    """Draw a coin, grey if it is missing."""
    bright_stops = ((255, 238, 160), GOLD, (196, 112, 8))
    grey_stops = ((128, 132, 170), (88, 92, 132), (52, 56, 92))
    solid(image, ellipse(x, y, radius), bright_stops if bright else grey_stops, 0.8, max(1, round(radius / 11)))
    dark = (140, 74, 2) if bright else (34, 38, 68)
    fill(image, ring(x, y, radius * 0.69, radius * 0.8), dark, 0.6)
    fill(image, star(x, y, radius * 0.56, radius * 0.17, 4), dark)


@drawn
def coin(height: int, bright: bool = True) -> Sprite:
    """Draw a gold coin. A missing one (``bright`` False) is grey and struck through."""
    half = height // 2 + 12
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    shadow(image, disc, 3, 2, "#03041A", 0.6)
    draw_coin(image, half, half, height / 2, bright)
    if not bright:
        bar = Path([[(half - height * 0.36, half + height * 0.36), (half + height * 0.36, half - height * 0.36)]])
        fill(image, bar.stroke(height * 0.2), (40, 10, 20))
        fill(image, bar.stroke(height * 0.11), WHITE)
    return sprite(image, -half, -half)


# ---------------------------------------------------------------- modifiers

LAID: Final = 76
"""Height of a modifier in the Capital, in pixels."""


def hexagon(x: float, y: float, high: float, inset: float = 0) -> Path:
    """Return the outline of a modifier around (x, y)."""
    w, h, c = high * 0.395 - inset, high * 0.5 - inset * 1.15, high * 0.5 - high * 0.237 - inset * 0.58
    return poly((x, y - h), (x + w, y - c), (x + w, y + c), (x, y + h), (x - w, y + c), (x - w, y - c))


def draw_modifier(image: Image.Image, x: float, y: float, high: int, value: int | None) -> None:
    """Draw a modifier. None is face down."""
    body, text = hexagon(x, y, high), "?" if value is None else signed(value)
    thick = max(1, high // 36)
    if value is None or value < 0:
        edge = ((236, 226, 255), LILAC, (140, 112, 224)) if value is None else ((255, 190, 170), DANGER, (170, 30, 20))
        core = (
            ((96, 70, 194), (66, 44, 150), (40, 26, 104))
            if value is None
            else ((124, 24, 32), (92, 12, 26), (60, 6, 22))
        )
        solid(image, body, edge, 0.8, thick)
        inner = hexagon(x, y, high, max(2.0, high * 0.05))
        _, top, _, foot = inner.box()
        fill(image, inner, linear((0, top), (0, foot), *core))
        ink: Colour = WHITE
    else:
        solid(image, body, (WHITE, (232, 222, 255), (176, 150, 250)), 0.8, thick)
        ink = INK
    size = size_for(max(8, round(high * (0.42 if value is None else 0.4))))
    while width(text, FACE, size) > high * 0.79 * 0.9:
        size -= 1
    write(image, x, y, text, FACE, size, ink)


@drawn
def modifier(value: int | None, height: int) -> Sprite:
    """Draw a modifier: violet with a question mark while its value is hidden."""
    half = height // 2 + 22
    image = canvas(2 * half, 2 * half)
    shape = hexagon(half, half, height)
    glow(image, shape, 7, LILAC if value is None or value > 0 else DANGER, 0.45)
    shadow(image, shape, 3, 3, "#03041A", 0.6)
    draw_modifier(image, half, half, height, value)
    return grained(sprite(image, -half, -half), GRAIN)


@drawn
def modifier_halo(height: int) -> Sprite:
    """Draw the light around a newly laid modifier."""
    half = height // 2 + 50
    image = canvas(2 * half, 2 * half)
    shape = hexagon(half, half, height)
    glow(image, shape, 13, HALO, 1.0, 1.7)
    fill(image, shape.stroke(11, closed=True), HALO)
    return sprite(image, -half, -half)


# ---------------------------------------------------------------- icons


def _fan() -> Path:
    cards: list[Path] = []
    for turn in (-24, 0, 24):
        card = rect(-17, -76, 34, 58, 5).moved(0, 52, 1, turn)
        room = rect(-22, -81, 44, 68, 8).moved(0, 52, 1, turn)
        cards = [Cut(one, room) for one in cards]
        cards.append(card)
    return Group(*cards).moved(0, 2, 1.1)


def _bonus() -> Path:
    return Cut(rect(-34, -49, 68, 98, 9), star(0, 2, 27, 11.5, 5))


def _deck() -> Path:
    out: list[Path] = []
    for k in (2, 1, 0):
        card = rect(-40 + 10 * k, -29 - 10 * k, 56, 78, 7)
        room = rect(-45 + 10 * k, -34 - 10 * k, 66, 88, 9)
        out = [Cut(one, room) for one in out]
        out.append(card)
    return Group(*out)


def _hourglass() -> Path:
    glass = svg(
        "M -29 -36 L 29 -36 C 29 -14 5 -8 5 0 C 5 8 29 14 29 36 L -29 36 C -29 14 -5 8 -5 0 C -5 -8 -29 -14 -29 -36 Z"
    )
    hollow = svg("M -19 -29 L 19 -29 C 18 -24 15 -19 12 -16 L -12 -16 C -15 -19 -18 -24 -19 -29 Z")
    return Group(Cut(glass, hollow), rect(-37, -50, 74, 11, 4), rect(-37, 39, 74, 11, 4))


def _house() -> Path:
    small = Cut(poly((-49, 45), (-49, 4), (-26, -20), (-3, 4), (-3, 45)), rect(-32, 18, 13, 27))
    windows = [rect(14, y, 22, 10) for y in (-17, 4, 25)]
    return Group(small, Cut(poly((4, 45), (4, -26), (26, -46), (49, -26), (49, 45)), *windows))


def _tower() -> Path:
    parts = [poly((0, -50), (10, -25), (10, 45), (-10, 45), (-10, -25))]
    for side in (-1, 1):
        parts.append(poly((16 * side, -5), (16 * side, 45), (31 * side, 45), (31 * side, 4)))
        parts.append(poly((37 * side, 17), (37 * side, 45), (50 * side, 45), (50 * side, 22)))
    return Group(*parts)


def _line(*points: tuple[float, float], thick: float = 17) -> Path:
    return Path([list(points)]).stroke(thick)


def _cross() -> Path:
    return Union(_line((-33, -33), (33, 33)).outlines + _line((-33, 33), (33, -33)).outlines)


def _plus() -> Path:
    return Union(_line((-38, 0), (38, 0)).outlines + _line((0, -38), (0, 38)).outlines)


def _arrow() -> Path:
    return Group(_line((-44, 0), (18, 0), thick=15), poly((12, -36), (50, 0), (12, 36)))


def _lock() -> Path:
    shackle = svg("M -20 -8 L -20 -22 C -20 -50 20 -50 20 -22 L 20 -8")
    return Group(rect(-34, -8, 68, 56, 9), shackle.stroke(11))


ICONS: Final[dict[str, Callable[[], Path]]] = {
    "hand": _fan, "deck": _deck, "bonus": _bonus, "hourglass": _hourglass, "flag": marks.flag, "house": _house,
    "tower": _tower, "check": lambda: _line((-38, 4), (-11, 30), (40, -30)), "cross": _cross, "plus": _plus,
    "arrow": _arrow, "lock": _lock,
    "up": lambda: poly((0, -43), (46, 33), (-46, 33)), "down": lambda: poly((0, 43), (46, -33), (-46, -33)),
    "play": lambda: poly((-32, -45), (44, 0), (-32, 45)),
    "star": lambda: star(0, 3, 50, 22, 5), "card": lambda: rect(-33, -48, 66, 96, 9),
}  # fmt: skip


@functools.cache
def icon_path(name: str) -> Path:
    """Return an icon in a box of ±50. Raises KeyError for an unknown name."""
    return ICONS[name]()


def draw_icon(image: Image.Image, name: str, x: float, y: float, height: float, ink: Colour) -> None:
    """Draw an icon on an image."""
    fill(image, icon_path(name).moved(x, y, height / 100), ink)


@drawn
def icon(name: str, height: int, ink: Colour = TEXT, lit: Colour = "") -> Sprite:
    """Draw a flat icon with a soft shadow, or with a light of colour ``lit`` around it. Names: see ``ICONS``."""
    half = int(height * 0.6) + 20
    image = canvas(2 * half, 2 * half)
    shape = icon_path(name).moved(half, half, height / 100)
    if lit:
        glow(image, shape, max(3, height * 0.12), lit, 0.85)
    shadow(image, shape, 2.5, 2, "#03041A", 0.7)
    fill(image, shape, ink)
    return sprite(image, -half, -half)


def hand(height: int, ink: Colour = (214, 222, 255)) -> Sprite:
    """Draw cards in a hand."""
    return icon("hand", height, ink)


def deck(height: int) -> Sprite:
    """Draw the draw pile."""
    return icon("deck", height, (214, 222, 255))


def bonus(height: int) -> Sprite:
    """Draw a bonus card."""
    return icon("bonus", height, WON)


def flag(height: int) -> Sprite:
    """Draw the flag of this round's first player."""
    return icon("flag", height, WHITE)


def hourglass(height: int) -> Sprite:
    """Draw the sign of a player who must act."""
    return icon("hourglass", height, GOLD, mix(GOLD, DANGER, 0.3))


def check(height: int) -> Sprite:
    """Draw the sign of a player who has acted."""
    return icon("check", height, WON)


def badge(name: str, height: int, ground: Colour = WON, ink: Colour = INK) -> Sprite:
    """Draw an icon on a lit disc."""
    return _badge(name, height, ground, ink)


@drawn
def _badge(name: str, height: int, ground: Colour, ink: Colour) -> Sprite:
    half = height // 2 + 16
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    glow(image, disc, 5, ground, 0.6)
    shadow(image, disc, 3, 3, "#03041A", 0.5)
    solid(image, disc, (mix(ground, WHITE, 0.6), ground, mix(ground, (0, 40, 90), 0.35)))
    draw_icon(image, name, half, half, height * 0.58, ink)
    return sprite(image, -half, -half)


@drawn
def disc(name: str, ink: Colour, ground: Colour) -> Sprite:
    """Draw an icon on a flat disc with a rim."""
    image = canvas(260, 260)
    fill(image, ellipse(130, 130, 120), ground)
    fill(image, ellipse(130, 130, 114).stroke(13, closed=True), ink)
    draw_icon(image, name, 130, 128, 142, ink)
    return sprite(image)


def over() -> Sprite:
    """Draw the sign of a hometown that is over its limit, while the round can still mend that."""
    return disc("hourglass", "#FFC04A", "#3A2606")
