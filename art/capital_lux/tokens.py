"""Paints tokens: coins, modifiers, icons, badges, steps and rounds. Sprites are anchored at their centre."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from PIL import Image

from art.house import marks
from art.kit.paint import each, paints
from art.kit.paths import Cut, Group, ring
from art.kit.svg import svg
from engine.capital_lux.components import MODIFIERS, ROUNDS
from render.capital_lux import gauge
from render.capital_lux.cards import solid
from render.capital_lux.interlude import STEPS
from render.capital_lux.layout import LAID
from render.capital_lux.lettering import FACE, size_for
from render.capital_lux.tones import (
    ARROWS,
    BADGES,
    DANGER,
    GOLD,
    HALO,
    ICONS,
    INK,
    LILAC,
    NIGHT,
    PLATE,
    RIM,
    TEXT,
    WHITE,
    WON,
    Icon,
)
from render.kit.colour import Colour, Rgb, mix
from render.kit.light import fill, glow, linear, outline, shadow
from render.kit.paths import Path, Union, ellipse, poly, rect, star
from render.kit.sprites import Sprite, canvas, cut_out, sprite
from render.kit.type import width, write
from render.numbers import signed

# ---------------------------------------------------------------- coins and modifiers


def draw_coin(image: Image.Image, x: float, y: float, radius: float, bright: bool) -> None:
    """Draw a coin, grey if it is missing."""
    bright_stops = ((255, 238, 160), GOLD, (196, 112, 8))
    grey_stops = ((128, 132, 170), (88, 92, 132), (52, 56, 92))
    solid(image, ellipse(x, y, radius), bright_stops if bright else grey_stops, 0.8, max(1, round(radius / 11)))
    dark = (140, 74, 2) if bright else (34, 38, 68)
    fill(image, ring(x, y, radius * 0.69, radius * 0.8), dark, 0.6)
    fill(image, star(x, y, radius * 0.56, radius * 0.17, 4), dark)


@paints("capital_lux/coin", (False, True), (48, 92, 150))
def coin(height: int, missing: bool = False) -> Sprite:
    """Draw a gold coin. A missing one is grey and struck through."""
    half = height // 2 + 12
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    shadow(image, disc, 3, 2, "#03041A", 0.6)
    draw_coin(image, half, half, height / 2, not missing)
    if missing:
        bar = Path([[(half - height * 0.36, half + height * 0.36), (half + height * 0.36, half - height * 0.36)]])
        fill(image, bar.stroke(height * 0.2), (40, 10, 20))
        fill(image, bar.stroke(height * 0.11), WHITE)
    return sprite(image, -half, -half)


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


@paints("capital_lux/modifier", (None, *MODIFIERS), (56, 90, 160, 280))
def modifier(value: int | None, height: int) -> Sprite:
    """Draw a modifier: violet with a question mark while its value is hidden."""
    half = height // 2 + 22
    image = canvas(2 * half, 2 * half)
    shape = hexagon(half, half, height)
    glow(image, shape, 7, LILAC if value is None or value > 0 else DANGER, 0.45)
    shadow(image, shape, 3, 3, "#03041A", 0.6)
    draw_modifier(image, half, half, height, value)
    return sprite(image, -half, -half)


@paints("capital_lux/modifier-halo")
def modifier_halo() -> Sprite:
    """Draw the light around a modifier just laid in the Capital."""
    half = LAID // 2 + 50
    image = canvas(2 * half, 2 * half)
    shape = hexagon(half, half, LAID)
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


SHAPES: Final[dict[str, Callable[[], Path]]] = {
    "hand": _fan, "deck": _deck, "bonus": _bonus, "hourglass": _hourglass, "flag": marks.flag, "house": _house,
    "tower": _tower, "check": lambda: _line((-38, 4), (-11, 30), (40, -30)), "cross": _cross, "plus": _plus,
    "arrow": _arrow, "lock": _lock,
    "up": lambda: poly((0, -43), (46, 33), (-46, 33)), "play": lambda: poly((-32, -45), (44, 0), (-32, 45)),
    "star": lambda: star(0, 3, 50, 22, 5),
}  # fmt: skip


@functools.cache
def icon_path(shape: str) -> Path:
    """Return an icon in a box of ±50. Raises KeyError for an unknown shape."""
    return SHAPES[shape]()


def draw_icon(image: Image.Image, shape: str, x: float, y: float, height: float, ink: Colour) -> None:
    """Draw an icon on an image."""
    fill(image, icon_path(shape).moved(x, y, height / 100), ink)


def flat(look: Icon, height: int) -> Sprite:
    """Draw a flat icon with a soft shadow, and its light around it. Triangles have more light."""
    half = int(height * 0.7) + 20
    image = canvas(2 * half, 2 * half)
    shape = icon_path(look.shape).moved(half, half, height / 100, look.turn)
    if look.lit:
        glow(image, shape, max(3, height * (0.2 if look.shape == "up" else 0.12)), look.lit, 0.85)
    if look.shade:
        shadow(image, shape, 2.5, 2, "#03041A", 0.7)
    fill(image, shape, look.ink)
    return sprite(image, -half, -half)


@paints("capital_lux/icon", ICONS, (56, 150))
def icon(name: str, height: int) -> Sprite:
    """Draw a flat icon by its name, a key of ``ICONS``."""
    return flat(ICONS[name], height)


@paints("capital_lux/arrow", ARROWS, (100,))
def arrow(name: str, height: int) -> Sprite:
    """Draw an arrow by its name, a key of ``ARROWS``."""
    return flat(ARROWS[name], height)


@paints("capital_lux/badge", BADGES, (44, 84))
def badge(name: str, height: int) -> Sprite:
    """Draw an icon on a lit disc. ``name`` is a key of ``BADGES``."""
    (shape, ground), half = BADGES[name], height // 2 + 16
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    glow(image, disc, 5, ground, 0.6)
    shadow(image, disc, 3, 3, "#03041A", 0.5)
    solid(image, disc, (mix(ground, WHITE, 0.6), ground, mix(ground, (0, 40, 90), 0.35)))
    draw_icon(image, shape, half, half, height * 0.58, INK)
    return sprite(image, -half, -half)


def disc(shape: str, ink: Colour, ground: Colour) -> Sprite:
    """Draw an icon on a flat disc with a rim."""
    image = canvas(260, 260)
    fill(image, ellipse(130, 130, 120), ground)
    fill(image, ellipse(130, 130, 114).stroke(13, closed=True), ink)
    draw_icon(image, shape, 130, 128, 142, ink)
    return sprite(image)


@paints("capital_lux/over")
def over() -> Sprite:
    """Draw the sign of a hometown that is over its limit, while the round can still mend that."""
    return disc("hourglass", "#FFC04A", "#3A2606")


# ---------------------------------------------------------------- steps and rounds


@paints("capital_lux/step", each(range(1, 5), (False, True)), (100,))
def step(count: int, height: int, on: bool) -> Sprite:
    """Draw the number of a step on a disc. ``on`` lights the current step."""
    half = height // 2 + 22
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    if on:
        glow(image, disc, 8, (150, 190, 255), 0.8)
        solid(image, disc, (WHITE, (226, 232, 255), (176, 190, 250)))
    else:
        shadow(image, disc, 3, 2, NIGHT, 0.6)
        fill(image, disc, mix(PLATE, RIM, 0.2))
        outline(image, ellipse(half, half, height / 2 - 1.5), 3, mix(RIM, WHITE, 0.3))
    write(image, half, half, str(count), FACE, size_for(round(height * 0.5)), INK if on else TEXT)
    return sprite(image, -half, -half)


@paints("capital_lux/lamp", each(range(1, ROUNDS + 1), (-1, 0, 1)))
def lamp(number: int, state: int) -> Sprite:
    """Draw a round's lamp: over (-1), current (0), future (1)."""
    r, half = 29, 60
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, r)
    if state == 0:
        glow(image, disc, 12, "#C8D4FF", 0.95)
        fill(image, disc, WHITE)
        ink: Rgb = INK
    else:
        fill(image, disc, (58, 66, 150) if state < 0 else (14, 16, 52))
        fill(image, ellipse(half, half, r - 1.5).stroke(3, closed=True), RIM, 0.9 if state < 0 else 0.6)
        ink = (222, 228, 255) if state < 0 else (170, 180, 236)
    write(image, half, half, str(number), FACE, size_for(32), ink)
    return sprite(image, -half, -half)


