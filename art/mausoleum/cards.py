"""Paints cards: the picture in their window, gold edges, the back, and the family signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from art.kit.figures import draw_figure
from art.kit.paint import Box, each, paints
from art.kit.paths import Group
from art.kit.relief import rays
from art.kit.stone import marble_paint
from art.kit.svg import svg
from art.mausoleum.building import draw_building
from art.mausoleum.emblems import draw_emblem
from art.mausoleum.scenery import key_frame, sea
from art.mausoleum.solids import UPRIGHT
from art.mausoleum.statues import guardian, lion, quadriga
from engine.mausoleum.components import WORDS
from render.kit.colour import Colour, mix
from render.kit.light import Stop, fill, glow, inner_shadow, linear, outline, radial, shadow
from render.kit.paths import Path, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.mausoleum.cards import BANDS, LOOKS, WINDOWS, dimmed, family
from render.mausoleum.layout import PILE_CARD

_GROUNDS: Final[dict[str, tuple[Colour, Colour]]] = {
    "character": ("#2E6DB4", "#071E42"),
    "event": ("#E58A54", "#5E1B0C"),
    "action": ("#3DB5B2", "#083A45"),
}
"""Middle and rim of a picture's ground by the family of its card."""
_EDGE: Final[tuple[Stop, ...]] = (
    (0, "#FFF0BE"), (0.22, "#E4B653"), (0.5, "#A9761F"), (0.75, "#E2B351"), (1, "#8A5812"),
)  # fmt: skip
_GLOWS: Final = {"bright": "#FFD873", "pending": "#FF7A3C"}
_PAD: Final = 26
"""Units around a card for its shadow and glow."""


def temple() -> Path:
    """Return a temple in a box of ±43."""
    columns = (rect(-29 + 15.3 * k, -1, 8, 25) for k in range(4))
    return Group(
        poly((0, -42), (30, -8), (-30, -8)), rect(-34, -8, 68, 7), *columns, rect(-34, 24, 68, 8), rect(-40, 32, 80, 9)
    )


def _bust() -> Path:
    return Group(ellipse(0, -18, 17, 20), svg("M -36 40 C -36 14 -20 6 0 6 C 20 6 36 14 36 40 Z"))


def _bolt() -> Path:
    return poly((8, -44), (-26, 6), (-4, 6), (-10, 44), (26, -12), (4, -12))


def _arrows() -> Path:
    over = Group(rect(-34, -22, 44, 12), poly((8, -36), (40, -16), (8, 4)))
    return Group(over, over.moved(turn=180))


_SIGNS: Final[dict[str, Callable[[], Path]]] = {
    "construction": temple,
    "character": _bust,
    "event": _bolt,
    "action": _arrows,
}


@paints("mausoleum/badge", BANDS)
def badge(group: str) -> Sprite:
    """Draw the sign of a family in a small round badge, anchored at its centre."""
    radius, half = 25, 41
    image = canvas(2 * half, 2 * half)
    disc, tones = ellipse(half, half, radius), BANDS[group]
    shadow(image, disc, 4, 3, "#061526", 0.6)
    fill(image, ellipse(half, half, radius + 3), "#FFF6DC")
    fill(image, disc, linear((0, half - radius), (0, half + radius), *tones))
    fill(image, _SIGNS[group]().moved(half, half, radius / 62), "#FFFBF2")
    return sprite(image, -half, -half)


@paints("mausoleum/marble-slab")
def marble_slab() -> Sprite:
    """Draw the marble under the words of a card, anchored at its upper left corner."""
    return sprite(marble_paint(11, 0.4)(480, 640, 0, 0))


@paints("mausoleum/window", each(WORDS, WINDOWS))
def window(word: str, shape: str) -> Sprite:
    """Draw the picture of a card, edge to edge."""
    group, (width, height) = family(word), WINDOWS[shape]
    if group == "construction":
        image = _construction(word, width, height)
    else:
        image = _emblem_window(word, group, width, height)
    inner_shadow(image, rect(0, 0, width, height), 6, 5, "#020A18", 0.55)
    return sprite(image)


def _construction(word: str, width: int, height: int) -> Image.Image:
    image = sea(width, height, 0.70, len(word))
    size = min(width / 272, height / 276)
    if word == "estatuas":
        _terrace(image, size)
        return image
    unit, aside, high = {"base": (15.6, 0.0, 2.9), "colunas": (16.2, 0.0, 8.0), "piramide": (16.2, 0.1, 13.4)}[word]
    tenths = round(unit * size * 10)
    unit = tenths / 10
    x, y = width / 2 + (aside - 0.15) * unit, height / 2 + high * unit * UPRIGHT
    draw_building(image, x, y, tenths, (word,), missing=True)
    return image


