"""Cards: the picture in their window, the small face on the table, the back, and the family signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from render.kit import light
from render.kit.cards import cut_out
from render.kit.colour import Colour, mix, rgb
from render.kit.figures import draw_figure
from render.kit.light import Stop, emboss, fill, grain, inner_shadow, linear, outline, radial, rays, shadow
from render.kit.paths import Group, Path, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, drawn, kept, sprite
from render.kit.svg import svg
from render.mausoleum.building import draw_building
from render.mausoleum.emblems import draw_emblem, family
from render.mausoleum.scenery import key_frame, sea
from render.mausoleum.solids import UPRIGHT
from render.mausoleum.statues import guardian, lion, quadriga

BANDS: Final[dict[str, tuple[str, str, str]]] = {
    "construction": ("#3E8FD0", "#1D5FA3", "#103C70"),
    "character": ("#D9AC48", "#956310", "#5E3B06"),
    "event": ("#D5623A", "#A63A1C", "#651D0B"),
    "action": ("#2FA3A5", "#13757C", "#0A464E"),
}
"""Light, middle and dark colour of each family."""
_WINDOWS: Final[dict[str, tuple[Colour, Colour]]] = {
    "character": ("#2E6DB4", "#071E42"),
    "event": ("#E58A54", "#5E1B0C"),
    "action": ("#3DB5B2", "#083A45"),
}
GOLD_EDGE: Final[tuple[Stop, ...]] = (
    (0, "#FFF0BE"), (0.22, "#E4B653"), (0.5, "#A9761F"), (0.75, "#E2B351"), (1, "#8A5812"),
)  # fmt: skip


def _temple() -> Path:
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
    "construction": _temple,
    "character": _bust,
    "event": _bolt,
    "action": _arrows,
}


@drawn
def badge(group: str, radius: int) -> Sprite:
    """Draw the sign of a family in a small round badge, anchored at its centre."""
    half = radius + 16
    image = canvas(2 * half, 2 * half)
    disc, tones = ellipse(half, half, radius), BANDS[group]
    shadow(image, disc, 4, 3, "#061526", 0.6)
    fill(image, ellipse(half, half, radius + 3), "#FFF6DC")
    fill(image, disc, linear((0, half - radius), (0, half + radius), *tones))
    fill(image, _SIGNS[group]().moved(half, half, radius / 62), "#FFFBF2")
    return sprite(image, -half, -half)


@drawn
def window(word: str, width: int, height: int) -> Sprite:
    """Draw the picture of a card, edge to edge."""
    group = family(word)
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
    draw_building(image, x, y, tenths, frozenset({word}), halo=False, ghost=("#D6EEFA", 0.5))
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
    inner, outer = _WINDOWS[group]
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
    image = grain(image, 9)
    draw_emblem(
        image,
        word,
        middle[0],
        middle[1] + height * 0.015,
        min(width, height) * (0.80 if group == "character" else 0.76),
    )
    return image


_PAD: Final = 26
"""Pixels around a card for its shadow and glow."""


def frame(width: int, height: int, radius: float, edge: int, glow: str = "") -> tuple[Image.Image, int]:
    """Draw a card's gold edge on an empty image. Returns it and the margin for shadow and glow."""
    made = kept(("frame", width, height, radius, edge, glow), lambda: _frame(width, height, radius, edge, glow))
    image = canvas(width + 2 * _PAD, height + 2 * _PAD)
    made.put(image, 0, 0)
    return image, _PAD


def _frame(width: int, height: int, radius: float, edge: int, glow: str) -> Sprite:
    pad = _PAD
    image = canvas(width + 2 * pad, height + 2 * pad)
    outer = rect(pad, pad, width, height, radius)
    if glow:
        light.glow(image, rect(pad + 4, pad + 4, width - 8, height - 8, radius - 2), 11, glow, 0.95)
    shadow(image, outer, 9 if edge > 6 else 6, 6 if edge > 6 else 4, "#01060F", 0.6)
    fill(image, outer, linear((pad, pad), (pad + width * 0.5, pad + height), *GOLD_EDGE))
    return sprite(image)


@drawn
def mini(word: str, width: int, height: int, glow: str = "") -> Sprite:
    """Draw a face-up card on the table: its picture, no words. Anchored at its upper left corner."""
    image, pad = frame(width, height, 16, 6, glow)
    picture = window(word, width - 12, height - 12)
    image.alpha_composite(cut_out(picture.pixels, rect(0, 0, *picture.pixels.size, 11)), (pad + 6, pad + 6))
    return sprite(image, -pad, -pad)


@drawn
def leaning(word: str, width: int, height: int, turn: int) -> Sprite:
    """Draw a :func:`mini` card turned by ``turn`` degrees, for a lower card of a pile. Anchored at its middle."""
    card = mini(word, width, height)
    image = card.rgba().rotate(turn, Image.Resampling.BICUBIC, expand=True)
    return sprite(image, -image.width // 2, -image.height // 2)


@drawn
def back(width: int, height: int) -> Sprite:
    """Draw a card's back, anchored at its upper left corner."""
    pad = 26
    image = canvas(width + 2 * pad, height + 2 * pad)
    outer = rect(pad, pad, width, height, 16)
    shadow(image, outer, 6, 4, "#01060F", 0.6)
    fill(image, outer, linear((pad, pad), (pad + width * 0.5, pad + height), "#FFFDF6", "#E3D9C8", "#B9B2AA"))
    blue = radial((pad + width / 2, pad + height * 0.42), height * 0.7, "#2A73BE", "#124680", "#0A2850")
    fill(image, rect(pad + 6, pad + 6, width - 12, height - 12, 11), blue)
    fill(image, key_frame(pad + 14, pad + 14, pad + width - 14, pad + height - 14, 14, 2.2), "#E8B84A", 0.9)
    return sprite(image, -pad, -pad)


@drawn
def empty_place(width: int, height: int) -> Sprite:
    """Draw an empty pile: a dashed outline on the cloth. Anchored at its upper left corner."""
    image = canvas(width + 12, height + 12)
    place = rect(6, 6, width, height, 16)
    fill(image, place, "#061A38", 0.5)
    fill(image, place.dashed(18, 12, 3.4), "#8FB9DE", 0.8)
    return sprite(image, -6, -6)


def dimmed(image: Image.Image) -> Image.Image:
    """Return an RGB picture in cold grey: an unplayable card."""
    grey = image.convert("L").convert("RGB")
    cold = Image.blend(image, grey, 0.65)
    return Image.blend(Image.new("RGB", image.size, rgb("#0B1B33")), cold, 0.62)


def plaque(image: Image.Image, x: float, y: float, width: float, height: float, radius: float = 10) -> None:
    """Draw a gold-edged panel of blue enamel for a number or a word."""
    edge = rect(x, y, width, height, radius)
    shadow(image, edge, 5, 3, "#1A1206", 0.45)
    emboss(image, edge, light.gold(*edge.box()), 3)
    blue = radial((x + width * 0.4, y + height * 0.3), max(width, height) * 0.8, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, rect(x + 6, y + 6, width - 12, height - 12, max(2, radius - 4)), blue)