@paints("capital_lux/stage-card", (-1, 0, 1))
def stage_card(state: int) -> Sprite:
    """Draw a step of the draft as a card: done (-1), current (0), future (1)."""
    wide, high, m = 56, 70, 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, 10)
    if state == 0:
        glow(image, body, 9, HALO, 0.9)
    shadow(image, body, 3, 3, "#03041A", 0.5)
    if state > 0:
        fill(image, body, PLATE, 0.9)
        outline(image, rect(m + 2, m + 2, wide - 4, high - 4, 8), 3, RIM, 0.8)
    else:
        tones = (WHITE, (244, 246, 255), (196, 206, 255)) if state == 0 else ((150, 250, 226), WON, (76, 190, 168))
        fill(image, body, linear((0, m), (0, m + high), *tones))
    return sprite(image, -m - wide // 2, -m - high // 2)


@paints("capital_lux/interlude-sign", (*STEPS, "starts", "score"))
def interlude_sign(name: str) -> Sprite:
    """Draw the sign of a step at the end of a round on a dark disc."""
    image = Image.new("RGB", (80, 80))
    disc = ellipse(40, 40, 28)
    fill(image, disc, mix(PLATE, RIM, 0.18))
    match name:
        case "modifiers":
            modifier(None, 46).put(image, 40, 40)
        case "limits":
            gauge.draw(image, 18, 33, 0, gauge.GaugeLevel(9, 8, 8, 8), 44, 14)
        case "gold":
            coin(44).put(image, 40, 40)
        case "lost":
            badge("cross", 44).put(image, 40, 40)
        case "bonus":
            icon("bonus", 44).put(image, 40, 40)
        case "starts":
            icon("flag", 40).put(image, 41, 40)
        case _:
            flat(Icon("star", GOLD), 44).put(image, 40, 39)
    return sprite(cut_out(image, disc), -40, -40)