def _terrace(image: Image.Image, size: float) -> None:
    w, h = image.size
    quay = h * 0.80
    fill(image, rect(0, quay, w, h - quay), linear((0, quay), (0, h), "#F6EEDF", "#A9B6CC"))
    fill(image, rect(0, quay, w, 2.5 * size), "#FFFFFF")
    plinth = linear((0, h * 0.575), (0, h * 0.88), "#FFFDF6", "#D9CFBF", "#A9B4C8")
    fill(image, rect(w * 0.20, h * 0.575, w * 0.60, h * 0.30), plinth)
    fill(
        image,
        rect(w * 0.16, h * 0.545, w * 0.68, h * 0.055),
        linear((0, h * 0.545), (0, h * 0.6), "#FFFFFF", "#E6DDCD"),
    )
    fill(image, rect(w * 0.16, h * 0.60, w * 0.68, h * 0.022), "#4A6490", 0.35)
    for figure, x, y, high in (
        (quadriga, 0.50, 0.55, 205), (guardian, 0.40, 0.86, 92), (guardian, 0.60, 0.86, 92),
        (lion, 0.17, 0.93, 150), (lion, 0.87, 0.93, 150),
    ):  # fmt: skip
        draw_figure(image, figure(), w * x, h * y, high * size, edge=2.0)


def _emblem_window(word: str, group: str, width: int, height: int) -> Image.Image:
    inner, outer = _GROUNDS[group]
    tones: tuple[Stop, ...] = ((0, inner), (0.45, mix(inner, outer, 0.5)), (1, outer))
    clip, middle = rect(0, 0, width, height), (width / 2, height / 2)
    image = Image.new("RGB", (width, height))
    fill(image, clip, radial((middle[0], middle[1] - height * 0.06), max(width, height) * 0.72, *tones))
    if group == "character":
        rays(image, *middle, max(width, height), 24, "#FFE7A8", 0.13, clip)
    if group == "event":
        rays(image, middle[0], height * 0.7, max(width, height), 9, "#FFD9B0", 0.12, clip)
    if group == "action":
        outline(image, ellipse(*middle, min(width, height) * 0.36), 2.4, "#CFF5EE", 0.16)
    draw_emblem(
        image,
        word,
        middle[0],
        middle[1] + height * 0.015,
        min(width, height) * (0.80 if group == "character" else 0.76),
    )
    return image


_FRAMES: Final[dict[str, tuple[int, int, int, int, int]]] = {
    "upright": (288, 640, 22, 9, 6), "lying": (366, 340, 22, 9, 6), "mini": (176, 238, 16, 6, 4),
}  # fmt: skip
"""Size of a card, radius of its corners, blur and drop of its shadow."""


def _frame(style: str, look: str) -> Sprite:
    wide, high, radius, blur, drop = _FRAMES[style]
    image = canvas(wide + 2 * _PAD, high + 2 * _PAD)
    outer = rect(_PAD, _PAD, wide, high, radius)
    if look in _GLOWS:
        glow(image, rect(_PAD + 4, _PAD + 4, wide - 8, high - 8, radius - 2), 11, _GLOWS[look], 0.95)
    shadow(image, outer, blur, drop, "#01060F", 0.6)
    fill(image, outer, linear((_PAD, _PAD), (_PAD + wide * 0.5, _PAD + high), *_EDGE))
    made = sprite(image, -_PAD, -_PAD)
    return made.coloured(dimmed(made.pixels)) if look == "dim" else made


@paints("mausoleum/upright", LOOKS, box=Box(288, 640, 76))
def upright(look: str, wide: int, high: int) -> Sprite:
    """Draw the gold edge of a standing card with its shadow, and its glow if it may be chosen."""
    return _frame("upright", look)


@paints("mausoleum/lying", LOOKS, box=Box(366, 340, 76))
def lying(look: str, wide: int, high: int) -> Sprite:
    """Draw the gold edge of a lying card."""
    return _frame("lying", look)


@paints("mausoleum/mini", ("calm", "pending"))
def mini(look: str) -> Sprite:
    """Draw the gold edge of a card on the table."""
    return _frame("mini", look)


@paints("mausoleum/card-back", sizes=(238, 270))
def back(height: int) -> Sprite:
    """Draw a card's back, anchored at its upper left corner."""
    pad, width = 26, round(height * 0.74)
    image = canvas(width + 2 * pad, height + 2 * pad)
    outer = rect(pad, pad, width, height, 16)
    shadow(image, outer, 6, 4, "#01060F", 0.6)
    fill(image, outer, linear((pad, pad), (pad + width * 0.5, pad + height), "#FFFDF6", "#E3D9C8", "#B9B2AA"))
    blue = radial((pad + width / 2, pad + height * 0.42), height * 0.7, "#2A73BE", "#124680", "#0A2850")
    fill(image, rect(pad + 6, pad + 6, width - 12, height - 12, 11), blue)
    fill(image, key_frame(pad + 14, pad + 14, pad + width - 14, pad + height - 14, 14, 2.2), "#E8B84A", 0.9)
    return sprite(image, -pad, -pad)


@paints("mausoleum/empty-place")
def empty_place() -> Sprite:
    """Draw an empty pile: a dashed outline on the cloth. Anchored at its upper left corner."""
    wide, high = PILE_CARD
    image = canvas(wide + 12, high + 12)
    place = rect(6, 6, wide, high, 16)
    fill(image, place, "#061A38", 0.5)
    fill(image, place.dashed(18, 12, 3.4), "#8FB9DE", 0.8)
    return sprite(image, -6, -6)
